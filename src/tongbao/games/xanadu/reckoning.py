"""Where the tong bao of a seat came from: the sales by choice, those of full buildings, and those at the end."""

from typing import Final

from tongbao.engine.events import Fact
from tongbao.engine.reckoning import Share
from tongbao.games.xanadu.table import Xanadu

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
