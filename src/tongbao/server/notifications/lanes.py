"""Lanes: what is being sent, by host, so that a slow host delays only what goes to it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

AT_A_TIME: Final = 4
"""Maximum number of requests to one host at a time."""
MOST: Final = 16
"""Maximum number that are sent to one host or wait for that: few enough to be done before they would be due again."""


class Lane:
    """Lane to one host."""

    def __init__(self) -> None:
        self.turns: Final = asyncio.Semaphore(AT_A_TIME)
        self.tasks: Final[set[asyncio.Task[None]]] = set()


class Lanes:
    """Lanes to all hosts to which something is being sent."""

    def __init__(self) -> None:
        self.by_host: Final[dict[str, Lane]] = {}

    def room(self, host: str) -> int:
        """How many more may be sent to a host now."""
        lane = self.by_host.get(host)
        return MOST if lane is None else MOST - len(lane.tasks)

    def send(self, host: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin to send something to a host, when those before it are done."""
        lane = self.by_host.setdefault(host, Lane())

        async def sent() -> None:
            async with lane.turns:
                await work

        def done(task: asyncio.Task[None]) -> None:
            work.close()
            lane.tasks.discard(task)
            if not lane.tasks:
                self.by_host.pop(host, None)

        task = asyncio.create_task(sent())
        lane.tasks.add(task)
        task.add_done_callback(done)
        return task

    def close(self) -> None:
        """Stop all that is being sent; it is tried again when it is due."""
        for lane in self.by_host.values():
            for task in lane.tasks:
                task.cancel()
