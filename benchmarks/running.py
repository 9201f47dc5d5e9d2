"""``tongbao serve`` as a program of its own: what it costs in memory and in time; Linux only."""

import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tongbao.testing.processes import cpu_seconds, proc_file, tree_of

KB = 1024


class Memory(NamedTuple):
    """Bytes: ``pss`` with its part of what several processes share, ``uss`` what would be free if they ended."""

    pss: int
    uss: int


class Running:
    """A running server: its port, and what it and the processes that it has started use."""

    def __init__(self, program: "subprocess.Popen[str]", port: int) -> None:
        self.program = program
        self.port = port

    def processes(self) -> list[int]:
        """It and all below it."""
        return tree_of(self.program.pid)

    def memory(self) -> Memory:
        """What it needs now."""
        pss = uss = 0
        for pid in self.processes():
            for line in proc_file(pid, "smaps_rollup").splitlines()[1:]:
                name, size, *_ = line.split()
                pss += int(size) * KB if name == "Pss:" else 0
                uss += int(size) * KB if name in ("Private_Clean:", "Private_Dirty:") else 0
        return Memory(pss, uss)

    def drawn(self) -> int:
        """What it keeps of what was drawn, for all tables together, in bytes."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return sum(int(float(line.split()[-1])) for line in lines if line.startswith("tongbao_drawn_bytes"))

    def used(self) -> float:
        """Seconds of a core that it has used."""
        return sum(map(cpu_seconds, self.processes()))


@contextmanager
def running(place: str | Path, options: Sequence[str] = ()) -> Iterator[Running]:
    """A server that keeps its tables there. Ends the program with one sentence if it doesn't start."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "tongbao", "serve", "--port", str(port), "--data", str(place), "--no-open"]
    program = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        if "Tongbao is open" not in program.stdout.readline():
            sys.exit("The server did not start.")
        yield Running(program, port)
    finally:
        program.terminate()
        try:
            program.wait(20)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
