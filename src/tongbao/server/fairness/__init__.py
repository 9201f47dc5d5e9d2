"""Fairness: what a table has promised before the deal, and what shows after the end that it was kept."""
