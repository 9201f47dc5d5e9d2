"""What every game's judge is: named features of a position, and what was learned of them."""

from abc import abstractmethod
from typing import ClassVar, Final

from tongbao.bots.judgement.network import Forecast, Network
from tongbao.engine.game import Game

MARGIN_COUNTS: Final = 0.05
"""How much a usual margin is worth beside winning: so play stays sensible when all is decided."""


class Judge:
    """Judges positions of one game at the end of a turn, from what one seat knows and nothing else.

    ``names`` are those of the features, in their order. ``margin`` is a usual margin at the end, in points: the unit in
    which margins are told. ``networks`` are what was learned, by number of players.
    """

    names: ClassVar[tuple[str, ...]] = ()
    margin: ClassVar[float] = 10.0

    def __init__(self, networks: dict[int, Network]) -> None:
        self.networks: Final = networks

    @abstractmethod
    def turn(self, game: Game) -> int:
        """A number that changes whenever a turn ends."""

    @abstractmethod
    def features(self, game: Game, seat: int) -> list[float]:
        """The position as the seat knows it, one number for each of ``names``."""

    @abstractmethod
    def rival(self, game: Game, seat: int) -> int:
        """The seat that the features call the rival; NOBODY if it plays alone."""

    def network(self, players: int) -> Network:
        """What was learned for so many players, or for the nearest number. Raises KeyError if nothing was."""
        found = self.networks.get(players)
        if found is None:
            nearest = min(self.networks, key=lambda known: abs(known - players))
            self.networks[players] = found = self.networks[nearest]
        return found

    def forecast(self, game: Game, seat: int) -> Forecast:
        """The seat's chance of winning and the margin to expect; of a game that is over, how it ended."""
        if game.over:
            return self.outcome(game, seat)
        return self.network(game.players).forecast(self.features(game, seat))

    def value(self, game: Game, seat: int) -> float:
        """The forecast in one number, to compare positions by."""
        return self.weigh(self.forecast(game, seat))

    def weigh(self, forecast: Forecast) -> float:
        """A forecast in one number."""
        return forecast.win + MARGIN_COUNTS * forecast.margin

    def outcome(self, game: Game, seat: int) -> Forecast:
        """How a game that is over ended for the seat; a shared first place counts in equal parts."""
        places = game.places()
        win = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        scores = game.scores()
        best = max([score for other, score in enumerate(scores) if other != seat]) if len(scores) > 1 else 0
        return Forecast(win, max(-3.0, min(3.0, (scores[seat] - best) / self.margin)))
