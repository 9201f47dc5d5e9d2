"""Absence and consent: who stands in for whom, what the others decide about it, and what is taken back if all agree."""
