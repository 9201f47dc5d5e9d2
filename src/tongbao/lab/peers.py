"""Peers: the random play of other libraries, measured in the same run as ours.

Each peer plays with what it offers itself for random play: catanatron with its ``RandomPlayer``, OpenSpiel with its
uniform random bots and its own loop, both in C++. A peer that isn't installed is named, not measured.
"""

import random
import time
from abc import ABC, abstractmethod
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Final


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
