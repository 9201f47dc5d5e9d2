"""Cities of the Silk Road in the terminal: what its table shows, in eighty columns."""

import re

import pytest

import tongbao
from tests.cli.screens import found, screen, shown, terminal_of
from tests.games.silk_cities.scene import CitiesScene, stage
from tongbao import Seat
from tongbao.testing.laws import play_on
from tongbao.testing.scenes import A, B, C


def test_the_map_with_costs_treasuries_stacks_cities_and_ruins() -> None:
    scene = stage(homes={A: "sogdiana", B: "bactria"}, stacks={"ferghana": [2, 1]}, ruins={B: "kucha"}, tolls={B: 3})
    out = shown(scene, A)
    assert "Round 2. It’s your turn." in out
    assert "The first to hold 7 Victory Points wins at once. Action order this round: Ada, Bo." in out
    assert re.search(r"• Sogdiana: yields food; Ada’s city, toll 0; passing costs \d; next to Khwarazm, Margiana", out)
    assert re.search(r"• Bactria: yields metal; Bo’s city, toll 3; passing costs \d;", out)
    assert "• Fergana: yields food; 2 stacks; treasury 12; passing costs 3; next to Sogdiana, Seven Rivers" in out
    assert "• Kucha: yields metal; Bo’s ruin; treasury 12; passing costs 1;" in out
    assert "Bo City in Bactria, toll 3. Ruin in Kucha. 0 coins, income 1. Goods: nothing." in out
    assert "0 cards in hand." in out


def test_what_the_empires_sell_and_buy() -> None:
    out = shown(stage(china=(1, 0, 2, 2, 0, 0)), A)
    assert "• China: sells standard silk for 3, sells fine silk for 4" in out
    assert "• India: sells food for 1 (6 left); buys metal for 6" in out
    assert "• Byzantium: buys standard silk for 15; buys fine silk for 29" in out


def test_a_city_with_its_citizens_goods_and_improvements() -> None:
    scene = stage(
        citizens={A: "laborers 2 tapped_laborers 1 merchants 1 trained 2 training 1"},
        goods={A: (2, 0, 1, 0)},
        improvements={A: "mint bazaar"},
    )
    scene.play("want metal 4", "toll 2")
    out = shown(scene, A)
    assert "7 citizens, 3 labourers (2 untapped), 1 merchant (1 untapped), 3 soldiers (2 untapped)." in out
    assert "1 soldier is in training." in out
    assert "Goods: 2 food, 1 standard silk." in out and "Buys metal for up to 4." in out
    assert "• Mint • Bazaar: ready" in out
    assert "toll 2." in out


def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = stage(hands={A: "zhang_qian pass_ambush", B: "avicenna"})
    out = shown(scene, A)
    assert "• Ambush in the Pass In battle, as the defender" in out
    assert "1 Victory Point" in out
    assert "Avicenna" not in out
    assert "Avicenna" in shown(scene, B)
    assert not re.search("Ambush|Avicenna", shown(scene, tongbao.SPECTATOR))


def test_many_choices_stand_side_by_side_under_headings() -> None:
    scene = stage(3, coins={A: 9, B: 9, C: 9}, goods={A: (1, 3, 0, 0)}, citizens={A: "laborers 1 merchants 1"})
    out = shown(scene, A, "codes")
    for heading in ("Trade Set toll", "Gather and grow 64", "Build and use 71", "More 88"):
        assert heading in out
    assert "Gather and grow 64 Gather food gather 0 65 Gather metal gather 1 66 Turn a labourer into a merchant" in out
    assert re.search(r"Build City Walls: costs 3 coins, 2 metal; .* build 5", out)
    assert re.search(r"Sell metal for 6, route \d: leaves you \d+ coins sell", out)
    assert "Set toll to 1→1 2→2 3→3 4→4 5→5 toll 1 … toll 5" in out
    assert re.search(r"Pay up to … for food 6→1 .* 16→20 want 0 1 … want 0 20", out)
    assert out.endswith("More 88 End turn (can’t be undone) end")


def test_a_number_side_by_side_makes_its_choice() -> None:
    scene = stage(citizens={A: "laborers 1"}, coins={A: 2})
    console, paper = screen()
    terminal = terminal_of(scene.game, console)
    terminal.look(A)
    number = re.search(r"(\d+)→3", paper.getvalue())
    assert number is not None
    assert terminal.obey(A, number[1])
    assert scene.seat(A)["toll"] == 3


