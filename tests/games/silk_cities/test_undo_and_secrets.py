"""Undo barriers, secret limits, hidden cards (section 16), and the action space (section 14)."""

import pytest

import tongbao
from tests.games.silk_cities.scene import CitiesScene, numbered, stage
from tests.games.silk_cities.test_laws import deal
from tongbao import undone
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.scenes import A, B, C


def test_there_are_493_actions() -> None:
    """Those of version 1 and, after them, two that gather with all."""
    verbs = SILK_CITIES.action_space.verbs
    counts = {verb.name: len(verb.choices) for verb in verbs}
    assert SILK_CITIES.action_space.size == 493 and len(verbs) == 32
    assert verbs[-1].name == "gather_all" and counts["gather_all"] == 2
    assert counts["assign"] == 6 and counts["buy"] == 24 and counts["offer"] == 60 and counts["want"] == 48
    assert counts["limit"] == 43 and counts["ask"] == 42 and counts["raise"] == 4 and counts["put"] == 26


@pytest.mark.parametrize("text", ["raise 3", "limit 21", "ask 0", "assign 1 1", "want 0 7", "buy 9 0"])
def test_what_is_on_no_ladder_is_no_action(text: str) -> None:
    with pytest.raises(tongbao.IllegalChoice, match="isn’t a choice in silk_cities"):
        SILK_CITIES.action_space.parse(text)


def test_an_own_turn_can_be_taken_back() -> None:
    game = deal(2, {"start": "random"}, 4)
    while "pass" in [str(choice) for choice in game.choices(game.actor)]:
        game.take(game.actor, "pass")
    seat = game.actor
    before = game.state()
    for text in ("toll 2", "want 0 3", "gather 0", "assign 0 1"):
        game.take(seat, text)
    assert game.undoable(seat) >= 4
    for _ in range(4):
        shorter = undone(game, seat)
        assert shorter.undoable(seat) == game.undoable(seat) - 1
        game = shorter  # type: ignore[assignment]
    assert game.state() == before


def test_a_drawn_card_is_a_barrier() -> None:
    scene = stage(coins={A: 9}, improvements={A: "academy"})
    choice = SILK_CITIES.action_space.parse(numbered("use academy"))
    assert scene.game.crosses_barrier(A, choice)


def test_limits_are_secret_and_can_be_changed_until_the_last() -> None:
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
    assert scene.game.seats_to_act() == (B, C)
    scene.play("limit 4", seat=B)
    assert scene.view(B)["auction"]["limit"] == 4 and scene.view(B)["auction"]["finished"] == [B]
    for other in (A, C, -1):
        assert scene.view(other)["auction"]["limit"] is None and scene.view(other)["auction"]["finished"] == [B]
    assert scene.game.undoable(B) == 1
    scene.play("limit 2", seat=C)
    assert scene.game.undoable(B) == scene.game.undoable(C) == 0
    assert "4" not in str([line for line in scene.told() if "pays" in line])


def sale(auctions: str) -> CitiesScene:
    """A, whose turn it is to choose its fate, falls and puts up a merchant; all have coins."""
    scene = stage(
        3, coins={A: 7, B: 9, C: 9}, citizens={A: "merchants 2"}, start="fates", first=B, options={"auctions": auctions}
    )
    scene.play("rise kucha", "put merchant")
    return scene


@pytest.mark.parametrize("auctions", ["limits", "open"])
def test_what_was_put_up_and_the_rise_before_it_can_be_taken_back_until_another_decides(auctions: str) -> None:
    """Section 16: a barrier is any decision of another seat; one's own limit is none."""
    scene, bid = sale(auctions), "limit 3" if auctions == "limits" else "raise 2"
    assert not scene.game.crosses_barrier(A, SILK_CITIES.action_space.parse(bid))
    scene.play(bid, seat=A)
    assert scene.game.undoable(A) == (2 if auctions == "limits" else 3)
    scene.play("pass" if auctions == "open" else "limit 2", seat=B)
    assert scene.game.undoable(A) == (1 if auctions == "limits" else 0)
    assert scene.game.undoable(B) == 1


@pytest.mark.parametrize("auctions", ["limits", "open"])
def test_a_fall_is_taken_back_step_by_step(auctions: str) -> None:
    game = deal(3, {"start": "random", "auctions": auctions}, 4)
    while not (rises := [choice for choice in game.choices(game.actor) if choice.verb.name == "rise"]):
        game.take(game.actor, game.choices(game.actor)[-1])
    seat, states = game.actor, []
    for text in (rises[0].text, "limit 2") if auctions == "limits" else (rises[0].text, "put 0", "raise 2"):
        states.append(game.state())
        game.take(seat, text)
    for state in states[::-1]:
        game = undone(game, seat)  # type: ignore[assignment]
        assert game.state() == state


def test_what_was_put_up_stands_once_another_has_named_a_limit() -> None:
    """Section 16: the limits of others may still be changed, and so may one's own; what they are for may not."""
    scene = sale("limits")
    scene.play("limit 2", seat=B)
    assert (scene.game.undoable(A), scene.game.undoable(B)) == (0, 1)
    with pytest.raises(tongbao.IllegalChoice, match="has nothing to undo"):
        undone(scene.game, A)
    scene.play("limit 3", seat=A)
    assert (scene.game.undoable(A), scene.game.undoable(B)) == (1, 1)
    scene.play("limit 1", seat=C)
    assert {scene.game.undoable(seat) for seat in (A, B, C)} == {0}, "the merchant is sold"


def test_a_card_drawn_in_the_fall_is_a_barrier() -> None:
    """Section 16: a development card drawn; with a Royal Mausoleum two are drawn when the empire falls."""
    scene = stage(coins={A: 7, B: 9}, improvements={A: "mausoleum"}, start="fates", first=B)
    scene.play("rise kucha")
    assert scene.game.undoable(A) == 0 and scene.put_up() == "merchant"
    scene.play("limit 2", seat=A)
    assert scene.game.undoable(A) == 1


def test_a_card_without_battle_cards_in_hand_is_not_given_away() -> None:
    """Who holds cards is asked, whatever they are; who holds none is skipped, and the log reads the same."""
    logs = []
    for hand in ("faxian", ""):
        scene = stage(coins={A: 9}, citizens={A: "trained 1", B: "trained 1"}, hands={B: hand})
        scene.play("attack B 0", "army 1")
        if hand:
            assert scene.acting == B and scene.legal() == {"pass"}
            scene.play("pass")
        assert scene.view()["step"] == "defend"
        logs.append(scene.told())
    assert logs[0] == logs[1]
