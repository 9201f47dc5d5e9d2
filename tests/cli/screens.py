"""A terminal of eighty columns, and what stands on it."""

import io
from typing import Any

from rich.console import Console

from tongbao import Seat
from tongbao.cli.play.terminal import Terminal
from tongbao.testing.scenes import Scene

NAMES = ["Ada", "Bo", "Chen", "Dara", "Emeka"]


def screen() -> tuple[Console, io.StringIO]:
    """A screen of eighty columns, and what is on it."""
    paper = io.StringIO()
    return Console(file=paper, width=80, highlight=False), paper


def shown(scene: Scene[Any], seat: int) -> str:
    """The log, the table and the choices as this seat has them, in one line."""
    console, paper = screen()
    terminal = Terminal(scene.game, NAMES, {}, lambda game: None, console)
    terminal.log(seat, 0)
    console.print(terminal.screen.draw(Seat(scene.game, seat).view()))
    terminal.offer(seat, terminal.screen.arrange(scene.game.choices(seat)))
    assert all(len(line) <= 80 for line in paper.getvalue().splitlines())
    return " ".join(paper.getvalue().split())
