"""Evaluator of Pocket Chang’An: features of a position."""
