"""Warnings: who plays over days is told a few hours before his time runs out, once for each time it does."""

import asyncio
import time
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Conflict, StoreFailed
from tongbao.server.db.tables import chairs, clocks, matches, settings
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.repository import CLOCK
from tongbao.server.matches.time_controls import CONTROLS, HOUR
from tongbao.server.notices.notices import Notices
from tongbao.server.notices.queue import News

AHEAD: Final = 6 * HOUR
"""So many seconds before his time runs out somebody is warned."""
EVERY: Final = 60.0
SLOW: Final = [name for name, control in CONTROLS.items() if control.is_slow]


class Short(NamedTuple):
    """Somebody whose time runs out soon: who, at which match and seat, of which game, and when it does."""

    person: str
    match: str
    seat: int
    game: str
    falls: float


async def warn(notices: Notices) -> None:
    """Look again and again, as long as the server is open."""
    while True:
        with suppress(Conflict, StoreFailed):
            await warn_now(notices, time.time())
        await asyncio.sleep(EVERY)


async def warn_now(notices: Notices, now: float) -> None:
    """Warn all whose time runs out soon."""
    for one in await notices.store.read(lambda c: running_short(c, now)):
        key = f"time_short:{one.match}:{one.seat}:{round(one.falls)}"
        await notices.tell_all([(one.person, News("time_short", one.match, {"game": one.game}, key))])


def running_short(connection: sa.Connection, now: float) -> list[Short]:
    """Whose time runs out soon at tables that are played over days, without those put aside."""
    question = (
        sa.select(chairs.c.person, clocks.c.match_id, clocks.c.seat, matches.c.game, clocks.c.falls)
        .join(chairs, sa.and_(chairs.c.match_id == clocks.c.match_id, chairs.c.seat == clocks.c.seat))
        .join(matches, matches.c.id == clocks.c.match_id)
        .join(settings, sa.and_(settings.c.match_id == clocks.c.match_id, settings.c.name == CLOCK))
        .where(clocks.c.falls.between(now, now + AHEAD), settings.c.value.in_(SLOW))
        .where(chairs.c.kind == "human", chairs.c.person.is_not(None), ~is_put_aside(matches.c.id))
    )
    return [Short(*row) for row in connection.execute(question)]
