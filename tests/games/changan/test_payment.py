"""Payment (6.3): discounts, substitutes, the order of `save`, `swap` and `pay`, and what is offered at all."""

from typing import Any

import pytest

from tests.games.changan.scene import ChanganScene, stage
from tongbao.testing.scenes import A

WORKS = "wheat: ministry_of_works"
FULL = "coin: wei_plain_farmer sancai_potter"


def paying(districts: str, tokens: str, choice: str = "build 0 0", card: str = "price_granary") -> ChanganScene:
    """A has chosen to build the card on top of its Coin gate."""
    scene = stage(districts={A: districts}, gates={A: f"coin: {card}"}, tokens={A: tokens})
    scene.play(choice)
    return scene


def test_without_discount_or_substitute_it_is_paid_at_once() -> None:
    """Nothing is asked."""
    scene = paying("", "4/4/4/4")
    assert scene.tokens(A) == "4/4/3/3" and scene.phase() == "turn"


def test_a_discount_may_be_taken_from_any_type_of_the_price() -> None:
    """As long as the rest stays payable."""
    rich = paying(WORKS, "0/0/1/1")
    assert rich.legal() == {"save 2", "save 3"} and rich.phase() == "payment"
    rich.play("save 2")
    assert rich.tokens(A) == "0/0/1/0" and rich.phase() == "turn"
    assert paying(WORKS, "0/0/1/0").tokens(A) == "0/0/0/0", "only one way: done at once"
    assert stage(districts={A: WORKS}, gates={A: "coin: coin_caster"}).offered("build") == set()


def test_the_payment_as_the_view_shows_it() -> None:
    """Before anything is paid or placed."""
    scene = paying(f"{FULL}; wood: vermilion_bird_avenue corvee_register", "4/9/4/4")
    assert scene.view()["pending"] == {
        "gate": 0,
        "district": 0,
        "row": 3,
        "card": 12,
        "coin": 0,
        "saves_left": 3,
        "silk": None,
        "price": [0, 2, 3, 4, 0],
        "swaps_left": [[1, 3]],
    }
    scene.play("save 3")
    assert scene.view()["pending"]["saves_left"] == 2 and scene.view()["pending"]["price"] == [0, 2, 3, 3, 0]
    assert scene.tokens(A) == "4/9/4/4" and len(scene.district(A, "coin")) == 2


def test_discounts_add_up() -> None:
    """1 and, in row 3, 3 more."""
    scene = paying(f"{FULL}; {WORKS} vermilion_bird_avenue", "4/4/4/4")
    assert scene.legal() == {"save 1", "save 2", "save 3"}
    scene.play("save 3", "save 3", "save 3")
    assert scene.legal() == {"save 1", "save 2", "save 3"}
    scene.play("save 1")
    assert scene.tokens(A) == "4/3/1/3"


def test_vermilion_bird_avenue_saves_in_row_3_alone() -> None:
    """In the others the full price is paid."""
    scene = paying("wheat: vermilion_bird_avenue", "0/0/1/1")
    assert scene.tokens(A) == "0/0/0/0" and scene.phase() == "turn"


def test_the_discount_is_used_up_before_anything_is_swapped_or_paid() -> None:
    """Then `swap` as wanted, `pay` when all that is left is held."""
    scene = paying(f"{WORKS} corvee_register", "0/2/1/1")
    assert scene.legal() == {"save 2", "save 3"}
    scene.play("save 2")
    assert scene.legal() == {"swap 1 3", "pay"}
    other = type(scene)(scene.game.clone())
    scene.play("pay")
    assert scene.tokens(A) == "0/2/1/0"
    other.play("swap 1 3")
    assert other.tokens(A) == "0/1/1/1"


def test_a_save_keeps_the_rest_payable() -> None:
    """Without Stone the Stone is what is saved."""
    scene = paying("wheat: ministry_of_works; coin: wei_zheng", "0/1/0/2")
    assert scene.tokens(A) == "0/0/0/0" and len(scene.district(A, "coin")) == 2


def test_the_extra_coin_is_neither_saved_nor_swapped() -> None:
    """It is no part of the space price."""
    scene = paying(WORKS, "1/0/1/1", card="jia_dan")
    assert scene.legal() == {"save 2", "save 3"} and scene.view()["pending"]["coin"] == 1
    scene.play("save 3")
    assert scene.tokens(A) == "0/0/0/1"
    poor: dict[str, Any] = {"districts": {A: f"{WORKS} corvee_register"}, "gates": {A: "coin: jia_dan"}}
    assert stage(**poor, tokens={A: "0/9/9/9"}).offered("build") == set()
    deposit: dict[str, Any] = {"districts": {A: "wheat: deposit_house"}, "gates": {A: "coin: jia_dan"}}
    assert stage(**deposit, tokens={A: "2/0/0/0"}).offered("build") == set()
    assert "0 0" in stage(**deposit, tokens={A: "3/0/0/0"}).offered("build")


