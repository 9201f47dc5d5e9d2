"""Neighbours: the processes that serve from one PostgreSQL database, on one machine or several.

Each hears at once what another has committed, and says who is there. What a process misses it finds in the database.
With SQLite a server is alone.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, ParamSpec

from tongbao.server.accounts.people import People
from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import Store, StoreFailed
from tongbao.server.db.locks import Keys
from tongbao.server.db.pubsub import Asks, Changed, Letter, News, Open, Seen, Wrote, is_broken, line_for, read
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import Hall
from tongbao.server.realtime.presence import Presence

logger = logging.getLogger("tongbao.neighbours")
SAYS: Final = 10
"""Every second a process says what has changed of who is there, after so many seconds all of it."""
RETRY: Final = 1.0
"""Seconds between two tries to reach the database, or to do the chores that another process does."""
AT_ONCE: Final = 200
"""So many people are named at once."""
CHORES: Final = "chores"
P = ParamSpec("P")
Chore = Callable[[], Coroutine[Any, Any, None]]


class Neighbours:
    """What this process hears of the others and tells them."""

    def __init__(self, store: Store, hall: Hall, people: People, presence: Presence) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.people: Final = people
        self.presence: Final = presence
        self.told: dict[str, Open] = {}
        self.is_deaf = False
        self.busy: Final[set[asyncio.Task[None]]] = set()
        self.on_bots_turn: Callable[[str], Coroutine[Any, Any, None]] | None = None

    # Hearing.

    async def listen(self) -> None:
        """In the background: hear what the others tell; whenever the line was broken, look what was missed."""
        while self.store.channel is not None:
            try:
                async with line_for(self.store.engine.url) as line:
                    await line.execute(f'LISTEN "{self.store.channel}"')
                    await self.tell(Asks())
                    self.note(is_deaf=False)
                    self.forget()
                    await self.hall.notice()
                    async for note in line.notifies():
                        self.hear(read(note.payload))
            except StoreFailed:
                pass
            except Exception as error:
                if not is_broken(error):
                    raise
                self.note(is_deaf=True)
            await asyncio.sleep(RETRY)

    def note(self, is_deaf: bool) -> None:
        """Remember whether the others can't be heard, and say it in the log when that changes."""
        if is_deaf and not self.is_deaf:
            logger.warning("The line to the other processes is broken; it is tried again.")
        elif self.is_deaf and not is_deaf:
            logger.warning("The other processes are heard again.")
        self.is_deaf = is_deaf

    def forget(self) -> None:
        """Believe nothing any more that another process may have changed unheard."""
        for person in list(self.people.seen):
            self.later(self.look_anew, person)

    def hear(self, letter: Letter | None) -> None:
        """Take in what another process tells."""
        if letter is None or letter.process == self.store.process:
            return
        news = letter.news
        if isinstance(news, Wrote):
            self.hear_of_match(news)
        elif isinstance(news, Changed):
            self.later(self.look_anew, news.person)
        elif isinstance(news, Open):
            self.hall.elsewhere.note(letter.process, news.match, news.people, news.watchers, news.pages)
            match = self.hall.matches.get(news.match)
            if match is not None:
                match.changed()
        elif isinstance(news, Seen):
            for person in news.people:
                self.presence.believe(person)
        else:
            self.told.clear()

    def hear_of_match(self, news: Wrote) -> None:
        """Another process has written a match."""
        match = self.hall.matches.get(news.match)
        if match is not None:
            self.later(self.hall.catch_up, match, news)
        elif news.waits and self.on_bots_turn is not None:
            self.later(self.on_bots_turn, news.match)

    async def look_anew(self, person: str) -> None:
        """Know of a person what is kept."""
        self.people.sessions.forget(person)
        await self.people.look_anew(person)

    def later(self, work: Callable[P, Coroutine[Any, Any, None]], *words: P.args, **more: P.kwargs) -> None:
        """Do it in the background, unless this process closes before it has begun."""
        task = asyncio.create_task(quietly(partial(work, *words, **more)))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)

    async def close(self) -> None:
        """Do nothing more in the background."""
        busy = list(self.busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    # Telling.

    async def say(self) -> None:
        """In the background: tell who is there; what changes almost at once, all of it again and again."""
        rounds = 0
        while self.store.channel is not None:
            with contextlib.suppress(StoreFailed):  # it is told again soon
                await self.say_now(all_of_it=rounds % SAYS == 0)
            rounds += 1
            await asyncio.sleep(1)

    async def say_now(self, all_of_it: bool) -> None:
        """Tell which matches are open here, as far as that has changed, and who has asked for something lately."""
        now = {match.id: open_here(match) for match in list(self.hall.matches.values()) if match.onlookers}
        now = {name: one for name, one in now.items() if one.pages or name in self.told}
        gone = [Open(name) for name in self.told if name not in now]
        news: list[News] = [one for name, one in now.items() if all_of_it or self.told.get(name) != one]
        seen = self.presence.noted()
        news += [*gone, *[Seen(seen[first : first + AT_ONCE]) for first in range(0, len(seen), AT_ONCE)]]
        if news:
            await self.tell(*news)
        self.told = {name: one for name, one in now.items() if one.pages}

    async def tell(self, *news: News) -> None:
        """Tell the others."""
        works = self.store.told(*news)
        await self.store.write(lambda connection: [work(connection) for work in works])

    # What one process alone does.

    async def lead(self, keys: Keys, chores: Sequence[Chore]) -> None:
        """In the background: do these chores as long as no other process does them."""
        while True:
            if await keys.take(CHORES):
                tasks = [asyncio.create_task(chore()) for chore in chores]
                try:
                    while await keys.holds(CHORES):
                        await asyncio.sleep(RETRY)
                    logger.warning("Another process may do the chores now: the line to the database was broken.")
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(RETRY)


def open_here(match: Match) -> Open:
    """Who has a match open at this process."""
    pages = sum(onlooker.is_page for onlooker in match.onlookers)
    return Open(match.id, sorted(match.people_at_pages()), match.watchers_at_pages(), pages)


async def quietly(work: Chore) -> None:
    """Do what a hint was for; if the database fails, the store has said so, and the next look finds it."""
    with contextlib.suppress(Refusal):
        await work()
