"""Series of games of one setup by numbered seeds, and what is kept of a game that was played, a line or row each."""

import time
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

import tongbao
from tongbao.bots import Bot
from tongbao.bots.core.bot import game_seed, play_out
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.record import Record
from tongbao.lab.contenders import contender, show_all


@dataclass(frozen=True)
class Series:
    """What is played: ``bots`` are contenders by name, one a seat.

    They keep their seats in every game; if they ``rotate``, each moves on by one seat from game to game. If the games
    are ``mirrored``, every deal is played as often as there are seats, so each bot once has the cards of each seat.
    ``rules`` is the version of the rules, 0 for the latest.
    """

    game: str
    players: int
    bots: list[str]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None
    rotate: bool = False
    mirrored: bool = False
    rules: int = 0

    @cached_property
    def setup(self) -> Setup:
        """What all games of the series have in common. Raises BadOption."""
        return tongbao.prepare(
            self.game, players=self.players, options=self.options, cards=self.cards, rules=self.rules
        )

    def __getstate__(self) -> dict[str, object]:
        """What goes to another process, which makes its own setup."""
        return {name: value for name, value in self.__dict__.items() if name != "setup"}

    def deal(self, number: int, chronicle: bool = False) -> Game:
        """Game ``number`` of the series before its first choice. Raises BadCards."""
        deal = number // self.players if self.mirrored else number
        return create(self.setup, FastLuck.from_seed(game_seed(self.seed, deal)), chronicle)

    def seated(self, number: int) -> list[str]:
        """The bots of game ``number`` by name, seat by seat."""
        if not self.rotate or not self.bots:
            return self.bots
        first = number % len(self.bots)
        return [*self.bots[first:], *self.bots[:first]]

    def seat_bots(self, number: int) -> list[Bot]:
        """The bots of game ``number``, seat by seat. Raises BadOption."""
        seed = game_seed(self.seed, number)
        return [contender(name, seed + seat) for seat, name in enumerate(self.seated(number), 1)]


class Played(msgspec.Struct, frozen=True):
    """How one game of a series ended. ``docs/lab.md`` explains each field; lists go by seat."""

    number: int
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    players: int
    bots: list[str]
    first: int
    scores: list[int]
    places: list[int]
    decisions: int
    rounds: int
    ending: str
    record: str | None = None


@dataclass(frozen=True)
class Batch:
    """Some games of a series, from one number up to another; with their records, or without."""

    series: Series
    numbers: range
    records: bool = False


@dataclass(frozen=True)
class Games:
    """What came of a batch. ``seconds`` are of processor time: playing alone, in one thread, without start-up."""

    played: list[Played]
    seconds: float


def play(batch: Batch) -> Games:
    """Play a batch, one game after another. Raises BadOption or BadCards."""
    series, found, seconds = batch.series, list[Played](), 0.0
    meta = series.setup.meta
    for number in batch.numbers:
        start = time.thread_time()
        game = series.deal(number)
        first = meta.opener(game)
        bots = series.seat_bots(number)
        for bot in bots:
            show_all(bot, game)
        decisions = play_out(game, bots)
        seconds += time.thread_time() - start
        found.append(
            Played(
                number=number,
                game=series.game,
                rules=series.setup.rules,
                options=series.setup.options,
                seed=series.seed,
                players=series.players,
                bots=series.seated(number),
                first=first,
                scores=game.scores(),
                places=game.places(),
                decisions=decisions,
                rounds=meta.rounds(game),
                ending=meta.ending(game),
                record=Record.of(game).dumps() if batch.records else None,
            )
        )
    return Games(found, seconds)
