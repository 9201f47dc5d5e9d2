"""State of Chang’an: the table and what is on it, cards with their effects, events."""
