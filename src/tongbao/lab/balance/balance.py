"""Balance: play a plan on all workers, and take it up again where it was broken off."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from time import thread_time

from tongbao.engine.meta import BadOption
from tongbao.lab.balance.aggregates import Sums, total
from tongbao.lab.balance.report import Run
from tongbao.lab.balance.watch import UNIT, Plan, Units, watch
from tongbao.lab.rows import Rows
from tongbao.lab.workers import Alone, Workers

SECONDS_A_JOB = 0.4
"""So long a job takes at least, if its games are as long as the first ones."""


@dataclass
class Watched:
    """What came of a plan: a run, and whether all of it was played that was wished."""

    run: Run
    is_whole: bool


def watched(
    plan: Plan,
    games: int,
    workers: Workers | None = None,
    file: Path | None = None,
    told: Callable[[int], None] | None = None,
) -> Watched:
    """Watch so many games of a plan, in whole units; ``told`` hears now and then how many are done.

    With a ``file`` what was counted is kept there, unit by unit, and what is there isn't played again. A
    KeyboardInterrupt ends it with what there is. Raises BadOption or BadCards, a ValueError.
    """
    units = ceil(games / UNIT)
    rows = Rows(file, Sums) if file is not None else None
    parts = rows.kept()[:units] if rows is not None else []
    start = thread_time()
    first = watch(Units(plan, range(1)))
    size = ceil(SECONDS_A_JOB / max(1e-6, thread_time() - start))
    if parts and parts[:1] != first:
        raise BadOption(f"{file} holds the counts of other games than these; name a new file.")
    try:
        for found in [] if parts else [first]:
            parts = keep(found, parts, rows)
        jobs = [Units(plan, range(units)[at : at + size]) for at in range(len(parts), units, size)]
        for found in (workers or Alone()).each(watch, jobs):
            parts = keep(found, parts, rows)
            if told is not None:
                told(min(games, UNIT * len(parts)))
    except KeyboardInterrupt:
        return Watched(Run(plan, total(parts)), False)
    finally:
        if rows is not None:
            rows.close()
    return Watched(Run(plan, total(parts)), True)


def keep(found: list[Sums], parts: list[Sums], rows: Rows[Sums] | None) -> list[Sums]:
    """What was counted so far, with what was found just now, which is kept."""
    if rows is not None:
        rows.add(found)
    return parts + found
