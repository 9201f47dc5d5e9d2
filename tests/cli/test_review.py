"""``tongbao review``: the chart and the moments in words, and JSON."""

import json
from pathlib import Path

import pytest

import tongbao
from tests.support.command_line import Run
from tests.support.reviewed_games import GLANCE, blundered, played


@pytest.fixture(autouse=True)
def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tongbao.cli.commands.review.USUAL", GLANCE)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "a game.json"
    file.write_text(blundered("xanadu", 4)[0], "utf-8")
    return file


@pytest.mark.by_turns(2)
def test_chart_and_moments(run: Run, record: Path) -> None:
    answer = run("review", str(record), "--processes", "1")
    assert answer.code == 0, answer.err
    number = blundered("xanadu", 4)[1]
    out = " ".join(answer.out.split())
    assert "based on what the seat knew at the time" in out
    assert "100%" in out
    assert f"decision {number}: you chose" in out
    assert f"--step {number}" in out
    assert "Cards" not in out


@pytest.mark.by_turns(2)
def test_with_all_cards_open_it_tells_cards_from_choices(run: Run, record: Path) -> None:
    answer = run("review", str(record), "--open", "--seat", "2", "--processes", "1")
    assert answer.code == 0, answer.err
    assert "with all cards visible" in answer.out
    lines = [line.split() for line in answer.out.splitlines()[-4:]]
    starts, cards, choices, ends = zip(*[[int(word.strip("%")) for word in line[-4:]] for line in lines], strict=True)
    assert (sum(starts), sum(cards), sum(choices), sum(ends)) == (100, 0, 0, 100)


def test_json(run: Run, record: Path) -> None:
    answer = run("review", str(record), "--json", "--seat", "3", "--processes", "1")
    assert answer.code == 0, answer.err
    told = json.loads(answer.out)
    assert (told["seat"], told["cards"], told["finished"]) == (3, "own", True)


def test_what_cannot_be_reviewed_is_said_in_one_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(tongbao.Record.of(tongbao.new("xanadu", players=2)).dumps(), "utf-8")
    assert "The game isn’t over" in run("review", str(file)).sentence
    file.write_text(played("xanadu", 2), "utf-8")
    assert "seats go from 0 to 1" in run("review", str(file), "--seat", "2").sentence
    assert "No such file" in run("review", str(tmp_path / "none.json")).sentence
