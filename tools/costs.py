"""Cost summary: what a run of the tests took, by layer, and its ten slowest tests.

    python tools/costs.py costs.json ... [--check]

The files are those that ``pytest --costs`` writes. Budgets are processor seconds on a machine whose yardstick takes
``USUAL``; on a slower one, or one whose memory and cores are shared, they grow in proportion. The yardstick is a loop
that needs no memory, and shared memory slows tests more: the same tests once took 3.5 times as long, the yardstick less
than twice. So what all layers have in common counts as the machine's too, up to ``COMMON``. ``--check`` fails when a
layer takes half as much again as its budget: when it has outgrown the others, or when all have grown beyond that.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from statistics import mean, median
from typing import Any

BUDGETS = {"unit": 80, "contract": 30, "service": 240, "browser": 205, "nightly": 3600, "collection": 30}
"""Processor seconds for each layer; ``collection`` is all that no test spends. Those of a day are ten minutes."""
USUAL = 0.011
"""The yardstick in processor seconds on the machine for which the budgets were set."""
SLACK = 1.5
COMMON = 4.5
"""Beyond so many times as long as usual it isn't the machine any more: the slowest that was met took 3.5 times."""
SLOWEST = 10

Run = dict[str, Any]


def by_layer(run: Run) -> dict[str, float]:
    """The processor seconds of each layer, and of collection."""
    found: dict[str, float] = defaultdict(float)
    for test in run["tests"].values():
        if test["layer"]:  # one that was broken off has none
            found[test["layer"]] += test["processor"]
    found["collection"] = max(0.0, run["processor"] - sum(found.values()))
    return found


def slowness(run: Run) -> float:
    """How many times slower than usual the machine was, by its yardstick or by what all layers took; at least 1."""
    common = median([seconds / BUDGETS[layer] for layer, seconds in by_layer(run).items()])
    return max(1.0, mean(run["yardsticks"]) / USUAL, min(common, COMMON))


def report(name: str, run: Run) -> list[str]:
    """Print what the run took; the layers that are over their budget by half or more."""
    spent, slow = by_layer(run), slowness(run)
    print(f"{name}: {len(run['tests'])} tests in {run['clock']:.0f} s, {run['processor']:.0f} s of processor time;")
    print(f"  the machine took {slow:.2f} times as long as usual.")
    over = []
    for layer, seconds in sorted(spent.items(), key=lambda item: -item[1]):
        bound = BUDGETS[layer] * slow
        count = sum(test["layer"] == layer for test in run["tests"].values())
        print(f"  {seconds:7.1f} s of {bound:5.0f}  {layer:<10} {f'{count} tests' if count else ''}".rstrip())
        if seconds > SLACK * bound:
            over.append(f"{name}: {layer} took {seconds:.0f} s of processor time; its budget is {bound:.0f} s.")
    print("  The slowest:")
    slowest = sorted(run["tests"].items(), key=lambda item: -item[1]["processor"])[:SLOWEST]
    for test, cost in slowest:
        print(f"  {cost['processor']:7.1f} s, {cost['clock']:5.1f} s on the clock  {test}")
    return over


def main(arguments: list[str]) -> int:
    """The exit code: 1 if a layer is over its budget and that is checked."""
    files = [Path(argument) for argument in arguments if argument != "--check"]
    over = [line for file in files for line in report(file.stem, json.loads(file.read_text("utf-8")))]
    print(*over, sep="\n")
    return int(bool(over) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
