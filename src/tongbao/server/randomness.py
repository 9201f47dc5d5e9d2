"""Randomness: the source of shuffle secrets, tournament seeds, seat orders and bots’ seeds.

The operating system draws them, so nobody can predict them. Tests give a source that always draws the same.
"""

import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Randomness:
    """A source of random values that is safe for secrets."""

    def secret(self) -> str:
        """A new secret of 32 bytes, in hexadecimal."""
        return secrets.token_hex(32)

    def number(self, below: int) -> int:
        """A number from 0 to ``below`` - 1."""
        return secrets.randbelow(below)

    def order(self, things: Sequence[T]) -> list[T]:
        """The same things in a random order."""
        return secrets.SystemRandom().sample(things, len(things))
