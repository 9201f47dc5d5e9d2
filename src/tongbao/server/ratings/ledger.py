"""The ledger of ratings: each result is entered in it once, in the order in which games ended.

So all ratings follow from the results, and can be reckoned anew from them.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.db.database import Database
from tongbao.server.db.tables import changes, ratings, results
from tongbao.server.db.urls import WRITES
from tongbao.server.ratings.model import ALL_SIZES, NEW, PEOPLE, Change, Place, Rating, changes_of

FINDS: Final = 4
"""So many columns of a rating say whose it is and of what."""
Row = Any
"""A row of the results."""


def enter(connection: sa.Connection, match: Sequence[Row]) -> None:
    """Change ratings by what the seats of a match have come to; what it changed is kept too."""
    stored = stored_changes(connection, match[0].match_id)

    def known(one: Place, pool: str, size: int) -> Rating:
        if one.person is None:
            before = stored.get((one.seat, pool, size))
            return NEW if before is None else before.before
        found = connection.execute(rating_of(one.person, match[0].game, pool, size).with_for_update()).first()
        return NEW if found is None else Rating(found.mu, found.sigma)

    made = changes_of([place_in(row) for row in match], known)
    connection.execute(changes.delete().filter_by(match_id=match[0].match_id))
    people = {row.seat: row.person for row in match}
    for change in made:
        connection.execute(changes.insert(), row_of(change, match[0].match_id))
        if people[change.seat] is not None:
            put(connection, people[change.seat], match[0], change)


def put(connection: sa.Connection, person: str, row: Row, change: Change) -> None:
    """The person's rating is what it is after the change."""
    which = {"person": person, "game": row.game, "pool": change.pool, "size": change.size}
    now = {**change.after._asdict(), "at": row.at}
    update = ratings.update().filter_by(**which).values(games=ratings.c.games + 1, **now)
    if connection.execute(update).rowcount == 0:
        connection.execute(ratings.insert(), {**which, **now, "games": 1})


def reckon_anew(connection: sa.Connection) -> int:
    """Forget all ratings and reckon them again from the results, in their order; from how many matches.

    Who is forgotten stays as strong as he was held to be in each match.
    """
    connection.execute(ratings.delete())
    rows = connection.execute(sa.select(results).order_by(results.c.id)).all()
    matches = [list(match) for _, match in groupby(rows, lambda row: row.match_id)]
    for match in matches:
        enter(connection, match)
    return len(matches)


def reckoned(database: Database, keep: bool) -> tuple[int, int]:
    """From how many matches all ratings were reckoned anew, and how many differ from those kept.

    The new ones are kept if it is wished, else nothing is changed.
    """
    with database.engine.execution_options(**WRITES).begin() as connection:
        before = kept_ratings(connection)
        matches = reckon_anew(connection)
        differing = before ^ kept_ratings(connection)
        if not keep:
            connection.rollback()
    return matches, len({row[:FINDS] for row in differing})


def kept_ratings(connection: sa.Connection) -> set[tuple[Any, ...]]:
    """All ratings as they are kept."""
    return {tuple(row) for row in connection.execute(sa.select(ratings))}


def place_in(row: Row) -> Place:
    """What a row of the results says for the ratings."""
    bot = None if row.mu is None else Rating(row.mu, row.sigma)
    return Place(row.seat, row.person, bot, row.place, row.rated, row.gains)


def row_of(change: Change, match_id: str) -> dict[str, object]:
    """A change as it is kept."""
    which = {"match_id": match_id, "seat": change.seat, "pool": change.pool, "size": change.size}
    before = {"mu_before": change.before.mu, "sigma_before": change.before.sigma}
    return {**which, **before, **change.after._asdict()}


def stored_changes(connection: sa.Connection, match_id: str) -> dict[tuple[int, str, int], Change]:
    """What a match has changed, by seat, pool and number of players."""
    found: dict[tuple[int, str, int], Change] = {}
    for row in connection.execute(sa.select(changes).filter_by(match_id=match_id)):
        before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
        found[row.seat, row.pool, row.size] = Change(row.seat, row.pool, row.size, before, after)
    return found


def rating_of(person: str, game: str, pool: str, size: int) -> sa.Select[Any]:
    """The question for one rating of a person."""
    return sa.select(ratings).filter_by(person=person, game=game, pool=pool, size=size)


def points_of(connection: sa.Connection, person: str, game: str) -> float | None:
    """The points of a person's rating in a game against people; None if there is none."""
    row = connection.execute(rating_of(person, game, PEOPLE, ALL_SIZES)).first()
    return None if row is None else Rating(row.mu, row.sigma).points
