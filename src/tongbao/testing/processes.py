"""Process trees: which processes one has started, and the processor time they have used, as Linux tells it.

Read from ``/proc`` (proc(5)); on other systems no process has children, and none has used any time. A process may end
at any moment: then it is as if it hadn't been there.
"""

import os
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
"""So many ticks of a process's clock are a second."""


def facts_of(pid: int, file: str) -> str:
    """The text of one of the files in which Linux describes a process; "" if the process has ended."""
    try:
        return (PROC / str(pid) / file).read_text()
    except OSError:
        return ""


def children_of(pid: int) -> list[int]:
    """The processes that this one has started and that are still running, in the order of their numbers."""
    try:
        threads = os.listdir(PROC / str(pid) / "task")
    except OSError:
        return []
    return sorted(int(child) for thread in threads for child in facts_of(pid, f"task/{thread}/children").split())


def tree_of(pid: int) -> list[int]:
    """This process, and all below it."""
    found = [pid]
    for each in found:
        found += children_of(each)
    return found


def started_at(pid: int) -> int:
    """When a process began, in ticks since the machine did; 0 if it has ended."""
    return int(statistics_of(pid)[19])


def seconds_of(pid: int, *, with_ended: bool = False) -> float:
    """The processor seconds of a process; also of those it has started, waited for and outlived, if wished."""
    return sum(map(int, statistics_of(pid)[11 : 15 if with_ended else 13])) / TICKS


def statistics_of(pid: int) -> list[str]:
    """The fields of ``stat`` from the third on, behind the name, which may hold anything; zeros if it has ended."""
    return facts_of(pid, "stat").rpartition(")")[2].split() or ["0"] * 50
