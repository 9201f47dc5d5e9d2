"""Screen of a game in the terminal: where it is shown and typed, line by line or on a screen that stays."""

import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType, Segment
from rich.text import Text

from tongbao.cli.play.prose import Line
from tongbao.languages import Translator


def line_editor() -> Any:
    """GNU Readline, or what takes its place; None where nothing edits lines, or can't be told what is typed already."""
    with suppress(ImportError):
        found = import_module("readline")
        if hasattr(found, "set_pre_input_hook") and hasattr(found, "set_auto_history"):
            return found
    return None


READLINE: Final = line_editor()
MORE: Final = "+"
BACK: Final = "-"
"""Lines that turn the pages of the table."""
KEYS: Final = {r"\e[6~": MORE, r"\e[5~": BACK}
"""Page Down and Page Up, as terminals send them."""
MOST_SAID: Final = 3
"""An answer of more rows stands where the table stood."""
WIDE: Final = 58
"""Columns of text that stand side by side are at least so wide."""
GAP: Final = 2
BETWEEN: Final = " · "
PART: Final = 2
"""The level of the headings of parts."""
NEW_LINE: Final = Control((ControlType.ERASE_IN_LINE, 2), ControlType.CARRIAGE_RETURN)
Row = list[Segment]


class Screen(ABC):
    """The output and the input; ``has_pages`` is True where what is too long can be turned over."""

    has_pages: ClassVar = False

    def __init__(self, console: Console, t: Translator) -> None:
        self.console: Final = console
        self.t: Final = t

    @contextmanager
    def opened(self) -> Iterator[None]:
        """As long as the game is played."""
        yield

    @abstractmethod
    def show(self, table: Sequence[Line], choices: Sequence[Line], again: bool = False) -> None:
        """Show the table and the choices; ``again``: to the person who has just seen them."""

    @abstractmethod
    def tell(self, *answer: RenderableType) -> None:
        """Show an answer to what was typed."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """A line from the keyboard. Raises EOFError."""

    def turn(self, forward: bool) -> bool:
        """Turn a page of the table; False where nothing has pages."""
        return False

    def go_on(self) -> bool:
        """Show what comes next of what is too long; False where nothing is."""
        return False

    def wait(self, said: str) -> None:
        """Say for what the screen waits."""

    def hide(self, asked: Text) -> None:
        """Hide the table from the next player until Enter is pressed."""


class LinePrinter(Screen):
    """Prints line after line, for pipes and for terminals that can do no more."""

    def show(self, table: Sequence[Line], choices: Sequence[Line], again: bool = False) -> None:
        self.console.print()
        for part in spaced([*table, *choices]):
            self.console.print(part, end="\n" if part == "" else "")

    def tell(self, *answer: RenderableType) -> None:
        for part in answer:
            self.console.print(part, markup=False, end="" if isinstance(part, Line) else "\n")

    def read(self, prompt: str) -> str:
        line = self.console.input(Text(prompt)).strip()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def hide(self, asked: Text) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.input(asked.append(" "))


class Resized(Exception):
    """The window has another size; ``typed`` is what stood in the line."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed: Final = typed


