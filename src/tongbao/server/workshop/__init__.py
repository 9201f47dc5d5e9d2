"""Workshop: people change the cards of a game, play them, and simulate many games to see what they do."""
