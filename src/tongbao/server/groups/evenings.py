"""Evenings of a group: when its members meet next, who comes, and a calendar file with all of them (RFC 5545)."""

import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.graphemes import graphemes_in
from tongbao.server.common.local_time import moment_in
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import evening_answers, group_evenings, group_members, groups
from tongbao.server.groups.groups import Group, read_group

LASTS: Final = 4 * 3600
"""Seconds that an evening lasts in calendars; for so long it is the next one, too."""
FARTHEST: Final = 366 * 24 * 3600
LONGEST_NOTE: Final = 200
MOST_IN_CALENDAR: Final = 60
YES: Final = "yes"
ANSWERS: Final = (YES, "maybe", "no")
LINE: Final = 75
"""Maximum length of a line of a calendar file, in bytes."""
EVENING: Final = "evening"
EveningSet = Callable[[str, str, None, dict[str, str], str], Awaitable[None]]
"""Hook for an evening that was set: a member, the word EVENING, no match, facts, and a key.

The facts are ``who`` has set it, the ``name`` of the group, the ``date``, and the ``link`` of the page.
"""


class Evening(NamedTuple):
    """An evening: when it begins, in which time zone it was set, a note, and the answers by person."""

    id: int
    at: float
    zone: str
    note: str
    revision: int
    changed: float
    answers: dict[str, str]

    @property
    def local(self) -> datetime:
        """When it begins, in its own time zone."""
        return datetime.fromtimestamp(self.at, ZoneInfo(self.zone))


