"""Evaluator of Chang’an: features of a position."""
