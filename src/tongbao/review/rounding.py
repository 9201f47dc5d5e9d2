"""Shares in whole points that add up."""

from collections.abc import Sequence
from typing import NamedTuple

from tongbao.review.review import Review


class Account(NamedTuple):
    """Of one seat, in points: its chance at the start, what cards and choices changed of it, and what came of it.

    The first three add up to the last, and the changes of all seats to 0.
    """

    first: int
    cards: int
    choices: int
    last: int


def accounts(review: Review) -> list[Account]:
    """The account of every seat; none unless all cards are open and everything is known."""
    split = review.split()
    first, last = review.chances[0], review.chances[-1]
    if split is None or first is None or last is None:
        return []
    firsts, lasts, cards = whole(first, 100), whole(last, 100), whole([drawn for drawn, _ in split], 0)
    return [Account(one, drawn, end - one - drawn, end) for one, drawn, end in zip(firsts, cards, lasts, strict=True)]


def whole(shares: Sequence[float], total: int) -> list[int]:
    """Shares in whole points that add up to a total: those furthest off their point are moved by one."""
    found = [round(100 * share) for share in shares]
    while (over := sum(found) - total) != 0:
        step = 1 if over > 0 else -1
        seat = max(range(len(found)), key=lambda seat: step * (found[seat] - 100 * shares[seat]))
        found[seat] -= step
    return found
