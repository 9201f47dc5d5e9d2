"""Luck: every random number of every game comes from here.

Sources behind one interface: ``FastLuck`` for simulations, and ``HashLuck`` for served tables, whose secret is
committed to before the deal and published after the end, so that everybody can check the shuffles. ``StackedLuck`` is
the same with some cards laid on top, as examples need them.
"""

import hashlib
from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

LOW_WORD: Final = 0xFFFFFFFF
SECRET_BYTES: Final = 32
WORDS_PER_BLOCK: Final = 16
MULTIPLIER: Final = 536867655
"""The largest a below 2**29 for which a * 2**64 - 1 and half of it less one half are prime."""

Card = TypeVar("Card")


class Luck:
    """A source of 32-bit numbers; the game's only one. A copy goes on as the source itself will."""

    def __copy__(self) -> "Luck":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Luck":
        return self.clone()

    @abstractmethod
    def word(self) -> int:
        """The next 32 random bits."""

    @abstractmethod
    def clone(self) -> "Luck":
        """A source that goes on as this one will."""

    @abstractmethod
    def fresh(self) -> "Luck":
        """A source as this one was before its first number."""

    @abstractmethod
    def origin(self) -> dict[str, int | str | list[str]]:
        """The data from which a record makes this source again."""

    @abstractmethod
    def state(self) -> tuple[int, ...]:
        """Where the source stands; equal states give equal numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; 0 < n < 2**29.

        Lemire, "Fast random integer generation in an interval" (2019): multiply, and reject the few low products.
        """
        product = self.word() * n
        if product & LOW_WORD < n:
            least = 0x100000000 % n
            while product & LOW_WORD < least:
                product = self.word() * n
        return product >> 32

    def shuffle(self, cards: list[Card]) -> None:
        """Put the list in random order, each order equally likely (Fisher and Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def scramble(word: i64) -> i64:
    """Another 32-bit word for each, far apart for neighbours: the finalizer of MurmurHash3 (Appleby)."""
    word = (word ^ word >> 16) * 0x85EBCA6B & LOW_WORD
    word = (word ^ word >> 13) * 0xC2B2AE35 & LOW_WORD
    return word ^ word >> 16


@mypyc_attr(free_list_len=1)
class FastLuck(Luck):
    """Marsaglia's multiply-with-carry with lag 2: 93 bits of state, 32-bit steps, a period near 2**92."""

    __slots__ = ("carry", "newer", "older", "seed")

    def __init__(self, seed: int, older: int, newer: int, carry: int) -> None:
        self.seed: Final = seed
        self.older: i64 = older
        self.newer: i64 = newer
        self.carry: i64 = carry

    @staticmethod
    def from_seed(seed: int) -> "FastLuck":
        """The source that a seed (any integer) stands for; neighbouring seeds have nothing in common."""
        older, newer, carry = 0x243F6A88, 0x85A308D3, 0x13198A2E
        rest = 2 * seed if seed >= 0 else -2 * seed - 1
        while True:
            older = scramble(older ^ rest & LOW_WORD)
            newer = scramble(newer ^ older)
            carry = scramble(carry ^ newer)
            rest >>= 32
            if not rest:
                return FastLuck(seed, older, newer, carry % (MULTIPLIER - 1) + 1)

    def word(self) -> int:
        total: i64 = MULTIPLIER * self.older + self.carry
        self.older = self.newer
        self.carry = total >> 32
        self.newer = total & LOW_WORD
        return self.newer

    def below(self, n: int) -> int:
        """As ``Luck.below``, with the first word drawn in place."""
        total: i64 = MULTIPLIER * self.older + self.carry
        self.older = self.newer
        self.carry = total >> 32
        word: i64 = total & LOW_WORD
        self.newer = word
        values: i64 = n
        product: i64 = word * values
        if product & LOW_WORD < values:
            return self.below_again(n, product)
        return product >> 32

    def below_again(self, n: int, product: int) -> int:
        """The rare rest of ``below``: draw again while the product is one of the few that are too many."""
        least = 0x100000000 % n
        while product & LOW_WORD < least:
            product = self.word() * n
        return product >> 32

    def shuffle(self, cards: list[Card]) -> None:
        """As ``Luck.shuffle``, with the words drawn in place."""
        older: i64 = self.older
        newer: i64 = self.newer
        carry: i64 = self.carry
        for i in range(len(cards) - 1, 0, -1):
            total: i64 = MULTIPLIER * older + carry
            older = newer
            newer = total & LOW_WORD
            carry = total >> 32
            values: i64 = i + 1
            product: i64 = newer * values
            if product & LOW_WORD < values:
                self.older, self.newer, self.carry = older, newer, carry
                j = self.below_again(i + 1, product)
                older, newer, carry = self.older, self.newer, self.carry
            else:
                j = product >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.older, self.newer, self.carry = older, newer, carry

    def clone(self) -> "FastLuck":
        return FastLuck(self.seed, self.older, self.newer, self.carry)

    def __reduce__(self) -> tuple[Any, ...]:
        return FastLuck, (self.seed, *self.state())

    def fresh(self) -> "FastLuck":
        return FastLuck.from_seed(self.seed)

    def origin(self) -> dict[str, int | str | list[str]]:
        return {"seed": self.seed}

    def state(self) -> tuple[int, ...]:
        return (self.older, self.newer, self.carry)


