"""Effects of Pocket Chang’An: a class for each kind that a card file may name."""
