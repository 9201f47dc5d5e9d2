"""Cities of the Silk Road in the terminal: what its table shows, in eighty columns."""

import re

import pytest

import tongbao
from tests.cli.screens import NAMES, screen, shown
from tests.games.silk_cities.scene import CitiesScene, stage
from tongbao import Seat
from tongbao.cli.play.silk_cities.screen import SilkCitiesScreen
from tongbao.cli.play.terminal import Terminal
from tongbao.testing.laws import play_on
from tongbao.testing.scenes import A, B, C


def test_the_map_with_costs_treasuries_stacks_cities_and_ruins() -> None:
    scene = stage(homes={A: "sogdiana", B: "bactria"}, stacks={"ferghana": [2, 1]}, ruins={B: "kucha"}, tolls={B: 3})
    out = shown(scene, A)
    assert "Round 2. Ada is acting. Order: Ada, Bo. 7 Victory Points win." in out
    assert re.search(r"5 Sogdiana food - 0 - Ada 2, 3, 6, 9, 10", out)
    assert re.search(r"6 Bactria metal \d 0 - Bo", out)
    assert re.search(r"10 Fergana food 3 12 2, 1 - 5, 9, 11, 12", out)
    assert re.search(r"12 Kucha metal 1 12 - ruin of Bo", out)
    assert "Bo (seat 2) 0 coins (income 1), Bactria, toll 3, 0 cards in hand" in out


def test_what_the_empires_sell_and_buy() -> None:
    out = shown(stage(china=(1, 0, 2, 2, 0, 0)), A)
    assert "China sells standard silk for 3, fine silk for 4" in out
    assert "India sells food for 1 (6 left); buys metal for 6 (then 6, 5, 5, 4, 4)" in out
    assert "Byzantium buys standard silk for 15, fine silk for 29; 0 of 6 slots filled" in out


def test_a_city_with_its_citizens_goods_and_improvements() -> None:
    scene = stage(
        citizens={A: "laborers 2 tapped_laborers 1 merchants 1 trained 2 training 1"},
        goods={A: (2, 0, 1, 0)},
        improvements={A: "mint bazaar"},
    )
    scene.play("want metal 4", "toll 2")
    out = shown(scene, A)
    assert "Citizens 3 laborers (1 tapped), 1 merchant, 2 soldiers, 1 recruit" in out
    assert "Goods 2 food, 1 standard silk; buys metal at up to 4" in out
    assert "Built Mint, Bazaar" in out
    assert "toll 2" in out


def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = stage(hands={A: "zhang_qian pass_ambush", B: "avicenna"})
    out = shown(scene, A)
    assert "Ambush in the Pass played in battle In battle" in out
    assert "1 Victory Point" in out
    assert "Avicenna" not in out
    assert "Avicenna" in shown(scene, B)
    assert not re.search("Ambush|Avicenna", shown(scene, tongbao.SPECTATOR))


def test_many_choices_stand_side_by_side_under_headings() -> None:
    scene = stage(3, coins={A: 9, B: 9, C: 9}, goods={A: (1, 3, 0, 0)}, citizens={A: "laborers 1 merchants 1"})
    out = shown(scene, A)
    for heading in ("Citizens", "Build", "Trade with the empires", "Offer to other players", "Toll and posted prices"):
        assert heading in out
    assert "Citizens Gather 1→food 2→metal gather 0 … gather 1 Make a laborer a 3→merchant 4→soldier" in out
    assert re.search(r"Build City Walls for 3 coins, 2 metal build 5", out)
    assert re.search(r"Sell metal for 6, \d+→route \d", out)
    assert re.search(r"Set toll to \d+→1 \d+→2 \d+→3 \d+→4 \d+→5 toll 1 … toll 5", out)
    assert re.search(r"Buy food at up to \d+→1 .* \d+→20 want 0 1 … want 0 20", out)
    assert out.endswith("Other 88 End turn end")


def test_a_number_side_by_side_makes_its_choice() -> None:
    scene = stage(citizens={A: "laborers 1"}, coins={A: 2})
    console, paper = screen()
    terminal = Terminal(scene.game, NAMES, {}, lambda game: None, console)
    choices = terminal.screen.arrange(scene.game.choices(A))
    terminal.offer(A, choices)
    found = re.search(r"(\d+)→3", paper.getvalue())
    assert found is not None
    assert terminal.obey(A, found[1], choices)
    assert scene.seat(A)["toll"] == 3


