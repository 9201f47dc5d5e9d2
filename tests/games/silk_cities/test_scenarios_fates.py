"""Scenarios 24 to 40 (section 18 of the rules): attacks, Golden Ages, cards and the end."""

from typing import Any

import pytest

from tests.games.silk_cities.scene import CitiesScene, stage
from tongbao.testing.scenes import A, B, C


def battle(army: int, defence: int, **more: Any) -> CitiesScene:
    """A in Sogdiana attacks B in Bactria (travel cost 1), who defends with all; nobody has cards."""
    position: dict[str, Any] = {
        "homes": {A: "sogdiana", B: "bactria"},
        "coins": {A: 10, B: 5},
        "goods": {B: (3, 0, 0, 0)},
        "citizens": {A: f"trained {army}", B: f"laborers 1 trained {defence}"},
    }
    scene = stage(**{**position, **more})
    scene.play("attack B 0", f"army {army}")
    if scene.acting == B and scene.offered("defend"):
        scene.play(f"defend {defence}")
    return scene


@pytest.mark.parametrize(("rules", "army"), [(1, 3), (2, 5)])
def test_scenario_24_more_against_two(rules: int, army: int) -> None:
    """One more than the defence, of which the militia is a part from version 2 on."""
    scene = battle(army, 2, rules=rules)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (1, 0, 1)
    assert scene.view()["step"] == "plunder"
    scene.play("plunder food")
    assert scene.view()["step"] == "turn" and scene.goods(A)[0] == 1
    assert scene.goods(B) == [2, 0, 0, 0] and scene.coins(B) == 5 and not scene.events("ransom")


def test_scenario_24_three_against_two_and_the_militia() -> None:
    scene = battle(3, 2)
    assert strengths(scene) == (3, 4)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (0, 1, 0)
    assert not scene.seat(B)["sacked"] and not scene.events("sacked") and scene.view()["step"] == "turn"
    assert scene.coins(B) == 6 and scene.goods(B)[1] == 3


@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 3)])
def test_scenario_25_two_against_three(rules: int, left: int) -> None:
    scene = battle(2, 3, rules=rules)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (0, left, 0)
    assert scene.coins(B) == 6 and scene.coins(A) == 9 and scene.goods(B)[1] == 2


@pytest.mark.parametrize(("rules", "army", "arms"), [(1, 2, 2), (2, 4, 3)])
def test_scenario_26_as_many_as_the_defence(rules: int, army: int, arms: int) -> None:
    """Both rewards; arms are captured from three at most."""
    scene = battle(army, 2, rules=rules)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (0, 0, 1)
    assert scene.view()["step"] == "turn" and scene.coins(B) == 6 and scene.goods(B)[1] == arms


@pytest.mark.parametrize(("rules", "army", "fought", "left"), [(1, 3, (3, 2), 1), (2, 5, (3, 2), 3)])
def test_scenario_27_city_walls(rules: int, army: int, fought: tuple[int, int], left: int) -> None:
    scene = battle(army, 0, improvements={B: "walls"}, rules=rules)
    assert (scene.soldiers(A), scene.cards(A)) == (left, 1)
    assert strengths(scene) == fought
    assert scene.view()["battle"]["plunders"] == left


def test_scenario_27_walls_save_the_city() -> None:
    """Without them three would be more than it takes against the militia."""
    scene = battle(3, 0, improvements={B: "walls"})
    assert strengths(scene) == (1, 2)
    assert (scene.soldiers(A), scene.cards(A)) == (1, 0) and not scene.seat(B)["sacked"]


def strengths(scene: CitiesScene) -> tuple[int, int]:
    """Of attack and defence in the last fight."""
    facts = scene.events("strengths")[-1]
    return facts["n"], facts["k"]


def cards_in_battle(army: int, rules: int) -> CitiesScene:
    """A, who has a Parthian Shot, attacks B, who has one soldier and a Mountain Ambush."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 10, B: 5},
        citizens={A: f"trained {army}", B: "trained 1"},
        hands={A: "parthian_shot", B: "pass_ambush"},
        rules=rules,
    )
    scene.play("attack B 0", f"army {army}")
    return scene


def test_scenario_28_battle_cards_and_both_rewards() -> None:
    scene = cards_in_battle(3, 2)
    scene.play("play pass_ambush", "play parthian_shot", "defend 1")
    assert strengths(scene) == (3, 4)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (0, 0, 1)
    assert scene.view()["step"] == "turn" and scene.coins(B) == 6 and scene.goods(B)[1] == 3


@pytest.mark.parametrize(("rules", "army", "defence"), [(1, 3, 2), (2, 5, 4)])
def test_scenario_28_battle_cards(rules: int, army: int, defence: int) -> None:
    scene = cards_in_battle(army, rules)
    assert scene.acting == B and scene.legal() == {"play pass_ambush", "pass"}
    scene.play("play pass_ambush")
    assert scene.acting == A and scene.legal() == {"play parthian_shot", "pass"}
    scene.play("play parthian_shot")
    scene.play("defend 1")
    assert strengths(scene) == (army, defence)
    assert (scene.soldiers(A), scene.soldiers(B), scene.cards(A)) == (1, 0, 1)
    scene.play("plunder coins")
    assert scene.view()["step"] == "turn"


def test_scenario_28_both_pass() -> None:
    """A side with cards is asked until both have passed one after the other."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 10},
        citizens={A: "trained 3", B: "trained 1"},
        hands={A: "heavenly_horses faxian", B: "pass_ambush faxian"},
    )
    scene.play("attack B 0", "army 3", "play pass_ambush", "play heavenly_horses")
    assert scene.acting == B and scene.legal() == {"pass"}
    scene.play("pass")
    assert scene.acting == A and scene.legal() == {"pass"}
    scene.play("pass")
    assert scene.view()["step"] == "defend"


