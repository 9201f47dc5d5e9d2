"""Choices in the terminal: numbered and in groups as the text table has them, and found by what somebody types."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from tongbao.cli.play.prose import Line
from tongbao.cli.play.wording import is_named
from tongbao.languages import Translator

NUMBER: Final = re.compile(r"(\d+)")


class Offers:
    """Choices of a seat: ``lines`` state the decision and list the choices, each with its number and its code."""

    def __init__(self, lines: Sequence[Line], t: Translator) -> None:
        self.lines: Final = lines
        self.items: Final = [line for line in lines if line.choice]
        self.codes: Final = [line.choice for line in self.items]
        for line in self.items:
            line.note = line.text.plain.find(t(": {note}", note=""))

    def named(self, typed: Sequence[str]) -> list[Line]:
        """The choices that are called so; if none is, those of which something so called is said besides."""
        called = [line for line in self.items if is_named(label_of(line), typed)]
        return called or [line for line in self.items if is_named(line.text.plain, typed)]

    def shown(self, with_codes: bool) -> list[Line]:
        """The lines as they are printed: what differs in a number alone stands side by side."""
        shown: list[Line] = []
        for key, run in groupby(self.lines, key=likeness):
            row = list(run)
            if not key or len(row) == 1:
                shown += [self.single(line, with_codes) for line in row]
            else:
                shown.append(side_by_side(row, with_codes))
        return shown

    def single(self, line: Line, with_codes: bool) -> Line:
        """One line; what is said besides about a choice is dim, and its code stands after it."""
        if not line.choice:
            return line
        text = line.text.copy()
        if line.note >= 0:
            text.stylize("dim", line.note)
        if with_codes:
            text.append(f"  {line.choice}", "dim")
        return Line(sign=line.sign, choice=line.choice, note=line.note, text=text)


def label_of(line: Line) -> str:
    """Label of a choice, without the note that follows it."""
    return line.text.plain if line.note < 0 else line.text.plain[: line.note]


def likeness(line: Line) -> tuple[str, ...]:
    """Words shared by choices that stand side by side; empty for a line that stands alone."""
    pieces = NUMBER.split(line.text.plain)
    if not line.choice or len(pieces) != 3:
        return ()
    return line.choice.split()[0], pieces[0], pieces[2]


def side_by_side(row: Sequence[Line], with_codes: bool) -> Line:
    """Choices that differ in a number, which stands after the number of each."""
    before, _, after = NUMBER.split(row[0].text.plain)
    text = Text(f"{before.rstrip()} …{' ' if after[:1] == ' ' else ''}{after.strip()}" if after else before.rstrip())
    for line in row:
        text.append("  ").append(line.sign.strip(), "bold").append(f"→{NUMBER.split(line.text.plain)[1]}")
    if with_codes:
        text.append(f"  {row[0].choice} … {row[-1].choice}", "dim")
    return Line(sign="  ", text=text)


def listed(found: Sequence[Line]) -> Iterator[Text]:
    """Some choices with their numbers."""
    for line in found:
        yield Text.assemble((line.sign.strip(), "bold"), ": ", line.text)
