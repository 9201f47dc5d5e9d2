"""``tongbao replay``: a saved game, walked through in words; with ``--verify`` its luck is checked."""

import json
import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

import tongbao
from tongbao.cli.common.arguments import Json, read_text
from tongbao.cli.common.console import console_for
from tongbao.cli.common.language import Lang, language_of
from tongbao.cli.play.command import names_of
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.draws import noted
from tongbao.engine.game import Game
from tongbao.engine.luck import commitment
from tongbao.engine.record import BadRecord, Record, read_record
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
        bool, typer.Option("--verify", help="Check the luck: the secret, and that it deals this very game.")
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="With --verify: the fingerprint promised before the deal."),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write one row per decision to a .jsonl or .parquet file."),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Step through a saved game: what everyone could see, line by line.

    With --step, the table is shown as it was then; with --json, only the final state of the game. With --verify, only
    the luck is checked; the exit code is 1 if something doesn’t fit. If a .jsonl or .parquet file holds many games,
    --verify replays each of them.
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
        raise ValueError(t("--commitment only works together with --verify."))
    if verify:
        if not verified(read_record(read_text(file), tongbao.GAMES), commitment, as_json, t):
            raise typer.Exit(WRONG)
        return
    record = tongbao.Record.of(tongbao.replay(read_text(file)))
    decisions = len(record.choices)
    last = decisions if step is None else step
    if last > decisions:
        raise ValueError(t("The game has {n} {n|decision|decisions}; --step can be from 0 to {n}.", n=decisions))
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
            t(
                "{file} holds many games; use --verify to replay them, or --export to write out their decisions.",
                file=file,
            )
        )
    right, wrong = corpus.verify(file)
    if as_json:
        print(json.dumps({"right": right, "wrong": wrong}))
    else:
        print(t("{n} {n|game|games} replayed as recorded.", n=right))
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
        console.print(t("After {n} {n|decision|decisions}, the game isn’t over.", n=game.decisions))


PRINT: Final = re.compile("[0-9a-f]{64}")
"""A fingerprint: a SHA-256 in hexadecimal."""


def verified(record: Record, promised: str | None, as_json: bool, t: Translator) -> bool:
    """Say what fits and what doesn't; whether all of it fits.

    Raises ValueError if ``promised`` is no fingerprint, BadRecord if the record has no secret.
    """
    if promised is not None and not PRINT.fullmatch(promised.lower()):
        raise ValueError(t("A fingerprint must have 64 hexadecimal digits."))
    secret = record.origin.get("secret")
    if not isinstance(secret, str):
        raise BadRecord(t("This record was dealt from a seed and has no secret, so there is no promise to check."))
    record.luck()
    found = findings(record, secret, promised, t)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(found["said"]))
    return bool(found["fits"])


def findings(record: Record, secret: str, promised: str | None, t: Translator) -> dict[str, Any]:
    """Result of a check, as plain data and as a sentence."""
    own, said = commitment(bytes.fromhex(secret)), list[str]()
    kept = promised is None or promised.lower() == own
    if promised is None:
        said.append(t("The secret has the fingerprint {print}; compare it with the one that was promised.", print=own))
    elif kept:
        said.append(t("The secret has the promised fingerprint."))
    else:
        said.append(t("The secret has the fingerprint {print}, which is NOT the promised one.", print=own))
    found: dict[str, Any] = {"commitment": own, "kept": kept, "choices": len(record.choices), "said": said}
    try:
        luck = noted(record)
    except (BadRecord, IllegalChoice) as error:
        said.append(t("The cards dealt by the secret can NOT have been those of this game."))
        said.append(str(error))
        return found | {"fits": False, "played": False}
    shuffles = sum(bool(draw.before) for draw in luck.draws)
    said.append(
        t(
            "With the cards dealt by the secret and the players’ words, all {n} {n|choice|choices} can be made.",
            n=len(record.choices),
        )
    )
    said.append(
        t(
            "The game used {n} random {n|number|numbers}, for {shuffles} shuffles and {draws} single draws.",
            n=luck.count,
            shuffles=shuffles,
            draws=len(luck.draws) - shuffles,
        )
    )
    return found | {"fits": kept, "played": True, "draws": [draw.as_dict() for draw in luck.draws]}
