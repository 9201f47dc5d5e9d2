"""Housekeeping: every hour, check the database, forget people who never sat at a table, and clear tables whose game
nobody begins; every other second, apply what operators did.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tongbao.server.accounts import moderation
from tongbao.server.accounts.moderation import AuditEntry, Banned, load_bans
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.matches.limits import clear_unbegun, forget_people
from tongbao.server.realtime.page_websocket import OpenPage
from tongbao.server.services.services import Services

HOURLY: Final = 3600


async def run_housekeeping(services: Services) -> None:
    """Run the housekeeping at once, and then every hour, until the server closes."""
    while True:
        await services.health.check()
        with suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
            seen, limits = {person.id for person in services.people.seen.values()}, services.settings.tables
            await services.database.write(forget_people(seen, limits.guests))
            await services.database.write(clear_unbegun(services.registry.open_match_ids(), limits.unbegun))
        await asyncio.sleep(HOURLY)


logger = logging.getLogger("tongbao.operation")
EVERY: Final = 2
"""Polling interval of the audit log, in seconds."""
MOST_AT_ONCE: Final = 100
"""Maximum number of audit entries looked at: what was begun earlier may be committed later."""
SIGNED_OUT: Final = "The operator has signed you out; reload this page to see it as a guest."


class OperatorWatch:
    """Watcher of the audit log: applies operators' actions to the running site."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.heeded = {
            deed.id for deed in services.database.read_now(lambda c: moderation.latest_actions(c, MOST_AT_ONCE))
        }

    async def run(self) -> None:
        """Poll the audit log, as long as the server is open."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
                await self.check()

    async def check(self) -> None:
        """Apply all audit entries that are new."""
        found = await self.services.database.read(lambda c: moderation.latest_actions(c, MOST_AT_ONCE))
        for deed in reversed(found):
            if deed.id not in self.heeded:
                await self.try_to_heed(deed)
                self.heeded.add(deed.id)
        self.heeded &= {deed.id for deed in found}

    async def try_to_heed(self, deed: AuditEntry) -> None:
        """Apply an audit entry; one that fails doesn't keep the server from the others. Raises DatabaseUnavailable."""
        try:
            await self.heed(deed)
        except DatabaseUnavailable:
            raise
        except Exception:
            logger.exception("What an operator did, number %s, could not be heeded.", deed.id)

    async def heed(self, deed: AuditEntry) -> None:
        """Apply one audit entry to the site, and reload all matches that it has changed."""
        logger.info("An operator did this: %s.", deed.what)
        if deed.what in (moderation.BAN, moderation.LIFT):
            await self.heed_bans()
        elif deed.what in (moderation.RENAME, moderation.SIGN_OUT, moderation.DELETE):
            await self.heed_person(deed)
        await self.services.registry.catch_up_all()

    async def heed_bans(self) -> None:
        """Reload the bans in force, and close the pages of those whom they concern."""
        bans = self.services.bans
        bans.load(await self.services.database.read(load_bans))
        self.dismiss(lambda page: None if (ban := bans.find_ban(page.person_id, page.address)) is None else Banned(ban))

    async def heed_person(self, deed: AuditEntry) -> None:
        """Reload a person, and detach or close their pages if they aren't theirs any more."""
        self.services.people.sessions.forget(deed.whom)
        await self.services.people.reload_person(deed.whom)
        if deed.what == moderation.SIGN_OUT:
            self.dismiss(lambda page: UserError(SIGNED_OUT, 403) if page.person_id == deed.whom else None)
        elif deed.what == moderation.DELETE:
            self.services.registry.hand_over(deed.whom, None)

    def dismiss(self, why: Callable[[OpenPage], UserError | None]) -> None:
        """Close all open pages for which there is a reason."""
        subscribers = [one for match in list(self.services.registry.matches.values()) for one in match.subscribers]
        for page in [one for one in subscribers if isinstance(one, OpenPage)]:
            if (reason := why(page)) is not None:
                page.dismiss(reason)
