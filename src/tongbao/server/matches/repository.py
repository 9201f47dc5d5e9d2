"""What is kept of one match: row, chairs, choices, standing answers, settings and hints, read whole or not at all."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.game import Game
from tongbao.engine.record import BadRecord, Record
from tongbao.server.db.database import Write
from tongbao.server.db.tables import chairs, choices, clocks, matches, people, programs, settings
from tongbao.server.matches.chat import ChatMessage, load_said
from tongbao.server.matches.clocks import Hand, load_hands
from tongbao.server.matches.hints import GivenHint, Hint, load_advised, load_hints
from tongbao.server.matches.remarks import Remark, load_remarks
from tongbao.server.matches.seats import KINDS, MatchSeat
from tongbao.server.matches.standing_answers import Settled, load_settled
from tongbao.server.matches.time_controls import Calendar, load_calendars

Row = tuple[int, str]
"""A seat, and its choice or the word that takes one back."""
Settings = dict[str, str]
"""What was wished of a match, by name."""
LOT: Final = "lot"
"""ON if the seats are drawn by lot."""
HINTS: Final = "hints"
"""ON if those who play may ask for hints."""
PACE: Final = "pace"
"""How fast the bots are, if that isn't the usual pace."""
CLOCK: Final = "clock"
"""The name of the time control, if there is one."""
RATED: Final = "rated"
"""ON if it counts for ratings."""
BRANCH: Final = "branch"
"""The match from whose position it goes on, and after how many decisions."""
LESSON: Final = "lesson"
"""The number of the scene that is learned in it."""
PROGRESS: Final = "progress"
"""How far that is."""
EXAMPLE: Final = "example"
"""The anchor of the example of the rules that it begins with."""
STACK: Final = "stack"
"""Which cards its shuffles lay on top, a line for each shuffle."""
STAND_IN: Final = "stand_in"
"""Which bot plays for who is away, if that isn't the usual one."""
STOOD_IN: Final = "stood_in"
"""The seats for which one has."""
TAKEBACK: Final = "takeback"
"""What somebody asks to take back."""
VOTE: Final = "vote"
"""How the others want to go on without somebody."""
CLOSED: Final = "closed"
"""ON if it was ended before the end of its game, by the players or by an operator."""
CONTEST: Final = "contest"
"""What it is played for, if for more than itself."""
SEED: Final = "seed"
"""What its bots draw their seeds from."""
CHAT: Final = "chat"
DELAY: Final = "delay"
WATCH: Final = "watch"
IMPORTED: Final = "imported"
"""ON if somebody has brought its record: it is over, nobody sits there, and it counts for nothing."""
INVITED: Final = "invited"
"""ON if only those who are invited may sit down."""
PAIRED: Final = "paired"
"""How many players are wished, if it was founded by pairing."""
ON: Final = "on"
OFF: Final = "off"


class StoredMatch(NamedTuple):
    """All that is kept of a match."""

    match: Any
    seats: list[MatchSeat]
    rows: list[Row]
    settled: list[Settled]
    settings: Settings
    hints: Sequence[Hint] = ()
    advised: Mapping[int, GivenHint] = {}
    remarks: Sequence[Remark] = ()
    hands: Sequence[Hand] = ()
    calendars: Mapping[str, Calendar] = {}
    said: Sequence[ChatMessage] = ()


def load_match(connection: sa.Connection, match_id: str) -> StoredMatch | None:
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
    advised = load_advised(connection, match_id)
    told, hands = load_remarks(connection, match_id), load_hands(connection, match_id)
    found = load_calendars(connection, {chair.person for chair in seats if chair.person}) if CLOCK in wished else {}
    said = load_said(connection, match_id)
    rows = load_choices(connection, match_id)
    return StoredMatch(row, seats, rows, settled, wished, taken, advised, told, hands, found, said)


def version_of(connection: sa.Connection, match_id: str) -> int | None:
    """How often the match was written, if it is there."""
    return connection.scalar(sa.select(matches.c.edition).filter_by(id=match_id))


def editions_of(connection: sa.Connection, names: Sequence[str]) -> dict[str, int]:
    """Of these matches, as far as they are there, how often each was written."""
    found = connection.execute(sa.select(matches.c.id, matches.c.edition).where(matches.c.id.in_(names)))
    return {row.id: row.edition for row in found}


