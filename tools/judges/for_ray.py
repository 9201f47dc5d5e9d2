"""A Ray cluster plays what one process plays and loses nothing with a worker; ``make judges`` asks it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from verdicts import Verdicts

import tongbao
from tongbao.lab.workers import Cluster

GAMES = 300


def simulated(game: str, out: Path, *on: str) -> bytes:
    """The rows of a series that was played on so many processes, or on a cluster."""
    command = [Path(sys.executable).with_name("tongbao"), "simulate", game, "--games", str(GAMES), "--bots", "random"]
    subprocess.run([*command, "--seed", "1", *on, "--out", out], check=True, capture_output=True)
    return out.read_bytes()


def plays_the_same(game: str) -> str:
    """Play a series on one process, on two, and on a cluster of this machine. Raises AssertionError."""
    with tempfile.TemporaryDirectory() as folder:
        alone = simulated(game, Path(folder) / "alone.jsonl", "--processes", "1")
        assert simulated(game, Path(folder) / "two.jsonl", "--processes", "2") == alone, "two processes differ"
        assert simulated(game, Path(folder) / "cluster.jsonl", "--ray", "local") == alone, "the cluster differs"
    return f"{GAMES} games, {len(alone):,} bytes, the same on one process, two, and the cluster"


def falls_once(mark: str) -> str:
    """End the process that does this, but only the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "done"


def loses_nothing() -> str:
    """Give out jobs of which each ends its worker once. Raises AssertionError."""
    with tempfile.TemporaryDirectory() as folder:
        jobs = [str(Path(folder) / str(number)) for number in range(3)]
        assert list(Cluster("local").each(falls_once, jobs)) == ["done"] * 3
    return "three jobs whose worker died were done by another"


if __name__ == "__main__":
    verdicts = Verdicts("Ray", ["ray"])
    for name, meta in tongbao.GAMES.items():
        verdicts.judge(meta.title, "a series", lambda name=name: plays_the_same(name))
    verdicts.judge("A lost worker", "jobs", loses_nothing)
    verdicts.write()
