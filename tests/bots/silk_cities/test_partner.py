"""Offers within a search: a partner accepts what he gains by, and a seller asks a price that is accepted."""

from tests.games.silk_cities.scene import CitiesScene, stage
from tongbao.bots.registry import evaluator_for, greedy_policy_for
from tongbao.bots.silk_cities.partner import SilkCitiesPartner, price
from tongbao.bots.silk_cities.policy.policy import around
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.silk_cities.cards.actions import ACCEPT
from tongbao.games.silk_cities.rules.offers import Answer
from tongbao.testing.scenes import A, B

GOODS = {"food": (2, 0, 0, 0), "metal": (0, 2, 0, 0), "silk": (0, 0, 2, 0), "fine": (0, 0, 0, 2)}


def asked(good: str, coins: int) -> Game:
    """A, who has two pieces of a good, asks a price of B, who has so many coins."""
    scene: CitiesScene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9, B: coins},
        goods={A: GOODS[good]},
        citizens={A: "laborers 2 merchants 2", B: "laborers 2 merchants 2"},
        silk=["standard"] * 10,
    )
    scene.play(f"offer {good} B 0")
    return scene.game


def is_accepted(partner: SilkCitiesPartner, game: Game, choice: Choice) -> bool:
    """Whether B buys at that price."""
    after = game.clone()
    after.take(A, choice)
    return not isinstance(after.step, Answer) or partner.choose(after, after.actor, after.legal) is ACCEPT


def test_the_seller_asks_what_is_accepted_if_anything_is() -> None:
    greedy = greedy_policy_for("silk_cities")
    partner = SilkCitiesPartner(greedy, evaluator_for("silk_cities"))
    others, deals = 0, 0
    for good in GOODS:
        for coins in (4, 8, 12, 16, 24):
            game = asked(good, coins)
            usual = greedy.choose(game, A, game.legal)
            asks = partner.choose(game, A, game.legal)
            prices = sorted(around(usual, game.legal), key=price)
            accepted = [choice for choice in prices if is_accepted(partner, game, choice)]
            if accepted == prices[: len(accepted)]:
                assert asks is (accepted[-1] if accepted else usual)
            deals += len(accepted) > 0
            others += asks is not usual
    assert deals >= 5 and others >= 5
