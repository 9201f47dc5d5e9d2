"""The watchman tells a running server what operators have done meanwhile, from whatever process."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from tongbao.server.live import OpenPage
from tongbao.server.matches import Match, unknown
from tongbao.server.operation import deeds
from tongbao.server.operation.bans import Banned, kept_bans
from tongbao.server.operation.deeds import Deed
from tongbao.server.refusals import Refusal
from tongbao.server.schema import people
from tongbao.server.site import Site
from tongbao.server.storage import StoreFailed

logger = logging.getLogger("tongbao.operation")
EVERY: Final = 2
"""So many seconds pass between two looks."""
MOST_AT_ONCE: Final = 100
"""So many deeds are looked at: what was begun earlier may be committed later."""
SIGNED_OUT: Final = "The operator has signed you out; load this page again to see it as a guest."


class Watchman:
    """Looks what is new in the list of deeds, and lets the site know."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.heeded = {deed.id for deed in site.store.ask(lambda c: deeds.latest(c, MOST_AT_ONCE))}

    async def run(self) -> None:
        """Look again and again, as long as the server is open."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(StoreFailed):  # the store has said in the log what is wrong
                await self.look()

    async def look(self) -> None:
        """Heed all deeds that are new."""
        found = await self.site.store.read(lambda c: deeds.latest(c, MOST_AT_ONCE))
        for deed in reversed(found):
            if deed.id not in self.heeded:
                await self.try_to_heed(deed)
                self.heeded.add(deed.id)
        self.heeded &= {deed.id for deed in found}

    async def try_to_heed(self, deed: Deed) -> None:
        """Heed a deed; one that can't be heeded doesn't keep the server from the others. Raises StoreFailed."""
        try:
            await self.heed(deed)
        except StoreFailed:
            raise
        except Exception:
            logger.exception("What an operator did, number %s, could not be heeded.", deed.id)

    async def heed(self, deed: Deed) -> None:
        """Let the site know of one deed."""
        logger.info("An operator did this: %s.", deed.what)
        if deed.what in (deeds.BAN, deeds.LIFT):
            await self.heed_bans()
        elif deed.what == deeds.RENAME:
            await self.heed_name(deed.whom)
        elif deed.what == deeds.SIGN_OUT:
            self.site.people.sessions.forget(deed.whom)
            self.dismiss(lambda page: Refusal(SIGNED_OUT, 403) if page.person_id == deed.whom else None)
        elif deed.what == deeds.DELETE:
            await self.reload(lambda match: has(match, deed.whom))
            self.site.hall.hand_over(deed.whom, None)
            self.site.people.seen.pop(deed.whom, None)
            self.site.people.sessions.forget(deed.whom)
        elif deed.what == deeds.CLOSE:
            await self.reload(lambda match: match.id == deed.whom)
        elif deed.what == deeds.PURGE:
            await self.reload(lambda match: not match.started)
        elif deed.what == deeds.HIDE:
            await self.site.hall.notice()

    async def heed_bans(self) -> None:
        """Know the bans that hold now, and close the pages of those whom they concern."""
        bans = self.site.bans
        bans.know(await self.site.store.read(kept_bans))
        self.dismiss(lambda page: None if (ban := bans.of(page.person_id, page.address)) is None else Banned(ban))

    async def heed_name(self, person: str) -> None:
        """Call somebody by the name that he has now."""
        question = sa.select(people.c.name).filter_by(id=person)
        name = await self.site.store.read(lambda c: c.scalar(question))
        known = self.site.people.seen.get(person)
        if name is not None and known is not None:
            known.name = name
        await self.reload(lambda match: has(match, person))

    async def reload(self, concerns: Callable[[Match], bool]) -> None:
        """Take these matches anew from the store; those that are gone are forgotten, and their pages closed."""
        for match in list(self.site.hall.matches.values()):
            if not concerns(match):
                continue
            try:
                async with match.lock:
                    await match.reload()
            except StoreFailed:
                raise
            except Refusal:
                self.site.hall.forget([match.id])
                for page in pages_of(match):
                    page.dismiss(unknown(match.id))

    def dismiss(self, why: Callable[[OpenPage], Refusal | None]) -> None:
        """Close all open pages for which there is a reason."""
        for page in [page for match in list(self.site.hall.matches.values()) for page in pages_of(match)]:
            if (reason := why(page)) is not None:
                page.dismiss(reason)


def pages_of(match: Match) -> list[OpenPage]:
    """The open pages of a match."""
    return [onlooker for onlooker in match.onlookers if isinstance(onlooker, OpenPage)]


def has(match: Match, person: str) -> bool:
    """Whether the person has opened the match, sits there or has spoken."""
    seated = {chair.person for chair in match.chairs}
    return person == match.host or person in seated or person in {said.person for said in match.talk.said}
