"""The decision points (section 5): when nobody is asked. What is possible at each stands in golden files."""

from tests.games.changan.scene import ChanganScene, stage
from tests.games.changan.using import used
from tongbao.testing.scenes import A, B


def only(scene: ChanganScene, seat: int, phase: str) -> None:
    """Nobody but this seat is asked, for a decision of this kind."""
    assert scene.game.seats_to_act() == (seat,) and scene.phase() == phase
    for other in range(-1, scene.game.players):
        assert bool(scene.legal(other)) == (other == seat)


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


def test_research_is_not_asked_without_cards_or_wheat() -> None:
    """One Wheat is too little; so is an empty table."""
    poor = stage(tokens={A: "0/1/0/0"})
    poor.play("draw_deck")
    assert poor.phase() == "turn"
    empty = stage(tokens={A: "0/9/0/0"}, display="- coin_caster -", rest=B)
    empty.play("draw_display 1")
    assert empty.phase() == "turn"


def test_characters_are_not_asked_without_a_usable_one() -> None:
    """The turn goes on."""
    scene = stage(hands={A: "wei_zheng"}, districts={A: "wood: sun_simiao price_granary; coin: wei_plain_farmer"})
    scene.play("produce 3", "play wei_zheng", "collect")
    only(scene, A, "turn")


def test_nobody_is_asked_to_use_what_has_no_effect_when_built() -> None:
    """Permanents, Game Ends, and Characters that have nothing to do."""
    for card in ("price_granary", "left_treasury", "sun_simiao"):
        scene = stage(gates={A: f"coin: {card}"}, tokens={A: "0/0/1/1"})
        scene.play("build 0 0")
        only(scene, A, "turn")


def test_single_choices_are_asked() -> None:
    """But for payments, gifts between two, and draws of no more than is kept."""
    scene = used("jinwu_guard", tokens={B: "1/0/0/0"})
    assert scene.legal() == {"steal 1 0"}
    scene = stage(hands={A: "wei_zheng"}, gates={A: "coin: jia_dan gao_lishi"})
    scene.play("produce 0")
    assert scene.legal() == {"play wei_zheng"}
