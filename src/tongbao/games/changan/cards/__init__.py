"""Cards of Chang’an: card files and their schemas, the actions of the game, and its options."""
