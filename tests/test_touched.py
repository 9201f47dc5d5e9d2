"""`make quick`: which tests a change touches."""

from pathlib import Path

import pytest
from tools import touched

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("part", ["engine", "games", "bots", "lab", "review", "server", "cli", "testing", "web"])
def test_every_part_of_the_source_has_tests_of_its_own(part: str) -> None:
    files = [file for file in (ROOT / "src" / "tongbao" / part).rglob("*.*") if file.suffix != ".pyc"]
    assert files
    for file in files:
        if file.parent.name != "games":  # the catalogue: the core plays all that is in it
            assert set(touched.tests_for([file.relative_to(ROOT).as_posix()])) > set(touched.CORE), file


def test_what_is_named_is_there() -> None:
    named = [*touched.CORE, *(test for _, tests in touched.CONCERNS for test in tests if "\\" not in test)]
    assert not [test for test in named if not (ROOT / test.partition("::")[0]).exists()]


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("tests/games/xanadu/test_undo.py", "tests/games/xanadu/test_undo.py"),
        ("tests/games/xanadu/scene.py", "tests/games/xanadu"),
        ("tests/support/web/visitors.py", "tests/web"),
        ("src/tongbao/games/xanadu/steps.py", "tests/games/xanadu"),
        ("docs/rules/xanadu.md", "tests/test_citations.py"),
    ],
)
def test_a_change_touches(file: str, test: str) -> None:
    assert test in touched.tests_for([file])


def test_without_a_change_there_is_the_core() -> None:
    assert touched.tests_for([]) == list(touched.CORE)
