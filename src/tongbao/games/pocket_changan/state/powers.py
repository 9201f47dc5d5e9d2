"""Powers of a player's effects together, what buys what under them (6.2), and rules waived for a while (7.3)."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.game import NO_CARDS
from tongbao.games.pocket_changan.cards.places import ACE, CARDS, COLUMNS, WILD, number_at, type_at

TURNS: Final = 2
"""The turn in which the card is laid, and the next one of the same seat."""


class Duration:
    """Runs to the end of so many turns of the seat that laid the card, the present one included; it never changes."""

    __slots__ = ("card", "seat", "turns")

    def __init__(self, seat: int, card: int, turns: int = TURNS) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.turns: Final = turns

    def after_turn(self, seat: int) -> "Duration | None":
        """What is left of it after a turn of the seat; None if it is over."""
        if seat != self.seat:
            return self
        return Duration(seat, self.card, self.turns - 1) if self.turns > 1 else None


class Wares:
    """What buys what with some effects in play, as bytes, because nothing is asked more often.

    ``with_card[paid][ware]`` is 1 if the one card buys the other, ``with_any[ware]`` if every card does.
    """

    def __init__(self, even: bool, margin: int, star: int) -> None:
        cards = range(CARDS)
        self.with_card: Final = [bytes([buys(paid, ware, even, margin, star) for ware in cards]) for paid in cards]
        self.with_any: Final = bytes([min([row[ware] for row in self.with_card]) for ware in cards])


def buys(paid: int, ware: int, even: bool, margin: int, star: int) -> bool:
    """Whether the discarded card buys the public one."""
    return grounds(paid, ware, even, margin, star) != ""


def grounds(paid: int, ware: int, even: bool, margin: int, star: int) -> str:
    """Why the discarded card buys the public one, by numbers and printed types; "" if it doesn't.

    ``character``: one of them is wild; ``number``: the rule of number holds; ``even``: even public numbers are bought
    with anything, also a character as 10 (P-48); ``margin``: the numbers miss by no more than that. ``star`` is the
    number of characters, 0 while they are wild.
    """
    have, wanted = number_at(paid) or star, number_at(ware) or star
    same_type = type_at(paid) == type_at(ware)
    if not have or not wanted:
        return "character"
    if have == wanted or (same_type and have > wanted):
        return "number"
    if even and wanted % 2 == 0:
        return "even"
    if wanted - have <= margin and (same_type or have - wanted <= margin):
        return "margin"
    return ""


def wares_with(even: bool, margin: int, star: int) -> Wares:
    """What buys what with these effects."""
    found = KNOWN.get((even, margin, star))
    if found is None:
        found = Wares(even, margin, star)
        KNOWN[even, margin, star] = found
    return found


RULE: Final = Wares(False, 0, WILD)
"""Without any effect."""
EVERYTHING: Final = Wares(True, 99, WILD)
KNOWN: Final[dict[tuple[bool, int, int], Wares]] = {}


ALL_COLUMNS: Final = (1 << COLUMNS) - 1
COLUMNS_IN: Final = [[k for k in range(COLUMNS) if mask >> k & 1] for mask in range(ALL_COLUMNS + 1)]
"""By mask: its columns."""
OWN_COLUMN: Final = [[form % COLUMNS] for form in range(2 * COLUMNS)]
"""By form of card: the column of the printed type."""
NO_NUMBERS: Final = [0] * COLUMNS
HIGHEST_NUMBERS: Final = [ACE] * COLUMNS
NO_DRAWS: Final[dict[int, int]] = {}


@mypyc_attr(free_list_len=1)
class Powers:
    """What a seat has from its Urban Area; made anew when a card comes or goes, it never changes afterwards.

    By column: ``points``, ``last`` (the last number, 0 for none), ``low`` and ``high`` (the numbers that fit now).
    ``characters`` and ``buildings``: how many there are. For playing: ``star`` (the number of characters, 0 while they
    are wild), ``eases`` (what conditions ask less), ``is_free`` (no rules of number and condition), ``opens`` (by form
    of card the columns it may be played in) and ``may_turn`` (a column to descending). For buying: ``wares`` and, by
    card, ``draws_after_buy``. For the end of the turn: ``invites`` (cards that let a public character be taken),
    ``refill_draws`` (how many cards each draws) and ``thin_draws`` (the hand each asks for). Cards that protect:
    ``walls`` and ``guards``. Effects add to these and to the masks of columns ``counts_as``, ``for_characters`` and
    ``anywhere``, to ``free_below``, ``buys_even`` and ``margin``.
    """

    __slots__ = (
        "anywhere",
        "buildings",
        "buys_even",
        "characters",
        "counts_as",
        "draws_after_buy",
        "eases",
        "for_characters",
        "free_below",
        "guards",
        "high",
        "invites",
        "is_free",
        "last",
        "low",
        "margin",
        "may_turn",
        "opens",
        "points",
        "refill_draws",
        "star",
        "thin_draws",
        "walls",
        "wares",
    )

    def __init__(self, points: list[int]) -> None:
        self.points = points
        self.last = NO_NUMBERS
        self.low = NO_NUMBERS
        self.high = HIGHEST_NUMBERS
        self.characters = 0
        self.buildings = 0
        self.star = WILD
        self.eases = 0
        self.free_below = 0
        self.is_free = False
        self.counts_as = 0
        self.for_characters = 0
        self.anywhere = 0
        self.opens = OWN_COLUMN
        self.may_turn = False
        self.buys_even = False
        self.margin = 0
        self.wares: Wares = RULE
        self.draws_after_buy = NO_DRAWS
        self.invites = NO_CARDS
        self.refill_draws = NO_CARDS
        self.thin_draws = NO_CARDS
        self.walls = NO_CARDS
        self.guards = NO_CARDS

    def fits(self, number: int, k: int) -> bool:
        """Whether a number, 0 for a character, may follow in the column (6.1 rule 2)."""
        number = number or self.star
        return not number or self.low[k] <= number <= self.high[k]

    # Once all effects have added to them.

    def settle(self, last: list[int], filled: int, descending: int) -> None:
        """What follows from the last numbers, the number of columns with cards, and the mask of those descending."""
        self.last = self.low = last
        if descending:
            self.low = [0 if descending >> k & 1 else last[k] for k in range(COLUMNS)]
            self.high = [last[k] if descending >> k & 1 and last[k] else ACE for k in range(COLUMNS)]
        self.is_free = filled < self.free_below
        if self.counts_as or self.for_characters or self.anywhere:
            self.opens = [self.opened(form) for form in range(2 * COLUMNS)]
        if self.buys_even or self.margin or self.star:
            self.wares = wares_with(self.buys_even, self.margin, self.star)

    def opened(self, form: int) -> list[int]:
        """The columns that a form of card may be played in (6.1 rule 1, P-16)."""
        types = 1 << form % COLUMNS | self.counts_as
        if types & self.anywhere:
            types = ALL_COLUMNS
        return COLUMNS_IN[types | self.for_characters if form >= COLUMNS else types]
