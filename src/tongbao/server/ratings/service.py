"""The book of what has been played: it takes in the ends of games, and says what they have brought to whom."""

import time
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import accounts, people, profiles, titles
from tongbao.server.matches.state import MatchView
from tongbao.server.ratings.ledger import stored_changes
from tongbao.server.ratings.model import ALL_SIZES, POOLS
from tongbao.server.ratings.titles import TITLES
from tongbao.server.tournaments.tournament import Tournament

LONGEST_OCCASION: Final = 64


def awarded(person: str, title: str, facts: Mapping[str, str | int]) -> Write:
    """What gives somebody a title, unless he has it for that already, or has no account."""
    occasion = str(facts.get("link", facts.get("name", "")))[:LONGEST_OCCASION]
    which = {"person": person, "title": title, "occasion": occasion}

    def work(connection: sa.Connection) -> None:
        has_account = connection.scalar(sa.select(accounts.c.created).filter_by(person=person)) is not None
        if has_account and connection.execute(sa.select(titles).filter_by(**which)).first() is None:
            connection.execute(titles.insert(), {**which, "facts": dict(facts), "at": time.time()})

    return work


def crowned(tournament: Tournament, winner: str) -> Write:
    """What gives the winner of a tournament his title."""
    link = f"/tournaments/{tournament.id}"
    return awarded(
        winner, "champion", {"name": tournament.name, "place": 1, "of": len(tournament.entrants), "link": link}
    )


class Owner(NamedTuple):
    """Whose profile it is: name and key of the account, since when, whether others see it."""

    person: str
    name: str
    key: str
    since: float
    shown: bool

    @property
    def address(self) -> str:
        """Where the profile is."""
        return f"/people/{quote(self.key)}"


class Ratings:
    """All ratings of one server, and what belongs to them."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def award(self, person: Person, title: str, facts: Mapping[str, str | int]) -> None:
        """Give somebody a title that no game brings by itself; nothing if he has it for that already, or no account.

        ``facts`` are shown with it: ``name`` of what was won, ``place``, ``of`` how many, ``link``. Raises ValueError
        if there is no such title.
        """
        if title not in TITLES:
            raise ValueError(f"There is no title “{title}”; there are: {', '.join(TITLES)}.")
        await self.database.write(awarded(person.id, title, facts))

    async def gains(self, match: MatchView) -> dict[int, dict[str, Any]]:
        """What a match that is over has brought by seat: the points, and how many there are now.

        Against people if it counted there, else against opponents of the computer.
        """
        stored = await self.database.read(lambda c: stored_changes(c, match.id))
        found: dict[int, dict[str, Any]] = {}
        for pool in POOLS:
            for (seat, of, size), change in stored.items():
                if of == pool and size == ALL_SIZES and seat not in found:
                    gain = change.after.points - change.before.points
                    found[seat] = {"pool": pool, "gain": gain, "points": change.after.points}
        return found

    async def links(self, match: MatchView) -> dict[int, str]:
        """By seat the profile of who sits there, where others may see it and it can be told who plays."""
        seated = [chair for chair in match.state.seats if chair.kind == "human" and chair.person is not None]
        everybody = [chair.person or "" for chair in seated]
        found = {one.person: one for one in await self.database.read(lambda c: owners(c, everybody))}
        return {
            chair.seat: found[chair.person].address
            for chair in seated
            if chair.person in found and found[chair.person].shown and everybody.count(chair.person) == 1
        }

    async def owner(self, key: str) -> Owner | None:
        """Whose profile has that key."""
        return await self.database.read(lambda c: owner_at(c, accounts.c.key == key))

    async def owned_by(self, person: Person) -> Owner | None:
        """The profile of a person; None for a guest."""
        return await self.database.read(lambda c: owner_at(c, accounts.c.person == person.id))

    async def show(self, person: Person, shown: bool) -> None:
        """Let others see the person's profile, or not."""

        def work(connection: sa.Connection) -> None:
            connection.execute(profiles.delete().filter_by(person=person.id))
            connection.execute(profiles.insert(), {"person": person.id, "shown": shown})

        await self.database.write(work)


OWNERS: Final = (
    sa.select(
        accounts.c.person,
        people.c.name,
        accounts.c.key,
        accounts.c.created,
        sa.func.coalesce(profiles.c.shown, sa.true()).label("shown"),
    )
    .join(people, people.c.id == accounts.c.person)
    .outerjoin(profiles, profiles.c.person == accounts.c.person)
)
"""Everybody with an account, as the owner of a profile."""


def owner_at(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Owner | None:
    """The one owner that fits."""
    row = connection.execute(OWNERS.where(where)).first()
    return None if row is None else owner_in(row)


def owners(connection: sa.Connection, identities: Collection[str]) -> list[Owner]:
    """The owners of profiles among these people."""
    return [owner_in(row) for row in connection.execute(OWNERS.where(accounts.c.person.in_(identities)))]


def owner_in(row: Any) -> Owner:
    """The owner that a row holds."""
    return Owner(row.person, row.name, row.key, row.created, bool(row.shown))
