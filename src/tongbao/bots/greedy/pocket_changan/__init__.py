"""The greedy player of Pocket Chang’An."""

from tongbao.bots.greedy.pocket_changan.player import GreedyPocketChangan

__all__ = ["GreedyPocketChangan"]
