"""Policies: traits of choices with names, and weights that decide."""

import pytest

from tests.support.advised import any_positions
from tests.support.selection import turn_of_today
from tongbao.bots.registry import POLICIES
from tongbao.bots.silk_cities.policy.policy import SilkCitiesPolicy
from tongbao.games.changan.cards.actions import SEAT

every_policy = pytest.mark.parametrize("name", sorted(POLICIES))


@pytest.mark.parametrize("name", ["changan", "pocket_changan"])
def test_traits_have_names_of_their_own_and_no_choice_is_without(name: str) -> None:
    policy = POLICIES[name]([0.0] * len(POLICIES[name].names))
    assert len(set(policy.names)) == len(policy.names)
    for game, seat in any_positions(name, turn_of_today(), 40):
        choices = game.choices(seat)
        assert all(policy.feature_ids(game, seat, choices)) or choices[0].verb is SEAT, "it tells no rival from another"


@every_policy
def test_the_heaviest_choice_is_chosen(name: str) -> None:
    names, apart = POLICIES[name].names, 0
    for game, seat in any_positions(name, turn_of_today(), 20):
        choices = game.choices(seat)
        found = POLICIES[name]([0.0] * len(names)).feature_ids(game, seat, choices)
        for choice, feature_ids in zip(choices, found, strict=True):
            others = [held for other, held in zip(choices, found, strict=True) if other is not choice]
            if own := set(feature_ids).difference(*others):
                apart += 1
                weights = [float(feature in own) for feature in range(len(names))]
                assert POLICIES[name](weights).choose(game, seat, choices) is choice
    assert apart > 10


def test_of_many_choices_few_are_left_and_the_best_is_first() -> None:
    policy = SilkCitiesPolicy([0.01 * (feature * 7 % 11 - 5) for feature in range(len(SilkCitiesPolicy.names))])
    for game, seat in any_positions("silk_cities", turn_of_today(), 40):
        choices = game.choices(seat)
        left = policy.shortlist(game, seat, choices, 16)
        assert left[0] is policy.choose(game, seat, choices)
        assert len(left) == len(set(left)) <= 30
        assert all(choice in choices for choice in left)
