"""Rulings on the turn, Research and Produce (section 12): C-2 and C-4 to C-18."""

from typing import Any

import pytest

from tests.games.changan.scene import GATES, ChanganScene, stage
from tongbao.testing.scenes import A, B, C


@pytest.mark.parametrize("gate", [0, 1, 2, 3])
def test_c2_a_gate_lies_over_the_district_of_its_name(gate: int) -> None:
    """It gives its own resource, and wakes the Characters right under it."""
    under = "coin: wei_plain_farmer; wheat: coin_caster; stone: sancai_potter; wood: mount_li_quarryman"
    scene = stage(hands={A: "wei_zheng"}, districts={A: under})
    scene.play(f"produce {gate}", "play wei_zheng", "collect")
    assert scene.seat_view(A)["tokens"] == [2 if g == gate else 0 for g in range(5)]
    assert scene.legal() == {"activate 1", "done"}
    scene.play("activate 1")
    assert scene.phase() == ("turn" if gate != 2 else "effect")
    taken = {0: [2, 2, 0, 0], 1: [2, 2, 0, 0], 2: [0, 0, 2, 0], 3: [0, 0, 2, 2]}
    assert scene.seat_view(A)["tokens"][:4] == taken[gate]


def test_c4_cards_count_at_the_gate_and_not_in_the_district() -> None:
    """One mark each, after placing: at most 3 and the printed 1."""
    scene = stage(
        gates={A: "wood: coin_caster sancai_potter"},
        hands={A: "wei_zheng"},
        districts={A: "wood: price_granary taicang_granary"},
    )
    scene.play("produce 3", "play wei_zheng", "collect")
    assert scene.tokens(A) == "0/0/0/4"


def test_c5_exactly_one_main_action() -> None:
    """No turn ends without one, and none has two."""
    scene = stage(gates={A: "coin: wei_zheng"}, hands={A: "coin_caster"}, tokens={A: "2/0/1/1"})
    assert "end_turn" not in scene.legal()
    scene.play("draw_deck")
    assert scene.legal() == {"buy 1", "buy 2", "buy 3", "end_turn"}


def test_c6_a_pass_and_what_opens_a_main_action_again() -> None:
    """With nothing to do the turn may end; Buy and Acquire stay, and a card taken lets the seat produce."""
    idle: dict[str, Any] = {
        "display": "- - -",
        "rest": C,
        "gates": {B: "coin: wei_zheng coin_caster"},
        "tokens": {A: "4/0/2/0"},
    }
    scene = stage(3, **idle)
    assert scene.legal() == {"buy 1", "buy 2", "buy 3", "acquire 1 0", "end_turn"}
    scene.play("acquire 1 0")
    produce = {f"produce {g}" for g in range(4)}
    assert scene.legal() == {"buy 1", "buy 2", "buy 3", *produce}
    scene.play("produce 0", "play coin_caster", "collect")
    assert scene.legal() == {"buy 1", "buy 2", "buy 3", "end_turn"}
    scene.play("end_turn")
    passing = stage(3, **idle)
    passing.play("end_turn")
    assert passing.acting == B


def test_c7_each_extra_action_once() -> None:
    """A Buy and an Acquire in the same turn, no second of either."""
    gates = {B: "coin: wei_zheng coin_caster; wood: jia_dan sancai_potter"}
    scene = stage(gates=gates, tokens={A: "6/0/6/0"})
    scene.play("buy 1", "acquire 1 0")
    assert scene.tokens(A) == "4/1/4/0"
    assert scene.offered("buy") == scene.offered("acquire") == set()


