"""Pairing: one click finds a table with others who want the same."""
