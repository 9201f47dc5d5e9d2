"""Scenarios 1 to 23 (section 18 of the rules): tracks, routes, phases, the city, offers."""

import pytest

from tests.games.silk_cities.scene import CitiesScene, stage
from tongbao.testing.scenes import A, B, C, D


def turned(china: list[int], card: str) -> list[int]:
    """China's track after a silk card."""
    return stage(china=china, silk=[card], start="round", round=2).china()


def test_scenario_1_standard_silk_moves_all_down() -> None:
    scene = stage(china=[1, 1, 0, 0, 0, 0], silk=["standard"], start="round")
    assert scene.china() == [1, 1, 1, 0, 0, 0]
    assert [card["price"] for card in scene.view()["empires"]["china"]["cards"]] == [3, 3, 2]


def test_scenario_2_fine_silk_moves_all_by_two() -> None:
    scene = stage(china=[1, 0, 0, 0, 1, 0], silk=["fine"], start="round")
    assert scene.china() == [2, 0, 1, 0, 0, 0]
    assert [card["price"] for card in scene.view()["empires"]["china"]["cards"]] == [6, 2]
    assert scene.events("falls_off") == [{"silk_card": 0}]


def test_scenario_3_fine_silk_falls_off_and_prices() -> None:
    assert turned([0, 0, 0, 0, 2, 0], "standard") == [1, 0, 0, 0, 0, 0]
    scene = stage(china=[0, 2, 0, 2, 0, 0])
    assert [card["price"] for card in scene.view()["empires"]["china"]["cards"]] == [5, 3]


def test_scenario_4_gaps_stay() -> None:
    assert turned([1, 0, 1, 0, 0, 0], "standard") == [1, 1, 0, 1, 0, 0]


def test_scenario_5_prices_of_byzantium() -> None:
    scene = stage(homes={A: "khazaria"}, goods={A: (0, 0, 3, 1)}, citizens={A: "merchants 4"})
    for good, price in (("silk", 15), ("fine", 27), ("silk", 12)):
        before = scene.coins(A)
        scene.play(f"sell {good} 0")
        assert scene.coins(A) == before + price
    scene.end_round()
    while scene.acting != A:
        scene.play("end")
    before = scene.coins(A)
    scene.play("sell silk 0")
    assert scene.coins(A) == before + 12


def test_scenario_6_the_last_slot_of_byzantium() -> None:
    scene = stage(homes={A: "khazaria"}, goods={A: (0, 0, 6, 1)}, citizens={A: "merchants 6"})
    scene.play(*["sell silk 0"] * 5)
    assert "sell silk 0" in scene.legal() and "sell fine 0" not in scene.legal()
    before = scene.coins(A)
    scene.play("sell silk 0")
    assert scene.coins(A) == before + 10


def test_scenario_7_seven_food_to_persia() -> None:
    scene = stage(homes={A: "aria"}, goods={A: (8, 0, 0, 0)}, citizens={A: "merchants 7"})
    paid = []
    for _ in range(6):
        before = scene.coins(A)
        scene.play("sell food 0")
        paid.append(scene.coins(A) - before)
    assert paid == [6, 6, 5, 5, 4, 4] and "sell food 0" not in scene.legal()
    scene.end_round()
    while scene.acting != A:
        scene.play("end")
    assert scene.label("sell food 0")["price"] == 6


def test_scenario_8_food_of_india() -> None:
    scene = stage(homes={A: "kapisa"}, coins={A: 20}, citizens={A: "merchants 6"})
    paid = []
    for _ in range(6):
        before = scene.coins(A)
        scene.play("buy food 0")
        paid.append(before - scene.coins(A))
    assert paid == [1, 1, 1, 2, 2, 2] and not scene.offered("buy")
    scene.end_round()
    india = scene.view()["empires"]["india"]
    assert (india["left"], india["price"]) == (3, 2)


def test_scenario_8_four_food_stay() -> None:
    scene = stage(homes={A: "kapisa"}, coins={A: 20}, citizens={A: "merchants 6"})
    scene.play("buy food 0", "buy food 0")
    scene.end_round()
    india = scene.view()["empires"]["india"]
    assert (india["left"], india["price"]) == (4, 1)


def silk_road(surcharge: int = 0) -> CitiesScene:
    """Two Standard Silk in China, a city in Sogdiana."""
    return stage(
        homes={A: "sogdiana"},
        coins={A: 30},
        citizens={A: "merchants 2"},
        china=[1, 1, 0, 0, 0, 0],
        surcharges={A: surcharge},
    )


