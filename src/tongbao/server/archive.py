"""What is kept of one match: row, chairs, choices, standing answers, settings and hints, read whole or not at all."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.record import BadRecord
from tongbao.server.chairs import KINDS, Chair
from tongbao.server.hints import Hint, load_hints
from tongbao.server.standing import Settled, load_settled
from tongbao.server.storage import Conflict, Work, chairs, choices, matches, settings

Row = tuple[int, str]
"""A seat, and its choice or the word that takes one back."""
Settings = dict[str, str]
"""What was wished of a match, by name.

Under LOT is ON if its seats are drawn by lot, under HINTS if those who play may ask for hints, under PACE how fast its
bots are, if that isn't the usual pace; under BRANCH the name of the match from whose position it goes on, and after how
many decisions; under LESSON the number of the scene that is learned in it, and under PROGRESS how far that is; under
EXAMPLE the anchor of the example of the rules that it begins with, and under STACK which cards its shuffles lay on top,
a line for each shuffle.
"""
LOT: Final = "lot"
HINTS: Final = "hints"
PACE: Final = "pace"
BRANCH: Final = "branch"
LESSON: Final = "lesson"
PROGRESS: Final = "progress"
EXAMPLE: Final = "example"
STACK: Final = "stack"
ON: Final = "on"


class Kept(NamedTuple):
    """All that is kept of a match."""

    match: Any
    seats: list[Chair]
    rows: list[Row]
    settled: list[Settled]
    settings: Settings
    hints: Sequence[Hint] = ()


def read_kept(connection: sa.Connection, match_id: str) -> Kept | None:
    """All that is kept of a match; None if there is no such match.

    Raises BadRecord if a part is missing; what can't be read at all raises whatever its reader does.
    """
    row = connection.execute(sa.select(matches).filter_by(id=match_id)).first()
    if row is None:
        return None
    if row.game not in tongbao.GAMES:
        raise BadRecord(f"It is a table of “{row.game}”; the games here are: {', '.join(tongbao.GAMES)}.")
    if not isinstance(row.options, dict):
        raise BadRecord("Its options are no list of names and values.")
    seats = load_chairs(connection, [match_id])[match_id]
    if [chair.seat for chair in seats] != list(range(len(seats))):
        raise BadRecord(f"It has the chairs {[chair.seat for chair in seats]}: not all from 0 on.")
    if strange := [chair.kind for chair in seats if chair.kind not in KINDS]:
        raise BadRecord(f"On a chair sits “{strange[0]}”; it can be: {', '.join(KINDS)}.")
    settled = load_settled(connection, tongbao.GAMES[row.game], match_id, len(seats))
    wished, taken = load_settings(connection, match_id), load_hints(connection, match_id)
    return Kept(row, seats, kept_rows(connection, match_id), settled, wished, taken)


def kept_rows(connection: sa.Connection, match_id: str) -> list[Row]:
    """All choices and undos of a match, in their order. Raises BadRecord if one is missing."""
    question = sa.select(choices.c.seq, choices.c.seat, choices.c.text).filter_by(match_id=match_id)
    rows = connection.execute(question.order_by(choices.c.seq)).all()
    for number, row in enumerate(rows):
        if row.seq != number:
            raise BadRecord(f"Choice {number + 1} of it is missing.")
    return [(row.seat, row.text) for row in rows]


def load_chairs(connection: sa.Connection, names: Sequence[str]) -> dict[str, list[Chair]]:
    """The chairs of these matches, by seat."""
    found: dict[str, list[Chair]] = {name: [] for name in names}
    question = sa.select(chairs).where(chairs.c.match_id.in_(names)).order_by(chairs.c.seat)
    for row in connection.execute(question):
        found[row.match_id].append(Chair(row.seat, row.kind, row.name, row.guest, row.bot, row.salt))
    return found


def load_settings(connection: sa.Connection, match_id: str) -> Settings:
    """The settings of a match; none where a database of an earlier version is only read."""
    if not sa.inspect(connection).has_table(settings.name):
        return {}
    return {row.name: row.value for row in connection.execute(sa.select(settings).filter_by(match_id=match_id))}


def keep_settings(match_id: str, wished: Settings) -> Work:
    """Keep the settings of a new match."""
    rows = [{"match_id": match_id, "name": name, "value": value} for name, value in wished.items()]

    def work(connection: sa.Connection) -> None:
        if rows:
            connection.execute(settings.insert(), rows)

    return work


def change_setting(match_id: str, name: str, value: str) -> Work:
    """Keep another value of one setting."""

    def work(connection: sa.Connection) -> None:
        connection.execute(settings.delete().filter_by(match_id=match_id, name=name))
        keep_settings(match_id, {name: value})(connection)

    return work


def change_chairs(match_id: str, before: Sequence[Chair], after: Sequence[Chair], to_act: list[int] | None) -> Work:
    """Replace the chairs, if they still are as they were before; start the match if it is said who is to act.

    Conflict if another process has changed them or started the match. One process waits for the other.
    """
    now = time.time()

    def work(connection: sa.Connection) -> None:
        row = connection.execute(sa.select(matches.c.started).filter_by(id=match_id).with_for_update()).first()
        if row is None or load_chairs(connection, [match_id])[match_id] != before:
            raise Conflict
        for old, new in zip(before, after, strict=True):
            if new != old:
                change = chairs.update().filter_by(match_id=match_id, seat=old.seat)
                connection.execute(change.values(new.row(match_id)))
        if to_act is not None:
            if row.started is not None:
                raise Conflict
            start = {"started": now, "moved": now, "to_act": to_act}
            connection.execute(matches.update().filter_by(id=match_id).values(start))

    return work
