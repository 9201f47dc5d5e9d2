"""Planted faults: each can still be planted, and says what it breaks and which test finds it; so does the table."""

import os
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tools import mutants
from tools.mutants import KINDS, Verdict

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "docs" / "mutants.md"
ALL = mutants.mutants()


def test_there_are_ten_of_each_kind() -> None:
    assert Counter(mutant.kind for mutant in ALL) == dict.fromkeys(KINDS, 10)
    assert all(mutant.title and mutant.breaks.endswith(".") and len(mutant.files) == 1 for mutant in ALL)


def test_each_still_applies() -> None:
    outside = {**os.environ, "GIT_CEILING_DIRECTORIES": str(ROOT.parent)}
    for mutant in ALL:
        check = ["git", "apply", "--check", str(mutant.patch)]
        ran = subprocess.run(check, cwd=ROOT, env=outside, capture_output=True, text=True)
        assert ran.returncode == 0, f"{mutant.name} has to be planted anew: {ran.stderr}"


def test_each_names_tests_that_are_there() -> None:
    for mutant in ALL:
        assert mutant.found_by, f"Nothing is said to find {mutant.name}."
        for test in mutant.found_by:
            file, _, name = test.partition("[")[0].partition("::")
            assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE), mutant


def test_the_table_has_them_all() -> None:
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in TABLE.read_text("utf-8").splitlines()]
    told = {row[0].strip("`"): row[1:] for row in rows if row and row[0].startswith("`")}
    assert list(told) == [mutant.name for mutant in ALL]
    for mutant in ALL:
        kind, breaks, before, after = told[mutant.name]
        assert (kind, breaks) == (mutant.kind, mutant.breaks) and before and after


def test_what_has_found_one_is_noted_in_the_table() -> None:
    one, other = ALL[:2]
    table = f"| `{one.name}` | a | b | c | d |\n| `{other.name}` | a | b | c | d |\n"
    verdicts = [Verdict(one, "tests/web/test_a.py::test_b[c-d]", 1.0), Verdict(other, "", 900.0)]
    assert mutants.noted(table, verdicts) == (
        f"| `{one.name}` | a | b | c | `web/test_a.py::test_b` |\n| `{other.name}` | a | b | c | **not found** |\n"
    )


def test_an_unknown_one_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["carnation"]) == 2
    assert capsys.readouterr().out.startswith("There is no mutant carnation; there are: ")
