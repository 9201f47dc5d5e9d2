"""Numbers of the rules as a quick sheet tells them, and those of each way to play (section 4)."""

from typing import Final

from tongbao.engine.meta import BadOption, Meta, Plain
from tongbao.games.xanadu.cards.sets import COLOURS
from tongbao.games.xanadu.steps import CARDS_FOR_SALES, CARDS_FOR_WORK
from tongbao.games.xanadu.table import Xanadu
from tongbao.games.xanadu.terms import FULL_HAND, IDLE_ROUNDS, OFF, ON, Terms

WAYS: Final[dict[str, tuple[dict[str, str], dict[str, str]]]] = {
    "usual": ({}, {"duo": OFF, "crowd": OFF}),
    "duo": ({}, {"duo": ON}),
    "crowd": ({}, {"crowd": ON}),
    "advanced": ({"advanced": ON}, {}),
}
"""Ways to play: the options that are asked for, and those that are what they must be where nobody asks for others."""


def numbers(meta: Meta[Xanadu]) -> Plain:
    """How many cards are drawn, when the game ends, and of each way to play its players and its terms."""
    usual, crowd, online = (terms_of(meta, n, wish) for n, wish in ((3, {}), (5, {}), (3, {"edition": "online"})))
    return {
        "drawn": {"sales": CARDS_FOR_SALES, "work": CARDS_FOR_WORK, "limit": FULL_HAND},
        "idle_rounds": IDLE_ROUNDS,
        "under_marker": {"rulebook": usual.most_under_marker, "online": online.most_under_marker},
        "bonus": {colour: crowd.bonus[COLOURS.index(colour)] for colour in ("yellow", "green")},
        "ways": {name: way(meta, *options) for name, options in WAYS.items()},
    }


def way(meta: Meta[Xanadu], asked: dict[str, str], usual: dict[str, str]) -> Plain:
    """For how few and how many players it is, and its terms."""
    found: list[int] = []
    for players in range(meta.min_players, meta.max_players + 1):
        try:
            options = meta.settle(players, asked)
        except BadOption:
            continue
        if usual.items() <= options.items():
            found.append(players)
    terms = terms_of(meta, found[0], asked)
    return {
        "players": [found[0], found[-1]],
        "cards": terms.cards_dealt,
        "starting": terms.starting_buildings,
        "buildings": terms.building_limit,
        "passes": terms.passes,
    }


def terms_of(meta: Meta[Xanadu], players: int, asked: dict[str, str]) -> Terms:
    """The terms of a table with these options."""
    return Terms(players, meta.settle(players, asked))
