"""Bots of Cities of the Silk Road: greedy policy, learned policy, evaluator, and the explanations of its features."""
