"""Drawings: HTML that was drawn lately, of all tables together so much and no more."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import msgspec

from tongbao.server.common.metrics import DRAWN

DIGEST: Final = 16
H = TypeVar("H", bound=str | bytes)


class HtmlCache(Generic[H]):
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
            self.size += size_of(html)
            while self.size > self.most and len(self.kept) > 1:
                self.size -= size_of(self.kept.popitem(last=False)[1])
            self.gauge.set(self.size)


class Html(Mapping[str, str]):
    """The inner HTML of each section by its name, looked up when it is wanted, or drawn ``again``.

    It is kept as JSON, as it is sent: as text it would take three times as much.
    """

    def __init__(self, keys: Mapping[str, bytes], drawings: HtmlCache[bytes], again: Callable[[str], bytes]) -> None:
        self.keys_by_name: Final = keys
        self.drawings: Final = drawings
        self.again: Final = again

    def as_json(self, name: str) -> msgspec.Raw:
        """That of a section, to be sent."""
        return msgspec.Raw(self.drawings.get(self.keys_by_name[name]) or self.again(name))

    def __getitem__(self, name: str) -> str:
        return msgspec.json.decode(self.as_json(name), type=str)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys_by_name)

    def __len__(self) -> int:
        return len(self.keys_by_name)


def size_of(html: str | bytes) -> int:
    """About how many bytes it takes, always the same: Python may remember more beside a text later."""
    return len(html) if isinstance(html, bytes) or html.isascii() else 2 * len(html)


def digest_of(text: bytes) -> bytes:
    """A few bytes that stand for just this text."""
    return hashlib.blake2b(text, digest_size=DIGEST).digest()
