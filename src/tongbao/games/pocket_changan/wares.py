"""What buys what (section 6.2), looked up once for each set of effects that changes it."""

from typing import Final

from tongbao.games.pocket_changan.cards.places import CARDS, WILD, number_at, type_at


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
