"""Bots of Pocket Chang’An: greedy policy, learned policy, evaluator, and the explanations of its features."""
