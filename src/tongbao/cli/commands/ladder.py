"""``tongbao ladder``: how strong the players are, by playing each against each."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tongbao.bots import levels_for
from tongbao.cli.common.arguments import GameName, Json, find_game, require_folder
from tongbao.lab.contenders import contender


def ladder(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="N", min=2, help="Number of games for each pair.")
    ] = 40,
    players: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B", help="The bots: levels, or such as master@100ms; by default all levels."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed deals the same cards.")] = 0,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Number of processes; by default one per core.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the ladder to this file, as the site reads it.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Run a round robin between the levels of a game, and rate them.

    Every deal is played twice, with the seats swapped. Ratings are Elo points; the Merchant is set at 1500.
    For example: `tongbao ladder xanadu --games 100 --bots novice,apprentice,greedy,adept,master@100ms`
    """
    from tongbao.lab.ladder import Ladder, climb

    find_game(game)
    require_folder(write)
    names = (
        players.split(",") if players else [name if name != "master" else "master@2000ms" for name in levels_for(game)]
    )
    for name in names:
        contender(name, 0)
    found = Ladder(game, names, games, seed)
    console = Console(stderr=True, highlight=False)
    climb(found, processes or os.cpu_count() or 1, None if as_json else console.print)
    summary = found.summary()
    if write is not None:
        write.write_text(json.dumps(summary, indent=1) + "\n", "utf-8")
    if as_json:
        print(json.dumps(summary))
        return
    table = Table("Player", "Rating", "95 %", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for rating in found.ratings():
        table.add_row(rating.player, f"{rating.points:.0f}", f"± {rating.error:.0f}")
    Console(highlight=False).print(table)