def test_c8_extra_actions_before_or_after_never_between() -> None:
    """Neither while researching, placing or choosing Characters, nor at an offer."""
    rich: dict[str, Any] = {"tokens": {A: "6/4/4/4"}, "gates": {A: "coin: coin_caster", B: "wood: wei_zheng jia_dan"}}
    extra = {"buy", "acquire"}
    for texts in (
        ["draw_deck"],
        ["produce 2"],
        ["produce 2", "play sancai_potter"],
        ["produce 2", "play sancai_potter", "collect"],
        ["build 0 0"],
    ):
        scene = stage(**rich, hands={A: "sancai_potter"}, districts={A: "stone: wei_plain_farmer"})
        assert extra <= scene.verbs()
        scene.play(*texts)
        assert scene.phase() != "turn" and not extra & scene.verbs()
        scene.play(*(text for text in ("collect", "done", "decline") if text in scene.legal()))
        if scene.phase() == "characters":
            scene.play("done")
        if scene.phase() == "turn":
            assert extra <= scene.verbs()


def test_c9_the_limits_count_at_the_end_of_the_own_turn() -> None:
    """Coins too; the Wheat for an acquired card may stay above 4 until then."""
    scene = stage(gates={B: "coin: wei_zheng coin_caster"}, tokens={A: "0/0/2/0", B: "0/4/0/0"})
    scene.play("acquire 1 0", "draw_deck", "end_turn")
    assert scene.acting == B and scene.tokens(B) == "0/5/0/0"
    scene.play("draw_deck", "done", "end_turn")
    assert scene.tokens(B) == "0/4/0/0"
    coins = stage(tokens={A: "7/0/0/0"})
    coins.play("draw_deck", "end_turn")
    assert coins.tokens(A) == "4/0/0/0"


def test_c10_silk_has_no_limit() -> None:
    """All six may stay with one player."""
    scene = stage(expansion=True, tokens={A: "0/0/0/0/6"})
    scene.play("draw_deck", "end_turn")
    assert scene.tokens(A) == "0/0/0/0/6"


def test_c11_without_deck_and_discards_no_card_is_taken() -> None:
    """A display space stays empty, until the end of a turn finds cards again."""
    hand = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide"
    scene = stage(3, hands={A: hand}, display="monk_yixing du_ruhui -", rest=C)
    assert scene.offered("draw_display") == {"0", "1"} and "draw_deck" not in scene.legal()
    scene.play("draw_display 0")
    assert scene.display() == ["-", "du_ruhui", "-"]
    scene.play("end_turn", "discard jia_dan")
    assert scene.acting == B
    assert scene.display() == ["jia_dan", "du_ruhui", "-"] and scene.discards() == scene.deck() == []


def test_c12_research_card_by_card() -> None:
    """The card that refills the display can be taken at once."""
    scene = stage(display="wei_zheng jia_dan coin_caster", deck="gao_lishi du_ruhui", tokens={A: "0/4/0/0"})
    scene.play("draw_display 1")
    assert scene.display() == ["wei_zheng", "gao_lishi", "coin_caster"]
    scene.play("draw_display 1", "draw_deck")
    assert scene.tokens(A) == "0/0/0/0" and scene.hand(A) >= {"jia_dan", "gao_lishi"}
    assert scene.phase() == "turn", "a further card can't be paid"


def test_c13_backs_show_the_deck() -> None:
    """That of the top card and those of the hands, to all."""
    scene = stage(hands={A: "wei_zheng jia_dan", B: "coin_caster"}, deck="gao_lishi jinshi_examination")
    for viewer in (A, B, -1):
        view = scene.view(viewer)
        assert view["deck"]["back"] == "politics"
        assert sorted(view["seats"][A]["hand_backs"]) == ["politics", "science"]
        assert view["seats"][B]["hand_backs"] == ["production"]
    scene.play("draw_deck")
    assert scene.view()["deck"]["back"] == "science"


def placing() -> ChanganScene:
    """Produce at the Stone gate is under way."""
    scene = stage(
        gates={A: "coin: wei_zheng coin_caster; wood: gao_lishi jia_dan"}, hands={A: "sancai_potter du_ruhui yan_lide"}
    )
    scene.play("produce 2")
    return scene


def test_c14_one_target_for_played_and_moved_cards() -> None:
    """All that arrives goes to the same gate."""
    scene = placing()
    scene.play("play sancai_potter", "move 0 1", "move 3 1", "collect")
    assert [len(scene.gate(A, name)) for name in GATES] == [1, 0, 3, 1]
    assert scene.tokens(A) == "0/0/4/0"


