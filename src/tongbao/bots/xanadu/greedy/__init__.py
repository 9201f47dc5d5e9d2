"""Greedy policy of Xanadu: the best end of this turn, by rules of thumb."""
