"""``tongbao simulate``: many games between bots, and who won."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tongbao
from tongbao.cli.names import (
    Cards,
    GameName,
    Json,
    Options,
    Players,
    count_seats,
    find_game,
    read_bots,
    read_options,
    read_text,
)
from tongbao.cli.progress import progress
from tongbao.engine.meta import BadOption
from tongbao.lab.simulate import Series, Tally
from tongbao.lab.simulate import simulate as play_series


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="One bot a seat, or one for all seats; they keep their seats.")
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    option: Options = None,
    cards: Cards = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count who won.

    For example: `tongbao simulate xanadu --players 3 --games 200 --bots greedy,random,random`
    """
    meta = find_game(game)
    seats = count_seats(meta, players)
    names = read_bots(bots, game)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption(f"There are {seats} seats and {len(names)} bots; name one bot a seat, or one for all.")
    series = Series(game, seats, names, seed, read_options(meta, option), read_text(cards) if cards else None)
    with progress("games", games, hidden=as_json) as watch:
        tally = play_series(series, games, watch)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        show(tally)


def show(tally: Tally) -> None:
    """The result as a table, seat by seat."""
    table = Table("Seat", "Bot", "Games won", "Share", "Mean score")
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, name in enumerate(tally.series.bots):
        wins, mean = float(tally.wins[seat]), tally.points[seat] / tally.games
        table.add_row(str(seat + 1), name, f"{wins:g}", f"{wins / tally.games:.1%}", f"{mean:.1f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{tally.games:,} games, {tally.decisions:,} decisions in {tally.seconds:.2f} s: "
        f"{tally.decisions_per_second:,.0f} decisions/s, {tongbao.build()} build."
    )
