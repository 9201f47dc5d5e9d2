"""The ratings that people read: of all levels, in order, and the same everywhere."""

from importlib.resources import files
from itertools import pairwise

import pytest
from msgspec import json
from tools.ladders import DOCUMENT, written

import tongbao
from tests.support.command_line import Run
from tongbao.bots import levels_for
from tongbao.bots.levels.titles import ratings

every_game = pytest.mark.parametrize("game", sorted(tongbao.GAMES))
CLEARLY = 0.65
"""The share of games that each level wins at least against the one below."""


@every_game
def test_every_level_is_rated_and_stronger_than_the_one_below(game: str) -> None:
    points = [ratings(game)[level][0] for level in levels_for(game)]
    assert points == sorted(points) and len(set(points)) == len(points)
    assert ratings(game)["greedy"] == (1500, 0)


@every_game
def test_each_level_wins_two_of_three_against_the_one_below(game: str) -> None:
    ladder = json.decode(files("tongbao.bots").joinpath(game, "ladder.json").read_bytes())
    won = {(pair["one"].partition("@")[0], pair["others"]): pair["win"] for pair in ladder["pairs"]}
    for below, above in pairwise(levels_for(game)):
        assert won[above, below] >= CLEARLY, (above, below)


def test_a_game_that_nobody_has_measured_has_no_ratings() -> None:
    assert ratings("mahjong") == {}


def test_the_document_tells_the_same_ratings() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written(text) == text, "run `python tools/ladders.py`"


def test_the_document_takes_a_level_that_is_new() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written(text.replace("| Game | novice ", "| Game ")) == text


def test_the_list_of_games_tells_them_too(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0
    for game in tongbao.GAMES:
        points, error = ratings(game)["master"]
        assert f"{points} ± {error}" in answer.out
