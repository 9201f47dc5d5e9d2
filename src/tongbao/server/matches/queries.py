"""Lists of matches: lines made by database queries, without replaying any match."""

import math
from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

import tongbao
from tongbao.engine.seats import MOST_SEATS
from tongbao.server.accounts.people import Person
from tongbao.server.db.tables import match_seats, matches
from tongbao.server.db.tables import settings as match_settings
from tongbao.server.matches.damaged import DAMAGED, is_put_aside
from tongbao.server.matches.lessons import lesson_of, read_progress
from tongbao.server.matches.repository import load_seats, settings_of
from tongbao.server.matches.seats import KINDS, MatchSeat
from tongbao.server.matches.settings import (
    CLOCK,
    IMPORTED,
    INVITED,
    LESSON,
    PAIRED,
    PROGRESS,
    RATED,
    Settings,
)
from tongbao.server.matches.time_controls import UNTIMED

MOST_LISTED: Final = 60
MOST_IN_PLAY: Final = 300
"""The most unfinished matches that are listed for one person."""
TO_ACT: Final = sa.cast(matches.c.to_act, sa.Text).label("to_act")
"""The text of the column: one that holds something else must not stop the whole list."""
LINE: Final = (matches.c.id, matches.c.game, matches.c.started, matches.c.finished, matches.c.moved, TO_ACT)
WANTED: Final = (CLOCK, DAMAGED, IMPORTED, INVITED, PAIRED, RATED)
IN_PLAY: Final = sa.and_(matches.c.started.is_not(None), matches.c.finished.is_(None), ~is_put_aside(matches.c.id))
"""True if a match goes on, as an SQL condition."""


IS_LESSON: Final = sa.exists().where(match_settings.c.match_id == matches.c.id, match_settings.c.name == LESSON)
"""True if a lesson is learned in a match, as an SQL condition."""


def belongs_to(person: Person) -> sa.ColumnElement[bool]:
    """True if a match is the person's: if they sit in it or founded it, and it is no lesson; as an SQL condition."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.person == person.id)
    return sa.and_(sa.or_(matches.c.id.in_(sits), matches.c.host == person.id), ~IS_LESSON)


def unfinished_lines(connection: sa.Connection, person: Person) -> list[dict[str, Any]]:
    """The person's unfinished matches, the latest moved first."""
    return listing(connection, sa.and_(belongs_to(person), matches.c.finished.is_(None)), person, MOST_IN_PLAY)


def finished_lines(
    connection: sa.Connection, person: Person, since: float = 0, first: int = 0, most: int = MOST_LISTED
) -> list[dict[str, Any]]:
    """The person's matches that ended after a moment, the latest first, at most ``most`` from the ``first`` on."""
    return listing(connection, sa.and_(belongs_to(person), matches.c.finished > since), person, most, first)


def how_many_finished(connection: sa.Connection, person: Person) -> int:
    """The number of the person's matches that have ended."""
    count = sa.select(sa.func.count()).select_from(matches).where(belongs_to(person), matches.c.finished.is_not(None))
    return int(connection.scalars(count).one())


def has_finished(connection: sa.Connection, person: Person, game: str) -> bool:
    """True if a match of that game in which the person sits has ended, other than a lesson."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.person == person.id)
    where = sa.and_(matches.c.id.in_(sits), matches.c.game == game, matches.c.finished.is_not(None), ~IS_LESSON)
    return connection.scalar(sa.select(matches.c.id).where(where).limit(1)) is not None


class LessonLine(NamedTuple):
    """A match in which a lesson is learned: the game, the scene, the step it is at, and whether it has ended."""

    id: str
    game: str
    scene: int
    step: int
    has_ended: bool

    @property
    def is_done(self) -> bool:
        """True if the lesson was learned to its end."""
        lesson = lesson_of(self.game)
        return lesson is not None and self.scene + 1 == len(lesson.scenes) and self.step >= len(lesson.scenes[-1].steps)

    @property
    def chapter(self) -> int:
        """The chapter of the lesson that it is in, from 1 on."""
        lesson = lesson_of(self.game)
        if lesson is None:
            return 1
        steps = lesson.scenes[self.scene].steps
        return steps[min(self.step, len(steps) - 1)].chapter + 1

    @property
    def is_going_on(self) -> bool:
        """True if the person can go on in it."""
        return not self.has_ended and not self.is_done


def lessons_of(connection: sa.Connection, person: Person) -> list[LessonLine]:
    """The matches in which the person learns or has learned a game, the latest moved first."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.person == person.id, match_seats.c.kind == "human")
    question = sa.select(matches.c.id, matches.c.game, matches.c.finished).where(
        matches.c.id.in_(sits), IS_LESSON, ~is_put_aside(matches.c.id)
    )
    rows = connection.execute(question.order_by(matches.c.moved.desc(), matches.c.id).limit(MOST_LISTED)).all()
    kept = settings_of(connection, [row.id for row in rows], (LESSON, PROGRESS))
    return [
        LessonLine(
            row.id,
            row.game,
            int(kept[row.id][LESSON]),
            read_progress(kept[row.id][PROGRESS]).step,
            row.finished is not None,
        )
        for row in rows
        if lesson_of(row.game) is not None
    ]


def running_lines(connection: sa.Connection) -> list[dict[str, Any]]:
    """The matches in play that all may see, the latest moved first."""
    return listing(connection, sa.and_(matches.c.listed, IN_PLAY), None)


