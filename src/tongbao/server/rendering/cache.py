"""HTML cache: recently rendered HTML, shared by all tables, bounded in size, with LRU eviction."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import msgspec

from tongbao.server.common.metrics import DRAWN

DIGEST: Final = 16
H = TypeVar("H", bound=str | bytes)


class HtmlCache(Generic[H]):
    """LRU cache of HTML by the digest of all that it was rendered from; evicted HTML is rendered again."""

    def __init__(self, most: int, what: str) -> None:
        self.most: Final = most
        self.gauge: Final = DRAWN.labels(what)
        self.kept: Final[OrderedDict[bytes, H]] = OrderedDict()
        self.size = 0

    def get(self, key: bytes) -> H | None:
        """Return the cached HTML; None if there is none."""
        html = self.kept.get(key)
        if html is not None:
            self.kept.move_to_end(key)
        return html

    def put(self, key: bytes, html: H) -> None:
        """Cache HTML until later entries need the room."""
        if key not in self.kept:
            self.kept[key] = html
            self.size += size_of(html)
            while self.size > self.most and len(self.kept) > 1:
                self.size -= size_of(self.kept.popitem(last=False)[1])
            self.gauge.set(self.size)


class Html(Mapping[str, str]):
    """Mapping from section names to inner HTML, looked up in the cache on access, or rendered ``again``.

    It is cached as JSON, as it is sent: as text it would take three times as much.
    """

    def __init__(self, keys: Mapping[str, bytes], drawings: HtmlCache[bytes], again: Callable[[str], bytes]) -> None:
        self.keys_by_name: Final = keys
        self.drawings: Final = drawings
        self.again: Final = again

    def as_json(self, name: str) -> msgspec.Raw:
        """Return the inner HTML of a section as raw JSON, to be sent."""
        return msgspec.Raw(self.drawings.get(self.keys_by_name[name]) or self.again(name))

    def __getitem__(self, name: str) -> str:
        return msgspec.json.decode(self.as_json(name), type=str)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys_by_name)

    def __len__(self) -> int:
        return len(self.keys_by_name)


def size_of(html: str | bytes) -> int:
    """Approximate size in bytes, always the same: Python may store more beside a text later."""
    return len(html) if isinstance(html, bytes) or html.isascii() else 2 * len(html)


def digest_of(text: bytes) -> bytes:
    """Digest of a text: BLAKE2b, DIGEST bytes long."""
    return hashlib.blake2b(text, digest_size=DIGEST).digest()
