"""Scenarios 19 to 23 (section 17): the Silk Road expansion."""

import pytest

import tongbao
from tests.games.changan.scene import ChanganScene, stage
from tongbao.testing.scenes import A, B, C


def test_scenario_19_silk_road_placement() -> None:
    """Paid like a space, it gives Silk from the stock and is no built card."""
    scene = stage(
        expansion=True, tokens={A: "2/2/0/1", B: "0/0/0/0/2"}, gates={A: "coin: hanlin_academician"}, silk_stock=4
    )
    scene.play("build 0 4")
    assert scene.tokens(A) == "1/1/0/0/2" and scene.game.silk_stock == 2
    assert scene.legal() == {"use", "decline"} and scene.road(A) == ["hanlin_academician"]
    assert scene.seat_view(A)["built"] == 0 and scene.tokens(B) == "0/0/0/0/2"


def first_road_card(pass_of_b: str) -> ChanganScene:
    """Three players, an empty stock, Silk 1/4/4; seat A sends its first Character."""
    scene = stage(
        3,
        tokens={A: "1/1/0/1/1", B: "0/0/0/0/4", C: "0/0/0/0/4"},
        gates={A: "coin: hanlin_academician"},
        districts={B: pass_of_b},
        expansion=True,
        silk_stock=0,
    )
    scene.play("build 0 4")
    return scene


def silk(scene: ChanganScene) -> list[int]:
    """The Silk of every seat."""
    return [seat["tokens"][4] for seat in scene.view()["seats"]]


def test_scenario_20_silk_tie() -> None:
    """The taker chooses among the richest, for each Silk anew; who alone is richest gives by itself."""
    scene = first_road_card("")
    assert scene.legal() == {"seat 1", "seat 2"} and scene.acting == A and scene.phase() == "silk"
    scene.play("seat 1")
    assert silk(scene) == [3, 3, 3] and scene.legal() == {"use", "decline"}


def test_scenario_20_with_jade_gate_pass() -> None:
    """A protected player is passed over."""
    scene = first_road_card("coin: jade_gate_pass")
    assert silk(scene) == [3, 4, 2] and scene.legal() == {"use", "decline"}


def test_scenario_21_power_of_silk() -> None:
    """3 Silk for the whole price of a space; the extra coin is still due; never on the Silk Road."""
    scene = stage(
        expansion=True,
        tokens={A: "1/0/0/0/3"},
        gates={A: "wheat: monk_yixing"},
        districts={A: "stone: wei_plain_farmer sancai_potter"},
    )
    stock = scene.game.silk_stock
    scene.play("build_silk 1 2")
    assert scene.tokens(A) == "0/0/0/0/0" and scene.game.silk_stock == stock + 3
    assert scene.district(A, "stone") == ["wei_plain_farmer", "sancai_potter", "monk_yixing"]
    with pytest.raises(tongbao.IllegalChoice):
        tongbao.GAMES["changan"].action_space.parse("build_silk 1 4")


def test_scenario_22_relay_stations() -> None:
    """One Silk replaces the Stone and spares the Wood."""
    scene = stage(districts={A: "wood: relay_stations"}, gates={A: "coin: wei_plain_farmer"}, tokens={A: "0/0/0/1/2"})
    scene.play("build 0 0")
    assert scene.legal() == {"swap 4 2", "swap 4 3"}
    scene.play("swap 4 2")
    assert scene.tokens(A) == "0/0/0/1/1" and scene.district(A, "coin") == ["wei_plain_farmer"]


def test_scenario_23_road_scoring() -> None:
    """S1 12, S2 0, S3 4; Road cards are not counted by Game Ends."""
    scene = stage(
        roads={A: "xuanzang whirl_dancer camel_driver"},
        tokens={A: "0/0/0/0/4"},
        districts={A: "coin: equal_field_register"},
    )
    score = scene.seat_view(A)["score"]
    assert (score["road_rows"], score["road_corners"], score["silk"]) == (12, 0, 4)
    assert scene.ends(A) == {"equal_field_register": 0} and score["total"] == 1 + 12 + 4
