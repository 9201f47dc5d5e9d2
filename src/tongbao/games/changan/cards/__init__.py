"""The cards of Chang’an: one TOML file for each of the six decks beside this file, and the boards."""

from tongbao.games.changan.cards.faces import CardFace
from tongbao.games.changan.cards.sets import STANDARD, CardSet

__all__ = ["STANDARD", "CardFace", "CardSet"]
