"""The players of the levels, but for the merchant, who is the greedy bot."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tongbao.bots.bot import Bot
from tongbao.bots.judgement.judge import Judge
from tongbao.bots.judgement.judges import JUDGES, judge_of
from tongbao.bots.levels.manner import Manner
from tongbao.bots.levels.manners import manner_of
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.depths import search_in
from tongbao.bots.search.lookahead import Lookahead
from tongbao.bots.search.mixture import mixed
from tongbao.bots.search.pace import Pace
from tongbao.bots.search.worlds import Worlds
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, offered

MASTERS_PACE = Pace(seconds=2.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Bot):
    """A level that goes by what was learned."""

    @staticmethod
    def plays(game: str) -> bool:
        return game in JUDGES


class Person(Level):
    """Looks ahead to the end of the turn as people do, and errs as people do: see Manner."""

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        world = seat.imagine(self.seed)
        game = world.setup.meta.name
        manner, judge = manner_of(game, self.name), judge_of(game)
        ahead = Lookahead(judge, policy_of(game))
        seen = manner.sees(ahead.few_of(world, seat.number, choices), self.seed, judge.turn(world))
        values = [worth(judge, ahead.after(world, seat.number, choice), seat.number, manner) for choice in seen]
        return manner.pick(seen, values, FastLuck.from_seed(self.seed << 32 | world.decisions))


def worth(judge: Judge, game: Game, seat: int, manner: Manner) -> float:
    """What the end of a turn is worth to a player of that manner; greed looks at its own points alone."""
    value = judge.value(game, seat)
    if manner.greed:
        value += manner.greed * (game.scores()[seat] / judge.margin - value)
    return value


class Novice(Person):
    """Sees half of what could be done, and wants points now."""

    name: ClassVar[str] = "novice"


class Apprentice(Person):
    """Sees most, and takes the second best."""

    name: ClassVar[str] = "apprentice"


class Adept(Person):
    """Plans a turn well, and misses little."""

    name: ClassVar[str] = "adept"


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Level):
    """Searches over whole turns; ``pace`` is how long it thinks about a choice. What is sealed it mixes."""

    name: ClassVar[str] = "master"
    thinks: ClassVar[bool] = True

    def __init__(self, seed: int, pace: Pace = MASTERS_PACE) -> None:
        super().__init__(seed)
        self.pace = pace

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        worlds = self.worlds(seat)
        lines = search_in(worlds, self.pace.budget()).think(choices)
        world = worlds.world(0)
        if world.sealed is not None:
            return mixed(lines, FastLuck.from_seed(self.seed << 32 | world.decisions))
        return lines[0].first()

    def worlds(self, seat: Seat) -> Worlds:
        """Where it looks."""
        return Worlds(seat, self.seed)
