"""Tournaments and the daily deal: pairing, standings, and the organiser who runs them."""
