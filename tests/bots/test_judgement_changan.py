"""The judge of Chang’an: it knows what its seat knows, names what it sees, and tells turns apart."""

import pytest

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.judgement.changan import ChanganJudge
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat
from tongbao.games.changan.table import Changan

DECKS = {2: "production,trade,silk_road", 3: "science,politics,silk_road", 4: "production,trade,military,silk_road"}
GAMES = [
    pytest.param(players, bot, options, id=f"{players}-{bot}-{len(options)}")
    for players in (2, 3, 4)
    for bot in ("greedy", "random")
    for options in ({}, {"decks": DECKS[players]})
]


def positions(players: int, bot: str, options: dict[str, str], every: int) -> list[Game]:
    """Every so many positions of a game."""
    game = tongbao.new("changan", players=players, seed=players, options=options)
    bots = [BOTS[bot](seat) for seat in range(players)]
    found: list[Game] = []
    while not game.over:
        if game.decisions % every == 0:
            found.append(game.clone())
        seat = game.actor
        game.take(seat, bots[seat].choose(Seat(game, seat)))
    return found


@pytest.mark.parametrize(("players", "bot", "options"), GAMES)
def test_it_judges_by_what_its_seat_knows(players: int, bot: str, options: dict[str, str]) -> None:
    for game in positions(players, bot, options, 5):
        for number in range(players):
            judge = ChanganJudge({})
            seen = judge.features(game, number)
            assert len(seen) == len(judge.names)
            for seed in range(2):
                assert judge.features(Seat(game, number).imagine(seed), number) == seen


def test_what_it_remembers_of_cities_changes_nothing() -> None:
    judge = ChanganJudge({})
    for game in positions(3, "greedy", {"decks": DECKS[3]}, 3):
        for number in range(3):
            assert judge.features(game, number) == ChanganJudge({}).features(game, number)


def test_its_features_have_names_of_their_own_and_are_of_about_size_one() -> None:
    judge = ChanganJudge({})
    assert len(set(judge.names)) == len(judge.names)
    for game in positions(4, "greedy", {}, 7):
        for number in range(4):
            assert max(abs(feature) for feature in judge.features(game, number)) < 12


def test_a_turn_ends_when_another_seat_begins() -> None:
    judge = ChanganJudge({})
    game = tongbao.new("changan", players=2, seed=1)
    bots = [BOTS["greedy"](seat) for seat in range(2)]
    turns = [judge.turn(game)]
    while not game.over:
        seat = game.actor
        game.take(seat, bots[seat].choose(Seat(game, seat)))
        if not game.over and judge.turn(game) != turns[-1]:
            assert judge.turn(game) > turns[-1]
            turns.append(judge.turn(game))
    assert isinstance(game, Changan)
    assert len(turns) == 2 * game.round
