"""Drawings: HTML that was drawn lately, of all tables together so much and no more."""

import hashlib
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from tongbao.server.operation.metrics import DRAWN

DIGEST: Final = 16
H = TypeVar("H", bound=str)


class Drawings(Generic[H]):
    """HTML by the digest of all that it was drawn from; whoever lacks what has gone has it drawn again."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.gauge: Final = DRAWN.labels(what)
        self.kept: Final[OrderedDict[bytes, H]] = OrderedDict()
        self.size = 0

    def get(self, key: bytes) -> H | None:
        """What was drawn, if it is kept still."""
        html = self.kept.get(key)
        if html is not None:
            self.kept.move_to_end(key)
        return html

    def keep(self, key: bytes, html: H) -> None:
        """Keep it as long as nothing later needs the room."""
        if key not in self.kept:
            self.kept[key] = html
            self.size += sys.getsizeof(html)
            while self.size > self.most and len(self.kept) > 1:
                self.size -= sys.getsizeof(self.kept.popitem(last=False)[1])
            self.gauge.set(self.size)


class Html(Mapping[str, str]):
    """The inner HTML of each section by its name, looked up when it is wanted, or drawn ``again``."""

    def __init__(self, keys: Mapping[str, bytes], drawings: Drawings[str], again: Callable[[str], str]) -> None:
        self.keys_by_name: Final = keys
        self.drawings: Final = drawings
        self.again: Final = again

    def __getitem__(self, name: str) -> str:
        html = self.drawings.get(self.keys_by_name[name])
        return self.again(name) if html is None else html

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys_by_name)

    def __len__(self) -> int:
        return len(self.keys_by_name)


def digest_of(text: bytes) -> bytes:
    """A few bytes that stand for just this text."""
    return hashlib.blake2b(text, digest_size=DIGEST).digest()
