"""Character effects that build and rearrange the city (11.1): build_extra, swap_built."""

from typing import Any

import pytest

from tests.games.changan.scene import stage
from tests.games.changan.using import built, used
from tongbao.testing.scenes import A, B


def test_build_from_a_gate_into_row_1() -> None:
    """Fang Xuanling: the top card of any gate, where row 1 is free and payable."""
    scene = used(
        "fang_xuanling",
        gates={A: "wheat: gao_lishi price_granary; stone: jia_dan"},
        districts={A: "wood: wei_zheng"},
        tokens={A: "0/1/1/2"},
    )
    assert scene.legal() == {"build 1 1", "build 1 2", "done"}, "jia_dan needs a coin; rows 2 are closed"
    scene.play("build 1 2")
    assert scene.district(A, "stone") == ["price_granary"] and scene.tokens(A) == "0/0/1/1"
    assert scene.phase() == "turn" and "end_turn" in scene.legal()


def test_build_from_a_gate_into_row_2() -> None:
    """Du Ruhui: only there."""
    scene = used(
        "du_ruhui",
        gates={A: "wheat: coin_caster"},
        districts={A: "wood: wei_zheng; stone: jia_dan sancai_potter"},
        tokens={A: "4/4/4/4"},
    )
    assert scene.legal() == {"build 1 0", "build 1 3", "done"}
    scene.play("build 1 3")
    assert scene.tokens(A) == "4/2/2/4" and scene.legal() == {"use", "decline"}
    scene.play("use")
    assert scene.tokens(A) == "6/2/2/4"


def test_build_extra_may_be_left() -> None:
    """And is not usable with nothing to build."""
    scene = used("fang_xuanling", gates={A: "wheat: price_granary"}, tokens={A: "0/0/0/2"})
    scene.play("done")
    assert scene.phase() == "turn" and scene.gate(A, "wheat") == ["price_granary"] and scene.tokens(A) == "0/0/0/2"
    assert built("fang_xuanling", tokens={A: "4/4/4/4"}).phase() == "turn"
    assert built("fang_xuanling", gates={A: "wheat: price_granary"}).phase() == "turn"


def test_build_extra_takes_no_silk_and_no_road() -> None:
    """No Power of Silk (11.1), no Silk Road."""
    scene = used("fang_xuanling", gates={A: "wheat: coin_caster"}, tokens={A: "4/4/4/4/4"}, expansion=True)
    assert scene.legal() == {f"build 1 {d}" for d in (1, 2, 3)} | {"done"}
    assert (
        built("fang_xuanling", gates={A: "wheat: coin_caster"}, tokens={A: "0/0/0/0/6"}, expansion=True).phase()
        == "turn"
    )


def test_build_extra_with_a_discount() -> None:
    """The payment is the usual one."""
    scene = stage(
        districts={A: "wood: fang_xuanling; stone: ministry_of_works"},
        gates={A: "wheat: coin_caster"},
        hands={A: "wei_zheng"},
        tokens={A: "0/1/0/0"},
    )
    scene.play("produce 3", "play wei_zheng", "collect", "activate 1")
    assert scene.legal() == {f"build {g} {d}" for g in (1, 3) for d in (0, 1)} | {"done"}
    scene.play("build 1 0")
    assert scene.tokens(A) == "0/1/0/1" and scene.district(A, "coin") == ["coin_caster"]


def test_build_from_the_hand() -> None:
    """Yan Lide: a payable card, then one of the districts with row 1 or 2 free."""
    scene = used(
        "yan_lide",
        hands={A: "gao_lishi sancai_potter price_granary"},
        gates={A: "wheat: monk_yixing"},
        districts={A: "wood: wei_zheng; stone: jia_dan coin_caster"},
        tokens={A: "0/2/2/0"},
    )
    assert scene.legal() == {"pick sancai_potter", "pick price_granary", "done"}
    scene.play("pick sancai_potter")
    assert scene.legal() == {"district 3"}
    scene.play("district 3")
    assert scene.district(A, "wood") == ["wei_zheng", "sancai_potter"] and scene.tokens(A) == "0/0/0/0"
    assert scene.hand(A) == {"gao_lishi", "price_granary"} and scene.legal() == {"use", "decline"}
    city = {A: "wood: wei_zheng; stone: jia_dan coin_caster"}
    rich = used("yan_lide", hands={A: "price_granary"}, tokens={A: "4/9/4/9"}, districts=city)
    rich.play("pick price_granary")
    assert rich.legal() == {f"district {d}" for d in (0, 1, 3)}, "row 1 or row 2, not row 3"


