"""Simulate: play a series of games between bots and count who won."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil

import tongbao
from tongbao.engine.meta import BadOption
from tongbao.lab.rows import Rows
from tongbao.lab.series import Batch, Games, Played, Series, play
from tongbao.lab.workers import Alone, Workers

SECONDS_A_JOB = 0.4
"""So long a job takes by the pace of those before it: handing it out costs little beside it."""
WORTH_SHARING = 2.0
"""A run of fewer seconds is over before other processes have started."""


@dataclass
class Tally:
    """What came of a series. ``seconds`` are of processor time: playing alone, without start-up, on all processors
    together; ``is_whole``: whether all games were played that were wished.
    """

    series: Series
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    timed: int = 0
    wins: list[Fraction] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    is_whole: bool = True

    def __post_init__(self) -> None:
        self.wins = self.wins or [Fraction(0)] * self.series.players
        self.points = self.points or [0] * self.series.players

    def count(self, places: list[int], scores: list[int]) -> None:
        """Add a finished game; a shared first place counts in equal parts."""
        share = Fraction(1, places.count(1))
        self.games += 1
        for seat, place in enumerate(places):
            self.wins[seat] += share if place == 1 else 0
            self.points[seat] += scores[seat]

    def add(self, games: list[Played]) -> None:
        """Add games that were played."""
        for game in games:
            self.count(game.places, game.scores)
            self.decisions += game.decisions

    def time(self, games: Games) -> None:
        """Add games that were played just now, with the time they took."""
        self.add(games.played)
        self.seconds += games.seconds
        self.timed += sum([game.decisions for game in games.played])

    @property
    def decisions_per_second(self) -> float:
        """How many choices one processor made a second, over all games that were played just now."""
        return self.timed / self.seconds if self.seconds else 0.0

    def summary(self) -> dict[str, object]:
        """The tally as plain data, ready for JSON."""
        games = max(1, self.games)
        return {
            "game": self.series.game,
            "players": self.series.players,
            "bots": self.series.bots,
            "seed": self.series.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions_per_second),
            "wins_by_seat": [round(float(wins), 4) for wins in self.wins],
            "mean_scores": [round(points / games, 4) for points in self.points],
            "build": tongbao.build(),
        }


def simulate(
    series: Series,
    games: int,
    watch: Callable[[int], None] | None = None,
    workers: Workers | None = None,
    rows: Rows[Played] | None = None,
    records: bool = False,
    each: Callable[[Played], None] | None = None,
) -> Tally:
    """Play the first games of a series; ``watch`` is told now and then how many are done, and ``each`` of every game.

    With ``rows`` each game is kept there, with its record if ``records``, and those that are there already aren't
    played again. A KeyboardInterrupt ends the run with what there is. Raises BadOption or BadCards, a ValueError,
    before the first game if the series can't be played, or if the rows are of another one.
    """
    tally = Tally(series)
    try:
        kept = known(series, rows, records)[:games]
        tally.add(kept)
        tell(kept, each)
        for batch in played(series, range(len(kept), games), workers or Alone(), records):
            if rows is not None:
                rows.add(batch.played)
            tally.time(batch)
            tell(batch.played, each)
            if watch is not None:
                watch(tally.games)
    except KeyboardInterrupt:
        tally.is_whole = False
    finally:
        if rows is not None:
            rows.close()
    return tally


def tell(games: list[Played], each: Callable[[Played], None] | None) -> None:
    """Tell of every game."""
    if each is not None:
        for game in games:
            each(game)


def known(series: Series, rows: Rows[Played] | None, records: bool) -> list[Played]:
    """The games of the series that are kept already. Raises BadOption if what is kept is of another series."""
    kept = rows.kept() if rows is not None else []
    if kept and play(Batch(series, range(1), records)).played != kept[:1]:
        raise BadOption(f"{rows.path if rows else ''} holds other games; name a new file.")
    return kept


def played(series: Series, numbers: range, workers: Workers, records: bool = False) -> Iterator[Games]:
    """Those games of a series, batch by batch in their order: the first by itself, which tells how long one takes."""
    if not numbers:
        series.deal(0)
        return
    first = play(Batch(series, numbers[:1], records))
    yield first
    pace = Pace(max(first.seconds, 1e-6))
    if pace.seconds * len(numbers) < WORTH_SHARING:
        workers = Alone()
    for games in workers.each(play, batches(series, numbers[1:], records, pace)):
        pace.seconds = max(games.seconds / len(games.played), 1e-6)
        yield games


@dataclass
class Pace:
    """How many seconds a game has lately taken."""

    seconds: float


def batches(series: Series, numbers: range, records: bool, pace: Pace) -> Iterator[Batch]:
    """The games cut into jobs that each take about as long as SECONDS_A_JOB."""
    while numbers:
        size = ceil(SECONDS_A_JOB / pace.seconds)
        yield Batch(series, numbers[:size], records)
        numbers = numbers[size:]
