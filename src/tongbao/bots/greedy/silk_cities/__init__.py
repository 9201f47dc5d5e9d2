"""The greedy player of Cities of the Silk Road."""

from tongbao.bots.greedy.silk_cities.player import GreedySilkCities

__all__ = ["GreedySilkCities"]
