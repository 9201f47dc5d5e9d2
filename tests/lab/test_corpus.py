"""A corpus: many games in a file, played again and exported decision by decision."""

import json
from pathlib import Path

import msgspec
import pytest

import tongbao
from tests.support.command_line import Run
from tongbao.lab import corpus
from tongbao.lab.rows import Rows
from tongbao.lab.series import Played, Series
from tongbao.lab.simulate import simulate


@pytest.fixture(params=["games.jsonl", "games.parquet"])
def games(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / str(request.param)
    simulate(Series("pocket_changan", 2, ["greedy", "random"], seed=2), 3, None, None, Rows(file, Played), records=True)
    return file


def test_every_game_is_played_again(games: Path, run: Run) -> None:
    answer = run("replay", str(games), "--verify")
    assert answer.code == 0
    assert "3 games replayed as recorded" in answer.out


def test_what_is_wrong_is_told_game_by_game(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "games.jsonl"
    simulate(Series("xanadu", 2, ["random"] * 2), 4, None, None, Rows(file, Played), records=True)
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    rows[1]["scores"][0] += 1
    record = json.loads(rows[2]["record"])
    rows[2]["record"] = json.dumps({**record, "choices": record["choices"][:-1]})
    rows[3]["record"] = json.dumps({**record, "seed": 77})
    file.write_text("".join([json.dumps(row) + "\n" for row in rows]), "utf-8")
    answer = run("replay", str(file), "--verify", "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["right"]) == (1, 1)
    assert ["Game 1 ended" in told["wrong"][0], "Game 2 isn’t over" in told["wrong"][1]] == [True, True]
    assert told["wrong"][2].startswith("Game 3: ")


def test_decisions_are_exported_with_what_was_offered_and_what_came_of_it(
    games: Path, tmp_path: Path, run: Run
) -> None:
    out = tmp_path / "decisions.jsonl"
    assert run("replay", str(games), "--export", str(out)).code == 0
    moves = [msgspec.json.decode(line, type=corpus.Move) for line in out.read_bytes().splitlines()]
    assert {move.game for move in moves} == {0, 1, 2}
    space = tongbao.GAMES["pocket_changan"].action_space
    assert all(move.id in move.offered and space.text(move.id) == move.choice for move in moves)
    for number in range(3):
        own = [move for move in moves if move.game == number]
        assert [move.step for move in own] == list(range(len(own)))
        assert sum({move.seat: move.won for move in own}.values()) == 1


def test_one_record_and_a_line_of_records_are_read_too(tmp_path: Path, run: Run) -> None:
    game = tongbao.new("xanadu", seed=3)
    while not game.over:
        seat = game.seats_to_act()[0]
        game.take(seat, game.choices(seat)[0])
    text = tongbao.Record.of(game).dumps()
    (tmp_path / "one.json").write_text(text, "utf-8")
    (tmp_path / "lines.jsonl").write_text(f"{text}\n{text}\n", "utf-8")
    assert run("replay", str(tmp_path / "one.json"), "--export", str(tmp_path / "one.jsonl")).code == 0
    assert len((tmp_path / "one.jsonl").read_text("utf-8").splitlines()) == game.decisions
    assert corpus.verify(tmp_path / "lines.jsonl") == (2, [])


@pytest.mark.parametrize(
    ("text", "told"),
    [("what\n", "Line 1"), ('{"number": 1}\n', "Game 0"), ('{"record": 5}\n', "--records")],
)
def test_a_file_without_records_is_refused_in_a_sentence(tmp_path: Path, run: Run, text: str, told: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text, "utf-8")
    assert told in run("replay", str(file), "--verify").sentence
    assert "--verify" in run("replay", str(file)).sentence
