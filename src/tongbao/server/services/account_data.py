"""Account data: export of all data about a person, its erasure, and merging a guest’s into an account’s."""

from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.db.database import Write, bump_version
from tongbao.server.db.tables import (
    accounts,
    administrators,
    bot_accounts,
    bugs,
    channels,
    choices,
    columns_of_people,
    daily_attempts,
    decks,
    entrants,
    match_seats,
    matches,
    messages,
    mutes,
    notifications,
    passkeys,
    people,
    preferences,
    profiles,
    ratings,
    reports,
    results,
    runs,
    sessions,
    settings,
    titles,
    tokens,
)
from tongbao.server.groups.groups import forget_member, membership_of, merge_member
from tongbao.server.matches.seats import NOBODY
from tongbao.server.matches.settings import ORDER
from tongbao.server.tournaments.daily import merge_attempts
from tongbao.server.tournaments.tournament import forget_entrant, merge_entrants

OF_TOKENS: Final = ("name", "scopes", "created", "expires", "used")
"""Fields of an API token in its owner's export."""


def export_of(connection: sa.Connection, person: str) -> dict[str, Any]:
    """Export of all data about a person; of games that are not over only their own choices."""
    whole = connection.execute(sa.select(people).filter_by(id=person)).one()
    account = connection.execute(sa.select(accounts).filter_by(person=person)).first()
    browsers = connection.execute(sa.select(sessions).filter_by(person=person).order_by(sessions.c.created))
    preferred = connection.execute(sa.select(preferences).filter_by(person=person))
    keys = connection.execute(sa.select(passkeys).filter_by(person=person).order_by(passkeys.c.created))
    own_programs = connection.execute(sa.select(bot_accounts).filter_by(owner=person).order_by(bot_accounts.c.created))
    own_tokens = connection.execute(sa.select(tokens).filter_by(owner=person).order_by(tokens.c.created)).mappings()
    entered = sa.select(entrants.c.tournament, entrants.c.name).filter_by(person=person)
    tried = (
        sa.select(daily_attempts.c.date, daily_attempts.c.match_id, daily_attempts.c.points)
        .filter_by(person=person)
        .order_by(daily_attempts.c.date)
    )
    reported = sa.select(bugs.c.match_id, bugs.c.at, bugs.c.words, bugs.c.report).filter_by(person=person)
    own = sa.select(match_seats.c.match_id, match_seats.c.seat, match_seats.c.name).filter_by(person=person)
    made = sa.select(decks.c.game, decks.c.name, decks.c.text, decks.c.changed).filter_by(person=person)
    told = connection.execute(sa.select(notifications).filter_by(person=person).order_by(notifications.c.id))
    ways = connection.execute(sa.select(channels).filter_by(person=person).order_by(channels.c.channel))
    return {
        "name": whole.name,
        "since": whole.created,
        "account": None if account is None else {"mail": account.mail, "since": account.created},
        "administrator": connection.scalar(sa.select(administrators.c.since).filter_by(person=person)),
        "browsers": [{"device": row.device, "since": row.created, "seen": row.seen} for row in browsers],
        "told": [{"kind": row.kind, "facts": row.facts, "channel": row.channel, "at": row.created} for row in told],
        "reached": [{"channel": row.channel, "address": row.address, "kinds": row.kinds} for row in ways],
        "passkeys": [{"name": row.name, "since": row.created, "used": row.used} for row in keys],
        "programs": [{"name": row.name, "since": row.created} for row in own_programs],
        "tokens": [{name: row[name] for name in OF_TOKENS} for row in own_tokens],
        "preferences": {row.name: row.value for row in preferred},
        "tournaments": [row._asdict() for row in connection.execute(entered)],
        "daily": [{"date": row.date, "table": row.match_id, "points": row.points} for row in connection.execute(tried)],
        "bugs": [
            {"table": row.match_id, "at": row.at, "words": row.words, "report": row.report}
            for row in connection.execute(reported.order_by(bugs.c.id))
        ],
        "groups": membership_of(connection, person),
        "decks": [row._asdict() for row in connection.execute(made.order_by(decks.c.changed))],
        "games": [game_of(connection, row) for row in connection.execute(own.order_by(match_seats.c.match_id)).all()],
        **{table.name: rows_of(connection, table, person) for table in (results, ratings, titles, profiles)},
    }


