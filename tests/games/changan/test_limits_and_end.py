"""Limits, exhaustion, the end of a turn and of the game (sections 7 and 8)."""

import pytest

from tests.games.changan.scene import stage
from tongbao.testing.scenes import A, B, C

SIX = "wei_zheng gao_lishi jia_dan coin_caster sancai_potter yan_lide"


def test_limits_count_at_the_end_alone() -> None:
    """During a turn any number may be held, of cards as of tokens; Silk never counts."""
    scene = stage(tokens={A: "9/9/9/9/6"}, hands={A: SIX}, decks="production,science,politics,silk_road", players=4)
    scene.play("draw_deck", "draw_deck", "done")
    assert scene.tokens(A) == "9/7/9/9/6" and len(scene.hand(A)) == 8
    scene.play("end_turn", "discard jia_dan", "discard gao_lishi")
    assert scene.tokens(A) == "4/4/4/4/6" and scene.acting == B


def test_cards_at_gates_do_not_count_as_hand_cards() -> None:
    """Six in hand may stay."""
    scene = stage(hands={A: SIX.replace("yan_lide", "")}, gates={A: "coin: yan_lide monk_yixing"})
    scene.play("draw_deck", "end_turn")
    assert scene.acting == B and len(scene.hand(A)) == 6


def test_the_other_player_is_left_alone() -> None:
    """Whose turn does not end keeps everything."""
    scene = stage(tokens={B: "9/9/9/9"}, hands={B: f"{SIX} monk_yixing du_ruhui"})
    scene.play("draw_deck", "end_turn")
    assert scene.tokens(B) == "9/9/9/9" and len(scene.hand(B)) == 8 and scene.acting == B and scene.phase() == "turn"


def test_the_turn_begins_anew() -> None:
    """Main action, Buy and Acquire are free again for the next player, and for the same one in the next round."""
    scene = stage(tokens={A: "4/0/2/0", B: "4/0/0/0"}, gates={B: "coin: wei_zheng jia_dan"}, round=3)
    scene.play("buy 1", "acquire 1 0", "draw_deck", "end_turn")
    for seat, round_ in ((B, 3), (A, 4)):
        view = scene.view()
        assert (scene.acting, view["round"], view["main"], view["buys_left"], view["acquire_left"]) == (
            seat,
            round_,
            None,
            1,
            1,
        )
        assert scene.offered("buy") == {"1", "2", "3"}
        scene.finish_turn()


def test_the_main_action_is_told() -> None:
    """And what is left of the extra actions."""
    scene = stage(tokens={A: "4/0/0/0"}, hands={A: "wei_zheng"}, gates={A: "coin: jia_dan"})
    assert scene.view()["main"] is None
    for texts, name in ((["draw_deck"], "research"), (["produce 1", "play wei_zheng", "collect"], "produce")):
        trial = type(scene)(scene.game.clone())
        trial.play(*texts, "buy 1")
        assert (
            trial.view()["main"],
            trial.view()["buys_left"],
        ) == (name, 0)


def test_the_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    """The last card leaves it empty; the next one shuffles the pile."""
    pile = "wei_zheng gao_lishi"
    scene = stage(tokens={A: "0/4/0/0"}, deck="jia_dan", discards=pile, display="- - -", rest=B)
    scene.play("draw_deck")
    assert (
        scene.deck() == [] and scene.discards() == pile.split() and scene.view()["deck"] == {"count": 0, "back": None}
    )
    scene.play("draw_deck")
    assert len(scene.deck()) == 1 and scene.discards() == [] and len(scene.hand(A)) == 2
    assert {*scene.hand(A), *scene.deck()} == {"jia_dan", *pile.split()}


def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    """With what the deck has then, the first empty space first."""
    scene = stage(deck="coin_caster jia_dan gao_lishi", display="- wei_zheng -", rest=B)
    scene.play("draw_deck")
    assert scene.display() == ["-", "wei_zheng", "-"] and scene.hand(A) == {"coin_caster"}
    scene.play("end_turn")
    assert scene.display() == ["jia_dan", "wei_zheng", "gao_lishi"] and scene.deck() == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_ends_right_of_the_first_player(players: int) -> None:
    """Whoever set the trigger."""
    for first in range(players):
        last = (first - 1) % players
        for active in range(players):
            scene = stage(players, first=first, active=active, last_round=True)
            turns = 0
            while not scene.is_over():
                scene.finish_turn()
                turns += 1
            assert turns == (last - active) % players + 1, (players, first, active)


def test_after_the_end() -> None:
    """Nobody acts; the result is the table of section 8."""
    scene = stage(3, active=C, last_round=True, districts={A: "coin: coin_caster", C: "wood: sancai_potter"})
    scene.finish_turn()
    assert scene.is_over() and scene.game.seats_to_act() == () and scene.view()["to_act"] == []
    result = scene.view()["result"]
    assert result["scores"] == [1, 0, 2] and result["places"] == [2, 3, 1] and result["tie"] is None
    assert [items["corners"] for items in result["items"]] == [0, 0, 1]
