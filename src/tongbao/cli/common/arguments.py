"""Arguments and options of the command line, checked: names of games, bots and options, and files."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

import tongbao
from tongbao.bots import BOTS, bots_for
from tongbao.engine.meta import BadOption, Meta
from tongbao.lab.contenders import contender
from tongbao.languages import ENGLISH, Translator

IN_ENGLISH: Final = Translator(ENGLISH)
LARGEST_FILE: Final = 4 * 1024 * 1024
"""Bytes; card files and records are far smaller."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; `tongbao games` lists them all.")]
Players = Annotated[
    int | None,
    typer.Option("--players", "-n", metavar="N", help="Number of seats; by default the game’s usual number."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; can be given more than once."),
]
Cards = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Your own card file, to use instead of the usual deck.")
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", metavar="N", min=1, help="Number of processes; by default one per processor."),
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Run on this Ray cluster; “local” starts one on this machine. The same seed plays the same games.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def count_seats(meta: Meta[Any], players: int | None) -> int:
    """So many seats as were asked for, or as are usual for the game."""
    return meta.usual_players if players is None else players


def find_game(name: str, t: Translator = IN_ENGLISH) -> Meta[Any]:
    """The game of that name. Raises BadOption, naming those that exist."""
    if name not in tongbao.GAMES:
        raise BadOption(
            t("There is no game “{name}”; choose one of: {games}.", games=", ".join(tongbao.GAMES), name=name)
        )
    return tongbao.GAMES[name]


def read_bots(text: str, game: str, t: Translator = IN_ENGLISH) -> list[str]:
    """The names in a list such as ``greedy,random``. Raises BadOption, naming those that play the game."""
    names, possible = [name.strip() for name in text.split(",")], bots_for(game)
    for name in names:
        if name not in possible:
            told = t(
                "There is no bot “{name}” for {game}; choose one of: {bots}.",
                game=game,
                bots=", ".join(possible),
                name=name,
            )
            raise BadOption(told)
    return names


def read_contenders(text: str, game: str, seats: int) -> list[str]:
    """Players by name, one a seat: what is named once takes all seats. Raises BadOption, naming those there are."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        require_contender(name, game)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption(f"There are {seats} seats and {len(names)} bots; name one bot per seat, or one for all.")
    return names


def require_contender(name: str, game: str) -> None:
    """Check that there is such a player, with how long it thinks if it is one that does. Raises BadOption."""
    try:
        contender(name, 0)
    except BadOption:
        if "@" not in name:
            read_bots(name, game)
        raise
    if name in BOTS:
        read_bots(name, game)


def read_options(meta: Meta[Any], assignments: list[str] | None, t: Translator = IN_ENGLISH) -> dict[str, str]:
    """The options in a list such as ``edition=online``; whether they exist the game itself knows. Raises BadOption."""
    options = {}
    for assignment in assignments or []:
        name, equals, value = assignment.partition("=")
        if not equals:
            example = f"{meta.options[0].name}={meta.options[0].values[-1]}"
            raise BadOption(
                t(
                    "“{wish}” must be the name of an option and a value, such as {example}.",
                    example=example,
                    wish=assignment,
                )
            )
        options[name.strip()] = value.strip()
    return options


def require_folder(path: Path | None) -> None:
    """Check, before a long run, that what it finds can be written there in the end. Raises BadOption."""
    if path is not None and not path.parent.is_dir():
        raise BadOption(f"There is no folder “{path.parent}” to write {path.name} in.")


def read_text(path: Path) -> str:
    """The text of a file. Raises OSError or ValueError."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ValueError(f"{path} is too large: the limit is {LARGEST_FILE // 1024:,} KB.")
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ValueError(f"{path} isn’t a UTF-8 text file.") from None
