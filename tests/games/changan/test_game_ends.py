"""The 24 Game End cards (11.3), and with them the counters of section 10."""

from typing import Any

import pytest

from tests.games.changan.scene import CARDS, stage
from tongbao.testing.scenes import A, B, C

MILITARY = "coin: li_jing gate_commandant jinwu_guard; wheat: ashina_sheer expedition_adjutant wall_mason"
CITY = "coin: wei_zheng jia_dan coin_caster; wheat: gao_lishi; stone: sancai_potter; wood: monk_yixing"
FULL_ROWS = (
    "coin: wei_zheng jia_dan coin_caster; wheat: gao_lishi observatory sun_simiao;"
    "stone: sancai_potter price_granary {}; wood: monk_yixing chancellery"
)
EXAMPLES: list[tuple[str, dict[str, Any], int]] = [
    ("autumn_sacrifice", {}, 0),
    ("autumn_sacrifice", {"gates": {A: "coin: wei_zheng jia_dan; wood: coin_caster", B: "stone: yan_lide"}}, 3),
    ("autumn_sacrifice", {"gates": {A: CITY.replace("gao_lishi", "gao_lishi yan_lide")}}, 6),
    ("left_treasury", {"tokens": {A: "1/0/0/0"}, "hands": {A: "wei_zheng jia_dan"}}, 0),
    ("left_treasury", {"tokens": {A: "2/1/1/1"}}, 2),
    ("left_treasury", {"tokens": {A: "4/4/4/4"}}, 5),
    ("left_treasury", {"tokens": {A: "1/1/0/0/6"}}, 1),
    ("equal_field_register", {"districts": {A: "wheat: wei_zheng jia_dan price_granary", B: "coin: gao_lishi"}}, 2),
    ("equal_field_register", {"districts": {A: CITY}}, 5),
    ("ten_circuits_tribute", {"tokens": {A: "4/4/0/4"}}, 0),
    ("ten_circuits_tribute", {"tokens": {A: "2/1/3/1/6"}}, 3),
    ("ten_circuits_tribute", {"tokens": {A: "3/3/3/3"}}, 6),
    ("two_hundred_guilds", {"districts": {A: "coin: tea_merchant west_market_broker; wheat: wei_zheng gao_lishi"}}, 2),
    ("two_hundred_guilds", {"districts": {A: "coin: tea_merchant; wheat: wei_zheng gao_lishi"}}, 0),
    (
        "two_hundred_guilds",
        {"districts": {A: f"{MILITARY.replace('wheat: ashina_sheer', 'wheat: tea_merchant')}; stone: deposit_house"}},
        4,
    ),
    ("foreign_merchants", {"districts": {A: "coin: tea_merchant", B: "coin: east_market deposit_house"}}, 4),
    (
        "foreign_merchants",
        {"players": 3, "districts": {B: "coin: east_market", C: "wood: deposit_house ba_bridge_post"}},
        2,
    ),
    ("foreign_merchants", {"players": 3, "districts": {C: "wood: deposit_house ba_bridge_post"}}, 1),
    ("kaiyuan_tongbao", {"tokens": {A: "3/4/0/0"}}, 3),
    ("kaiyuan_tongbao", {"tokens": {A: "6/0/0/0"}}, 4),
    ("lantern_fair", {"tokens": {B: "1/0/0/0"}}, 0),
    ("lantern_fair", {}, 0),
    ("lantern_fair", {"tokens": {A: "1/0/2/0", B: "0/2/0/0/4"}}, 5),
    ("lantern_fair", {"players": 3, "tokens": {A: "1/0/2/0", B: "0/2/0/1", C: "1/0/0/0"}}, 3),
    ("jinshi_examination", {"districts": {A: "wheat: wei_zheng jia_dan; coin: coin_caster monk_yixing"}}, 4),
    ("jinshi_examination", {"districts": {A: "wheat: wei_zheng jia_dan; coin: coin_caster yan_lide observatory"}}, 6),
    ("dayan_calendar", {"districts": {A: "wheat: wei_zheng"}}, 0),
    ("dayan_calendar", {"districts": {A: "wheat: wei_zheng; coin: observatory gao_lishi"}}, 2),
    (
        "dayan_calendar",
        {"districts": {A: "wheat: wei_zheng observatory; coin: chancellery gao_lishi kaicheng_classics"}},
        4,
    ),
    ("materia_medica", {"districts": {A: "wheat: observatory wei_zheng; coin: chancellery"}}, 2),
    ("kaicheng_classics", {"districts": {A: "wheat: observatory wei_zheng; coin: jia_dan"}}, 3),
    ("zhenguan_reign", {"districts": {A: "wheat: observatory wei_zheng jia_dan; coin: monk_yixing gao_lishi"}}, 2),
    ("zhenguan_reign", {"districts": {A: FULL_ROWS.format("yan_lide")}}, 6),
    ("six_ministries", {"districts": {A: FULL_ROWS.format("")}}, 6),
    ("six_ministries", {"districts": {A: FULL_ROWS.format("yan_lide")}}, 6),
    ("six_ministries", {"districts": {A: "coin: wei_zheng; wheat: gao_lishi; stone: sancai_potter"}}, 3),
    ("six_ministries", {"districts": {A: "coin: wei_zheng jia_dan; wheat: gao_lishi"}}, 0),
    ("lingyan_pavilion", {"districts": {A: "coin: gao_lishi wei_zheng jia_dan", B: "coin: yan_lide"}}, 4),
    ("lingyan_pavilion", {"districts": {A: "coin: gao_lishi yan_lide jia_dan; wheat: du_ruhui"}}, 6),
    ("victory_stele", {}, 5),
    ("victory_stele", {"districts": {B: "coin: li_jing"}}, 3),
    ("victory_stele", {"players": 3, "districts": {C: "coin: li_jing gate_commandant"}}, 0),
    ("polo_field", {}, 0),
    ("polo_field", {"districts": {A: "coin: li_jing", B: "coin: arsenal victory_stele"}}, 5),
    ("polo_field", {"districts": {A: "coin: li_jing", B: "coin: gate_commandant victory_stele"}}, 3),
    ("four_garrisons", {"districts": {A: "coin: li_jing arsenal"}}, 2),
    ("four_garrisons", {"districts": {A: "coin: li_jing; wheat: wei_zheng; stone: jia_dan"}}, 3),
    ("fubing_register", {"districts": {A: MILITARY}}, 5),
    ("fubing_register", {"districts": {A: "coin: li_jing wei_zheng", B: "coin: arsenal"}}, 2),
    ("western_regions_atlas", {"tokens": {A: "4/4/4/4/3"}}, 3),
    ("western_regions_atlas", {"tokens": {A: "0/0/0/0/6"}}, 4),
    ("zoroastrian_temple", {"districts": {A: "coin: xuanzang wei_zheng; stone: kaiyuan_gate"}}, 3),
    ("daqin_stele", {"districts": {A: "coin: xuanzang kaiyuan_gate; stone: wei_zheng"}}, 4),
    ("daqin_stele", {"districts": {A: "stone: wei_zheng"}}, 2),
    ("daqin_stele", {"districts": {A: "coin: xuanzang; wheat: kaiyuan_gate"}}, 4),
    ("ten_thousand_envoys", {"tokens": {A: "0/0/0/0/2", B: "0/0/0/0/1"}}, 5),
    ("ten_thousand_envoys", {"tokens": {A: "0/0/0/0/2", B: "0/0/0/0/2"}}, 3),
    ("ten_thousand_envoys", {"tokens": {A: "0/0/0/0/2", B: "0/0/0/0/3"}}, 0),
    ("ten_thousand_envoys", {}, 0),
]


