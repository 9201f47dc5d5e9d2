"""What happens without a decision (section 9 of the rules), and the short cut `skip_turn` (section 7)."""

import pytest

import tongbao
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.testing.scenes import A, B, C, Scene


def test_no_building_leaves_sell_out() -> None:
    """Without a building the turn begins with Build or Workers."""
    scene = stage(hands={A: [14, 61], B: [28]}, cities={B: [(18, 0)]})
    assert scene.phase() == "build" and scene.legal() == {"build 14", "end_building", "skip_turn"}


def test_no_buildable_card_leaves_build_out() -> None:
    """Workers follow Sell at once."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0)]})
    scene.play("end_sales")
    assert scene.phase() == "workers" and scene.legal() == {"place 12", "end_workers"}


def test_no_open_building_leaves_workers_out() -> None:
    """With the last open building filled there is nothing more to place on, and Hand follows."""
    scene = stage(hands={A: [61, 62], B: [28]}, cities={B: [(12, 3)]})
    scene.play("place 12")
    assert scene.phase() == "hand" and scene.legal() == {"worker 61", "worker 62"}


def test_no_card_left_leaves_workers_out() -> None:
    """Who has built with his last card has no workers; the turn is over."""
    scene = stage(hands={A: [14], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    scene.play("end_sales", "build 14")
    assert scene.acting == B


def test_all_cards_as_workers_leave_hand_out() -> None:
    """The cards go under the markers in ascending order of their numbers, in the order of placing."""
    scene = stage(hands={A: [66, 61, 64], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]})
    scene.play("end_sales", "place 3", "place 12", "place 3")
    assert scene.acting == B
    assert scene.workers_on(3) == [61, 66] and scene.workers_on(12) == [64]


def test_no_worker_placed_leaves_hand_out() -> None:
    """Without a worker there is no card to choose."""
    scene = stage(hands={A: [61, 62], B: [28]}, cities={B: [(12, 0)]})
    scene.play("end_workers")
    assert scene.acting == B


def test_all_phases_left_out_is_a_pass() -> None:
    """Without a building and without a card one passes by oneself and draws seven."""
    scene = stage(active=C, hands={A: [], B: [28], C: [62]}, cities={C: [(12, 0)]})
    scene.play("skip_turn")
    assert scene.acting == B and len(scene.game.hands[A]) == 7
    assert "A skips the turn." in scene.told()


def test_all_marked_still_asks_for_the_confirmation() -> None:
    """So that the marks can be taken back."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0), (3, 0)], B: [(14, 0)]})
    scene.play("sell 12")
    assert scene.legal() == {"sell 3", "end_sales"}
    scene.play("sell 3")
    assert scene.legal() == {"end_sales"}
    assert scene.game.coins == [0, 0, 0]


def test_skip_turn_is_offered_only_while_nothing_has_happened() -> None:
    """In Sell and Build, with nothing marked, sold, built or placed this turn."""
    scene = stage(hands={A: [14, 13, 61], B: [28]}, cities={A: [(21, 0), (12, 0)]}, options={"advanced": "on"})
    assert "skip_turn" in scene.legal()
    marked = XanaduScene(scene.game.clone())
    marked.play("sell 12")
    assert "skip_turn" not in marked.legal()
    marked.play("end_sales")
    assert marked.phase() == "build" and "skip_turn" not in marked.legal()
    scene.play("end_sales")
    assert scene.phase() == "build" and "skip_turn" in scene.legal()
    scene.play("build 14")
    assert scene.phase() == "build" and "skip_turn" not in scene.legal()
    scene.play("end_building")
    assert scene.phase() == "workers" and "skip_turn" not in scene.legal()


@pytest.mark.parametrize("skip_after", [[], ["end_sales"]])
def test_skip_turn_is_the_same_as_declining_everything(skip_after: list[str]) -> None:
    """`end_sales`, `end_building`, `end_workers` in a row lead to the same table."""
    scene = stage(hands={A: [14, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    short, long = XanaduScene(scene.game.clone()), XanaduScene(scene.game.clone())
    short.play(*skip_after, "skip_turn")
    long.play("end_sales", "end_building", "end_workers")
    assert short.acting == long.acting == B
    for viewer in (A, B, C, tongbao.SPECTATOR):
        assert {**short.view(viewer), "decisions": 0} == {**long.view(viewer), "decisions": 0}
        assert short.told(viewer) == long.told(viewer)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_who_must_act_always_can(players: int) -> None:
    """To the end of the game every seat to act has a choice, and nobody else has one."""
    scene = Scene(tongbao.new("xanadu", players=players, seed=players))
    while not scene.is_over():
        acting = scene.game.seats_to_act()
        assert acting
        for seat in range(tongbao.SPECTATOR, players):
            assert bool(scene.game.choices(seat)) == (seat in acting)
        choices = scene.game.choices(acting[-1])
        scene.game.take(acting[-1], choices[scene.game.decisions * 7 % len(choices)])
