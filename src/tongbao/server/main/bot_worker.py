"""Bot worker: a process that serves no pages, and plays the bots of a server whose database it shares."""

import asyncio
import signal
import sys
from pathlib import Path
from typing import Final

from tongbao.server.common.settings import Settings
from tongbao.server.db.urls import BadDatabase, is_shared
from tongbao.server.matches.concurrency import SWITCH
from tongbao.server.services.services import Services

LOOP: Final = asyncio.SelectorEventLoop if sys.platform == "win32" else None
"""The event loop: Windows' usual one can't watch the sockets of psycopg."""
STOPS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
"""The signals that tell it to stop, so far as the system has them."""


def play_bots(place: str | Path, settings: Settings) -> None:
    """Play the bots of all matches of a PostgreSQL database until told to stop.

    Of several such processes, and servers that play bots themselves, each match has one that plays its bots; when that
    ends another goes on. Raises BadDatabase if the database can't be used, or isn't one that processes can share.
    """
    if not is_shared(place):
        raise BadDatabase("Running bots in separate processes needs PostgreSQL; give its URL with --database.")
    services = Services(place, settings)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(play(services))


async def play(services: Services) -> None:
    """Play until told to stop."""
    services.cluster.on_bots_turn = services.registry.revive
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in STOPS:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    loops = [services.registry.watch_for_changes, services.cluster.listen, services.registry.wake_bots_forever]
    tasks = [asyncio.create_task(run()) for run in loops]
    print("Tongbao is running bots  (Ctrl+C to stop)", flush=True)
    await stopped.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await services.close()
