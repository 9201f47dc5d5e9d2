"""The policy of Chang’an: it knows what its seat knows, and tells choices apart by named traits."""

import pytest

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.policies.changan import ChanganPolicy
from tongbao.engine.secrecy import Seat

DECKS = {2: "production,trade,silk_road", 3: "science,politics,silk_road", 4: "production,trade,military,silk_road"}
GAMES = [
    pytest.param(players, bot, options, id=f"{players}-{bot}-{len(options)}")
    for players in (2, 3, 4)
    for bot in ("greedy", "random")
    for options in ({}, {"decks": DECKS[players]})
]


@pytest.mark.parametrize(("players", "bot", "options"), GAMES)
def test_its_traits_follow_from_what_the_seat_knows(players: int, bot: str, options: dict[str, str]) -> None:
    policy = ChanganPolicy([0.0] * len(ChanganPolicy.names))
    game = tongbao.new("changan", players=players, seed=players + 10, options=options)
    bots = [BOTS[bot](seat) for seat in range(players)]
    while not game.over:
        seat = game.actor
        choices = game.choices(seat)
        if len(choices) > 1:
            found = policy.traits(game, seat, choices)
            assert len(found) == len(choices)
            for traits in found:
                assert len(set(traits)) == len(traits)
                assert all(0 <= trait < len(policy.names) for trait in traits)
            assert policy.traits(Seat(game, seat).imagine(3), seat, choices) == found
            assert policy.choose(game, seat, choices) in choices
        game.take(seat, bots[seat].choose(Seat(game, seat)))


def test_its_traits_have_names_of_their_own() -> None:
    assert len(set(ChanganPolicy.names)) == len(ChanganPolicy.names)


def test_weights_decide() -> None:
    game = tongbao.new("changan", players=2, seed=1)
    choices = game.choices(game.actor)
    for wish in choices:
        plain = ChanganPolicy([0.0] * len(ChanganPolicy.names)).traits(game, game.actor, choices)
        own = set(plain[choices.index(wish)]).difference(
            *[t for c, t in zip(choices, plain, strict=True) if c is not wish]
        )
        if own:
            weights = [1.0 if trait in own else 0.0 for trait in range(len(ChanganPolicy.names))]
            assert ChanganPolicy(weights).choose(game, game.actor, choices) is wish
