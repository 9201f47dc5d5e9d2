"""Scenarios 8 to 18, 24 and 25 (section 17): payments, cards and the end of turn and game."""

import pytest

from tests.games.changan.scene import ChanganScene, stage
from tests.games.changan.test_scenarios_rulebook import EXAMPLE
from tests.games.changan.using import built, used
from tongbao.testing.scenes import A, B, C

EIGHT = EXAMPLE.replace(" transport_commissioner", "")


def test_scenario_8_nothing_to_do() -> None:
    """The only legal action ends the turn."""
    scene = stage(display="- - -", rest=B)
    assert scene.legal() == {"end_turn"}
    scene.play("end_turn")
    assert scene.acting == B


def test_scenario_9_discount_and_substitute() -> None:
    """`save` first, then `swap`, and what is left to do in one way is done at once."""
    scene = stage(
        districts={A: "coin: corvee_register; wheat: ministry_of_works"},
        gates={A: "coin: wei_plain_farmer"},
        tokens={A: "1/4/0/0"},
    )
    scene.play("build 0 0")
    assert scene.legal() == {"save 1", "save 2", "save 3"}
    scene.play("save 3")
    assert scene.legal() == {"swap 1 2", "swap 1 3"}
    scene.play("swap 1 2")
    assert scene.tokens(A) == "1/1/0/0"
    assert scene.district(A, "coin") == ["corvee_register", "wei_plain_farmer"]
    assert scene.legal() == {"use", "decline"}


def test_scenario_10_research_terms() -> None:
    """One additional card free, the next for 1 Wheat."""
    scene = stage(districts={A: "coin: observatory woodblock_printing"}, tokens={A: "0/3/0/0"})
    scene.play("draw_deck", "draw_deck")
    assert scene.tokens(A) == "0/3/0/0"
    scene.play("draw_deck")
    assert scene.tokens(A) == "0/2/0/0" and len(scene.hand(A)) == 3
    assert scene.legal() == {"draw_deck", "draw_display 0", "draw_display 1", "draw_display 2", "done"}


def test_scenario_11_buy_terms() -> None:
    """Twice, for 1 Coin, 2 of the resource."""
    scene = stage(districts={A: "coin: east_market west_market_guild"}, tokens={A: "3/0/0/0"})
    scene.play("buy 3", "buy 2")
    assert scene.tokens(A) == "1/0/2/2" and scene.offered("buy") == set()


@pytest.mark.parametrize(("wall", "left"), [("", "0/3/2/0"), ("wood: outer_city_wall", "0/4/2/0")])
def test_scenario_12_levy(wall: str, left: str) -> None:
    """Everybody with 3 or more returns 1, unless guarded; the user takes 1."""
    scene = used(
        "gate_commandant", players=3, tokens={B: "0/3/0/0", C: "0/4/2/0"}, districts={C: wall}, first=A, active=A
    )
    assert scene.legal() == {"gain 1"}
    scene.play("gain 1")
    assert [scene.tokens(seat) for seat in (A, B, C)] == ["0/1/0/0", "0/2/0/0", left]


def test_scenario_13_swap() -> None:
    """The two cards change places, nothing triggers, and no further Character is asked for."""
    scene = stage(
        districts={A: "coin: chancellery hanlin_academician; wood: works_secretary daming_palace"},
        hands={A: "wei_zheng"},
    )
    scene.play("produce 3", "play wei_zheng", "collect", "activate 1")
    assert scene.tokens(A) == "0/0/0/3"
    assert scene.legal() == {"space 0 1", "space 0 2", "space 3 1", "space 3 2", "done"}
    scene.play("space 0 1", "space 0 2")
    assert scene.district(A, "coin") == ["hanlin_academician", "chancellery"]
    assert scene.phase() == "turn" and scene.hand(A) == set() and scene.tokens(A) == "0/0/0/3"


def test_scenario_14_own_placement() -> None:
    """The Armillary Sphere in row 2 draws a card for itself."""
    scene = stage(
        districts={A: "wood: wei_plain_farmer"},
        gates={A: "stone: water_armillary"},
        tokens={A: "1/2/2/0"},
        deck="jia_dan",
    )
    scene.play("build 2 3")
    assert scene.tokens(A) == "0/0/0/0" and scene.hand(A) == {"jia_dan"} and scene.phase() == "turn"


@pytest.mark.parametrize("last", ["equal_field_register", "paper_mill"])
def test_scenario_15_wild_kind(last: str) -> None:
    """Daming Palace counts as the kind that is missing."""
    city = "coin: wei_plain_farmer {}; wheat: sancai_potter hanlin_academician; stone: capital_prefect wei_zheng;"
    scene = stage(districts={A: city.format("daming_palace") + f"wood: chancellery {last}"})
    assert (scene.score(A, "row1"), scene.score(A, "row2")) == (2, 5)
    without = stage(districts={A: city.format("observatory") + f"wood: chancellery {last}"})
    assert without.score(A, "row2") == (5 if last == "equal_field_register" else 0)


