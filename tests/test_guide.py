"""The fifth game: what the guide shows is a game like any other, with nothing of its own but the contract."""

import json
from pathlib import Path

import pytest

import tongbao
from tests.support.command_line import Run
from tests.support.guide import put_into_catalogue
from tongbao.testing.laws import walk


@pytest.fixture(autouse=True)
def game_of_the_guide(catalogue: None) -> None:
    """It is among the games."""
    put_into_catalogue()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_the_laws(players: int, seed: int) -> None:
    walk(tongbao.new("caravans", players=players, seed=seed, chronicle=True), seed=seed)


def test_it_is_simulated(run: Run) -> None:
    told = json.loads(run("simulate", "caravans", "--players", "3", "--games", "40", "--json").out)
    assert told["games"] == 40 and sum(told["wins_by_seat"]) == pytest.approx(40)


def test_it_is_played_in_the_terminal(run: Run, tmp_path: Path) -> None:
    """Its view field by field, its choices by their captions or their verbs, help, a card that isn't printed."""
    saved = tmp_path / "caravans.json"
    keys = "?\nt\nc 3\nsell 99\n" + "1\n" * 40
    out = run("play", "caravans", "--seed", "4", "--name", "Ada", "--save", saved, typed=keys).out
    for words in ("deck count", "hand count", "Lead camel", "sell", "Ada leads camel", "Random 2", "Final scores"):
        assert words in out
    assert "nothing printed" in out and "is no choice of caravans" in out
    assert "leads camel" in run("replay", saved).out
    assert "caravan" in run("replay", saved, "--step", "3").out


def test_its_words_are_english_where_they_are_not_translated() -> None:
    seat = tongbao.Seat(tongbao.new("caravans", seed=1), 0)
    captions = [seat.caption(choice, "zh")["text"] for choice in seat.choices()]
    assert set(captions) == {"Lead camel {card}", "sell {card}"}
