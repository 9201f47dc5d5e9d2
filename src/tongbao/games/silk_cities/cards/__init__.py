"""The map, improvements and cards of Cities of the Silk Road: the TOML files beside this one, or a player's own."""