def tables_of_people(connection: sa.Connection, people: Collection[str]) -> dict[str, list[dict[str, Any]]]:
    """By person, the unfinished matches that all may see and in which they sit now."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.person.in_(people), match_seats.c.kind == "human")
    where = sa.and_(matches.c.listed, matches.c.finished.is_(None), matches.c.id.in_(sits))
    where = sa.and_(where, ~is_put_aside(matches.c.id))
    lines = {line["id"]: line for line in listing(connection, where, None)}
    found: dict[str, list[dict[str, Any]]] = {}
    for name, seats in load_seats(connection, list(lines)).items():
        for person in {chair.person for chair in seats if chair.kind == "human" and chair.person in people}:
            found.setdefault(str(person), []).append(lines[name])
    return found


def unfinished_of(connection: sa.Connection, person: str) -> list[str]:
    """The ids of the unfinished matches in which the person sits, or to which they may come back."""
    question = (
        sa.select(matches.c.id).join(match_seats).where(match_seats.c.person == person, matches.c.finished.is_(None))
    )
    return list(dict.fromkeys(connection.scalars(question)))


def open_matches(connection: sa.Connection, person: Person | None) -> list[dict[str, Any]]:
    """The matches that wait for players and may be seen by all, without the person's own."""
    where = sa.and_(matches.c.listed, matches.c.started.is_(None), ~is_put_aside(matches.c.id))
    rows = listing(connection, where, person)
    return [row for row in rows if row["free"] and not any(entry["mine"] for entry in row["seats"])]


def listing(
    connection: sa.Connection,
    where: sa.ColumnElement[bool],
    person: Person | None,
    most: int = MOST_LISTED,
    first: int = 0,
) -> list[dict[str, Any]]:
    """The matches that meet a condition, the latest moved first; without those of which no line can be made."""
    question = sa.select(*LINE).where(where).order_by(matches.c.moved.desc(), matches.c.id).limit(most).offset(first)
    rows = [row for row in connection.execute(question) if row.game in tongbao.GAMES]
    names = [row.id for row in rows]
    seats, wished = load_seats(connection, names), settings_of(connection, names, WANTED)
    return [
        summary(row, seats[row.id], person) | terms_entry(wished[row.id]) | aside_entry(row, wished[row.id])
        for row in rows
        if makes_sense(row, seats[row.id])
    ]


def aside_entry(row: Any, wished: Settings) -> dict[str, Any]:
    """The entries of a line for a match that isn't over and is put aside: nobody can choose there."""
    return {"state": "aside", "yours": False} if row.finished is None and DAMAGED in wished else {}


def terms_entry(wished: Settings) -> dict[str, Any]:
    """The entries of a line for the terms of a match: clock by name, and flags: rated, paired, invited, imported."""
    return {
        "pace": wished.get(CLOCK, UNTIMED),
        "rated": RATED in wished,
        "paired": PAIRED in wished,
        "invited": INVITED in wished,
        "imported": IMPORTED in wished,
    }


def waiting_for_bots(connection: sa.Connection) -> list[str]:
    """The matches in which it is a bot's turn, the latest moved first."""
    question = (
        sa.select(matches.c.id, TO_ACT, match_seats.c.seat)
        .join(match_seats)
        .where(IN_PLAY, match_seats.c.kind == "bot")
        .order_by(matches.c.moved.desc())
    )
    return list(dict.fromkeys(row.id for row in connection.execute(question) if row.seat in seats_in(row.to_act)))


def seats_in(text: str | None) -> list[int]:
    """The seats that a column holds; none if it holds something else."""
    try:
        return msgspec.json.decode(text or "", type=list[int])
    except msgspec.DecodeError:
        return []


def makes_sense(row: Any, seats: list[MatchSeat]) -> bool:
    """True if a line can be made of a row: its seats are valid, and a page can say how long ago it moved."""
    moment = isinstance(row.moved, int | float) and math.isfinite(row.moved)
    return moment and all(chair.seat in range(MOST_SEATS) and chair.kind in KINDS for chair in seats)


def summary(row: Any, seats: list[MatchSeat], person: Person | None) -> dict[str, Any]:
    """One line; ``clock`` is for what is left to the person, where a match is in memory."""
    to_act = seats_in(row.to_act)
    entries = []
    for chair in seats:
        mine = person is not None and chair.kind == "human" and chair.person == person.id
        entries.append({**chair.entry(False, mine), "to_act": chair.seat in to_act})
    plays, is_over = any(entry["mine"] for entry in entries), row.finished is not None
    if not plays and not is_over:  # who only watches may see later what happens
        entries = [{**entry, "to_act": False} for entry in entries]
    return {
        "id": row.id,
        "link": f"/t/{row.id}",
        "game": row.game,
        "title": tongbao.GAMES[row.game].title,
        "state": "open" if row.started is None else "playing" if row.finished is None else "over",
        "seats": entries,
        "yours": not is_over and any(entry["mine"] and entry["to_act"] for entry in entries),
        "free": sum(chair.is_free for chair in seats),
        "moved": row.moved if plays or is_over or row.started is None else row.started,
        "clock": None,
        "stand_in": person is not None and any(c.kind == "bot" and c.person == person.id for c in seats),
    }
