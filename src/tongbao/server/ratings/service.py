"""Rating service: the ledger in which each result is entered once, and the queries of pages.

All ratings follow from the results in the order in which games ended, and can be recomputed from them.
"""

import time
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import accounts, people, profiles, rating_changes, ratings, results, titles
from tongbao.server.db.urls import WRITES
from tongbao.server.matches.state import MatchView
from tongbao.server.ratings.model import ALL_SIZES, NEW, PEOPLE, POOLS, Place, Rating, RatingChange, changes_of
from tongbao.server.ratings.titles import TITLES
from tongbao.server.tournaments.tournament import Tournament

FINDS: Final = 4
"""Number of leading columns that identify a rating."""
Row = Any
"""A row of the results."""


def enter(connection: sa.Connection, match: Sequence[Row]) -> None:
    """Update ratings by the results of a match, and store the changes."""
    stored = stored_changes(connection, match[0].match_id)

    def known(one: Place, pool: str, size: int) -> Rating:
        if one.person is None:
            before = stored.get((one.seat, pool, size))
            return NEW if before is None else before.before
        found = connection.execute(rating_of(one.person, match[0].game, pool, size).with_for_update()).first()
        return NEW if found is None else Rating(found.mu, found.sigma)

    made = changes_of([place_in(row) for row in match], known)
    connection.execute(rating_changes.delete().filter_by(match_id=match[0].match_id))
    people = {row.seat: row.person for row in match}
    for change in made:
        connection.execute(rating_changes.insert(), row_of(change, match[0].match_id))
        if people[change.seat] is not None:
            put(connection, people[change.seat], match[0], change)


def put(connection: sa.Connection, person: str, row: Row, change: RatingChange) -> None:
    """Update a person's rating to its value after the change."""
    which = {"person": person, "game": row.game, "pool": change.pool, "size": change.size}
    now = {**change.after._asdict(), "at": row.at}
    update = ratings.update().filter_by(**which).values(games=ratings.c.games + 1, **now)
    if connection.execute(update).rowcount == 0:
        connection.execute(ratings.insert(), {**which, **now, "games": 1})


def recompute(connection: sa.Connection) -> int:
    """Recompute all ratings from the results, in their order, and return the number of matches.

    Forgotten people keep the rating that they had in each match.
    """
    connection.execute(ratings.delete())
    rows = connection.execute(sa.select(results).order_by(results.c.id)).all()
    matches = [list(match) for _, match in groupby(rows, lambda row: row.match_id)]
    for match in matches:
        enter(connection, match)
    return len(matches)


def recompute_now(database: Database, keep: bool) -> tuple[int, int]:
    """Recompute all ratings: the number of matches, and of ratings that differ from those stored.

    The new ones are stored if ``keep`` is True, otherwise nothing is changed.
    """
    with database.engine.execution_options(**WRITES).begin() as connection:
        before = kept_ratings(connection)
        matches = recompute(connection)
        differing = before ^ kept_ratings(connection)
        if not keep:
            connection.rollback()
    return matches, len({row[:FINDS] for row in differing})


def kept_ratings(connection: sa.Connection) -> set[tuple[Any, ...]]:
    """All ratings as they are stored."""
    return {tuple(row) for row in connection.execute(sa.select(ratings))}


def place_in(row: Row) -> Place:
    """Result of a seat from a row of the results."""
    bot = None if row.mu is None else Rating(row.mu, row.sigma)
    return Place(row.seat, row.person, bot, row.place, row.rated, row.gains)


def row_of(change: RatingChange, match_id: str) -> dict[str, object]:
    """Database row of a change."""
    which = {"match_id": match_id, "seat": change.seat, "pool": change.pool, "size": change.size}
    before = {"mu_before": change.before.mu, "sigma_before": change.before.sigma}
    return {**which, **before, **change.after._asdict()}


def stored_changes(connection: sa.Connection, match_id: str) -> dict[tuple[int, str, int], RatingChange]:
    """Rating changes of a match, by seat, pool and number of players."""
    found: dict[tuple[int, str, int], RatingChange] = {}
    for row in connection.execute(sa.select(rating_changes).filter_by(match_id=match_id)):
        before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
        found[row.seat, row.pool, row.size] = RatingChange(row.seat, row.pool, row.size, before, after)
    return found


