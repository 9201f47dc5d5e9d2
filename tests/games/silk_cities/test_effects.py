"""One test for every improvement and every kind of development card (section 15 and the card files)."""

from typing import Any

import pytest

from tests.games.silk_cities.scene import CARDS, IMPROVEMENTS, CitiesScene, stage
from tongbao.testing.scenes import A, B


def cost(scene: CitiesScene, region: str) -> int:
    """What passing through a region costs A."""
    from tests.games.silk_cities.scene import REGIONS

    return int(scene.view(A)["regions"][REGIONS.index(region)]["cost"])


MILITIA = pytest.mark.parametrize(("rules", "militia"), [(1, 0), (2, 2)])


def fight(side: int, improvements: str, rules: int) -> tuple[int, int]:
    """The strengths of an attack of A on B, three on three, when one of them has improvements."""
    army = defence = 3
    scene = stage(
        coins={A: 9},
        citizens={A: f"trained {army}", B: f"trained {defence}"},
        improvements={side: improvements},
        rules=rules,
    )
    scene.play("attack B 0", f"army {army}", f"defend {defence}")
    facts = scene.events("strengths")[0]
    return facts["n"], facts["k"]


def test_caravanserai_lowers_neutral_regions_to_one_at_least() -> None:
    scene = stage(homes={A: "sogdiana"}, improvements={A: "caravanserai"}, stacks={"pamir": [1]}, surcharges={A: 1})
    assert (cost(scene, "pamir"), cost(scene, "kucha"), cost(scene, "armenia")) == (4, 1, 3)


@pytest.mark.parametrize(("improvement", "good", "other"), [("qanat", "food", "metal"), ("smelter", "metal", "food")])
def test_qanat_and_smelter_add_to_two_gathers_a_round(improvement: str, good: str, other: str) -> None:
    scene = stage(homes={A: "sogdiana"}, citizens={A: "laborers 4"}, improvements={A: improvement})
    base = {"food": 2, "metal": 1}
    assert scene.seat(A)["harvest"] == [amount + (kind == good) for kind, amount in base.items()]
    scene.play(f"gather {other}", f"gather {good}", f"gather {good}", f"gather {good}")
    got = dict(zip(["food", "metal"], scene.goods(A)[:2], strict=True))
    assert got[other] == base[other] and got[good] == 3 * base[good] + 2


def test_mint_adds_three_to_the_income() -> None:
    scene = stage(citizens={A: "merchants 2"}, improvements={A: "mint"}, start="round", coins={B: 3})
    assert scene.coins(A) == 5


def test_granary_makes_growing_cheaper() -> None:
    scene = stage(citizens={A: "merchants 3"}, improvements={A: "granary"}, goods={A: (1, 0, 0, 0)})
    scene.play("grow")
    assert scene.goods(A)[0] == 0


def test_walls_take_two_from_an_attacking_army() -> None:
    assert fight(B, "walls", 2) == (1, 5) and fight(A, "walls", 2) == (3, 5)


def test_walls_of_version_1_add_two_in_defence_only() -> None:
    assert fight(B, "walls", 1) == (3, 5) and fight(A, "walls", 1) == (3, 3)


@MILITIA
def test_watchtower_adds_one_in_defence(rules: int, militia: int) -> None:
    assert fight(B, "watchtower", rules) == (3, 4 + militia) and fight(A, "watchtower", rules) == (3, 3 + militia)


def test_watchtower_shields() -> None:
    scene = stage(improvements={A: "watchtower"}, silk=["barbarian_2"], start="round", coins={A: 3})
    assert (scene.seat(A)["surcharge"], scene.seat(B)["surcharge"]) == (0, 2)


def test_watchtower_built_during_a_round_ends_the_surcharge() -> None:
    scene = stage(coins={A: 3}, goods={A: (0, 2, 0, 0)}, surcharges={A: 2})
    scene.play("build watchtower")
    assert scene.seat(A)["surcharge"] == 0


@MILITIA
def test_stud_adds_two_in_attack_only(rules: int, militia: int) -> None:
    assert fight(A, "stud", rules) == (5, 3 + militia) and fight(B, "stud", rules) == (3, 3 + militia)


