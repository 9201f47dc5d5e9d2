"""A command line to type on; and the tests that take long come first, so that in the end no processor waits for one."""

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import tongbao
from tongbao.cli.app import main


@dataclass
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line that says what was wrong; nothing else may have been printed."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


Run = Callable[..., Answer]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first, whole games before all else."""
    items.sort(key=lambda item: (item.get_closest_marker("browser") is None, "whole_game" not in item.nodeid))


@pytest.fixture
def catalogue() -> Iterator[None]:
    """The catalogue may be changed; it is put back as it was."""
    before = dict(tongbao.GAMES)
    yield
    tongbao.GAMES.clear()
    tongbao.GAMES.update(before)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """``run("play", "xanadu", typed="1\\nq\\n")``: a command with what is typed into it, in a wide terminal."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*arguments: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as leaving:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = leaving.value.code
        assert code is None or isinstance(code, int)
        return Answer(code or 0, printed.out, printed.err)

    return run
