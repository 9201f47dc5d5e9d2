"""State of Cities of the Silk Road: the table and what is on it, cards with their effects, events."""
