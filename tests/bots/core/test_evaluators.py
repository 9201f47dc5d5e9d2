"""Evaluators: features have names and a size that can be learned from, turns have numbers, outcomes are shares."""

from collections.abc import Iterator

import pytest

import tongbao
from tests.support.advised import JUDGED, any_positions
from tests.support.selection import turn_of_today
from tongbao.bots import BOTS
from tongbao.bots.changan.evaluation.evaluator import ChanganEvaluator
from tongbao.bots.core.bot import play_out
from tongbao.bots.registry import EVALUATORS, evaluator_for
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat
from tongbao.games.changan.state.table import Changan
from tongbao.games.silk_cities.rules.turns import Turn

LARGEST = 25.0
"""Features are of about size one; none is larger than this."""
every_game = pytest.mark.parametrize("name", JUDGED)


def decisions(name: str, players: int, seed: int, bot: str = "greedy") -> Iterator[Game]:
    """A game before each of its decisions, and when it is over."""
    game, bots = tongbao.new(name, players=players, seed=seed), [BOTS[bot](seat) for seat in range(players)]
    while not game.over:
        yield game
        seat = game.seats_to_act()[0]
        game.take(seat, bots[seat].choose(Seat(game, seat)))
    yield game


@pytest.mark.by_turns(4)
@every_game
def test_every_feature_has_a_name_of_its_own_and_a_size_that_can_be_learned_from(name: str) -> None:
    evaluator = evaluator_for(name)
    assert len(set(evaluator.names)) == len(evaluator.names)
    for game, _ in any_positions(name, turn_of_today(), 30):
        for seat in range(game.players):
            found = evaluator.features(game, seat)
            assert len(found) == len(evaluator.names)
            assert all(isinstance(value, float) and abs(value) < LARGEST for value in found)


def test_an_evaluator_of_changan_that_has_seen_other_cities_finds_the_same() -> None:
    evaluator = ChanganEvaluator({})
    for game, _ in any_positions("changan", turn_of_today(), 40):
        for number in range(game.players):
            assert evaluator.features(game, number) == ChanganEvaluator({}).features(game, number)


@pytest.mark.parametrize("name", ["changan", "pocket_changan", "silk_cities"])
def test_each_turn_has_a_number_higher_than_the_one_before(name: str) -> None:
    evaluator, turns = EVALUATORS[name]({}), list[int]()
    for game in decisions(name, 2, 2):
        turn = evaluator.turn(game)
        if game.over or (turns and turn == turns[-1]):
            continue
        assert not turns or turn > turns[-1]
        assert name != "silk_cities" or not turns or isinstance(game.step, Turn)
        turns.append(turn)
    assert len(turns) > 12
    if isinstance(game, Changan):
        assert len(turns) == 2 * game.round


@every_game
def test_in_the_end_the_forecast_is_the_outcome(name: str) -> None:
    game = tongbao.new(name, players=2, seed=3)
    play_out(game, [BOTS["greedy"](3), BOTS["random"](3)])
    found = [evaluator_for(name).evaluate(game, seat) for seat in (0, 1)]
    assert [one.win for one in found] == [1 / game.places().count(1) if place == 1 else 0.0 for place in game.places()]
    assert found[0].margin == -found[1].margin


@pytest.mark.parametrize("length", ["short", "standard", "long"])
def test_alone_the_outcome_is_how_far_up_the_titles_one_has_come(length: str) -> None:
    wins: list[tuple[int, float, float]] = []
    for seed in range(12):
        game = tongbao.new("pocket_changan", players=1, seed=seed, options={"length": length})
        play_out(game, [BOTS["greedy" if seed % 2 else "random"](seed)])
        outcome = evaluator_for("pocket_changan").outcome(game, 0)
        assert 0.0 <= outcome.win <= 1.0
        wins.append((game.scores()[0], outcome.win, outcome.margin))
    assert sorted(wins) == sorted(wins, key=lambda found: (found[1], found[2]))
    assert len({win for _, win, _ in wins}) > 3
