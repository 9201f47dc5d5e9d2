"""The command ``tongbao`` and all its subcommands; bad input ends here, in one sentence."""

import platform
import sys
from functools import cache
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer import BadParameter
from typer.exceptions import Abort, TyperException
from typer.main import get_command

import tongbao
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
from tongbao.cli.commands.variants import variants
from tongbao.cli.commands.verify import verify
from tongbao.cli.common.data import add_config, is_from_environment
from tongbao.cli.play.command import play
from tongbao.languages.catalogue import ELSEWHERE, WRONG

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
COMMANDS: Final = (
    *(serve, bots, play, games, simulate, tournament, balance, variants, ladder, replay, review, bench),
    *(verify, ratings, backup, restore),
)


def print_version(is_wished: bool) -> None:
    """Print which version this is, of which build, and which tables it keeps, and leave."""
    if is_wished:
        from tongbao.server.db.migrations import HEAD

        python = f"Python {platform.python_version()}"
        print(f"Tongbao {tongbao.__version__}, {tongbao.build()} build, tables {HEAD}, {python}")
        raise typer.Exit


app = typer.Typer(
    name="tongbao",
    help="Board games of the Silk Road: play them in the browser or the terminal, and study them.",
    epilog="To get started, run `tongbao serve` to play in the browser. `tongbao COMMAND --help` explains a command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin, name="admin")


@app.callback()
def tongbao_itself(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=print_version, help="Print the version and exit.")
    ] = False,
) -> None:
    """Board games of the Silk Road: play them in the browser or the terminal, and study them."""


@cache
def program() -> Any:
    """The Click command that ``app`` describes; building it takes as long as a short command itself."""
    built: Any = get_command(app)
    add_config(built, next(option for option in built.commands["serve"].params if option.name == "config"))
    return built


def main(arguments: list[str] | None = None) -> None:
    """Run one command and leave; whatever is wrong with the input is said in one sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if WRONG:
        sys.exit(refuse(f"The environment variable {ELSEWHERE} can’t be used: {worded(WRONG)}"))
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
    """Error in the arguments of a command or in an environment variable; the message says what is possible."""
    if isinstance(error, BadParameter) and error.ctx is not None and error.param is not None:
        if is_from_environment(error.ctx, error.param.name):
            return f"The environment variable {error.param.envvar} can’t be used: {worded(error.message)}"
        if error.param.envvar and error.param_hint is None:
            error.param_hint = " / ".join(f"'{name}'" for name in error.param.opts)
    message = error.format_message()
    if message.startswith("No such command"):
        group = error.ctx.command  # type: ignore[attr-defined]
        return f"{message} Choose one of: {', '.join(group.commands)}."
    return f"{message} Add --help to see what is possible."


def worded(reason: str) -> str:
    """A reason as the end of a sentence."""
    reason = reason.removeprefix("Value error, ").rstrip(".")
    return f"{reason[:1].lower()}{reason[1:]}."


def refuse(sentence: str) -> int:
    """Say it on the error stream; the exit code of bad input."""
    print(sentence, file=sys.stderr)
    return BAD_INPUT
