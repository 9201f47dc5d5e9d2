"""Undo barriers, secret limits, hidden cards (section 16), and the action space (section 14)."""

import pytest

import tongbao
from tongbao import undone
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.scenes import A, B, C

from .scene import CARDS, numbered, stage
from .test_laws import deal


def test_there_are_491_actions() -> None:
    counts = {verb.name: len(verb.choices) for verb in SILK_CITIES.action_space.verbs}
    assert SILK_CITIES.action_space.size == 491
    assert counts["assign"] == 6 and counts["buy"] == 24 and counts["offer"] == 60 and counts["want"] == 48
    assert counts["limit"] == 43 and counts["ask"] == 42 and counts["raise"] == 4 and counts["put"] == 26


@pytest.mark.parametrize("text", ["raise 3", "limit 21", "ask 0", "assign 1 1", "want 0 7", "buy 9 0"])
def test_what_is_on_no_ladder_is_no_action(text: str) -> None:
    with pytest.raises(tongbao.IllegalChoice, match="is no choice of silk_cities"):
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
    assert "4" not in str([line for line in scene.told() if "bids" in line])


def test_hands_are_hidden() -> None:
    scene = stage(hands={A: "faxian nowruz"})
    assert [row["card"] for row in scene.view(A)["hand"]] == [CARDS.index("faxian"), CARDS.index("nowruz")]
    assert scene.view(B)["hand"] == [] and scene.view()["hand"] is None
    assert scene.view(B)["seats"][A]["hand_count"] == 2
    for seat in (B, -1):
        assert "faxian" not in str(scene.view(seat))


def test_a_draw_is_told_without_the_card() -> None:
    scene = stage(coins={A: 8}, improvements={A: "academy"}, deck="faxian")
    scene.play("use academy")
    assert "A draws a development card." in scene.told(B)
    assert f"A draws {CARDS.index('faxian')}." in scene.told(A)


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
