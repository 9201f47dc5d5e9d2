"""What the judges say, gathered and written into docs/judges.md."""

import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import tongbao
from tongbao.lab.document import with_table

DOCUMENT = Path(__file__).parents[2] / "docs/judges.md"


class Verdicts:
    """What one framework's own tests say of all games; ``packages`` are those whose versions are told."""

    def __init__(self, framework: str, packages: list[str]) -> None:
        self.head = [f"| {framework} | Verdict |", "|---|---|"]
        told = [f"{package} {version(package)}" for package in [*packages, "tongbao"]]
        self.rows = [f"| versions | {', '.join(told)} ({tongbao.build()}), Python {platform.python_version()} |"]
        self.has_failed = False

    def judge(self, what: str, test: Callable[[], str]) -> None:
        """Run a test, which says what it has found; one that raises has failed."""
        try:
            verdict = test()
        except Exception as error:
            self.has_failed = True
            verdict = f"**failed**: {type(error).__name__}: {' '.join(str(error).split())}"
        print(f"{what}: {verdict}", flush=True)
        self.rows.append(f"| {what} | {verdict} |")

    def write(self) -> None:
        """Put the verdicts into the document, and leave with 1 if anything has failed."""
        DOCUMENT.write_text(with_table(DOCUMENT.read_text("utf-8"), self.head + self.rows).rstrip() + "\n", "utf-8")
        sys.exit(self.has_failed)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, n) for name, meta in tongbao.GAMES.items() for n in range(meta.min_players, meta.max_players + 1)]


def title(game: str, players: int) -> str:
    """What a table is called."""
    return f"{tongbao.GAMES[game].title}, {players} {'player' if players == 1 else 'players'}"
