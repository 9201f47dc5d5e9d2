"""Profile: facts about a person with an account, from the games that they have played to their end."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.meta import Names, Setup
from tongbao.languages import Translator, name_in
from tongbao.review.walk import can_be_reviewed
from tongbao.server.db.tables import card_uses, rating_changes, ratings, results, titles
from tongbao.server.matches.deals import sealed_matches
from tongbao.server.matches.repository import load_seats
from tongbao.server.matches.seats import seal
from tongbao.server.ratings.model import ALL_SIZES, OPPONENTS, PEOPLE, POOLS, Rating
from tongbao.server.ratings.service import Owner
from tongbao.server.ratings.titles import TITLES, well_known
from tongbao.server.rendering.pages import ago

WIDTH: Final = 300
HEIGHT: Final = 80
"""Size of the chart in its own units; its line keeps its width however it is stretched."""
MOST_POINTS: Final = 120
MARGIN: Final = 90
"""Margin of the chart: so many points of the rating, at least, are seen above and below the line."""
STEPS: Final = (50, 100, 200, 500, 1000)


class Moment(NamedTuple):
    """A rating after a game: when (seconds), points, half the width of its interval."""

    at: float
    points: int
    error: int


def chart_of(line: Sequence[Moment], other: Sequence[Moment]) -> dict[str, Any] | None:
    """The chart of a rating and of another one beside it; None if there is no line to draw."""
    line, other = line[-MOST_POINTS:], other[-MOST_POINTS:]
    both = [*line, *other]
    if len(line) < 2 and len(other) < 2:
        return None
    first, last = min(one.at for one in both), max(one.at for one in both)
    least, most = min(one.points for one in both) - MARGIN, max(one.points for one in both) + MARGIN

    def x(one: Moment) -> float:
        return round(WIDTH * (one.at - first) / ((last - first) or 1), 1)

    def y(points: float) -> float:
        return round(HEIGHT * (most - points) / (most - least), 1)

    upper = [f"{x(one)},{y(min(most, one.points + one.error))}" for one in line]
    lower = [f"{x(one)},{y(max(least, one.points - one.error))}" for one in reversed(line)]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "band": " ".join(upper + lower),
        "line": " ".join([f"{x(one)},{y(one.points)}" for one in line]),
        "other": " ".join([f"{x(one)},{y(one.points)}" for one in other]),
        "end": None if not line else {"x": 100 * x(line[-1]) / WIDTH, "y": 100 * y(line[-1].points) / HEIGHT},
        "axis": [{"points": n, "y": y(n), "top": 100 * y(n) / HEIGHT} for n in marks(least, most)],
        "told": None if not line else {"first": line[0].points, "last": line[-1].points, "games": len(line)},
    }


def marks(least: int, most: int) -> list[int]:
    """Ticks of the axis: two or three round numbers of points within bounds."""
    for step in STEPS:
        found = list(range(-(-least // step) * step, most + 1, step))
        if len(found) <= 3:
            return found
    return []


DAY: Final = 24 * 3600
LATELY: Final = 30 * DAY
SPANS: Final = {"quarter": 91 * DAY, "year": 365 * DAY, "all": None}
"""Time spans of a chart by name, in seconds back from now."""
COMPANIES: Final = ("all", PEOPLE, OPPONENTS)
"""Filters for the list of games, by opponents."""
PAGE: Final = 10
MOST_EXPORTED: Final = 10_000
FAVOURITES: Final = 3
PLACES: Final = 4
"""The last place that is counted; it includes all later ones."""


class Profile:
    """Profile of an owner, read within one connection; ``pool`` is the one whose ratings come first."""

    def __init__(self, connection: sa.Connection, owner: Owner, pool: str, t: Translator) -> None:
        self.connection: Final = connection
        self.owner: Final = owner
        self.pool: Final = pool if pool in POOLS else PEOPLE
        self.t: Final = t

    def facts(self, span: str, company: str, page: int) -> dict[str, Any]:
        """All facts on the page."""
        span, company = span if span in SPANS else "year", company if company in COMPANIES else "all"
        found = self.games(company, page)
        return {
            "owner": {"name": self.owner.name, "seal": seal(0, self.owner.name), "link": self.owner.address},
            "shown": self.owner.shown,
            "pool": self.pool,
            "span": span,
            "company": company,
            "number": page,
            "count": self.count(),
            "since": self.owner.since,
            "titles": self.titles(),
            "ratings": [self.rating(game, span) for game in tongbao.GAMES],
            "places": self.places(),
            "favourites": self.favourites(),
            "row": self.row(),
            "pace": self.pace(),
            "games": found[:PAGE],
            "more": len(found) > PAGE,
        }

    def own(self, *columns: Any) -> sa.Select[Any]:
        """Query for columns of the owner's results, without those of today's deal: its scores wait."""
        shown = results.c.match_id.not_in(sealed_matches())
        return sa.select(*columns).where(results.c.person == self.owner.person, shown)

    def count(self) -> int:
        """Number of games that the owner has played to their end."""
        return int(self.connection.scalars(self.own(sa.func.count())).one())

    def titles(self) -> list[dict[str, Any]]:
        """Titles of the owner, the weightiest first; of those of one kind only the weightiest."""
        question = sa.select(titles).filter_by(person=self.owner.person).order_by(titles.c.at.desc())
        return by_weight(self.connection.execute(question).all())

    # Ratings.

    def rating(self, game: str, span: str) -> dict[str, Any]:
        """The ratings of one game: that over all numbers of players with its chart, and those by number."""
        other = OPPONENTS if self.pool == PEOPLE else PEOPLE
        line, aside = self.history(game, self.pool), self.history(game, other)
        question = sa.select(ratings).filter_by(person=self.owner.person, game=game).order_by(ratings.c.size)
        by_size = {(row.pool, row.size): row for row in self.connection.execute(question)}
        now = by_size.get((self.pool, ALL_SIZES))
        strength = None if now is None else Rating(now.mu, now.sigma)
        beside = by_size.get((other, ALL_SIZES))
        return {
            "game": game,
            "title": tongbao.GAMES[game].title_in(self.t.language),
            "points": None if strength is None else strength.points,
            "error": None if strength is None else strength.error,
            "known": strength is not None and now is not None and well_known(now.games, strength),
            "trend": trend(line, time.time() - LATELY),
            "sizes": [
                {"n": size, "points": Rating(row.mu, row.sigma).points}
                for (pool, size), row in by_size.items()
                if pool == self.pool and size != ALL_SIZES
            ],
            "beside": None if beside is None else Rating(beside.mu, beside.sigma).points,
            "chart": chart_of(since(line, span), since(aside, span)),
        }

    def history(self, game: str, pool: str) -> list[Moment]:
        """The rating over all numbers of players after every game that counted, the oldest first."""
        same_seat = sa.and_(rating_changes.c.match_id == results.c.match_id, rating_changes.c.seat == results.c.seat)
        question = self.own(results.c.at, rating_changes.c.mu, rating_changes.c.sigma).join(rating_changes, same_seat)
        question = question.where(
            results.c.game == game, rating_changes.c.pool == pool, rating_changes.c.size == ALL_SIZES
        )
        found: list[Moment] = []
        for row in self.connection.execute(question.order_by(results.c.id)):
            strength = Rating(row.mu, row.sigma)
            found.append(Moment(row.at, strength.points, strength.error))
        return found

    # Statistics.

    def places(self) -> list[dict[str, Any]]:
        """Counts of the owner's places among others, by game; without games never played."""
        place = sa.case((results.c.place > PLACES, PLACES), else_=results.c.place)
        question = self.own(results.c.game, place.label("counted"), sa.func.count().label("n"))
        question = question.where(results.c.players > 1).group_by(results.c.game, "counted")
        counts = {(row.game, row.counted): row.n for row in self.connection.execute(question)}
        found: list[dict[str, Any]] = []
        for game, meta in tongbao.GAMES.items():
            row = [counts.get((game, n), 0) for n in range(1, PLACES + 1)]
            if sum(row):
                won = self.t.percent(round(100 * row[0] / sum(row)))
                found.append({"game": game, "title": meta.title_in(self.t.language), "counts": row, "won": won})
        return found

    def favourites(self) -> list[dict[str, Any]]:
        """Favourite cards: those put to use in most games, the number of games, and the share that the owner won."""
        same_seat = sa.and_(card_uses.c.match_id == results.c.match_id, card_uses.c.seat == results.c.seat)
        n, won = sa.func.count(), sa.func.sum(sa.case((results.c.place == 1, 1), else_=0))
        question = self.own(results.c.game, card_uses.c.card, n.label("n"), won.label("won")).join(card_uses, same_seat)
        question = question.where(results.c.players > 1).group_by(results.c.game, card_uses.c.card)
        question = question.order_by(n.desc(), won.desc(), card_uses.c.card).limit(FAVOURITES)
        return [
            {
                "game": row.game,
                "card": row.card,
                "name": name_in(names, self.t.language, row.game),
                "n": row.n,
                "won": self.t.percent(round(100 * row.won / row.n)),
            }
            for row in self.connection.execute(question)
            if (names := names_of(row.game).get(row.card)) is not None
        ]

    def row(self) -> dict[str, int]:
        """Winning streaks: the owner's current one, and the longest ever."""
        question = self.own(results.c.place).where(results.c.players > 1).order_by(results.c.id)
        now = best = 0
        for place in self.connection.scalars(question):
            now = now + 1 if place == 1 else 0
            best = max(best, now)
        return {"now": now, "best": best}

    def pace(self) -> int | None:
        """Average time of the owner's moves, in seconds; None if none was counted."""
        question = self.own(
            sa.func.sum(results.c.seconds).label("seconds"), sa.func.sum(results.c.moves).label("moves")
        )
        row = self.connection.execute(question).one()
        return round(row.seconds / row.moves) if row.moves else None

    # Games.

    def games(self, company: str, page: int) -> list[dict[str, Any]]:
        """Page of the owner's games, the latest first, and one more if there are more."""
        question = self.own(results).where(opponents_are(company)).order_by(results.c.id.desc())
        rows = self.connection.execute(question.offset(PAGE * page).limit(PAGE + 1)).all()
        seats = load_seats(self.connection, [row.match_id for row in rows])
        gains = gains_of(self.connection, rows)
        scores = scores_of(self.connection, [row.match_id for row in rows])
        return [
            {
                "game": row.game,
                "title": tongbao.GAMES[row.game].title_in(self.t.language),
                "link": f"/t/{row.match_id}",
                "since": ago(row.at, self.t),
                "seats": [
                    {"seal": seal(chair.seat, chair.name), "color": chair.seat + 1, "name": chair.name}
                    for chair in seats[row.match_id]
                ],
                "place": row.place,
                "won": row.place == 1 and row.players > 1,
                "scores": scores[row.match_id],
                "gain": gains.get(row.match_id),
                "away": row.away,
                "helped": not row.gains,
                "reviewed": can_be_reviewed(row.game),
            }
            for row in rows
            if row.game in tongbao.GAMES
        ]

    def export(self) -> list[dict[str, Any]]:
        """The owner's games as plain data, the latest first."""
        rows = self.connection.execute(self.own(results).order_by(results.c.id.desc()).limit(MOST_EXPORTED)).all()
        gains = gains_of(self.connection, rows)
        names = ("game", "players", "seat", "place", "score", "rated", "away", "at")
        return [
            {"table": row.match_id, **{name: getattr(row, name) for name in names}, "gain": gains.get(row.match_id)}
            for row in rows
        ]


