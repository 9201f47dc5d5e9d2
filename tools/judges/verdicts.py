"""What the judges say, gathered and written into docs/judges.md."""

import contextlib
import io
import platform
import sys
import warnings
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
        self.remarks: dict[str, None] = {}
        self.has_failed = False

    def judge_all(self, tests: str, test: Callable[[str, int], object]) -> None:
        """Run tests, named in words, on every game with every number of players; one that raises has failed."""
        for game, meta in tongbao.GAMES.items():
            for players in range(meta.min_players, meta.max_players + 1):
                table = f"{meta.title}, {players} {'player' if players == 1 else 'players'}"
                self.judge(table, tests, lambda game=game, players=players: test(game, players))

    def judge(self, what: str, tests: str, test: Callable[[], object]) -> None:
        """Run a test, named in words; it has failed if it raises, and the text that it may return is told."""
        try:
            found = self.run(test)
            verdict = f"{tests} passed" if not isinstance(found, str) else f"{tests}: {found}"
        except Exception as error:
            self.has_failed = True
            verdict = f"{tests} **failed**: {type(error).__name__}: {' '.join(str(error).split())}"
        print(f"{what}: {verdict}", flush=True)
        self.rows.append(f"| {what} | {verdict} |")

    def run(self, test: Callable[[], object]) -> object:
        """What a test has found; what it prints is lost, of what it warns each sentence is kept once."""
        with warnings.catch_warnings(record=True) as told, contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("always")
            found = test()
        self.remarks |= dict.fromkeys([str(warning.message).rstrip(".") for warning in told])
        return found

    def write(self) -> None:
        """Put the verdicts into the document, and leave with 1 if anything has failed."""
        rows = [*self.rows, f"| warnings | {'; '.join(self.remarks) or 'none'} |"]
        DOCUMENT.write_text(with_table(DOCUMENT.read_text("utf-8"), self.head + rows).rstrip() + "\n", "utf-8")
        sys.exit(self.has_failed)