def test_barracks_train_at_once() -> None:
    scene = stage(citizens={A: "laborers 1"}, goods={A: (0, 1, 0, 0)}, improvements={A: "barracks"})
    scene.play("assign laborer soldier")
    assert scene.seat(A)["soldiers"]["untapped"] == 1


def test_bazaar_untaps_one_merchant_once_a_round() -> None:
    scene = stage(citizens={A: "tapped_merchants 2"}, improvements={A: "bazaar"})
    scene.play("use bazaar")
    assert scene.seat(A)["merchants"] == {"untapped": 1, "tapped": 1} and not scene.offered("use")
    assert not stage(citizens={A: "merchants 1 tapped_laborers 1"}, improvements={A: "bazaar"}).offered("use")
    scene.end_round()
    assert scene.seat(A)["improvements"][0]["used"] is False


@pytest.mark.parametrize(("good", "price"), [("silk", 18), ("fine", 32), ("food", 6)])
def test_dyehouse_adds_three_for_each_silk_card(good: str, price: int) -> None:
    scene = stage(homes={A: "armenia"}, goods={A: (1, 0, 1, 1)}, improvements={A: "dyehouse"})
    scene.play(f"sell {good} 0")
    assert scene.coins(A) == price


def test_customs_takes_the_second_largest_stack_next_to_the_city() -> None:
    stacks = {"kucha": [1, 3, 2], "khotan": [5, 4]}
    scene = stage(homes={A: "ferghana"}, improvements={A: "customs"}, stacks=stacks, start="treasuries")
    assert scene.coins(A) == 2


def test_two_customs_houses_take_in_action_order() -> None:
    scene = stage(
        3,
        homes={A: "ferghana", B: "khotan"},
        improvements={A: "customs", B: "customs"},
        stacks={"kucha": [1, 3, 2]},
        start="treasuries",
        first=B,
    )
    assert (scene.coins(B), scene.coins(A)) == (2, 1)


PATRONAGE: list[tuple[str, dict[str, Any], int]] = [
    ("monastery", {"goods": {A: (0, 0, 1, 0)}, "coins": {A: 2}, "rules": 1}, 1),
    ("church", {"goods": {A: (3, 0, 0, 0)}, "coins": {A: 4}, "rules": 1}, 2),
    ("fire_temple", {"goods": {A: (0, 3, 0, 0)}, "coins": {A: 4}, "rules": 1}, 2),
    ("academy", {"coins": {A: 12}, "rules": 1}, 2),
    ("monastery", {"goods": {A: (0, 0, 1, 0)}, "coins": {A: 6}}, 3),
    ("church", {"goods": {A: (3, 0, 0, 0)}, "coins": {A: 8}}, 4),
    ("fire_temple", {"goods": {A: (0, 3, 0, 0)}, "coins": {A: 8}}, 4),
    ("academy", {"coins": {A: 16}}, 4),
]


@pytest.mark.parametrize(("improvement", "payment", "each"), PATRONAGE)
def test_patronage_pays_more_for_each_card_in_hand(improvement: str, payment: dict[str, Any], each: int) -> None:
    hands = {A: "faxian nowruz"}
    scene = stage(**payment, improvements={A: improvement}, hands=hands)
    scene.play(f"use {improvement}")
    assert scene.coins(A) == 0 and scene.goods(A) == [0, 0, 0, 0] and scene.cards(A) == 3
    assert not scene.offered("use")
    poorer = {**payment, "coins": {A: payment["coins"][A] - 1}}
    assert not stage(**poorer, improvements={A: improvement}, hands=hands).offered("use")
    scene = stage(**payment, improvements={A: improvement})
    scene.play(f"use {improvement}")
    assert scene.coins(A) == 2 * each


def test_monastery_takes_fine_silk_without_standard_silk() -> None:
    scene = stage(goods={A: (0, 0, 0, 1)}, improvements={A: "monastery"})
    scene.play("use monastery")
    assert scene.goods(A) == [0, 0, 0, 0] and scene.cards(A) == 1


