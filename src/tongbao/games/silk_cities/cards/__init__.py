"""Cards of Cities of the Silk Road: card files and their schemas, the actions of the game, and its options."""
