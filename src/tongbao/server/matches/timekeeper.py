"""Timekeeper: background task that sees in the database whose time runs out, also in matches that aren't in memory."""

import asyncio
import contextlib
from typing import Final

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.matches.clocks import running_out
from tongbao.server.matches.registry import MatchRegistry

EVERY: Final = 1.0
"""Seconds between two polls; however late one is, nobody chooses after their time has run out."""


class Timekeeper:
    """Background task that watches the clocks of all matches as long as the server is open."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry: Final = registry

    async def run(self) -> None:
        """Poll again and again."""
        while True:
            with contextlib.suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
                await self.end_overdue_turns()
            await asyncio.sleep(EVERY)

    async def end_overdue_turns(self) -> None:
        """Seat stand-ins for everybody whose time has run out."""
        now = self.registry.wall_clock.now()
        for name, _ in await self.registry.database.read(lambda c: running_out(c, now)):
            with contextlib.suppress(UserError):
                await (await self.registry.find_match(name)).end_overdue_turns()
