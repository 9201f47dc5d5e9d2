"""The workshop: people change the cards of a game, play them, and let many games be played to see what they do."""
