"""Event streams of the API: their listeners wait for news, and are woken when there may be some."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.matches.match import Match


class Listener:
    """One open event stream: of a match, whose subscriber it is then, or of what concerns its person."""

    is_page = True

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.news: Final = asyncio.Event()

    def wake(self) -> None:
        """Wake the stream, as something may have changed."""
        self.news.set()


class MatchListener:
    """Subscriber of a match that wakes the streams of people who sit there, when something changes."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, listeners: "Listeners") -> None:
        self.match: Final = match
        self.listeners: Final = listeners

    def wake(self) -> None:
        """Wake the streams of people who sit there, as something has changed."""
        self.listeners.wake_people({chair.person for chair in self.match.state.seats if chair.person is not None})


class Listeners:
    """Registry of all open streams. Once they are closed no more begin."""

    def __init__(self) -> None:
        self.open: Final[set[Listener]] = set()
        self.are_closed = False

    def listener_of(self, match: Match) -> MatchListener:
        """The subscriber that wakes people who sit at a match."""
        return MatchListener(match, self)

    @contextmanager
    def subscribe(self, person: Person | None) -> Iterator[Listener]:
        """Context manager with one more stream."""
        listener = Listener(person)
        self.open.add(listener)
        try:
            yield listener
        finally:
            self.open.discard(listener)

    def wake_people(self, people: set[str]) -> None:
        """Wake the streams of these people."""
        for listener in self.open:
            if listener.person is not None and listener.person.id in people:
                listener.wake()

    async def on_invited(self, guest: str, _kind: str, _match: str, _facts: dict[str, str]) -> None:
        """Wake the streams of a guest who is invited."""
        self.wake_people({guest})

    def close(self) -> None:
        """End all streams, as the server closes."""
        self.are_closed = True
        for listener in self.open:
            listener.wake()
