"""Permanents that react to events (11.2): on_own, on_other; C-40 to C-42 and C-47."""

from typing import Any

import pytest

from tests.games.changan.scene import ChanganScene, stage
from tongbao.testing.scenes import A, B, C, D

GAIN = {"gain 0", "gain 1", "gain 2", "gain 3"}


def full_gate(card: str, count: int) -> ChanganScene:
    """A has collected at its Wood gate with so many cards, this Permanent in its Coin district."""
    hand = ["coin_caster", "wei_plain_farmer", "jia_dan"][:count]
    scene = stage(hands={A: " ".join(hand)}, districts={A: f"coin: {card}; wood: sancai_potter"})
    scene.play("produce 3", *(f"play {held}" for held in hand), "collect")
    return scene


def test_produce_full_gives_a_choice() -> None:
    """Two of choice with 3 cards at the gate, before the Characters; nothing with 2."""
    scene = full_gate("curved_plough", 3)
    assert scene.legal() == GAIN
    scene.play("gain 0", "gain 1")
    assert scene.tokens(A) == "1/1/0/4" and scene.legal() == {"activate 1", "done"}
    assert full_gate("curved_plough", 2).phase() == "characters"


def test_produce_full_gives_silk() -> None:
    """One with 3 cards, by the Silk rule; nothing with 2."""
    assert full_gate("court_of_state_ceremonial", 3).tokens(A) == "0/0/0/4/1"
    assert full_gate("court_of_state_ceremonial", 2).tokens(A) == "0/0/0/3/0"


def test_research_gives_wheat_in_time_for_the_next_card() -> None:
    """After the first card, once; the additional cards are no Research of their own."""
    scene = stage(districts={A: "coin: price_granary"})
    scene.play("draw_display 0")
    assert scene.tokens(A) == "0/2/0/0" and scene.phase() == "research"
    scene.play("draw_deck")
    assert scene.tokens(A) == "0/0/0/0" and scene.phase() == "turn"


def test_research_gives_a_choice() -> None:
    """Two of choice; in board order with another card."""
    scene = stage(districts={A: "coin: paper_mill; wood: price_granary"})
    scene.play("draw_deck")
    assert scene.legal() == GAIN and scene.tokens(A) == "0/0/0/0", "the Coin district comes first"
    scene.play("gain 1", "gain 2")
    assert scene.tokens(A) == "0/3/1/0" and scene.phase() == "research"
    first = stage(districts={A: "coin: price_granary; wood: paper_mill"})
    first.play("draw_deck")
    assert first.tokens(A) == "0/2/0/0" and first.legal() == GAIN


@pytest.mark.parametrize(("row", "price", "drawn"), [(1, "0/1/1/0", 0), (2, "0/2/2/0", 1), (3, "2/3/4/0", 1)])
def test_build_draws_a_card(row: int, price: str, drawn: int) -> None:
    """In the second or third row of a district."""
    wood = " ".join(["jia_dan", "sancai_potter"][: row - 1])
    scene = stage(
        districts={A: f"coin: water_armillary; wood: {wood}"}, gates={A: "stone: price_granary"}, tokens={A: price}
    )
    top = scene.deck()[0]
    scene.play("build 2 3")
    assert scene.hand(A) == ({top} if drawn else set()) and scene.phase() == "turn"


def test_build_draws_nothing_on_the_road() -> None:
    """Its spaces are in no district."""
    scene = stage(
        districts={A: "coin: water_armillary"},
        roads={A: "xuanzang"},
        gates={A: "stone: coin_caster"},
        tokens={A: "2/2/0/1"},
    )
    scene.play("build 2 4", "decline")
    assert scene.hand(A) == set()


def test_acquire_gives_a_choice() -> None:
    """Two of choice, also at once after an Acquire that follows the main action."""
    gates = {B: "coin: arsenal li_jing"}
    scene = stage(gates=gates, districts={A: "coin: military_colonies"}, tokens={A: "0/0/2/0"})
    scene.play("acquire 1 0")
    assert scene.legal() == GAIN
    scene.play("gain 2", "gain 2")
    assert scene.tokens(A) == "0/0/2/0" and scene.phase() == "turn" and "draw_deck" in scene.legal()


def test_building_on_the_road_gives_a_choice() -> None:
    """Three of choice after the Silk, before the Character's effect; not for a district."""
    position: dict[str, Any] = {"districts": {A: "coin: kaiyuan_gate"}, "gates": {A: "wood: coin_caster"}}
    scene = stage(**position, tokens={A: "1/1/0/1"})
    scene.play("build 3 4")
    assert scene.tokens(A) == "0/0/0/0/2" and scene.legal() == GAIN
    scene.play("gain 0", "gain 1", "gain 2")
    assert scene.tokens(A) == "1/1/1/0/2" and scene.legal() == {"use", "decline"}
    city = stage(**position, tokens={A: "0/1/1/0"})
    city.play("build 3 3")
    assert city.legal() == {"use", "decline"}