def test_scenario_9_two_purchases_of_silk() -> None:
    scene = silk_road()
    scene.play("buy 1 0")
    assert scene.coins(A) == 24
    assert scene.stacks() == {"semirechye": [1], "kucha": [1], "turfan": [1]}
    scene.play("buy 2 0")
    assert scene.coins(A) == 16
    assert scene.stacks() == {"semirechye": [1], "ferghana": [1], "kucha": [1, 2], "turfan": [1, 2]}


def test_scenario_10_turfan_borders_china() -> None:
    scene = stage(homes={A: "turfan"}, coins={A: 3}, china=[1, 0, 0, 0, 0, 0])
    assert scene.offered("buy") == {"1 0"}
    scene.play("buy 1 0")
    assert scene.coins(A) == 0 and scene.stacks() == {} and scene.goods(A) == [0, 0, 1, 0]


def test_scenario_11_toll_and_detour() -> None:
    scene = stage(homes={A: "semirechye", B: "kucha"}, coins={A: 20}, tolls={B: 2}, china=[1, 0, 0, 0, 0, 0])
    assert scene.offered("buy") >= {"1 0", "1 1", "1 2"}
    assert scene.label("buy 1 0")["cost"] == 4 and scene.label("buy 1 1")["cost"] == 6
    trial = CitiesScene(scene.game.clone())
    trial.play("buy 1 0")
    assert trial.coins(B) == 3 and trial.stacks() == {"turfan": [1]}
    scene.play("buy 1 1")
    assert scene.stacks() == {"ferghana": [1], "pamir": [3], "khotan": [1], "dunhuang": [1]}


def test_scenario_12_surcharge() -> None:
    assert silk_road(2).label("buy 1 0")["cost"] == 9


def test_scenario_13_caravanserai() -> None:
    scene = stage(homes={A: "sogdiana"}, improvements={A: "caravanserai"}, stacks={"kucha": [1, 1]})
    costs = {row["region"]: row["cost"] for row in scene.view(A)["regions"]}
    assert (costs[12], costs[9], costs[11]) == (2, 1, 2)


def test_scenario_14_stacks_and_customs() -> None:
    scene = stage(homes={A: "ferghana"}, improvements={A: "customs"}, stacks={"kucha": [1, 3, 2]}, start="treasuries")
    assert scene.region("kucha")["treasury"] == 12 + 3 + 2 and scene.coins(A) == 2
    assert [line["n"] for line in scene.events("to_bank")] == [1]
    scene = stage(homes={A: "ferghana"}, improvements={A: "customs"}, stacks={"kucha": [2, 2]}, start="treasuries")
    assert scene.region("kucha")["treasury"] == 12 + 2 + 2 and scene.coins(A) == 2


def test_scenario_15_barbarians() -> None:
    soldiers = {A: "trained 2", B: "trained 3", C: "trained 2"}
    scene = stage(3, citizens=soldiers, silk=["barbarian_2"], start="round")
    assert scene.acting == B
    scene.play("soldiers 1")
    assert scene.acting == C
    scene.play("soldiers 2")
    assert scene.acting == B
    scene.play("pass")
    assert [scene.soldiers(seat) for seat in (A, B, C)] == [2, 2, 0]
    assert [scene.cards(seat) for seat in (A, B, C)] == [0, 0, 1]
    assert [scene.seat(seat)["surcharge"] for seat in (A, B, C)] == [2, 0, 0]


def test_scenario_16_the_opener_in_round_1() -> None:
    soldiers = dict.fromkeys((A, B, C), "trained 2")
    assert stage(3, citizens=soldiers, silk=["barbarian_1"], start="round", round=1, first=C).acting == B


def test_scenario_17_income() -> None:
    citizens = {A: "laborers 2 tapped_laborers 2 tapped_merchants 1 tapped 1", B: "merchants 1"}
    scene = stage(coins={B: 5}, citizens=citizens, improvements={A: "mint"}, start="round")
    assert scene.coins(A) == 9
    seat = scene.seat(A)
    assert (seat["laborers"]["tapped"], seat["merchants"]["tapped"], seat["soldiers"]["tapped"]) == (0, 0, 0)
    assert stage(citizens=citizens, improvements={A: "mint"}, start="round", round=1).coins(A) == 0


def test_scenario_18_auction_for_the_first_place() -> None:
    for limits, first, coins in (({C: 4, B: 2}, C, 2), ({C: 2, B: 4}, B, 3), ({C: 0, B: 0}, C, 0)):
        scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
        assert scene.view()["auction"]["bidders"] == [C, B]
        before = scene.coins(first)
        for seat, limit in limits.items():
            scene.play(f"limit {limit}", seat=seat)
        assert scene.view()["order"][0] == first and scene.coins(first) == before - coins


