"""Deals that are given: the luck of matches that are played for a contest, drawn from its own seed."""

import hmac
from typing import Final, NamedTuple

from tongbao.server.archive import CONTEST, SEED, Settings

NUMBER: Final = 16
"""So many hexadecimal digits make a drawn number: enough that no number below 2**32 is likelier than another."""


class Deal(NamedTuple):
    """What a match is played for, the ``secret`` of its shuffles, and the ``seed`` of its bots, if it has one."""

    contest: str
    secret: str
    seed: str = ""

    def settings(self) -> Settings:
        """How the match remembers it, but for the secret, which every match has."""
        return {CONTEST: self.contest} | ({SEED: self.seed} if self.seed else {})


def drawn(seed: str, *words: object) -> str:
    """64 hexadecimal digits that only who knows the seed can tell (HMAC-SHA-256, RFC 2104)."""
    return hmac.digest(seed.encode(), " ".join(map(str, words)).encode(), "sha256").hex()


def drawn_number(seed: str, below: int, *words: object) -> int:
    """A number from 0 to ``below`` - 1, drawn in the same way."""
    return int(drawn(seed, *words)[:NUMBER], 16) % below
