"""The greedy bot: plans one turn at a time."""

from tongbao.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
