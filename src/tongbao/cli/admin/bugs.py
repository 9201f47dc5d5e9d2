"""``tongbao admin bugs``: what people have reported as wrong at their tables: list, show, open, export, drop."""

import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from tongbao.cli.admin.desk import By, Desk, group, print_json
from tongbao.cli.common.arguments import Json, read_text
from tongbao.cli.common.console import console_for
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang, language_of
from tongbao.cli.play.command import seat_names
from tongbao.languages import Translator
from tongbao.testing.bugs import Bug, bug_in

LINES: Final = 12
"""So many of the latest lines of the chronicle are shown."""
LONGEST_LINE: Final = 60
"""So much of what somebody wrote stands in the list."""
Name = Annotated[str, typer.Argument(metavar="NUMBER", help="The number of a report, or a file written by `export`.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a report, as shown by `list`.")]

bugs: Final = group("See the problems people have reported at their tables, and turn them into tests.")


@bugs.command("list")
def list_bugs(data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """List all reports, newest first."""
    from tongbao.server.services.bug_reports import list_of

    desk = Desk(data, lang)
    found = desk.ask(list_of)
    if as_json:
        print_json(found)
        return
    for one in found:
        said = " ".join(one["words"].split())
        short = said if len(said) <= LONGEST_LINE else said[: LONGEST_LINE - 1] + "…"
        print(f"{one['bug']:4}  {desk.moment(one['at'])}  {one['table']} ({one['game']}): {short}")
    print(desk.t("Problem reports: {n}.", n=len(found)))


@bugs.command("show")
def show_bug(
    name: Name,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show one report: its text, and the table as the reporter saw it."""
    bug = bug_named(name, Desk(data, lang))
    if as_json:
        print_json(bug.fields)
    else:
        draw(bug, Translator(language_of(lang)))


@bugs.command("open")
def open_report(
    name: Name,
    data: Data = "",
    port: Annotated[int, typer.Option(metavar="PORT", help="The port for the browser; 0 picks a free one.")] = 0,
    lang: Lang = None,
) -> None:
    """Open one report in a browser, with the table as the reporter saw it. Stop with Ctrl+C.

    Whatever the reporter didn’t know is dealt again at random, unless the report contains a record. You can play on.
    """
    from tongbao.server.main.bug_playback import open_bug

    bug = bug_named(name, Desk(data, lang))
    with suppress(KeyboardInterrupt):
        open_bug(bug, port)


@bugs.command("export")
def export_bug(
    number: Number,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="The folder to write the test in.")],
    data: Data = "",
    full: Annotated[
        bool,
        typer.Option("--full", help="Include the whole game record, with hidden cards and the secret of the shuffles."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Write a report as a ready-to-run pytest test.

    It contains only what the reporter saw, so it is safe to share. With --full, it replays the game record from the
    database up to the decision at which the problem was reported.
    """
    from tongbao.server.db.database import Database
    from tongbao.server.services.bug_reports import record_at, report_with, written

    desk = Desk(data, lang)
    row, record, over = row_of(number, desk), None, True
    if full:
        with closing(Database(desk.place, only_reads=True)) as database:
            record, over = record_at(database, row.match_id, row.rows)
    if not over:
        print(
            desk.t(
                "This game is still in progress: this export contains its secret and all hidden cards. Don’t give "
                "it to anyone."
            ),
            file=sys.stderr,
        )
    for file in written(report_with(row, record), to):
        print(file)


@bugs.command("drop")
def drop_bug(number: Number, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Delete one report permanently."""
    from tongbao.server.accounts.moderation import DROP
    from tongbao.server.services.bug_reports import dropped

    desk = Desk(data, lang, by)
    row_of(number, desk)
    desk.do(dropped(number), DROP, str(number))
    print(desk.t("Report {n} has been deleted.", n=number))


def bug_named(name: str, desk: Desk) -> Bug:
    """The report of that number, or in that file. Raises ValueError, OSError or BadRecord."""
    from tongbao.server.services.bug_reports import report_with

    return Bug(report_with(row_of(int(name), desk))) if name.isdecimal() else bug_in(read_text(Path(name)))


def row_of(number: int, desk: Desk) -> Any:
    """The report of that number. Raises ValueError if there is none."""
    from tongbao.server.services.bug_reports import bug_of

    row = desk.ask(lambda connection: bug_of(connection, number))
    if row is None:
        raise ValueError(desk.t("There is no report {n}; `tongbao admin bugs list` shows them all.", n=number))
    return row


def draw(bug: Bug, t: Translator) -> None:
    """The message, the end of the chronicle, the table, and what its reporter could choose."""
    from tongbao.cli.play.table import TableText, spread

    setup, fields, console = bug.setup(), bug.fields, console_for(t.language)
    names = seat_names(setup.players, [], "", t)
    table = TableText(setup, names, t.language)
    console.print(Text(str(fields.get("words", ""))))
    console.print()
    for line in fields.get("log", [])[-LINES:]:
        phrase = {"text": setup.meta.text(line["kind"], line["facts"], t.language), "facts": line["facts"]}
        console.print(Text(f"{line['n']:4} ", "dim").append(table.said(phrase)))
    console.print()
    console.print(*spread(table.look(fields["view"], bug.seat)), sep="", end="")
    who = t("a spectator") if bug.seat < 0 else names[bug.seat]
    console.print(
        t("The table as {player} saw it after {n} {n|decision|decisions}.", player=who, n=fields["decisions"])
    )
    if fields["choices"]:
        console.print(Text(t("Possible choices: {choices}.", choices=", ".join(fields["choices"]))))