def load_choices(connection: sa.Connection, match_id: str) -> list[Row]:
    """All choices and undos of a match, in their order. Raises BadRecord if one is missing."""
    question = sa.select(choices.c.seq, choices.c.seat, choices.c.text).filter_by(match_id=match_id)
    rows = connection.execute(question.order_by(choices.c.seq)).all()
    for number, row in enumerate(rows):
        if row.seq != number:
            raise BadRecord(f"Choice {number + 1} of it is missing.")
    return [(row.seat, row.text) for row in rows]


def load_chairs(connection: sa.Connection, names: Sequence[str]) -> dict[str, list[MatchSeat]]:
    """The chairs of these matches, by seat."""
    found: dict[str, list[MatchSeat]] = {name: [] for name in names}
    with_owner = chairs.outerjoin(programs, programs.c.person == chairs.c.person).outerjoin(
        people, people.c.id == programs.c.owner
    )
    question = sa.select(chairs, people.c.name.label("owner")).select_from(with_owner)
    for row in connection.execute(question.where(chairs.c.match_id.in_(names)).order_by(chairs.c.seat)):
        chair = MatchSeat(row.seat, row.kind, row.name, row.person, row.bot, row.salt, row.owner or "")
        found[row.match_id].append(chair)
    return found


def load_settings(connection: sa.Connection, match_id: str) -> Settings:
    """The settings of a match."""
    return {row.name: row.value for row in connection.execute(sa.select(settings).filter_by(match_id=match_id))}


def settings_of(connection: sa.Connection, names: Sequence[str], wanted: Sequence[str]) -> dict[str, Settings]:
    """Of these matches the settings of the names that are wanted."""
    found: dict[str, Settings] = {name: {} for name in names}
    question = sa.select(settings).where(settings.c.match_id.in_(names), settings.c.name.in_(wanted))
    for row in connection.execute(question):
        found[row.match_id][row.name] = row.value
    return found


def keep_settings(match_id: str, wished: Settings) -> Write:
    """Keep the settings of a new match."""
    rows = [{"match_id": match_id, "name": name, "value": value} for name, value in wished.items()]

    def work(connection: sa.Connection) -> None:
        if rows:
            connection.execute(settings.insert(), rows)

    return work


def change_setting(match_id: str, name: str, value: str) -> Write:
    """Keep another value of one setting."""

    def work(connection: sa.Connection) -> None:
        connection.execute(settings.delete().filter_by(match_id=match_id, name=name))
        keep_settings(match_id, {name: value})(connection)

    return work


def change_chairs(match_id: str, before: Sequence[MatchSeat], after: Sequence[MatchSeat]) -> Write:
    """Keep who sits on the chairs that have changed."""
    changed = [new for old, new in zip(before, after, strict=True) if new != old]

    def work(connection: sa.Connection) -> None:
        for chair in changed:
            change = chairs.update().filter_by(match_id=match_id, seat=chair.seat)
            connection.execute(change.values(chair.row(match_id)))

    return work


def fewer_chairs(match_id: str, after: Sequence[MatchSeat]) -> Write:
    """Keep these chairs instead of more."""

    def work(connection: sa.Connection) -> None:
        connection.execute(chairs.delete().filter_by(match_id=match_id))
        connection.execute(chairs.insert(), [chair.row(match_id) for chair in after])
        connection.execute(clocks.delete().where(clocks.c.match_id == match_id, clocks.c.seat >= len(after)))

    return work


UNDO: Final = "undo"
"""Stands in the list of choices where the seat's latest one was taken back."""


def effective_choices(rows: Sequence[Row]) -> list[Row]:
    """The choices that weren't taken back, in their order. Raises BadRecord if there was nothing to take back."""
    return [rows[number] for number in numbers_made(rows)]


def numbers_made(rows: Sequence[Row]) -> list[int]:
    """Which of the rows, from 0 on, are choices that weren't taken back; raises as ``still_made`` does."""
    made: list[int] = []
    for number, (seat, text) in enumerate(rows):
        if text != UNDO:
            made.append(number)
        else:
            latest = next((i for i in reversed(range(len(made))) if rows[made[i]][0] == seat), None)
            if latest is None:
                raise BadRecord(f"Seat {seat} takes back a choice that it never made.")
            del made[latest]
    return made


def latest_of(game: Game, seat: int, decisions: int) -> list[str]:
    """The texts of the seat's latest choices."""
    made = [decision.choice.text for decision in Record.of(game).choices if decision.seat == seat]
    return made[len(made) - decisions :]