def opponents_are(company: str) -> sa.ColumnElement[bool]:
    """SQL condition: results of games with other people, or with bots alone."""
    other = results.alias()
    people = sa.select(other.c.id).where(
        other.c.match_id == results.c.match_id, other.c.seat != results.c.seat, other.c.bot.is_(None)
    )
    if company == "all":
        return sa.true()
    return people.exists() if company == PEOPLE else sa.and_(~people.exists(), results.c.players > 1)


def gains_of(connection: sa.Connection, rows: Sequence[Any]) -> dict[str, int]:
    """Points that each match has brought to the seats of these rows: against people, if it counted there."""
    seats = {row.match_id: row.seat for row in rows}
    question = sa.select(rating_changes).where(rating_changes.c.match_id.in_(seats), rating_changes.c.size == ALL_SIZES)
    found: dict[str, int] = {}
    for row in connection.execute(question.order_by(rating_changes.c.pool)):
        if seats[row.match_id] == row.seat:
            found[row.match_id] = Rating(row.mu, row.sigma).points - Rating(row.mu_before, row.sigma_before).points
    return found


def scores_of(connection: sa.Connection, names: Sequence[str]) -> dict[str, list[int]]:
    """Scores of the seats by match, the best place first."""
    found: dict[str, list[int]] = {name: [] for name in names}
    question = sa.select(results).where(results.c.match_id.in_(names)).order_by(results.c.place, results.c.seat)
    for row in connection.execute(question):
        found[row.match_id].append(row.score)
    return found


