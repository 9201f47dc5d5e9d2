"""Notices: what people are told while they aren't at the table, and how it reaches them."""
