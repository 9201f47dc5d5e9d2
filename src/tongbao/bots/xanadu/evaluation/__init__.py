"""Evaluator of Xanadu: features of a position."""
