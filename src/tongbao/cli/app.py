"""The command ``tongbao`` and all its subcommands; bad input ends here, in one sentence."""

import sys
from functools import cache
from io import TextIOWrapper
from typing import Any, Final

import typer
from typer.exceptions import Abort, TyperException
from typer.main import get_command

from tongbao.cli.admin.app import admin
from tongbao.cli.commands.backup import backup, restore
from tongbao.cli.commands.balance import balance
from tongbao.cli.commands.bench import bench
from tongbao.cli.commands.bots import bots
from tongbao.cli.commands.games import games
from tongbao.cli.commands.ladder import ladder
from tongbao.cli.commands.ratings import ratings
from tongbao.cli.commands.replay import replay
from tongbao.cli.commands.review import review
from tongbao.cli.commands.serve import serve
from tongbao.cli.commands.simulate import simulate
from tongbao.cli.commands.tournament import tournament
from tongbao.cli.commands.verify import verify
from tongbao.cli.play.command import play

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
COMMANDS: Final = (
    *(serve, bots, play, games, simulate, tournament, balance, ladder, replay, review, bench),
    *(verify, ratings, backup, restore),
)

app = typer.Typer(
    name="tongbao",
    help="Board games of the Silk Road: play them in the browser or in the terminal, and study them.",
    epilog="To begin: `tongbao serve` opens the games in the browser. `tongbao COMMAND --help` explains a command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin, name="admin")


@cache
def program() -> Any:
    """The Click command that ``app`` describes; building it takes as long as a short command itself."""
    return get_command(app)


def main(arguments: list[str] | None = None) -> None:
    """Run one command and leave; whatever is wrong with the input is said in one sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = program()(args=arguments, standalone_mode=False)
    except TyperException as error:
        code = refuse(usage(error))
    except OSError as error:
        code = refuse(f"{error.filename}: {error.strerror}." if error.filename else f"{error}.")
    except ValueError as error:
        code = refuse(str(error))
    except (KeyboardInterrupt, Abort):
        code = INTERRUPTED
    sys.exit(code)


def usage(error: TyperException) -> str:
    """What was wrong with the words of the command, and what is possible."""
    message = error.format_message()
    if message.startswith("No such command"):
        group = error.ctx.command  # type: ignore[attr-defined]
        return f"{message} Commands are: {', '.join(group.commands)}."
    return f"{message} Add --help to see what is possible."


def refuse(sentence: str) -> int:
    """Say it on the error stream; the exit code of bad input."""
    print(sentence, file=sys.stderr)
    return BAD_INPUT
