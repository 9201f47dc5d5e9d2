"""Nothing comes from nowhere: coins, goods, citizens, improvements and cards at every step of random games.

What the bank gives and takes is read from the log, so the log is held against the table as well.
"""

from typing import Any

import pytest

from tongbao import Seat
from tongbao.engine.luck import FastLuck
from tongbao.games.silk_cities.cards import STANDARD
from tongbao.games.silk_cities.table import SilkCities

from .scene import BOX
from .test_laws import deal

GIVES_COINS = ("income", "sale_bonus", "no_card")
TAKES_COINS = ("first_bought", "to_bank", "sold")
GAINS = {"sogdian_settlers": "citizens", "buried_hoard": "coins", "silkworm_monks": "silk"}


def holdings(game: SilkCities) -> dict[str, int]:
    """Everything on the table by kind."""
    found = {
        "coins": sum(game.coins) + sum(game.treasuries) + sum(sum(stacks) for stacks in game.stacks),
        "citizens": sum(game.citizens),
        "improvements": sum(owned.bit_count() for owned in game.improvements) + sum(game.copies),
    }
    for good, name in enumerate(["food", "metal", "silk", "fine"]):
        found[name] = sum(game.goods[good::4])
    return found


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
            change["coins"] += n * game.cities.count(-1)
        elif kind == "golden_age":
            change["coins"] += n
        elif kind == "newcomer":
            change["citizens"] += 1
        elif kind == "grow":
            change["food"] -= n
            change["citizens"] += 1
        elif kind == "gather":
            change[goods[facts["good"]]] += n
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
            effect = BOX.developments[facts["card"]].effect
            if effect.kind == "gain_coins":
                change["coins"] += effect.numbers["coins"]
            elif effect.kind == "gain_citizens":
                change["citizens"] += effect.numbers["count"]
            elif effect.kind == "gain_goods":
                change[effect.words["good"]] += effect.numbers["count"]
    return change


@pytest.mark.parametrize("auctions", ["limits", "open"])
@pytest.mark.parametrize("players", range(2, 6))
def test_everything_is_conserved(players: int, auctions: str) -> None:
    for seed in range(3):
        game = deal(players, {"auctions": auctions}, seed)
        luck, cards = FastLuck.from_seed(seed), sorted(range(STANDARD.size))
        while not game.over:
            before, since, fate = holdings(game), len(game.events or []), game.cities.count(-1)
            seat = game.seats_to_act()[luck.below(len(game.seats_to_act()))]
            choices = game.choices(seat)
            choice = choices[luck.below(len(choices))]
            game.take(seat, choice)
            change, after = told(Seat(game, -1).log(since), game), holdings(game)
            assert game.cities.count(-1) == fate or choice.verb.name == "claim"
            assert {kind: after[kind] - before[kind] for kind in after} == change, f"{choice} in {game!r}"
            assert sorted(game.inventory()) == cards
            sound(game)


def sound(game: SilkCities) -> None:
    """No number is below zero, no city has too many citizens, and towns and regions agree."""
    numbers = [game.coins, game.goods, game.citizens, game.treasuries, game.store, game.copies, *game.stacks]
    assert all(number >= 0 for row in numbers for number in row)
    for seat in range(game.players):
        assert game.size(seat) <= 12
        if game.homes[seat] >= 0:
            assert game.cities[game.homes[seat]] == seat
            assert all(ruin != game.homes[seat] for ruin in game.ruins)
    assert all(not stacks for region, stacks in enumerate(game.stacks) if game.cities[region] >= 0)
    assert all(left in range(7) for left in game.store) and all(sold in range(7) for sold in game.sold)
    assert sum(game.byzantium) <= 6
    for i, left in enumerate(game.copies):
        assert bool(left) == bool(game.available >> i & 1)
