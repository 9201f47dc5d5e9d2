"""``tongbao replay --verify``: what fits, what doesn't, and the exit code."""

import json
from pathlib import Path

import pytest

import tongbao
from tests.support.command_line import Run
from tests.support.fair_games import SALTS, SECRET, played
from tongbao import HashLuck
from tongbao.engine.luck import commitment


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(played("xanadu", 2, HashLuck(SECRET, SALTS[:2])).dumps(), "utf-8")
    return file


def changed(record: Path, **fields: object) -> Path:
    """The record with other fields."""
    record.write_text(json.dumps({**json.loads(record.read_text("utf-8")), **fields}), "utf-8")
    return record


def test_a_fair_record_fits(run: Run, record: Path) -> None:
    answer = run("replay", record, "--verify", "--commitment", commitment(SECRET).upper())
    assert answer.code == 0, answer.err
    assert "has the promised fingerprint" in answer.out
    assert "choices can be made" in answer.out and "numbers" in answer.out


def test_without_a_promise_the_fingerprint_is_told(run: Run, record: Path) -> None:
    answer = run("replay", record, "--verify")
    assert answer.code == 0
    assert commitment(SECRET) in answer.out


def test_another_promise_does_not_fit(run: Run, record: Path) -> None:
    answer = run("replay", record, "--verify", "--commitment", "0" * 64)
    assert answer.code == 1
    assert "NOT the promised one" in answer.out


@pytest.mark.parametrize("fields", [{"secret": SECRET[::-1].hex()}, {"salts": ["tea", "caravan"]}])
def test_another_secret_or_salt_deals_another_game(run: Run, record: Path, fields: dict[str, object]) -> None:
    answer = run("replay", changed(record, **fields), "--verify")
    assert answer.code == 1
    assert "can NOT have been" in answer.out


def test_json(run: Run, record: Path) -> None:
    told = json.loads(run("replay", record, "--verify", "--json").out)
    assert told["fits"] and told["commitment"] == commitment(SECRET)
    assert {draw["kind"] for draw in told["draws"]} >= {"shuffle"}


def test_what_can_not_be_verified(run: Run, record: Path, tmp_path: Path) -> None:
    assert "64 hexadecimal" in run("replay", record, "--verify", "--commitment", "abc").sentence
    assert "--verify" in run("replay", record, "--commitment", "0" * 64).sentence
    assert "secret of 64" in run("replay", changed(record, secret="ff"), "--verify").sentence
    seeded = tmp_path / "seeded.json"
    seeded.write_text(tongbao.Record.of(tongbao.new("xanadu", players=2)).dumps(), "utf-8")
    assert "seed" in run("replay", seeded, "--verify").sentence
