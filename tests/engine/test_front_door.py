"""The public names that other programs are written against."""

import json
from typing import Any

import pytest

import tongbao
from tongbao import Record, Seat
from tongbao.engine.luck import FastLuck
from tongbao.testing.laws import play_on

NAMES = sorted(tongbao.GAMES)


def refused(fields: dict[str, Any]) -> str:
    with pytest.raises(ValueError) as caught:
        tongbao.replay(json.dumps(fields))
    return str(caught.value)


def test_a_game_is_made_played_and_printed() -> None:
    game = tongbao.new("xanadu", players=3, seed=7, options={"edition": "online"})
    while not game.over:
        seat = game.seats_to_act()[0]
        game.take(seat, str(game.choices(seat)[0]))
    assert len(game.scores()) == len(game.places()) == 3
    assert repr(game).startswith("<xanadu, 3 players")


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_deal_equal_games(name: str) -> None:
    one, two, three = (tongbao.new(name, seed=seed) for seed in (5, 5, 6))
    assert one.state() == two.state() != three.state()
    assert one.state() == tongbao.new(name, luck=FastLuck.from_seed(5)).state()


def test_what_does_not_exist_is_answered_with_what_does() -> None:
    with pytest.raises(tongbao.BadOption, match=r"no game “go”; choose one of: .*xanadu"):
        tongbao.new("go")


@pytest.mark.parametrize("name", NAMES)
def test_views_are_plain_data(name: str) -> None:
    game = tongbao.new(name, seed=1, chronicle=True)
    play_on(game, 1, 40)
    for seat in range(tongbao.SPECTATOR, game.players):
        view = Seat(game, seat).view()
        assert json.loads(json.dumps(view)) == view
        log = Seat(game, seat).log()
        assert json.loads(json.dumps(log)) == log
        assert [line["n"] for line in Seat(game, seat).log(since=3)] == list(range(3, len(log)))


@pytest.mark.parametrize("name", NAMES)
def test_a_view_changes_nothing_when_it_is_changed(name: str) -> None:
    game = tongbao.new(name, seed=1)
    state = game.state()
    for value in Seat(game, 0).view().values():
        if isinstance(value, (list, dict)):
            value.clear()
    assert game.state() == state


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_gives_no_more_than_its_view(name: str) -> None:
    game = tongbao.new(name, seed=2)
    seat, watching = tongbao.Seat(game, 0), tongbao.Seat(game, tongbao.SPECTATOR)
    assert seat.view() == Seat(game, 0).view()
    assert seat.choices() == game.choices(0)
    assert watching.choices() == []
    assert Seat(seat.imagine(3), 0).view() == Seat(game, 0).view()
    with pytest.raises(ValueError, match="no record"):
        Record.of(seat.imagine(3))
    with pytest.raises(ValueError, match="no seat 99"):
        tongbao.Seat(game, 99)


@pytest.mark.parametrize("name", NAMES)
def test_a_broken_record_gets_one_clear_sentence(name: str) -> None:
    game = tongbao.new(name, seed=3)
    play_on(game, 3, 10)
    fields = json.loads(Record.of(game).dumps())
    assert "isn’t a Tongbao record" in refused({**fields, "tongbao": 99})
    assert "it must be one of:" in refused({**fields, "game": "go"})
    assert "version 99 of the rules" in refused({**fields, "rules": 99})
    assert "players" in refused({**fields, "players": 99})
    assert "needs a number of players" in refused({**fields, "players": "two"})
    assert "list of seats" in refused({**fields, "seats": 5})
    assert "no luck" in refused({name: value for name, value in fields.items() if name != "seed"})
    assert "no luck" in refused({**fields, "seed": None, "secret": "abc"})
    assert "must be a seat and a choice" in refused({**fields, "choices": ["sell 12"]})
    assert "Choice 1 of the record" in refused({**fields, "choices": fields["choices"][-1:]})
    assert "has no option" in refused({**fields, "options": {**fields["options"], "wind": "on"}})
    with pytest.raises(tongbao.BadRecord, match="isn’t valid JSON"):
        tongbao.replay("{")


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_secret_luck_replays(name: str) -> None:
    game = tongbao.new(name, luck=tongbao.HashLuck(bytes(32), ["tea"]), names=["Mei", "Luca"])
    play_on(game, 3, 30)
    text = Record.of(game).dumps()
    assert tongbao.replay(text).state() == game.state()
    assert json.loads(text)["secret"] == "00" * 32
    assert json.loads(text)["seats"] == ["Mei", "Luca"]


def test_places_share_the_better_place() -> None:
    game = tongbao.new("xanadu", players=3)
    game.coins = [41, 41, 30]  # type: ignore[attr-defined]
    assert game.places() == [1, 1, 3]
