"""Notifications: what is worth telling, whom it reaches, and its delivery by e-mail, push and webhook."""
