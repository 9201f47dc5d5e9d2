"""The lists of the start page: lines about matches, made without playing any of them."""

import math
from typing import Any, Final

import msgspec
import sqlalchemy as sa

import tongbao
from tongbao.engine.seats import MOST_SEATS
from tongbao.server.accounts import Guest
from tongbao.server.archive import load_chairs
from tongbao.server.chairs import KINDS, Chair
from tongbao.server.storage import chairs, matches

MOST_LISTED: Final = 60
TO_ACT: Final = sa.cast(matches.c.to_act, sa.Text).label("to_act")
"""The text of the column: one that holds something else must not stop the whole list."""
LINE: Final = (matches.c.id, matches.c.game, matches.c.started, matches.c.finished, matches.c.moved, TO_ACT)


def matches_of(connection: sa.Connection, guest: Guest) -> list[dict[str, Any]]:
    """The matches in which the guest sits or that he founded: those still in play first, the latest moved first."""
    sits = sa.select(chairs.c.match_id).where(chairs.c.guest == guest.id)
    return listing(connection, sa.or_(matches.c.id.in_(sits), matches.c.host == guest.id), guest)


def open_matches(connection: sa.Connection, guest: Guest | None) -> list[dict[str, Any]]:
    """The matches that wait for players and may be seen by all, without the guest's own."""
    rows = listing(connection, sa.and_(matches.c.listed, matches.c.started.is_(None)), guest)
    return [row for row in rows if row["free"] and not any(entry["mine"] for entry in row["seats"])]


def listing(connection: sa.Connection, where: sa.ColumnElement[bool], guest: Guest | None) -> list[dict[str, Any]]:
    """The matches that fit, as the start page shows them; without those of which not even a line can be made."""
    question = sa.select(*LINE).where(where)
    question = question.order_by(matches.c.finished.is_not(None), matches.c.moved.desc()).limit(MOST_LISTED)
    rows = [row for row in connection.execute(question) if row.game in tongbao.GAMES]
    seats = load_chairs(connection, [row.id for row in rows])
    return [summary(row, seats[row.id], guest) for row in rows if makes_sense(row, seats[row.id])]


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """The matches in which it is a bot's turn, the latest moved first."""
    question = (
        sa.select(matches.c.id, TO_ACT, chairs.c.seat)
        .join(chairs)
        .where(matches.c.started.is_not(None), matches.c.finished.is_(None), chairs.c.kind == "bot")
        .order_by(matches.c.moved.desc())
    )
    return list(dict.fromkeys(row.id for row in connection.execute(question) if row.seat in seats_in(row.to_act)))


def seats_in(text: str | None) -> list[int]:
    """The seats that a column holds; none if it holds something else."""
    try:
        return msgspec.json.decode(text or "", type=list[int])
    except msgspec.DecodeError:
        return []


def makes_sense(row: Any, seats: list[Chair]) -> bool:
    """Whether a line can be made of it: its chairs are chairs, and a page can say how long ago it moved."""
    moment = isinstance(row.moved, int | float) and math.isfinite(row.moved)
    return moment and all(chair.seat in range(MOST_SEATS) and chair.kind in KINDS for chair in seats)


def summary(row: Any, seats: list[Chair], guest: Guest | None) -> dict[str, Any]:
    """One line of the start page."""
    to_act = seats_in(row.to_act)
    entries = []
    for chair in seats:
        mine = guest is not None and chair.kind == "human" and chair.guest == guest.id
        entries.append({**chair.entry(False, mine), "to_act": chair.seat in to_act})
    return {
        "id": row.id,
        "link": f"/t/{row.id}",
        "game": row.game,
        "title": tongbao.GAMES[row.game].title,
        "state": "open" if row.started is None else "playing" if row.finished is None else "over",
        "seats": entries,
        "yours": row.finished is None and any(entry["mine"] and entry["to_act"] for entry in entries),
        "free": sum(chair.kind == "open" for chair in seats),
        "moved": row.moved,
    }
