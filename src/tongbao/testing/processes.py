"""Process trees: the children of a process and the processor time they have used, read from ``/proc`` (proc(5)).

A process may end at any moment; one that has ended has no children and has used no time. Where there is no ``/proc``,
that is true of every process.
"""

import os
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
"""Clock ticks a second, in which ``stat`` counts."""


def proc_file(pid: int, file: str) -> str:
    """The text of a file in the process's folder of ``/proc``; "" if the process has ended."""
    try:
        return (PROC / str(pid) / file).read_text(errors="replace")
    except OSError:
        return ""


def children_of(pid: int) -> list[int]:
    """The children of a process that are still running, whichever of its threads started them, by process id."""
    try:
        threads = os.listdir(PROC / str(pid) / "task")
    except OSError:
        return []
    return sorted(int(child) for thread in threads for child in proc_file(pid, f"task/{thread}/children").split())


def tree_of(pid: int) -> list[int]:
    """The process itself and all its descendants; parents come before their children."""
    found = [pid]
    for each in found:
        found += children_of(each)
    return found


def start_time(pid: int) -> int:
    """The moment at which a process started, in clock ticks since the machine did; 0 if it has ended."""
    return int(stat_fields(pid)[19])


def cpu_seconds(pid: int, *, with_ended: bool = False) -> float:
    """The processor seconds of a process; ``with_ended`` adds those of children that have ended."""
    return sum(map(int, stat_fields(pid)[11 : 15 if with_ended else 13])) / TICKS


def stat_fields(pid: int) -> list[str]:
    """The fields of ``stat`` after the program's name, which may contain spaces; zeros if the process has ended."""
    return proc_file(pid, "stat").rpartition(")")[2].split() or ["0"] * 50
