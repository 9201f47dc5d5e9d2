"""Leaderboards: the best players of a game with a well-known rating, by the lower end of its interval."""

from typing import Any, Final

import sqlalchemy as sa

import tongbao
from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.db.tables import accounts, profiles, ratings, titles
from tongbao.server.matches.seats import seal
from tongbao.server.ratings.model import ALL_SIZES, PEOPLE, POINTS, POOLS, SPREAD_95, Rating
from tongbao.server.ratings.profile import by_weight
from tongbao.server.ratings.service import OWNERS, Owner, owner_at, owner_in, rating_of
from tongbao.server.ratings.titles import LEAST_GAMES, MOST_ERROR, well_known

MOST_LISTED: Final = 100
LEAST: Final = ratings.c.mu - SPREAD_95 * ratings.c.sigma
"""Lower end of an interval, as an SQL expression to order by."""
KNOWN: Final = sa.and_(ratings.c.games >= LEAST_GAMES, ratings.c.sigma <= MOST_ERROR / SPREAD_95 / POINTS)


class Leaderboard:
    """The leaderboard of a game in one pool, for a number of players or for all of them."""

    def __init__(self, connection: sa.Connection, meta: Meta[Any], pool: str, size: str) -> None:
        self.connection: Final = connection
        self.meta: Final = meta
        self.pool: Final = pool if pool in POOLS else PEOPLE
        self.sizes: Final = list(range(max(2, meta.min_players), meta.max_players + 1))
        self.size: Final = int(size) if size in map(str, self.sizes) else ALL_SIZES
        self.which: Final = {"game": meta.name, "pool": self.pool, "size": self.size}

    def rows(self, most: int = MOST_LISTED) -> list[dict[str, Any]]:
        """The best, each with their place; players whose profile is hidden aren't among them."""
        shown = OWNERS.add_columns(ratings.c.mu, ratings.c.sigma, ratings.c.games)
        shown = shown.join(ratings, ratings.c.person == accounts.c.person).filter_by(**self.which)
        shown = shown.where(KNOWN, is_shown()).order_by(LEAST.desc(), ratings.c.at).limit(most)
        found = self.connection.execute(shown).all()
        honours = self.honours([row.person for row in found])
        return [
            {**line(owner_in(row), row), "place": place, "title": honours.get(row.person)}
            for place, row in enumerate(found, 1)
        ]

    def own(self, person: Person | None) -> dict[str, Any] | None:
        """The visitor's own line, even if it is not among the best or not well known; None without one.

        Visitors whose profile is hidden get the place that they would have.
        """
        owner = None if person is None else owner_at(self.connection, accounts.c.person == person.id)
        if owner is None:
            return None
        row = self.connection.execute(rating_of(owner.person, self.meta.name, self.pool, self.size)).first()
        if row is None:
            return None
        place = None
        if well_known(row.games, Rating(row.mu, row.sigma)):
            better = sa.select(sa.func.count()).select_from(ratings).filter_by(**self.which)
            better = better.outerjoin(profiles, profiles.c.person == ratings.c.person)
            better = better.where(KNOWN, is_shown(), row.mu - SPREAD_95 * row.sigma < LEAST)
            place = self.connection.scalars(better).one() + 1
        wanted = max(0, LEAST_GAMES - row.games)
        title = self.honours([owner.person]).get(owner.person)
        return {**line(owner, row), "place": place, "title": title, "wanted": wanted, "shown": owner.shown}

    def honours(self, identities: list[str]) -> dict[str, dict[str, Any]]:
        """The weightiest title by person, if there is one."""
        question = sa.select(titles).where(titles.c.person.in_(identities)).order_by(titles.c.at.desc())
        rows = self.connection.execute(question).all()
        found = {one: by_weight([row for row in rows if row.person == one])[:1] for one in {row.person for row in rows}}
        return {one: first[0] for one, first in found.items() if first}


def line(owner: Owner, row: Any) -> dict[str, Any]:
    """One line of a leaderboard."""
    strength = Rating(row.mu, row.sigma)
    return {
        "name": owner.name,
        "seal": seal(0, owner.name),
        "link": owner.address,
        "points": strength.points,
        "error": strength.error,
        "least": strength.least,
        "games": row.games,
    }


def is_shown() -> sa.ColumnElement[bool]:
    """SQL condition: the profile of a line is shown to others."""
    return sa.func.coalesce(profiles.c.shown, sa.true())


def leaders(connection: sa.Connection, pool: str, most: int) -> list[tuple[str, list[dict[str, Any]]]]:
    """The first few of each game's leaderboard over all numbers of players."""
    boards = [Leaderboard(connection, meta, pool, "") for meta in tongbao.GAMES.values()]
    return [(board.meta.name, board.rows(most)) for board in boards]
