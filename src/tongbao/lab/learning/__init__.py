"""Learning: self-play, and what is fitted to its outcomes."""
