"""How far each level falls short in each game; fitted so that each wins two of three games against the one below."""

from typing import Final

from tongbao.bots.levels.manner import Manner

USUAL: Final = {
    "novice": Manner(0.5, 0.6, 0.1),
    "apprentice": Manner(0.3, 0.2, 0.05),
    "adept": Manner(0.02, 0.0, 0.002),
}
FITTED: Final = {
    "xanadu": {"novice": Manner(0.15, 0.1, 0.04), "apprentice": Manner(0.08, 0.0, 0.02)},
    "silk_cities": {"apprentice": Manner(0.35, 0.25, 0.05), "adept": Manner(0.05, 0.0, 0.005)},
}
"""By game and level, where the usual manner is too strong or too weak."""


def manner_of(game: str, level: str) -> Manner:
    """The manner of a level in a game."""
    return FITTED.get(game, USUAL).get(level, USUAL[level])