class FullScreen(Screen):
    """A screen that stays: the table above, the choices below it, then what was answered, and the line for typing.

    A text without room for it has pages. An answer too long for its place takes that of the table until it is read.
    """

    has_pages: ClassVar = True

    def __init__(self, console: Console, t: Translator, title: str) -> None:
        super().__init__(console, t)
        self.title: Final = title
        self.table: Sequence[Line] = ()
        self.choices: Sequence[Line] = ()
        self.answer: list[RenderableType] = []
        self.page = self.page_of_choices = self.page_of_answer = 0
        self.pages = self.pages_of_choices = 1
        self.pages_of_answer = 0
        self.waits = False

    @contextmanager
    def opened(self) -> Iterator[None]:
        bind_keys()
        with self.console.screen(hide_cursor=False):
            yield

    def show(self, table: Sequence[Line], choices: Sequence[Line], again: bool = False) -> None:
        self.table, self.choices = table, [line for line in choices if line.level != PART]
        self.page = self.page if again else 0
        self.page_of_choices = 0
        self.waits = False

    def tell(self, *answer: RenderableType) -> None:
        self.answer += answer
        self.page_of_answer = 0

    def turn(self, forward: bool) -> bool:
        step = 1 if forward else -1
        if self.pages_of_answer:
            self.page_of_answer = min(max(0, self.page_of_answer + step), self.pages_of_answer - 1)
        else:
            self.page = (self.page + step) % self.pages
        return True

    def go_on(self) -> bool:
        if self.pages_of_answer > self.page_of_answer + 1:
            self.page_of_answer += 1
        elif self.pages_of_answer:
            self.answer = []
        elif self.pages_of_choices > 1:
            self.page_of_choices = (self.page_of_choices + 1) % self.pages_of_choices
        else:
            self.page = (self.page + 1) % self.pages
        return True

    def read(self, prompt: str) -> str:
        typed = ""
        while True:
            self.draw()
            try:
                line = typed_at(prompt, typed).strip()
            except Resized as resized:
                typed = resized.typed
                continue
            if not self.pages_of_answer or line not in ("", MORE, BACK):
                self.answer = []
            return line

    def wait(self, said: str) -> None:
        if not self.waits:
            self.draw()
        self.waits = True
        self.console.print(NEW_LINE, Text(said, "dim", no_wrap=True, overflow="ellipsis"), sep="", end="")

    def hide(self, asked: Text) -> None:
        self.table, self.choices, self.answer = (), (), []
        self.console.clear()
        self.console.print(asked)
        input()

    # What stands where.

    def draw(self) -> None:
        """Draw all but the line for typing."""
        width, height = self.console.size
        said = self.rows(self.answer, width)
        is_long = len(said) > MOST_SAID
        room = max(2, height - 2 - (0 if is_long else len(said)))
        columns = 1 if is_long else max(1, (width + GAP) // (WIDE + GAP))
        wide = (width - GAP * (columns - 1)) // columns
        above = said if is_long else self.rows(spaced(packed(self.table, wide)), wide)
        needed = -(-len(above) // columns)
        below = self.below(width, max(room // 2, room - needed))
        stacks = stacked(above, max(1, room - len(below)))
        pages = max(1, -(-len(stacks) // columns))
        if is_long:
            self.pages_of_answer, place = pages, min(self.page_of_answer, pages - 1)
        else:
            self.pages_of_answer, self.pages = 0, pages
            self.page = place = min(self.page, pages - 1)
        upper = beside(stacks[place * columns :][:columns], max(1, room - len(below)), wide)
        drawn = [*upper, self.rule(place, pages, is_long), *below, *([] if is_long else said)]
        whole = [Segment.line() if part is None else part for row in drawn for part in (*row, None)]
        self.console.print(Control.home(), Control.clear(), Rows(whole), sep="", end="")

    def below(self, width: int, most: int) -> list[Row]:
        """The choices in so many rows: whole, else with what is said besides in a row at most, else on pages."""
        rows = self.rows(self.choices, width)
        if len(rows) > most:
            rows = [row for line in self.choices for row in self.short(line, width)]
        if len(rows) <= most:
            self.pages_of_choices = 1
            return rows
        each = max(1, most - 1)
        self.pages_of_choices = -(-len(rows) // each)
        self.page_of_choices = min(self.page_of_choices, self.pages_of_choices - 1)
        first = self.page_of_choices * each
        mark = self.t("choices, page {n} of {m}: Enter for more", n=self.page_of_choices + 1, m=self.pages_of_choices)
        return [*rows[first : first + each], *self.rows([Text(mark, "dim", no_wrap=True, overflow="ellipsis")], width)]

    def short(self, line: Line, width: int) -> list[Row]:
        """The rows of a line without those that hold nothing but what is said besides."""
        rows = self.rows([line], width)
        if line.note < 0:
            return rows
        label = Line(sign=line.sign, choice=line.choice, text=line.text[: line.note + 1])
        kept = rows[: len(self.rows([label], width))]
        if len(kept) < len(rows):
            kept[-1] = [*Segment.adjust_line_length(kept[-1], width - 1), Segment("…")]
        return kept

    def rule(self, place: int, pages: int, is_long: bool) -> Row:
        """The line between table and choices: the game, and how to turn the pages."""
        said, numbers = self.title, {"n": place + 1, "m": pages}
        if is_long:
            said = BETWEEN.join([self.t("page {n} of {m}: Enter for more", **numbers), said])
        elif pages > 1:
            said = BETWEEN.join([self.t("page {n} of {m}: + and -", **numbers), said])
        return self.rows([Rule(Text(said, "dim"), style="dim", align="left")], self.console.width)[0]

    def rows(self, parts: Sequence[RenderableType], width: int) -> list[Row]:
        """The picture, row by row."""
        if not parts:
            return []
        return self.console.render_lines(Group(*parts), self.console.options.update(width=width, height=None))


class Rows:
    """Rows that are drawn already."""

    def __init__(self, segments: Sequence[Segment]) -> None:
        self.segments: Final = segments

    def __rich_console__(self, console: Console, options: Any) -> Iterator[Segment]:
        yield from self.segments


def spaced(lines: Sequence[Line]) -> list[RenderableType]:
    """Lines with a blank one before each heading of a part."""
    found: list[RenderableType] = []
    for line in lines:
        if line.level == PART and found:
            found.append("")
        found.append(line)
    return found


def packed(lines: Sequence[Line], width: int) -> list[Line]:
    """Lines with headings under which nothing stands side by side, as far as they have room."""
    found: list[Line] = []
    ends = False
    for number, line in enumerate(lines):
        after = lines[number + 1].level if number + 1 < len(lines) else PART
        is_leaf = line.level > PART and 0 < after <= line.level
        if is_leaf and ends and cell_len(found[-1].text.plain + BETWEEN + line.text.plain) <= width:
            found[-1] = replace(found[-1], text=Text(BETWEEN).join([found[-1].text, line.text]))
        else:
            found.append(line)
        ends = is_leaf
    return found


def stacked(rows: Sequence[Row], space: int) -> list[list[Row]]:
    """Rows in stacks of so many, none of which begins with a blank one."""
    stacks: list[list[Row]] = []
    for row in rows:
        begins = not stacks or len(stacks[-1]) == space
        if begins and not "".join([part.text for part in row]).strip():
            continue
        if begins:
            stacks.append([])
        stacks[-1].append(row)
    return stacks


def beside(stacks: Sequence[Sequence[Row]], space: int, width: int) -> list[Row]:
    """Stacks side by side, filled up to the space."""
    return [
        [
            part
            for stack in stacks
            for part in Segment.adjust_line_length(list(stack[number]) if number < len(stack) else [], width + GAP)
        ]
        for number in range(space)
    ]


# The line for typing.


def bind_keys() -> None:
    """Let Page Down and Page Up turn the pages, where lines are edited by GNU Readline."""
    if READLINE is not None:
        READLINE.set_auto_history(False)
        for key, typed in KEYS.items():
            READLINE.parse_and_bind(f'"{key}": "\\C-a\\C-k{typed}\\C-m"')


def typed_at(prompt: str, typed: str) -> str:
    """A line from the keyboard, which begins with what was typed already. Raises Resized and EOFError."""

    def retype() -> None:
        READLINE.insert_text(typed)
        READLINE.redisplay()

    if READLINE is not None:
        READLINE.set_pre_input_hook(retype if typed else None)
    with resizing(lambda: "" if READLINE is None else READLINE.get_line_buffer()):
        line = input(prompt)
    if READLINE is not None and line.strip() not in ("", MORE, BACK):
        READLINE.add_history(line)
    return line


@contextmanager
def resizing(typed: Callable[[], str]) -> Iterator[None]:
    """Raise Resized where the window gets another size meanwhile, on systems that tell."""

    def tell(number: int, frame: object) -> None:
        raise Resized(typed())

    if not hasattr(signal, "SIGWINCH"):
        yield
        return
    before = signal.signal(signal.SIGWINCH, tell)
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before)


def screen_on(console: Console, t: Translator, title: str) -> Screen:
    """The screen that stays, where there is a terminal for it."""
    if console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty():
        return FullScreen(console, t, title)
    return LinePrinter(console, t)
