"""Random values, and names of matches that can be read aloud and not guessed, such as ``plum-lantern-42x7kd``."""

import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

FIRST: Final = """
amber autumn azure bamboo bright bronze calm cedar cinnabar clear cloud copper coral crane dawn distant east early
ember evening far fern first golden green heron high indigo ivory jade jasmine late lotus lunar maple marble mellow
mist moon morning north ochre olive orchid pale pearl pine plum quiet red river saffron sandal silent silk silver slow
snow south spring still summer swift tall tea violet warm west white willow winter
"""
SECOND: Final = """
arch banner basin bell bowl bridge brush camel canal candle caravan castle cliff coin court cup desert dragon drum
dune fan ferry field flute fountain garden gate grove harbor hill horse inn isle kiln kite ladder lake lamp lantern
letter loom market meadow mill mirror oasis orchard palace pavilion peak poem pond port road roof sail scroll shrine
spring steppe stone tent terrace tower valley village wall water well wind
"""
SIGNS: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits without those that are taken for another when read aloud or by eye."""


def match_name() -> str:
    """A new name; there are about 4 million million."""
    tail = "".join([secrets.choice(SIGNS) for _ in range(6)])
    return f"{secrets.choice(FIRST.split())}-{secrets.choice(SECOND.split())}-{tail}"


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
