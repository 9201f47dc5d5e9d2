"""Playing: a process that serves no pages, and plays the bots of a server whose database it shares."""

import asyncio
import signal
import sys
from pathlib import Path

from tongbao.server.common.settings import Settings
from tongbao.server.db.urls import BadStore
from tongbao.server.matches.concurrency import SWITCH
from tongbao.server.services.services import Site


def play_bots(place: str | Path, settings: Settings) -> None:
    """Play the bots of all matches of a PostgreSQL database until told to stop.

    Of several such processes, and servers that play bots themselves, each match has one that plays its bots; when that
    ends another goes on. Raises BadStore if the database can't be used, or isn't one that processes can share.
    """
    site = Site(place, settings)
    if site.store.channel is None:
        site.store.close()
        raise BadStore("Only with PostgreSQL can bots be played in processes of their own; name it with --database.")
    sys.setswitchinterval(SWITCH)
    asyncio.run(play(site))


async def play(site: Site) -> None:
    """Play until told to stop."""
    site.neighbours.on_bots_turn = site.hall.revive
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    habits = [site.hall.look_around, site.neighbours.listen, site.hall.wake]
    tasks = [asyncio.create_task(habit()) for habit in habits]
    print("Tongbao plays bots  (Ctrl+C ends it)", flush=True)
    await stopped.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await site.close()
