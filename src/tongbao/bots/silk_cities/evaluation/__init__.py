"""Evaluator of Cities of the Silk Road: features of a position."""
