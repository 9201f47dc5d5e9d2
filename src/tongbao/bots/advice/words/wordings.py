"""The reasons of all games in words."""

from collections.abc import Sequence
from typing import Final

from tongbao.bots.advice.wording import Teller, Wording
from tongbao.bots.advice.words.xanadu import XANADU

WORDINGS: Final[dict[str, dict[str, Wording]]] = {"xanadu": XANADU}
"""By the name of the game; a feature that isn't there is called by its name."""


def teller(game: str, names: Sequence[str], language: str) -> Teller:
    """Who words advice in the game of that name."""
    return Teller(WORDINGS.get(game, {}), names, language)