class Evenings:
    """Evenings of all groups. ``on_set`` are the hooks for an evening that was set or moved."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database: Final = database
        self.now: Final = now
        self.on_set: Final[list[EveningSet]] = []

    async def next_evening(self, group: Group) -> Evening | None:
        """The next evening, or the one that goes on; None if none is set."""
        found = await self.database.read(lambda connection: self.evenings_of(connection, group.id))
        return next((one for one in found if self.is_to_come(one)), None)

    async def latest_evening(self, group: Group) -> Evening | None:
        """The latest evening, past or to come; None if there was none."""
        found = await self.database.read(lambda connection: self.evenings_of(connection, group.id))
        return found[-1] if found else None

    def is_to_come(self, evening: Evening) -> bool:
        """True if the evening isn't over."""
        return evening.at > self.now() - LASTS

    def evenings_of(self, connection: sa.Connection, group: str) -> list[Evening]:
        """The latest evenings of a group, in order."""
        question = sa.select(group_evenings).filter_by(group_id=group).order_by(group_evenings.c.at.desc())
        rows = connection.execute(question.limit(MOST_IN_CALENDAR)).all()
        answers: dict[int, dict[str, str]] = {row.id: {} for row in rows}
        for one in connection.execute(sa.select(evening_answers).where(evening_answers.c.evening.in_(answers))):
            answers[one.evening][one.person] = one.answer
        return [
            Evening(row.id, row.at, row.zone, row.note, row.revision, row.changed, answers[row.id])
            for row in reversed(rows)
        ]

    async def set_evening(self, group: Group, person: Person, when: str, zone: str, note: str) -> None:
        """Set the next evening, or move the one that is set; whoever does so comes. Raises UserError.

        The answers to an evening that moves are asked for again.
        """
        at = self.checked_moment(when, zone)
        note = checked_note(note)
        now = self.now()
        moved: list[bool] = []

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.select(groups.c.id).filter_by(id=group.id).with_for_update())
            there = [one for one in self.evenings_of(connection, group.id) if self.is_to_come(one)]
            row = {"at": at, "zone": zone, "note": note, "changed": now}
            if there:
                number, revision = there[0].id, there[0].revision + 1
                connection.execute(group_evenings.update().filter_by(id=number).values(**row, revision=revision))
                moved.append(there[0].at != at)
                if moved[-1]:
                    connection.execute(evening_answers.delete().filter_by(evening=number))
            else:
                added = connection.execute(group_evenings.insert().values(**row, group_id=group.id, revision=0))
                assert added.inserted_primary_key is not None
                number = added.inserted_primary_key[0]
                moved.append(True)
            if moved[-1]:
                connection.execute(evening_answers.insert(), {"evening": number, "person": person.id, "answer": YES})

        await self.database.write(write)
        evening = await self.next_evening(group)
        if moved[-1] and evening is not None:
            await self.tell_members(group, evening, person)

    async def tell_members(self, group: Group, evening: Evening, by: Person) -> None:
        """Notify the other members of an evening that was set or moved."""
        date = f"{evening.local:%Y-%m-%d %H:%M} ({evening.zone})"
        facts = {"who": by.name, "name": group.name, "date": date, "link": group.link}
        for member in group.members:
            if member.person != by.id:
                key = f"{EVENING}:{evening.id}:{evening.revision}:{member.person}"
                for tell in self.on_set:
                    await tell(member.person, EVENING, None, facts, key)

    async def cancel_evening(self, group: Group) -> None:
        """Cancel the next evening."""
        evening = await self.next_evening(group)
        if evening is not None:
            await self.database.write(without_evening(evening.id))

    async def answer(self, group: Group, person: Person, evening: int, answer: str) -> None:
        """Say that a member comes, perhaps comes, or doesn't. Raises UserError."""
        if answer not in ANSWERS:
            raise UserError("There is no such answer; choose one of: {all}.", all=", ".join(ANSWERS))
        there = await self.next_evening(group)
        if there is None or there.id != evening:
            raise UserError("That evening is over or was cancelled; reload the page.", 409)
        row = {"evening": evening, "person": person.id}

        def write(connection: sa.Connection) -> None:
            connection.execute(evening_answers.delete().filter_by(**row))
            connection.execute(evening_answers.insert(), {**row, "answer": answer})

        await self.database.write(write)

    async def calendar_of(self, key: str) -> tuple[Group, list[Evening]]:
        """The group and evenings of the calendar with that secret. Raises UserError."""

        def read(connection: sa.Connection) -> tuple[Group, list[Evening]] | None:
            own = sa.select(group_members.c.group_id).where(group_members.c.calendar == key)
            group = read_group(connection, groups.c.id.in_(own))
            return None if group is None else (group, self.evenings_of(connection, group.id))

        found = await self.database.read(read) if key.isascii() and key.isprintable() else None
        if found is None:
            raise UserError("This calendar no longer exists.", 404)
        return found

    def checked_moment(self, when: str, zone: str) -> float:
        """The moment of a date and time such as ``2026-12-04T20:00`` in a time zone. Raises UserError."""
        at = moment_in(when, zone)
        if not self.now() - 60 < at < self.now() + FARTHEST:
            raise UserError("An evening must begin within the next {n} days.", n=FARTHEST // (24 * 3600))
        return at

    def proposal(self, latest: Evening | None) -> str:
        """The date and time to propose for the next evening: the weekday and hour of the latest one; else nothing."""
        if latest is None:
            return ""
        local = latest.local.replace(tzinfo=None)
        zone = ZoneInfo(latest.zone)
        weeks = max(1, -(-int(self.now() - latest.at) // (7 * 24 * 3600)))
        wish = local + timedelta(weeks=weeks)
        if wish.replace(tzinfo=zone).timestamp() <= self.now():
            wish += timedelta(weeks=1)
        return f"{wish:%Y-%m-%dT%H:%M}"


def without_evening(evening: int) -> Write:
    """Write that deletes an evening and its answers."""

    def write(connection: sa.Connection) -> None:
        connection.execute(evening_answers.delete().filter_by(evening=evening))
        connection.execute(group_evenings.delete().filter_by(id=evening))

    return write


def checked_note(note: str) -> str:
    """A note with plain spaces; it may be empty. Raises UserError."""
    note = " ".join(note[: 4 * LONGEST_NOTE].split())
    if note and (graphemes_in(note) is None or len(note) > LONGEST_NOTE):
        raise UserError("A note can have at most {most} visible characters.", most=LONGEST_NOTE)
    return note


# The calendar file.


def calendar_file(group: Group, evenings: Sequence[Evening], address: str, now: float) -> str:
    """The evenings of a group as an iCalendar file; ``address`` is that of its page."""
    host = address.partition("://")[2].partition("/")[0].partition(":")[0] or "tongbao"
    lines = [
        ("BEGIN", "VCALENDAR"),
        ("VERSION", "2.0"),
        ("PRODID", "-//Tongbao//Evenings//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
        ("X-WR-CALNAME", escaped(group.name)),
    ]
    for one in evenings:
        lines += [
            ("BEGIN", "VEVENT"),
            ("UID", f"evening-{one.id}-{group.id}@{host}"),
            ("DTSTAMP", utc(now)),
            ("LAST-MODIFIED", utc(one.changed)),
            ("SEQUENCE", str(one.revision)),
            ("DTSTART", utc(one.at)),
            ("DTEND", utc(one.at + LASTS)),
            ("SUMMARY", escaped(group.name)),
            *([("DESCRIPTION", escaped(one.note))] if one.note else []),
            ("URL", address),
            ("END", "VEVENT"),
        ]
    lines.append(("END", "VCALENDAR"))
    return "".join([folded(f"{name}:{value}") for name, value in lines])


def utc(moment: float) -> str:
    """A moment as a date and time in UTC (3.3.5): ``20261204T190000Z``."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """A text as a value (3.3.11)."""
    for sign, written in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(sign, written)
    return text


def folded(line: str) -> str:
    """A content line of at most LINE bytes, and further ones after a space; no character is divided (3.1)."""
    found, size = [""], 0
    for sign in line:
        bytes_of_sign = len(sign.encode())
        if size + bytes_of_sign > LINE:
            found.append(" ")
            size = 1
        found[-1] += sign
        size += bytes_of_sign
    return "".join([f"{part}\r\n" for part in found])


def evening_entry(evening: Evening, group: Group, person: Person) -> dict[str, Any]:
    """Template data of an evening: when it is, and who has answered what."""
    local = evening.local
    return {
        "id": evening.id,
        "at": evening.at,
        "iso": utc_iso(evening.at),
        "zone": evening.zone,
        "when": f"{local:%Y-%m-%dT%H:%M}",
        "note": evening.note,
        "own": evening.answers.get(person.id, ""),
        "by": {
            answer: [one.name for one in group.members if evening.answers.get(one.person) == answer]
            for answer in ANSWERS
        },
        "silent": [one.name for one in group.members if one.person not in evening.answers],
    }


def utc_iso(moment: float) -> str:
    """A moment for the attribute of a ``time`` element."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%M:%SZ}"
