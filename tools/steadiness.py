"""Flakiness check: the tests again and again, quietly and beside a load, to find those that fail without a fault.

    python tools/steadiness.py [--runs 10] [--loaded 5] [--load 8] [--minutes 60] [--turn N] [ARGUMENT ...]

Runs ``pytest`` as ``make test`` does so many times, the last ``--loaded`` of them beside that many busy processes, each
with a turn of its own, so that other cases run each time. Further arguments are pytest's. Each run is bounded in
minutes. Prints a line for each run and the tests that failed, with the run's turn; the exit code is 1 if any did.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUSY = "import sys, time; end = time.monotonic() + float(sys.argv[1])\nwhile time.monotonic() < end: pass"
WORKERS = 2 * (os.cpu_count() or 1)


@contextmanager
def load(processes: int, seconds: float) -> Iterator[None]:
    """So many processes that keep a processor busy; they end by themselves after the time."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY, str(seconds)]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run(turn: int, busy: int, minutes: float, arguments: list[str]) -> bool:
    """Run the tests once; whether all passed."""
    with tempfile.TemporaryDirectory() as folder:
        costs = Path(folder) / "costs.json"
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal"]
        command += ["--turn", str(turn), f"--costs={costs}", *arguments]
        begun = time.monotonic()
        with load(busy, 60 * minutes):
            try:
                done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60 * minutes)
            except subprocess.TimeoutExpired:
                print(f"turn {turn}: not done after {minutes:.0f} minutes", flush=True)
                return False
            average = os.getloadavg()[0]
        spent = json.loads(costs.read_text("utf-8"))["processor"] if costs.exists() else 0.0
    lines = done.stdout.splitlines()
    words = f"turn {turn}, {busy} busy: {time.monotonic() - begun:.0f} s, {spent:.0f} s of processor time"
    print(f"{words}, load average {average:.1f}: {lines[-1].strip('= ') if lines else done.stderr}", flush=True)
    for line in lines:
        if line.startswith(("FAILED", "ERROR")):
            print(f"  {line}", flush=True)
    if done.returncode:
        kept = ROOT / ".pytest_cache" / f"turn-{turn}.log"
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(done.stdout + done.stderr, "utf-8")
        print(f"  {kept.relative_to(ROOT)} has all that was printed.", flush=True)
    return done.returncode == 0


def main() -> int:
    """All runs; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--loaded", type=int, default=5)
    parser.add_argument("--load", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--turn", type=int, default=date.today().toordinal(), help="that of the first run")
    given, arguments = parser.parse_known_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    quiet = given.runs - given.loaded
    results = [
        run(given.turn + number, given.load if number >= quiet else 0, given.minutes, arguments)
        for number in range(given.runs)
    ]
    print(f"{sum(results)} of {len(results)} runs passed")
    return int(not all(results))


if __name__ == "__main__":
    sys.exit(main())
