"""A terminal of eighty columns, and what stands on it."""

import io
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from tongbao.cli.play.terminal import Terminal
from tongbao.engine.game import Game
from tongbao.testing.scenes import Scene

NAMES = ["Ada", "Bo", "Chen", "Dara", "Emeka"]


def screen() -> tuple[Console, io.StringIO]:
    """A screen of eighty columns, and what is on it."""
    paper = io.StringIO()
    return Console(file=paper, width=80, highlight=False), paper


def terminal_of(game: Game, console: Console) -> Terminal:
    """A terminal at which all are people."""
    return Terminal(game, NAMES, {}, lambda game: None, console)


def shown(scene: Scene[Any], seat: int, *typed: str) -> str:
    """The log, the table and the choices as this seat has them, then what it is answered, in one line."""
    console, paper = screen()
    terminal = terminal_of(scene.game, console)
    if seat >= 0:
        terminal.told[seat] = 0
        terminal.look(seat)
        for line in typed:
            assert not terminal.obey(seat, line)
    else:
        terminal.sight = terminal.table.sight(scene.game, seat, 0)
        terminal.show()
    assert all(cell_len(line) <= 80 for line in paper.getvalue().splitlines())
    return " ".join(paper.getvalue().split())


def found(game: Game, wish: str) -> str:
    """What is answered to a wish for a card, in one line."""
    console, paper = screen()
    terminal = terminal_of(game, console)
    seat = game.seats_to_act()[0]
    terminal.look(seat)
    paper.truncate(0)
    assert not terminal.obey(seat, f"c {wish}")
    return " ".join(paper.getvalue().replace("\0", "").split())


def ended(game: Game, seat: int) -> str:
    """What stands on the screen when a game is over, in one line."""
    console, paper = screen()
    terminal = terminal_of(game, console)
    terminal.last_person = seat
    terminal.end()
    return " ".join(paper.getvalue().split())
