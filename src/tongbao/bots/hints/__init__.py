"""Hints: the best choices of a position, what they bring, and why, in words."""
