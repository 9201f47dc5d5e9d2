"""Contests: tournaments, and the deal of the day."""
