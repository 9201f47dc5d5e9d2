"""What a server does every hour: see whether its database is whole, and forget guests who never sat at a table."""

import asyncio
from contextlib import suppress
from typing import Final

from tongbao.server.room import forget_guests
from tongbao.server.site import Site
from tongbao.server.storage import StoreFailed

EVERY: Final = 3600


async def keep_house(site: Site) -> None:
    """Do it at once, and then every hour, until the server closes."""
    while True:
        await site.health.check()
        with suppress(StoreFailed):  # the store has said in the log what is wrong
            await site.store.write(forget_guests({guest.id for guest in site.guests.seen.values()}))
        await asyncio.sleep(EVERY)
