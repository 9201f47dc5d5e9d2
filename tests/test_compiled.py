"""`make play` makes the compiled build beside the plain one, and takes it into use at the next start."""

import fcntl
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools import compiled

PLAIN, COMPILED = "tongbao/engine/game.py", f"tongbao/engine/game{EXTENSION_SUFFIXES[0]}"


def wheel(folder: Path, *names: str) -> Path:
    """A wheel that holds such files."""
    place = folder / "tongbao-1.whl"
    with ZipFile(place, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return place


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in which the plain build has just been installed, on a machine with a compiler."""
    monkeypatch.setattr(compiled, "PLACE", tmp_path)
    monkeypatch.setattr(compiled, "READY", tmp_path / "compiled")
    monkeypatch.setattr(compiled, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr(compiled, "compiler", lambda: "python3")
    monkeypatch.setattr(os, "nice", lambda _steps: 0)
    monkeypatch.delenv("TONGBAO_PURE", raising=False)
    (tmp_path / "installed").touch()
    return tmp_path


def test_a_wheel_is_compiled_if_it_holds_extensions(tmp_path: Path) -> None:
    assert compiled.holds_extensions(wheel(tmp_path, PLAIN, COMPILED))
    assert not compiled.holds_extensions(wheel(tmp_path, PLAIN))


def test_what_was_compiled_waits_for_the_next_start(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "compiled", lambda folder: wheel(folder, COMPILED))
    compiled.make()
    assert [file.name for file in (place / "compiled").iterdir()] == ["tongbao-1.whl"]
    assert capsys.readouterr().out.endswith("ready; it is used from the next start.\n")
    compiled.make()
    assert not capsys.readouterr().out, "it is made once"


def test_what_cannot_be_compiled_is_said_once(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "compiled", lambda folder: None)
    compiled.make()
    assert "stays plain Python" in capsys.readouterr().out and not list((place / "compiled").iterdir())
    compiled.make()
    assert not capsys.readouterr().out


def test_sources_that_were_installed_meanwhile_are_compiled_next_time(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def outdated(folder: Path) -> Path:
        os.utime(place / "installed", (1, 1))
        return wheel(folder, COMPILED)

    monkeypatch.setattr(compiled, "compiled", outdated)
    compiled.make()
    assert not (place / "compiled").exists()


@pytest.mark.parametrize("reason", ["compiled already", "no compiler", "plain on purpose", "under way"])
def test_nothing_is_made_without_need(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reason: str
) -> None:
    monkeypatch.setattr(compiled, "compiled", lambda folder: pytest.fail("it was compiled"))
    monkeypatch.setattr(compiled, "is_compiled", lambda: reason == "compiled already")
    if reason == "no compiler":
        monkeypatch.setattr(compiled, "compiler", lambda: "no-such-compiler")
    if reason == "plain on purpose":
        monkeypatch.setenv("TONGBAO_PURE", "1")
    with open(place / "compiling", "w") as other:
        if reason == "under way":
            fcntl.flock(other, fcntl.LOCK_EX)
        compiled.make()
    assert not capsys.readouterr().out


def test_a_wheel_is_tried_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "compiled").mkdir()
    waiting = wheel(place / "compiled", COMPILED)
    asked: list[tuple[str, ...]] = []

    class Failed:
        returncode = 1

    def refuse(command: tuple[str, ...], **_options: object) -> Failed:
        asked.append(command)
        return Failed()

    monkeypatch.setattr(compiled.subprocess, "run", refuse)
    compiled.use()
    assert str(waiting) in asked[0] and not waiting.exists()
    compiled.use()
    assert len(asked) == 1
