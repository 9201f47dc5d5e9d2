"""Whatever a stranger hands in as card file or record: it is played, or refused in one sentence of our own."""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tongbao
from tests.support.mutations import card_file, spoiled, tampered
from tongbao.testing.laws import play_on

DATA = Path(__file__).parent.parent / "data" / "records"
NAMES = sorted(tongbao.GAMES)
OURS = (tongbao.BadRecord, tongbao.BadOption, tongbao.BadCards, tongbao.IllegalChoice)
PYTHON = ("int_max_str_digits", "recursion", "unhashable", "object", "NoneType", "codec", "Traceback")
"""Words of which Python's own messages are made."""
MANY = [60, pytest.param(3000, marks=pytest.mark.nightly)]


def records(name: str) -> list[dict[str, Any]]:
    """The recorded games of all bots."""
    lines = gzip.decompress((DATA / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()
    return [json.loads(line)["record"] for line in lines]


def is_sentence(told: str) -> bool:
    """Whether somebody can read that: one line of words, not endless."""
    return told[-1] in ".…" and len(told) < 2000 and "\n" not in told and not any(word in told for word in PYTHON)


@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize("name", NAMES)
def test_a_tampered_record_is_played_or_refused_in_one_sentence(name: str, many: int) -> None:
    recorded, cards, played = records(name), card_file(name), 0
    for number in range(many):
        dice = Random(number)
        text = tampered(dice.choice(recorded), cards, dice)
        try:
            tongbao.replay(text)
            played += 1
        except OURS as refusal:
            assert is_sentence(str(refusal)), (number, refusal)
    assert 0 < played < many


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize("name", NAMES)
def test_a_spoiled_card_file_is_played_to_the_end_or_refused_in_one_sentence(name: str, many: int) -> None:
    meta, cards, played = tongbao.GAMES[name], card_file(name), 0
    for number in range(many):
        text, players = spoiled(cards, Random(number)), meta.min_players + number % 2
        try:
            game = tongbao.new(name, players=players, cards=text, seed=number)
        except tongbao.BadCards as refusal:
            assert is_sentence(str(refusal)), (number, refusal)
            continue
        if played % 4 == 0:
            play_on(game, number, meta.most_decisions)
            assert game.over
        played += 1
    assert 0 < played < many
