"""Contenders: players by their names, with how long they think, for duels and ladders."""

import re
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from tongbao.bots import BOTS, Bot
from tongbao.bots.core.policy import Policy
from tongbao.bots.levels.players import Master
from tongbao.bots.registry import evaluator_for, policy_for
from tongbao.bots.search.budget import TimeLimit
from tongbao.bots.search.determinizations import Determinizations, OpenDeterminizations
from tongbao.bots.search.lookahead import Lookahead
from tongbao.bots.search.mcts import MctsBot
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.meta import BadOption
from tongbao.engine.secrecy import Seat, offered

SPEC: Final = re.compile(r"(?P<name>[a-z_]+)(@(?P<number>\d+)(?P<unit>ms)?)?")


class Plain(Bot):
    """Goes by a strategy in the one world that it imagines, without any search."""

    def __init__(self, policy: Callable[[str], Policy], seed: int) -> None:
        """``policy`` is asked for that of a game by its name."""
        super().__init__(seed)
        self.policy = policy

    def choose(self, seat: Seat) -> Choice:
        world = seat.imagine(self.seed)
        return self.policy(world.setup.meta.name).choose(world, seat.number, offered(seat))


def look_ahead(game: str) -> Policy:
    """The learned evaluation: each choice once, to the end of the turn."""
    return Lookahead(evaluator_for(game), policy_for(game))


class Clairvoyant(Master):
    """The master with all hands open: how much could be won by knowing them. Only a benchmark may show it a game."""

    name: ClassVar[str] = "open"
    truth: Game | None = None

    def worlds(self, seat: Seat) -> Determinizations:
        return super().worlds(seat) if self.truth is None else OpenDeterminizations(self.truth, seat.number, self.seed)


PACED: Final[dict[str, Callable[[int, TimeLimit], Bot]]] = {"master": Master, "ismcts": MctsBot, "open": Clairvoyant}
PLAIN: Final[dict[str, Callable[[int], Bot]]] = {
    **{name: bot for name, bot in BOTS.items() if name != "master"},
    "judged": partial(Plain, look_ahead),
    "policy": partial(Plain, policy_for),
}


def contender(spec: str, seed: int) -> Bot:
    """The player of a name such as ``greedy``, ``master@100ms`` (processor time) or ``master@400`` (samples).

    Raises BadOption.
    """
    found = SPEC.fullmatch(spec)
    name = found["name"] if found else ""
    if found and name in PACED:
        number = int(found["number"] or 0)
        if found["unit"]:
            return PACED[name](seed, TimeLimit(seconds=number / 1000, clock=time.thread_time))
        return PACED[name](seed, TimeLimit(samples=number or 1000))
    if found and name in PLAIN and not found["number"]:
        return PLAIN[name](seed)
    raise BadOption(
        f"There is no bot “{spec[:60]}”; choose one of: {', '.join(PLAIN)}; or, with a thinking time such as "
        f"@100ms or a number of samples such as @400, one of: {', '.join(PACED)}."
    )


def show_all(bot: Bot, game: Game) -> None:
    """Let a contender that may see everything see the game."""
    if isinstance(bot, Clairvoyant):
        bot.truth = game
