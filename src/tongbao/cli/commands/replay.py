"""``tongbao replay``: a saved game, walked through in words."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

import tongbao
from tongbao.cli.commands.fairness import verified
from tongbao.cli.common.console import console_for
from tongbao.cli.common.language import Lang, language_of
from tongbao.cli.play.command import names_of
from tongbao.cli.play.names import Json, read_text
from tongbao.engine.game import Game
from tongbao.engine.record import read_record
from tongbao.engine.seats import SPECTATOR
from tongbao.lab import corpus
from tongbao.languages import Translator

WRONG: Final = 1
"""The exit code where the luck of a record doesn't fit."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    step: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N decisions and show the table.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check its luck: the secret, and that the game is the one that it deals.")
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="With --verify: the fingerprint promised before the deal."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write a row for each decision into a file .jsonl or .parquet."),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Walk through a saved game: what everybody could see, line by line.

    With --step the table is shown as it stood then; with --json only how the game stands at the end. With --verify
    only its luck is checked; the exit code is 1 if something doesn't fit. Of many games, in a file .jsonl or .parquet,
    --verify plays each again.
    """
    t = Translator(language_of(lang))
    if export is not None:
        told = corpus.export(file, export)
        print(t("{n} {n|decision|decisions} written to {file}.", n=told, file=export))
        return
    if corpus.is_corpus(file):
        check_all(file, verify, as_json, t)
        return
    if commitment is not None and not verify:
        raise ValueError(t("--commitment is for --verify."))
    if verify:
        if not verified(read_record(read_text(file), tongbao.GAMES), commitment, as_json, t):
            raise typer.Exit(WRONG)
        return
    record = tongbao.Record.of(tongbao.replay(read_text(file)))
    decisions = len(record.choices)
    last = decisions if step is None else step
    if last > decisions:
        raise ValueError(t("The game has {n} {n|decision|decisions}; --step can be 0 to {n}.", n=decisions))
    shorter = tongbao.Record(record.setup, record.origin, record.choices[:last])
    game = shorter.play_again(record.luck(), chronicle=True)
    if as_json:
        print(json.dumps(summary(game)))
    else:
        show(game, t, with_table=step is not None)


def check_all(file: Path, verify: bool, as_json: bool, t: Translator) -> None:
    """Play every game of a file again, and say which are wrong. Raises ValueError if that isn't wished."""
    if not verify:
        raise ValueError(
            t("{file} holds many games: --verify plays them again, --export writes their decisions.", file=file)
        )
    right, wrong = corpus.verify(file)
    if as_json:
        print(json.dumps({"right": right, "wrong": wrong}))
    else:
        print(t("{n} {n|game|games} played again as recorded.", n=right))
        for told in wrong:
            print(told)
    if wrong:
        raise typer.Exit(WRONG)


def summary(game: Game) -> dict[str, Any]:
    """How the game stands, as plain data."""
    setup = game.setup
    return {
        "game": setup.meta.name,
        "rules": setup.rules,
        "players": game.players,
        "options": setup.options,
        "seats": setup.names,
        "decisions": game.decisions,
        "over": game.over,
        "scores": game.scores(),
        "places": game.places(),
    }


def show(game: Game, t: Translator, with_table: bool) -> None:
    """The log as everybody may read it, then the table or the result."""
    from tongbao.cli.play.table import TableText, spread

    console = console_for(t.language)
    table, eyes = TableText(game.setup, names_of(game, t), t.language), tongbao.Seat(game, SPECTATOR)
    for phrase in eyes.log(0, t.language):
        console.print(Text(f"{phrase['n']:4} ", "dim").append(table.said(phrase)))
    console.print()
    if with_table:
        console.print(*spread(table.overview(game, SPECTATOR)), sep="", end="")
    if game.over:
        console.print(*table.result(game, SPECTATOR), sep="", end="")
    else:
        console.print(t("After {n} {n|decision|decisions} the game is not over.", n=game.decisions))
