"""``tongbao simulate``: many games between bots, and who won."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tongbao
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
    read_contenders,
    read_options,
    read_text,
)
from tongbao.cli.common.console import progress
from tongbao.lab.rows import Rows
from tongbao.lab.series import Played, Series
from tongbao.lab.simulate import Tally
from tongbao.lab.simulate import simulate as play_series
from tongbao.lab.workers import workers

INTERRUPTED = 130
"""The exit code where a run was broken off."""


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="Number of games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="One bot per seat, or one for all seats; they keep their seats.")
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    option: Options = None,
    cards: Cards = None,
    processes: Processes = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Save one row per game in a .jsonl or .parquet file; an interrupted run continues from it.",
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="With --out: also save each game’s record, so that it can be replayed.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Play many games between bots, and count who won.

    For example: `tongbao simulate xanadu --players 3 --games 200 --bots greedy,random,random`.
    A corpus: `tongbao simulate xanadu --games 10000 --bots judged --records --out corpus.parquet`.
    Ctrl+C stops the run and keeps the games played so far.
    """
    meta = find_game(game)
    seats = count_seats(meta, players)
    names = read_contenders(bots, game, seats)
    if records and out is None:
        raise ValueError("--records needs --out; name a file, such as --out games.jsonl")
    series = Series(game, seats, names, seed, read_options(meta, option), read_text(cards) if cards else None)
    rows = Rows(out, Played) if out is not None else None
    with progress("games", games, hidden=as_json) as watch:
        tally = play_series(series, games, watch, workers(processes, ray), rows, records)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        show(tally, games)
    if not tally.is_whole:
        raise typer.Exit(INTERRUPTED)


def show(tally: Tally, games: int) -> None:
    """The result as a table, seat by seat."""
    table = Table("Seat", "Bot", "Games won", "Share", "Mean score")
    for column in table.columns[2:]:
        column.justify = "right"
    played = max(1, tally.games)
    for seat, name in enumerate(tally.series.bots):
        wins, mean = float(tally.wins[seat]), tally.points[seat] / played
        table.add_row(str(seat + 1), name, f"{wins:g}", f"{wins / played:.1%}", f"{mean:.1f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{tally.games:,} games, {tally.decisions:,} decisions; {tally.timed:,} of them in {tally.seconds:.2f} s: "
        f"{tally.decisions_per_second:,.0f} decisions/s, {tongbao.build()} build."
    )
    if not tally.is_whole:
        console.print(f"Stopped after {tally.games:,} of {games:,} games; the games played so far are saved.")
