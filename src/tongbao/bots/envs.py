"""Environments: episodes in which a program decides for a seat, and batches of them played side by side."""

from typing import Any, Final

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

    ``bots`` are those of the other seats, clockwise from its own.
    """

    __slots__ = ("bots", "game", "seat", "seats")

    def __init__(self, game: Game, bots: list[Bot], seat: int) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.seat: Final = seat
        self.seats: Final = [Seat(game, (seat + place) % game.players) for place in range(1, len(bots) + 1)]

    @staticmethod
    def begun(setup: Setup, rivals: list[type[Bot]], seed: int, seat: int) -> "Episode":
        """An episode from its deal on; the ``rivals`` get the seeds that follow that of the game."""
        bots = [rival(seed + place) for place, rival in enumerate(rivals, 1)]
        episode = Episode(create(setup, FastLuck.from_seed(seed)), bots, seat)
        episode.let_bots_play()
        return episode

    def __reduce__(self) -> tuple[Any, ...]:
        return Episode, (self.game, self.bots, self.seat)

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


class Deals:
    """Games that follow one another from a seed; so many were ``dealt``."""

    __slots__ = ("dealt", "seed")

    def __init__(self, seed: int, dealt: int = 0) -> None:
        self.seed: Final = seed
        self.dealt = dealt

    def __reduce__(self) -> tuple[Any, ...]:
        return Deals, (self.seed, self.dealt)

    def deal(self, setup: Setup, rivals: list[type[Bot]] | None) -> Episode:
        """The next game, in which the program has the next seat; with None as rivals it decides for all seats."""
        number = self.dealt
        self.dealt += 1
        seed = episode_seed(self.seed, number)
        if rivals is None:
            return Episode.begun(setup, [], seed, NOBODY)
        return Episode.begun(setup, rivals, seed, number % setup.players)


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
    """So many games of a setup; for one that is over the next of its ``deals`` is dealt at once.

    ``rivals`` are the bots of the other seats, clockwise from the program's, which is another one in every game; with
    None the program decides for all. Game after game, ``actors`` are the seats that have to decide, ``observations``
    what these observe, and ``masks`` one byte for each id of the action space, 1 for what they may choose.
    """

    __slots__ = ("actors", "deals", "episodes", "masks", "nothing", "observations", "rivals", "setup")

    def __init__(
        self, setup: Setup, rivals: list[type[Bot]] | None, deals: list[Deals], episodes: list[Episode]
    ) -> None:
        self.setup: Final = setup
        self.rivals: Final = rivals
        self.deals: Final = deals
        self.episodes: Final = episodes
        self.nothing: Final = bytes(setup.meta.action_space.size)
        self.actors: list[int] = []
        self.observations = NOTHING_SEEN
        self.masks = NOTHING_SEEN
        self.go_through([])

    @staticmethod
    def begun(setup: Setup, rivals: list[type[Bot]] | None, deals: list[Deals]) -> "Batch":
        """The first game of each, which may be the same one several times."""
        return Batch(setup, rivals, deals, [one.deal(setup, rivals) for one in deals])

    def __reduce__(self) -> tuple[Any, ...]:
        return Batch, (self.setup, self.rivals, self.deals, self.episodes)

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
                self.episodes[number] = episode = self.deals[number].deal(self.setup, self.rivals)
            game = episode.game
            actors.append(game.actor)
            meta.write_observation(observations, game, game.actor)
            first: i64 = len(masks)
            masks.write(self.nothing)
            for choice in game.legal:
                masks[first + choice.id] = 1
        self.actors, self.observations, self.masks = actors, observations.getvalue(), masks.getvalue()
        return endings
