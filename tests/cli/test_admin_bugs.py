"""``tongbao admin bugs``: reports are listed, shown, written as tests that run, and dropped."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.server.views.test_bugs import EVIL
from tests.support.command_line import Run
from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import ROOMY
from tongbao.engine.worlds import BadWorld, thawed
from tongbao.server.main.app import create_app
from tongbao.server.services.bug_reports import test_of as source_of
from tongbao.testing.bugs import bug_in, read_bug

ROOT = Path(__file__).parents[2]
Found = Callable[..., tuple[str, Browser]]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(create_app(tmp_path / "kept", ROOMY)) as client:
        yield client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the server keeps all."""
    return tmp_path / "kept"


def reported(client: TestClient, game: str, words: str, chosen: int = 5, **fields: str) -> str:
    """A table at which Mei has chosen so many times and then reported something; its link."""
    mei, temur = Browser(client), Browser(client)
    link = mei.found(game, "me", "open", **fields)
    temur.join(link, "Temür")
    for _ in range(chosen):
        for who, seat in ((mei, 0), (temur, 1)):
            if choices := who.view(link)["choices"]:
                assert who.choose(link, choices[len(choices) // 2], seat).status_code == 200
    assert mei.post(f"{link}/bug", {"words": words}, accept="application/json").status_code == 200
    return link


def tried(folder: Path) -> "subprocess.CompletedProcess[str]":
    """What pytest says of the tests in a folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(folder / "none.ini"), "."]
    (folder / "none.ini").write_text("[pytest]\n")
    own = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    return subprocess.run(command, cwd=folder, env=own, capture_output=True, text=True)


def test_the_list_says_what_was_reported(client: TestClient, folder: Path, run: Run) -> None:
    assert "Problem reports: 0." in run("admin", "bugs", "list", "--data", folder).out
    link = reported(client, "xanadu", "The pool\nis short " + "by one " * 20)
    out = run("admin", "bugs", "list", "--data", folder).out
    assert f"{link.removeprefix('/t/')} (xanadu): The pool is short by one" in out and "…" in out
    (one,) = json.loads(run("admin", "bugs", "list", "--data", folder, "--json").out)
    assert one["bug"] == 1 and one["words"].startswith("The pool\nis short")


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_a_report_is_shown_as_its_reporter_saw_the_table(client: TestClient, folder: Path, run: Run, game: str) -> None:
    link = reported(client, game, "Look at this")
    answer = run("admin", "bugs", "show", "1", "--data", folder)
    assert answer.code == 0, answer.err
    assert "Look at this" in answer.out
    told = json.loads(run("admin", "bugs", "show", "1", "--data", folder, "--json").out)
    app: Any = client.app
    match = app.state.services.registry.matches[link.removeprefix("/t/")]
    assert told["view"] == json.loads(json.dumps(tongbao.Seat(match.state.game, 0).view()))
    assert match.state.secret not in json.dumps(told)


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_an_export_is_a_test_that_passes(client: TestClient, folder: Path, run: Run, tmp_path: Path, game: str) -> None:
    link = reported(client, game, EVIL)
    app: Any = client.app
    match = app.state.services.registry.matches[link.removeprefix("/t/")]
    answer = run("admin", "bugs", "export", "1", "--data", folder, "--to", tmp_path / "out")
    assert answer.code == 0 and answer.err == "", answer.err
    assert answer.out.split() == [str(tmp_path / "out" / name) for name in ("test_bug_1.py", "bug_1.json")]
    for file in (tmp_path / "out").iterdir():
        assert match.state.secret not in file.read_text("utf-8")
    answer = run("admin", "bugs", "export", "1", "--data", folder, "--to", tmp_path / "full", "--full")
    assert "This game is still in progress" in answer.err
    assert match.state.secret in (tmp_path / "full" / "bug_1.json").read_text("utf-8")
    bug = read_bug(tmp_path / "full" / "bug_1.json")
    assert bug.game().state() == match.state.game.state()
    assert bug.now() == bug.reported
    bug = read_bug(tmp_path / "out" / "bug_1.json")
    assert bug.now() == bug.reported


@pytest.mark.slow
def test_both_exports_run_as_they_are_with_pytest(client: TestClient, folder: Path, run: Run, tmp_path: Path) -> None:
    for words in (EVIL, "Again"):
        reported(client, "xanadu", words)
    run("admin", "bugs", "export", "1", "--data", folder, "--to", tmp_path / "out")
    run("admin", "bugs", "export", "2", "--data", folder, "--to", tmp_path / "out", "--full")
    done = tried(tmp_path / "out")
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout


@pytest.mark.parametrize("more", [[], ["--full"]])
def test_an_export_fails_if_the_seat_sees_something_else(
    client: TestClient, folder: Path, run: Run, tmp_path: Path, more: list[str]
) -> None:
    reported(client, "xanadu", "Look")
    run("admin", "bugs", "export", "1", "--data", folder, "--to", tmp_path, *more)
    fields = read_bug(tmp_path / "bug_1.json").fields
    for name, other in (("view", {**fields["view"], "round": 99}), ("choices", ["nonsense"]), ("decisions", 1)):
        bug = bug_in(json.dumps({**fields, name: other}))
        assert bug.now()[name] != bug.reported[name]


def test_the_record_goes_up_to_the_decision_and_not_beyond(
    client: TestClient, folder: Path, run: Run, tmp_path: Path
) -> None:
    link = reported(client, "changan", "Now", chosen=2)
    mei = Browser(client)
    app: Any = client.app
    match = app.state.services.registry.matches[link.removeprefix("/t/")]
    before = match.state.game.state()
    seat = match.state.game.seats_to_act()[0]
    mei.client.portal.call(match.choose, seat, match.state.game.choices(seat)[0].text, match.state.seat_version(seat))  # type: ignore[union-attr]
    run("admin", "bugs", "export", "1", "--data", folder, "--to", tmp_path / "full", "--full")
    assert read_bug(tmp_path / "full" / "bug_1.json").game().state() == before


@pytest.mark.parametrize("imagined", [True, False])
def test_what_is_written_is_kept_as_we_write(client: TestClient, folder: Path, run: Run, imagined: bool) -> None:
    reported(client, "xanadu", EVIL + "\r\n\u2028x = 1\n" + "long " * 60)
    fields = json.loads(run("admin", "bugs", "show", "1", "--data", folder, "--json").out)
    source = source_of(fields if imagined else {**fields, "record": {}})
    ruff = [sys.executable, "-m", "ruff", "format", "--check", "--stdin-filename", "tests/test_bug_1.py", "-"]
    done = subprocess.run(ruff, cwd=ROOT, input=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert max(map(len, source.splitlines())) <= 120
    assert "abort" not in {name for part in compiled(source) for name in part.co_names}


def compiled(source: str) -> Iterator[Any]:
    """The code of a source and all that is in it."""
    parts = [compile(source, "test", "exec")]
    for part in parts:
        parts.extend([inner for inner in part.co_consts if hasattr(inner, "co_names")])
    yield from parts


def test_a_report_is_dropped_for_good(client: TestClient, folder: Path, run: Run) -> None:
    reported(client, "xanadu", "Never mind", chosen=0)
    assert "Report 1 has been deleted." in run("admin", "bugs", "drop", "1", "--data", folder).out
    assert run("admin", "bugs", "drop", "1", "--data", folder).sentence.startswith("There is no report 1")
    assert "Problem reports: 0." in run("admin", "bugs", "list", "--data", folder).out


def test_what_is_no_report_is_named_in_a_sentence(run: Run, tmp_path: Path, folder: Path, client: TestClient) -> None:
    file = tmp_path / "shopping.json"
    for text in ("milk", "[]", '{"bug": 2}', '{"bug": 1}', "[" * 100_000):
        file.write_text(text)
        assert "This isn’t a problem report of format 1" in run("admin", "bugs", "show", file).sentence
    assert "There is no report 7" in run("admin", "bugs", "show", "7", "--data", folder).sentence
    assert (
        "There is no report 7" in run("admin", "bugs", "export", "7", "--data", folder, "--to", tmp_path / "x").sentence
    )
    assert not (tmp_path / "x").exists()


def test_a_report_of_other_rules_says_so(client: TestClient, folder: Path, run: Run, tmp_path: Path) -> None:
    reported(client, "xanadu", "Old", chosen=0)
    fields = json.loads(run("admin", "bugs", "show", "1", "--data", folder, "--json").out)
    file = tmp_path / "bug.json"
    file.write_text(json.dumps({**fields, "rules": 99}))
    assert "The record follows version 99 of the rules of xanadu" in run("admin", "bugs", "show", file).sentence
    file.write_text(json.dumps({**fields, "game": "senet"}))
    assert "an unknown game; it must be one of" in run("admin", "bugs", "show", file).sentence


@pytest.mark.parametrize(
    "thing",
    [
        {"class": "os.system", "has": {}},
        {"class": "tongbao.server.main.app.sys", "has": {}},
        {"class": "tongbao.nothing.Here", "has": {}},
        {"class": "tongbao.engine.game.create", "tuple": [1]},
        {"class": "tongbao.crew.Crew", "has": {}},
        {"of": "tongbao.engine.worlds.BadWorld", "at": ["sys", "exit"]},
        {"of": "os.system", "at": ["system"]},
        {"constant": ["cards", "__class__"]},
        {"constant": ["cards", 7]},
        {"choice": "nonsense"},
        {"bytes": "x"},
        {"other": 1},
    ],
)
def test_a_world_holds_only_what_games_are_made_of(
    client: TestClient, folder: Path, run: Run, thing: dict[str, Any]
) -> None:
    reported(client, "xanadu", "World", chosen=0)
    fields = json.loads(run("admin", "bugs", "show", "1", "--data", folder, "--json").out)
    bug = bug_in(json.dumps(fields))
    assert thawed(bug.setup(), fields["world"], 1).choices(0) == bug.game().choices(0)
    with pytest.raises(BadWorld):
        thawed(bug.setup(), {**fields["world"], "agenda": [thing]}, 1)
    with pytest.raises(BadWorld):
        thawed(bug.setup(), {"agenda": []}, 1)
