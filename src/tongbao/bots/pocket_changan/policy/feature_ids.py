"""Feature numbers of choices in Pocket Chang’An: their names, and where each group of them begins."""

from typing import Final

from tongbao.games.pocket_changan.cards.places import CARDS, TYPES, number_at, type_at

PHASES: Final = ("early", "in the middle", "late", "in the last turn")
PHASE_COUNT: Final = len(PHASES)
GAINS: Final = ("no gain", "gain 1", "gain 2", "gain 3", "gain 4", "gain 5-6", "gain 7-8", "gain 9-11", "gain 12-15",
                "gain 16 or more")  # fmt: skip
RANKS: Final = ("weakest column", "second column", "third column", "strongest column")
LEAPS: Final = ("next number", "leap of 2", "leap of 3-4", "leap of 5-6", "leap of 7 or more", "character")
SHUT_OUT: Final = ("shuts out none held", "shuts out one held", "shuts out two held", "shuts out more held")
LEADS: Final = ("far behind", "behind", "about even", "ahead", "far ahead", "very far ahead")
HANDS: Final = tuple(f"{n} in hand" for n in range(8))
FITS: Final = ("fits", "waits for its condition", "fits nowhere")

NAMES: Final[list[str]] = []


def card_names(verb: str) -> list[str]:
    """A name for each card, by type and number, so that it serves for all card files."""
    found: list[str] = []
    for card in range(CARDS):
        number = number_at(card)
        place = str(number) if number else f"character {card % 16 - 12}"
        found.append(f"{verb} {TYPES[type_at(card)]} {place}")
    return found


def crossed(verb: str, what: tuple[str, ...]) -> list[str]:
    """A name for each of these in each phase, phases last."""
    return [f"{verb}: {name}, {phase}" for name in what for phase in PHASES]


def plain(verb: str, what: tuple[str, ...]) -> list[str]:
    """A name for each of these."""
    return [f"{verb}: {name}" for name in what]


def group(names: list[str]) -> int:
    """Where a group of features begins."""
    first = len(NAMES)
    NAMES.extend(names)
    return first


LAY_SOON: Final = group(card_names("lay before the end"))
LAY_LATE: Final = group(card_names("lay towards the end"))
LAY_GAIN: Final = group(crossed("lay", GAINS))
LAY_RANK: Final = group(crossed("lay", RANKS))
LAY_LEAP: Final = group(crossed("lay", LEAPS))
LAY_SHUTS: Final = group(crossed("lay", SHUT_OUT))
LAY_AWAY: Final = group(crossed("lay", ("in another column",)))
LAY_DEED: Final = group(crossed("lay", ("effect with actions left",)))
LAY_KIND: Final = group(crossed("do", ("lay from hand", "lay what is bought")))
END_LEAD: Final = group(plain("end the game, others act", LEADS))
END_LEAD_LAST: Final = group(plain("end the game, nobody acts", LEADS))
PAY_KIND: Final = group(crossed("do", ("pay",)))
PAY_CARD: Final = group(card_names("pay with"))
PAY_GAIN: Final = group(crossed("pay with", GAINS))
PAY_FIT: Final = group(crossed("pay with", FITS))
PAY_FOR: Final = group(card_names("pay for"))
PAY_FOR_GAIN: Final = group(crossed("pay for", GAINS))
PAY_FOR_FIT: Final = group(crossed("pay for", FITS))
PAY_FOR_RANK: Final = group(plain("pay for", RANKS))
DRAW_KIND: Final = group(crossed("draw", HANDS))
PASS_KIND: Final = group(crossed("do", ("pass",)))
BUY_CARD: Final = group(card_names("buy"))
BUY_GAIN: Final = group(crossed("buy", GAINS))
BUY_FIT: Final = group(crossed("buy", FITS))
BUY_RANK: Final = group(crossed("buy", RANKS))
KEEP_KIND: Final = group(crossed("keep what is bought", HANDS))
KEEP_CARD: Final = group(card_names("keep"))
TAKE_CARD: Final = group(card_names("take"))
TAKE_GAIN: Final = group(crossed("take", GAINS))
TAKE_FIT: Final = group(crossed("take", FITS))
TAKE_RANK: Final = group(crossed("take", RANKS))
SKIP_KIND: Final = group(plain("decline", ("to take", "to exchange", "to take back", "to copy")))
PART_CARD: Final = group(card_names("part with"))
PART_GAIN: Final = group(crossed("part with", GAINS))
PART_FIT: Final = group(crossed("part with", FITS))
LOSE_CARD: Final = group(card_names("lose from the city"))
LOSE_GAIN: Final = group(crossed("lose from the city", GAINS))
LOSE_LAST: Final = group(plain("lose", ("the last of a column", "not the last of a column")))
RECALL_CARD: Final = group(card_names("take back"))
RECALL_GAIN: Final = group(crossed("take back", GAINS))
COPY_CARD: Final = group(card_names("copy"))
DESCEND_RANK: Final = group(crossed("turn", RANKS))
DESCEND_OPENS: Final = group(
    plain("turn", ("opens no more", "opens one more", "opens two more", "opens three or more"))
)

ALL_NAMES: Final = tuple(NAMES)

GAIN_OF: Final = [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9]
"""By gain in points: which of the GAINS it is; more than these are the last one."""
LEAP_OF: Final = [0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4]
"""By difference in numbers: which of the LEAPS it is."""
A_CHARACTER: Final = 5
FITTING, WAITING, UNFIT = 0, 1, 2
