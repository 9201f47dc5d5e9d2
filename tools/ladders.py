"""Write the ratings of ``src/tongbao/bots/ladders`` into docs/opponents.md.

    python tools/ladders.py

A test compares the document with what this would write.
"""

import json
from pathlib import Path

from tongbao import GAMES
from tongbao.bots import LEVELS
from tongbao.bots.titles import title_of

ROOT = Path(__file__).parents[1]
LADDERS = ROOT / "src/tongbao/bots/ladders"
DOCUMENT = ROOT / "docs/opponents.md"
HEAD = f"| Game | {' | '.join(LEVELS)} | games a pair |"


def written(text: str) -> str:
    """The document with the table as it should be."""
    before, head, rest = text.partition(HEAD)
    if not head:
        raise ValueError(f"There is no table that begins with “{HEAD}”.")
    after = rest.partition("\n\n")[2]
    return before + table() + "\n\n" + after


def table() -> str:
    """A row for each game, a column for each level."""
    rows = [HEAD, "|---" * (len(LEVELS) + 2) + "|"]
    for game, meta in GAMES.items():
        ladder = json.loads((LADDERS / f"{game}.json").read_text("utf-8"))
        cells = [cell(game, player.partition("@")[0], rated) for player, rated in ladder["ratings"].items()]
        cells.sort(key=lambda found: list(LEVELS).index(found[0]))
        rows.append(f"| {meta.titles['en']} | {' | '.join(text for _, text in cells)} | {ladder['games_a_pair']} |")
    return "\n".join(rows)


def cell(game: str, level: str, rated: dict[str, int]) -> tuple[str, str]:
    """The level, and its title with its rating."""
    error = f" ± {rated['error_95']}" if rated["error_95"] else ""
    return level, f"{title_of(level, game)['en']} {rated['rating']}{error}"


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
