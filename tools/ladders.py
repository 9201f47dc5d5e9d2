"""Write the ratings of the levels into docs/opponents.md.

    python tools/ladders.py

A test compares the document with what this would write.
"""

from pathlib import Path

from tongbao import GAMES
from tongbao.bots import LEVELS
from tongbao.bots.levels.titles import ratings, title_of
from tongbao.lab.document import with_table

DOCUMENT = Path(__file__).parents[1] / "docs/opponents.md"


def written(text: str) -> str:
    """The document with the table as it should be: a row for each game, a column for each level."""
    rows = [f"| Game | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 1) + "|"]
    for game, meta in GAMES.items():
        rows.append(f"| {meta.title} | {' | '.join(cell(game, level) for level in LEVELS)} |")
    return with_table(text, rows, "| Game | ")


def cell(game: str, level: str) -> str:
    """The title of a level with its rating."""
    points, error = ratings(game)[level]
    return f"{title_of(level, game)} {points}" + (f" ± {error}" if error else "")


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
