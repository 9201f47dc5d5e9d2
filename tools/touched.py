"""The unit tests and the tests that a change touches, as arguments for pytest: `make quick` runs them.

    python tools/touched.py

A change is whatever differs from the point where the branch left main, committed or not. For every file of it the
first pattern that fits says which tests concern it; the core is always among them.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAW = "tests/laws/test_laws.py::test_laws_hold_with_hash_luck"
"""One game of each kind, with every law at many of its positions."""
CORE = (
    "tests/engine",
    LAW,
    "tests/test_imports.py",
    "tests/test_mutants.py",
    "tests/test_readme.py",
    "tests/test_docs.py",
)
CONCERNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"tests/mutants/.*|docs/mutants\.md", ("tests/test_mutants.py",)),
    (r"(tests/.*test_\w+\.py)", (r"\1",)),
    (r"tests/support/(\w+)/.*", (r"tests/\1",)),
    (r"tests/support/.*", ("tests/games", "tests/laws", "tests/test_selection.py", "tests/test_guide.py")),
    (r"(tests/\w+/.*)/[^/]+", (r"\1",)),
    (r"(tests/\w+)/[^/]+", (r"\1",)),
    (r"src/tongbao/(engine|testing)/.*", ("tests/laws", "tests/test_guide.py")),
    (
        r"src/tongbao/games/(\w+)/.*",
        (r"tests/games/\1", "tests/games/test_golden.py", "tests/laws/test_before.py", "tests/test_citations.py"),
    ),
    (r"src/tongbao/bots/(\w+)/greedy/.*", (r"tests/bots/\1", "tests/bots/levels/test_greedy.py")),
    (r"src/tongbao/research/.*|src/tongbao/bots/envs\.py|docs/(research|openspiel)\.md", ("tests/research",)),
    (r"src/tongbao/server/(\w+)/.*", (r"tests/server/\1", "tests/server/views", "tests/languages")),
    (r"src/tongbao/(bots|review|server|cli)/.*", (r"tests/\1",)),
    (r"src/tongbao/lab/.*", ("tests/lab", "tests/cli/test_simulate.py", "tests/cli/test_bench.py")),
    (r"src/tongbao/web/.*", ("tests/web", "tests/server", "tests/languages")),
    (r"packaging/.*|docs/(hosting|operating)\.md", ("tests/test_packaging.py",)),
    (r"docs/.*|[^/]+\.md", ("tests/test_citations.py", "tests/test_guide.py")),
)
"""What concerns a file, by the first pattern that fits its path; what isn't there is left out."""


def tests_for(files: Iterable[str]) -> list[str]:
    """The tests that concern these files, and the core, each once."""
    found = dict.fromkeys(CORE)
    for file in files:
        for pattern, tests in CONCERNS:
            if fits := re.fullmatch(pattern, file):
                found |= dict.fromkeys([fits.expand(test) for test in tests])
                break
    return [test for test in found if (ROOT / test.partition("::")[0]).exists()]


def changed() -> list[str]:
    """The files that differ from the point where the branch left main; without a main, from the latest commit."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    return git("diff", "--name-only", *base) + git("ls-files", "--others", "--exclude-standard")


def git(*words: str) -> list[str]:
    """The lines that git answers; none if it fails, as where there is no git or no main."""
    try:
        answer = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return answer.stdout.splitlines()


if __name__ == "__main__":
    print(*tests_for(changed()))
