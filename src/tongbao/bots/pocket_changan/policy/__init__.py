"""Learned policy of Pocket Chang’An: features of a choice."""
