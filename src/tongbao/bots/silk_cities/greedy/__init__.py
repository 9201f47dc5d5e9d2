"""Greedy policy of Cities of the Silk Road: the best end of this turn, by rules of thumb."""
