"""Notices: whoever has something to tell tells it here; it is kept, and carried in the background."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final

from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import apart_from
from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import Store, StoreFailed, together
from tongbao.server.matches.match import Match
from tongbao.server.notifications.delivery import Courier
from tongbao.server.notifications.email import Failed, Gone, Letter, Outgoing
from tongbao.server.notifications.messages import SENTENCES, checked_facts
from tongbao.server.notifications.preferences import digest_of, note_languages
from tongbao.server.notifications.queue import (
    SENT,
    News,
    Parcel,
    awaits,
    give_up,
    latest,
    mark,
    opened,
    prune,
    put,
    put_mail,
    read_all,
    take_due,
    unread,
)
from tongbao.server.notifications.signing import Seals

EVERY: Final = 10
"""Seconds between two looks at what is due."""
logger = logging.getLogger("tongbao.notices")
Clock = Callable[[], float]


class Notices:
    """All that people are told. ``counts`` says how much each has not read yet; ``clock`` is the time in seconds."""

    def __init__(
        self, store: Store, accounts: Accounts, counts: dict[str, int], outgoing: Outgoing, clock: Clock = time.time
    ) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.counts: Final = counts
        self.clock = clock
        self.seals: Final = Seals(store)
        self.courier: Final = Courier(outgoing, self.seals)
        self.spoken: dict[str, str] = {}
        self.on_the_way: Final[set[asyncio.Task[None]]] = set()

    @property
    def has_mail(self) -> bool:
        """Whether this server can send mails."""
        return self.courier.post is not None

    def heed(self, person: Person, language: str) -> None:
        """Remember which language somebody uses; it is kept with the next notices."""
        self.spoken[person.id] = language

    async def tell(
        self, person: str, kind: str, match_id: str | None, facts: Mapping[str, object], key: str = ""
    ) -> None:
        """Tell somebody, on the page and in all ways that he wishes; once for each ``key``, however often it is called.

        Without a key the same facts are told once. ``facts`` may have ``game``, which is that of the match if it isn't
        named, ``who``, ``name``, ``names`` and ``link``, and nothing that is hidden from anybody. Raises ValueError if
        there is no such kind or a link leads off the site.
        """
        if kind not in SENTENCES:
            raise ValueError(f"There is no kind of notice “{kind}”; there are: {', '.join(SENTENCES)}.")
        kept = checked_facts(facts)
        key = key or f"{kind}:{match_id or ''}:{person}:{digest_of(repr(sorted(kept.items())))[:16]}"
        await self.tell_all([(person, News(kind, match_id, kept, key))])

    async def tell_all(self, news: list[tuple[str, News]]) -> None:
        """Tell several people, all of them or none."""
        now = self.clock()
        spoken, self.spoken = self.spoken, {}
        await self.store.write(together([note_languages(spoken), *[put(who, one, now) for who, one in news]]))
        for who in {who for who, _ in news}:
            await self.count(who)

    async def invite(self, match: Match, sender: Person, address: str) -> None:
        """Invite whoever reads at a mail address to a table. It never tells whether that has an account.

        Who has blocked the sender, or is blocked by him, is not told. Raises Refusal if no mail can be sent.
        """
        if not self.has_mail:
            raise Refusal("This server sends no mails; share the link to the table instead.", 409)
        facts = {"game": match.meta.name, "who": sender.name}
        person = await self.accounts.addressed(address)
        key = f"invited:{match.id}:{digest_of(address)[:32]}"
        if person is None:
            language = self.spoken.get(sender.id, "en")
            news = News("invited", match.id, checked_facts(facts), key)
            await self.store.write(put_mail(address, news, language, self.clock()))
        elif person not in {sender.id, *await self.store.read(lambda c: apart_from(c, sender.id))}:
            await self.tell(person, "invited", match.id, facts, key)

    # The page.

    async def latest(self, person: Person) -> list[Any]:
        """What the person was told lately, the latest first."""
        return await self.store.read(lambda c: latest(c, person.id))

    async def read_all(self, person: Person) -> None:
        """The person has read everything."""
        await self.store.write(read_all(person.id))
        await self.count(person.id)

    async def opened(self, person: str, match: str) -> None:
        """The person has opened a table: what he was told was written there is read."""
        with suppress(StoreFailed):  # the store has said in the log what is wrong
            if await self.store.read(lambda c: awaits(c, person, match)):
                await self.store.write(opened(person, match))
                await self.count(person)

    async def count(self, person: str) -> None:
        """Know anew how much somebody has not read."""
        found = await self.store.read(lambda c: unread(c, person))
        self.counts.pop(person, None)
        self.counts.update(found)

    # Letters.

    def post(self, address: str, subject: str, text: str) -> None:
        """Send a letter that somebody has asked for, in the background; nobody waits for it."""
        self.later(self.post_now(Letter(address, subject, text)))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it in the background; nobody waits for it, nor can tell how long it takes."""
        task = asyncio.create_task(work)
        self.on_the_way.add(task)
        task.add_done_callback(self.on_the_way.discard)

    async def post_now(self, letter: Letter) -> None:
        """Send it; if that fails, the log says so, and whoever asked can ask again."""
        try:
            if self.courier.post is not None:
                await self.courier.post.send(letter)
        except (Gone, Failed) as error:
            logger.warning("A letter could not be sent: %s", error)

    # In the background.

    async def work(self) -> None:
        """Carry what is due, again and again, until the server closes."""
        while True:
            with suppress(StoreFailed):  # the store has said in the log what is wrong
                await self.deliver()
            await asyncio.sleep(EVERY)

    async def deliver(self) -> None:
        """Carry all that is due now."""
        parcels: list[Parcel] = []
        spoken, self.spoken = self.spoken, {}
        await self.store.write(together([note_languages(spoken), take_due(self.clock(), parcels)]))
        await asyncio.gather(*[self.carry(parcel) for parcel in parcels])

    async def keep_count(self) -> None:
        """Count again and again what is unread, until the server closes."""
        while True:
            with suppress(StoreFailed):
                await self.count_all()
            await asyncio.sleep(EVERY)

    async def count_all(self) -> None:
        """Count what everybody has not read."""
        found = await self.store.read(unread)
        self.counts.clear()
        self.counts.update(found)

    async def carry(self, parcel: Parcel) -> None:
        """Carry one parcel, and keep how that went."""
        now = self.clock()
        try:
            await self.courier.carry(parcel, now)
            outcome = mark(parcel.ids, SENT)
        except Gone:
            outcome = prune(parcel, now)
        except Failed as error:
            logger.warning("A notice by %s could not be sent: %s", parcel.channel, error)
            outcome = give_up(parcel)
        except Exception:
            logger.exception("A notice by %s stopped; it is tried again.", parcel.channel)
            outcome = give_up(parcel)
        with suppress(StoreFailed):
            await self.store.write(outcome)
