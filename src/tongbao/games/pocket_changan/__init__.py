"""Pocket Chang’An: a city of four columns, for one to four players."""
