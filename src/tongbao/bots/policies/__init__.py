"""Policies: what looks best at once, learned from stronger play."""