OTHERS = [
    ("ba_bridge_post", "1/0/0/0", ["build 0 0"]),
    ("price_equalisation_office", "1/1/0/0", ["draw_deck"]),
    ("beacon_towers", "0/0/1/0", ["produce 1", "play jia_dan", "collect"]),
]


@pytest.mark.parametrize(("card", "tokens", "texts"), OTHERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_other(card: str, tokens: str, texts: list[str], players: int) -> None:
    """The player right of the one who acts takes the tokens at once; nobody else does, whatever he has (C-41, C-42)."""
    right = players - 1
    for owner in range(players):
        scene = stage(
            players,
            districts={owner: f"wood: {card}"},
            hands={A: "jia_dan"},
            gates={A: "coin: price_granary"},
            tokens={A: "0/0/1/1"},
        )
        before = scene.tokens(owner)
        scene.play(*texts)
        if owner == A:
            continue
        assert scene.tokens(owner) == (tokens if owner == right else before), (owner, players)
        assert scene.acting == A


@pytest.mark.parametrize(("card", "tokens", "texts"), OTHERS)
def test_on_other_does_not_react_to_oneself(card: str, tokens: str, texts: list[str]) -> None:
    """Only to the left neighbour."""
    position: dict[str, Any] = {"hands": {A: "jia_dan"}, "gates": {A: "coin: price_granary"}, "tokens": {A: "0/0/1/1"}}
    with_card = stage(**position, districts={A: f"wood: {card}"})
    without = stage(**position, decks=",".join(with_card.view()["decks"]))
    with_card.play(*texts)
    without.play(*texts)
    assert with_card.tokens(A) == without.tokens(A)


def test_several_cards_of_the_neighbour_all_react() -> None:
    """Each by itself, and to its own event alone (C-41)."""
    city = {B: "wood: price_equalisation_office ba_bridge_post; coin: beacon_towers"}
    build = stage(districts=city, gates={A: "coin: gao_lishi fang_xuanling; wood: li_jing"}, tokens={A: "0/1/2/1"})
    build.play("build 0 0", "use", "build 3 3")
    assert build.tokens(B) == "2/0/0/0", "two builds"
    for texts, taken in ((["draw_deck"], "1/1/0/0"), (["produce 1", "move 3 1", "collect"], "0/0/1/0")):
        scene = stage(districts=city, gates={A: "wood: li_jing"})
        scene.play(*texts)
        assert scene.tokens(B) == taken
    far = stage(4, districts=city, gates={A: "wood: li_jing"})
    far.play("produce 1", "move 3 1", "collect")
    assert far.tokens(B) == "0/0/0/0", "seat 3 sits right of seat 0"


def test_a_further_research_card_is_no_event() -> None:
    """The office pays once for a Research of three cards."""
    scene = stage(districts={B: "coin: price_equalisation_office"}, tokens={A: "0/4/0/0"})
    scene.play("draw_deck", "draw_deck", "draw_display 0")
    assert scene.tokens(B) == "1/1/0/0"


def test_the_bridge_post_sees_every_district_and_no_road() -> None:
    """Also what is built with Silk."""
    position: dict[str, Any] = {
        "districts": {B: "coin: ba_bridge_post"},
        "gates": {A: "coin: coin_caster"},
        "expansion": True,
    }
    for tokens, choice, taken in (("0/0/0/0/3", "build_silk 0 2", "1/0/0/0/0"), ("1/1/0/1", "build 0 4", "0/0/0/0/0")):
        scene = stage(**position, tokens={A: tokens})
        scene.play(choice)
        assert scene.tokens(B) == taken


def test_the_neighbour_reacts_before_the_own_cards() -> None:
    """6.1 and 6.3: on_other first, then on_own; then the Character."""
    scene = stage(
        districts={A: "coin: paper_mill", B: "coin: price_equalisation_office"}, decks="production,trade,science"
    )
    scene.play("draw_deck")
    assert scene.legal() == GAIN and scene.tokens(B) == "1/1/0/0"


def test_c40_a_permanent_reacts_to_its_own_placement() -> None:
    """To the event of building it."""
    scene = stage(
        districts={A: "coin: jia_dan"}, gates={A: "wood: water_armillary"}, tokens={A: "1/1/1/2"}, deck="price_granary"
    )
    scene.play("build 3 0")
    assert scene.hand(A) == {"price_granary"}


def test_c47_two_cards_with_the_same_event_both_work() -> None:
    """2 Wheat of one, 2 resources of choice of the other; of the neighbours only the right one has a part in it."""
    scene = stage(
        4,
        active=C,
        districts={C: "coin: price_granary paper_mill", B: "coin: price_equalisation_office", D: "wood: observatory"},
        decks="production,trade,science,military",
    )
    scene.play("draw_deck", "gain 1", "gain 1")
    assert scene.tokens(C) == "0/4/0/0" and scene.tokens(B) == "1/1/0/0" and scene.tokens(D) == "0/0/0/0"
