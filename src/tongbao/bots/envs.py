"""Environments: episodes in which a program decides for a seat, and batches of them played side by side."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tongbao.bots.core.bot import Bot, game_seed
from tongbao.engine.choice import Choice, IllegalChoice
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.engine.secrecy import Seat


class Episode:
    """A game that waits for a decision of the program, which sits at ``seat``; at NOBODY it decides for all seats.

    ``rivals`` are the bots of the other seats, clockwise from its own; they get the seeds that follow that of the game.
    """

    __slots__ = ("bots", "game", "seat", "seats")

    def __init__(self, setup: Setup, rivals: list[type[Bot]], seed: int, seat: int) -> None:
        self.game: Final[Game] = create(setup, FastLuck.from_seed(seed))
        self.seat: Final = seat
        places = range(1, len(rivals) + 1)
        self.bots: Final = [rivals[place - 1](seed + place) for place in places]
        self.seats: Final = [Seat(self.game, (seat + place) % setup.players) for place in places]
        self.let_bots_play()

    def take(self, choice: Choice) -> None:
        """Make a choice for the seat that is to act; then the bots play. Raises IllegalChoice."""
        self.game.take(self.game.actor, choice)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """The other seats decide until the program has to, or the game is over."""
        game, seat = self.game, self.seat
        if seat != NOBODY:
            while not game.over and game.actor != seat:
                place = (game.actor - seat) % game.players - 1
                game.take(game.actor, self.bots[place].choose(self.seats[place]))


def episode_seed(seed: int, number: int) -> int:
    """The seed of one of the games that follow one another: the first is dealt by the seed itself."""
    return game_seed(seed, number) if number else seed


NOTHING_SEEN: Final = b""


class Ending:
    """How a game of a batch has ended: its ``number`` in the batch, places, scores, and the ``seat`` of the program.

    ``observation`` is what that seat observes in the end; there is none where the program decides for all.
    """

    __slots__ = ("number", "observation", "places", "scores", "seat")

    def __init__(self, number: int, episode: Episode) -> None:
        game, seat = episode.game, episode.seat
        self.number: Final = number
        self.seat: Final = seat
        self.places: Final = game.places()
        self.scores: Final = game.scores()
        self.observation: Final = game.setup.meta.observe(game, seat) if seat != NOBODY else NOTHING_SEEN


class Batch:
    """So many games of a setup; for one that is over another is dealt at once.

    ``rivals`` are the bots of the other seats, clockwise from the program's, which is another one in every game; with
    None the program decides for all. Game after game, ``actors`` are the seats that have to decide, ``observations``
    what these observe, and ``masks`` one byte for each id of the action space, 1 for what they may choose.
    """

    __slots__ = ("actors", "dealt", "episodes", "masks", "nothing", "observations", "rivals", "seed", "setup")

    def __init__(self, setup: Setup, size: int, seed: int, rivals: list[type[Bot]] | None) -> None:
        self.setup: Final = setup
        self.rivals: Final = rivals
        self.seed: Final = seed
        self.nothing: Final = bytes(setup.meta.action_space.size)
        self.actors: list[int] = []
        self.observations = NOTHING_SEEN
        self.masks = NOTHING_SEEN
        self.dealt = 0
        self.episodes: Final = [self.deal() for _ in range(size)]
        self.go_through([])

    def deal(self) -> Episode:
        """The next game."""
        number, rivals = self.dealt, self.rivals
        self.dealt += 1
        seed = episode_seed(self.seed, number)
        if rivals is None:
            return Episode(self.setup, [], seed, NOBODY)
        return Episode(self.setup, rivals, seed, number % self.setup.players)

    def take(self, actions: list[int]) -> list[Ending]:
        """Make a choice in every game, given by its id; those games that have ended by it.

        Raises IllegalChoice; the games before the one of which it tells have moved on then.
        """
        if len(actions) != len(self.episodes):
            raise IllegalChoice(f"There are {len(self.episodes)} games and {len(actions)} choices; give one for each.")
        return self.go_through(actions)

    def go_through(self, actions: list[int]) -> list[Ending]:
        """Make the choices, if there are any, and read every game while it is at hand, which is quicker than later."""
        meta, endings = self.setup.meta, list[Ending]()
        space, actors, observations, masks = meta.action_space, list[int](), BytesWriter(), BytesWriter()
        for number, episode in enumerate(self.episodes):
            if actions:
                episode.take(space.choice(actions[number]))
            while episode.game.over:
                endings.append(Ending(number, episode))
                self.episodes[number] = episode = self.deal()
            game = episode.game
            actors.append(game.actor)
            meta.write_observation(observations, game, game.actor)
            first: i64 = len(masks)
            masks.write(self.nothing)
            for choice in game.legal:
                masks[first + choice.id] = 1
        self.actors, self.observations, self.masks = actors, observations.getvalue(), masks.getvalue()
        return endings
