"""Jobs for workers: functions of a module, since they go to other processes."""

import os
import time
from pathlib import Path


def double(number: int) -> int:
    """Twice as much."""
    return 2 * number


def refuse(number: int) -> int:
    """Twice as much, but of no number above 3."""
    if number > 3:
        raise ValueError(f"{number} is above 3.")
    return 2 * number


def die_once(folder: str) -> str:
    """End the process that does this, but only the first time."""
    mark = Path(folder) / "died"
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def die(number: int) -> int:
    """End the process that does this, every time."""
    os._exit(1)


def doze(seconds: float) -> float:
    """Take so long."""
    time.sleep(seconds)
    return seconds
