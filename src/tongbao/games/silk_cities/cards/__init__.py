"""The map, improvements and cards of Cities of the Silk Road: the TOML files beside this one, or a player's own."""

from tongbao.games.silk_cities.cards.sets import STANDARD, CardSet, card_set

__all__ = ["STANDARD", "CardSet", "card_set"]
