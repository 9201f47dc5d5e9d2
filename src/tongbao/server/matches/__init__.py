"""Matches: what one is, how it is kept and changed, and what belongs to it: clocks, votes, bots, chat, lessons."""