def test_paper_mill_looks_at_two_and_keeps_one() -> None:
    scene = stage(coins={A: 8}, improvements={A: "academy paper_mill"}, deck="faxian nowruz")
    scene.play("use academy")
    assert scene.view()["looked"] == {"seat": A, "count": 2, "cards": None}
    assert scene.legal() == {"keep_card faxian", "keep_card nowruz"}
    scene.play("keep_card nowruz")
    assert scene.view(A)["hand"] == [{"card": CARDS.index("nowruz"), "playable": False}]
    assert scene.view(A)["deck"]["under"] == [{"place": 0, "card": CARDS.index("faxian")}]
    assert scene.view(B)["deck"]["under"] == []


def test_palace_counts_twenty_in_a_golden_age() -> None:
    scene = stage(improvements={A: "palace"})
    assert scene.seat(A)["golden_age"] == 20 + 2


@pytest.mark.parametrize("rules", [1, 2])
def test_mausoleum_draws_two_cards_at_the_fall(rules: int) -> None:
    scene = stage(improvements={A: "mausoleum"}, coins={B: 90}, start="fates", first=B, rules=rules)
    scene.play("rise kucha")
    assert scene.cards(A) == 2 and scene.view()["step"] == ("put" if rules == 1 else "auction")
    assert scene.events("golden_age")[0]["improvements"] == 8


def test_mausoleum_stays_in_the_ruin_and_leaves_the_game() -> None:
    """It has counted, isn't for sale, and its copy doesn't come back to the supply (11.3)."""
    scene = stage(3, improvements={A: "mausoleum mint"}, coins={B: 90}, start="fates", first=B)
    mausoleum, before = IMPROVEMENTS.index("mausoleum"), [row["left"] for row in scene.view()["improvements"]]
    scene.play("rise kucha")
    assert scene.events("stays") == [{"player": A, "improvement": mausoleum, "n": 0}]
    assert scene.for_sale() == {"mint", "merchant"}
    assert [row["improvement"] for row in scene.seat(A)["improvements"]] == [IMPROVEMENTS.index("mint")]
    assert [row["left"] for row in scene.view()["improvements"]] == before and before[mausoleum] == 1


def test_no_mausoleum_draws_at_a_second_fall() -> None:
    scene = stage(improvements={A: "mausoleum"}, start="fates", first=B)
    scene.play("rise kucha", "keep")
    for _ in range(3):
        scene.end_round()
    while scene.view()["step"] != "fate" or scene.acting != A:
        scene.play("keep" if scene.view()["step"] == "fate" else "end")
    scene.play("rise turfan")
    assert scene.view()["round"] == 6
    assert scene.cards(A) == 2 and scene.events("golden_age")[1]["improvements"] == 0


def test_by_version_1_a_mausoleum_is_kept_or_sold() -> None:
    kept = stage(improvements={A: "mausoleum"}, start="fates", first=B, rules=1)
    kept.play("rise kucha")
    assert [row["improvement"] for row in kept.seat(A)["improvements"]] == [IMPROVEMENTS.index("mausoleum")]
    sold = stage(improvements={A: "mausoleum"}, coins={B: 9}, start="fates", first=B, rules=1)
    sold.play("rise kucha")
    assert sold.offered("put") == {"mausoleum", "merchant"} and not sold.events("stays")
    sold.play("put mausoleum")
    sold.play("limit 0", seat=A)
    sold.play("limit 1", seat=B)
    assert sold.seat(A)["improvements"] == [] and len(sold.seat(B)["improvements"]) == 1


def test_every_improvement_is_tested() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [name for name in IMPROVEMENTS if f'"{name}' not in text and f" {name}" not in text] == []


# Development cards.


@pytest.mark.parametrize(("rules", "points"), [(1, 3), (2, 2)])
def test_victory_points_are_never_played(rules: int, points: int) -> None:
    scene = stage(hands={A: "faxian library_of_merv"}, rules=rules)
    assert not scene.offered("play") and scene.view(A)["points"] == [points, None]
    assert scene.view(B)["points"] == [None, 0]


@MILITIA
def test_heavenly_horses_add_two_on_either_side(rules: int, militia: int) -> None:
    for side in (A, B):
        scene = stage(
            coins={A: 9},
            citizens={A: "trained 3", B: "trained 3"},
            hands={side: "heavenly_horses"},
            rules=rules,
        )
        scene.play("attack B 0", "army 3", "play heavenly_horses", "defend 3")
        facts = scene.events("strengths")[0]
        assert [facts["n"], facts["k"]] == ([5, 3 + militia] if side == A else [3, 5 + militia])


