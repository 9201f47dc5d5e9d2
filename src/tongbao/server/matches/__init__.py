"""Matches: their state, storage and changes, and all that belongs to them: clocks, votes, bots, chat, lessons."""
