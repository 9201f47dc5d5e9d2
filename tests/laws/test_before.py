"""Games recorded once are played the same ever after: traces of random games, and records of games of all bots."""

import gzip
import json
from pathlib import Path

import pytest

import tongbao
from tongbao.testing import traces
from tongbao.testing.traces import changed, file_name, traced

DATA = Path(__file__).parent.parent / "data"
NAMES = sorted(tongbao.GAMES)


@pytest.mark.parametrize(("name", "rules"), [*traced()])
def test_random_games_are_offered_and_choose_the_same(name: str, rules: int) -> None:
    """By every version of the rules by which tables still go on."""
    assert changed(name, DATA / "traces", every=25, rules=rules) == []


def test_every_version_has_its_traces_and_nothing_else_has() -> None:
    kept = {file_name(name, rules) for name, rules in traced()}
    assert kept == {file.name for file in (DATA / "traces").iterdir()}
    assert kept >= {"silk_cities.txt", "silk_cities_1.txt", "xanadu.txt"}


def test_traces_of_earlier_versions_are_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "GAMES_EACH", 1)
    before = tmp_path / "silk_cities_1.txt"
    before.write_text("as it was\n", "utf-8")
    traces.write(tmp_path)
    assert before.read_text("utf-8") == "as it was\n"
    assert {file.name for file in tmp_path.iterdir()} == {file_name(*version) for version in traced()}
    assert not changed("silk_cities", tmp_path) and changed("silk_cities", tmp_path, rules=1)


@pytest.mark.parametrize("name", NAMES)
def test_a_hundred_records_give_the_same_scores(name: str) -> None:
    lines = gzip.decompress((DATA / "records" / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()
    assert len(lines) == 100
    for line in lines:
        kept = json.loads(line)
        game = tongbao.replay(json.dumps(kept["record"]))
        assert game.over
        assert (game.scores(), game.places()) == (kept["scores"], kept["places"])