def rating_of(person: str, game: str, pool: str, size: int) -> sa.Select[Any]:
    """Query for one rating of a person."""
    return sa.select(ratings).filter_by(person=person, game=game, pool=pool, size=size)


def points_of(connection: sa.Connection, person: str, game: str) -> float | None:
    """Points of a person's rating in a game against people; None if there is none."""
    row = connection.execute(rating_of(person, game, PEOPLE, ALL_SIZES)).first()
    return None if row is None else Rating(row.mu, row.sigma).points


LONGEST_OCCASION: Final = 64


def awarded(person: str, title: str, facts: Mapping[str, str | int]) -> Write:
    """Write for a title of a person, unless they have it for that already, or have no account."""
    occasion = str(facts.get("link", facts.get("name", "")))[:LONGEST_OCCASION]
    which = {"person": person, "title": title, "occasion": occasion}

    def write(connection: sa.Connection) -> None:
        has_account = connection.scalar(sa.select(accounts.c.created).filter_by(person=person)) is not None
        if has_account and connection.execute(sa.select(titles).filter_by(**which)).first() is None:
            connection.execute(titles.insert(), {**which, "facts": dict(facts), "at": time.time()})

    return write


def award_title(tournament: Tournament, winner: str) -> Write:
    """Write for the title of the winner of a tournament."""
    link = f"/tournaments/{tournament.id}"
    return awarded(
        winner, "champion", {"name": tournament.name, "place": 1, "of": len(tournament.entrants), "link": link}
    )


class Owner(NamedTuple):
    """Owner of a profile: name and key of the account, since when, and whether others see it."""

    person: str
    name: str
    key: str
    since: float
    shown: bool

    @property
    def address(self) -> str:
        """URL path of the profile."""
        return f"/people/{quote(self.key)}"


class Ratings:
    """Rating service of one server, with titles and profiles."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def award(self, person: Person, title: str, facts: Mapping[str, str | int]) -> None:
        """Award a title that no game brings automatically, unless they have it for that already, or have no account.

        ``facts`` are shown with it: ``name`` of what was won, ``place``, ``of`` how many, ``link``. Raises ValueError
        if there is no such title.
        """
        if title not in TITLES:
            raise ValueError(f"There is no title “{title}”; there are: {', '.join(TITLES)}.")
        await self.database.write(awarded(person.id, title, facts))

    async def gains(self, match: MatchView) -> dict[int, dict[str, Any]]:
        """Rating gains of a match that is over, by seat: the points won, and the points now.

        Against people if it counted there, otherwise against bots.
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
        """Profile links by seat, where others may see the profile and it can be told who plays."""
        seated = [chair for chair in match.state.seats if chair.kind == "human" and chair.person is not None]
        everybody = [chair.person or "" for chair in seated]
        found = {one.person: one for one in await self.database.read(lambda c: owners(c, everybody))}
        return {
            chair.seat: found[chair.person].address
            for chair in seated
            if chair.person in found and found[chair.person].shown and everybody.count(chair.person) == 1
        }

    async def owner(self, key: str) -> Owner | None:
        """The owner of the profile with that key."""
        return await self.database.read(lambda c: owner_at(c, accounts.c.key == key))

    async def owned_by(self, person: Person) -> Owner | None:
        """The profile of a person; None for a guest."""
        return await self.database.read(lambda c: owner_at(c, accounts.c.person == person.id))

    async def show(self, person: Person, shown: bool) -> None:
        """Show a person's profile to others, or hide it."""

        def write(connection: sa.Connection) -> None:
            connection.execute(profiles.delete().filter_by(person=person.id))
            connection.execute(profiles.insert(), {"person": person.id, "shown": shown})

        await self.database.write(write)


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
"""Query for everybody with an account, as the owner of a profile."""


def owner_at(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Owner | None:
    """The one owner that meets the condition; None if there is none."""
    row = connection.execute(OWNERS.where(where)).first()
    return None if row is None else owner_in(row)


def owners(connection: sa.Connection, identities: Collection[str]) -> list[Owner]:
    """The owners of profiles among these people."""
    return [owner_in(row) for row in connection.execute(OWNERS.where(accounts.c.person.in_(identities)))]


def owner_in(row: Any) -> Owner:
    """The owner of a profile from a database row."""
    return Owner(row.person, row.name, row.key, row.created, bool(row.shown))
