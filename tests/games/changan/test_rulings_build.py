"""Rulings on building, acquiring and the end (section 12): C-1, C-19 to C-26."""

from typing import Any

import pytest

import tongbao
from tests.games.changan.scene import stage
from tests.games.changan.using import built, used
from tongbao.testing.scenes import A, B, C

SPACES = [
    (0, 1, "0/0/1/1"),
    (0, 2, "0/1/1/2"),
    (0, 3, "0/2/3/4"),
    (1, 1, "0/0/0/2"),
    (1, 2, "1/0/2/1"),
    (1, 3, "2/0/3/4"),
    (2, 1, "0/1/0/1"),
    (2, 2, "1/1/0/2"),
    (2, 3, "1/4/0/4"),
    (3, 1, "0/1/1/0"),
    (3, 2, "0/2/2/0"),
    (3, 3, "2/3/4/0"),
]
ROAD = [(1, "1/1/0/1", 2), (2, "2/2/0/1", 3), (3, "3/3/0/2", 5)]
FILLERS = ["wei_plain_farmer", "sancai_potter"]
GATE_NAMES = ["coin", "wheat", "stone", "wood"]


@pytest.mark.parametrize(("district", "row", "price"), SPACES)
def test_c1_prices_of_the_spaces(district: int, row: int, price: str) -> None:
    """Exactly this is paid, and with one resource less it can't be built."""
    full = {A: f"{GATE_NAMES[district]}: {' '.join(FILLERS[: row - 1])}"}
    wanted = [int(number) for number in price.split("/")]
    scene = stage(districts=full, gates={A: "coin: price_granary"}, tokens={A: price})
    assert scene.seat_view(A)["prices"][district] == [*wanted, 0]
    assert sum(wanted) == {1: 2, 2: 4, 3: 9}[row]
    scene.play(f"build 0 {district}")
    assert scene.tokens(A) == "0/0/0/0" and scene.district(A, GATE_NAMES[district])[-1] == "price_granary"
    for kind in range(4):
        less = [number - (kind == other) for other, number in enumerate(wanted)]
        if min(less) >= 0:
            poor = stage(
                districts=full, gates={A: "coin: price_granary"}, tokens={A: "/".join(str(number) for number in less)}
            )
            assert f"0 {district}" not in poor.offered("build")


@pytest.mark.parametrize(("row", "price", "silk"), ROAD)
def test_c1_prices_of_the_silk_road(row: int, price: str, silk: int) -> None:
    """And what its spaces pay."""
    wanted = [int(number) for number in price.split("/")]
    road = " ".join(FILLERS[: row - 1])
    scene = stage(roads={A: road}, expansion=True, gates={A: "wood: coin_caster"}, tokens={A: price})
    assert scene.seat_view(A)["road_price"] == [*wanted, 0]
    scene.play("build 3 4")
    assert scene.tokens(A) == f"0/0/0/0/{silk}" and scene.road(A)[-1] == "coin_caster"


def test_c19_declined_is_lost_until_the_next_produce() -> None:
    """The effect can still be activated later."""
    scene = built("wei_plain_farmer", hands={A: "wei_zheng"})
    scene.play("decline")
    assert scene.tokens(A) == "0/0/0/0" and scene.phase() == "turn"
    scene.play("end_turn")
    scene.finish_turn()
    scene.play("produce 0", "play wei_zheng", "collect", "activate 1")
    assert scene.tokens(A) == "2/2/0/0"


def test_c20_every_district_fills_by_itself() -> None:
    """The second row is built with the first one open elsewhere."""
    scene = stage(districts={A: "wood: coin_caster"}, gates={A: "coin: wei_plain_farmer"}, tokens={A: "0/2/2/0"})
    scene.play("build 0 3")
    assert scene.district(A, "wood") == ["coin_caster", "wei_plain_farmer"]


def test_c20_no_fourth_row() -> None:
    """A full district takes nothing more."""
    scene = stage(
        districts={A: "wood: coin_caster sancai_potter jia_dan"},
        gates={A: "coin: daming_palace"},
        tokens={A: "9/9/9/9"},
    )
    assert scene.offered("build") == {"0 0", "0 1", "0 2"}
    assert scene.seat_view(A)["prices"][3] is None


