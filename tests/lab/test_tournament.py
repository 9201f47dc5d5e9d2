"""Tournaments: every company plays the same deals from every seat."""

import json
from pathlib import Path

import pytest

from tests.support.command_line import Run
from tongbao.engine.meta import BadOption
from tongbao.lab.rows import Rows
from tongbao.lab.series import Played
from tongbao.lab.tournament import Tournament, hold
from tongbao.lab.workers import Processes


def test_companies_are_all_choices_of_the_bots() -> None:
    assert Tournament("xanadu", 2, ["a", "b", "c"], 1).companies() == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert Tournament("xanadu", 3, ["a", "b"], 1).companies() == [["a", "a", "b"], ["a", "b", "b"]]
    with pytest.raises(BadOption, match="at least two"):
        Tournament("xanadu", 2, ["a", "a"], 1).companies()


def test_everybody_has_the_same_deals_from_every_seat() -> None:
    series = Tournament("xanadu", 3, ["greedy", "random", "novice"], 2).series()[0]
    fingerprints = [series.deal(number).fingerprint() for number in range(6)]
    assert fingerprints[:3] == fingerprints[:1] * 3
    assert fingerprints[3:] == fingerprints[3:4] * 3
    assert fingerprints[0] != fingerprints[3]
    for seat in range(3):
        assert {series.seated(number)[seat] for number in range(3)} == {"greedy", "random", "novice"}


def test_the_better_one_finishes_before_the_worse_one() -> None:
    table = hold(Tournament("xanadu", 2, ["random", "greedy"], 6))
    assert [standing.bot for standing in table.ranking()] == ["greedy", "random"]
    assert table.games == 12
    assert table.before["greedy"]["random"] + table.before["random"]["greedy"] == 12
    assert sum([standing.win for standing in table.ranking()]) == pytest.approx(1)


def test_players_of_the_same_kind_share_what_is_won() -> None:
    table = hold(Tournament("pocket_changan", 3, ["random", "greedy"], 2))
    assert sum([standing.games for standing in table.ranking()]) == 3 * table.games
    assert "greedy" not in table.before["greedy"]


@pytest.mark.by_turns(3)
def test_a_tournament_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    def rows(number: int) -> Rows[Played]:
        return Rows(tmp_path / f"{number}.jsonl", Played)

    def stop(done: int) -> None:
        if done > 9:
            raise KeyboardInterrupt

    wish = Tournament("xanadu", 2, ["random", "greedy", "novice"], 4)
    broken = hold(wish, None, rows, stop)
    assert not broken.is_whole
    assert broken.games < 24
    assert hold(wish, Processes(2), rows).summary() == hold(wish).summary()


def test_the_command(run: Run) -> None:
    answer = run("tournament", "xanadu", "--deals", "2", "--bots", "random,greedy", "--json")
    told = json.loads(answer.out)
    assert told["games"] == 4
    assert {standing["bot"] for standing in told["standings"]} == {"random", "greedy"}
    assert "ahead of greedy" in run("tournament", "xanadu", "--deals", "2", "--bots", "random,greedy").out
    assert "at least two" in run("tournament", "xanadu", "--bots", "greedy").sentence
