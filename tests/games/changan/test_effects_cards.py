"""Character effects that move cards (11.1): discard_for, draw, take_card, arrange, copy."""

from typing import Any

import pytest

from tests.games.changan.scene import stage
from tests.games.changan.using import built, travelled, used
from tongbao.testing.scenes import A, B, C

GAIN = {"gain 0", "gain 1", "gain 2", "gain 3"}


def test_discard_for_resources() -> None:
    """A hand card for 3 of choice; or nothing. Not usable without a hand."""
    assert built("pawnbroker").phase() == "turn"
    scene = used("pawnbroker", hands={A: "wei_zheng coin_caster"})
    assert scene.legal() == {"discard wei_zheng", "discard coin_caster", "done"}
    scene.play("discard wei_zheng")
    assert scene.discards() == ["wei_zheng"] and scene.legal() == GAIN
    scene.play("gain 0", "gain 1", "gain 1")
    assert scene.tokens(A) == "1/2/0/0" and scene.phase() == "turn" and scene.hand(A) == {"coin_caster"}
    declined = used("pawnbroker", hands={A: "wei_zheng"})
    declined.play("done")
    assert declined.hand(A) == {"wei_zheng"} and declined.phase() == "turn"


def test_discard_for_cards() -> None:
    """A hand card for two of the deck."""
    scene = used("academy_student", hands={A: "wei_zheng"}, deck="jia_dan coin_caster gao_lishi")
    assert scene.legal() == {"discard wei_zheng", "done"}
    scene.play("discard wei_zheng")
    assert scene.hand(A) == {"jia_dan", "coin_caster"} and scene.phase() == "turn"
    assert scene.discards() == ["wei_zheng"] and scene.deck()[0] == "gao_lishi"


def test_draw_one_of_two() -> None:
    """The other goes face up to the discard pile."""
    scene = used("hanlin_academician", deck="wei_zheng jia_dan coin_caster")
    assert scene.legal() == {"keep wei_zheng", "keep jia_dan"}
    scene.play("keep jia_dan")
    assert scene.hand(A) == {"jia_dan"} and scene.discards() == ["wei_zheng"] and scene.deck()[0] == "coin_caster"


def test_draw_two_of_two() -> None:
    """Without a question."""
    scene = used("monk_yixing", deck="wei_zheng jia_dan coin_caster")
    assert scene.hand(A) == {"wei_zheng", "jia_dan"} and scene.phase() == "turn" and scene.discards() == []


def test_draw_on_the_road() -> None:
    """Xuanzang keeps 1 of 2, on the Silk Road 2 of 4."""
    deck = "wei_zheng sancai_potter coin_caster gao_lishi chancellery"
    scene = used("xuanzang", deck=deck)
    assert scene.legal() == {"keep wei_zheng", "keep sancai_potter"}
    scene = travelled("xuanzang", deck=deck)
    assert scene.legal() == {f"keep {card}" for card in deck.split()[:4]}
    scene.play("keep coin_caster")
    assert scene.legal() == {"keep wei_zheng", "keep sancai_potter", "keep gao_lishi"}
    scene.play("keep wei_zheng")
    assert scene.hand(A) == {"coin_caster", "wei_zheng"} and scene.deck()[0] == "chancellery"
    assert set(scene.discards()) == {"sancai_potter", "gao_lishi"} and scene.phase() == "turn"


@pytest.mark.parametrize(("deck", "discards", "hand"), [("jia_dan", "", 1), ("", "", 0)])
def test_c46_draw_with_fewer_cards(deck: str, discards: str, hand: int) -> None:
    """What is there is kept without a question; with nothing the effect is not usable."""
    scene = built("hanlin_academician", deck=deck, discards=discards, rest=B)
    assert scene.phase() == ("offer" if hand else "turn")
    if hand:
        scene.play("use")
        assert scene.hand(A) == {"jia_dan"} and scene.phase() == "turn"


def test_c46_draw_reshuffles_for_what_is_missing() -> None:
    """The deck's last card, then one of the new deck."""
    scene = used("hanlin_academician", deck="jia_dan", discards="coin_caster wei_zheng", rest=B)
    kept = scene.offered("keep")
    assert "jia_dan" in kept and len(kept) == 2 and len(scene.deck()) == 1
    scene.play("keep jia_dan")
    assert {*scene.discards(), *scene.deck()} == {"coin_caster", "wei_zheng"}


def test_take_card_from_the_display() -> None:
    """For nothing; the space is refilled at once; empty spaces are left out."""
    scene = used("market_director", display="wei_zheng - coin_caster", deck="gao_lishi")
    assert scene.legal() == {"draw_display 0", "draw_display 2"}
    scene.play("draw_display 2")
    assert scene.hand(A) == {"coin_caster"} and scene.display()[2] == "gao_lishi" and scene.phase() == "turn"
    assert built("market_director", display="- - -", rest=B).phase() == "turn"


def test_take_card_from_the_discard_pile() -> None:
    """Any of it."""
    assert built("sun_simiao").phase() == "turn"
    scene = used("sun_simiao", discards="wei_zheng coin_caster gao_lishi")
    assert scene.legal() == {"recover wei_zheng", "recover coin_caster", "recover gao_lishi"}
    scene.play("recover coin_caster")
    assert scene.hand(A) == {"coin_caster"} and scene.discards() == ["wei_zheng", "gao_lishi"]


FULL = "wheat: longshou_mills price_granary curved_plough"