@pytest.mark.parametrize("auctions", ["limits", "open"])
@pytest.mark.parametrize(("first", "bidders"), [(A, [D, C, B]), (C, [B, D, C]), (D, [C, B, D])])
def test_s15_three_tied_for_the_first_place_bid_backwards_in_the_last_order(
    first: int, bidders: list[int], auctions: str
) -> None:
    scene = stage(4, coins={A: 7, B: 9, C: 9, D: 9}, first=first, start="round", options={"auctions": auctions})
    assert scene.view()["auction"]["bidders"] == bidders
    for seat in bidders:
        assert auctions == "limits" or scene.acting == seat
        scene.play("limit 0" if auctions == "limits" else "pass", seat=seat)
    assert scene.view()["order"][0] == bidders[0], "nobody bids: the one latest in the last order"


def test_s15_of_three_equal_limits_the_first_in_the_bidding_order_wins_at_his_limit() -> None:
    scene = stage(4, coins={A: 7, B: 9, C: 9, D: 9}, start="round")
    before = scene.coins(D)
    for seat, limit in ((B, 4), (C, 2), (D, 4)):
        scene.play(f"limit {limit}", seat=seat)
    assert scene.view()["order"] == [D, A, B, C] and scene.coins(D) == before - 4, "the others to the left, tied or not"


def test_scenario_19_nobody_has_coins() -> None:
    assert stage(3, first=B, start="round").view()["order"] == [A, B, C]


def test_scenario_20_new_soldiers() -> None:
    position = {"coins": {A: 9}, "goods": {A: (0, 1, 0, 0)}, "citizens": {A: "laborers 1", B: "laborers 1"}}
    scene = stage(**position)  # type: ignore[arg-type]
    scene.play("assign laborer soldier")
    assert scene.goods(A) == [0, 0, 0, 0] and not scene.offered("attack")
    assert scene.seat(A)["soldiers"]["training"] == 1
    scene.end_round()
    assert scene.seat(A)["soldiers"] == {"untapped": 1, "tapped": 0, "training": 0, "training_tapped": 0}
    scene = stage(**position, improvements={A: "barracks"})  # type: ignore[arg-type]
    scene.play("assign laborer soldier")
    assert "B 0" in scene.offered("attack")


def test_scenario_20_soldiers_in_training_defend() -> None:
    scene = stage(coins={A: 9}, citizens={A: "trained 1", B: "training 1"})
    scene.play("attack B 0", "army 1")
    assert scene.acting == B and scene.offered("defend") == {"0", "1"}


def test_scenario_21_gathering() -> None:
    scene = stage(homes={A: "sogdiana"}, citizens={A: "laborers 2"})
    scene.play("gather food", "gather metal")
    assert scene.goods(A) == [2, 1, 0, 0]
    scene = stage(homes={A: "sogdiana"}, citizens={A: "laborers 3"}, improvements={A: "qanat"})
    got = []
    for _ in range(3):
        before = scene.goods(A)[0]
        scene.play("gather food")
        got.append(scene.goods(A)[0] - before)
    assert got == [3, 3, 2]


def test_scenario_22_growing() -> None:
    scene = stage(goods={A: (5, 0, 0, 0)}, citizens={A: "laborers 5"})
    scene.play("grow", "grow")
    assert scene.goods(A)[0] == 0 and scene.seat(A)["size"] == 7
    assert scene.seat(A)["laborers"] == {"untapped": 5, "tapped": 2}
    for improvement, costs in (("", [1, 2, 3, 4]), ("granary", [1, 1, 2, 3])):
        for size, cost in zip((2, 3, 6, 9), costs, strict=True):
            scene = stage(goods={A: (9, 0, 0, 0)}, citizens={A: f"merchants {size}"}, improvements={A: improvement})
            scene.play("grow")
            assert scene.goods(A)[0] == 9 - cost
    assert "grow" not in stage(goods={A: (9, 0, 0, 0)}, citizens={A: "merchants 12"}).legal()


def test_scenario_23_posted_prices_and_refusals() -> None:
    position = {"coins": {A: 21, B: 20}, "goods": {A: (5, 5, 0, 0)}, "citizens": {A: "merchants 5"}}
    scene = stage(**position)  # type: ignore[arg-type]
    scene.play("end", "want food 3")
    scene.end_round()
    while scene.acting != A:
        scene.play("end")
    before = scene.coins(A)
    scene.play("offer food B 0", "ask 3")
    assert scene.acting == A and scene.goods(B)[0] == 1 and scene.coins(A) == before + 3
    scene.play("offer food B 0", "ask 4")
    assert scene.acting == B and scene.legal() == {"accept", "refuse"}
    scene.play("refuse")
    assert scene.goods(B)[0] == 1 and scene.seat(A)["merchants"]["untapped"] == 4
    assert "food B 0" not in scene.offered("offer") and "metal B 0" in scene.offered("offer")
    scene.play("offer metal B 0", "ask 1", "accept")
    assert not scene.offered("offer")
