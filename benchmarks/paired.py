"""How fast the games of one installed Tongbao are beside those of another, on the same machine in the same moments.

    python benchmarks/paired.py BEFORE AFTER [GAME ...]

BEFORE and AFTER are the Pythons of two environments into which Tongbao is installed. Both stay open and measure the
same in turn on the same core, many times: a hundred random games with the same seeds, clone, imagine and view. What is
told is the median of the ratios of neighbouring measures, as times, so that 1.05 says that AFTER takes 5 % longer.
"""

import json
import os
import subprocess
import sys
import time
from functools import partial
from statistics import median, quantiles
from typing import Final

PAIRS: Final = 60
PLAYERS: Final = 3
GAMES: Final = 100
"""Random games in one measure."""
POSITIONS: Final = 40
MEASURES: Final = ("random play", "clone", "imagine", "view")


def worker() -> None:
    """Measure what the lines of standard input ask for; runs inside either environment."""
    import tongbao
    from tongbao.lab.bench import microseconds, middle
    from tongbao.lab.series import Series
    from tongbao.lab.simulate import simulate

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ready: dict[str, list[tongbao.Game]] = {}
    for line in sys.stdin:
        game, measure, number = json.loads(line)
        if game not in ready:
            whole = simulate(Series(game, PLAYERS, ["random"] * PLAYERS), 20).decisions // 20
            ready[game] = [middle(game, PLAYERS, position, whole) for position in range(POSITIONS)]
        tables = ready[game]
        seats = [tongbao.Seat(table, table.seats_to_act()[0]) for table in tables]
        if measure == "random play":
            start = time.thread_time()
            result = simulate(Series(game, PLAYERS, ["random"] * PLAYERS, seed=number), GAMES)
            answer = {"time": time.thread_time() - start, "decisions": result.decisions}
        elif measure == "clone":
            answer = {"time": microseconds([table.clone for table in tables], 20)}
        elif measure == "imagine":
            answer = {"time": microseconds([partial(seat.imagine, number) for seat in seats], 5)}
        else:
            answer = {"time": microseconds([seat.view for seat in seats], 5)}
        print(json.dumps(answer), flush=True)


class Worker:
    """A process of one of the two environments."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-P", __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, game: str, measure: str, number: int) -> dict[str, float]:
        """One measure: its time, in seconds for random play and in microseconds for the others."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([game, measure, number]), file=self.process.stdin, flush=True)
        answer: dict[str, float] = json.loads(self.process.stdout.readline())
        return answer


def main(before: str, after: str, games: list[str]) -> None:
    """Measure all games, or those that are named, and print a line for each measure."""
    workers = [Worker(before), Worker(after)]
    for game in games or ["xanadu", "changan", "pocket_changan", "silk_cities"]:
        for measure in MEASURES:
            ratios, paces = [], []
            for number in range(-3, PAIRS):
                order = workers if number % 2 else workers[::-1]
                answers = [worker.measure(game, measure, number % PAIRS) for worker in order]
                if number >= 0:
                    old, new = answers if number % 2 else answers[::-1]
                    ratios.append(new["time"] / old["time"])
                    paces.append(new.get("decisions", 1e6) / new["time"])
            low, _, high = quantiles(ratios, n=4)
            pace = f"{median(paces):,.0f} decisions/s" if measure == MEASURES[0] else f"{1e6 / median(paces):.2f} µs"
            print(f"{game:15} {measure:12} {median(ratios):.3f} ({low:.3f} to {high:.3f}), now {pace}", flush=True)
    for worker in workers:
        worker.process.kill()


if __name__ == "__main__":
    if len(sys.argv) == 1:
        worker()
    elif len(sys.argv) == 2:
        sys.exit("Name the Pythons of two environments, and the games if not all of them.")
    else:
        main(sys.argv[1], sys.argv[2], sys.argv[3:])
