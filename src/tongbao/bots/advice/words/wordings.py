"""The reasons of all games in words."""

from collections.abc import Sequence
from typing import Final

from tongbao.bots.advice.wording import Teller, Wordings
from tongbao.bots.advice.words.changan import CHANGAN
from tongbao.bots.advice.words.pocket_changan import POCKET_CHANGAN
from tongbao.bots.advice.words.silk_cities import SILK_CITIES
from tongbao.bots.advice.words.xanadu import XANADU

WORDINGS: Final[dict[str, Wordings]] = {
    "xanadu": XANADU,
    "changan": CHANGAN,
    "pocket_changan": POCKET_CHANGAN,
    "silk_cities": SILK_CITIES,
}
"""By the name of the game."""


def teller(game: str, names: Sequence[str], language: str) -> Teller:
    """Who words advice in the game of that name."""
    return Teller(game, WORDINGS[game], names, language)
