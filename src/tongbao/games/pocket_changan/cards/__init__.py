"""The cards of Pocket Chang’An: ``pocket_changan.toml`` beside this file, and card files of the players' own."""

from tongbao.games.pocket_changan.cards.faces import CardFace
from tongbao.games.pocket_changan.cards.files import read_cards
from tongbao.games.pocket_changan.cards.sets import STANDARD, CardSet, card_set

__all__ = ["STANDARD", "CardFace", "CardSet", "card_set", "read_cards"]
