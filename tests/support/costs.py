"""Cost report: the processor time of every test, with that of the processes it started, in a JSON file.

    pytest --costs=costs.json
    python tools/costs.py costs.json [--check]

Processor time doesn't depend on what else the machine does as the time on the clock does. It is read from ``/proc``
where there is one; elsewhere the time of processes that still run, such as a browser, is missing.
"""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.support.selection import LAYERS
from tongbao.testing.processes import cpu_seconds, tree_of

COST = "processor seconds"
"""The property under which a report carries what its test took."""
STARTED = pytest.StashKey[float]()
"""What the process had spent when the test began."""
AGAIN = 5
"""So often it is looked again if less was used than before."""
LOOPS = 200_000
"""So many steps of a loop are the yardstick by which the speed of the machine is measured."""
BETWEEN = 2.0
"""It is measured again after so many processor seconds: the speed of a shared machine halves and doubles within a run,
and at the end, when other processes are done already, it is greater than it was for the tests."""


def used() -> float:
    """The processor seconds this process has used, with those of all it has started."""
    own = os.times()
    below = sum(cpu_seconds(pid, with_ended=True) for pid in tree_of(os.getpid())[1:])
    return own.user + own.system + own.children_user + own.children_system + below


def yardstick() -> float:
    """The processor seconds of a fixed piece of work: how fast this machine is just now."""
    begun, n = time.process_time(), 0
    for step in range(LOOPS):
        n = (n * 31 + step) % 65521
    return time.process_time() - begun


class Costs:
    """A pytest plugin: measures every test in each process and writes one file in the process that leads them."""

    def __init__(self, config: pytest.Config, file: str) -> None:
        self.config = config
        self.file = Path(file)
        self.begun = time.monotonic()
        self.seen = self.spent = 0.0
        self.tests: dict[str, dict[str, Any]] = {}
        self.yardsticks = [yardstick()]
        self.measured = 0.0
        self.workers = 0.0

    def count(self) -> float:
        """The processor seconds spent so far; what a process had used that has just ended stays counted.

        Linux may leave children out while others end (proc_pid_task(5)): less than before is believed only if it stays.
        """
        now = used()
        for _ in range(AGAIN):
            if now >= self.seen:
                break
            now = max(now, used())
        self.spent += max(0.0, now - self.seen)
        self.seen = now
        return self.spent

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self.spent - self.measured > BETWEEN:
            self.measured = self.spent
            self.yardsticks.append(yardstick())
        item.stash[STARTED] = self.count()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "call":
            self.count()  # before what the test has started is ended
        if call.when == "teardown":
            layer = next(mark.name for mark in item.iter_markers() if mark.name in LAYERS)
            report.user_properties.append((COST, [layer, self.count() - item.stash[STARTED]]))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Every process hears of its own tests, and the one that leads of all."""
        row = self.tests.setdefault(report.nodeid, {"layer": "", "processor": 0.0, "clock": 0.0})
        row["clock"] += report.duration
        for name, value in report.user_properties:
            if name == COST:
                row["layer"], row["processor"] = value

    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["costs"] = [self.yardsticks, self.count()]
            return
        processor = self.workers + time.process_time() if self.workers else self.count()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        clock = time.monotonic() - self.begun
        found = {"clock": clock, "processor": processor, "yardsticks": self.yardsticks, "tests": self.tests}
        self.file.write_text(json.dumps(found), "utf-8")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over what one of several processes spent, and how fast it was."""
        if "costs" in getattr(node, "workeroutput", {}):
            yardsticks, spent = node.workeroutput["costs"]
            self.yardsticks += yardsticks
            self.workers += spent
