"""The collection: the records of all finished games of a person, made from what is kept, without playing them."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import sqlalchemy as sa

from tongbao.engine.luck import served_luck
from tongbao.engine.meta import Setup
from tongbao.engine.record import Record, decision_of, read_rules
from tongbao.games.catalogue import GAMES
from tongbao.server.accounts.people import Person
from tongbao.server.db.database import Store
from tongbao.server.db.tables import chairs, matches
from tongbao.server.matches.deals import sealed_matches
from tongbao.server.matches.rebuild import DECLARED
from tongbao.server.matches.repository import STACK, Kept, read_kept, still_made

MOST: Final = 5000
"""So many games are in one file, the latest."""


async def lines_of(store: Store, person: Person) -> AsyncIterator[str]:
    """A record a line, the latest game first; without today's deal, and those that can't be read any more."""
    sits = sa.select(chairs.c.match_id).where(chairs.c.person == person.id)
    question = sa.select(matches.c.id).where(matches.c.id.in_(sits), matches.c.finished.is_not(None))
    question = question.where(matches.c.id.not_in(sealed_matches())).order_by(matches.c.finished.desc()).limit(MOST)
    names = await store.read(lambda c: c.scalars(question).all())
    for name in names:
        line = await store.read(partial(line_of, name=name))
        if line:
            yield line + "\n"


def line_of(connection: sa.Connection, name: str) -> str:
    """The record of a match as one line; nothing if it is gone or damaged."""
    try:
        kept = read_kept(connection, name)
        return "" if kept is None else record_in(kept).dumps()
    except DECLARED:
        return ""


def record_in(kept: Kept) -> Record:
    """The record of what is kept. Raises what the reader of records does."""
    row, meta, players = kept.match, GAMES[kept.match.game], len(kept.seats)
    rules, names = read_rules(meta, row.rules), [chair.name for chair in kept.seats]
    setup = Setup(meta, players, meta.settle(players, row.options), names, row.cards, rules)
    stack = kept.settings.get(STACK, "").splitlines()
    luck = served_luck(row.secret, [chair.salt for chair in kept.seats], stack)
    made = [decision_of(meta, seat, text, players) for seat, text in still_made(kept.rows)]
    return Record(setup, luck.origin(), made)
