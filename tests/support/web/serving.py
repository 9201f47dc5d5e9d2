"""The real server as a program of its own; every table gets the same deal, so that a test always plays the same game.
Its reviews are glances, the levels play daily deals at random, nothing is thought about for longer than half a second,
what is doesn't yield to other tests, and passwords are hashed in no time.

``python -m tests.support.web.serving PORT FOLDER PAUSE AHEAD MAIL [MODULE]`` is that program; PAUSE is what a bot
waits before each choice, AHEAD by how many seconds its clock is, MAIL the address of its mail server or "", MODULE one
that puts more games into the catalogue.
"""

import importlib
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self, TypeVar
from unittest.mock import patch

from msgspec import to_builtins

from tests.support.server.hasty import ROOMY
from tongbao.server.common.randomness import Randomness

T = TypeVar("T")
ROOT = Path(__file__).parents[3]


class SameEveryTime(Randomness):
    """Draws the same every time, and leaves things in their order."""

    def secret(self) -> str:
        return "5e" * 32

    def number(self, below: int) -> int:
        return 7 % below

    def order(self, things: Sequence[T]) -> list[T]:
        return list(things)


class House:
    """A server on a port and in a folder of its own: it can be opened, killed in the middle of a game, and reopened.

    As a context it is open from the beginning and killed in the end.
    ``games`` is a module that puts more games into its catalogue, ``mail`` the address of its mail server. Its clock is
    ``ahead`` by so many seconds, also of the minute that it spares those whose time ran out meanwhile.
    """

    def __init__(self, folder: Path, pause: float = 0.0, games: str = "", mail: str = "") -> None:
        self.folder = folder
        self.mail = mail
        self.ahead = 0.0
        self.pause = pause
        self.games = games
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.program: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def open(self) -> None:
        """Start the server; return once it can be reached."""
        told = [self.port, self.folder, self.pause, self.ahead, self.mail]
        command = [sys.executable, "-m", "tests.support.web.serving", *map(str, told)]
        command += [self.games] if self.games else []
        self.program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.program.stdout is not None
        said = self.program.stdout.readline()
        assert "Tongbao is running at" in said, f"the server did not start: {said or self.program.wait()}"

    def kill(self) -> None:
        """End it as a power cut does (SIGKILL)."""
        if self.program is not None:
            self.program.kill()
            self.program.communicate()
            self.program = None


def free_port() -> int:
    """A port of the loopback on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


if __name__ == "__main__":  # its worker processes import this module again, but need no server
    from tests.support.reviewed_games import GLANCE
    from tests.support.web.quick_par import score_of
    from tongbao.server.main.server import serve

    for games in sys.argv[6:]:
        importlib.import_module(games)
    ahead, now = float(sys.argv[4]), time.time
    port, address = int(sys.argv[1]), f"http://127.0.0.1:{sys.argv[1]}"
    settings = ROOMY.but(
        bots={"pause": float(sys.argv[3]), "seconds": 0.5},
        reviews={"depth": to_builtins(GLANCE)},
        absence={"spared": 1},
    )
    as_others = patch("tongbao.server.tournaments.par.NICENESS", 0)
    quick = patch("tongbao.server.tournaments.par.score_of", score_of)
    with as_others, quick, patch("time.time", lambda: now() + ahead):
        serve(port, sys.argv[2], settings, mail=sys.argv[5], address=address, randomness=SameEveryTime())
