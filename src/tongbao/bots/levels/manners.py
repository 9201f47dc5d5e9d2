"""How far each level falls short in each game; fitted so that each wins about two of three games against the next."""

from typing import Final

from tongbao.bots.levels.manner import Manner

USUAL: Final = {
    "novice": Manner(0.5, 0.6, 0.1),
    "apprentice": Manner(0.3, 0.2, 0.05),
    "adept": Manner(0.1, 0.0, 0.01),
}
FITTED: Final[dict[str, dict[str, Manner]]] = {}
"""By game and level, where the usual manner is too strong or too weak."""


def manner_of(game: str, level: str) -> Manner:
    """The manner of a level in a game."""
    return FITTED.get(game, USUAL).get(level, USUAL[level])
