"""The policy of Pocket Chang'An: traits of choices, from what the seat knows alone."""

from collections.abc import Iterator

import pytest

import tongbao
from tongbao.bots.bot import Bot
from tongbao.bots.greedy import GreedyBot
from tongbao.bots.policies.pocket_changan import PocketChanganPolicy
from tongbao.bots.random import RandomBot
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat

POLICY = PocketChanganPolicy([0.0] * len(PocketChanganPolicy.names))


def decisions(players: int, seed: int, bot: Bot) -> Iterator[Game]:
    """A game at every decision."""
    game = create(tongbao.prepare("pocket_changan", players=players), FastLuck.from_seed(seed), False)
    seats = [Seat(game, number) for number in range(players)]
    while not game.over:
        yield game
        game.take(game.actor, bot.choose(seats[game.actor]))


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("bot", [RandomBot(3), GreedyBot(3)], ids=["random", "greedy"])
def test_what_nobody_knows_makes_no_difference(players: int, bot: Bot) -> None:
    for seed in range(6):
        for game in decisions(players, seed, bot):
            seat = game.actor
            choices = game.choices(seat)
            traits = POLICY.traits(game, seat, choices)
            assert POLICY.traits(Seat(game, seat).imagine(seed), seat, choices) == traits


def test_every_choice_has_traits_that_have_names() -> None:
    count = len(POLICY.names)
    assert len(set(POLICY.names)) == count
    for seed in range(20):
        for game in decisions(3, seed, RandomBot(seed)):
            choices = game.choices(game.actor)
            traits = POLICY.traits(game, game.actor, choices)
            assert len(traits) == len(choices)
            for held in traits:
                assert held
                assert all(0 <= trait < count for trait in held)
                assert len(set(held)) == len(held)


def test_the_heaviest_choice_is_chosen() -> None:
    for number, name in enumerate(POLICY.names):
        if name.startswith("draw"):
            weights = [0.0] * len(POLICY.names)
            weights[number] = 1.0
            eager = PocketChanganPolicy(weights)
            for game in decisions(2, 1, GreedyBot(1)):
                choices = game.choices(game.actor)
                drawing = [i for i, held in enumerate(eager.traits(game, game.actor, choices)) if number in held]
                chosen = eager.choose(game, game.actor, choices)
                assert chosen is choices[drawing[0] if drawing else 0]
