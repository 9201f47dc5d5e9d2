"""What an Urban Area gives: points, conditions, the effects in play, and the score (sections 6, 7.1 and 8)."""

from typing import Final

from tongbao.games.pocket_changan.cards.faces import ACE, TYPES, WILD
from tongbao.games.pocket_changan.cards.kinds import (
    ANY_AS_TYPE,
    BUY_EVEN,
    BUY_MARGIN,
    CHARACTERS_ARE,
    CHARACTERS_INTO,
    EASE_CONDITION,
    FREE_BELOW,
    POINTS,
    TYPE_ANYWHERE,
)
from tongbao.games.pocket_changan.cards.sets import BUILDINGS, CHARACTERS, FIXED, HIGHEST, CardSet
from tongbao.games.pocket_changan.wares import RULE, buying_table

COLUMNS: Final = len(TYPES)
ALL_COLUMNS: Final = (1 << COLUMNS) - 1
COLUMNS_IN: Final = [[k for k in range(COLUMNS) if mask >> k & 1] for mask in range(ALL_COLUMNS + 1)]
"""By mask: its columns."""
OWN_COLUMN: Final = [[form % COLUMNS] for form in range(2 * COLUMNS)]
"""By form: the column of the printed type."""
HIGHEST_NUMBERS: Final = [ACE] * COLUMNS
COLUMN_POWERS: Final = 1 << TYPE_ANYWHERE | 1 << ANY_AS_TYPE | 1 << CHARACTERS_INTO
BUY_POWERS: Final = 1 << BUY_EVEN | 1 << BUY_MARGIN | 1 << CHARACTERS_ARE


class Standing:
    """What a seat has from the cards in its Urban Area; made anew when they change, it never changes itself.

    By column: ``points`` (8.1), ``last`` (the last number, 0 for none), ``low`` and ``high`` (the numbers that fit
    now). ``powers`` is the bit mask of the kinds of effects in play; ``star`` the number of the owner's characters, 0
    while they are wild; ``eases`` what conditions ask less; ``is_free`` whether Li Longji waives the rules of number
    and condition; ``opens`` the columns for each form of card; ``buys`` the table of what buys what.
    """

    __slots__ = ("buys", "eases", "high", "is_free", "last", "low", "opens", "points", "powers", "star")

    def __init__(self, cards: CardSet, area: list[list[int]], descending: int) -> None:
        works, amount = cards.works, cards.amount
        points = [len(column) for column in area]
        powers, eases, star, margin, free_below = 0, 0, WILD, 0, 0
        for column in area:
            for card in column:
                kind = works[card]
                if kind:
                    powers |= 1 << kind
                    if kind == POINTS:
                        gives = cards.gives[card]
                        for type_ in range(COLUMNS):
                            if gives[type_]:
                                points[type_] = points[type_] + gives[type_]
                    elif kind == EASE_CONDITION:
                        eases += amount[card]
                    elif kind == CHARACTERS_ARE:
                        star = amount[card]
                    elif kind == BUY_MARGIN:
                        margin = max(margin, amount[card])
                    elif kind == FREE_BELOW:
                        free_below = max(free_below, amount[card])
        self.points: Final = points
        self.powers: Final = powers
        self.eases: Final = eases
        self.star: Final = star
        last = [last_number(cards, column, star) for column in area]
        low, high = last, HIGHEST_NUMBERS
        if descending:
            low = [0 if descending >> k & 1 else last[k] for k in range(COLUMNS)]
            high = [last[k] if descending >> k & 1 and last[k] else ACE for k in range(COLUMNS)]
        self.last: Final = last
        self.low: Final = low
        self.high: Final = high
        self.is_free: Final = free_below > 0 and sum([len(column) > 0 for column in area]) < free_below
        self.opens: Final = opened(cards, area) if powers & COLUMN_POWERS else OWN_COLUMN
        self.buys: Final = buying_table(powers >> BUY_EVEN & 1, margin, star) if powers & BUY_POWERS else RULE

    def fits(self, number: int, k: int) -> bool:
        """Whether a number, 0 for a character, may follow in the column (6.1 rule 2)."""
        number = number or self.star
        return not number or self.low[k] <= number <= self.high[k]

    def has(self, kind: int) -> bool:
        """Whether an effect of that kind is in play."""
        return self.powers >> kind & 1 == 1


def last_number(cards: CardSet, column: list[int], star: int) -> int:
    """The number of the last numbered card; wild cards are skipped, 0 for none (P-5)."""
    for i in range(len(column) - 1, -1, -1):
        number = cards.number[column[i]] or star
        if number:
            return number
    return 0


def opened(cards: CardSet, area: list[list[int]]) -> list[list[int]]:
    """By form of card, the columns it may be played in with the effects of the area (6.1 rule 1, P-16)."""
    counts_as, characters, anywhere = 0, 0, 0
    for column in area:
        for card in column:
            kind = cards.works[card]
            if kind == ANY_AS_TYPE:
                counts_as |= cards.target[card]
            elif kind == CHARACTERS_INTO:
                characters |= cards.target[card]
            elif kind == TYPE_ANYWHERE:
                anywhere |= cards.target[card]
    found: list[list[int]] = []
    for form in range(2 * COLUMNS):
        types = 1 << form % COLUMNS | counts_as
        if types & anywhere:
            types = ALL_COLUMNS
        found.append(COLUMNS_IN[types | characters if form >= COLUMNS else types])
    return found


# Conditions.


def measure(cards: CardSet, card: int, points: list[int]) -> int:
    """What the card's condition looks at: the highest of some points, or their sum."""
    asks = cards.asks[card]
    value = points[asks[0]]
    for i in range(1, len(asks)):
        if cards.adds[card]:
            value += points[asks[i]]
        elif points[asks[i]] > value:
            value = points[asks[i]]
    return value


def meets(cards: CardSet, card: int, standing: Standing, free: bool) -> bool:
    """Whether the card's condition holds or is waived; that of an End Game Event is never waived or eased (P-28)."""
    more_than = cards.more_than[card]
    if more_than < 0:
        return True
    if cards.is_end[card]:
        return measure(cards, card, standing.points) > more_than
    return free or measure(cards, card, standing.points) > more_than - standing.eases


# Score.


def base_score(points: list[int]) -> int:
    """The lowest points times the sum of the others (8.3, P-26)."""
    lowest = min(points)
    return lowest * (sum(points) - lowest)


def card_score(cards: CardSet, card: int, area: list[list[int]], points: list[int]) -> int:
    """What one card of the area adds to the bonus (8.3)."""
    scoring = cards.scoring[card]
    if scoring == FIXED:
        return cards.value[card]
    if scoring == HIGHEST:
        best = 0
        for type_ in cards.score_types[card]:
            if points[type_] > best:
                best = points[type_]
        return best
    if scoring == CHARACTERS:
        return sum([cards.is_character[other] for column in area for other in column])
    if scoring == BUILDINGS:
        return sum([cards.is_building[other] for column in area for other in column])
    return min(points)


def bonus_score(cards: CardSet, area: list[list[int]], points: list[int]) -> int:
    """The sum of the scores of all cards in the area."""
    total = 0
    for column in area:
        for card in column:
            total += card_score(cards, card, area, points)
    return total
