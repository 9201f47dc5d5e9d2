"""A batch: many games of one setup side by side, each with a decision to be made, read and played in one call."""

from typing import Final

from librt.strings import BytesWriter

from tongbao.bots.bot import Bot
from tongbao.bots.episode import Episode, episode_seed
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY

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
    None the program decides for all.
    """

    __slots__ = ("dealt", "episodes", "rivals", "seed", "setup")

    def __init__(self, setup: Setup, size: int, seed: int, rivals: list[type[Bot]] | None) -> None:
        self.setup: Final = setup
        self.rivals: Final = rivals
        self.seed: Final = seed
        self.dealt = 0
        self.episodes: Final = [self.deal() for _ in range(size)]

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
        space, endings = self.setup.meta.action_space, list[Ending]()
        for number, action in enumerate(actions):
            episode = self.episodes[number]
            episode.take(space.choice(action))
            while episode.game.over:
                endings.append(Ending(number, episode))
                self.episodes[number] = episode = self.deal()
        return endings

    def actors(self) -> list[int]:
        """By game: the seat that has to decide."""
        return [episode.game.actor for episode in self.episodes]

    def observations(self) -> bytes:
        """Game after game what the seat observes that has to decide."""
        out, meta = BytesWriter(), self.setup.meta
        for episode in self.episodes:
            out.write(meta.observe(episode.game, episode.game.actor))
        return out.getvalue()

    def masks(self) -> bytes:
        """Game after game one byte for each id of the action space: 1 for what may be chosen."""
        out, space = BytesWriter(), self.setup.meta.action_space
        for episode in self.episodes:
            out.write(space.mask(episode.game.legal))
        return out.getvalue()
