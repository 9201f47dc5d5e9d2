"""``tongbao balance``: what a game does over thousands of games, and which of its cards stand out."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tongbao.bots import usual_bot
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
    read_contenders,
    read_options,
    read_text,
    require_folder,
)
from tongbao.cli.common.console import progress
from tongbao.cli.common.language import Lang, language_of
from tongbao.engine.meta import BadOption
from tongbao.lab.balance.balance import Watched, watched
from tongbao.lab.balance.report import page, report
from tongbao.lab.balance.watch import Plan, touched_cards
from tongbao.lab.series import Series
from tongbao.lab.workers import Workers, workers

DEFAULT = "default"
"""The name of the cards that come with the game."""


def balance(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="Number of games.")] = 1000,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,C", help="The bots: one for all seats, or one per seat, changing seats from game to game."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    option: Options = None,
    cards: Cards = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Compare with this card file, or with the “default” cards, on the same seeds."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report to this file, as one HTML page.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the counts in a .jsonl file; an interrupted run continues from it."),
    ] = None,
    shuffled: Annotated[
        bool,
        typer.Option("--shuffled", help="Draw the winners by lot, to see what a report finds where there is nothing."),
    ] = False,
    processes: Processes = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how balanced a game is, and how each card affects the winning chance.

    Only cards that come to a seat by chance are counted, never what a player chose. For example:
    `tongbao balance xanadu --games 20000 --out report.html`, or with your own cards
    `tongbao balance xanadu --cards mine.toml --against default --out report.html`
    """
    meta = find_game(game)
    require_folder(out)
    seats = count_seats(meta, players)
    names = read_contenders(bots or usual_bot(game), game, seats)
    options = read_options(meta, option)

    def series(text: str | None) -> Series:
        return Series(game, seats, names, seed, options, text, rotate=True)

    mine = series(read_text(cards) if cards else None)
    crew = workers(processes, ray)
    if against is None:
        plan = Plan(mine, shuffled=shuffled)
        done = run(plan, games, crew, keep, as_json)
        found, is_whole = report(done.run), done.is_whole
    else:
        other = series(None if against == DEFAULT else read_text(Path(against)))
        if other.cards == mine.cards:
            raise BadOption("--against needs other cards to compare with; name yours with --cards mine.toml")
        focus = touched_cards(mine, other)
        done = run(Plan(mine, focus, shuffled), games, crew, keep, as_json)
        theirs = run(Plan(other, focus, shuffled), games, crew, beside(keep), as_json) if done.is_whole else None
        found = report(done.run, theirs.run if theirs is not None else None)
        is_whole = theirs is not None and theirs.is_whole
    if out is not None:
        out.write_text(page(found, language_of(lang)), "utf-8")
    if as_json:
        print(json.dumps(found))
    else:
        show(found, out)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def run(plan: Plan, games: int, crew: Workers, keep: Path | None, hidden: bool) -> Watched:
    """Watch the games of a plan, and show how far it is."""
    with progress("games", games, hidden=hidden) as watch:
        return watched(plan, games, crew, keep, watch)


def beside(keep: Path | None) -> Path | None:
    """The file in which the games with the other cards are kept."""
    return None if keep is None else keep.with_name(f"{keep.stem}-against{keep.suffix}")


def show(found: dict[str, Any], out: Path | None) -> None:
    """The report in short: seats, lengths, and what stands out."""
    console = Console(highlight=False)
    console.print(f"{found['title']}: {found['games']:,} games, and {found['experiments']:,} experiments.")
    table = Table("Place in turn order", "Games won", "Mean score")
    for place, seat in enumerate(found["seats"], 1):
        table.add_row(str(place), f"{told(seat['share'])}%", f"{seat['points']:.1f}")
    console.print(table)
    console.print(
        f"{told(found['rounds']['mean'])} rounds; winning margin {told(found['margin']['mean'])} points; "
        f"{told(found['stakes']['one'])}% of decisions change the winning chance by a point or more."
    )
    show_points(console, found)
    named = [piece for piece in found["pieces"] if piece["named"]]
    if named:
        table = Table("Noteworthy", "Effect", "Used", "Why")
        for piece in named:
            used = "" if piece["used"] is None else f"{piece['used']:.0f}%"
            why = [f"dominated by {piece['better']['en']}" if name == "dominated" else name for name in piece["named"]]
            table.add_row(piece["names"]["en"], told(piece["effect"]), used, ", ".join(why))
        console.print(table)
    else:
        console.print("No card stands out.")
    if out is not None:
        console.print(f"The full report is in {out}.")


def show_points(console: Console, found: dict[str, Any]) -> None:
    """Where points came from, how often who was behind has won, and how often each market was used."""
    if found["sources"]:
        places = [f"Place {place}" for place, _ in enumerate(found["seats"], 1)]
        table = Table("Source of points", *places, "Of all points", "Main source of winners")
        for source in found["sources"]:
            points = [f"{points:.1f}" for points in source["points"]]
            table.add_row(source["names"]["en"], *points, f"{told(source['share'])}%", f"{told(source['main'])}%")
        console.print(table)
    if found["comeback"]:
        console.print(f"{told(found['comeback'])}% of winners were behind halfway through the game.")
    if found["markets"]:
        uses = ", ".join([f"{market['names']['en']} {market['a_game']:.1f}" for market in found["markets"]["uses"]])
        console.print(
            f"Deals per game: {uses}. {told(found['markets']['several'])}% of players dealt with at least two markets."
        )


def told(estimate: dict[str, float] | None) -> str:
    """A number with half the width of its interval."""
    return "" if estimate is None else f"{estimate['value']:.1f} ± {estimate['error']:.1f}"
