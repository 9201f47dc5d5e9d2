"""Notifications: what is worth telling, whom it reaches, and its delivery by email, push and webhook."""
