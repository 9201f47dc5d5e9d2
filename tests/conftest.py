"""A command line to type on; which tests run today, and what they cost."""

import io
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import tongbao
from tests.support.command_line import Answer, Run
from tests.support.costs import Costs
from tests.support.selection import TURN, select, turn_of_today
from tongbao.cli.app import main

os.environ["XDG_CACHE_HOME"] = str(Path(__file__).parents[1] / ".pytest_cache" / "of-servers")
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", metavar="FILE", help="write there what every test costs in processor time")
    parser.addoption("--turn", metavar="N", help="which of the cases that take turns run; by default the day decides")


def pytest_configure(config: pytest.Config) -> None:
    if turn := config.getoption("turn"):
        os.environ[TURN] = turn
    turn_of_today()  # before other processes of this run are started, which take it over
    if file := config.getoption("costs"):
        config.pluginmanager.register(Costs(config, file))


def pytest_report_header() -> str:
    return f"turn: {turn_of_today()} (the same cases again with --turn {turn_of_today()})"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with its layer; sort them."""
    select(items, turn_of_today())


@pytest.fixture
def catalogue() -> Iterator[None]:
    """The catalogue may be changed; it is put back as it was."""
    before = dict(tongbao.GAMES)
    yield
    tongbao.GAMES.clear()
    tongbao.GAMES.update(before)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """Takes back what a command has changed of where logs are written to."""
    root, own = logging.getLogger(), logging.getLogger("tongbao")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, logging_as_before: None
) -> Run:
    """``run("play", "xanadu", typed="1\\nq\\n")``: a command and what is typed into it, in a wide terminal."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
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
