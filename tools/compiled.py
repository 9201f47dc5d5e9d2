"""Make the compiled build beside the plain one that is played with, and take it into use: ``make play`` runs both.

    python tools/compiled.py make    compile this folder's sources at low priority, unless that is done or under way
    python tools/compiled.py use     install what was compiled, if it is of the sources that are installed

Run with the Python of ``.venv``. What is compiled is a copy of the sources, so that nothing else is disturbed. It is
kept until it is done: interrupted, the next one goes on with what is compiled already.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PLACE = ROOT / ".venv"
READY = PLACE / "compiled"
"""Is there once the sources have been compiled; holds the wheel that waits to be installed, none if that failed."""
INSTALLED = PLACE / "installed"
"""Touched whenever the plain build is installed."""
WORK = PLACE / "compiling-now"
"""The copy of the sources, with what is compiled of them so far."""
LOG = PLACE / "compiling.log"
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md", "OFL.txt", "src")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
LOWEST = 19


def make() -> None:
    """Compile, and say when it is done. Says nothing where it can't be done or is done already."""
    with open(PLACE / "compiling", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        if is_compiled() or READY.is_dir() or not shutil.which(compiler()) or os.environ.get("TONGBAO_PURE") == "1":
            return
        again = ", which goes on where it was interrupted" if WORK.is_dir() else ""
        print(
            "This is the plain Python build. The compiled one, in which opponents think several times faster, is made\n"
            f"in the background in some minutes{again}, and used from the next start; {LOG} shows how far it is.",
            flush=True,
        )
        os.nice(LOWEST)
        began = INSTALLED.stat().st_mtime_ns
        WORK.mkdir(exist_ok=True)
        wheel = compiled(WORK)
        if INSTALLED.stat().st_mtime_ns != began:
            return  # other sources have been installed meanwhile
        READY.mkdir()
        if wheel is None:
            print(f"Tongbao could not be compiled and stays plain Python; {LOG} says why.", flush=True)
        else:
            shutil.move(wheel, READY)
            print("The compiled build is ready; it is used from the next start.", flush=True)
        shutil.rmtree(WORK)


def compiled(folder: Path) -> Path | None:
    """The wheel of the sources, compiled in a folder; None if that can't be done."""
    for leftover in [*folder.glob("*.whl"), *folder.glob("build/lib*"), *folder.glob("build/bdist*"), folder / "src"]:
        if leftover.is_dir():
            shutil.rmtree(leftover)
        else:
            leftover.unlink(missing_ok=True)
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(source, folder / name)
    with open(LOG, "w") as log:
        command = [*PIP, "wheel", "--verbose", "--no-deps", "--wheel-dir", str(folder), str(folder)]
        subprocess.run(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder, check=False)
    return next(filter(holds_extensions, folder.glob("tongbao-*.whl")), None)


def holds_extensions(wheel: Path) -> bool:
    """Whether anything in a wheel is compiled; where compiling fails it is plain Python."""
    return any(name.endswith(EXTENSION_SUFFIXES[0]) for name in ZipFile(wheel).namelist())


def use() -> None:
    """Install the wheel that waits."""
    for wheel in READY.glob("*.whl"):
        print("Taking the compiled build into use.", flush=True)
        command = [*PIP, "install", "--quiet", "--no-deps", "--force-reinstall", str(wheel)]
        if subprocess.run(command, check=False).returncode == 0:
            print("From now on Tongbao is the compiled build.", flush=True)
        wheel.unlink()  # a wheel that can't be installed is not tried again


def is_compiled() -> bool:
    """Whether the build that is installed is compiled."""
    command = [sys.executable, "-c", "import sys, tongbao; sys.exit(tongbao.build() != 'compiled')"]
    return subprocess.run(command, cwd=PLACE, check=False).returncode == 0


def compiler() -> str:
    """The C compiler that Python's own build names."""
    return (sysconfig.get_config_var("CC") or "cc").split()[0]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make"]:
            make()
        case ["use"]:
            use()
        case _:
            sys.exit("Say: make, or use.")
