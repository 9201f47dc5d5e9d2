"""Policies: how to play on without looking ahead."""
