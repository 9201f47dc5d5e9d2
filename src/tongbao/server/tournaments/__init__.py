"""Tournaments and the daily deal: pairing, standings, and the organiser that runs them."""
