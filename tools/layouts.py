"""Write the layout of every game's observation into docs/research.md.

    python tools/layouts.py

A test compares the document with what this would write.
"""

from pathlib import Path

import tongbao
from tongbao.engine.observation import Field, size_of
from tongbao.lab.document import with_table

DOCUMENT = Path(__file__).parents[1] / "docs/research.md"
PLAYERS = 2
"""With so many the layouts are shown; with more, a rival_2 and so on have the fields of rival_1."""


def written(text: str) -> str:
    """The document with the tables as they should be: how long observations are, and a row for each field."""
    text = with_table(text, lengths())
    for game, meta in tongbao.GAMES.items():
        head = [f"| {meta.title} | From | Numbers | Most | What they say |", "|---|---|---|---|---|"]
        text = with_table(text, head + rows_of(meta.layout(tongbao.prepare(game, PLAYERS))))
    return text.rstrip() + "\n"


def lengths() -> list[str]:
    """How many numbers an observation has, by game and number of players."""
    most = max(meta.max_players for meta in tongbao.GAMES.values())
    seats = range(1, most + 1)
    rows = [f"| Players | {' | '.join([str(players) for players in seats])} |", "|---" * (most + 1) + "|"]
    for game, meta in tongbao.GAMES.items():
        cells = [length(game, n) if meta.min_players <= n <= meta.max_players else "" for n in seats]
        rows.append(f"| {meta.title} | {' | '.join(cells)} |")
    return rows


def length(game: str, players: int) -> str:
    """How many numbers an observation has."""
    setup = tongbao.prepare(game, players)
    return str(size_of(setup.meta.layout(setup)))


def rows_of(layout: list[Field]) -> list[str]:
    """A row for each field: its name, the place of its first number, how many they are, the most, what they say."""
    rows, first = [], 0
    for field in layout:
        rows.append(f"| `{field.name}` | {first} | {field.size} | {field.most} | {field.says} |")
        first += field.size
    return rows


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
