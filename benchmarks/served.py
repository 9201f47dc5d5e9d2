"""A server as a program of its own that tells how long its event loop was ever held, and times as a row of figures."""

import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tongbao.testing.processes import cpu_seconds

PROGRAM = """
import asyncio, sys, time
import tongbao.server.main.app as app
import tongbao.server.main.server as serving
from tongbao.server.common.settings import Bots, RateLimits, Settings

run_housekeeping = app.run_housekeeping

async def tick():
    late = []
    while True:
        then = time.perf_counter()
        await asyncio.sleep(0.002)
        late.append(time.perf_counter() - then - 0.002)
        if len(late) % 250 == 0:
            open(sys.argv[3], "w").write(" ".join(f"{seconds:.5f}" for seconds in late))

async def ticking(site):
    ticker = asyncio.create_task(tick())
    await run_housekeeping(site)

app.run_housekeeping = ticking
settings = Settings(bots=Bots(pause=float(sys.argv[4])), rates=RateLimits(factor=100))
serving.serve(int(sys.argv[1]), sys.argv[2], settings)
"""


class Served:
    """A running server: where it is reached, and when it was started."""

    def __init__(self, folder: Path, pause: float) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.ticks = folder / "ticks"
        self.started = time.perf_counter()
        command = [sys.executable, "-c", PROGRAM, str(self.port), str(folder), str(self.ticks), str(pause)]
        self.program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def worked(self) -> float:
        """The seconds of a core that the server has used, which hardly depend on what else goes on; Linux only."""
        return cpu_seconds(self.program.pid)

    def held(self) -> list[float]:
        """By how many seconds each turn of the loop came late, so far."""
        return [float(seconds) for seconds in self.ticks.read_text().split()] if self.ticks.is_file() else []


@contextmanager
def served(folder: Path, pause: float = 0.5) -> Iterator[Served]:
    """A server on this folder. Ends the program with one sentence if it doesn't start."""
    server = Served(folder, pause)
    try:
        assert server.program.stdout is not None
        if "Tongbao is open" not in server.program.stdout.readline():
            sys.exit("The server did not start.")
        yield server
    finally:
        server.program.terminate()
        server.program.wait(20)


def timed(deed: Callable[[], object]) -> float:
    """How many milliseconds it takes."""
    then = time.perf_counter()
    deed()
    return (time.perf_counter() - then) * 1000


def row(name: str, times: list[float], goal: str = "") -> dict[str, float]:
    """Print median, 95 % and longest of some milliseconds."""
    figures = {"median": statistics.median(times), "p95": statistics.quantiles(times, n=20)[-1], "longest": max(times)}
    print(f"{name:44}" + "".join(f"{figure:10.1f}" for figure in figures.values()) + f"   {goal}")
    return {key: round(figure, 2) for key, figure in figures.items()}


def heading(title: str) -> None:
    """Print the head of a table of rows."""
    print(f"{title:44}{'median':>10}{'95 %':>10}{'longest':>10}")
