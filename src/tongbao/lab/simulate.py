"""Simulate: play a series of games between bots and count who won."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

import tongbao
from tongbao.bots import BOTS, Bot
from tongbao.bots.match import game_seed, play_out
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup

GAMES_PER_BATCH = 50
"""Between batches the clock stands still and progress is told."""


@dataclass(frozen=True)
class Series:
    """What is played: ``bots`` are names of bots, one a seat, and keep their seats in every game."""

    game: str
    players: int
    bots: list[str]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None

    @cached_property
    def setup(self) -> Setup:
        """What all games of the series have in common."""
        return tongbao.prepare(self.game, players=self.players, options=self.options, cards=self.cards)

    def deal(self, number: int) -> Game:
        """Game ``number`` of the series before its first choice; the same series deals the same games."""
        return create(self.setup, FastLuck.from_seed(game_seed(self.seed, number)), False)

    def seat_bots(self, number: int) -> list[Bot]:
        """The bots of game ``number``, seat by seat."""
        seed = game_seed(self.seed, number)
        return [BOTS[name](seed + seat) for seat, name in enumerate(self.bots, 1)]


@dataclass
class Tally:
    """What came of a series. ``seconds`` are of processor time: playing alone, in one thread, without start-up."""

    series: Series
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[Fraction] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def count(self, places: list[int], scores: list[int]) -> None:
        """Add a finished game; a shared first place counts in equal parts."""
        share = Fraction(1, places.count(1))
        self.games += 1
        for seat, place in enumerate(places):
            self.wins[seat] += share if place == 1 else 0
            self.points[seat] += scores[seat]

    @property
    def decisions_per_second(self) -> float:
        """How many choices were made a second, over all games."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def summary(self) -> dict[str, object]:
        """The tally as plain data, ready for JSON."""
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
            "mean_scores": [round(points / self.games, 4) for points in self.points],
            "build": tongbao.build(),
        }


def simulate(series: Series, games: int, watch: Callable[[int], None] | None = None) -> Tally:
    """Play the first games of a series, one after another; ``watch`` is told now and then how many are done.

    Raises BadOption or BadCards, a ValueError, before the first game if the series can't be played.
    """
    tally = Tally(series, wins=[Fraction(0)] * series.players, points=[0] * series.players)
    series.deal(0)
    for first in range(0, games, GAMES_PER_BATCH):
        numbers = range(first, min(first + GAMES_PER_BATCH, games))
        results = []
        start = time.thread_time()
        for number in numbers:
            game = series.deal(number)
            bots = series.seat_bots(number)
            tally.decisions += play_out(game, bots)
            results.append((game.places(), game.scores()))
        tally.seconds += time.thread_time() - start
        for places, scores in results:
            tally.count(places, scores)
        if watch is not None:
            watch(tally.games)
    return tally