def test_arrange_one_hand_card() -> None:
    """On a gate with room, for 2 of its resource; it is no Produce."""
    scene = used(
        "transport_commissioner",
        hands={A: "wei_zheng jia_dan"},
        gates={A: FULL},
        districts={A: "stone: west_market_timber_pool"},
    )
    assert scene.legal() == {"pick wei_zheng", "pick jia_dan", "done"}
    scene.play("pick jia_dan")
    assert scene.legal() == {"gate 0", "gate 2", "gate 3"}
    scene.play("gate 3")
    assert scene.gate(A, "wood") == ["jia_dan"] and scene.tokens(A) == "0/0/0/2" and scene.phase() == "turn"


def test_arrange_is_not_usable_without_a_hand_or_without_room() -> None:
    """Nothing to put, or nowhere to put it."""
    assert built("transport_commissioner").phase() == "turn"
    gates = "coin: wei_zheng jia_dan coin_caster; stone: gao_lishi yan_lide du_ruhui; wood: sancai_potter monk_yixing"
    scene = stage(
        districts={A: "wood: transport_commissioner"},
        gates={A: f"{gates}; {FULL}"},
        hands={A: "capital_prefect wei_plain_farmer"},
    )
    scene.play("produce 3", "play wei_plain_farmer", "collect")
    assert scene.phase() == "turn", "all gates are full"


def test_arrange_two_hand_cards() -> None:
    """Capital Prefect: 1 Coin, then up to two cards, which bring nothing."""
    scene = used("capital_prefect", hands={A: "wei_zheng jia_dan"})
    assert scene.tokens(A) == "1/0/0/0"
    scene.play("pick jia_dan", "gate 3")
    assert scene.legal() == {"pick wei_zheng", "done"}
    scene.play("pick wei_zheng", "gate 3")
    assert scene.gate(A, "wood") == ["jia_dan", "wei_zheng"] and scene.tokens(A) == "1/0/0/0"
    assert scene.phase() == "turn"
    empty = used("capital_prefect")
    assert empty.tokens(A) == "1/0/0/0" and empty.phase() == "turn"
    third = used("capital_prefect", hands={A: "wei_zheng jia_dan gao_lishi"})
    third.play("pick jia_dan", "gate 3", "pick wei_zheng", "gate 0")
    assert third.phase() == "turn", "two at most"


def test_arrange_from_a_gate() -> None:
    """The top card goes on top of another gate that has room, for 1 of its resource."""
    assert built("jia_dan").phase() == "turn"
    scene = used("jia_dan", gates={A: f"coin: wei_zheng coin_caster; {FULL}"})
    assert scene.legal() == {*(f"shift 0 {h}" for h in (2, 3)), *(f"shift 1 {h}" for h in (0, 2, 3))}
    scene.play("shift 1 0")
    assert scene.gate(A, "coin") == ["wei_zheng", "coin_caster", "curved_plough"] and scene.tokens(A) == "1/0/0/0"
    assert scene.phase() == "turn"


def test_copy_own_and_others() -> None:
    """Usable Characters of the own districts, or of the others'."""
    districts = {A: "wheat: wei_plain_farmer; stone: cien_translator", B: "wood: coin_caster price_granary", C: ""}
    own = built("block_printer", players=3, districts=districts, decks="production,science,politics")
    own.play("use")
    assert own.legal() == {"copy 0 1 1"}, "the translator has no Permanent to count"
    own.play("copy 0 1 1")
    assert own.tokens(A) == "0/2/0/0" and own.phase() == "turn"
    others = built("gao_lishi", players=3, districts={**districts, C: "wheat: chancellery hanlin_academician"})
    others.play("use")
    assert others.legal() == {"copy 1 3 1", "copy 2 1 2"}
    others.play("copy 1 3 1")
    assert others.tokens(A) == "2/0/0/0" and others.tokens(B) == "0/0/0/0"


def test_c43_a_copy_counts_for_the_copier() -> None:
    """The translator of another player counts the copier's Permanents."""
    districts = {A: "stone: price_granary", B: "wheat: cien_translator chancellery observatory"}
    scene = built("gao_lishi", districts=districts)
    scene.play("use", "copy 1 1 1")
    assert scene.legal() == GAIN
    scene.play("gain 0")
    assert scene.tokens(A) == "1/0/0/0" and scene.phase() == "turn"


def test_c43_a_copy_is_no_target_and_guards_protect() -> None:
    """Nobody copies a copier; a guarded victim is none for the copied effect."""
    districts = {B: "wheat: block_printer wei_plain_farmer"}
    scene = built("gao_lishi", districts=districts)
    scene.play("use")
    assert scene.legal() == {"copy 1 1 2"}
    position: dict[str, Any] = {"gates": {B: "coin: arsenal fubing_register"}, "districts": {B: "wheat: li_jing"}}
    assert built("gao_lishi", **position).phase() == "offer"
    guarded: dict[str, Any] = {**position, "districts": {B: "wheat: li_jing outer_city_wall"}}
    assert built("gao_lishi", **guarded).phase() == "turn"


def test_c43_a_copy_uses_the_base_parameters() -> None:
    """Also from the Silk Road: Block Printer there copies Xuanzang of a district, 1 of 2."""
    deck = "wei_plain_farmer coin_caster sancai_potter price_granary"
    scene = travelled("block_printer", districts={A: "wheat: xuanzang"}, deck=deck)
    assert scene.legal() == {"copy 0 1 1"}
    scene.play("copy 0 1 1")
    assert scene.legal() == {"keep wei_plain_farmer", "keep coin_caster"}
