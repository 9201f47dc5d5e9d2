"""Effects of Chang’an: a class for each kind that a card file may name."""
