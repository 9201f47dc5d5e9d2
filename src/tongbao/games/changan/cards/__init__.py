"""The cards of Chang’an: one TOML file for each of the six decks beside this file, and the boards."""