def test_c15_the_order_is_free_and_fixes_the_pile() -> None:
    """Moving first, playing on top, moving again."""
    scene = placing()
    scene.play("move 0 1", "play yan_lide", "move 3 1", "collect")
    assert scene.gate(A, "stone") == ["coin_caster", "yan_lide", "jia_dan"]


def test_c16_one_block_from_each_gate() -> None:
    """It keeps its order; no second block from the same gate; none larger than the room."""
    scene = placing()
    moves = {"move 0 1", "move 0 2", "move 3 1", "move 3 2"}
    plays = {"play sancai_potter", "play du_ruhui", "play yan_lide"}
    assert scene.legal() == moves | plays
    scene.play("move 0 1")
    assert scene.legal() == {"move 3 1", "move 3 2", "collect"} | plays
    scene.play("play yan_lide")
    assert scene.legal() == {"move 3 1", "play sancai_potter", "play du_ruhui", "collect"}
    scene = placing()
    scene.play("move 3 2")
    assert scene.gate(A, "stone") == ["gao_lishi", "jia_dan"]


def test_c17_a_card_must_arrive() -> None:
    """A full gate is no target, nor any gate without a card to bring; `collect` only afterwards."""
    scene = stage(gates={A: "coin: wei_zheng jia_dan coin_caster"})
    assert scene.offered("produce") == {"1", "2", "3"}
    scene.play("produce 1")
    assert scene.legal() == {"move 0 1", "move 0 2", "move 0 3"}
    assert stage(gates={A: "coin: wei_zheng"}).offered("produce") == {"1", "2", "3"}, "not from the gate itself"
    assert stage().offered("produce") == set()
    assert stage(hands={A: "wei_zheng"}).offered("produce") == {"0", "1", "2", "3"}


def test_c18_every_space_once_in_any_order() -> None:
    """And only if wanted."""
    scene = stage(hands={A: "wei_zheng"}, districts={A: "wood: wei_plain_farmer coin_caster mount_li_quarryman"})
    scene.play("produce 3", "play wei_zheng", "collect", "activate 2")
    assert scene.legal() == {"activate 1", "activate 3", "done"}
    scene.play("activate 3", "done")
    assert scene.tokens(A) == "2/0/2/2" and scene.phase() == "turn"


def test_c18_a_swap_wakes_no_space_twice() -> None:
    """A Character swapped into a used space rests; the one swapped out of it may be used in its new space."""
    scene = stage(
        hands={A: "wei_zheng"}, districts={A: "wood: works_secretary chancellery wei_plain_farmer; coin: coin_caster"}
    )
    scene.play("produce 3", "play wei_zheng", "collect", "activate 1", "space 3 1", "space 0 1")
    assert scene.district(A, "wood") == ["coin_caster", "chancellery", "wei_plain_farmer"]
    assert scene.legal() == {"activate 3", "done"}
    scene = stage(hands={A: "wei_zheng"}, districts={A: "wood: works_secretary chancellery"})
    scene.play("produce 3", "play wei_zheng", "collect", "activate 1", "space 3 1", "space 3 2")
    assert scene.legal() == {"activate 2", "done"}


def test_c18_a_character_placed_during_the_action_may_be_activated() -> None:
    """Its space was not used yet, whether its effect was used when it was built or not."""
    scene = stage(
        hands={A: "wei_zheng"},
        districts={A: "wheat: du_ruhui"},
        gates={A: "stone: mount_li_quarryman"},
        tokens={A: "1/0/2/1"},
    )
    scene.play("produce 1", "play wei_zheng", "collect", "activate 1", "build 2 1", "use")
    assert scene.tokens(A) == "0/2/2/0" and scene.legal() == {"activate 2", "done"}
    scene.play("activate 2")
    assert scene.tokens(A) == "0/2/4/0" and scene.phase() == "turn"
