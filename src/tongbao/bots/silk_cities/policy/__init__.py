"""Learned policy of Cities of the Silk Road: features of a choice."""
