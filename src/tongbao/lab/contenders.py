"""Contenders: players by their names, with how long they think, for duels and ladders."""

import re
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from tongbao.bots import BOTS, Bot
from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.judgement.judges import judge_of
from tongbao.bots.levels.players import Master
from tongbao.bots.mcts import TreeBot
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.lookahead import Lookahead
from tongbao.bots.search.pace import Pace
from tongbao.bots.search.worlds import OpenWorlds, Worlds
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.meta import BadOption
from tongbao.engine.secrecy import Seat, offered

SPEC: Final = re.compile(r"(?P<name>[a-z_]+)(@(?P<number>\d+)(?P<unit>ms)?)?")


class Plain(Bot):
    """Goes by a strategy in the one world that it imagines, without any search."""

    def __init__(self, strategy: Callable[[str], Strategy], seed: int) -> None:
        """``strategy`` is asked for that of a game by its name."""
        super().__init__(seed)
        self.strategy = strategy

    def choose(self, seat: Seat) -> Choice:
        world = seat.imagine(self.seed)
        return self.strategy(world.setup.meta.name).choose(world, seat.number, offered(seat))


def look_ahead(game: str) -> Strategy:
    """The learned judgement: each choice once, to the end of the turn."""
    return Lookahead(judge_of(game), policy_of(game))


class Clairvoyant(Master):
    """The master with all hands open: how much could be won by knowing them. Only a benchmark may show it a game."""

    name: ClassVar[str] = "open"
    truth: Game | None = None

    def worlds(self, seat: Seat) -> Worlds:
        return super().worlds(seat) if self.truth is None else OpenWorlds(self.truth, seat.number, self.seed)


PACED: Final[dict[str, Callable[[int, Pace], Bot]]] = {"master": Master, "ismcts": TreeBot, "open": Clairvoyant}
PLAIN: Final[dict[str, Callable[[int], Bot]]] = {
    **{name: bot for name, bot in BOTS.items() if name != "master"},
    "judged": partial(Plain, look_ahead),
    "policy": partial(Plain, policy_of),
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
            return PACED[name](seed, Pace(seconds=number / 1000, clock=time.thread_time))
        return PACED[name](seed, Pace(samples=number or 1000))
    if found and name in PLAIN and not found["number"]:
        return PLAIN[name](seed)
    raise BadOption(
        f"There is no contender “{spec[:60]}”; there are: {', '.join(PLAIN)}, and with how long they think, such as "
        f"@100ms or @400 samples: {', '.join(PACED)}."
    )


def show_all(bot: Bot, game: Game) -> None:
    """Let a contender that may see everything see the game."""
    if isinstance(bot, Clairvoyant):
        bot.truth = game
