"""Prose: the HTML of the text table as lines for a terminal, each wrapped under its own beginning."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

from tongbao.cli.play.wording import seat_name
from tongbao.server.rendering.macros import MARK

BLANKS: Final = re.compile(r"[ \t\r\n\f]+")
"""White space that HTML collapses to one space; a no-break space isn't part of it."""
HEADINGS: Final = {"h1": 1, "h2": 2, "h3": 3, "h4": 4}
STYLES: Final = {"b": "bold", "q": "bold", "i": "dim", "dt": "dim", "th": "dim"}
SILENT: Final = frozenset({"a", "svg", "script", "label"})
"""Elements of which a terminal says nothing: they lead elsewhere, or are pictures."""
VOID: Final = frozenset({"input", "br", "img", "hr", "use", "path"})
UNPARTED: Final = " ，。、：；！？）"
"""Signs after which no blank is needed."""
BULLET: Final = "•"
LEVELS: Final = {1: "bold", 2: "bold reverse", 3: "bold underline", 4: ""}
STEP: Final = 2
"""Columns by which an inner list stands further in."""


@dataclass(eq=False)
class Line:
    """A heading, a paragraph or an item of a list.

    ``level`` is that of a heading, 0 for all else; ``part`` the id of the heading above, ``name`` what an item tells
    of, ``choice`` the code of the choice that it offers. A ``closed`` line is what the page shows only to who opens it,
    such as all that is printed on a card. From ``note`` on a short line may be cut, where that is not -1.
    """

    text: Text = field(default_factory=Text)
    level: int = 0
    indent: int = 0
    sign: str = ""
    part: str = ""
    name: str = ""
    choice: str = ""
    closed: bool = False
    note: int = -1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        before = " " * self.indent + (f"{self.sign} " if self.sign else "")
        before = before if len(before) < options.max_width // 2 else f"{self.sign} ".lstrip()
        width = max(1, options.max_width - len(before))
        narrow = options.update(width=width, height=None)
        for number, line in enumerate(console.render_lines(self.text, narrow, pad=False)):
            yield Segment(" " * len(before) if number else before, console.get_style("bold" if self.choice else "none"))
            yield from line
            yield Segment.line()


class Reader(HTMLParser):
    """Parser that reads a section's HTML into ``lines``; ``names`` are put where their places are."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names: Final = names
        self.lines: list[Line] = []
        self.line: Line | None = None
        self.part = ""
        self.level = 0
        self.open: list[str] = []
        self.signs: list[str] = []
        self.styles: list[str] = []
        self.silent = 0
        self.closed = 0
        self.blank = False

    def begin(self, level: int = 0, sign: str = "") -> None:
        """Begin a line."""
        self.level = level or self.level
        indent = STEP * max(0, len(self.signs) - (self.level < 4))
        self.line = Line(level=level, sign=sign, indent=indent, part=self.part, closed=self.closed > 0)
        self.lines.append(self.line)
        self.blank = False

    def is_inline(self) -> bool:
        """Whether all stands in one line here: in a cell, and in lists within a row."""
        return any(tag in ("td", "th", "row", "article") for tag in self.open)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        attributes = {name: value or "" for name, value in attrs}
        classes = attributes.get("class", "").split()
        if tag == "ul" and "row" in classes:
            tag = "row"
        self.open.append(tag)
        self.styles.append(STYLES.get(tag, ""))
        is_hidden = attributes.get("aria-hidden") == "true" or not {"printed", "sr"}.isdisjoint(classes)
        if self.silent or is_hidden or tag in SILENT:
            self.silent += 1
        elif tag == "details" and self.line is None:
            self.begin()
        elif "aria-label" in attributes and tag == "i":
            self.handle_data(attributes["aria-label"])
            self.silent += 1
        elif self.is_inline():
            self.separate(tag)
        elif tag in HEADINGS:
            self.part = attributes.get("id", "") if tag == "h2" else self.part
            self.begin(level=HEADINGS[tag])
        elif tag in ("p", "dt", "tr"):
            self.begin(sign=BULLET if tag == "tr" else "")
        elif tag in ("ul", "ol", "dl", "tbody"):
            self.signs.append(BULLET)
        elif tag == "li":
            value = attributes.get("value", "")
            self.begin(sign=f"{value:>2}" if value else BULLET)
        elif tag == "button" and self.line is not None:
            self.line.choice = attributes.get("data-choice", "")

    def separate(self, tag: str) -> None:
        """Part what stands side by side in one line."""
        if tag in ("li", "td", "dt") and self.line is not None and self.line.text.plain:
            self.add(", ")

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID or not self.open:
            return
        tag = self.open.pop()
        self.styles.pop()
        if self.silent:
            self.silent -= 1
        elif tag == "summary":
            self.closed += 1
        elif tag == "details":
            self.closed -= 1
        elif tag == "dt" and not self.is_inline():
            self.add(": ")
        elif not self.is_inline():
            if tag in ("ul", "ol", "dl", "tbody"):
                self.signs.pop()
                if self.lines and self.lines[-1].level and tag != "tbody":
                    self.lines.pop()
            if tag in ("p", "li", "dd", "tr", "section", "div", *HEADINGS):
                self.line = None

    def handle_data(self, data: str) -> None:
        said = BLANKS.sub(" ", data)
        if self.silent or not said:
            return
        if said == " " or said.startswith(" "):
            self.blank = True
        said = said.strip(" ") if said != " " else ""
        if said:
            self.add(said)
            self.blank = data[-1] in " \t\r\n\f"

    def add(self, said: str) -> None:
        """Add words to the line, in the style of the elements around them."""
        if self.line is None:
            self.begin()
        assert self.line is not None
        text, style = self.line.text, next((style for style in reversed(self.styles) if style), "")
        if self.blank and text.plain and text.plain[-1] not in UNPARTED:
            text.append(" ")
        if "b" in self.open and self.line.sign and not self.line.name:
            self.line.name = said
        for number, piece in enumerate(MARK.split(said)):
            if number % 3 == 0:
                text.append(piece, style)
            elif number % 3 == 1:
                text.append(seat_name(int(piece), self.names))
        self.blank = False


def read(html: str, names: Sequence[str]) -> list[Line]:
    """The lines of some HTML that say anything."""
    reader = Reader(names)
    reader.feed(html)
    reader.close()
    lines = [line for line in reader.lines if line.text.plain.strip()]
    for line in lines:
        line.text.rstrip()
        line.text.stylize_before(LEVELS.get(line.level, ""))
        if line.closed:
            line.indent += STEP
            line.text.stylize_before("dim")
    return lines


def sentence(html: str, names: Sequence[str]) -> Text:
    """A phrase in one line."""
    return Text(" ").join([line.text for line in read(html, names)])
