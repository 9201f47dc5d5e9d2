"""Matches in the browser: guests, seats, live play and what is kept; it knows no game."""
