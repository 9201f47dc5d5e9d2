"""Help that a newcomer understands."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

import tongbao
from tests.support.command_line import Run
from tongbao.cli.app import app


def all_in(group: Any, *before: str) -> Iterator[tuple[str, ...]]:
    """The words of every command, and of every group of commands."""
    for name, command in group.commands.items():
        yield (*before, name)
        if hasattr(command, "commands"):
            yield from all_in(command, *before, name)


COMMANDS = list(all_in(get_command(app)))


def test_help_lists_the_commands(run: Run) -> None:
    answer = run("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert command[0] in answer.out


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(run: Run, command: tuple[str, ...]) -> None:
    answer = run(*command, "--help")
    assert answer.code == 0
    assert "Usage" in answer.out
    assert answer.err == ""


def test_games_lists_options_and_bots(run: Run) -> None:
    out = run("games").out
    for name, meta in tongbao.GAMES.items():
        assert name in out
        assert all(option.name in out for option in meta.options)
    assert "random" in out


def test_python_dash_m() -> None:
    done = subprocess.run([sys.executable, "-m", "tongbao", "--help"], capture_output=True, text=True)
    assert done.returncode == 0
    assert "Usage" in done.stdout
