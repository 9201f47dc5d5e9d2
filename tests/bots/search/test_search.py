"""The search over whole turns: bounded, repeatable, and better than what it plays on with."""

from math import e

import pytest

import tongbao
from tongbao import Seat
from tongbao.bots import BOTS
from tongbao.bots.levels.players import Master
from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.budget import Budget, TimeLimit
from tongbao.bots.search.determinizations import MOST_WORLDS, Determinizations
from tongbao.bots.search.line import Line, lead
from tongbao.bots.search.search import (
    MOST_LINES,
    TEMPERATURE,
    Search,
    SearchSettings,
    best_of_each,
    is_decided,
    mixed_choice,
    one_of_each,
)
from tongbao.bots.search.search_settings import configured_search, search_settings_for
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck

every_game = pytest.mark.parametrize("name", sorted(EVALUATORS))
CHOICES = tongbao.GAMES["xanadu"].action_space.choices
FAR = 3
"""A lead of so many temperatures leaves to the others one choice in twenty."""


def searching(name: str, budget: Budget, decisions: int = 30) -> Search:
    """A search at a decision some way into a game, with more than one choice."""
    game = tongbao.new(name, players=2, seed=4)
    while game.decisions < decisions or len(game.legal) < 2:
        game.take(game.actor, game.legal[len(game.legal) // 2])
    return Search(
        Determinizations(Seat(game, game.actor), 1),
        evaluator_for(name),
        policy_for(name),
        budget,
        search_settings_for(name, 2),
    )


def line(values: list[float], choice: int) -> Line:
    """A line that was tried already."""
    found = Line([CHOICES[choice]])
    for value in values:
        found.note(value, value, 0.0)
    return found


@every_game
def test_the_same_samples_give_the_same_lines(name: str) -> None:
    found = []
    for _ in range(2):
        search = searching(name, Budget(samples=90))
        lines = search.think(search.worlds.seat.choices())
        found.append([(str(line.first()), line.values) for line in lines])
    assert found[0] == found[1]


@every_game
def test_it_stays_within_its_samples(name: str) -> None:
    search = searching(name, Budget(samples=100))
    search.think(search.worlds.seat.choices())
    assert search.budget.used <= 100 + search.settings.worlds
    assert len(search.worlds.made) <= MOST_WORLDS


@every_game
def test_a_budget_of_no_time_still_gives_a_choice(name: str) -> None:
    ticks = iter(range(10**6))
    search = searching(name, Budget(seconds=1.0, clock=lambda: float(next(ticks))))
    choices = search.worlds.seat.choices()
    assert search.think(choices)[0].first() in choices


def test_the_clock_is_not_asked_when_samples_are_counted() -> None:
    def broken() -> float:
        raise AssertionError("nobody should ask")

    assert Budget(samples=10, clock=broken).spent() == 0.0


def test_a_lead_is_told_with_its_variance() -> None:
    gain, variance = lead(line([1.0, 0.5, 0.9], 0), line([0.5, 0.5, 0.5], 1))
    assert gain == pytest.approx(0.3)
    assert variance == pytest.approx((0.2**2 + 0.3**2 + 0.1**2) / 3 / 2)


def test_who_leads_clearly_in_many_worlds_needs_no_more() -> None:
    ahead, behind = [0.6, 0.62] * 8, [0.5, 0.53] * 8
    assert is_decided([line(ahead, 0), line(behind, 1)])
    assert is_decided([line(ahead, 0), line(ahead, 0)])
    assert not is_decided([line(ahead[:4], 0), line(behind[:4], 1)])
    assert not is_decided([line([0.6, 0.4] * 8, 0), line([0.4, 0.6] * 8, 1)])


def test_of_each_first_choice_the_two_best_lines_are_compared() -> None:
    lines = [line([1.0 - i / 10], choice) for i, choice in enumerate([0, 0, 0, 1, 0, 2])]
    assert [CHOICES.index(found.first()) for found in best_of_each(lines)] == [0, 0, 1, 2]


def all_turns(game: Game, search: Search, before: list[Choice]) -> list[list[Choice]]:
    """Every way to play the turn, up to where something is revealed."""
    start = search.worlds.world(0)
    if game.over or search.evaluator.turn(game) != search.evaluator.turn(start) or game.barrier != start.barrier:
        return [before]
    found = []
    for choice in game.choices(search.me):
        after = game.clone()
        after.take(search.me, choice)
        found += all_turns(after, search, [*before, choice])
    return found


def test_where_nothing_hidden_matters_the_best_turn_of_all_is_found() -> None:
    game = tongbao.new("changan", players=2, seed=2)
    bots, tried, exact = [BOTS["greedy"](seat) for seat in range(2)], 0, 0
    while not game.over and tried < 30:
        seat = Seat(game, game.actor)
        if game.decisions > 40 and 1 < len(seat.choices()) < 5:
            tried += 1
            search = Search(
                Determinizations(seat, 1), evaluator_for("changan"), policy_for("changan"), Budget(), SearchSettings(4)
            )
            best = search.think(seat.choices())[0]
            if search.worlds_each == 1 and not any(found.varies() for found in search.lines):
                turns = all_turns(search.worlds.world(0), search, [])
                if len(turns) < MOST_LINES // 2:
                    exact += 1
                    assert best.mean() == pytest.approx(max([search.tried(turn).mean() for turn in turns]))
        game.take(game.actor, bots[game.actor].choose(seat))
    assert 0 < exact < tried


def test_sealed_choices_are_mixed_the_better_ones_more_often() -> None:
    lines = [line([0.5, 0.6], 0), line([0.5, 0.6], 0), line([0.49, 0.59], 1), line([0.3, 0.4], 2)]
    found = [CHOICES.index(mixed_choice(lines, FastLuck.from_seed(seed))) for seed in range(4000)]
    assert found.count(0) / found.count(1) == pytest.approx(e, rel=0.1)
    assert found.count(2) == 0


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("seed", [0, 1, 2, 5])
def test_masters_seal_no_two_games_alike_unless_one_choice_is_far_better(seed: int) -> None:
    game = tongbao.new("xanadu", players=3, seed=seed)
    assert game.sealed is not None
    seat, time_limit = Seat(game, 0), TimeLimit(samples=60)
    found = [Master(number, time_limit).choose(seat) for number in range(12)]
    assert found == [Master(number, time_limit).choose(seat) for number in range(12)]
    leads = []
    for number in range(12):
        lines = one_of_each(
            configured_search(Determinizations(seat, number), time_limit.budget()).think(seat.choices())
        )
        leads.append(lead(lines[0], lines[1])[0])
    is_far_better = min(leads) > FAR * TEMPERATURE
    assert (len(set(found)) == 1) == is_far_better, leads
