"""``tongbao variants``: variants of a game’s rules side by side, on the same seeds."""

import json
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tongbao.bots import usual_bot
from tongbao.cli.commands.simulate import INTERRUPTED
from tongbao.cli.common.arguments import Json, Processes, Ray, read_contenders, read_text, require_folder
from tongbao.cli.common.console import progress
from tongbao.cli.common.language import Lang, language_of
from tongbao.engine.meta import BadOption
from tongbao.lab.balance.report import page
from tongbao.lab.series import Series
from tongbao.lab.variants.comparison import PAGE, Trial, Tried, compared
from tongbao.lab.variants.variant_file import Study, Variant, read_study
from tongbao.lab.workers import Workers, workers


def variants(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file of variants; docs/lab.md shows one.")],
    games: Annotated[
        int | None, typer.Option("--games", "-g", metavar="N", min=1, help="Number of games per variant.")
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", "-n", metavar="N,M", help="Number of seats, or several numbers.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,C", help="The bots: one for all seats, or one per seat, changing seats from game to game."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed plays the same games.")] = None,
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Play only this variant; can be given more than once.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the table to this file, as one HTML page.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Save the counts in this folder; an interrupted run continues from it."),
    ] = None,
    processes: Processes = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play variants of a game’s rules side by side, and show in one table what each does.

    The file names a game and its variants: other options, other constants or cards of its card file, or another
    version of the rules. Options given here replace those of the file. For example:
    `tongbao variants variants.toml --games 2000 --keep counts`
    """
    require_folder(out)
    language = language_of(lang)
    study = read_study(read_text(file))
    chosen = study.only(only) if only else study.variants
    numbers = read_numbers(players) if players is not None else study.players
    trials = [
        trial(study, variant, seats, bots or study.bots, study.seed if seed is None else seed)
        for seats in numbers
        for variant in chosen
    ]
    if keep is not None:
        require_folder(keep)
        keep.mkdir(exist_ok=True)
    tried = play(trials, games or study.games, workers(processes, ray), keep, as_json)
    shown = [one for one in tried if one.run.sums.games]
    if shown:
        found = compared(shown)
        if out is not None:
            out.write_text(page(found, language, PAGE), "utf-8")
        if as_json:
            print(json.dumps(found))
        else:
            show(found, out)
    if len(tried) < len(trials) or not tried[-1].is_whole:
        raise typer.Exit(INTERRUPTED)


def read_numbers(text: str) -> list[int]:
    """The numbers in a list such as ``3,4``, each once. Raises BadOption."""
    names = [name.strip() for name in text.split(",")]
    if not all(name.isascii() and name.isdigit() and len(name) < 4 for name in names):
        raise BadOption(f"--players is “{text[:40]}”; give a number of players, or several, such as 3,4.")
    return list(dict.fromkeys([int(name) for name in names]))


def trial(study: Study, variant: Variant, seats: int, bots: str | None, seed: int) -> Trial:
    """A variant with so many players. Raises BadOption or BadCards."""
    names = read_contenders(bots or usual_bot(study.game), study.game, seats)
    series = Series(study.game, seats, names, seed, variant.options, variant.cards, rotate=True, rules=variant.rules)
    return Trial(variant, series)


def play(trials: list[Trial], games: int, crew: Workers, keep: Path | None, hidden: bool) -> list[Tried]:
    """Play one trial after another, and show how far it is; a run that is broken off ends with what there is."""
    tried: list[Tried] = []
    with progress("games", games * len(trials), hidden=hidden) as watch, suppress(KeyboardInterrupt):

        def count(done: int) -> None:
            watch(games * len(tried) + done)

        for one in trials:
            tried.append(one.play(games, crew, keep, count))
            if not tried[-1].is_whole:
                break
    return tried


def show(found: dict[str, Any], out: Path | None) -> None:
    """A column for each variant, a row for each measure; what surely differs from the first variant has an asterisk."""
    columns = found["variants"]
    is_mixed = len({one["players"] for one in columns}) > 1
    table = Table("", *[f"{one['name']}\n{one['players']} players" if is_mixed else one["name"] for one in columns])
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row("Games", *[f"{one['games']:,}" for one in columns])
    for group, rows in groupby(found["measures"], key=lambda row: str(row["group"])):
        if group:
            table.add_section()
            table.add_row(group)
        for row in rows:
            cells = [told(one["measures"].get(row["measure"])) for one in columns]
            table.add_row(f"  {row['title']}" if group else row["title"], *cells)
    console = wide_enough(table)
    console.print(f"{found['title']}, {said(columns)}, seed {found['seed']}; with 95% intervals.")
    console.print(table)
    if any(measure["surely"] for one in columns for measure in one["measures"].values()):
        console.print("* Differs from the first variant by more than chance explains.")
    if out is not None:
        console.print(f"The page is in {out}.")


def wide_enough(table: Table) -> Console:
    """The terminal; or, where the output goes into a file, one on which every cell has a line."""
    console = Console(highlight=False)
    if console.is_terminal:
        return console
    return Console(highlight=False, width=max(console.width, Console(width=10_000).measure(table).maximum))


def said(columns: list[dict[str, Any]]) -> str:
    """The numbers of players and the bots, in words."""
    numbers = " or ".join(dict.fromkeys([str(one["players"]) for one in columns]))
    bots = ", ".join(dict.fromkeys([bot for one in columns for bot in one["bots"]]))
    return f"{numbers} {'player' if numbers == '1' else 'players'}: {bots}"


def told(measure: dict[str, Any] | None) -> str:
    """A measure with half the width of its interval."""
    if measure is None:
        return "–"
    return f"{measure['value']:.1f} ± {measure['error']:.1f}{'*' if measure['surely'] else ' '}"
