"""City: the growth of an Urban Area, and its worth then."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.lasting_effects import lasting
from tongbao.bots.pocket_changan.greedy.scores import PROMISES
from tongbao.games.pocket_changan.state.areas import Area, cards_of
from tongbao.games.pocket_changan.state.card import Card, CountScore
from tongbao.games.pocket_changan.state.powers import Powers

POINTS_OF_A_CARD: Final = 1.15
"""The point of a card and what its effect gives, on average."""
ALMOST: Final = 1e-6
ENDLESS: Final = 1e9


class City:
    """An Urban Area as it is or may become: its columns, what they give, and how many cards they have room for.

    ``lasting`` is what its effects bring in a turn, ``counted`` what its cards score for others of them.
    """

    __slots__ = ("area", "counted", "lasting", "powers", "rooms", "scores")

    def __init__(self, cards: list[Card], area: Area, powers: Powers, rooms: list[float]) -> None:
        self.area: Final = area
        self.powers: Final = powers
        self.rooms: Final = rooms
        self.lasting: Final = lasting(cards, area)
        self.scores: Final = [cards[card].score for card in cards_of(area)]
        self.counted: Final = sum([score.of(powers) for score in self.scores if isinstance(score, CountScore)])

    def score(self, points: list[float]) -> float:
        """Base score and bonus of the cards laid, with these points."""
        lowest = min(points)
        total = lowest * (sum(points) - lowest)
        for score in self.scores:
            total += PROMISES[score.kind].laid(score, points, lowest)
        return total + self.counted


def grown(points: list[int], rooms: list[float], lays: float) -> list[float]:
    """The points after so many cards more, each laid where the fewest points are and there is room."""
    found = [float(value) for value in points]
    left = [room * POINTS_OF_A_CARD for room in rooms]
    growth = lays * POINTS_OF_A_CARD
    while growth > ALMOST:
        lowest, following, room, count = ENDLESS, ENDLESS, ENDLESS, 0
        for k, value in enumerate(found):
            if left[k] <= ALMOST:
                continue
            if value < lowest - ALMOST:
                following, lowest, room, count = lowest, value, left[k], 1
            elif value <= lowest + ALMOST:
                room = min(room, left[k])
                count += 1
            else:
                following = min(following, value)
        if not count:
            break
        step = min(room, following - lowest, growth / count)
        for k, value in enumerate(found):
            if left[k] > ALMOST and value <= lowest + ALMOST:
                found[k] = value + step
                left[k] -= step
        growth -= step * count
    return found