def test_build_from_the_hand_is_a_build() -> None:
    """The neighbour's Bridge Post and the own Armillary Sphere react."""
    scene = used(
        "yan_lide",
        hands={A: "vermilion_bird_avenue"},
        districts={A: "stone: water_armillary", B: "coin: ba_bridge_post"},
        tokens={A: "0/1/1/2"},
        deck="chancellery",
    )
    assert scene.tokens(B) == "1/0/0/0"
    scene.play("pick vermilion_bird_avenue", "district 0")
    assert scene.tokens(B) == "2/0/0/0" and scene.hand(A) == {"chancellery"} and scene.tokens(A) == "0/0/0/0"


GUIDE: dict[str, Any] = {"hands": {A: "coin_caster price_granary xuanzang"}}


def test_build_from_the_hand_on_the_road() -> None:
    """Dunhuang Guide: a Character at the price of the Road, with its Silk and its effect."""
    scene = used("dunhuang_guide", tokens={A: "1/1/0/1"}, **GUIDE)
    assert scene.legal() == {"pick coin_caster", "done"}, "Xuanzang needs a coin more, the Granary is no Character"
    scene.play("pick coin_caster")
    assert scene.road(A) == ["coin_caster"] and scene.tokens(A) == "0/0/0/0/2"
    assert scene.legal() == {"use", "decline"}
    scene.play("use")
    assert scene.tokens(A) == "2/0/0/0/2" and scene.phase() == "turn"


def test_build_on_the_road_or_else() -> None:
    """Declined, or without a Character that can be sent: 1 resource of choice."""
    for scene in (
        used("dunhuang_guide", tokens={A: "1/1/0/1"}, **GUIDE),
        used("dunhuang_guide", tokens={A: "1/1/0/0"}),
    ):
        before = scene.seat_view(A)["tokens"]
        if scene.offered("pick"):
            scene.play("done")
        assert scene.legal() == {f"gain {t}" for t in range(4)}
        scene.play("gain 2")
        assert scene.seat_view(A)["tokens"][2] == before[2] + 1 and scene.phase() == "turn"
        assert scene.road(A) == []


def test_the_guide_on_the_road_itself() -> None:
    """The next space is the second, with Xuanzang's own effect of the Silk Road."""
    scene = stage(
        gates={A: "coin: dunhuang_guide"},
        hands={A: "xuanzang"},
        tokens={A: "5/3/0/2"},
        deck="coin_caster sancai_potter wei_plain_farmer price_granary",
    )
    scene.play("build 0 4", "use")
    assert scene.tokens(A) == "3/2/0/1/2"
    scene.play("pick xuanzang")
    assert scene.tokens(A) == "0/0/0/0/5" and scene.road(A) == ["dunhuang_guide", "xuanzang"]
    scene.play("use")
    assert len(scene.offered("keep")) == 4


def test_swap_built() -> None:
    """One Wood; then any two built cards change places, or none."""
    scene = used(
        "works_secretary", districts={A: "wheat: coin_caster wei_zheng; wood: chancellery", B: "coin: jia_dan"}
    )
    assert scene.tokens(A) == "0/0/0/1"
    spaces = {"space 0 1", "space 1 1", "space 1 2", "space 3 1"}
    assert scene.legal() == spaces | {"done"}
    scene.play("space 1 2")
    assert scene.legal() == spaces - {"space 1 2"}
    scene.play("space 0 1")
    assert scene.district(A, "coin") == ["wei_zheng"] and scene.district(A, "wheat") == [
        "coin_caster",
        "works_secretary",
    ]
    assert scene.phase() == "turn" and scene.tokens(A) == "0/0/0/1"
    kept = used("works_secretary", districts={A: "wood: chancellery"})
    kept.play("done")
    assert kept.district(A, "wood") == ["chancellery"] and kept.phase() == "turn"
    alone = used("works_secretary")
    assert alone.tokens(A) == "0/0/0/1" and alone.phase() == "turn"


@pytest.mark.parametrize(("first", "second"), [("0 1", "3 1"), ("3 1", "0 1")])
def test_swap_built_in_either_order(first: str, second: str) -> None:
    """It comes to the same; points follow the rows."""
    scene = used("works_secretary", districts={A: "wood: chancellery"})
    scene.play(f"space {first}", f"space {second}")
    assert scene.district(A, "coin") == ["chancellery"] and scene.district(A, "wood") == ["works_secretary"]
