"""Planted faults: which test finds each of those in `tests/mutants`.

    python tools/mutants.py [NAME ...] [--jobs N] [--seconds S] [--turn N]
                            [--tests TEST ...] [--tree FOLDER] [--write TABLE]

Each patch there is the slip of a tired programmer. It is applied to a copy of the tree, in which those tests run that
`make test` runs, until the first one fails: those that its header names, then those that `tools/touched.py` names for
the changed files, then all others. A test counts that passes without the patch. The exit code is 1 if a fault is left
that no test has found.

``--seconds`` is how long to look for one fault, ``--turn`` the turn of the day, as for pytest. ``--tests`` runs these
alone, ``--tree`` those of another checkout. ``--write`` notes in a table, and in the headers, what has found each.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools.touched import tests_for  # noqa: E402

FOLDER = ROOT / "tests" / "mutants"
KINDS = ("rules", "secrecy", "server", "page")
FIELDS = ("Title", "Kind", "Breaks", "Found-by")
FOUND_BY = re.compile(r"^Found-by:.*$", re.MULTILINE)
CHANGED = re.compile(r"^diff --git a/(\S+)", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.*?)(?: - .*)?$", re.MULTILINE)
LEFT_OUT = (".git", ".venv*", ".*_cache", ".hypothesis", "build", "dist", "htmlcov")
OF_ITSELF = "tests/test_mutants.py"
"""The test that fails wherever a patch is already applied."""
PASSED = (0, 5)
"""The exit codes of pytest if nothing fails: all passed, or none was to run."""
GOING = 10
"""Seconds that tests have to end once they are told to."""


class Mutant(NamedTuple):
    """One planted fault, as the header of its patch tells it."""

    name: str
    title: str
    kind: str
    breaks: str
    found_by: tuple[str, ...]
    files: tuple[str, ...]

    @property
    def patch(self) -> Path:
        return FOLDER / f"{self.name}.patch"


class Verdict(NamedTuple):
    """Which test has found a mutant, "" if none has, and after how many seconds."""

    mutant: Mutant
    test: str
    seconds: float


def read(patch: Path) -> Mutant:
    """The mutant of a patch. Raises ValueError if its header lacks a field."""
    text = patch.read_text("utf-8")
    fields = dict(line.split(":", 1) for line in text.partition("diff --git")[0].splitlines() if ":" in line)
    if tuple(fields) != FIELDS:
        raise ValueError(f"{patch.name} begins with {', '.join(fields)}; it should be {', '.join(FIELDS)}.")
    title, kind, breaks, found_by = (value.strip() for value in fields.values())
    tests = tuple(test.strip() for test in found_by.split(",") if test.strip())
    return Mutant(patch.stem, title, kind, breaks, tests, tuple(CHANGED.findall(text)))


def mutants(names: Sequence[str] = ()) -> list[Mutant]:
    """All mutants or those of these names, kind by kind. Raises KeyError if there is none of a name."""
    found = {patch.stem: read(patch) for patch in sorted(FOLDER.glob("*.patch"))}
    return sorted([found[name] for name in names or found], key=lambda mutant: KINDS.index(mutant.kind))


# Running tests in copies.


class Runner:
    """Runs tests of a tree in copies of it, each until a deadline; ``stop`` ends all that run."""

    def __init__(self, tree: Path, turn: str | None, workers: int) -> None:
        self.tree = tree
        self.python = tree / ".venv-test" / "bin" / "python"
        self.turn = [f"--turn={turn}"] if turn else []
        self.workers = [f"-n{workers}", "--dist=worksteal"] if workers > 1 else []
        self.lock = Lock()
        self.stopped = False
        self.running: set[subprocess.Popen[str]] = set()

    @contextmanager
    def copy(self, of: Path, mutant: Mutant | None = None) -> Iterator[Path]:
        """A copy of a tree, with a mutant's patch applied; it goes away afterwards."""
        with TemporaryDirectory(prefix="tongbao-mutant-", ignore_cleanup_errors=True) as folder:
            place = Path(folder).resolve() / "tree"
            shutil.copytree(of, place, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
            (place / ".venv-test").symlink_to(self.tree / ".venv-test")
            if mutant is not None:
                environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(place.parent)}
                subprocess.run(["git", "apply", str(mutant.patch)], cwd=place, env=environment, check=True)
            yield place

    def failures(self, place: Path, tests: Sequence[str], *options: str, deadline: float | None = None) -> list[str]:
        """Which of these tests fail there, in the order in which they do. Raises TimeoutError at the deadline."""
        command = [str(self.python), "-m", "pytest", "-q", "--tb=no", *self.turn, *options, *tests]
        environment = {**os.environ, "PYTHONPATH": str(place / "src")}  # before that of an editable installation
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        with self.lock:
            if self.stopped:
                raise TimeoutError
            process = subprocess.Popen(
                command,
                cwd=place,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
            self.running.add(process)
        try:
            told, _ = process.communicate(timeout=None if deadline is None else deadline - time.monotonic())
        except subprocess.TimeoutExpired:
            raise TimeoutError from None
        finally:
            end(process)
            self.running.discard(process)
        if self.stopped:
            raise TimeoutError
        found = FAILED.findall(told)
        if not found and process.returncode not in PASSED:
            print(f"pytest ended with {process.returncode}: {' '.join(tests)}\n{told[-2000:]}", file=sys.stderr)
        return found

    def stop(self) -> None:
        """End all tests that run, and begin no more."""
        with self.lock:
            self.stopped = True
        for process in list(self.running):
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """End a run and all that it has started, kindly first."""
    if process.poll() is None:
        with_group(process, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GOING)
    with_group(process, signal.SIGKILL)
    process.wait()


def with_group(process: subprocess.Popen[str], sign: signal.Signals) -> None:
    """Send a signal to a process and all that it has started, as far as they are still there."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, sign)


# Looking for one mutant.


class Hunt:
    """The search for mutants in copies of the ``pristine`` tree, which is a copy too, so that nobody changes it."""

    def __init__(self, runner: Runner, pristine: Path, seconds: float, tests: Sequence[str]) -> None:
        self.runner = runner
        self.pristine = pristine
        self.seconds = seconds
        self.tests = tests
        self.known: dict[str, bool] = {}

    def confirm(self, tests: Sequence[str]) -> None:
        """Run these tests, which are said to find something, without any mutant."""
        failing = set(self.runner.failures(self.pristine, tests, *self.runner.workers)) if tests else set()
        self.known = {test: not any(is_of(failed, test) for failed in failing) for test in tests}

    def sound(self, test: str) -> bool:
        """Whether a test passes without a mutant."""
        whole = test.partition("[")[0]
        if not (self.known.get(test) or self.known.get(whole)):
            self.known[test] = not self.runner.failures(self.pristine, [test])
        return self.known.get(whole) or self.known[test]

    def look_for(self, mutant: Mutant) -> Verdict:
        """Run tests until one finds the mutant, or time is up."""
        begun = time.monotonic()
        try:
            with self.runner.copy(self.pristine, mutant) as place:
                found = self.found_in(place, mutant, begun + self.seconds)
        except TimeoutError:
            found = ""
        return Verdict(mutant, found, time.monotonic() - begun)

    def found_in(self, place: Path, mutant: Mutant, deadline: float) -> str:
        """The first sound test that fails there; "" if none does."""
        stages = [self.tests] if self.tests else [mutant.found_by, tests_for(mutant.files), ["tests"]]
        tried = [OF_ITSELF]
        for stage in stages:
            tests = [test for test in stage if (place / test.partition("::")[0]).exists()]
            options = () if stage is mutant.found_by else self.runner.workers
            while tests:
                left_out = [f"--deselect={test}" for test in tried]
                failed = self.runner.failures(place, tests, "-x", *options, *left_out, deadline=deadline)
                if failed and self.sound(failed[0]):
                    return failed[0]
                tried += failed[:1] or tests
                if not failed:
                    break
        return ""


def is_of(case: str, test: str) -> bool:
    """Whether a case is one of a test, or the same."""
    return case == test or case.startswith((f"{test}[", f"{test}::"))


# What has found them.


def row_of(verdict: Verdict) -> str:
    """A verdict as it is printed."""
    told = f"found      {verdict.test}" if verdict.test else "NOT FOUND"
    return f"{verdict.mutant.name:<34} {verdict.mutant.kind:<8} {verdict.seconds:5.0f} s  {told}"


def note(verdict: Verdict) -> None:
    """Name in the header of a patch the test that has found it, if another one is named."""
    test = verdict.test.partition("[")[0]
    if test and test not in verdict.mutant.found_by:
        text = verdict.mutant.patch.read_text("utf-8")
        verdict.mutant.patch.write_text(FOUND_BY.sub(f"Found-by: {test}", text, count=1), "utf-8")


def noted(table: str, verdicts: Sequence[Verdict]) -> str:
    """The table with the last column of these mutants as it is now."""
    for verdict in verdicts:
        cell = f"`{verdict.test.partition('[')[0].removeprefix('tests/')}`" if verdict.test else "**not found**"
        row = re.compile(rf"^(\| `{verdict.mutant.name}` \|.*\|)[^|\n]*\|$", re.MULTILINE)
        table = row.sub(lambda found, cell=cell: f"{found[1]} {cell} |", table)  # type: ignore[misc]
    return table


def options(arguments: Sequence[str]) -> Any:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description="Which test finds each planted fault.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="these mutants alone")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="look for so many at a time")
    parser.add_argument("--seconds", type=float, default=900, metavar="S", help="how long to look for one of them")
    parser.add_argument("--turn", metavar="N", help="which of the cases that take turns run")
    parser.add_argument("--tests", nargs="+", default=[], metavar="TEST", help="run these tests alone")
    parser.add_argument("--tree", type=Path, default=ROOT, metavar="FOLDER", help="whose tests; by default this one’s")
    parser.add_argument("--write", type=Path, metavar="TABLE", help="note there what has found each")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str], tell: Callable[[str], object] = print) -> int:
    """The exit code: 1 if no test has found one of the mutants."""
    wished = options(arguments)
    try:
        looked_for = mutants(wished.names)
    except KeyError as unknown:
        tell(f"There is no mutant {unknown.args[0]}; there are: {', '.join(each.name for each in mutants())}.")
        return 2
    workers = max(1, 2 * (os.cpu_count() or 1) // wished.jobs)
    runner = Runner(wished.tree.resolve(), wished.turn, workers)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    verdicts: list[Verdict] = []
    with runner.copy(runner.tree) as pristine, ThreadPoolExecutor(wished.jobs) as pool:
        hunt = Hunt(runner, pristine, wished.seconds, wished.tests)
        try:
            if not wished.tests:
                hunt.confirm(sorted({test for mutant in looked_for for test in mutant.found_by}))
            for verdict in pool.map(hunt.look_for, looked_for):
                tell(row_of(verdict))
                verdicts.append(verdict)
        finally:
            runner.stop()
            pool.shutdown(cancel_futures=True)
    missed = [verdict for verdict in verdicts if not verdict.test]
    tell(f"{len(verdicts) - len(missed)} of {len(verdicts)} found.")
    if wished.write is not None:
        wished.write.write_text(noted(wished.write.read_text("utf-8"), verdicts), "utf-8")
        for verdict in verdicts:
            note(verdict)
    return int(bool(missed))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Broken off.")
