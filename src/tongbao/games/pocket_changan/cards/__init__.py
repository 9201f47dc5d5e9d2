"""The cards of Pocket Chang’An: ``pocket_changan.toml`` beside this file, and card files of the players' own."""
