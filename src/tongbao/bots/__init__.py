"""Bots: computer opponents. Each gets a Seat and nothing else."""

from typing import Final

from tongbao.bots.bot import Bot
from tongbao.bots.greedy import GreedyBot
from tongbao.bots.random import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}
"""From the weakest to the strongest."""

__all__ = ["BOTS", "Bot"]