@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 0)])
def test_parthian_shot_takes_two_from_the_enemy_down_to_nothing(rules: int, left: int) -> None:
    """The attacker's one soldier is lost to the militia, where there is one."""
    scene = stage(coins={A: 9}, citizens={A: "trained 1", B: "trained 1"}, hands={B: "parthian_shot"}, rules=rules)
    scene.play("attack B 0", "army 1", "play parthian_shot", "defend 0")
    assert scene.events("strengths")[0]["n"] == 0
    assert scene.soldiers(A) == left and not scene.events("sacked") and scene.view()["step"] == "turn"


def test_parthian_shot_takes_two_from_the_militia_too() -> None:
    """It still stands in the way: an attack of one sacks nothing, though nobody is lost (10.6)."""
    scene = stage(coins={A: 9}, citizens={A: "trained 1", B: "laborers 1"}, hands={A: "parthian_shot"})
    scene.play("attack B 0", "army 1", "play parthian_shot")
    facts = scene.events("strengths")[0]
    assert (facts["n"], facts["k"]) == (1, 0)
    assert scene.soldiers(A) == 1 and not scene.events("sacked") and not scene.events("ransom")


def test_ambush_and_marriage_are_for_defenders() -> None:
    scene = stage(coins={A: 9}, citizens={A: "trained 1"}, hands={A: "pass_ambush marriage_alliance"})
    scene.play("attack B 0", "army 1")
    assert scene.acting == A and scene.legal() == {"pass"}


def test_safe_conduct_is_free_for_one_route_of_this_turn() -> None:
    scene = stage(
        homes={A: "sogdiana"},
        coins={A: 9},
        citizens={A: "merchants 2"},
        hands={A: "safe_conduct safe_conduct"},
        china=[1, 1, 0, 0, 0, 0],
    )
    scene.play("play safe_conduct")
    assert not scene.offered("play")
    scene.play("buy 1 0")
    assert scene.coins(A) == 9 and scene.stacks() == {} and scene.offered("play") == {"safe_conduct"}
    scene.play("play safe_conduct", "end")
    assert scene.seat(A)["free_passage"] is False


def test_safe_conduct_waits_for_a_route_that_is_not_empty() -> None:
    scene = stage(homes={A: "turfan"}, coins={A: 3}, hands={A: "safe_conduct"}, china=[1, 0, 0, 0, 0, 0])
    scene.play("play safe_conduct", "buy 1 0")
    assert scene.seat(A)["free_passage"] is True


def test_settlers_are_tapped_laborers_and_need_room() -> None:
    scene = stage(hands={A: "sogdian_settlers"}, citizens={A: "laborers 1"})
    scene.play("play sogdian_settlers")
    assert scene.seat(A)["laborers"] == {"untapped": 1, "tapped": 1}
    assert not stage(hands={A: "sogdian_settlers"}, citizens={A: "laborers 12"}).offered("play")


def test_hoard_brings_six_coins() -> None:
    scene = stage(hands={A: "buried_hoard"})
    scene.play("play buried_hoard")
    assert scene.coins(A) == 6 and scene.view()["deck"]["discards"] == [CARDS.index("buried_hoard")]


def test_nowruz_untaps_up_to_two_merchants() -> None:
    scene = stage(hands={A: "nowruz"}, citizens={A: "merchants 1 tapped_merchants 1"})
    scene.play("play nowruz")
    assert scene.seat(A)["merchants"] == {"untapped": 2, "tapped": 0}
    scene = stage(hands={A: "nowruz"}, citizens={A: "tapped_merchants 3"})
    scene.play("play nowruz")
    assert scene.seat(A)["merchants"] == {"untapped": 2, "tapped": 1}
    assert not stage(hands={A: "nowruz"}, citizens={A: "merchants 1"}).offered("play")


def test_silkworms_bring_standard_silk() -> None:
    scene = stage(hands={A: "silkworm_monks"})
    scene.play("play silkworm_monks")
    assert scene.goods(A) == [0, 0, 1, 0]