def trend(line: Sequence[Moment], since: float) -> int | None:
    """Change of a rating since then, in points; None if it wasn't there yet or has not changed."""
    before = [one for one in line if one.at < since]
    return line[-1].points - before[-1].points if before and before[-1] is not line[-1] else None


def since(line: Sequence[Moment], span: str) -> list[Moment]:
    """The part of a history that lies within the span."""
    back = SPANS[span]
    return [one for one in line if back is None or one.at > time.time() - back]


def by_weight(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Titles as pages show them, the weightiest first; of the wins of one game only the weightiest."""
    found: dict[str, dict[str, Any]] = {}
    for row in sorted(rows, key=lambda row: -TITLES[row.title].weight if row.title in TITLES else 0):
        title = TITLES.get(row.title)
        if title is not None:
            entry = {
                "name": title.name,
                "sign": title.sign,
                "raised": title.raised,
                "wins": title.wins,
                "facts": row.facts,
            }
            found.setdefault(title.kind + row.occasion, entry)
    return list(found.values())


def names_of(game: str) -> dict[str, Names]:
    """Names of a game's cards, by their ids."""
    meta = tongbao.GAMES[game]
    players = meta.usual_players
    setup = Setup(meta, players, meta.settle(players, {}), [""] * players, None)
    return {str(face.as_dict()["id"]): face.names for face in meta.faces(setup)}
