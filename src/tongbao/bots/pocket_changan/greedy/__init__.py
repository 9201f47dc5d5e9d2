"""Greedy policy of Pocket Chang’An: the best end of this turn, by rules of thumb."""
