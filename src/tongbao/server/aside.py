"""What takes long is done aside, in a few threads, so that the event loop goes on meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
REPLAYERS: Final = ThreadPoolExecutor(2, "replay")
"""Deal games, play them again, and draw the texts of rules for the first time."""
THINKERS: Final = ThreadPoolExecutor(2, "think")
"""Bots think here. Each thread at work makes the loop wait for its turn, so there are few."""
SHAPERS: Final = ThreadPoolExecutor(1, "shape")
"""Card files are changed and drawn here, which is nobody's business but that of whoever changes them."""
SWITCH: Final = 0.001
"""After so many seconds a thread gives way to the loop; Python's own 5 ms would be felt at every step."""


async def replay(work: Callable[[], T]) -> T:
    """What a deal, a replay or a drawing makes."""
    return await asyncio.get_running_loop().run_in_executor(REPLAYERS, work)


async def think(work: Callable[[], T]) -> T:
    """What a bot comes to."""
    return await asyncio.get_running_loop().run_in_executor(THINKERS, work)


async def shape(work: Callable[[], T]) -> T:
    """What becomes of a card file, or is found of it."""
    return await asyncio.get_running_loop().run_in_executor(SHAPERS, work)
