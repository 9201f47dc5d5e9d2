"""Nothing comes from nowhere: coins, goods, citizens, improvements and cards at every step of random games.

What the bank gives and takes is read from the log, so the log is held against the table as well.
"""

from typing import Any

import pytest

from tests.games.silk_cities.test_laws import deal
from tongbao import Seat
from tongbao.engine.luck import FastLuck
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards import effect_schema
from tongbao.games.silk_cities.state.empires import INDIA, PERSIA, Market
from tongbao.games.silk_cities.state.map import NO_REGION
from tongbao.games.silk_cities.state.table import SilkCities

GIVES_COINS = ("income", "sale_bonus", "no_card")
TAKES_COINS = ("first_bought", "to_bank", "sold")


def holdings(game: SilkCities) -> dict[str, int]:
    """Everything on the table by kind."""
    found = {
        "coins": sum(city.coins for city in game.cities)
        + sum(region.treasury + sum(region.stacks) for region in game.regions),
        "citizens": sum(city.size() for city in game.cities),
        "improvements": sum(len(city.improvements.numbers()) for city in game.cities) + sum(game.supply.copies),
    }
    for good, name in enumerate(["food", "metal", "silk", "fine"]):
        found[name] = sum(city.goods[good] for city in game.cities)
    return found


def empty_regions(game: SilkCities) -> int:
    """How many regions have no city."""
    return sum(region.city == NOBODY for region in game.regions)


def told(lines: list[dict[str, Any]], game: SilkCities) -> dict[str, int]:
    """What the lines of the log say that the bank has given, less what it has taken."""
    change = dict.fromkeys(["coins", "citizens", "improvements", "food", "metal", "silk", "fine"], 0)
    goods = ["food", "metal", "silk", "fine"]
    for line in lines:
        kind, facts = line["kind"], line["facts"]
        n = facts.get("n", 0)
        if kind in GIVES_COINS:
            change["coins"] += n
        elif kind in TAKES_COINS:
            change["coins"] -= n
        elif kind == "growth":
            change["coins"] += n * empty_regions(game)
        elif kind == "golden_age":
            change["coins"] += n
        elif kind == "newcomer":
            change["citizens"] += 1
        elif kind == "grow":
            change["food"] -= n
            change["citizens"] += 1
        elif kind == "gather":
            change[goods[facts["good"]]] += n
        elif kind == "stays":
            change["improvements"] -= 1
        elif kind in ("build", "use"):
            for name in ("coins", "food", "metal", "silk", "fine"):
                change[name] -= facts[name]
        elif kind == "assign":
            change[["food", "coins", "metal"][facts["to"]]] -= 1
        elif kind == "buy":
            change[goods[facts["good"]]] += 1
            change["coins"] -= facts["price"]
        elif kind == "sell":
            change[goods[facts["good"]]] -= 1
            change["coins"] += facts["price"]
        elif kind == "soldiers_lost":
            change["citizens"] -= n
        elif kind == "losses":
            change["citizens"] -= n + facts["k"]
        elif kind == "ransom":
            change["metal"] += facts["k"]
        elif kind == "claim":
            change["coins"] -= 12
        elif kind == "play":
            effect = game.cards.box.developments[facts["card"]].effects[0]
            if isinstance(effect, (effect_schema.GainCoins, effect_schema.FreePassage)):
                change["coins"] += effect.coins
            elif isinstance(effect, effect_schema.GainCitizens):
                change["citizens"] += effect.count
            elif isinstance(effect, effect_schema.GainGoods):
                change[effect.good] += effect.count
    return change


@pytest.mark.contract
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("auctions", ["limits", "open"])
@pytest.mark.parametrize("players", range(2, 6))
def test_everything_is_conserved(players: int, auctions: str) -> None:
    for seed in range(3):
        follow(deal(players, {"auctions": auctions}, seed), seed)


@pytest.mark.contract
def test_everything_is_conserved_by_version_1() -> None:
    for seed in range(2):
        follow(deal(2 + 2 * seed, {}, seed, rules=1), seed)


def follow(game: SilkCities, seed: int) -> None:
    """A random game, of which every step is looked at."""
    luck, cards = FastLuck.from_seed(seed), sorted(range(game.cards.size))
    while not game.over:
        before, since, fate = holdings(game), len(game.events or []), empty_regions(game)
        seat = game.seats_to_act()[luck.below(len(game.seats_to_act()))]
        choices = game.choices(seat)
        choice = choices[luck.below(len(choices))]
        game.take(seat, choice)
        change, after = told(Seat(game, -1).log(since), game), holdings(game)
        assert empty_regions(game) == fate or choice.verb.name == "claim"
        assert {kind: after[kind] - before[kind] for kind in after} == change, f"{choice} in {game!r}"
        assert sorted(game.inventory()) == cards
        sound(game)


def sound(game: SilkCities) -> None:
    """No number is below zero, no city has too many citizens, and towns and regions agree."""
    numbers = [[region.treasury, *region.stacks] for region in game.regions]
    for seat, city in enumerate(game.cities):
        numbers += [[city.coins], city.goods, city.citizens.untapped, city.citizens.tapped]
        assert city.size() <= 12
        if city.home != NO_REGION:
            assert game.regions[city.home].city == seat and game.regions[city.home].stacks == []
            assert all(other.ruin != city.home for other in game.cities)
        assert [n for n in range(19) if city.improvements.mask >> n & 1] == city.improvements.numbers()
    assert sorted(region.city for region in game.regions if region.city != NOBODY) == [
        seat for seat, city in enumerate(game.cities) if city.home != NO_REGION
    ]
    assert all(number >= 0 for row in [*numbers, game.supply.copies] for number in row)
    for empire in (INDIA, PERSIA):
        market = game.empires[empire]
        assert isinstance(market, Market) and market.left in range(7) and market.bought in range(7)
    assert game.byzantium().filled == sum(game.byzantium().sold) <= 6
    for number, left in enumerate(game.supply.copies):
        assert bool(left) == bool(game.supply.mask >> number & 1)
