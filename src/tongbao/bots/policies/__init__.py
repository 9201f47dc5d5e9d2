"""Policies: which choice looks best at once, learned from stronger play."""
