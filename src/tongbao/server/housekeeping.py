"""What a server does every hour: see whether its database is whole, forget people who never sat at a table, and
clear tables whose game nobody begins."""

import asyncio
from contextlib import suppress
from typing import Final

from tongbao.server.db.database import StoreFailed
from tongbao.server.matches.limits import clear_unbegun, forget_people
from tongbao.server.services.services import Site

HOURLY: Final = 3600


async def keep_house(site: Site) -> None:
    """Do it at once, and then every hour, until the server closes."""
    while True:
        await site.health.check()
        with suppress(StoreFailed):  # the store has said in the log what is wrong
            seen, limits = {person.id for person in site.people.seen.values()}, site.settings.tables
            await site.store.write(forget_people(seen, limits.guests))
            await site.store.write(clear_unbegun(site.hall.opened(), limits.unbegun))
        await asyncio.sleep(HOURLY)
