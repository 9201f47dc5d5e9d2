"""Numbers of the rules as a quick sheet tells them (section 4), and where the tong bao of a seat came from."""

from typing import Final

from tongbao.engine.events import Fact
from tongbao.engine.meta import BadOption, Meta, Plain
from tongbao.engine.pieces import Share
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


SOLD: Final = "sold"
FULL: Final = "full"
LAST: Final = "last"
KINDS: Final = [SOLD, FULL, LAST]


def sales(game: Xanadu, seat: int) -> list[Share]:
    """What the Khan paid the seat for each building, with his bonus; by kind, the dearest first.

    The buildings that stand when all is over were the last ones to be sold.
    """
    events = [event for event in game.events or [] if event.kind in ("sale", "forced_sale", "bonus")]
    chosen = len([event for event in events if event.kind == "sale"])
    if game.over:
        chosen -= sum([len(city) for city in game.cities])
    found: list[Share] = []
    owner: Fact = seat
    for event in events:
        n = event.facts["n"]
        assert isinstance(n, int)
        if event.kind == "bonus":
            if owner == seat:
                sale = found.pop()
                found.append(Share(sale.kind, sale.points + n, sale.card, sale.step))
            continue
        kind = FULL if event.kind == "forced_sale" else SOLD if chosen > 0 else LAST
        chosen -= event.kind == "sale"
        owner, card = event.facts["owner" if kind == FULL else "player"], event.facts["card"]
        if owner == seat:
            assert isinstance(card, int)
            found.append(Share(kind, n, card, event.decisions))
    found.sort(key=lambda share: (KINDS.index(share.kind), -share.points))
    return found
