"""Pseudo-terminal in which a command runs: what stands on its screen, and what is typed."""

import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from typing import Final

import pyte

PATIENCE: Final = 60.0
"""Seconds for which a command may say nothing."""
SILENCE: Final = 3.0
"""After so many seconds without a word no more is expected."""
PAGE_DOWN: Final = "\x1b[6~"
PAGE_UP: Final = "\x1b[5~"
INTERRUPT: Final = "\x03"
CLEAR: Final = b"\x1b[2J"
"""With this a screen begins to be drawn anew."""


def take_the_terminal() -> None:
    """Make standard input the terminal of this process, as a shell does for a person: an interrupt reaches it.

    Tests that a shell runs in the background ignore interrupts, and so would all that they start.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    ioctl(0, termios.TIOCSCTTY, 0)


class PseudoTerminal:
    """A command with a screen of so many columns and rows. ``exit_code`` is None as long as it runs."""

    def __init__(self, command: Sequence[str | Path], columns: int, rows: int, environment: dict[str, str]) -> None:
        self.screen: Final = pyte.Screen(columns, rows)
        self.stream: Final = pyte.ByteStream(self.screen)
        self.printed = b""
        self.exit_code: int | None = None
        self.ours, theirs = os.openpty()
        self.resize(columns, rows)
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.program: Final = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**inherited, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=take_the_terminal,
        )
        os.close(theirs)

    # What is seen.

    @property
    def rows(self) -> list[str]:
        """The rows of the screen, without the blanks at their ends."""
        return [row.rstrip() for row in self.screen.display]

    @property
    def text(self) -> str:
        """All that stands on the screen, with single blanks."""
        return " ".join(" ".join(self.rows).split())

    @property
    def line(self) -> str:
        """The row in which the cursor stands, up to the cursor."""
        row: str = self.screen.display[self.screen.cursor.y]
        return row[: self.screen.cursor.x]

    @property
    def drawn(self) -> int:
        """How often a screen was drawn."""
        return self.printed.count(CLEAR)

    def wait_for(self, end: str, drawn: int = 0) -> None:
        """Read until more than so many screens are drawn and the cursor stands after this, or the command has ended."""
        self.wait_until(lambda: self.drawn > drawn and self.line.endswith(end))

    def wait_until(self, done: Callable[[], bool]) -> None:
        """Read until this is so, or the command has ended."""
        while self.exit_code is None and not done():
            self.read()

    def read_all(self) -> None:
        """Read until nothing more is printed for some seconds, or the command has ended."""
        while self.exit_code is None and select.select([self.ours], [], [], SILENCE)[0]:
            self.read()

    def read(self) -> None:
        """Read something of what is printed."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        assert ready, f"nothing was printed for {PATIENCE} seconds; the screen:\n" + "\n".join(self.rows)
        try:
            printed = os.read(self.ours, 65536)
        except OSError:  # how Linux says that nobody holds the other end
            printed = b""
        if not printed:
            self.exit_code = self.program.wait(PATIENCE)
        self.printed += printed
        self.stream.feed(printed)

    # What is done.

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self.ours, keys.encode())

    def answer(self, line: str, prompt: str) -> None:
        """Type a line, and wait until the prompt stands on a screen that was drawn since, or the command has ended."""
        self.press(line + "\r", prompt)

    def press(self, keys: str, prompt: str) -> None:
        """Press these keys, and wait for the same."""
        before = self.drawn
        self.type(keys)
        self.wait_for(prompt, before)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size, which the command is told."""
        self.screen.resize(rows, columns)
        ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def end(self) -> None:
        """End the command if it still runs."""
        if self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait(PATIENCE)
        os.close(self.ours)


@contextmanager
def pseudo_terminal(
    *arguments: str | Path, columns: int = 80, rows: int = 24, **environment: str
) -> Iterator[PseudoTerminal]:
    """``tongbao`` with these arguments in a pseudo-terminal, ended at the end."""
    started = time.monotonic()
    terminal = PseudoTerminal([sys.executable, "-m", "tongbao", *arguments], columns, rows, environment)
    try:
        yield terminal
    finally:
        terminal.end()
    assert time.monotonic() - started < 10 * PATIENCE