def rows_of(connection: sa.Connection, table: sa.Table, person: str) -> list[dict[str, Any]]:
    """The rows of a table that are about a person."""
    rows = connection.execute(sa.select(table).filter_by(person=person)).mappings()
    return [{name: value for name, value in row.items() if name != "person"} for row in rows]


def game_of(connection: sa.Connection, chair: Any) -> dict[str, Any]:
    """Export of one game of a person: the match, its times, and what they have chosen."""
    match = connection.execute(sa.select(matches).filter_by(id=chair.match_id)).one()
    chosen = sa.select(choices.c.text, choices.c.at).filter_by(match_id=chair.match_id, seat=chair.seat)
    return {
        "table": match.id,
        "game": match.game,
        "seat": chair.seat,
        "name": chair.name,
        "created": match.created,
        "finished": match.finished,
        "choices": [[row.text, row.at] for row in connection.execute(chosen.order_by(choices.c.seq))],
    }


def involves(person: str) -> sa.ColumnElement[bool]:
    """SQL condition: a person sits in the match, has opened it, or has said something in it."""
    named = [sa.select(table.c.match_id).filter_by(person=person) for table in (match_seats, messages)]
    return sa.or_(matches.c.host == person, *[matches.c.id.in_(names) for names in named])


def erase(person: str) -> Write:
    """Write that erases a person; what others have played with them stays theirs, with nobody's name on the seat."""

    def write(connection: sa.Connection) -> None:
        bump_version(involves(person))(connection)
        connection.execute(match_seats.update().filter_by(person=person).values(person=None, name=NOBODY))
        connection.execute(matches.update().filter_by(host=person).values(host=""))
        connection.execute(results.update().filter_by(person=person).values(person=None))
        forget_entrant(connection, person)
        forget_member(connection, person)
        replace_in_orders(connection, person, "")
        for column in columns_of_people():
            connection.execute(column.table.delete().where(column == person))
        connection.execute(people.delete().filter_by(id=person))

    return write


def merged(guest: str, person: str) -> Write:
    """Write that gives all that a guest has played to somebody with an account, and deletes the guest."""

    def write(connection: sa.Connection) -> None:
        bump_version(involves(guest))(connection)
        connection.execute(match_seats.update().filter_by(person=guest).values(person=person))
        connection.execute(matches.update().filter_by(host=guest).values(host=person))
        connection.execute(results.update().filter_by(person=guest).values(person=person))
        connection.execute(notifications.update().filter_by(person=guest).values(person=person))
        for table in (bugs, decks, runs):
            connection.execute(table.update().filter_by(person=guest).values(person=person))
        merge_attempts(connection, guest, person)
        merge_entrants(connection, guest, person)
        merge_talk(connection, guest, person)
        merge_member(connection, guest, person)
        replace_in_orders(connection, guest, person)
        for column in columns_of_people():
            connection.execute(column.table.delete().where(column == guest))
        connection.execute(people.delete().filter_by(id=guest))

    return write


def replace_in_orders(connection: sa.Connection, person: str, other: str) -> None:
    """Replace a person in the orders in which people take turns to begin."""
    named = settings.c.name == ORDER, settings.c.value.contains(person)
    change = settings.update().where(*named).values(value=sa.func.replace(settings.c.value, person, other))
    connection.execute(change)


def merge_talk(connection: sa.Connection, guest: str, person: str) -> None:
    """Merge messages, mutes and reports of a guest into an account, where it hasn't the same."""
    connection.execute(messages.update().filter_by(person=guest).values(person=person))
    known = {(row.person, row.muted) for row in connection.execute(sa.select(mutes).where(names(person)))}
    for row in connection.execute(sa.select(mutes).where(names(guest))).all():
        pair = (person if row.person == guest else row.person, person if row.muted == guest else row.muted)
        if pair not in known and pair[0] != pair[1]:
            connection.execute(mutes.insert(), {"person": pair[0], "muted": pair[1]})
    connection.execute(mutes.delete().where(names(guest)))
    own = sa.select(reports.c.match_id, reports.c.number).filter_by(person=person)
    told = {(row.match_id, row.number) for row in connection.execute(own)}
    for row in connection.execute(sa.select(reports).filter_by(person=guest)).all():
        if (row.match_id, row.number) not in told:
            connection.execute(reports.insert(), {**row._asdict(), "person": person})
    connection.execute(reports.delete().filter_by(person=guest))


def names(person: str) -> sa.ColumnElement[bool]:
    """SQL condition: the person mutes or is muted."""
    return sa.or_(mutes.c.person == person, mutes.c.muted == person)
