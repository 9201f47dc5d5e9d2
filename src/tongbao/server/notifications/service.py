"""Notification service: takes notifications, stores them, and delivers them in the background."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final

from tongbao.languages import ENGLISH
from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import apart_from
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, DatabaseUnavailable, batch
from tongbao.server.matches.match import Match
from tongbao.server.notifications.delivery import Delivery
from tongbao.server.notifications.email import DeliveryConfig, DeliveryFailed, Email, Gone
from tongbao.server.notifications.host_queues import HostQueues
from tongbao.server.notifications.messages import SENTENCES, checked_facts
from tongbao.server.notifications.preferences import MAIL, digest_of, note_languages, reaches_of, shown_address
from tongbao.server.notifications.queue import (
    SENT,
    Notification,
    QueuedNotification,
    awaits,
    give_up,
    host_of,
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
from tongbao.server.notifications.webhooks import SigningKeys

LONGEST_ANSWER: Final = 120
"""Maximum length of what a server answered to a test, as its sender reads it."""
EVERY: Final = 10
"""Seconds between two looks at the queue."""
logger = logging.getLogger("tongbao.notices")
Clock = Callable[[], float]


class Notifications:
    """Notification service. ``counts`` are the unread notifications by person; ``clock`` is the time in seconds."""

    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        counts: dict[str, int],
        outgoing: DeliveryConfig,
        clock: Clock = time.time,
    ) -> None:
        self.database: Final = database
        self.accounts: Final = accounts
        self.counts: Final = counts
        self.clock = clock
        self.signing_keys: Final = SigningKeys(database)
        self.delivery: Final = Delivery(outgoing, self.signing_keys)
        self.queues: Final = HostQueues()
        self.languages: dict[str, str] = {}
        self.background_tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def has_mail(self) -> bool:
        """True if this server can send email."""
        return self.delivery.post is not None

    def note_language(self, person: Person, language: str) -> None:
        """Remember the language that a person uses; it is stored with the next notifications."""
        self.languages[person.id] = language

    async def notify(
        self, person: str, kind: str, match_id: str | None, facts: Mapping[str, object], key: str = ""
    ) -> None:
        """Notify a person on the page and by all channels they want; once per ``key``, however often it is called.

        Without a key the same facts are sent once. ``facts`` may have ``game``, which is that of the match by default,
        ``who``, ``name``, ``names`` and ``link``, and nothing that is hidden from anybody. Raises ValueError if there
        is no such kind or a link leads off the site.
        """
        if kind not in SENTENCES:
            raise ValueError(f"There is no kind of notification “{kind}”; choose one of: {', '.join(SENTENCES)}.")
        kept = checked_facts(facts)
        key = key or f"{kind}:{match_id or ''}:{person}:{digest_of(repr(sorted(kept.items())))[:16]}"
        await self.notify_all([(person, Notification(kind, match_id, kept, key))])

    async def notify_all(self, news: list[tuple[str, Notification]]) -> None:
        """Notify several people, all of them or none."""
        now = self.clock()
        spoken, self.languages = self.languages, {}
        await self.database.write(batch([note_languages(spoken), *[put(who, one, now) for who, one in news]]))
        for who in {who for who, _ in news}:
            await self.refresh_count(who)

    async def send_invitation(self, match: Match, sender: Person, address: str) -> None:
        """Invite the owner of an email address to a table, without revealing whether it has an account.

        Anyone who has blocked the sender, or is blocked by the sender, is not notified. Raises UserError if the server
        sends no email.
        """
        if not self.has_mail:
            raise UserError("This server doesn’t send email; share the link to the table instead.", 409)
        facts = {"game": match.meta.name, "who": sender.name}
        person = await self.accounts.find_by_address(address)
        key = f"invited:{match.id}:{digest_of(address)[:32]}"
        if person is None:
            language = self.languages.get(sender.id, "en")
            news = Notification("invited", match.id, checked_facts(facts), key)
            await self.database.write(put_mail(address, news, language, self.clock()))
        elif person not in {sender.id, *await self.database.read(lambda c: apart_from(c, sender.id))}:
            await self.notify(person, "invited", match.id, facts, key)

    async def send_test(self, person: Person, channel: str) -> None:
        """Send a test now to each address that a person has for a channel. Raises UserError if one doesn't arrive."""
        reaches = await self.database.read(
            lambda c: [one for one in reaches_of(c, person.id) if one.channel == channel]
        )
        if not reaches or (channel == MAIL and not self.has_mail):
            raise UserError("There is no address to send a test to yet.", 409)
        news = Notification("test", None, {"link": "/notices/settings"}, "")
        language = self.languages.get(person.id, ENGLISH)
        for reach in reaches:
            parcel = QueuedNotification([], person.id, channel, reach.address, language, [news], reach.details)
            try:
                await self.delivery.carry(parcel, self.clock())
            except (Gone, DeliveryFailed) as error:
                raise UserError(
                    "The test to {address} wasn’t delivered. The answer was: {answer}",
                    409,
                    address=shown_address(channel, reach.address),
                    answer=str(error)[:LONGEST_ANSWER] or "–",
                ) from error

    # The page.

    async def latest_notifications(self, person: Person) -> list[Any]:
        """The person's latest notifications, the newest first."""
        return await self.database.read(lambda c: latest(c, person.id))

    async def mark_all_read(self, person: Person) -> None:
        """Mark all notifications of a person as read."""
        await self.database.write(read_all(person.id))
        await self.refresh_count(person.id)

    async def mark_opened(self, person: str, match: str) -> None:
        """Mark the messages written at a table as read once the person has opened it."""
        with suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
            if await self.database.read(lambda c: awaits(c, person, match)):
                await self.database.write(opened(person, match))
                await self.refresh_count(person)

    async def refresh_count(self, person: str) -> None:
        """Count the unread notifications of a person again."""
        found = await self.database.read(lambda c: unread(c, person))
        self.counts.pop(person, None)
        self.counts.update(found)

    # Email.

    def send_email(self, address: str, subject: str, text: str) -> None:
        """Send an email that somebody has asked for, in the background; nobody waits for it."""
        self.run_in_background(self.send_email_now(Email(address, subject, text)))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; nobody waits for it, or can tell how long it takes."""
        task = asyncio.create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    async def send_email_now(self, letter: Email) -> None:
        """Send an email; if that fails, it is logged, and anyone who asked for it can ask again."""
        try:
            if self.delivery.post is not None:
                await self.delivery.post.send(letter)
        except (Gone, DeliveryFailed) as error:
            logger.warning("A letter could not be sent: %s", error)

    # In the background.

    async def deliver_forever(self) -> None:
        """Deliver what is due, again and again, until the server closes."""
        try:
            while True:
                with suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
                    await self.begin_due()
                await asyncio.sleep(EVERY)
        finally:
            self.queues.close()

    async def deliver_due(self) -> None:
        """Deliver the notifications that are due now, and return when they have arrived or failed."""
        await asyncio.gather(*await self.begin_due())

    async def begin_due(self) -> list[asyncio.Task[None]]:
        """Begin to deliver the notifications that are due now, as many to each host as there is room for."""
        parcels: list[QueuedNotification] = []
        spoken, self.languages = self.languages, {}
        await self.database.write(batch([note_languages(spoken), take_due(self.clock(), parcels, self.queues.room)]))
        return [self.queues.send(host_of(one.channel, one.address), self.deliver_one(one)) for one in parcels]

    async def refresh_counts_forever(self) -> None:
        """Count unread notifications again and again, until the server closes."""
        while True:
            with suppress(DatabaseUnavailable):
                await self.refresh_counts()
            await asyncio.sleep(EVERY)

    async def refresh_counts(self) -> None:
        """Count everybody's unread notifications."""
        found = await self.database.read(unread)
        self.counts.clear()
        self.counts.update(found)

    async def deliver_one(self, parcel: QueuedNotification) -> None:
        """Deliver one queued notification, and store the outcome."""
        now = self.clock()
        try:
            await self.delivery.carry(parcel, now)
            outcome = mark(parcel.ids, SENT)
        except Gone:
            outcome = prune(parcel, now)
        except DeliveryFailed as error:
            logger.warning("A notice by %s could not be sent: %s", parcel.channel, error)
            outcome = give_up(parcel)
        except Exception:
            logger.exception("A notice by %s stopped; it is tried again.", parcel.channel)
            outcome = give_up(parcel)
        with suppress(DatabaseUnavailable):
            await self.database.write(outcome)