@pytest.mark.parametrize(("coins", "legal"), [(4, True), (3, False)])
def test_scenario_29_the_reserve(coins: int, legal: bool) -> None:
    scene = stage(homes={A: "sogdiana", B: "pamir"}, coins={A: coins}, citizens={A: "trained 1", B: "laborers 1"})
    assert ("B 0" in scene.offered("attack")) == legal
    if legal:
        assert scene.label("attack B 0") == {"owner": B, "n": 3, "cost": 1, "left": 3}


def test_scenario_30_marriage_alliance() -> None:
    scene = stage(
        homes={A: "sogdiana", B: "pamir"},
        coins={A: 10, B: 5},
        citizens={A: "trained 3", B: "trained 1"},
        hands={B: "marriage_alliance"},
    )
    scene.play("attack B 0", "army 2", "play marriage_alliance")
    assert scene.acting == A and scene.view()["step"] == "turn" and scene.view()["battle"] is None
    assert scene.seat(A)["soldiers"] == {"untapped": 1, "tapped": 2, "training": 0, "training_tapped": 0}
    assert scene.stacks() == {"bactria": [1]} and scene.coins(A) == 9 and scene.cards(A) == 0
    assert not scene.offered("attack") and scene.soldiers(B) == 1


def test_scenario_31_golden_age() -> None:
    scene = stage(
        goods={A: (3, 2, 1, 1)},
        citizens={A: "laborers 3 merchants 2 trained 2"},
        improvements={A: "mint palace"},
        start="fates",
        first=B,
    )
    assert scene.acting == A and scene.seat(A)["golden_age"] == 50
    scene.play("rise kucha")
    assert scene.coins(A) == 62
    parts = scene.events("golden_age")[0]
    assert [parts[name] for name in ("food", "metal", "silk", "fine", "citizens", "improvements", "treasury")] == [
        *(3, 2, 2, 3, 14, 26, 12)
    ]


@pytest.mark.parametrize(
    ("limits", "winner", "price"),
    [((5, 8, 8), B, 8), ((5, 8, 6), B, 6), ((5, 0, 8), C, 6), ((5, 0, 0), A, 1), ((0, 0, 0), A, 0)],
)
def test_scenario_32_prices_of_a_sale(limits: tuple[int, ...], winner: int, price: int) -> None:
    scene = stage(
        3,
        coins={A: 20, B: 20, C: 20},
        goods={A: (1, 0, 0, 0)},
        citizens={A: "", B: "laborers 12", C: "laborers 12"},
        start="fates",
        first=B,
    )
    scene.play("rise kucha")
    assert scene.for_sale() == {"food"} and scene.put_up() == "food"
    assert scene.view()["auction"]["bidders"] == [A, B, C]
    before = scene.coins(winner)
    for seat in (C, A, B):
        scene.play(f"limit {limits[seat]}", seat=seat)
    assert scene.goods(winner)[0] == 1 and scene.coins(winner) == before - price
    assert sum(scene.goods(seat)[0] for seat in (A, B, C)) == 1


def test_scenario_33_a_second_fall() -> None:
    scene = stage(homes={A: "sogdiana"}, ruins={A: "kucha"}, start="fates", first=B)
    assert "kucha" in scene.offered("rise") and "sogdiana" not in scene.offered("rise")
    scene.play("rise turfan")
    assert scene.region("sogdiana")["ruin"] == A and scene.region("kucha")["ruin"] is None
    assert scene.acting == B and {"kucha"} <= scene.offered("rise") and "sogdiana" not in scene.offered("rise")


def test_scenario_34_nobody_has_coins() -> None:
    scene = stage(goods={A: (2, 0, 0, 0)}, improvements={A: "mint"}, start="fates", first=B)
    scene.play("rise kucha")
    assert scene.acting == B and scene.view()["step"] == "fate"
    assert scene.goods(A)[0] == 2 and scene.seat(A)["size"] == 1


