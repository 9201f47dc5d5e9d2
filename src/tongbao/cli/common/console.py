"""Console: a line of Chinese may end anywhere, and progress bars are shown where somebody is there to see them."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.segment import Segment
from rich.text import Text

from tongbao.languages import LANGUAGES

HAN: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
UNIT: Final = re.compile(rf"\s*[（《“]*(?:[{HAN}]|[^\s{HAN}]+)[，。、：；？！）》”]*\s*")
"""What stays together: a character or a word in Latin letters, with its brackets and with the mark after it."""


class HanConsole(Console):
    """A terminal on which lines may end after every character, but not before a comma or a closing bracket."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        options = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=options.highlight, markup=options.markup)
        if isinstance(renderable, Text) and not (options.no_wrap or renderable.no_wrap):
            renderable = broken(renderable, options.max_width)
        return super().render(renderable, options)


def console_for(language: str) -> Console:
    """The terminal for a language."""
    return (HanConsole if LANGUAGES[language].is_han else Console)(highlight=False)


def broken(text: Text, width: int) -> Text:
    """The text with an end of line wherever the next unit has no room."""
    ends, used, before = list[int](), 0, ""
    for unit in UNIT.finditer(text.plain):
        if "\n" in before:
            used = 0
        if used and used + cell_len(unit[0].rstrip()) > width:
            ends.append(unit.start())
            used = 0
        used += cell_len(unit[0])
        before = unit[0]
    if not ends:
        return text
    lines = text.divide(ends)
    for line in lines[:-1]:
        line.rstrip()
    return Text("\n", end=text.end).join(lines)


class Rate(ProgressColumn):
    """How many a second, of late."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(
            "" if speed is None else f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s", "progress.data.speed"
        )


@contextmanager
def progress(what: str, total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar that is told how much is done; none if hidden or if the error stream is not a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
