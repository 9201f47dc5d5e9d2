"""The law of bots: what a seat can't see changes nothing that a bot thinks there.

Every evaluator, policy, level and search is asked at positions of games that change from day to day, and asked again
where the hidden cards and the future are dealt anew.
"""

from collections.abc import Callable

import pytest

from tests.support.advised import JUDGED, any_positions
from tests.support.selection import turn_of_today
from tongbao.bots import BOTS, LEVELS
from tongbao.bots.hints.hint import advise
from tongbao.bots.levels.players import GreedyBot, Master
from tongbao.bots.registry import POLICIES, evaluator_for, policy_for
from tongbao.bots.search.budget import Budget, TimeLimit
from tongbao.bots.search.mcts import MctsBot
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, imagine

Thought = Callable[[Game, int], object]
SAMPLES = 24
DEALS = 2


def features(game: Game, seat: int) -> object:
    """What the evaluator sees for every seat."""
    found = evaluator_for(game.setup.meta.name).features(game, seat)
    assert len(found) == len(evaluator_for(game.setup.meta.name).names)
    return found


def feature_ids(game: Game, seat: int) -> object:
    """What the policy sees in each choice; each trait has a name and is there once."""
    kind = POLICIES[game.setup.meta.name]
    found = kind([0.0] * len(kind.names)).feature_ids(game, seat, game.choices(seat))
    assert len(found) == len(game.choices(seat))
    assert all(len(set(one)) == len(one) and all(0 <= feature < len(kind.names) for feature in one) for one in found)
    return found


def advice(game: Game, seat: int) -> object:
    """A hint with its reasons."""
    name = game.setup.meta.name
    return advise(Seat(game, seat), evaluator_for(name), policy_for(name), Budget(samples=SAMPLES), 7)


def chosen_by(level: str) -> Thought:
    """The choice of a bot; those that search count samples, so that they think the same on every machine."""
    if level == "master":
        return lambda game, seat: Master(7, TimeLimit(samples=SAMPLES)).choose(Seat(game, seat))
    return lambda game, seat: BOTS[level](7).choose(Seat(game, seat))


def chosen_by_tree_search(game: Game, seat: int) -> object:
    return MctsBot(1, TimeLimit(samples=10)).choose(Seat(game, seat))


THOUGHTS: dict[str, tuple[Thought, int]] = {
    "features": (features, 60),
    "policy features": (feature_ids, 40),
    "advice": (advice, 4),
    "tree search": (chosen_by_tree_search, 4),
    **{level: (chosen_by(level), 4 if level in ("master", "adept") else 20) for level in sorted(LEVELS)},
}
"""What bots think, and at how many positions it is compared."""
CASES = [(thought, name) for thought in THOUGHTS for name in JUDGED if thought != "policy features" or name in POLICIES]


@pytest.mark.by_turns(2)
@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(("thought", "name"), CASES)
def test_what_a_seat_cannot_see_changes_nothing(thought: str, name: str) -> None:
    think, most = THOUGHTS[thought]
    for game, seat in any_positions(name, turn_of_today(), most):
        found = think(game, seat)
        for deal in range(DEALS):
            assert think(imagine(game, seat, FastLuck.from_seed(deal)), seat) == found, f"{game!r}, seat {seat}"


@pytest.mark.parametrize("name", JUDGED)
def test_greedy_bots_of_any_seed_choose_the_same(name: str) -> None:
    """A seed decides only what is imagined, and that changes nothing."""
    for game, seat in any_positions(name, turn_of_today(), 10):
        assert GreedyBot(1).choose(Seat(game, seat)) is GreedyBot(2).choose(Seat(game, seat))