def test_limits_are_a_row_and_say_what_is_bid_for() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
    out = shown(scene, B)
    assert "Bo, Chen may bid coins." in out
    assert "Auction of the first place; bidders in order: Chen, Bo." in out
    assert "1 No bid limit 0 Bid up to 2→1 3→2" in out
    scene.play("limit 4", seat=B)
    assert "Your limit: 4." in shown(scene, B)
    assert "limit: 4" not in shown(scene, C)


def test_an_open_auction_says_price_and_leader() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round", options={"auctions": "open"})
    scene.play("raise 2")
    out = shown(scene, scene.acting)
    assert "Price 2, offered by" in out
    assert "Raise by" in out


def test_barbarians_say_who_sent_whom() -> None:
    scene = stage(2, citizens={A: "trained 3", B: "trained 2"}, silk=("barbarian_2",), start="round")
    scene.play("soldiers 1")
    out = shown(scene, B)
    assert "Barbarians of strength 2. Soldiers sent: Ada 1, Bo 0." in out
    assert "Send 2 soldiers" in out


def test_an_attack_says_army_strength_and_reserve() -> None:
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        citizens={A: "trained 3", B: "trained 2"},
        coins={A: 9},
        improvements={B: "walls"},
    )
    scene.play("attack B 0", "army 2")
    out = shown(scene, B)
    assert "Ada attacks Bo, reserve" in out
    assert "Army: 2, strength 2; defence: 0, strength 2." in out
    assert "Defend with 1→0 2→1 3→2 defend 0 … defend 2" in out


def test_an_errand_says_where_to_and_what_the_way_costs() -> None:
    scene = stage(homes={A: "sogdiana"}, coins={A: 20}, china=(1, 0, 0, 0, 0, 0))
    scene.play("buy 1 2")
    out = shown(scene, A)
    assert "Ada on the way to China" in out
    assert re.search(r"\d Go through \w.* \(\d\) hop \d", out)


def test_routes_are_told_by_region() -> None:
    scene = stage(homes={A: "sogdiana", B: "ferghana"})
    out = shown(scene, A)
    assert "Your cheapest routes, by region China 9 - 12 - 14 for 3" in out
    assert "Bo next to you for 0" in out


def test_a_golden_age_says_what_is_still_to_be_sold() -> None:
    scene = stage(
        coins={B: 9},
        goods={A: (2, 0, 0, 0)},
        citizens={A: "laborers 1 merchants 2"},
        start="fates",
        improvements={A: "palace"},
    )
    while "keep" in scene.legal() and scene.acting != A:
        scene.play("keep")
    scene.play("rise kucha")
    out = shown(scene, A)
    assert "Golden Age of Ada, still to put up: 1 laborer, 2 merchants, 2 food, Palace." in out
    assert "Put up 1 food put 3" in out


def test_choices_with_cards_and_improvements_say_what_they_do() -> None:
    scene = stage(coins={A: 30}, hands={A: "buried_hoard"}, improvements={A: "academy"}, goods={A: (2, 0, 0, 0)})
    out = shown(scene, A)
    assert "Use Academy Once per round on your turn: pay 8 coins" in out
    assert re.search(r"Play Buried Hoard .*coins", out)
    assert "Add a citizen for 1 food grow" in out


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("ambush", "Ambush in the Pass 隘口伏兵"),
        ("mint", "Mint 铸币坊 · improvement 3, costs 6 coins, 3 metal, counts"),
        ("sogdiana", "Sogdiana"),
        ("0", "Embassy of Zhang Qian 张骞出使西域 · development card 0, kept to the end"),
    ],
)
def test_cards_improvements_and_regions_are_found(wish: str, says: str) -> None:
    console, paper = screen()
    console.print(SilkCitiesScreen(tongbao.new("silk_cities"), NAMES).find(wish))
    assert says in " ".join(paper.getvalue().split())


@pytest.mark.slow
@pytest.mark.parametrize("players", [*(pytest.param(few, marks=pytest.mark.nightly) for few in (2, 3, 4)), 5])
def test_every_position_fits_into_eighty_columns(players: int) -> None:
    game = tongbao.new("silk_cities", players=players, seed=players, chronicle=True)
    steps = set()
    for seed in range(20):
        play_on(game, seed, 43)
        if game.over:
            break
        for seat in game.seats_to_act():
            steps.add(Seat(game, seat).view()["step"])
            shown(CitiesScene(game), seat)  # type: ignore[arg-type]
    assert len(steps) > 3
