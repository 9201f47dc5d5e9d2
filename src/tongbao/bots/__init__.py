"""Bots: computer opponents. Each gets a Seat and nothing else."""

from typing import Final

from tongbao.bots.bot import Bot
from tongbao.bots.greedy import GreedyBot
from tongbao.bots.random import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}
"""From the weakest to the strongest."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play the game of that name, from the weakest to the strongest."""
    return [name for name, bot in BOTS.items() if bot.plays(game)]


__all__ = ["BOTS", "Bot", "bots_for"]
