"""Where data is kept, and the file of settings: the two options that every command takes which touches data.

The command line wins over the environment, and that over the file.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

if TYPE_CHECKING:
    from tongbao.server.common.config import HostSettings

READ: Final = "tongbao.settings"
"""Where the context of a command keeps which file it has read, and what stands in it."""


def read_config(context: typer.Context, file: Path | None) -> None:
    """Read the file that is named, else the one that is found. Raises BadParameter, BadSettings or OSError."""
    from tongbao.server.common.config import found_file, is_exposed, read_settings

    if file is not None and not file.exists():
        raise typer.BadParameter(f"the file “{file}” doesn’t exist")
    read = file or found_file()
    settings = read_settings(read)
    context.meta[READ] = read, settings
    if read is not None and is_exposed(read, settings):
        typer.echo(
            f"Every user of this machine can read the password in {read}. To stop that, run: chmod o-r {read}", err=True
        )


def settings_of(context: typer.Context) -> "HostSettings":
    """The settings that the file of a command holds."""
    settings: HostSettings = context.meta[READ][1]
    return settings


def is_from_environment(context: Any, name: str) -> bool:
    """True if the value of that parameter was found in a variable of the environment."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "ENVIRONMENT"


def check(context: typer.Context, parameter: str, setting: str, read: Callable[[], object]) -> None:
    """Read a value, and say where it stands if it can’t be read, which is a ValueError. Raises ValueError."""
    try:
        read()
    except ValueError as error:
        option: Any = next(one for one in context.command.params if one.name == parameter)
        source = context.get_parameter_source(parameter)
        if source is not None and source.name in ("ENVIRONMENT", "COMMANDLINE"):
            raise typer.BadParameter(str(error), context, option) from None
        raise ValueError(f"{context.meta[READ][0]}: {setting}: {error}") from None


def place_of(context: typer.Context, given: str) -> str:
    """Where data is kept: the place that is given, else that of the file, else the user's data folder."""
    from tongbao.server.db.urls import data_folder

    return given or settings_of(context).data or str(data_folder())


Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        envvar="TONGBAO_CONFIG",
        metavar="FILE",
        is_eager=True,
        expose_value=False,
        callback=read_config,
        help="The settings file.",
        show_default="tongbao.toml in this folder, or else in /etc",
    ),
]
Data = Annotated[
    str,
    typer.Option(
        "--data",
        "--database",
        envvar="TONGBAO_DATABASE",
        metavar="PLACE",
        callback=place_of,
        help="Where tables are stored: a folder, or a database such as postgresql://user@host/tongbao.",
        show_default="your data folder",
    ),
]


def add_config(group: Any, option: Any) -> None:
    """Let every command of a group that takes ``--data`` take the option ``--config`` too."""
    for command in group.commands.values():
        if hasattr(command, "commands"):
            add_config(command, option)
        else:
            names = [parameter.name for parameter in command.params]
            if "data" in names and option.name not in names:
                command.params.insert(names.index("data") + 1, option)