def test_limits_say_what_is_bid_for_and_what_is_left() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
    out = shown(scene, B, "codes")
    assert "Bid in a coin auction. Up for auction: the right to act first. Bidders in order: Chen, Bo." in out
    assert "1 No bid limit 0 2 Bid up to 1: leaves you 9 coins limit 1" in out
    scene.play("limit 4", seat=B)
    assert "Your limit: 4." in shown(scene, B)
    assert "limit: 4" not in shown(scene, C)


def test_an_open_auction_says_price_and_leader() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round", options={"auctions": "open"})
    scene.play("raise 2")
    out = shown(scene, scene.acting)
    assert "Highest bid: 2, by" in out
    assert "Raise by" in out


def test_barbarians_say_who_sent_whom() -> None:
    scene = stage(2, citizens={A: "trained 3", B: "trained 2"}, silk=("barbarian_2",), start="round")
    scene.play("soldiers 1")
    out = shown(scene, B)
    assert "Barbarian strength: 2. Soldiers sent: Ada 1, Bo 0." in out
    assert "Send 2 soldiers" in out


def test_an_attack_says_army_strength_and_reserve() -> None:
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        citizens={A: "trained 3", B: "trained 2"},
        coins={A: 9},
        improvements={B: "walls"},
    )
    scene.play("attack B 0", "army 2")
    out = shown(scene, B, "codes")
    assert "Ada attacks Bo: strength 0 against 2. Army: 2; defence: 0; reserve: 1." in out
    assert "Defend with 1→0 2→1 3→2 defend 0 … defend 2" in out


def test_an_errand_says_where_to_and_what_the_way_costs() -> None:
    scene = stage(homes={A: "sogdiana"}, coins={A: 20}, china=(1, 0, 0, 0, 0, 0))
    scene.play("buy 1 2")
    out = shown(scene, A, "codes")
    assert "Ada is travelling to China." in out
    assert re.search(r"\d Go through \w.* \(\d\) hop \d", out)


def test_routes_are_told_by_region() -> None:
    scene = stage(homes={A: "sogdiana", B: "ferghana"})
    out = shown(scene, A)
    assert "Your routes and what they cost • China: 3 coins via Seven Rivers, Kucha, Turfan" in out
    assert "• Bo: 0 coins" in out


@pytest.mark.parametrize(
    ("auctions", "asks"), [("limits", "Up for auction: labourer."), ("open", "Put up food for sale put 3")]
)
def test_a_golden_age_says_what_is_still_to_be_sold(auctions: str, asks: str) -> None:
    scene = stage(
        coins={B: 9},
        goods={A: (2, 0, 0, 0)},
        citizens={A: "laborers 1 merchants 2"},
        start="fates",
        improvements={A: "palace"},
        options={"auctions": auctions},
    )
    while "keep" in scene.legal() and scene.acting != A:
        scene.play("keep")
    scene.play("rise kucha")
    out = shown(scene, A, "codes")
    assert "Ada’s Golden Age; still to be put up: labourer, 2 × merchant, 2 × food, Palace." in out
    assert asks in out


def test_choices_with_cards_and_improvements_say_what_they_do() -> None:
    scene = stage(coins={A: 30}, hands={A: "buried_hoard"}, improvements={A: "academy"}, goods={A: (2, 0, 0, 0)})
    out = shown(scene, A, "codes")
    assert "Use Academy: Once per round, on your turn: pay 8 coins" in out
    assert re.search(r"Play Buried Hoard.*coins", out)
    assert "The next citizen costs 1 food." in out and "Add a citizen grow" in out


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("ambush", "26 Ambush in the Pass 隘口伏兵 In battle, as the defender"),
        ("mint", "• Mint: costs 6 coins, 3 metal; 3 left Your income is 3 coins higher."),
        ("sogdiana", "• Sogdiana: yields food"),
        ("0", "0 Embassy of Zhang Qian 张骞出使西域 1 Victory Point."),
    ],
)
def test_cards_improvements_and_regions_are_found(wish: str, says: str) -> None:
    assert says in found(tongbao.new("silk_cities"), wish)


@pytest.mark.slow
@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.nightly) for few in (2, 3, 4)), 5])
def test_every_position_fits_into_eighty_columns(players: int) -> None:
    game = tongbao.new("silk_cities", players=players, seed=10 + players, chronicle=True)
    steps = set()
    for seed in range(20):
        play_on(game, seed, 43)
        if game.over:
            break
        for seat in game.seats_to_act():
            steps.add(Seat(game, seat).view()["step"])
            shown(CitiesScene(game), seat)  # type: ignore[arg-type]
    assert len(steps) > 3
