"""``tongbao review``: a finished game looked at again, turn by turn and decision by decision."""

import json
import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

import tongbao
from tongbao.bots.hints.explain import explainer_for
from tongbao.cli.common.arguments import Json, read_text
from tongbao.cli.common.console import console_for, progress
from tongbao.cli.common.language import Lang, language_of
from tongbao.cli.play.command import names_of
from tongbao.cli.play.wording import filled, together
from tongbao.languages import Translator
from tongbao.review.crew import make
from tongbao.review.depth import USUAL
from tongbao.review.look import Finding, Phrase
from tongbao.review.report import Account, accounts, reasons, report
from tongbao.review.review import Review
from tongbao.review.sight import Sight

BLOCKS: Final = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    seat: Annotated[int, typer.Option(metavar="N", min=0, help="The seat to review; seats are numbered from 0.")] = 0,
    is_open: Annotated[
        bool, typer.Option("--open", help="Judge with all cards visible, not by what the seat knew.")
    ] = False,
    depth: Annotated[
        int, typer.Option(metavar="N", min=1, max=20, help="How many times more deeply than usual to look.")
    ] = 1,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Number of processes; by default one per processor.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Review a finished game: the chances after every turn, and what would have been better.

    By default, decisions are judged by what the seat knew at the time. With --open, they are judged with all cards
    visible, and what the cards changed is told apart from what the choices changed.
    """
    t = Translator(language_of(lang))
    found = Review(tongbao.Record.of(tongbao.replay(read_text(file))).dumps(), Sight(seat, is_open), USUAL.times(depth))
    with progress(t("decisions"), len(found.forks), hidden=as_json) as bar:
        make(found, lambda now: bar(now.done[0] if now.stage == 1 else len(now.forks)), processes)
    if as_json:
        print(json.dumps(report(found)))
    else:
        Telling(found, file, t).show()


class Telling:
    """A review in words; ``file`` is where its record lies."""

    def __init__(self, found: Review, file: Path, t: Translator) -> None:
        from tongbao.cli.play.table import TableText

        self.file: Final = shlex.quote(str(file))
        self.review: Final = found
        self.t: Final = t
        self.names: Final = names_of(found.walk.end, t)
        self.table: Final = TableText(found.walk.end.setup, self.names, t.language)
        self.console: Final = console_for(t.language)

    def show(self) -> None:
        """The chances, the moments, and what cards and choices changed."""
        seat = self.review.sight.seat
        how = self.t(
            "Review for {player}, with all cards visible."
            if self.review.sight.open
            else "Review for {player}, based on what the seat knew at the time."
        )
        self.console.print(filled(how, player=self.table.seat(seat)))
        self.console.print(self.chart())
        moments = self.review.moments()
        if not moments:
            self.console.print(self.t("A steady game: no decision changed the winning chance by three points or more."))
        for finding in moments:
            self.console.print(self.moment(finding))
        split = accounts(self.review)
        if split:
            self.console.print(self.cards_or_choices(split))

    def chart(self) -> Table:
        """The chance of every seat after every turn."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.t("Turn"), justify="right")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        marks = {finding.turn: f"{points(finding.gain):+d}" for finding in self.review.moments()}
        table.add_column("")
        for turn, (column, chances) in enumerate(zip(self.review.walk.columns, self.review.chances, strict=True)):
            nobody = Text(self.t("everyone at once" if turn else "the start"), "dim")
            whose = self.table.seat(column.seat) if column.seat >= 0 else nobody
            cells = [bar(chance, seat == self.review.sight.seat) for seat, chance in enumerate(chances or [])]
            table.add_row(str(turn), whose, *cells, Text(marks.get(turn, ""), "bold"))
        return table

    def moment(self, finding: Finding) -> Text:
        """The choice of a moment, a better one, and why."""
        played, other = self.called(finding.played.captions), self.called(finding.other.captions)
        t, why = self.t, self.why(finding)
        told = t("Turn {n}, decision {k}:", n=finding.turn, k=finding.number)
        facts = {"n": points(finding.cost if finding.gain < 0 else finding.gain), "m": margin(finding)}
        if finding.gain < 0:
            said = t("you chose {played}; {other} was better, by {n} {n|point|points} (±{m}).", **facts)
        else:
            said = t("a find: {played}, ahead of {other} by {n} {n|point|points} (±{m}).", **facts)
        text = together([Text(told, "dim"), filled(said, played=played, other=other)], t.language)
        if why:
            better = other if finding.gain < 0 else played
            text.append("\n  ").append(filled(t("{choice} leads to {reasons}."), choice=better, reasons=why))
        return text.append(f"\n  tongbao replay {self.file} --step {finding.number}", "dim")

    def why(self, finding: Finding) -> str:
        """The reasons, parted by commas."""
        tell = explainer_for(self.table.setup.meta.name, self.names, self.t.language)
        found = [tell.phrase(reason) for reason in reasons(tell, finding)]
        return tell.listed(found) if found else ""

    def called(self, captions: list[Phrase]) -> Text:
        """The caption of the first choice of a path."""
        phrase = captions[0]
        meta = self.review.walk.record.setup.meta
        text = meta.text(phrase["kind"], phrase["facts"], self.t.language)
        return self.table.said({"text": text, "facts": phrase["facts"]})

    def cards_or_choices(self, split: list[Account]) -> Table:
        """The changes of every seat's chance by cards and by choices."""
        table = Table("", box=None, padding=(0, 2, 0, 0), header_style="dim")
        t = self.t
        for title in (t("Start"), t("dealt\x04Cards"), t("Choices"), t("End")):
            table.add_column(title, justify="right")
        for seat, account in enumerate(split):
            changes = f"{account.cards:+d}", f"{account.choices:+d}"
            table.add_row(self.table.seat(seat), f"{account.first}%", *changes, f"{account.last}%")
        return table


def bar(chance: float, own: bool) -> Text:
    """A chance in percent, with a small bar."""
    block = BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]
    return Text(f"{block} {chance:4.0%}", "bold" if own else "")


def points(change: float) -> int:
    """A change of the chance of winning in points."""
    return round(100 * change)


def margin(finding: Finding) -> int:
    """To how many points the difference is good: two standard errors, and no less than one point."""
    return max(1, round(200 * finding.error))
