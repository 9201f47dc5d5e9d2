"""The cards of Xanadu: ``xanadu.toml`` beside this file, and card files of the players' own."""
