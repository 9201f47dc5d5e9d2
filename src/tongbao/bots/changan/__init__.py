"""Bots of Chang’an: greedy policy, learned policy, evaluator, and the explanations of its features."""
