"""Matches in the browser: people, seats, live play and what is kept; it knows no game."""
