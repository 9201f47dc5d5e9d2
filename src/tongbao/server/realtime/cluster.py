"""Cluster: the processes that serve from one PostgreSQL database, on one machine or several.

Each hears at once what another has committed, and announces who is present. What a process misses it finds in the
database. With SQLite a server is alone.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, ParamSpec

from tongbao.server.accounts.people import People
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, DatabaseUnavailable
from tongbao.server.db.locks import AdvisoryLocks
from tongbao.server.db.pubsub import (
    Asks,
    Envelope,
    MatchWritten,
    News,
    PagesOpen,
    PeopleSeen,
    PersonChanged,
    decode,
    is_broken,
    listen_connection_for,
)
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.realtime.presence import Presence

logger = logging.getLogger("tongbao.neighbours")
SAYS: Final = 10
"""Seconds between two announcements of everybody who is present; changes are announced every second."""
RETRY: Final = 1.0
"""Seconds between two tries to reach the database, or to become the leader, which does the chores."""
AT_ONCE: Final = 200
"""The most people who are named in one message."""
CHORES: Final = "chores"
P = ParamSpec("P")
Chore = Callable[[], Coroutine[Any, Any, None]]


class Cluster:
    """Cluster member: what this process hears from the others and tells them."""

    def __init__(self, database: Database, registry: MatchRegistry, people: People, presence: Presence) -> None:
        self.database: Final = database
        self.registry: Final = registry
        self.people: Final = people
        self.presence: Final = presence
        self.announced: dict[str, PagesOpen] = {}
        self.is_deaf = False
        self.background_tasks: Final[set[asyncio.Task[None]]] = set()
        self.on_bots_turn: Callable[[str], Coroutine[Any, Any, None]] | None = None

    # Hearing.

    async def listen(self) -> None:
        """Background task: listen to the others; whenever the connection was broken, catch up with what was missed."""
        while self.database.channel is not None:
            try:
                async with listen_connection_for(self.database.engine.url) as line:
                    await line.execute(f'LISTEN "{self.database.channel}"')
                    await self.publish(Asks())
                    self.set_deaf(is_deaf=False)
                    self.forget()
                    await self.registry.catch_up_all()
                    async for note in line.notifies():
                        self.receive(decode(note.payload))
            except DatabaseUnavailable:
                pass
            except Exception as error:
                if not is_broken(error):
                    raise
                self.set_deaf(is_deaf=True)
            await asyncio.sleep(RETRY)

    def set_deaf(self, is_deaf: bool) -> None:
        """Remember whether the others can't be heard, and log it when that changes."""
        if is_deaf and not self.is_deaf:
            logger.warning("The line to the other processes is broken; it is tried again.")
        elif self.is_deaf and not is_deaf:
            logger.warning("The other processes are heard again.")
        self.is_deaf = is_deaf

    def forget(self) -> None:
        """Invalidate the cache: reload all people whom another process may have changed unheard."""
        for person in list(self.people.seen):
            self.run_in_background(self.reload_person, person)

    def receive(self, letter: Envelope | None) -> None:
        """Handle a message from another process."""
        if letter is None or letter.process == self.database.process:
            return
        news = letter.news
        if isinstance(news, MatchWritten):
            self.receive_match(news)
        elif isinstance(news, PersonChanged):
            self.run_in_background(self.reload_person, news.person)
        elif isinstance(news, PagesOpen):
            self.registry.remote_presence.note(letter.process, news.match, news.people, news.watchers, news.pages)
            match = self.registry.matches.get(news.match)
            if match is not None:
                match.changed()
        elif isinstance(news, PeopleSeen):
            for person in news.people:
                self.presence.mark_present_elsewhere(person)
        else:
            self.announced.clear()

    def receive_match(self, news: MatchWritten) -> None:
        """Handle the news that another process has written a match."""
        match = self.registry.matches.get(news.match)
        if match is not None:
            self.run_in_background(self.registry.catch_up, match, news)
        elif news.waits and self.on_bots_turn is not None:
            self.run_in_background(self.on_bots_turn, news.match)

    async def reload_person(self, person: str) -> None:
        """Reload a person from the database."""
        self.people.sessions.forget(person)
        await self.people.reload_person(person)

    def run_in_background(self, work: Callable[P, Coroutine[Any, Any, None]], *words: P.args, **more: P.kwargs) -> None:
        """Start a background task, unless this process closes before it has begun."""
        task = asyncio.create_task(quietly(partial(work, *words, **more)))
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    async def close(self) -> None:
        """Cancel all background tasks."""
        busy = list(self.background_tasks)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    # Telling.

    async def announce_forever(self) -> None:
        """Background task: announce who is present; changes almost at once, all of it again and again."""
        rounds = 0
        while self.database.channel is not None:
            with contextlib.suppress(DatabaseUnavailable):  # it is told again soon
                await self.announce(all_of_it=rounds % SAYS == 0)
            rounds += 1
            await asyncio.sleep(1)

    async def announce(self, all_of_it: bool) -> None:
        """Announce which matches are open here, as far as that has changed, and who made a request lately."""
        now = {match.id: open_here(match) for match in list(self.registry.matches.values()) if match.subscribers}
        now = {name: one for name, one in now.items() if one.pages or name in self.announced}
        gone = [PagesOpen(name) for name in self.announced if name not in now]
        news: list[News] = [one for name, one in now.items() if all_of_it or self.announced.get(name) != one]
        seen = self.presence.take_newly_present()
        news += [*gone, *[PeopleSeen(seen[first : first + AT_ONCE]) for first in range(0, len(seen), AT_ONCE)]]
        if news:
            await self.publish(*news)
        self.announced = {name: one for name, one in now.items() if one.pages}

    async def publish(self, *news: News) -> None:
        """Publish news to the others."""
        writes = self.database.publish(*news)
        await self.database.write(lambda connection: [write(connection) for write in writes])

    # The leader's tasks.

    async def run_as_leader(self, keys: AdvisoryLocks, leader_tasks: Sequence[Chore]) -> None:
        """Leader election, a background task: do these chores as long as no other process does them."""
        while True:
            if await keys.acquire(CHORES):
                tasks = [asyncio.create_task(chore()) for chore in leader_tasks]
                try:
                    while await keys.is_held(CHORES):
                        await asyncio.sleep(RETRY)
                    logger.warning("Another process may do the chores now: the line to the database was broken.")
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(RETRY)


def open_here(match: Match) -> PagesOpen:
    """Presence for a match at this process."""
    pages = sum(subscriber.is_page for subscriber in match.subscribers)
    return PagesOpen(match.id, sorted(match.people_at_pages()), match.watchers_at_pages(), pages)


async def quietly(work: Chore) -> None:
    """Run a task that news asked for; if the database fails, that is logged, and the next poll catches up."""
    with contextlib.suppress(UserError):
        await work()
