"""The review of a finished game: chances turn by turn, what was well chosen and what wasn't, and why."""
