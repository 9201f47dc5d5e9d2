"""The fifth game: what the guide shows is a game like any other, with nothing of its own but the contract."""

import json
import re
from pathlib import Path

import pytest

import tongbao
from tests.support.command_line import Run
from tests.support.guide import GUIDE, put_into_catalogue
from tongbao.engine.choice import ActionSpace, Parameter
from tongbao.testing.laws import walk


@pytest.fixture(autouse=True)
def game_of_the_guide(catalogue: None) -> None:
    """It is among the games."""
    put_into_catalogue()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_the_laws(players: int, seed: int) -> None:
    walk(tongbao.new("caravans", players=players, seed=seed, chronicle=True), seed=seed)


def played(arrives: bool) -> tongbao.Game:
    """A whole game in which everybody leads the lowest camel that he can; who may arrive does, or never."""
    game = tongbao.new("caravans", players=2, seed=1, chronicle=True)
    while not game.over:
        seat = game.seats_to_act()[0]
        choices = game.choices(seat)
        arrive = [choice for choice in choices if choice.verb.name == "arrive"]
        game.take(seat, arrive[0] if arrive and arrives else choices[0])
    return game


def test_a_choice_without_parameters_is_one_object_and_one_word() -> None:
    arrive = tongbao.GAMES["caravans"].action_space.parse("arrive")
    assert arrive.parameters == () and arrive.named() == {} and str(arrive) == "arrive"
    assert arrive is arrive.verb.only and arrive.verb.choices == [arrive]
    last = played(arrives=True).history
    assert last is not None and last[-1].choice is arrive


@pytest.mark.parametrize("arrives", [True, False])
def test_it_ends_at_once_or_when_nothing_is_left_to_do(arrives: bool) -> None:
    game = played(arrives)
    assert not game.seats_to_act() and not any(game.choices(seat) for seat in range(2))
    assert sorted(game.places()) == [1, 2] and max(game.scores()) >= 5
    kinds = [event.kind for event in game.events or []]
    assert (kinds[-1] == "arrive") == arrives == any(tongbao.Seat(game, seat).view()["hand"] for seat in range(2))
    with pytest.raises(tongbao.IllegalChoice, match="the game is over"):
        game.take(0, "arrive")
    assert tongbao.replay(tongbao.Record.of(game).dumps()).places() == game.places()


def test_what_the_guide_says_of_choices_is_so() -> None:
    """The table of how choices are declared, offered and recognised."""
    text = GUIDE.read_text("utf-8")
    rows = re.findall(r"^\| something .*? \| `(\w+ = ACTIONS.*?)` \| `(.*?)`.*? \| (.*?) \|$", text, re.MULTILINE)
    assert len(rows) == 3
    for declared, offered, recognised in rows:
        names = {"ACTIONS": ActionSpace("told"), "Parameter": Parameter, "a": 2, "b": 1}
        exec(declared, names)
        names["choice"] = eval(offered, names)
        first, *rest = [eval(code, names) for code in re.findall(r"`(.*?)`", recognised)]
        assert first is True and all(part in (12, (2, 1)) for part in rest)


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
    assert "nothing printed" in out and "isn’t a choice in caravans" in out
    assert "leads camel" in run("replay", saved).out
    assert "caravan" in run("replay", saved, "--step", "3").out


def test_its_words_are_english_where_they_are_not_translated() -> None:
    seat = tongbao.Seat(tongbao.new("caravans", seed=1), 0)
    captions = [seat.caption(choice, "zh")["text"] for choice in seat.choices()]
    assert set(captions) == {"Lead camel {card}", "sell {card}"}
