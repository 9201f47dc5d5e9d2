"""The greedy player of Xanadu."""

from tongbao.bots.greedy.xanadu.player import GreedyXanadu

__all__ = ["GreedyXanadu"]
