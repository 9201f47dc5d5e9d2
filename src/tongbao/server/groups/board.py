"""Board of a group: seasons, and the statistics of everybody who has played in its games, rated or not."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.tables import card_uses, group_seasons, groups, match_seats, results
from tongbao.server.groups.groups import Group, checked_name, matches_of

MOST_SEASONS: Final = 60
MOST_RESULTS: Final = 20_000
"""Maximum number of results that are counted, the latest ones."""
FAVOURITES: Final = 2
"""The number of favourite cards that are shown of each player."""
IS_GAME: Final = sa.and_(results.c.players > 1, results.c.person.is_not(None))
"""SQL condition: a result that counts on a board."""


class Season(NamedTuple):
    """A season: its number and name, when it began, and when it ended or the next one began."""

    number: int
    name: str
    began: float
    ended: float | None

    def includes(self) -> sa.ColumnElement[bool]:
        """SQL condition: a game ended within the season."""
        return sa.and_(results.c.at >= self.began, sa.true() if self.ended is None else results.c.at < self.ended)


class Row(NamedTuple):
    """A row of a board: a player with the number of games and wins, their points, and winning streaks now and ever."""

    person: str
    name: str
    games: int
    wins: int
    points: int
    streak: int
    longest: int
    cards: list[dict[str, Any]]

    @property
    def average(self) -> float:
        """Points per game."""
        return self.points / self.games


class Boards:
    """Boards of all groups, with their seasons."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def begin_season(self, group: Group, owner: Person, name: str) -> None:
        """Begin a season, as the owner; the one that goes on ends. Raises UserError."""
        group.require_owner(owner)
        name, now = checked_name(name), time.time()

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.select(groups.c.id).filter_by(id=group.id).with_for_update())
            there = seasons_of(connection, group.id)
            if len(there) >= MOST_SEASONS:
                raise UserError("A group can have at most {n} seasons.", 409, n=MOST_SEASONS)
            end_season(connection, group.id, now)
            number = max([one.number for one in there], default=0) + 1
            row = {"group_id": group.id, "number": number, "name": name, "began": now}
            connection.execute(group_seasons.insert(), row)

        await self.database.write(write)

    async def end_season(self, group: Group, owner: Person) -> None:
        """End the season that goes on, as the owner: games count for none until the next begins. Raises UserError."""
        group.require_owner(owner)
        await self.database.write(lambda connection: end_season(connection, group.id, time.time()))


def end_season(connection: sa.Connection, group: str, now: float) -> None:
    """End the season that goes on, if there is one."""
    connection.execute(group_seasons.update().filter_by(group_id=group, ended=None).values(ended=now))


def seasons_of(connection: sa.Connection, group: str) -> list[Season]:
    """The seasons of a group, the latest first."""
    question = sa.select(group_seasons).filter_by(group_id=group).order_by(group_seasons.c.number.desc())
    return [Season(row.number, row.name, row.began, row.ended) for row in connection.execute(question)]


def games_on_board(connection: sa.Connection, group: Group, season: Season | None) -> list[str]:
    """The games of which there are results of the group in a season, or ever."""
    question = sa.select(results.c.game).distinct().where(counts_in(group, season, ""))
    there = set(connection.scalars(question))
    return [name for name in tongbao.GAMES if name in there]


def counts_in(group: Group, season: Season | None, game: str) -> sa.ColumnElement[bool]:
    """SQL condition: a result counts on the board of a season, or of all, and of a game, or of all."""
    found = [results.c.match_id.in_(matches_of(group.id)), IS_GAME]
    if season is not None:
        found.append(season.includes())
    if game:
        found.append(results.c.game == game)
    return sa.and_(*found)


def board_of(connection: sa.Connection, group: Group, season: Season | None, game: str) -> list[Row]:
    """The board of a season, or of all if none is given: the player with most wins comes first."""
    where = counts_in(group, season, game)
    question = sa.select(results.c.person, results.c.place, results.c.score, match_seats.c.name)
    same_seat = sa.and_(match_seats.c.match_id == results.c.match_id, match_seats.c.seat == results.c.seat)
    question = question.join(match_seats, same_seat).where(where).order_by(results.c.id.desc()).limit(MOST_RESULTS)
    played: dict[str, list[Any]] = {}
    for row in connection.execute(question):
        played.setdefault(row.person, []).append(row)
    cards = favourites_of(connection, where)
    names = {one.person: one.name for one in group.members}
    rows = [
        Row(
            person,
            names.get(person, theirs[0].name),
            len(theirs),
            sum(one.place == 1 for one in theirs),
            sum(one.score for one in theirs),
            *streaks([one.place == 1 for one in reversed(theirs)]),
            cards.get(person, []),
        )
        for person, theirs in played.items()
    ]
    return sorted(rows, key=lambda row: (-row.wins, -row.wins / row.games, -row.average, row.name))


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Winning streaks: the current one, and the longest ever."""
    now = longest = 0
    for is_win in won:
        now = now + 1 if is_win else 0
        longest = max(longest, now)
    return now, longest


def favourites_of(connection: sa.Connection, where: sa.ColumnElement[bool]) -> dict[str, list[dict[str, Any]]]:
    """By person the cards that they put to use in most games."""
    same_seat = sa.and_(card_uses.c.match_id == results.c.match_id, card_uses.c.seat == results.c.seat)
    n = sa.func.count()
    question = sa.select(results.c.person, results.c.game, card_uses.c.card, n.label("n")).join(card_uses, same_seat)
    question = question.where(where).group_by(results.c.person, results.c.game, card_uses.c.card)
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(question.order_by(n.desc(), results.c.game, card_uses.c.card)):
        own = found.setdefault(row.person, [])
        if len(own) < FAVOURITES and row.game in tongbao.GAMES:
            own.append({"game": row.game, "card": row.card, "n": row.n})
    return found
