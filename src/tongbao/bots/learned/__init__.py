"""What was learned, one file a game, with the command, the seed and the figures that made it."""
