"""Greedy policy of Chang’an: the best end of this turn, by rules of thumb."""
