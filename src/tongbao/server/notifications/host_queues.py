"""HostQueues: what is being sent, by host, so that a slow host delays only what goes to it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

AT_A_TIME: Final = 4
"""Maximum number of requests to one host at a time."""
MOST: Final = 16
"""Maximum number that are sent to one host or wait for that: few enough to be done before they would be due again."""


class HostQueue:
    """HostQueue to one host."""

    def __init__(self) -> None:
        self.turns: Final = asyncio.Semaphore(AT_A_TIME)
        self.tasks: Final[set[asyncio.Task[None]]] = set()


class HostQueues:
    """HostQueues to all hosts to which something is being sent."""

    def __init__(self) -> None:
        self.by_host: Final[dict[str, HostQueue]] = {}

    def room(self, host: str) -> int:
        """How many more may be sent to a host now."""
        queue = self.by_host.get(host)
        return MOST if queue is None else MOST - len(queue.tasks)

    def send(self, host: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin to send something to a host, when those before it are done."""
        queue = self.by_host.setdefault(host, HostQueue())

        async def sent() -> None:
            async with queue.turns:
                await work

        def done(task: asyncio.Task[None]) -> None:
            work.close()
            queue.tasks.discard(task)
            if not queue.tasks:
                self.by_host.pop(host, None)

        task = asyncio.create_task(sent())
        queue.tasks.add(task)
        task.add_done_callback(done)
        return task

    def close(self) -> None:
        """Stop all that is being sent; it is tried again when it is due."""
        for queue in self.by_host.values():
            for task in queue.tasks:
                task.cancel()
