"""Levels: the opponents in each game, from a kind beginner to a master, with titles and ratings."""
