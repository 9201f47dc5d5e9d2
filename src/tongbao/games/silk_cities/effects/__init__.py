"""Effects of Cities of the Silk Road: a class for each kind that a card file may name."""
