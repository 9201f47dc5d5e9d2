"""Chance: what the operating system draws for tables, so that nobody can know it before."""

import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws the secrets of shuffles, the order of seats and the seeds of bots."""

    def secret(self) -> str:
        """A new secret of 32 bytes, in hexadecimal."""
        return secrets.token_hex(32)

    def number(self, below: int) -> int:
        """A number from 0 to ``below`` - 1."""
        return secrets.randbelow(below)

    def order(self, things: Sequence[T]) -> list[T]:
        """The same things in a new order."""
        return secrets.SystemRandom().sample(things, len(things))
