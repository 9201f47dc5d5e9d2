"""Learned policy of Chang’an: features of a choice."""
