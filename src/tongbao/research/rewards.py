"""The reward of a seat at the end of a game; 0 before that."""

from collections.abc import Callable
from typing import Final

from tongbao import BadOption

Reward = Callable[[list[int], list[int]], list[float]]
"""From the places and the scores of all seats to what each is paid."""
HUNDRED: Final = 100
PARTS: Final = 1 << 40
"""Rewards are whole parts of 2**-40, so that however they are added there is no rounding, and all together give 0."""
MOST_POINTS: Final = 1000
"""Nobody has as many points at the end of any game."""


def by_places(places: list[int], scores: list[int]) -> list[float]:
    """The share of the first place less that of an average seat: with two seats 0.5, -0.5, or 0 for both."""
    seats, firsts = len(places), places.count(1)
    pot = PARTS - PARTS % (seats * firsts)
    return [((pot // firsts if place == 1 else 0) - pot // seats) / PARTS for place in places]


def by_margin(places: list[int], scores: list[int]) -> list[float]:
    """The lead in points on the mean of the other seats, in hundreds; alone the points, in hundreds."""
    if len(scores) == 1:
        return [scores[0] / HUNDRED]
    total, seats = sum(scores), len(scores)
    part = PARTS // (HUNDRED * (seats - 1))
    return [(seats * score - total) * part / PARTS for score in scores]


REWARDS: Final[dict[str, Reward]] = {"places": by_places, "margin": by_margin}
"""By name. Both add up to 0 over all seats, but for somebody alone."""


def reward_of(name: str | None, players: int) -> Reward:
    """The reward of a name; unless one is given that by places, and for somebody alone by margin. Raises BadOption."""
    found = REWARDS.get(name or ("margin" if players == 1 else "places"))
    if found is None:
        raise BadOption(f"There is no reward “{name}”; choose one of: {', '.join(REWARDS)}.")
    return found


def bounds_of(name: str, players: int) -> tuple[float, float]:
    """The least and the most that anybody is paid."""
    most = MOST_POINTS / HUNDRED
    if players == 1:
        return 0.0, most
    return (-1 / players, 1 - 1 / players) if name == "places" else (-most, most)
