"""A series: the same games on one processor and on several, kept as rows, and taken up where it was broken off."""

import json
from pathlib import Path

import pytest

import tongbao
from tests.support.command_line import Run
from tongbao.engine.meta import BadOption
from tongbao.lab.rows import Rows
from tongbao.lab.series import Batch, Played, Series, play
from tongbao.lab.simulate import simulate
from tongbao.lab.workers import Alone, Processes

SERIES = Series("xanadu", 2, ["greedy", "random"], seed=3)


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.mark.by_turns(2)
def test_several_processes_play_the_games_that_one_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tongbao.lab.simulate.WORTH_SHARING", 0.0)
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file, crew in zip(files, (Alone(), Processes(2)), strict=True):
        simulate(SERIES, 60, None, crew, Rows(file, Played), records=True)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, name: str) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    file = tmp_path / name
    broken = simulate(SERIES, 12, stop, None, Rows(file, Played))
    assert not broken.is_whole
    assert broken.games == 1
    whole = simulate(SERIES, 12, None, None, Rows(file, Played))
    assert whole.is_whole
    assert whole.wins == simulate(SERIES, 12).wins
    assert Rows(file, Played).kept() == play(Batch(SERIES, range(12))).played


def test_half_a_line_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(SERIES, 3, None, None, Rows(file, Played))
    whole = lines(file)
    file.write_text("\n".join([*whole[:2], whole[2][:20]]), "utf-8")
    simulate(SERIES, 3, None, None, Rows(file, Played))
    assert lines(file) == whole


def test_a_file_of_other_games_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(SERIES, 2, None, None, Rows(file, Played))
    before = file.read_bytes()
    with pytest.raises(BadOption, match="holds other games"):
        simulate(Series("xanadu", 2, ["random", "random"], seed=3), 2, None, None, Rows(file, Played))
    assert file.read_bytes() == before


@pytest.mark.parametrize(("text", "told"), [("{}\n", "holds something else"), ("what\n", "holds something else")])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(BadOption, match=told):
        simulate(SERIES, 2, None, None, Rows(file, Played))
    assert file.read_text("utf-8") == text


def test_a_file_says_by_its_name_what_is_written(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"\.jsonl"):
        Rows(tmp_path / "games.csv", Played)


def test_rows_can_be_read_in_a_line_and_played_again(tmp_path: Path, run: Run) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "games.parquet"
    answer = run("simulate", "pocket_changan", "--games", "4", "--records", "--out", str(file), "--json")
    assert answer.code == 0
    table = polars.read_parquet(file)
    assert table.columns == list(Played.__struct_fields__)
    told = json.loads(answer.out)
    assert table["decisions"].sum() == told["decisions"]
    for row in table.iter_rows(named=True):
        game = tongbao.replay(row["record"])
        assert (game.over, game.scores(), game.places()) == (True, row["scores"], row["places"])
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_records_need_a_file(run: Run) -> None:
    answer = run("simulate", "xanadu", "--games", "1", "--records")
    assert (answer.code, answer.out) == (2, "")
    assert "--out" in answer.err


@pytest.mark.parametrize("bots", ["nobody", "greedy@5", "greedy,random,random", "open@"])
def test_players_that_are_not_there_are_refused_in_a_sentence(run: Run, bots: str) -> None:
    answer = run("simulate", "xanadu", "--games", "1", "--bots", bots)
    assert answer.code == 2
    assert len(answer.err.splitlines()) == 1


def test_bots_that_rotate_sit_on_every_seat() -> None:
    series = Series("xanadu", 3, ["a", "b", "c"], rotate=True)
    assert [series.seated(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]
