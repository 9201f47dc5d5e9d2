"""A choice without alternative goes by itself only where that tells nobody anything and leaves all undo."""

import random
from functools import cache

import pytest

import tongbao
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import imagine
from tongbao.server.rendering.choices import choices_for

GAMES = sorted(tongbao.GAMES)
VERBS = {
    "xanadu": {"place"},
    "changan": {"end_turn", "collect"},
    "pocket_changan": {"buy"},
    "silk_cities": {"hop", "army"},
}
"""What goes by itself in random games, among others."""


@cache
def without_alternative(name: str, games: int = 5) -> list[tuple[Game, int]]:
    """Positions in which somebody has one choice, and who."""
    found = []
    for seed in range(games):
        game, dice = tongbao.new(name, players=3, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.seats_to_act()[0]
            if len(game.choices(seat)) == 1:
                found.append((game.clone(), seat))
            game.take(seat, dice.choice(game.choices(seat)))
    return found


def alone(game: Game, seat: int) -> list[str]:
    return [offer.verb for offer in choices_for(game, tongbao.Seat(game, seat), "en").found if offer.alone]


def is_known_to_all(game: Game, seat: int) -> bool:
    """Whether a spectator knows that the seat has one choice, whatever lies hidden."""
    imagined = [imagine(game, SPECTATOR, FastLuck.from_seed(seed)) for seed in range(8)]
    return all(len(other.choices(seat)) == 1 for other in imagined)


@pytest.mark.parametrize("name", GAMES)
def test_what_goes_by_itself_tells_nobody_anything(name: str) -> None:
    positions = [(game, seat) for game, seat in without_alternative(name) if alone(game, seat)]
    assert {verb for game, seat in positions for verb in alone(game, seat)} >= VERBS[name]
    assert all(is_known_to_all(game, seat) for game, seat in positions)


def test_who_holds_cards_but_none_for_a_battle_takes_his_time() -> None:
    """A pass at once would tell that he has none."""
    positions = [(g, s) for g, s in without_alternative("silk_cities") if g.choices(s)[0].text == "pass"]
    assert not any(alone(game, seat) for game, seat in positions)
    assert not all(is_known_to_all(game, seat) for game, seat in positions)


@pytest.mark.parametrize("name", GAMES)
def test_what_goes_by_itself_leaves_what_could_be_taken_back(name: str) -> None:
    for game, seat in without_alternative(name):
        before = game.undoable(seat)
        if alone(game, seat) and before:
            after = game.clone()
            after.take(seat, game.choices(seat)[0])
            assert after.undoable(seat) == before + 1 and seat in after.seats_to_act()


@pytest.mark.parametrize("name", GAMES)
def test_who_can_choose_is_left_to_choose(name: str) -> None:
    game, dice = tongbao.new(name, players=3, seed=2), random.Random(2)
    while not game.over and game.decisions < 200:
        seat = game.seats_to_act()[0]
        if len(game.choices(seat)) > 1:
            assert not alone(game, seat)
        game.take(seat, dice.choice(game.choices(seat)))
