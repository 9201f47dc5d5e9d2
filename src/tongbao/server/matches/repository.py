"""Match repository: loads stored matches, whole or not at all, and rebuilds their states.

A damaged match raises an error that says in a sentence what is wrong.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord, BadRules, read_rules
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import bot_accounts, choices, clocks, match_seats, matches, people
from tongbao.server.db.tables import settings as kept
from tongbao.server.matches.chat import ChatLog, ChatMessage, load_messages
from tongbao.server.matches.choice_log import Row
from tongbao.server.matches.clocks import Hand, clocks_with, load_hands
from tongbao.server.matches.damaged import DAMAGED
from tongbao.server.matches.hints import GivenHint, Hint, load_advised, load_hints
from tongbao.server.matches.lessons import course_in
from tongbao.server.matches.remarks import Remark, load_remarks
from tongbao.server.matches.seats import KINDS, MatchSeat
from tongbao.server.matches.settings import (
    BRANCH,
    CLOCK,
    CLOSED,
    CONTEST,
    ENDING,
    EXAMPLE,
    IMPORTED,
    ON,
    PAIRED,
    SEED,
    STACK,
    STOOD_IN,
    TAKEBACK,
    VOTE,
    Settings,
    settings_in,
)
from tongbao.server.matches.standing_answers import Settled, load_settled
from tongbao.server.matches.state import MatchState, seats_in, takeback_in, vote_in
from tongbao.server.matches.time_controls import Calendar, load_calendars


class StoredMatch(NamedTuple):
    """A match as the database stores it, but for its options: those that are newer than it have their defaults."""

    match: Any
    options: dict[str, str]
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
    """Load a stored match; None if there is no such match.

    Raises BadRecord if a part is missing, BadOption if this version hasn't such options; what can't be read at all
    raises whatever its reader does.
    """
    row = connection.execute(sa.select(matches).filter_by(id=match_id)).first()
    if row is None:
        return None
    if row.game not in tongbao.GAMES:
        raise BadRecord(f"It is a table of “{row.game}”; the games here are: {', '.join(tongbao.GAMES)}.")
    if not isinstance(row.options, dict):
        raise BadRecord("Its options are no list of names and values.")
    seats = load_seats(connection, [match_id])[match_id]
    if [chair.seat for chair in seats] != list(range(len(seats))):
        raise BadRecord(f"It has the chairs {[chair.seat for chair in seats]}: not all from 0 on.")
    if strange := [chair.kind for chair in seats if chair.kind not in KINDS]:
        raise BadRecord(f"On a chair sits “{strange[0]}”; it can be: {', '.join(KINDS)}.")
    meta = tongbao.GAMES[row.game]
    options = meta.settle(len(seats), row.options, read_rules(meta, row.rules))
    settled = load_settled(connection, meta, match_id, len(seats))
    wished, taken = load_settings(connection, match_id), load_hints(connection, match_id)
    advised = load_advised(connection, match_id)
    told, hands = load_remarks(connection, match_id), load_hands(connection, match_id)
    found = load_calendars(connection, {chair.person for chair in seats if chair.person}) if CLOCK in wished else {}
    said = load_messages(connection, match_id)
    rows = load_choices(connection, match_id)
    return StoredMatch(row, options, seats, rows, settled, wished, taken, advised, told, hands, found, said)


def state_of(stored: StoredMatch) -> MatchState:
    """The state of a stored match, with the game that its choices make; takes as long as a replay.

    Raises what a replay raises if the choices can't be made.
    """
    row, wished = stored.match, stored.settings
    meta, settings = tongbao.GAMES[row.game], settings_in(wished)
    state = MatchState(
        id=row.id,
        meta=meta,
        rules=read_rules(meta, row.rules),
        cards=row.cards,
        secret=row.secret,
        listed=row.listed,
        stack=wished.get(STACK, "").splitlines(),
        branch=wished.get(BRANCH, "").partition(" ")[0] or None,
        example=wished.get(EXAMPLE, ""),
        contest=wished.get(CONTEST, ""),
        seed=wished.get(SEED, ""),
        is_imported=wished.get(IMPORTED) == ON,
        was_put_aside=DAMAGED in wished,
        version=row.version,
        host=row.host,
        rematch=row.rematch,
        options=stored.options,
        started=row.started is not None,
        moved=row.moved,
        settings=settings,
        paired=wished.get(PAIRED, ""),
        stood_in=seats_in(wished.get(STOOD_IN)),
        takeback=takeback_in(wished.get(TAKEBACK)),
        vote=vote_in(wished.get(VOTE)),
        ending=seats_in(wished.get(ENDING)),
        closed=wished.get(CLOSED) == ON,
        course=course_in(row.game, wished),
        remarks=tuple(stored.remarks),
        hints=tuple(stored.hints),
        given_hints=stored.advised,
        chat=ChatLog(row.id, tuple(stored.said)),
        seats=tuple(stored.seats),
        choice_log=tuple(stored.rows),
        standing_answers=tuple(stored.settled),
        calendars=stored.calendars,
        clocks=clocks_with(settings.clock, stored.hands, stored.seats, stored.calendars),
    )
    if not state.started:
        return state
    return replace(state, game=state.play_again(state.seats, state.choice_log, state.options))


def version_of(connection: sa.Connection, match_id: str) -> int | None:
    """The version of a match: how often it was written; None if there is no such match."""
    return connection.scalar(sa.select(matches.c.version).filter_by(id=match_id))


def versions_of(connection: sa.Connection, names: Sequence[str]) -> dict[str, int]:
    """Of these matches, as far as they are there, how often each was written."""
    found = connection.execute(sa.select(matches.c.id, matches.c.version).where(matches.c.id.in_(names)))
    return {row.id: row.version for row in found}


def load_choices(connection: sa.Connection, match_id: str) -> list[Row]:
    """All choices and undos of a match, in their order. Raises BadRecord if one is missing."""
    question = sa.select(choices.c.seq, choices.c.seat, choices.c.text).filter_by(match_id=match_id)
    rows = connection.execute(question.order_by(choices.c.seq)).all()
    for number, row in enumerate(rows):
        if row.seq != number:
            raise BadRecord(f"Choice {number + 1} of it is missing.")
    return [(row.seat, row.text) for row in rows]


def load_seats(connection: sa.Connection, names: Sequence[str]) -> dict[str, list[MatchSeat]]:
    """The seats of these matches by match name, in order."""
    found: dict[str, list[MatchSeat]] = {name: [] for name in names}
    with_owner = match_seats.outerjoin(bot_accounts, bot_accounts.c.person == match_seats.c.person).outerjoin(
        people, people.c.id == bot_accounts.c.owner
    )
    question = sa.select(match_seats, people.c.name.label("owner")).select_from(with_owner)
    for row in connection.execute(question.where(match_seats.c.match_id.in_(names)).order_by(match_seats.c.seat)):
        chair = MatchSeat(row.seat, row.kind, row.name, row.person, row.bot, row.salt, row.owner or "")
        found[row.match_id].append(chair)
    return found


def load_settings(connection: sa.Connection, match_id: str) -> Settings:
    """The settings of a match."""
    return {row.name: row.value for row in connection.execute(sa.select(kept).filter_by(match_id=match_id))}


def settings_of(connection: sa.Connection, names: Sequence[str], wanted: Sequence[str]) -> dict[str, Settings]:
    """The wanted settings of these matches, by match name."""
    found: dict[str, Settings] = {name: {} for name in names}
    question = sa.select(kept).where(kept.c.match_id.in_(names), kept.c.name.in_(wanted))
    for row in connection.execute(question):
        found[row.match_id][row.name] = row.value
    return found


def keep_settings(match_id: str, wished: Settings) -> Write:
    """Store the settings of a new match."""
    rows = [{"match_id": match_id, "name": name, "value": value} for name, value in wished.items()]

    def write(connection: sa.Connection) -> None:
        if rows:
            connection.execute(kept.insert(), rows)

    return write


def change_setting(match_id: str, name: str, value: str) -> Write:
    """Store another value of one setting, or none."""

    def write(connection: sa.Connection) -> None:
        connection.execute(kept.delete().filter_by(match_id=match_id, name=name))
        if value:
            keep_settings(match_id, {name: value})(connection)

    return write


def change_seats(match_id: str, before: Sequence[MatchSeat], after: Sequence[MatchSeat]) -> Write:
    """Store the seats that have changed."""
    changed = [new for old, new in zip(before, after, strict=True) if new != old]

    def write(connection: sa.Connection) -> None:
        for chair in changed:
            change = match_seats.update().filter_by(match_id=match_id, seat=chair.seat)
            connection.execute(change.values(chair.row(match_id)))

    return write


def remove_seats(match_id: str, after: Sequence[MatchSeat]) -> Write:
    """Store these seats instead of more."""

    def write(connection: sa.Connection) -> None:
        connection.execute(match_seats.delete().filter_by(match_id=match_id))
        connection.execute(match_seats.insert(), [chair.row(match_id) for chair in after])
        connection.execute(clocks.delete().where(clocks.c.match_id == match_id, clocks.c.seat >= len(after)))

    return write


def unknown(name: str) -> UserError:
    """The error for a name that no match has."""
    return UserError(
        "There is no table “{name}”; your tables and the open ones are on the start page.", 404, name=name[:48]
    )


DECLARED: Final = (BadRecord, BadOption, BadCards, IllegalChoice)
"""Errors that a replay itself raises; each says in a sentence what is wrong."""


class Damaged(UserError):
    """A damaged match: its stored choices can't be replayed."""


class Outdated(Damaged):
    """A match whose version of the rules is played no longer, or not yet."""


def rebuild(database: Database, name: str) -> MatchState:
    """Rebuild the state of a match from the database; takes as long as a replay.

    Raises Damaged if it can't be replayed, UserError if there is none, DatabaseUnavailable if it can't be read.
    """
    kind = Damaged
    try:
        kept = database.read_now(lambda connection: load_match(connection, name))
        if kept is None:
            raise unknown(name)
        return state_of(kept)
    except UserError:
        raise
    except BadRules as error:
        reason, kind = str(error), Outdated
    except DECLARED as error:
        reason = str(error)
    except Exception as error:  # what is kept can be anything: whatever goes wrong with it is a damage
        reason = f"Its stored data makes no sense ({type(error).__name__}: {str(error)[:200]})."
    raise kind(
        "This table can’t be opened: {reason} None of its data has been deleted, and all other tables go on.",
        410,
        reason=reason,
    )