class HashLuck(Luck):
    """BLAKE2b in counter mode over a 256-bit secret and what the players threw in; every block gives 16 numbers.

    ``commitment(secret)`` is published before the deal, the secret after the end. The players' salts are public.
    """

    __slots__ = ("block", "count", "key", "salts", "secret")

    def __init__(self, secret: bytes, salts: list[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"A table’s secret must have {SECRET_BYTES} bytes, not {len(secret)}.")
        self.secret: Final = secret
        self.salts: Final = salts
        words = "".join([f"{len(salt.encode())}:{salt}" for salt in salts])
        self.key: Final = hashlib.blake2b(words.encode(), key=secret, digest_size=64, person=b"tongbao key").digest()
        self.block = b""
        self.count = 0

    def word(self) -> int:
        place = self.count % WORDS_PER_BLOCK
        if place == 0:
            number = (self.count // WORDS_PER_BLOCK).to_bytes(8, "little")
            self.block = hashlib.blake2b(number, key=self.key, digest_size=64, person=b"tongbao luck").digest()
        self.count += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "little")

    def clone(self) -> "HashLuck":
        copy = HashLuck(self.secret, self.salts)
        copy.block = self.block
        copy.count = self.count
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return hash_luck_at, (self.secret, self.salts, self.block, self.count)

    def fresh(self) -> "HashLuck":
        return HashLuck(self.secret, self.salts)

    def origin(self) -> dict[str, int | str | list[str]]:
        return {"secret": self.secret.hex(), "salts": self.salts}

    def state(self) -> tuple[int, ...]:
        return (self.count,)


class StackedLuck(HashLuck):
    """As ``HashLuck``, but after some shuffles named cards are laid on top: decks are drawn from the end of the list.

    ``stack`` has a line for each shuffle from the first on: the numbers of the cards in the order in which they will be
    drawn, such as ``12 5 7``. Numbers of no card that was shuffled are passed over.
    """

    __slots__ = ("shuffles", "stack")

    def __init__(self, secret: bytes, salts: list[str], stack: list[str]) -> None:
        super().__init__(secret, salts)
        self.stack: Final = stack
        self.shuffles = 0

    def shuffle(self, cards: list[Card]) -> None:
        """As ``HashLuck.shuffle``, then lay the next line of the stack on top."""
        super().shuffle(cards)
        if self.shuffles < len(self.stack):
            numbers = [str(card) for card in cards]
            for number in reversed(self.stack[self.shuffles].split()):
                if number in numbers:
                    place = numbers.index(number)
                    numbers.append(numbers.pop(place))
                    cards.append(cards.pop(place))
        self.shuffles += 1

    def clone(self) -> "StackedLuck":
        copy = StackedLuck(self.secret, self.salts, self.stack)
        copy.block = self.block
        copy.count = self.count
        copy.shuffles = self.shuffles
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return stacked_luck_at, (self.secret, self.salts, self.stack, self.block, self.count, self.shuffles)

    def fresh(self) -> "StackedLuck":
        return StackedLuck(self.secret, self.salts, self.stack)

    def origin(self) -> dict[str, int | str | list[str]]:
        return {**super().origin(), "stack": self.stack}

    def state(self) -> tuple[int, ...]:
        return (self.count, self.shuffles)


def served_luck(secret: str, salts: list[str], stack: list[str]) -> HashLuck:
    """The luck of a served table, its secret in hexadecimal. Raises ValueError unless that has 64 digits."""
    key = bytes.fromhex(secret)
    return StackedLuck(key, salts, stack) if stack else HashLuck(key, salts)


def hash_luck_at(secret: bytes, salts: list[str], block: bytes, count: int) -> HashLuck:
    """The source after so many numbers."""
    luck = HashLuck(secret, salts)
    luck.block, luck.count = block, count
    return luck


def stacked_luck_at(
    secret: bytes, salts: list[str], stack: list[str], block: bytes, count: int, shuffles: int
) -> StackedLuck:
    """The source after so many numbers and shuffles."""
    luck = StackedLuck(secret, salts, stack)
    luck.block, luck.count, luck.shuffles = block, count, shuffles
    return luck


class NoLuck(Luck):
    """The luck of a view: nobody who looks at a table may draw from its future."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        return "NO_LUCK"

    def word(self) -> int:
        raise RuntimeError(
            "A view can’t be played on, because it has no luck; use the game itself, or an imagined one."
        )

    def clone(self) -> "NoLuck":
        return self

    def fresh(self) -> "NoLuck":
        return self

    def origin(self) -> dict[str, int | str | list[str]]:
        return {}

    def state(self) -> tuple[int, ...]:
        return ()


NO_LUCK: Final = NoLuck()


def commitment(secret: bytes) -> str:
    """The SHA-256 of a table's secret, in hexadecimal: what is published before the deal."""
    return hashlib.sha256(secret).hexdigest()