@pytest.mark.parametrize(("card", "position", "points"), EXAMPLES)
def test_game_ends(card: str, position: dict[str, Any], points: int) -> None:
    """What the card, built in the Wood district, gives its owner; corners and rows not counted."""
    districts = position.get("districts", {})
    own = districts.get(A, "")
    wood = f"{own} {card}" if "wood:" in own else f"{own}; wood: {card}"
    silk = any(text.count("/") == 4 for text in position.get("tokens", {}).values())
    scene = stage(**{"expansion": silk, **position, "districts": {**districts, A: wood}})
    assert scene.ends(A)[card] == points
    assert scene.score(A, "ends") == sum(scene.ends(A).values())


def test_every_game_end_card_has_an_example() -> None:
    """All 24, the Seal below."""
    tried = {card for card, _, _ in EXAMPLES} | {"imperial_seal"}
    assert tried == {card for card, face in CARDS.items() if face["kind"] == "game_end"} and len(tried) == 24


def test_the_seal_scores_like_the_best_game_end_card() -> None:
    """Of any player's districts, with what that card gives its owner; at most 4; alone nothing."""
    assert stage(districts={A: "coin: imperial_seal"}).ends(A) == {"imperial_seal": 0}
    scene = stage(
        districts={
            A: "coin: imperial_seal wei_zheng; wheat: lingyan_pavilion",
            B: "coin: equal_field_register jia_dan",
        },
        tokens={A: "2/2/2/2"},
    )
    assert scene.ends(A) == {"imperial_seal": 2, "lingyan_pavilion": 2}, "the Seal has an extra coin itself"
    assert scene.ends(B) == {"equal_field_register": 1}
    best = stage(districts={A: "coin: imperial_seal", B: "coin: left_treasury"}, tokens={A: "2/2/2/2", B: "2/2/2/0"})
    assert best.ends(A) == {"imperial_seal": 3} and best.ends(B) == {"left_treasury": 3}
    capped = stage(districts={A: "coin: imperial_seal", B: "coin: ten_circuits_tribute"}, tokens={B: "2/2/2/2"})
    assert capped.ends(A) == {"imperial_seal": 4} and capped.ends(B) == {"ten_circuits_tribute": 6}


def test_the_seal_looks_at_districts_alone() -> None:
    """Not at gates and hands."""
    scene = stage(
        districts={A: "coin: imperial_seal wei_zheng"},
        gates={B: "coin: equal_field_register"},
        hands={A: "lingyan_pavilion"},
    )
    assert scene.ends(A) == {"imperial_seal": 0}


def test_left_neighbour_of_the_last_seat() -> None:
    """Seat 0."""
    scene = stage(
        3, districts={A: "coin: east_market", B: "coin: deposit_house ba_bridge_post", C: "coin: foreign_merchants"}
    )
    assert scene.ends(C) == {"foreign_merchants": 2}
