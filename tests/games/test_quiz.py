"""Questions of play, with answers that a reader of the rules page finds there; people ask them, not this test."""

import re
import tomllib
from pathlib import Path

import pytest

import tongbao

RULES = Path(__file__).parents[2] / "docs" / "rules"
QUIZ = Path(__file__).parents[1] / "data" / "quiz"


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_quiz_has_twenty_questions_in_two_languages_from_rules_that_there_are(name: str) -> None:
    questions = tomllib.loads((QUIZ / f"{name}.toml").read_text("utf-8"))["question"]
    numbered = (RULES / f"{name}.md").read_text("utf-8")
    assert len(questions) == len({one["en"] for one in questions}) == 20
    for one in questions:
        assert "?" in one["en"] and "？" in one["zh"] and one["answer"]["en"] and one["answer"]["zh"]
        for ruling in re.findall(r"\b[CPSX]-\d+\b", one["rule"]):
            assert re.search(rf"\b{ruling}\b", numbered), ruling
