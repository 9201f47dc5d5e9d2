"""Skill: how far a level falls short, as people do: by overlooking, by greed, and by taking the second best."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.luck import FastLuck

THOUSAND: Final = 1000


class Skill:
    """What a player misses. All three are shares.

    ``overlooks``: how many of the choices it doesn't see, the same ones all turn long. ``greed``: how much points at
    once count in place of chances to win. ``careless``: two choices that differ by less chance of winning than this
    are the same to it.
    """

    __slots__ = ("careless", "greed", "overlooks")

    def __init__(self, overlooks: float, greed: float, careless: float) -> None:
        self.overlooks: Final = overlooks
        self.greed: Final = greed
        self.careless: Final = careless

    def sees(self, choices: list[Choice], seed: int, turn: int) -> list[Choice]:
        """The choices that it doesn't overlook, at least one."""
        if not self.overlooks:
            return choices
        share, found = int(self.overlooks * THOUSAND), list[Choice]()
        for choice in choices:
            if FastLuck.from_seed((seed << 32 | turn) << 16 | choice.id).below(THOUSAND) >= share:
                found.append(choice)
        return found or [choices[FastLuck.from_seed(seed << 32 | turn).below(len(choices))]]

    def pick(self, choices: list[Choice], values: list[float], luck: FastLuck) -> Choice:
        """One of those that are about as good as the best."""
        least = max(values) - self.careless
        close = [choice for choice, value in zip(choices, values, strict=True) if value >= least]
        return close[luck.below(len(close))] if len(close) > 1 else close[0]


USUAL: Final = {
    "novice": Skill(0.5, 0.6, 0.1),
    "apprentice": Skill(0.3, 0.2, 0.05),
    "adept": Skill(0.02, 0.0, 0.002),
}
FITTED: Final = {
    "xanadu": {"novice": Skill(0.15, 0.1, 0.04), "apprentice": Skill(0.08, 0.0, 0.02)},
    "silk_cities": {"apprentice": Skill(0.35, 0.25, 0.05), "adept": Skill(0.05, 0.0, 0.005)},
}
"""By game and level, where the usual manner is too strong or too weak."""


def skill_of(game: str, level: str) -> Skill:
    """The manner of a level in a game."""
    return FITTED.get(game, USUAL).get(level, USUAL[level])
