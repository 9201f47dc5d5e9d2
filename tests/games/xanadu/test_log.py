"""The log (section 13 of the rules): what holds of it whatever it tells; its lines stand in golden files."""

from typing import Any

import pytest

import tongbao
from tests.games.xanadu.scene import stage
from tongbao import Seat
from tongbao.testing.scenes import A, B, Scene


def test_building_nothing_is_never_told() -> None:
    """The log is the same whether a player could not build or would not, and tells of no step left out."""
    able = stage(hands={A: [14, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    unable = stage(hands={A: [62, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    able.play("end_sales", "end_building", "place 12", "end_workers", "worker 61")
    unable.play("end_sales", "place 12", "end_workers", "worker 61")
    assert able.told(B) == unable.told(B)
    assert able.told() == ["A puts a worker on B’s 12: clay + water; price 2 to 2.", "A draws 1."]


def test_lines_are_numbered_and_can_be_asked_from_one_on() -> None:
    """`n` counts the lines; `since` leaves out the earlier ones."""
    scene = stage(hands={A: [61, 62], B: [63]}, cities={A: [(12, 0)], B: [(3, 0)]})
    scene.play("skip_turn", "skip_turn")
    lines = Seat(scene.game, A).log()
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert Seat(scene.game, A).log(2) == lines[2:] and len(lines) > 2


def test_without_a_chronicle_nothing_is_kept() -> None:
    """A simulation has no log."""
    scene = Scene(tongbao.new("xanadu", players=3, seed=3))
    for _ in range(20):
        scene.play(min(scene.legal()))
    assert scene.told() == []


@pytest.mark.parametrize(("players", "options", "seed"), [(2, {}, 1), (3, {"even_turns": "on"}, 2), (6, {}, 3)])
def test_the_log_accounts_for_every_coin_and_card(players: int, options: dict[str, str], seed: int) -> None:
    """Sales, forced sales and bonuses add up to the scores; every draw told is a draw made."""
    scene = Scene(tongbao.new("xanadu", players=players, seed=seed, options=options, chronicle=True))
    drawn = 0
    while not scene.is_over():
        choices = scene.game.choices(scene.acting)
        before = sum(seat["hand_count"] for seat in scene.view()["seats"])
        scene.game.take(scene.acting, choices[(scene.game.decisions * 11 + seed) % len(choices)])
        drawn += max(0, sum(seat["hand_count"] for seat in scene.view()["seats"]) - before)
    coins, told, results, seller = [0] * players, 0, {}, 0
    for line in Seat(scene.game, tongbao.SPECTATOR).log():
        text = str(line["text"])
        facts: Any = line["facts"]
        if "sells {card}" in text or "sells the full {card}" in text:
            seller = facts["player"] if "player" in facts else facts["owner"]
            coins[seller] += facts["n"]
        elif text.startswith("The Khan adds"):
            coins[seller] += facts["n"]
        elif text == "{player} draws {n}.":
            told += facts["n"]
        elif "tong bao" in text:
            results[facts["player"]] = facts["n"]
    assert coins == scene.game.scores() and results == dict(enumerate(coins))
    assert told >= drawn > 0
