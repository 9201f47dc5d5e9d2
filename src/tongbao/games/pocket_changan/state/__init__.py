"""State of Pocket Chang’An: the table and what is on it, cards with their effects, events."""
