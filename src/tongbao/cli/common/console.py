"""What is written on: a line of Chinese, which has no blanks between its words, may end anywhere."""

import re
from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
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