@pytest.mark.parametrize(
    ("card", "kind", "most"), [("deposit_house", 0, 3), ("corvee_register", 1, 3), ("arsenal", 2, 2)]
)
def test_substitutes(card: str, kind: int, most: int) -> None:
    """So many of one type may be paid instead of others, in one build."""
    # Row 2 of the Coin district: 1 Wheat, 1 Stone, 2 Wood.
    others = [t for t in (1, 2, 3) if t != kind]
    scene = paying(f"coin: wei_plain_farmer; wheat: {card}", "9/9/9/9")
    assert scene.legal() == {"pay"} | {f"swap {kind} {t}" for t in others}
    for _ in range(most - 1):
        scene.play(f"swap {kind} 3" if f"swap {kind} 3" in scene.legal() else f"swap {kind} {others[0]}")
    assert scene.phase() == "payment"
    scene.play(next(text for text in sorted(scene.legal(), reverse=True) if text.startswith("swap")))
    assert scene.phase() == "turn" and len(scene.district(A, "coin")) == 2
    paid = [9 - left for left in scene.seat_view(A)["tokens"][:4]]
    assert sum(paid) == 4 and paid[kind] == most + (kind in (1, 2))


def test_substitutes_are_counted_for_each_build() -> None:
    """Two Coins for Fang Xuanling, two more for the card that he builds."""
    scene = stage(
        districts={A: "wheat: deposit_house"}, gates={A: "coin: price_granary fang_xuanling"}, tokens={A: "4/0/0/0"}
    )
    for choice in ("build 0 0", "build 0 2"):
        scene.play(choice)
        while scene.phase() == "payment":
            scene.play(min(scene.legal()))
        if scene.phase() == "offer":
            scene.play("use")
    assert scene.tokens(A) == "0/0/0/0" and scene.district(A, "stone") == ["price_granary"]


def test_two_substitutes_of_different_types() -> None:
    """They add up (C-47)."""
    scene = paying("coin: wei_plain_farmer; wheat: deposit_house; wood: corvee_register", "3/2/0/0")
    assert scene.legal() == {*(f"swap 0 {t}" for t in (1, 2, 3)), *(f"swap 1 {t}" for t in (2, 3))}
    while scene.phase() == "payment":
        scene.play(min(scene.legal()))
    assert scene.tokens(A) in ("0/1/0/0", "1/0/0/0")


def test_relay_stations_on_an_odd_price() -> None:
    """Each of up to 2 Silk replaces one resource and spares one more, if one is left."""
    scene = paying("coin: wei_plain_farmer; wood: relay_stations", "0/0/0/0/2")
    assert scene.legal() == {"swap 4 1", "swap 4 2", "swap 4 3"}
    scene.play("swap 4 1")
    assert scene.legal() == {"save 2", "save 3"}
    scene.play("save 3")
    assert scene.legal() == {"swap 4 2", "swap 4 3"}
    scene.play("swap 4 2")
    assert scene.tokens(A) == "0/0/0/0/0" and len(scene.district(A, "coin")) == 2
    assert scene.game.silk_stock == 6


def test_relay_stations_with_a_discount() -> None:
    """The discount first, then the Silk, with nothing left for its second resource."""
    scene = paying(f"{WORKS}; wood: relay_stations", "0/0/0/1/1")
    assert scene.legal() == {"save 2", "save 3"}
    scene.play("save 3")
    assert scene.tokens(A) == "0/0/0/1/0"


def test_build_silk_is_paid_without_discounts() -> None:
    """3 Silk, 2 with the Weaving and Dyeing Office."""
    position: dict[str, Any] = {"gates": {A: "coin: jia_dan"}, "tokens": {A: "1/0/0/0/3"}, "expansion": True}
    dyeing = stage(**position, districts={A: "wood: silk_dyeing_office"})
    dyeing.play("build_silk 0 0")
    assert dyeing.tokens(A) == "0/0/0/0/1"
    works = stage(**position, districts={A: WORKS})
    works.play("build_silk 0 0")
    assert works.tokens(A) == "0/0/0/0/0" and works.district(A, "coin") == ["jia_dan"]
