"""The policy of Cities of the Silk Road weighs every choice, and prunes them."""

import tongbao
from tongbao.bots.policies.silk_cities import SilkCitiesPolicy
from tongbao.engine.game import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat

POLICY = SilkCitiesPolicy([0.01 * (trait * 7 % 11 - 5) for trait in range(len(SilkCitiesPolicy.names))])


def test_traits_are_named_and_known_to_the_seat() -> None:
    for players in (2, 4):
        luck = FastLuck.from_seed(players)
        game = create(tongbao.prepare("silk_cities", players=players), FastLuck.from_seed(players), False)
        while not game.over and game.decisions < 700:
            seat = game.actor
            choices = game.choices(seat)
            traits = POLICY.traits(game, seat, choices)
            assert len(traits) == len(choices)
            assert all(0 <= trait < len(POLICY.names) for of_one in traits for trait in of_one)
            assert POLICY.traits(Seat(game, seat).imagine(game.decisions), seat, choices) == traits
            game.take(seat, choices[luck.below(len(choices))])


def test_few_are_left_and_the_best_is_first() -> None:
    luck = FastLuck.from_seed(5)
    game = create(tongbao.prepare("silk_cities", players=3), FastLuck.from_seed(5), False)
    while not game.over and game.decisions < 700:
        seat = game.actor
        choices = game.choices(seat)
        left = POLICY.shortlist(game, seat, choices, 16)
        assert left[0] is POLICY.choose(game, seat, choices)
        assert len(left) == len(set(left)) <= 30
        assert all(choice in choices for choice in left)
        game.take(seat, choices[luck.below(len(choices))])


def test_names_of_traits_are_their_own() -> None:
    assert len(set(POLICY.names)) == len(POLICY.names)
