"""``tongbao bench``: how fast the games are on this machine."""

import json
import platform
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tongbao
from tongbao.cli.common.arguments import IN_ENGLISH, Json, Players, count_seats, find_game
from tongbao.cli.common.console import progress
from tongbao.lab.bench import LIVE_GAMES, Bench
from tongbao.lab.bench import bench as measure


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")] = next(iter(tongbao.GAMES)),
    players: Players = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Number of rounds; the median is shown.")] = 7,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Random games per round.")] = 300,
    as_json: Json = False,
) -> None:
    """Measure how fast games are played, copied and imagined, compared with other libraries.

    The others are catanatron and OpenSpiel: `pip install 'tongbao[peers]'`. Times are CPU time on one core.
    """
    meta = find_game(game)
    with progress("rounds", rounds, hidden=as_json) as watch:
        result = measure(game, count_seats(meta, players), rounds, games, watch)
    if as_json:
        print(json.dumps({**result.summary(), "python": platform.python_version(), "machine": platform.machine()}))
    else:
        show(result)


def show(result: Bench) -> None:
    """The result as a table."""
    players = IN_ENGLISH("{n} {n|player|players}", n=result.players)
    title = f"{result.game}, {players}, {tongbao.build()} build, Python {platform.python_version()}"
    table = Table("", "Median", title=title, title_justify="left")
    table.add_column("Ratio", justify="right")
    table.columns[1].justify = "right"
    table.add_row("random play", f"{result.play.median:,.0f} decisions/s", "")
    for pace in result.operations:
        table.add_row(pace.title, f"{pace.median:.2f} µs", "")
    table.add_row(f"{LIVE_GAMES:,} live games", f"{result.megabytes:.0f} MB", "", end_section=True)
    for peer, pace in result.peers:
        name = f"{peer.package} {peer.version()}: {peer.game}, random play"
        table.add_row(name, f"{pace.median:,.0f} decisions/s", f"{result.ratio(pace):,.1f}x")
    console = Console(highlight=False)
    console.print(table)
    missing = sorted({peer.package for peer in result.missing})
    if missing:
        console.print(
            f"Not installed, so not compared: {', '.join(missing)}. To install: pip install 'tongbao[peers]'",
            markup=False,
        )
    else:
        console.print("Ratio: our decisions in the time of one of theirs, measured alternately in one run.")