def ninth(seat: int) -> ChanganScene:
    """Three players; this seat has just built its ninth card."""
    scene = stage(
        3,
        active=seat,
        districts={seat: EIGHT},
        gates={seat: "coin: taicang_granary"},
        tokens={seat: "0/2/2/0"},
        round=5,
    )
    scene.play("build 0 3")
    assert scene.seat_view(seat)["built"] == 9
    return scene


def test_scenario_16_end_of_the_game() -> None:
    """The round is completed: who sits right of the first player is the last to play."""
    scene = ninth(A)
    assert scene.view()["last_round"] and not scene.is_over()
    for seat in (A, B, C):
        assert scene.acting == seat and not scene.is_over()
        scene.finish_turn()
    assert scene.is_over() and scene.view()["round"] == 5
    scene = ninth(C)
    assert not scene.is_over()
    scene.finish_turn()
    assert scene.is_over()


SEVEN = "hanlin_academician daming_palace wei_zheng sancai_potter coin_caster gao_lishi jia_dan"


def test_scenario_17_limits() -> None:
    """The surplus of tokens returns by itself, that of the hand is chosen."""
    scene = stage(hands={A: SEVEN}, tokens={A: "6/5/4/0"}, deck="capital_prefect")
    scene.play("draw_deck", "done", "end_turn")
    assert scene.tokens(A) == "4/4/4/0" and scene.acting == A
    assert scene.legal() == {f"discard {card}" for card in [*SEVEN.split(), "capital_prefect"]}
    scene.play("discard gao_lishi")
    assert scene.acting == A and len(scene.legal()) == 7
    scene.play("discard jia_dan")
    assert scene.acting == B and scene.discards() == ["gao_lishi", "jia_dan"]


def test_scenario_17_limits_with_the_granary() -> None:
    """Two more of each resource and two more cards stay."""
    scene = stage(
        hands={A: SEVEN}, tokens={A: "6/5/4/0"}, deck="capital_prefect", districts={A: "coin: taicang_granary"}
    )
    scene.play("draw_deck", "done", "end_turn")
    assert scene.tokens(A) == "6/5/4/0" and len(scene.hand(A)) == 8 and scene.acting == B


def test_scenario_18_reshuffle() -> None:
    """The discard pile becomes the deck when a card is needed; the log tells it."""
    pile = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter"
    scene = stage(display="hanlin_academician daming_palace monk_yixing", discards=pile, rest=B)
    scene.play("draw_display 0")
    assert scene.hand(A) == {"hanlin_academician"} and scene.discards() == []
    assert len(scene.deck()) == 4 and {*scene.deck(), scene.display()[0]} == set(pile.split())
    assert any("shuffled into a new deck of 5 cards" in line for line in scene.told())
    assert any("洗成5张的新牌堆" in line for line in scene.told(language="zh"))


def test_scenario_24_copy() -> None:
    """A Character that copies is no target; a usable one is, with the copier's own gates."""
    scene = built("block_printer", districts={A: "wheat: gao_lishi", B: "wheat: wei_plain_farmer"})
    assert scene.phase() == "turn"
    gates = {A: "coin: wei_zheng; stone: coin_caster"}
    scene = built("block_printer", districts={A: "wheat: gao_lishi; stone: daming_palace jia_dan"}, gates=gates)
    assert scene.legal() == {"use", "decline"}
    scene.play("use")
    assert scene.legal() == {"copy 0 2 2"}
    scene.play("copy 0 2 2")
    assert scene.legal() == {f"shift {g} {h}" for g in (0, 2) for h in range(4) if g != h}
    scene.play("shift 0 2")
    assert scene.gate(A, "stone") == ["coin_caster", "wei_zheng"] and scene.tokens(A) == "0/0/1/0"


def chain(coin: str = "") -> ChanganScene:
    """The position of scenario 25: Fang Xuanling has just been activated."""
    scene = stage(
        districts={A: f"wood: fang_xuanling works_secretary; {coin}"},
        gates={A: "stone: wei_plain_farmer"},
        hands={A: "wei_zheng"},
        tokens={A: "0/0/1/0"},
    )
    scene.play("produce 3", "play wei_zheng", "collect", "activate 1")
    return scene


def test_scenario_25_extra_build_chain() -> None:
    """At the normal price, with the new Character's effect; then the characters decision goes on."""
    scene = chain()
    assert scene.tokens(A) == "0/0/1/2"
    assert scene.legal() == {"build 2 0", "build 2 1", "build 3 0", "build 3 1", "done"}
    scene.play("build 2 0")
    assert scene.tokens(A) == "0/0/0/1" and scene.legal() == {"use", "decline"}
    scene.play("use")
    assert scene.tokens(A) == "0/2/0/1" and scene.legal() == {"activate 2", "done"}


def test_scenario_25_the_ninth_card_by_an_effect() -> None:
    """It sets the trigger as any other."""
    full = "coin: sancai_potter daming_palace chancellery; stone: coin_caster transport_commissioner longshou_mills"
    scene = chain(full)
    assert scene.seat_view(A)["built"] == 8 and not scene.view()["last_round"]
    scene.play("build 2 1")
    assert scene.seat_view(A)["built"] == 9 and scene.view()["last_round"]
