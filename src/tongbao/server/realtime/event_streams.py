"""Listening: who waits for news by the API, and is woken when there may be some."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.matches.match import Match


class Listener:
    """One open stream: of a match, whose onlooker it is then, or of what concerns its person."""

    is_page = True

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.news: Final = asyncio.Event()

    def wake(self) -> None:
        """Something may have changed."""
        self.news.set()


class MatchListener:
    """Wakes those who listen, when something changes at a match at which they sit."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, listeners: "Listeners") -> None:
        self.match: Final = match
        self.listeners: Final = listeners

    def wake(self) -> None:
        """Something has changed at the match."""
        self.listeners.wake_people({chair.person for chair in self.match.state.seats if chair.person is not None})


class Listeners:
    """All open streams. Once they are closed no more begin."""

    def __init__(self) -> None:
        self.open: Final[set[Listener]] = set()
        self.are_closed = False

    def listener_of(self, match: Match) -> MatchListener:
        """What wakes those who sit at a match."""
        return MatchListener(match, self)

    @contextmanager
    def subscribe(self, person: Person | None) -> Iterator[Listener]:
        """One more stream, for as long as this lasts."""
        listener = Listener(person)
        self.open.add(listener)
        try:
            yield listener
        finally:
            self.open.discard(listener)

    def wake_people(self, people: set[str]) -> None:
        """Let the streams of these people look."""
        for listener in self.open:
            if listener.person is not None and listener.person.id in people:
                listener.wake()

    async def on_invited(self, guest: str, _kind: str, _match: str, _facts: dict[str, str]) -> None:
        """Somebody is invited."""
        self.wake_people({guest})

    def close(self) -> None:
        """Let all streams end: the server closes."""
        self.are_closed = True
        for listener in self.open:
            listener.wake()
