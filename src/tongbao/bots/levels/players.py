"""Level bots: novice, apprentice, merchant (the greedy bot), adept and master."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tongbao.bots.core.bot import Bot
from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.bots.levels.skill import Skill, skill_of
from tongbao.bots.registry import EVALUATORS, GREEDY_POLICIES, evaluator_for, greedy_policy_for, policy_for
from tongbao.bots.search.budget import TimeLimit
from tongbao.bots.search.determinizations import Determinizations
from tongbao.bots.search.lookahead import Lookahead
from tongbao.bots.search.search import mixed_choice
from tongbao.bots.search.search_settings import configured_search
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, offered

MASTERS_PACE = TimeLimit(seconds=2.0)


class GreedyBot(Bot):
    """Plans one turn at a time, for the best that it can have at its end. Raises BadOption in a game it can't play."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.policy: Policy | None = None

    @staticmethod
    def plays(game: str) -> bool:
        return game in GREEDY_POLICIES

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        policy = self.policy
        if policy is not None and len(choices) == 1:
            return choices[0]
        game = seat.imagine(self.seed)
        if policy is None:
            self.policy = policy = greedy_policy_for(game.setup.meta.name)
        return policy.choose(game, seat.number, choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Bot):
    """A level that goes by what was learned."""

    @staticmethod
    def plays(game: str) -> bool:
        return game in EVALUATORS


class HumanLike(Level):
    """Looks ahead to the end of the turn as people do, and errs as people do: see Manner."""

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        world = seat.imagine(self.seed)
        game = world.setup.meta.name
        skill, evaluator = skill_of(game, self.name), evaluator_for(game)
        ahead = Lookahead(evaluator, policy_for(game))
        seen = skill.sees(ahead.few_of(world, seat.number, choices), self.seed, evaluator.turn(world))
        values = [worth(evaluator, ahead.after(world, seat.number, choice), seat.number, skill) for choice in seen]
        return skill.pick(seen, values, FastLuck.from_seed(self.seed << 32 | world.decisions))


def worth(evaluator: Evaluator, game: Game, seat: int, skill: Skill) -> float:
    """What the end of a turn is worth to a player of that manner; greed looks at its own points alone."""
    value = evaluator.value(game, seat)
    if skill.greed:
        value += skill.greed * (game.scores()[seat] / evaluator.margin - value)
    return value


class Novice(HumanLike):
    """Sees half of what could be done, and wants points now."""

    name: ClassVar[str] = "novice"


class Apprentice(HumanLike):
    """Sees most, and takes the second best."""

    name: ClassVar[str] = "apprentice"


class Adept(HumanLike):
    """Plans a turn well, and misses little."""

    name: ClassVar[str] = "adept"


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Level):
    """Searches over whole turns; ``time_limit`` is how long it thinks about a choice. What is sealed it mixes."""

    name: ClassVar[str] = "master"
    thinks: ClassVar[bool] = True

    def __init__(self, seed: int, time_limit: TimeLimit | None = None) -> None:
        super().__init__(seed)
        self.time_limit = time_limit or MASTERS_PACE

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        worlds = self.worlds(seat)
        lines = configured_search(worlds, self.time_limit.budget()).think(choices)
        world = worlds.world(0)
        if world.sealed is not None:
            return mixed_choice(lines, FastLuck.from_seed(self.seed << 32 | world.decisions))
        return lines[0].first()

    def worlds(self, seat: Seat) -> Determinizations:
        """Where it looks."""
        return Determinizations(seat, self.seed)
