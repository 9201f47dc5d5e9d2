"""How a player falls short, as people do: by overlooking, by greed, and by taking the second best."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.luck import FastLuck

THOUSAND: Final = 1000


class Manner:
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
