"""``tongbao tournament``: bots against each other in all companies."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tongbao.cli.commands.simulate import INTERRUPTED
from tongbao.cli.common.arguments import (
    Cards,
    GameName,
    Json,
    Options,
    Players,
    Processes,
    Ray,
    count_seats,
    find_game,
    read_options,
    read_text,
    require_contender,
)
from tongbao.cli.common.console import progress
from tongbao.lab import tournament as lab
from tongbao.lab.rows import Rows
from tongbao.lab.series import Played
from tongbao.lab.workers import workers


def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="The bots: levels, or such as master@100ms.")
    ] = "random,greedy,adept",
    players: Players = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals", "-d", metavar="N", min=1, help="Deals per group of bots; each is played once per seat."
        ),
    ] = 50,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    option: Options = None,
    cards: Cards = None,
    processes: Processes = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Save the games here, one file per group; an interrupted run continues from it."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Run a round robin between bots and show who finishes ahead of whom.

    Every group of bots plays the same deals, each of them once per seat. For example:
    `tongbao tournament xanadu --players 3 --bots greedy,apprentice,adept,judged`
    """
    meta = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        require_contender(name, game)
    wish = lab.Tournament(
        game,
        count_seats(meta, players),
        names,
        deals,
        seed,
        read_options(meta, option),
        read_text(cards) if cards else None,
    )
    total = len(wish.companies()) * deals * wish.players
    crew = workers(processes, ray)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    rows = None if out is None else lambda number: Rows(out / f"{number}.jsonl", Played)
    with progress("games", total, hidden=as_json) as watch:
        table = lab.hold(wish, crew, rows, watch)
    if as_json:
        print(json.dumps(table.summary()))
    else:
        show(table, total)
    if not table.is_whole:
        raise typer.Exit(INTERRUPTED)


def show(table: lab.Table, total: int) -> None:
    """The standings, and how often each finishes before each."""
    names = [standing.bot for standing in table.ranking()]
    drawn = Table("Bot", "Games", "Won", "Place", "Margin", *[f"ahead of {name}" for name in names])
    for column in drawn.columns[1:]:
        column.justify = "right"
    for standing in table.ranking():
        told = standing.summary()
        shares = [
            f"{table.before[standing.bot][name] / table.met[standing.bot][name]:.0%}"
            if name in table.met.get(standing.bot, {})
            else ""
            for name in names
        ]
        won = f"{standing.win:.1%} ± {standing.error:.1%}"
        drawn.add_row(
            standing.bot, f"{standing.games:,}", won, f"{told['place']:.2f}", f"{told['margin']:+.1f}", *shares
        )
    console = Console(highlight=False)
    console.print(drawn)
    if not table.is_whole:
        console.print(f"Stopped after {table.games:,} of {total:,} games; the games played so far count.")
