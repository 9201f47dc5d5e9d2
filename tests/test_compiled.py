"""`make play` makes the compiled build beside the plain one, and takes it into use at the next start."""

import os
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import setuptools

fcntl = pytest.importorskip("fcntl", reason="`make play` is for systems with make")
from tools import compiled, installing  # noqa: E402

ROOT = Path(__file__).parents[1]
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
    monkeypatch.setattr(compiled, "WORK", tmp_path / "compiling-now")
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


def test_what_was_interrupted_goes_on(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(folder: Path) -> Path:
        (folder / "half").touch()
        raise KeyboardInterrupt

    def whole(folder: Path) -> Path:
        assert (folder / "half").exists()
        return wheel(folder, COMPILED)

    monkeypatch.setattr(compiled, "compiled", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiled.make()
    assert "interrupted" not in capsys.readouterr().out
    monkeypatch.setattr(compiled, "compiled", whole)
    compiled.make()
    assert "goes on where it was interrupted" in capsys.readouterr().out
    assert list((place / "compiled").iterdir()) and not (place / "compiling-now").exists()


def test_objects_are_kept_and_stale_modules_are_not(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, stale = place / "build/temp/game.o", [place / "build/lib.linux/old.py", place / "src/old.py", place / "a.whl"]
    for file in (kept, *stale):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    monkeypatch.setattr(compiled, "SOURCES", ("pyproject.toml",))
    monkeypatch.setattr(compiled, "LOG", place / "log")
    monkeypatch.setattr(compiled.subprocess, "run", lambda *_, **__: None)
    assert compiled.compiled(place) is None
    assert kept.exists() and not any(file.exists() for file in stale) and (place / "pyproject.toml").exists()


class Compiler:
    """A compiler that notes what it compiles, and can't compile what holds an error."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str, **_options: object) -> list[str]:
        for source in sources:
            target = Path(self.object_filenames([source], output_dir)[0])
            target.write_text("half of it")
            if "error" in Path(source).read_text():
                raise OSError(source)
            target.write_text("all of it")
            self.done.append(Path(source).stem)
        return self.object_filenames(sources, output_dir)


def test_an_object_is_compiled_once_for_what_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    build_ext: Any = runpy.run_path(str(ROOT / "setup.py"))["CompileAllOrNothing"]
    monkeypatch.setattr(build_ext.__bases__[0], "build_extensions", lambda _: None)
    sources = [str(tmp_path / name) for name in ("a.c", "b.c")]
    (tmp_path / "all.h").write_text("1")

    def compiled_now(flags: str = "-O3", **texts: str) -> list[str]:
        for name, text in texts.items():
            (tmp_path / f"{name}.c").write_text(text)
        command, compiler = object.__new__(build_ext), Compiler(tmp_path)
        command.compiler = compiler
        command.build_extensions()
        try:
            found = compiler.compile(sources, output_dir=str(tmp_path), extra_postargs=[flags])  # type: ignore[arg-type]
            assert [Path(one).read_text() for one in found] == ["all of it"] * 2
        except OSError:
            compiler.done.append("failed")
        return sorted(compiler.done)

    assert compiled_now(a="1", b="error") == ["a", "failed"]
    assert compiled_now(b="2") == ["b"], "what was done is taken, and half an object isn't"
    assert compiled_now() == []
    assert compiled_now(a="3") == ["a"]
    assert compiled_now("-O0") == ["a", "b"]
    (tmp_path / "all.h").write_text("2")
    assert compiled_now("-O0") == ["a", "b"]


def test_what_is_installed_is_told() -> None:
    lines = [
        "Processing /here",
        "Collecting rich<16,>=13.9 (from tongbao)",
        "Collecting rich",
        "  Downloading rich.whl",
    ]
    lines += ["Building wheels for collected packages: tongbao", "Installing collected packages: rich, tongbao"]
    told = list(installing.told(lines))
    assert told == ["  Fetching rich ...", "  Tongbao itself is built.", "  All of it is put in its place."]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_play_takes_the_folder_of_the_data_and_help_says_so() -> None:
    def made(*words: str) -> str:
        command = ["make", "--no-print-directory", f"PYTHON={sys.executable}", *words]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=outside).stdout

    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")} | {"DATA": "other"}
    assert "--port 8000 --data 'my tables'" in made("--dry-run", "play", "DATA=my tables")
    assert "--data" not in made("--dry-run", "play"), "a variable of the environment means something else"
    assert "DATA=folder" in made("help")
