"""Where data is: one option and one variable in every command, a file of settings, nothing made where nothing is."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.support.command_line import Run
from tongbao.cli.app import program
from tongbao.server.main.server import Serving

READERS = [
    ["backup"],
    ["verify"],
    ["ratings"],
    ["ratings", "--recompute"],
    ["admin", "users", "list"],
    ["admin", "tables", "list"],
    ["admin", "log"],
    ["admin", "reports"],
    ["admin", "bugs", "list"],
    ["admin", "purge"],
    ["admin", "bans", "add", "192.0.2.0/24", "--reason", "FLOOD"],
]
"""Commands that need something that is kept."""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Serving]:
    """The configurations that would have been served."""
    started: list[Serving] = []
    monkeypatch.setattr("tongbao.server.main.server.run", started.append)
    return started


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


def commands(group: Any, *before: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command by its words."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, *before, name)
        else:
            yield (*before, name), command


def test_every_command_of_data_takes_the_same_two_options() -> None:
    seen = set[str]()
    for words, command in commands(program()):
        options = {option: one.envvar for one in command.params for option in one.opts}
        if {"--data", "--database", "--config"} & options.keys():
            assert options["--data"] == options["--database"] == "TONGBAO_DATABASE", words
            assert options["--config"] == "TONGBAO_CONFIG", words
            seen.add(words[0])
    assert seen == {"serve", "bots", "verify", "ratings", "backup", "restore", "admin"}


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_all_find_data_in_the_same_ways(
    run: Run, data: Path, here: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    names = (f"{number}.sqlite" for number in count())
    monkeypatch.setattr("tongbao.server.db.backup.backup_name", lambda _moment: next(names))
    assert run(*words, "--database", data).code == 0
    monkeypatch.setenv("TONGBAO_DATABASE", str(data))
    (here / "tongbao.toml").write_text('data = "nowhere"\n')
    assert run(*words).code == 0, "the variable wins over the file"
    assert "can’t be read" in run(*words, "--data", here).sentence, "the option wins over the variable"
    monkeypatch.delenv("TONGBAO_DATABASE")
    assert "nowhere" in run(*words).sentence
    (here / "tongbao.toml").write_text('data = "../data"\n')
    assert run(*words).code == 0
    (here / "tongbao.toml").rename(here / "mine.toml")
    assert run(*words, "--config", "mine.toml").code == 0
    monkeypatch.setenv("TONGBAO_CONFIG", str(here / "mine.toml"))
    assert run(*words).code == 0


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_nothing_kept_is_an_error_and_nothing_is_made(run: Run, here: Path, words: list[str]) -> None:
    assert "the file tongbao.sqlite doesn’t exist" in run(*words, "--data", "missing").sentence
    assert list(here.iterdir()) == []
    (here / "empty").mkdir()
    assert "the file tongbao.sqlite doesn’t exist" in run(*words, "--data", "empty").sentence
    (here / "empty" / "tongbao.sqlite").touch()
    assert "nothing is stored there yet" in run(*words, "--data", "empty").sentence
    assert (here / "empty" / "tongbao.sqlite").stat().st_size == 0


@pytest.mark.parametrize(
    "words",
    [
        ["bots", "--database", "foo"],
        ["serve", "--workers", "2", "--data", "foo/bar"],
        ["serve", "--bots", "elsewhere", "--data", "foo/bar"],
        ["serve", "--mail", "nobody", "--data", "foo/bar"],
        ["serve", "--metrics-for", "nobody", "--data", "foo/bar"],
        ["serve", "--host", "192.0.2.1", "--no-open", "--data", "foo/bar"],
        ["serve", "--config", "missing.toml", "--data", "foo/bar"],
        ["restore", "missing.sqlite", "--data", "foo/bar"],
        ["tournament", "xanadu", "--bots", "greedy,random", "--out", "foo", "--ray", "nowhere"],
    ],
    ids=" ".join,
)
def test_what_is_refused_leaves_no_folder(run: Run, here: Path, words: list[str]) -> None:
    assert run(*words).sentence
    assert list(here.iterdir()) == []


def test_each_variable_is_heeded_and_options_win(
    run: Run, started: list[Serving], monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    (here / "tongbao.toml").write_text('port = 8001\ndrain = 1\nworkers = 3\nmail = ""\n[workshop]\nprocesses = 5\n')
    variables = {
        "HOST": "0.0.0.0",
        "PORT": "8002",
        "OPEN": "no",
        "TRUST_PROXY": "127.0.0.1,10.0.0.0/8",
        "ALLOWANCES": "2",
        "ALLOW_HOST": "tea.example, www.tea.example mill",
        "MAIL": "smtp://mail.tea.example?from=games@tea.example",
        "ADDRESS": "https://tea.example",
        "LOCAL_WEBHOOKS": "yes",
        "LOG": "json",
        "METRICS_FOR": "10.0.0.7 10.1.0.0/16",
        "BOTS": "elsewhere",
        "DRAIN": "2",
        "WORKSHOP": "",
        "DATABASE": "postgresql://tongbao@db.local/tongbao",
    }
    for name, value in variables.items():
        monkeypatch.setenv(f"TONGBAO_{name}", value)
    assert run("serve", "--port", "8003").code == 0
    [one] = started
    assert (one.port, one.host, one.open_browser, one.drain, one.workers) == (8003, "0.0.0.0", False, 2, 3)
    assert (one.trusted_proxy, one.mail[:4], one.address) == ("127.0.0.1,10.0.0.0/8", "smtp", "https://tea.example")
    assert one.local_webhooks and one.log == "json" and one.data == variables["DATABASE"]
    assert one.settings.names == ("tea.example", "www.tea.example", "mill")
    assert one.settings.metrics_for == ("10.0.0.7", "10.1.0.0/16") and not one.settings.bots.here
    assert (one.settings.rates.factor, one.settings.workshop.processes) == (2, 5)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "0"),
        ("OPEN", "perhaps"),
        ("LOG", "loud"),
        ("MAIL", "nobody"),
        ("METRICS_FOR", "10.0.0.7,nobody"),
        ("TRUST_PROXY", "127.0.0.l"),
        ("ALLOW_HOST", "https://tea.example"),
        ("WORKERS", "0"),
        ("DRAIN", "long"),
        ("CONFIG", "missing.toml"),
    ],
)
def test_a_bad_variable_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"TONGBAO_{name}", value)
    assert run("serve").sentence.startswith(f"The environment variable TONGBAO_{name} can’t be used: ")


def test_what_is_wrong_in_the_file_names_the_file(run: Run, here: Path) -> None:
    for text in ('mail = "nobody"', 'metrics_for = ["nobody"]', 'names = ["a/b"]', 'languages = ["nowhere"]'):
        (here / "tongbao.toml").write_text(text)
        assert run("serve").sentence.startswith(f"tongbao.toml: {text.partition(' ')[0]}: "), text


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no such modes there")
def test_a_password_that_everybody_can_read_is_warned_of(
    run: Run, here: Path, started: list[Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = here / "tongbao.toml"
    file.write_text('mail = "smtp://mei:SECRET@mail.tea.example?from=games@tea.example"')
    file.chmod(0o644)
    answer = run("serve")
    assert answer.code == 0 and "can read the password in tongbao.toml" in answer.err and "SECRET" not in answer.err
    file.chmod(0o640)
    assert run("serve").err == "" and len(started) == 2
    monkeypatch.setattr("os.getuid", lambda: file.stat().st_uid + 1)
    monkeypatch.setattr(
        "pathlib.Path.stat",
        lambda self, **how: os.stat_result((*os.stat(self, **how)[:4], 4242, *os.stat(self, **how)[5:10])),
    )
    assert "belongs to another user" in run("serve").sentence


def test_a_folder_of_languages_that_is_not_there_is_named_by_its_variable(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tongbao.cli.app.WRONG", "There is no language folder “/nowhere”.")
    sentence = run("games").sentence
    assert (
        sentence == "The environment variable TONGBAO_LANGUAGES can’t be used: there is no language folder “/nowhere”."
    )


def test_the_version_names_build_and_tables(run: Run) -> None:
    import tongbao
    from tongbao.server.db.migrations import HEAD

    out = run("--version").out
    assert out.startswith(f"Tongbao {tongbao.__version__}, {tongbao.build()} build, tables {HEAD}, Python 3.")


def test_no_games_are_no_success(run: Run, here: Path) -> None:
    (here / "empty.jsonl").touch()
    (here / "out.jsonl").write_text("before")
    assert "There is no game in empty.jsonl." in run("replay", "--verify", "empty.jsonl").sentence
    assert "There is no game in empty.jsonl." in run("replay", "empty.jsonl", "--export", "out.jsonl").sentence
    assert (here / "out.jsonl").read_text() == "before"
    assert "at least two players" in run("ladder", "xanadu", "--bots", "greedy", "--games", "2").sentence
