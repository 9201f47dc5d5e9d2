"""The timekeeper: sees in the database whose time runs out, whether the match is in memory or not."""

import asyncio
import contextlib
import time
from typing import Final

from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import StoreFailed
from tongbao.server.matches.clocks import running_out
from tongbao.server.matches.registry import Hall

EVERY: Final = 1.0
"""Seconds between two looks; however late one is, nobody chooses after his time has run out."""


class Timekeeper:
    """Looks at the clocks of all matches as long as the server is open."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall

    async def run(self) -> None:
        """Look again and again."""
        while True:
            with contextlib.suppress(StoreFailed):  # the store has said in the log what is wrong
                await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Let stand-ins play for all whose time has run out."""
        now = time.time()
        for name, _ in await self.hall.store.read(lambda c: running_out(c, now)):
            with contextlib.suppress(Refusal):
                await (await self.hall.find(name)).time_out()
