"""Users for operators: list, search, show, rename, sign out and delete them."""

import secrets
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.accounts.accounts import key_of, keys_of
from tongbao.server.accounts.administrators import is_administrator
from tongbao.server.accounts.credentials import KeptCredentials, revoke_credentials
from tongbao.server.accounts.people import TRAVELLERS, checked_name, guest_name
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Write, bump_version
from tongbao.server.db.tables import (
    accounts,
    bans,
    entrants,
    match_seats,
    matches,
    messages,
    people,
    reports,
    sessions,
)
from tongbao.server.matches.seats import distinct
from tongbao.server.services.account_data import involves
from tongbao.server.services.services import Services

MOST_LISTED: Final = 50
Entry = dict[str, Any]


def newest(connection: sa.Connection, most: int = MOST_LISTED) -> list[Entry]:
    """The people who came last."""
    return entries(connection, lines().order_by(people.c.created.desc(), people.c.id).limit(most))


def search(connection: sa.Connection, text: str, most: int = MOST_LISTED) -> list[Entry]:
    """The people whose name contains the text, or whose id or email address it is; those with accounts first."""
    alike = people.c.name.icontains(text, autoescape=True) | (people.c.id == text)
    alike |= accounts.c.key.contains(key_of(text), autoescape=True) | (accounts.c.mail == text.casefold())
    question = lines().where(alike).order_by(accounts.c.key.is_(None), people.c.name, people.c.id)
    return entries(connection, question.limit(most))


def lines() -> sa.Select[Any]:
    """Query for a line about each person."""
    seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    known = people.outerjoin(accounts, accounts.c.person == people.c.id)
    fields = (people.c.id, people.c.name, accounts.c.key, people.c.created, seen.label("seen"))
    return sa.select(*fields).select_from(known)


def entries(connection: sa.Connection, question: sa.Select[Any]) -> list[Entry]:
    """The lines, as plain data."""
    return [
        {"id": row.id, "name": row.name, "account": row.key is not None, "since": row.created, "seen": row.seen}
        for row in connection.execute(question)
    ]


def person_named(connection: sa.Connection, word: str) -> str:
    """The id of a person, by that or by the name of an account. Raises UserError if there is no such person."""
    own = connection.scalar(sa.select(people.c.id).filter_by(id=word))
    found = own or connection.scalar(sa.select(accounts.c.person).filter_by(key=key_of(word)))
    if found is None:
        raise UserError(
            "There is no one called “{name}”; give the name of an account, or an id as a search shows it.",
            404,
            name=word[:60],
        )
    return str(found)


def show(connection: sa.Connection, word: str) -> Entry:
    """Details of a person for operators, beside what they play. Raises UserError."""
    person = person_named(connection, word)
    [entry] = entries(connection, lines().where(people.c.id == person))
    count = sa.select(sa.func.count())
    against = reports.join(
        messages, sa.and_(messages.c.match_id == reports.c.match_id, messages.c.number == reports.c.number)
    )
    ban = connection.execute(sa.select(bans.c.reason, bans.c.until).filter_by(person=person)).first()
    sat = sa.select(match_seats.c.match_id).filter_by(person=person).distinct()
    return {
        **entry,
        "mail": connection.scalar(sa.select(accounts.c.mail).filter_by(person=person)),
        "browsers": connection.scalar(count.select_from(sessions).filter_by(person=person)),
        "tables": sorted(connection.scalars(sat)),
        "hosts": connection.scalar(count.select_from(matches).filter_by(host=person)),
        "messages": connection.scalar(count.select_from(messages).filter_by(person=person)),
        "reported": connection.scalar(count.select_from(against).where(messages.c.person == person)),
        "ban": None if ban is None else ban._asdict(),
        "administrator": is_administrator(connection, person),
    }


def harmless_name() -> str:
    """A name that offends nobody."""
    return f"{secrets.choice(TRAVELLERS)} {secrets.randbelow(9000) + 1000}"


def renamed(person: str, name: str) -> Write:
    """Write that renames a person, also where they sit, have sat and have spoken.

    A guest's name is marked as such. UserError if it can't be a name; Conflict if it is, or looks like, another
    account's.
    """
    wished = checked_name(name)

    def write(connection: sa.Connection) -> None:
        has_account = connection.scalar(sa.select(accounts.c.person).filter_by(person=person)) is not None
        name, keys = wished if has_account else guest_name(wished), keys_of(wished)
        alike = sa.or_(*[accounts.c[column] == key for column, key in keys.items()])
        if connection.scalars(sa.select(accounts.c.person).where(alike, accounts.c.person != person)).first():
            raise Conflict
        bump_version(involves(person))(connection)
        connection.execute(accounts.update().filter_by(person=person).values(**keys))
        connection.execute(people.update().filter_by(id=person).values(name=name))
        for table in (messages, entrants):
            connection.execute(table.update().filter_by(person=person).values(name=name))
        own = connection.execute(sa.select(match_seats.c.match_id, match_seats.c.seat).filter_by(person=person)).all()
        for chair in own:
            beside = sa.select(match_seats.c.name).where(
                match_seats.c.match_id == chair.match_id, match_seats.c.seat != chair.seat
            )
            called = distinct(name, list(connection.scalars(beside)))
            change = match_seats.update().filter_by(match_id=chair.match_id, seat=chair.seat)
            connection.execute(change.values(name=called))

    return write


def signed_out(person: str) -> Write:
    """Write that ends all sessions and email links of a person, and revokes all their tokens; passkeys stay."""
    return revoke_credentials(person, KeptCredentials(passkeys=True))


async def delete(services: Services, person: str) -> None:
    """Erase a person as they could themselves: stand-ins play on for them, and what others have played stays theirs.

    The services are those of this command, whose bots don't play.
    """
    services.registry.on_open.clear()
    known = await services.people.find_person(person)
    assert known is not None
    await services.erase_person(known)
