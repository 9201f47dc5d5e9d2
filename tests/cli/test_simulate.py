"""``tongbao simulate``."""

import json
from fractions import Fraction
from importlib.resources import files

import pytest

import tongbao
from tests.support.command_line import Run
from tongbao import Record
from tongbao.bots import BOTS
from tongbao.bots.core.bot import play_out
from tongbao.lab.series import Series
from tongbao.lab.simulate import Tally, simulate


def test_json_has_what_programs_read(run: Run) -> None:
    answer = run("simulate", "xanadu", "--players", "3", "--games", "20", "--bots", "random,random,random", "--json")
    told = json.loads(answer.out)
    assert answer.code == 0
    assert answer.err == ""
    assert told["games"] == 20
    assert told["decisions"] > 20 * 100
    assert told["seconds"] > 0
    assert sum(told["wins_by_seat"]) == pytest.approx(20, abs=0.001)
    assert len(told["mean_scores"]) == 3
    assert told["build"] == tongbao.build()


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    def told(seed: str) -> dict[str, object]:
        summary = json.loads(run("simulate", "xanadu", "--games", "5", "--seed", seed, "--json").out)
        del summary["seconds"], summary["decisions_per_second"]
        return dict(summary)

    assert told("1") == told("1")
    assert told("1") != {**told("2"), "seed": 1}


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    series = Series("xanadu", 3, ["random"] * 3, seed=5)
    assert Record.of(series.deal(3)).dumps() == Record.of(Series("xanadu", 3, ["random"] * 3, seed=5).deal(3)).dumps()
    assert Record.of(series.deal(3)).dumps() != Record.of(series.deal(4)).dumps()


def test_a_shared_first_place_counts_in_equal_parts() -> None:
    kinds = [BOTS["random"](seat) for seat in range(4)]
    for seed in range(200):
        game = tongbao.new("xanadu", players=4, seed=seed)
        play_out(game, kinds)
        if game.places().count(1) == 2:
            break
    tally = Tally(Series("xanadu", 4, ["random"] * 4))
    tally.count(game.places(), game.scores())
    assert tally.wins == [Fraction(1, 2) if place == 1 else 0 for place in game.places()]
    assert tally.points == game.scores()


def test_one_bot_takes_all_seats_and_options_reach_the_game(run: Run) -> None:
    answer = run("simulate", "xanadu", "-n", "2", "-g", "3", "-o", "edition=online", "-o", "passes=3", "--json")
    assert json.loads(answer.out)["bots"] == ["random", "random"]
    series = Series("xanadu", 2, ["random"] * 2, options={"edition": "online"})
    assert series.deal(0).setup.options["edition"] == "online"


def test_cards_of_ones_own(run: Run) -> None:
    cards = files("tongbao.games.xanadu.cards").joinpath("xanadu.toml")
    answer = run("simulate", "xanadu", "--games", "2", "--cards", str(cards), "--json")
    assert json.loads(answer.out)["games"] == 2


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_seats_are_as_many_as_usual_unless_told_otherwise(run: Run, game: str) -> None:
    told = json.loads(run("simulate", game, "--games", "1", "--json").out)
    assert told["players"] == tongbao.GAMES[game].usual_players


def test_the_table_names_bots_and_seats(run: Run) -> None:
    out = run("simulate", "xanadu", "--games", "3").out
    assert "Mean score" in out
    assert "3 games," in out
    assert f"{tongbao.build()} build." in out


@pytest.mark.parametrize("bot", ["random", "greedy", "novice"])
def test_every_bot_plays(bot: str) -> None:
    assert simulate(Series("xanadu", 2, [bot, "random"]), 2).games == 2


def test_progress_is_told_between_batches() -> None:
    done: list[int] = []
    simulate(Series("xanadu", 2, ["random"] * 2), 120, done.append)
    assert done[0] == 1
    assert done == sorted(set(done))
    assert done[-1] == 120
