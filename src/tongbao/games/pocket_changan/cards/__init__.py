"""Cards of Pocket Chang’An: card files and their schemas, the actions of the game, and its options."""