def test_c21_the_extra_coin_comes_on_top() -> None:
    """Of the price and of the Silk; the Chancellery alone waives it, and pays one."""
    position: dict[str, Any] = {"gates": {A: "coin: gao_lishi"}, "expansion": True}
    for tokens, kinds in (
        ("0/0/1/1/3", set()),
        ("1/0/1/1/0", {"build 0 0"}),
        ("1/0/0/0/3", {f"build_silk 0 {d}" for d in range(4)}),
    ):
        scene = stage(**position, tokens={A: tokens})
        assert {text for text in scene.legal() if text.startswith("build")} == kinds
    for tokens, choice in (("0/0/1/1/0", "build 0 0"), ("0/0/0/0/3", "build_silk 0 0")):
        scene = stage(**position, tokens={A: tokens}, districts={A: "wood: chancellery"})
        scene.play(choice)
        assert scene.tokens(A) == "1/0/0/0/0"


def test_c22_extra_builds_cost_the_normal_price() -> None:
    """Space and coin; what can't be paid is not offered."""
    scene = used("fang_xuanling", gates={A: "wood: gao_lishi"}, tokens={A: "1/0/0/2"})
    assert scene.legal() == {"build 3 1", "done"}
    scene.play("build 3 1")
    assert scene.tokens(A) == "0/0/0/0"
    assert built("fang_xuanling", gates={A: "wood: gao_lishi"}, tokens={A: "0/0/0/2"}).phase() == "turn"


def test_c23_the_top_card_by_its_position() -> None:
    """The second of two costs 2, the third of three 1, whatever lies below; once per turn; playable at once."""
    gates = {B: "coin: wei_zheng jia_dan coin_caster", C: "wood: daming_palace sancai_potter"}
    scene = stage(3, gates=gates, tokens={A: "0/0/3/0"})
    assert scene.offered("acquire") == {"1 0", "2 3"}
    scene.play("acquire 1 0")
    assert scene.tokens(A) == "0/0/2/0" and scene.offered("acquire") == set()
    scene.play("produce 3", "play coin_caster", "collect")
    assert scene.gate(A, "wood") == ["coin_caster"]
    scene.play("end_turn")
    assert scene.acting == B
    again = stage(3, gates=gates, tokens={A: "0/0/3/0"})
    again.play("acquire 2 3")
    assert again.tokens(A) == "0/0/1/0" and again.tokens(C) == "0/1/0/0"


NINE = (
    "coin: wei_plain_farmer hanlin_academician materia_medica;"
    "wheat: sancai_potter equal_field_register works_secretary;"
    "stone: capital_prefect longshou_mills; wood: chancellery"
)


def test_c24_the_trigger_is_the_ninth_card() -> None:
    """Not the eighth, and not a card at a gate; it is never unset."""
    city = NINE.replace(" works_secretary", "").replace(" longshou_mills", "")
    for full, last in ((city, False), (city + " jinshi_examination", True)):
        scene = stage(districts={A: full}, gates={A: "coin: coin_caster longshou_mills"}, tokens={A: "1/1/0/2"})
        scene.play("build 0 2")
        assert scene.view()["last_round"] == last
    scene.finish_turn()
    assert scene.acting == B and scene.view()["last_round"]


def test_c24_the_round_is_completed_and_a_tenth_card_may_be_built() -> None:
    """By the second player of the last round."""
    scene = stage(
        active=B, last_round=True, round=7, districts={B: NINE}, gates={B: "coin: daming_palace"}, tokens={B: "0/2/2/0"}
    )
    assert scene.view()["last_round"] and not scene.is_over()
    scene.play("build 0 3")
    assert scene.seat_view(B)["built"] == 10 and not scene.is_over()
    scene.play("end_turn")
    assert scene.is_over() and scene.view()["over"] and scene.phase() == "end"


@pytest.mark.parametrize(("round_", "over"), [(59, False), (60, True)])
def test_c25_round_60_is_the_last(round_: int, over: bool) -> None:
    """The game ends when it is completed, and is scored."""
    scene = stage(round=round_, active=B)
    scene.finish_turn()
    assert scene.is_over() == over
    assert (scene.view()["result"] is not None) == over


def test_c25_the_end_waits_for_the_whole_round() -> None:
    """The first player's turn does not end it."""
    scene = stage(round=60, active=A)
    scene.finish_turn()
    assert not scene.is_over() and scene.acting == B


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c26_the_first_player(players: int) -> None:
    """Drawn, or set by the option, and first in every round."""
    drawn = {tongbao.new("changan", players=players, seed=seed).seats_to_act()[0] for seed in range(40)}
    assert drawn == set(range(players))
    for seat in range(players):
        scene = stage(players, first=seat, active=seat)
        turns = []
        for _ in range(2 * players):
            turns.append((scene.view()["round"], scene.acting))
            scene.finish_turn()
        order = [(seat + k) % players for k in range(players)]
        assert turns == [(1, s) for s in order] + [(2, s) for s in order]
        assert scene.view()["first"] == seat
