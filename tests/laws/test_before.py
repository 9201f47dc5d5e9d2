"""Games recorded once are played the same ever after: traces of random games, and records of games of all bots."""

import gzip
import json
from pathlib import Path

import pytest

import tongbao
from tongbao.testing.traces import changed

DATA = Path(__file__).parent.parent / "data"
NAMES = sorted(tongbao.GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_random_games_are_offered_and_choose_the_same(name: str) -> None:
    assert changed(name, DATA / "traces", every=25) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_hundred_records_give_the_same_scores(name: str) -> None:
    lines = gzip.decompress((DATA / "records" / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()
    assert len(lines) == 100
    for line in lines:
        kept = json.loads(line)
        game = tongbao.replay(json.dumps(kept["record"]))
        assert game.over
        assert (game.scores(), game.places()) == (kept["scores"], kept["places"])
