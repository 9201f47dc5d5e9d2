"""Rating model (OpenSkill): rating changes after a result, for people against each other and against bots."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
"""Initial rating, of a player about whom nothing is known."""
POINTS: Final = 400 / math.log(10) / (math.sqrt(2) * MODEL.beta)
"""Points for each unit of the model, about 29.5: as with Elo, 400 points more win ten games of eleven, between two
players whose ratings are well known.
"""
SPREAD_95: Final = 1.96
"""Standard deviations within which 95 % of a normal distribution lie."""


class Rating(NamedTuple):
    """Rating as the model has it: its mean ``mu`` and its standard deviation ``sigma``."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating in points."""
        return round(MIDDLE + (self.mu - MODEL.mu) * POINTS)

    @property
    def error(self) -> int:
        """Half the width of its 95 % interval, in points."""
        return round(SPREAD_95 * self.sigma * POINTS)

    @property
    def least(self) -> int:
        """The lower end of its 95 % interval, in points."""
        return self.points - self.error


NEW: Final = Rating(MODEL.mu, MODEL.sigma)


def strength_of(points: float, error: float) -> Rating:
    """The rating that has so many points, with half the width of its 95 % interval."""
    return Rating(MODEL.mu + (points - MIDDLE) / POINTS, error / SPREAD_95 / POINTS)


def after_game(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Ratings of players after a game in which they came to these places; the lower the better."""
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in before]
    return [Rating(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])]


PEOPLE: Final = "people"
OPPONENTS: Final = "opponents"
POOLS: Final = (PEOPLE, OPPONENTS)
"""Rating pools: ratings against people and against bots are never mixed."""
ALL_SIZES: Final = 0
"""In place of a number of players: the rating over all of them."""


class Place(NamedTuple):
    """Result of one seat: ``person`` is None for a bot, or for a forgotten person; ``bot`` is the rating of a bot, if
    that is known, ``rated`` is True if the seat counts, ``gains`` if its rating may rise.
    """

    seat: int
    person: str | None
    bot: Rating | None
    place: int
    rated: bool
    gains: bool


class RatingChange(NamedTuple):
    """Rating change of a seat's person: before and after."""

    seat: int
    pool: str
    size: int
    before: Rating
    after: Rating


Known = Callable[[Place, str, int], Rating]
"""The rating that the person of a seat had so far, in a pool and for a number of players."""


def changes_of(places: Sequence[Place], known: Known) -> list[RatingChange]:
    """Rating changes by a game, overall and for its number of players."""
    people = [one for one in places if one.rated and one.bot is None]
    bots = [one for one in places if one.rated and one.bot is not None]
    found: list[RatingChange] = []
    for size in (ALL_SIZES, len(places)):
        if len(people) > 1:
            before = [known(one, PEOPLE, size) for one in people]
            after = after_game(before, [one.place for one in people])
            found += [change(one, PEOPLE, size, *both) for one, *both in zip(people, before, after, strict=True)]
        for one in people if bots else ():
            own = known(one, OPPONENTS, size)
            fixed = [bot.bot for bot in bots if bot.bot is not None]
            after = after_game([own, *fixed], [one.place, *(bot.place for bot in bots)])
            found.append(change(one, OPPONENTS, size, own, after[0]))
    return found


def change(one: Place, pool: str, size: int, before: Rating, after: Rating) -> RatingChange:
    """The change of a seat's rating; none at all where it would rise and may not."""
    return RatingChange(one.seat, pool, size, before, after if one.gains or after.mu <= before.mu else before)
