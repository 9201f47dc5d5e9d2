"""The greedy player of Chang’an."""

from tongbao.bots.greedy.changan.player import GreedyChangan

__all__ = ["GreedyChangan"]
