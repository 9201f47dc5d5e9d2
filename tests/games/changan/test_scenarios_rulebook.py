"""Scenarios 1 to 7 (section 17): the examples of the rulebook."""

from tests.games.changan.scene import ChanganScene, stage
from tongbao.testing.scenes import A, B

EXAMPLE = (
    "coin: wei_plain_farmer hanlin_academician materia_medica; wheat: sancai_potter equal_field_register;"
    "stone: capital_prefect longshou_mills; wood: chancellery transport_commissioner"
)
ITEMS = {"rows": 4 + 12 + 8, "row1": 2, "row2": 5, "corners": 6, "ends": 7, "goods": 1}
SILK_ITEMS = dict.fromkeys(("road_rows", "road_corners", "silk"), 0)


def test_scenario_1_play_2_cards() -> None:
    """Two cards and the printed 1."""
    scene = stage(hands={A: "hanlin_academician daming_palace wei_zheng"})
    scene.play("produce 1", "play hanlin_academician", "play daming_palace", "collect")
    assert scene.tokens(A) == "0/3/0/0" and scene.hand(A) == {"wei_zheng"}
    assert scene.gate(A, "wheat") == ["hanlin_academician", "daming_palace"]


def test_scenario_2_move_from_two_gates() -> None:
    """One card from each."""
    scene = stage(gates={A: "stone: hanlin_academician; wood: daming_palace"})
    scene.play("produce 1", "move 2 1", "move 3 1", "collect")
    assert scene.tokens(A) == "0/3/0/0"
    assert scene.gate(A, "wheat") == ["hanlin_academician", "daming_palace"]
    assert scene.gate(A, "stone") == scene.gate(A, "wood") == []


def test_scenario_3_move_a_block() -> None:
    """The order stays."""
    scene = stage(gates={A: "wood: hanlin_academician daming_palace"})
    scene.play("produce 1", "move 3 2", "collect")
    assert scene.tokens(A) == "0/3/0/0"
    assert scene.gate(A, "wheat") == ["hanlin_academician", "daming_palace"] and scene.gate(A, "wood") == []


def test_scenario_4_play_2_and_move_1() -> None:
    """Then the gate is full."""
    scene = stage(gates={A: "coin: wei_zheng"}, hands={A: "hanlin_academician daming_palace"})
    scene.play("produce 2", "play hanlin_academician", "play daming_palace", "move 0 1")
    assert scene.legal() == {"collect"}
    scene.play("collect")
    assert scene.tokens(A) == "0/0/4/0"


def triggered() -> ChanganScene:
    """The position of scenario 5 after `collect`."""
    scene = stage(
        gates={A: "wheat: wei_zheng"},
        hands={A: "hanlin_academician"},
        districts={A: "wheat: wei_plain_farmer daming_palace sancai_potter; coin: mount_li_quarryman"},
    )
    scene.play("produce 1", "play hanlin_academician", "collect")
    return scene


def test_scenario_5_triggered() -> None:
    """The Characters under the gate, each once, in any order; the surplus goes back at the end of the turn."""
    scene = triggered()
    assert scene.tokens(A) == "0/3/0/0"
    assert scene.legal() == {"activate 1", "activate 3", "done"}
    scene.play("activate 3", "gain 3", "activate 1")
    assert scene.tokens(A) == "0/5/0/1"
    scene.play("end_turn")
    assert scene.tokens(A) == "0/4/0/1" and scene.acting == B


def test_scenario_6_final_scoring_of_45_points() -> None:
    """Item by item, as the score stands and as the game ends."""
    scene = stage(
        active=B,
        round=9,
        last_round=True,
        districts={A: EXAMPLE},
        tokens={A: "2/1/1/0"},
        hands={A: "daming_palace monk_yixing"},
    )
    assert scene.seat_view(A)["score"] == {**ITEMS, **SILK_ITEMS, "total": 45}
    assert scene.ends(A) == {"equal_field_register": 5, "materia_medica": 2}
    scene.finish_turn()
    assert scene.is_over() and scene.game.scores() == [45, 0] and scene.game.places() == [1, 2]
    result = scene.view()["result"]
    assert result["scores"] == [45, 0] and result["items"][A] == {**ITEMS, **SILK_ITEMS, "total": 45}


def robbery(stone: int) -> ChanganScene:
    """The position of scenario 7."""
    gates = (
        "coin: wei_plain_farmer; wheat: sancai_potter coin_caster;"
        "stone: zhongnan_woodcutter mount_li_quarryman price_granary"
    )
    return stage(gates={B: gates}, tokens={A: f"0/0/{stone}/0"})


def test_scenario_7_acquire_prices() -> None:
    """Two Stone for a second card, one for a third, never the lowest; its owner takes 1 Wheat."""
    scene = robbery(2)
    assert scene.offered("acquire") == {"1 1", "1 2"}
    assert robbery(1).offered("acquire") == {"1 2"} and robbery(0).offered("acquire") == set()
    scene.play("acquire 1 1")
    assert scene.tokens(A) == "0/0/0/0" and scene.tokens(B) == "0/1/0/0"
    assert scene.hand(A) == {"coin_caster"} and scene.gate(B, "wheat") == ["sancai_potter"]
    scene = robbery(2)
    scene.play("acquire 1 2")
    assert scene.tokens(A) == "0/0/1/0" and scene.hand(A) == {"price_granary"}
