"""Judgement: what a position is worth to a seat, learned from games."""
