"""Answers that wait to be sent over a socket: so many and no more."""

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

MOST_ANSWERS: Final = 32
MOST_BYTES: Final = 64 * 1024


class Outbox:
    """Who adds an answer waits until there is room; so a page that doesn't read isn't read either."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.size = 0
        self.is_closed = False
        self.emptied: Final = asyncio.Event()

    async def add(self, message: Mapping[str, object]) -> None:
        """Add a message as soon as there is room."""
        text = msgspec.json.encode(message).decode()
        while self.texts and not self.is_closed and (len(self.texts) >= MOST_ANSWERS or self.size >= MOST_BYTES):
            self.emptied.clear()
            await self.emptied.wait()
        self.texts.append(text)
        self.size += len(text)

    def take(self) -> list[str]:
        """All that waits, to be sent now."""
        texts, self.texts, self.size = self.texts, [], 0
        self.emptied.set()
        return texts

    def close(self) -> None:
        """Nothing will be sent any more: nobody need wait."""
        self.is_closed = True
        self.emptied.set()