def test_scenario_35_all_citizens_lost() -> None:
    scene = stage(coins={B: 90}, citizens={A: "laborers 1", B: "laborers 1"}, start="fates", first=B)
    scene.play("rise kucha", "put laborer")
    scene.play("limit 0", seat=A)
    scene.play("limit 1", seat=B)
    assert scene.seat(A)["size"] == 0 and scene.seat(B)["size"] == 2
    before = scene.coins(A)
    scene.play("keep")
    assert scene.seat(A)["laborers"]["untapped"] == 1 and scene.coins(A) == before + 1


@pytest.mark.parametrize(("rules", "academy", "monastery"), [(1, 14, 3), (2, 20, 9)])
def test_scenario_36_patronage(rules: int, academy: int, monastery: int) -> None:
    hand = {A: "faxian xuanzang kumarajiva"}
    scene = stage(coins={A: academy}, improvements={A: "academy"}, hands=hand, rules=rules)
    scene.play("use academy")
    assert scene.coins(A) == 0 and scene.cards(A) == 4 and not scene.offered("use")
    assert not stage(coins={A: academy - 1}, improvements={A: "academy"}, hands=hand, rules=rules).offered("use")
    scene = stage(coins={A: monastery}, goods={A: (0, 0, 1, 1)}, improvements={A: "monastery"}, hands=hand, rules=rules)
    scene.play("use monastery")
    assert scene.coins(A) == 0 and scene.goods(A) == [0, 0, 0, 1] and scene.cards(A) == 4


def test_scenario_37_victory_in_the_middle_of_a_turn() -> None:
    six = "faxian faxian xuanzang xuanzang bamiyan bamiyan"
    scene = stage(coins={A: 32}, improvements={A: "academy"}, hands={A: six}, deck="observatory")
    scene.play("use academy")
    assert scene.is_over() and scene.game.scores()[A] == 7 and scene.view()["result"]["ending"] == "victory"
    assert len(scene.view()["result"]["cards"][A]) == 7
    assert scene.told()[-1] == "A wins."


DEAR = ("library_of_merv king_of_kings faxian", "peace_of_roads pearl_of_the_world xuanzang")
CHEAP = ("library_of_merv king_of_kings faxian faxian bamiyan", "peace_of_roads xuanzang xuanzang kumarajiva avicenna")


@pytest.mark.parametrize(("rules", "five"), [(1, DEAR), (2, CHEAP)])
def test_scenario_38_the_last_silk_card(rules: int, five: tuple[str, str]) -> None:
    """Five points are five cards; by version 1 some count two."""
    scene = stage(
        3,
        coins={A: 8, B: 11, C: 29},
        citizens={A: "merchants 1", B: "merchants 1", C: "merchants 1"},
        hands={A: five[0], B: five[1], C: "kizil_caves kizil_caves mogao_caves mogao_caves"},
        silk=["barbarian_1"],
        start="fates",
        rules=rules,
    )
    del scene.game.silk_deck[:-1]
    scene.play("keep", "keep", "keep")
    assert scene.view()["round"] == 3 and scene.view()["silk_deck"]["count"] == 0
    assert scene.events("surcharge") and scene.view()["step"] == "turn"
    scene.play("end", "end", "end")
    assert [scene.coins(seat) for seat in (A, B, C)] == [9, 12, 30]
    scene.play("keep", "keep", "keep")
    assert scene.is_over() and scene.view()["result"]["ending"] == "deck"
    assert scene.game.scores() == [5, 5, 4] and scene.game.places() == [2, 1, 3]


def test_scenario_39_safe_conduct() -> None:
    scene = stage(
        homes={A: "semirechye", B: "kucha"},
        coins={A: 20},
        citizens={A: "merchants 2"},
        tolls={B: 1},
        hands={A: "safe_conduct"},
        china=[1, 1, 0, 0, 0, 0],
    )
    scene.play("play safe_conduct")
    assert scene.label("buy 1 0")["cost"] == 0
    assert next(row for row in scene.view(A)["routes"] if row["empire"] == "china")["regions"] == [10, 11, 13, 15]
    scene.play("buy 1 2", "hop kucha", "hop turfan")
    assert scene.coins(B) == 2 and scene.coins(A) == 20 + 3 - 3 - 2 and scene.stacks() == {}
    assert scene.label("buy 2 0")["cost"] == 3


def test_scenario_40_two_fine_silk() -> None:
    scene = stage(homes={A: "khazaria"}, goods={A: (0, 0, 0, 2)}, citizens={A: "merchants 2"})
    scene.play("sell fine 0")
    assert scene.coins(A) == 29
    scene.play("sell fine 0")
    assert scene.coins(A) == 29 + 25
