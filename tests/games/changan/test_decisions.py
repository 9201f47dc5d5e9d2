"""The decision points (section 5): who is asked, and the complete list of what is possible."""

from tongbao.testing.scenes import A, B, C

from .scene import ChanganScene, stage
from .using import used

DISPLAY = {"draw_display 0", "draw_display 1", "draw_display 2"}


def only(scene: ChanganScene, seat: int, phase: str) -> None:
    """Nobody but this seat is asked, for a decision of this kind."""
    assert scene.game.seats_to_act() == (seat,) and scene.phase() == phase
    for other in range(-1, scene.game.players):
        assert bool(scene.legal(other)) == (other == seat)


def test_turn() -> None:
    """Everything at once: research, produce, build on all grounds, buy, acquire; `end_turn` not yet."""
    scene = stage(
        3,
        gates={
            A: "coin: price_granary; wheat: jia_dan; wood: monk_yixing coin_caster wei_plain_farmer",
            B: "stone: sancai_potter sun_simiao",
            C: "stone: xuanzang; wood: mount_li_quarryman zhongnan_woodcutter curved_plough",
        },
        hands={A: "camel_driver"},
        districts={A: "coin: transport_commissioner; wood: workshop_overseer block_printer academy_student"},
        tokens={A: "2/2/1/2/3"},
    )
    only(scene, A, "turn")
    assert scene.legal() == {
        "draw_deck",
        *DISPLAY,
        *("produce 0", "produce 1", "produce 2"),
        *(f"build {g} {d}" for g in (0, 1, 3) for d in (0, 1, 2)),
        *("build 1 4", "build 3 4"),
        *(f"build_silk {g} {d}" for g in (0, 1, 3) for d in (0, 1, 2)),
        *("buy 1", "buy 2", "buy 3"),
        "acquire 2 3",
    }


def test_turn_after_the_main_action() -> None:
    """What extra actions are left, and `end_turn`."""
    scene = stage(gates={B: "coin: jia_dan coin_caster"}, tokens={A: "2/0/2/0"})
    scene.play("draw_deck")
    only(scene, A, "turn")
    assert scene.legal() == {"buy 1", "buy 2", "buy 3", "acquire 1 0", "end_turn"}
    scene.play("buy 3")
    assert scene.legal() == {"acquire 1 0", "end_turn"}
    scene.play("acquire 1 0")
    assert scene.legal() == {"end_turn"}


def test_research() -> None:
    """Deck, display and `done`, as long as a card can be paid; an empty display space is left out."""
    scene = stage(tokens={A: "0/3/0/0"}, display="coin_caster jia_dan -", deck="wei_zheng", rest=B)
    scene.play("draw_display 0")
    only(scene, A, "research")
    assert scene.display() == ["wei_zheng", "jia_dan", "-"]
    assert scene.legal() == {"draw_display 0", "draw_display 1", "done"}
    scene.play("draw_display 1")
    assert scene.phase() == "turn" and scene.tokens(A) == "0/1/0/0"


def test_research_is_not_asked_without_cards_or_wheat() -> None:
    """One Wheat is too little; so is an empty table."""
    poor = stage(tokens={A: "0/1/0/0"})
    poor.play("draw_deck")
    assert poor.phase() == "turn"
    empty = stage(tokens={A: "0/9/0/0"}, display="- coin_caster -", rest=B)
    empty.play("draw_display 1")
    assert empty.phase() == "turn"


def test_place() -> None:
    """Hand cards and blocks that fit; `collect` from the first arrival on."""
    scene = stage(
        gates={A: "wheat: coin_caster; wood: jia_dan monk_yixing"}, hands={A: "wei_zheng gao_lishi", B: "yan_lide"}
    )
    scene.play("produce 1")
    only(scene, A, "place")
    assert scene.legal() == {"play wei_zheng", "play gao_lishi", "move 3 1", "move 3 2"}
    scene.play("play gao_lishi")
    assert scene.legal() == {"play wei_zheng", "move 3 1", "collect"}
    scene.play("move 3 1")
    assert scene.legal() == {"collect"}
    assert scene.view()["produce"] == {"gate": 1, "cards": 3, "yield": 4}


def test_characters() -> None:
    """The usable ones of the district, each once, and `done`."""
    scene = stage(
        hands={A: "wei_zheng"}, districts={A: "wood: sun_simiao coin_caster cien_translator; coin: wei_plain_farmer"}
    )
    scene.play("produce 3", "play wei_zheng", "collect")
    only(scene, A, "characters")
    assert scene.legal() == {"activate 2", "done"}, "no discard pile, no Permanent"
    scene.play("done")
    only(scene, A, "turn")


def test_characters_are_not_asked_without_a_usable_one() -> None:
    """The turn goes on."""
    scene = stage(hands={A: "wei_zheng"}, districts={A: "wood: sun_simiao price_granary; coin: wei_plain_farmer"})
    scene.play("produce 3", "play wei_zheng", "collect")
    only(scene, A, "turn")


def test_offer() -> None:
    """To use or to decline; not asked for Permanents, Game Ends and unusable effects."""
    scene = stage(gates={A: "coin: coin_caster"}, tokens={A: "0/0/1/1"})
    scene.play("build 0 0")
    only(scene, A, "offer")
    assert scene.legal() == {"use", "decline"}
    for card in ("price_granary", "left_treasury", "sun_simiao"):
        scene = stage(gates={A: f"coin: {card}"}, tokens={A: "0/0/1/1"})
        scene.play("build 0 0")
        only(scene, A, "turn")


def test_payment() -> None:
    """Asked when there is something to choose."""
    scene = stage(gates={A: "coin: coin_caster"}, districts={A: "wood: ministry_of_works"}, tokens={A: "0/0/1/1"})
    scene.play("build 0 0")
    only(scene, A, "payment")
    assert scene.legal() == {"save 2", "save 3"}


def test_effect_steps_name_their_card() -> None:
    """With its kind and the verb that is asked."""
    scene = used("pawnbroker", hands={A: "wei_zheng"})
    only(scene, A, "effect")
    assert scene.view()["effect"] == {"card": 20, "kind": "discard_for", "step": "discard"}
    scene.play("discard wei_zheng")
    assert scene.view()["effect"] == {"card": 20, "kind": "discard_for", "step": "gain"}


def test_discard() -> None:
    """Every hand card, one after another, by the player whose turn ends."""
    hand = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide"
    scene = stage(hands={A: hand, B: "du_ruhui monk_yixing"}, deck="sun_simiao")
    scene.play("draw_deck", "end_turn")
    only(scene, A, "discard")
    assert scene.legal() == {f"discard {card}" for card in [*hand.split(), "sun_simiao"]}
    scene.play("discard coin_caster")
    only(scene, B, "turn")


def test_silk_tie() -> None:
    """The taker chooses."""
    scene = stage(
        3, tokens={A: "1/1/0/1/1", B: "0/0/0/0/4", C: "0/0/0/0/4"}, gates={A: "coin: coin_caster"}, expansion=True
    )
    scene.play("build 0 4")
    only(scene, A, "silk")
    assert scene.legal() == {"seat 1", "seat 2"}


def test_single_choices_are_asked() -> None:
    """But for payments, gifts between two, and draws of no more than is kept."""
    scene = used("jinwu_guard", tokens={B: "1/0/0/0"})
    assert scene.legal() == {"steal 1 0"}
    scene = stage(hands={A: "wei_zheng"}, gates={A: "coin: jia_dan gao_lishi"})
    scene.play("produce 0")
    assert scene.legal() == {"play wei_zheng"}
