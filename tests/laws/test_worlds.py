"""Worlds: what a seat imagines is the same game again after it was plain data, and says nothing of the real one."""

import json

import pytest

import tongbao
from tongbao import Game, Seat
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import imagine
from tongbao.engine.worlds import BadWorld, frozen, thawed
from tongbao.testing.laws import play_on

EVERY = {"silk_cities": 150, "changan": 60}
"""Every seventh position is looked at, more rarely in long games."""


def positions(name: str, players: int) -> list[Game]:
    """A game here and there on its way to its end."""
    game, luck, found = tongbao.new(name, players=players, seed=players, chronicle=True), FastLuck.from_seed(5), []
    while not game.over:
        if game.decisions % EVERY.get(name, 7) == 0:
            found.append(game.clone())
        seats = game.seats_to_act()
        seat = seats[luck.below(len(seats))]
        choices = game.choices(seat)
        game.take(seat, choices[luck.below(len(choices))])
    return [*found, game]


GAMES = [(name, n) for name, meta in sorted(tongbao.GAMES.items()) for n in {meta.max_players, meta.usual_players}]


def here(game: Game) -> dict[str, object]:
    """All that is on the table; the future may be another."""
    return {name: thing for name, thing in game.state().items() if name != "luck"}


@pytest.mark.by_turns(4)
@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_world_depends_on_what_the_seat_knows_alone(name: str, players: int) -> None:
    for game in positions(name, players):
        for seat in range(tongbao.SPECTATOR, players):
            other = imagine(game, seat, FastLuck.from_seed(game.decisions + 11))
            assert json.dumps(frozen(Seat(other, seat).imagine(1))) == json.dumps(frozen(Seat(game, seat).imagine(1)))


@pytest.mark.by_turns(4)
@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_world_is_the_same_game_again(name: str, players: int) -> None:
    for game in positions(name, players):
        for seat in range(tongbao.SPECTATOR, players):
            imagined = Seat(game, seat).imagine(1)
            text = json.dumps(frozen(imagined))
            again = thawed(game.setup, json.loads(text), 1)
            assert here(again) == here(imagined)
            assert json.dumps(frozen(again)) == text
            assert json.dumps(Seat(again, seat).view()) == json.dumps(Seat(game, seat).view())
            assert again.choices(seat) == game.choices(seat)
            same = imagined.clone()
            same.luck = again.luck.clone()
            for one in (same, again):
                play_on(one, 3, 10)
            assert here(same) == here(again)


def test_a_world_of_another_game_is_refused() -> None:
    xanadu, changan = tongbao.new("xanadu"), tongbao.new("changan")
    with pytest.raises(BadWorld, match="This isn’t a world of Xanadu"):
        thawed(xanadu.setup, frozen(changan), 1)
