"""Clocks: how long players may think, in an evening or over days, and what happens when one runs out."""
