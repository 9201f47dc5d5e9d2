"""The card sets of Xanadu: ``xanadu.toml`` beside this file, and card files of the players' own."""

from tongbao.games.xanadu.cards.faces import CardFace, Row
from tongbao.games.xanadu.cards.files import read_cards
from tongbao.games.xanadu.cards.sets import STANDARD, CardSet, card_set

__all__ = ["STANDARD", "CardFace", "CardSet", "Row", "card_set", "read_cards"]
