"""Bench: how fast a game is, and how fast the random play of other libraries is on the same machine in the same run.

Everything is measured once in every round, the median over the rounds is told, and a ratio is the median of the
ratios within the rounds, so that a machine that is slow for a while is slow for all. A peer plays with what it offers
itself for random play: catanatron with its ``RandomPlayer``, OpenSpiel with its uniform random bots and its own loop,
both in C++. A peer that isn't installed is named, not measured.
"""

import gc
import random
import time
import tracemalloc
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

import tongbao
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.lab.series import Series
from tongbao.lab.simulate import simulate

POSITIONS: Final = 60
"""From so many games, each at another of its decisions, clone, imagine and view are measured."""
LIVE_GAMES: Final = 10_000
GAMES_TO_KNOW: Final = 20
"""So many random games tell how long one is."""
RANDOM: Final = "random"


class Peer(ABC):
    """One game of another library; ``games`` are played in a row for one measurement."""

    package: str
    module: str

    def __init__(self, game: str, players: int, games: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.games: Final = games

    def is_installed(self) -> bool:
        """Whether the library can be imported."""
        return find_spec(self.module) is not None

    def version(self) -> str:
        """The installed version."""
        return version(self.package)

    def decisions_per_second(self, round_: int) -> float:
        """The speed of a few games with random choices, other games in every round, by processor time."""
        start = time.thread_time()
        finished = [self.play(round_ * self.games + number) for number in range(self.games)]
        seconds = time.thread_time() - start
        return sum(self.decisions(game) for game in finished) / seconds

    @abstractmethod
    def play(self, seed: int) -> Any:
        """A finished game."""

    @abstractmethod
    def decisions(self, game: Any) -> int:
        """How many choices its players made."""


class Catanatron(Peer):
    """Catan with random players, https://github.com/bcollazo/catanatron."""

    package = module = "catanatron"

    def play(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in list(Color)[: self.players]], seed=seed)
        game.play()
        return game

    def decisions(self, game: Any) -> int:
        return len(game.state.actions)


class OpenSpiel(Peer):
    """A game of OpenSpiel between its uniform random bots, https://github.com/google-deepmind/open_spiel."""

    package, module = "open_spiel", "pyspiel"

    def play(self, seed: int) -> Any:
        import pyspiel

        state = pyspiel.load_game(self.game).new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self.players)]
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def decisions(self, game: Any) -> int:
        return sum(step.player >= 0 for step in game.full_history())


PEERS: Final[list[Peer]] = [
    Catanatron("catan", players=3, games=3),
    OpenSpiel("backgammon", players=2, games=30),
    OpenSpiel("gin_rummy", players=2, games=30),
    OpenSpiel("hearts", players=4, games=100),
]


@dataclass
class Pace:
    """One measured speed: a number for every round, and what it counts."""

    title: str
    unit: str
    rounds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The middle of all rounds."""
        return median(self.rounds)


@dataclass
class Bench:
    """The results for one game: play in decisions/s, three operations in microseconds, memory in megabytes, peers."""

    game: str
    players: int
    play: Pace
    operations: list[Pace]
    peers: list[tuple[Peer, Pace]]
    missing: list[Peer]
    megabytes: float = 0.0

    def ratio(self, peer: Pace) -> float:
        """How many of our decisions are made in the time of one of the peer's."""
        return median([ours / theirs for ours, theirs in zip(self.play.rounds, peer.rounds, strict=True)])

    def summary(self) -> dict[str, object]:
        """The results as plain data, ready for JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "build": tongbao.build(),
            "decisions_per_second": round(self.play.median),
            "microseconds": {pace.title: round(pace.median, 3) for pace in self.operations},
            f"megabytes_of_{LIVE_GAMES}_live_games": round(self.megabytes, 1),
            "peers": [
                {
                    "package": peer.package,
                    "version": peer.version(),
                    "game": peer.game,
                    "players": peer.players,
                    "decisions_per_second": round(pace.median),
                    "ratio": round(self.ratio(pace), 1),
                }
                for peer, pace in self.peers
            ],
            "peers_not_installed": sorted({peer.package for peer in self.missing}),
        }


def bench(
    game: str, players: int = 3, rounds: int = 7, games: int = 300, watch: Callable[[int], None] | None = None
) -> Bench:
    """Measure; every round plays ``games`` games. ``watch`` is told how many rounds are done."""
    decisions = simulate(Series(game, players, [RANDOM] * players), GAMES_TO_KNOW).decisions // GAMES_TO_KNOW
    tables = [middle(game, players, number, decisions) for number in range(POSITIONS)]
    seats = [tongbao.Seat(table, table.seats_to_act()[0]) for table in tables]
    play = Pace("random play", "decisions/s")
    clone, imagine, view = (Pace(title, "us") for title in ("clone", "imagine", "view"))
    peers = [(peer, Pace(f"{peer.package} {peer.game}", "decisions/s")) for peer in PEERS if peer.is_installed()]
    result = Bench(game, players, play, [clone, imagine, view], peers, [p for p in PEERS if not p.is_installed()])
    for round_ in range(rounds):
        play.rounds.append(simulate(Series(game, players, [RANDOM] * players, seed=round_), games).decisions_per_second)
        clone.rounds.append(microseconds([table.clone for table in tables], 20))
        imagine.rounds.append(microseconds([partial(seat.imagine, round_) for seat in seats], 5))
        view.rounds.append(microseconds([seat.view for seat in seats], 2))
        for peer, pace in peers:
            pace.rounds.append(peer.decisions_per_second(round_))
        if watch is not None:
            watch(round_ + 1)
    result.megabytes = megabytes(game, players, decisions)
    return result


def middle(game: str, players: int, number: int, decisions: int) -> Game:
    """A random game in its middle, another one for every number; ``decisions`` is how many a whole one has."""
    wish = decisions * (number % 8 + 1) // 9
    table = begun(game, players, number, wish)
    while table.over:
        wish //= 2
        table = begun(game, players, number, wish)
    return table


def begun(game: str, players: int, number: int, decisions: int) -> Game:
    """A random game after so many decisions, or at its end if that comes earlier."""
    table = Series(game, players, [], seed=number).deal(0)
    luck = FastLuck.from_seed(number)
    while table.decisions < decisions and not table.over:
        seat = table.seats_to_act()[0]
        choices = table.choices(seat)
        table.take(seat, choices[luck.below(len(choices))])
    return table


def microseconds(calls: list[Callable[[], object]], times: int) -> float:
    """The mean time of one call when all are made several times."""
    start = time.thread_time()
    for _ in range(times):
        for call in calls:
            call()
    return (time.thread_time() - start) / (times * len(calls)) * 1e6


def megabytes(game: str, players: int, decisions: int) -> float:
    """What 10,000 games in their middle hold in memory, traced allocation by allocation."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    live = [middle(game, players, number, decisions) for number in range(LIVE_GAMES)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    live.clear()
    return (after - before) / 1e6
