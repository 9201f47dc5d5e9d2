"""Bots of Xanadu: greedy policy, evaluator, and the explanations of its features."""
