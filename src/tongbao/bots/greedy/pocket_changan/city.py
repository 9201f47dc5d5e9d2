"""How an Urban Area grows, and what it is worth then."""

from typing import Final

from tongbao.games.pocket_changan.cards.kinds import (
    ATTACK_PROOF,
    BUY_EVEN,
    BUY_MARGIN,
    CHARACTERS_ARE,
    DRAW_AFTER_BUY,
    EASE_CONDITION,
    FREE_BELOW,
    REFILL_DRAW,
    TAKE_CHARACTER,
    THIN_DRAW,
    WALL,
)
from tongbao.games.pocket_changan.cards.sets import BUILDINGS, CHARACTERS, FIXED, HIGHEST, CardSet
from tongbao.games.pocket_changan.points import Standing

POINTS_OF_A_CARD: Final = 1.15
"""The point of a card and what its effect gives, on average."""
ALMOST: Final = 1e-6
ENDLESS: Final = 1e9

CARDS_A_TURN: Final = {REFILL_DRAW: 1.0, THIN_DRAW: 0.5, DRAW_AFTER_BUY: 0.8, TAKE_CHARACTER: 0.5}
"""How many cards the effects in play bring in a turn, by kind."""
SCORE_A_TURN: Final = {
    BUY_EVEN: 0.4,
    BUY_MARGIN: 0.4,
    EASE_CONDITION: 0.2,
    FREE_BELOW: 0.1,
    WALL: 0.2,
    ATTACK_PROOF: 0.3,
    CHARACTERS_ARE: -0.3,
}
"""What other effects in play are worth in a turn."""


class City:
    """An Urban Area as it is or may become: its columns, what they give, and how many cards they have room for."""

    __slots__ = ("area", "rooms", "standing")

    def __init__(self, area: list[list[int]], standing: Standing, rooms: list[float]) -> None:
        self.area: Final = area
        self.standing: Final = standing
        self.rooms: Final = rooms


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


def score(cards: CardSet, area: list[list[int]], points: list[float]) -> float:
    """Base score and bonus of the cards laid, with these points."""
    lowest = min(points)
    total = lowest * (sum(points) - lowest)
    characters, buildings, counting_characters, counting_buildings = 0, 0, 0, 0
    for column in area:
        for card in column:
            characters += cards.is_character[card]
            buildings += cards.is_building[card]
            scoring = cards.scoring[card]
            if scoring == FIXED:
                total += cards.value[card]
            elif scoring == HIGHEST:
                total += max([points[type_] for type_ in cards.score_types[card]])
            elif scoring == CHARACTERS:
                counting_characters += 1
            elif scoring == BUILDINGS:
                counting_buildings += 1
            else:
                total += lowest
    return total + counting_characters * characters + counting_buildings * buildings


def cards_a_turn(standing: Standing) -> float:
    """How many cards the effects in play bring in a turn."""
    return sum([cards for kind, cards in CARDS_A_TURN.items() if standing.has(kind)])


def score_a_turn(standing: Standing) -> float:
    """What the other effects in play are worth in a turn."""
    return sum([worth for kind, worth in SCORE_A_TURN.items() if standing.has(kind)])
