"""Taking back (section 14 of the rules): one's latest decisions, one by one, never across a barrier."""

from collections.abc import Iterator
from json import dumps
from random import Random

import pytest

import tongbao
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao import Record, Seat, undone
from tongbao.engine.game import Game
from tongbao.engine.record import taken_off
from tongbao.games.xanadu.table import Xanadu
from tongbao.testing.scenes import A, B, C, Scene


def crosses(scene: XanaduScene, text: str, seat: int = A) -> bool:
    """Whether the game warns that this choice can't be taken back."""
    return scene.game.crosses_barrier(seat, tongbao.GAMES["xanadu"].action_space.parse(text))


def test_marks_builds_and_workers_can_be_taken_back() -> None:
    """Between the barriers every decision of the turn counts."""
    scene = stage(hands={A: [14, 61, 62], B: [28]}, cities={A: [(21, 0), (12, 0)]})
    for done, text in enumerate(("end_sales", "build 14", "place 21", "end_workers")):
        assert scene.game.undoable(A) == done
        assert not crosses(scene, text)
        scene.play(text)
    assert scene.game.undoable(A) == 4 and scene.game.undoable(B) == 0 and scene.game.undoable(C) == 0


def test_confirming_sales_is_a_barrier() -> None:
    """With a building marked; without one it is not."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0), (3, 0)]})
    assert not crosses(scene, "end_sales")
    assert not crosses(scene, "sell 12")
    scene.play("sell 12")
    assert scene.game.undoable(A) == 1
    assert crosses(scene, "end_sales")
    scene.play("end_sales")
    assert scene.acting == A and scene.game.undoable(A) == 0
    assert crosses(scene, "end_workers"), "the last decision of the turn"


def test_the_last_worker_is_a_barrier_the_earlier_are_not() -> None:
    """With the last one cards are drawn and the next seat acts."""
    scene = stage(hands={A: [61, 62, 63], B: [28]}, cities={A: [(12, 0)]})
    scene.play("end_sales", "place 12", "place 12", "end_workers")
    assert not crosses(scene, "worker 61")
    scene.play("worker 61")
    assert scene.game.undoable(A) == 5 and crosses(scene, "worker 62")
    scene.play("worker 62")
    assert scene.acting == B and scene.game.undoable(A) == scene.game.undoable(B) == 0


@pytest.mark.parametrize(
    ("hand", "before", "last"),
    [
        ([14], ["end_sales"], "build 14"),
        ([14, 61], ["end_sales", "build 14"], "place 21"),
        ([61], ["end_sales"], "end_workers"),
        ([61], [], "skip_turn"),
    ],
)
def test_whatever_ends_the_turn_is_a_barrier(hand: list[int], before: list[str], last: str) -> None:
    """A building paid without workers, the last card placed, a turn skipped: cards are drawn."""
    scene = stage(hands={A: hand, B: [28]}, cities={A: [(21, 0)]})
    scene.play(*before)
    assert crosses(scene, last)
    scene.play(last)
    assert scene.acting == B and scene.game.undoable(A) == 0


def picking() -> Scene[Xanadu]:
    """Three seats choose their starting buildings."""
    game = tongbao.new("xanadu", players=3, seed=6)
    assert isinstance(game, Xanadu)
    return Scene(game)


def test_starting_picks_can_be_withdrawn_until_all_have_finished() -> None:
    """By every seat its own, whoever has picked after it; the last pick of all is a barrier."""
    scene = picking()
    pick = {seat: min(scene.legal(seat)) for seat in (A, B, C)}
    scene.play(pick[B], seat=B)
    scene.play(pick[A], seat=A)
    assert [scene.game.undoable(seat) for seat in (A, B, C)] == [1, 1, 0]
    back = undone(scene.game, B)
    assert back.seats_to_act() == (B, C) and Seat(back, A).view()["picks"] == [int(pick[A].split()[1])]
    assert Seat(back, B).view()["picks"] == [] and back.choices(B) == picking().game.choices(B)
    last = tongbao.GAMES["xanadu"].action_space.parse(pick[C])
    assert scene.game.crosses_barrier(C, last)
    scene.play(pick[C], seat=C)
    assert [scene.game.undoable(seat) for seat in (A, B, C)] == [0, 0, 0]


def test_two_picks_are_withdrawn_one_by_one() -> None:
    """The latest first."""
    game = tongbao.new("xanadu", players=2, seed=6)
    scene = Scene(game)
    for _ in range(2):
        scene.play(min(scene.legal(A)), seat=A)
    assert scene.game.undoable(A) == 2
    once = undone(scene.game, A)
    assert once.undoable(A) == 1 and scene.view(A)["picks"][:1] == Seat(once, A).view()["picks"]
    twice = undone(once, A)
    assert twice.undoable(A) == 0 and Seat(twice, A).view()["picks"] == []


def test_nothing_is_undone_across_a_barrier() -> None:
    """The refusal is one sentence, and the game goes on untouched."""
    scene = picking()
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        undone(scene.game, A)
    while scene.view()["phase"] == "start":
        scene.play(min(scene.legal()))
    before = Record.of(scene.game).dumps()
    for seat in (A, B, C):
        with pytest.raises(tongbao.IllegalChoice):
            undone(scene.game, seat)
    assert Record.of(scene.game).dumps() == before


@pytest.mark.contract
@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [(2, {}, 1), (3, {"even_turns": "on"}, 2), (3, {"advanced": "on"}, 3), (5, {"edition": "online"}, 4)],
)
def test_undo_through_whole_games(players: int, options: dict[str, str], seed: int) -> None:
    """At every moment exactly the decisions since the last barrier can be taken back, and lead to the same tables."""
    game = tongbao.new("xanadu", players=players, seed=seed, options=options)
    assert isinstance(game, Xanadu)
    scene, luck = Scene(game), Random(seed)
    open_decisions: list[int] = []
    barriers = set()
    while not scene.is_over():
        seat = luck.choice(game.seats_to_act())
        choice = luck.choice(game.choices(seat))
        text, verb = str(choice), choice.verb.name
        phase, turns, marked, before = scene.view()["phase"], game.turns, bool(game.marked), dumps(game.state())
        warned = game.crosses_barrier(seat, choice)
        scene.play(text, seat=seat)
        sold = verb == "end_sales" and marked
        revealed_or_restarted = (phase == "start") != (scene.view()["phase"] == "start")
        barrier = game.turns > turns or scene.is_over() or revealed_or_restarted or sold
        assert warned == barrier, text
        open_decisions = [] if barrier else [*open_decisions, seat]
        assert [game.undoable(s) for s in range(players)] == [open_decisions.count(s) for s in range(players)]
        if barrier:
            barriers.add(verb)
        else:
            assert dumps(undone(game, seat).state()) == before
    assert {"start", "end_sales", "worker", "skip_turn"} <= barriers


def after_choices(*verbs: str) -> Iterator[tuple[Game, list[str]]]:
    """Games whose acting seat has just made choices of these verbs, which it could take back; and these choices."""
    for seed in range(40):
        game, dice = tongbao.new("xanadu", players=3, seed=seed), Random(seed)
        while not game.over:
            seat = game.seats_to_act()[0]
            offered = game.choices(seat)
            game.take(seat, dice.choice([one for one in offered if one.verb.name != "skip_turn"] or offered))
            made = [decision.choice for decision in Record.of(game).choices if decision.seat == game.seats_to_act()[0]]
            latest = made[len(made) - len(verbs) :]
            if [one.verb.name for one in latest] == list(verbs) and game.undoable(game.actor) >= len(verbs):
                yield game, [one.text for one in latest]
                break


def test_x45_a_single_worker_is_taken_off_and_the_others_stay() -> None:
    """Later choices are made again: the same position as if the worker had never been sent."""
    tried = 0
    for game, (first, second, third) in after_choices("place", "place", "place"):
        if first in (second, third) or Seat(game, game.actor).view()["phase"] != "workers":
            continue
        tried += 1
        seat = game.actor
        after, back, again = taken_off(game, seat, first)
        never = undone(game, seat, 3)
        for choice in again:
            never.take(seat, choice)
        assert back == 3 and after.state() == never.state()
        texts = [choice.text for choice in again]
        assert texts == [second, third][: len(texts)] and after.undoable(seat) == game.undoable(seat) - 3 + len(texts)
        if len(texts) < 2:  # what isn't chosen again can't be, or the card that it pays for is pending anew
            assert [second, third][len(texts)] not in [choice.text for choice in after.choices(seat)]
        with pytest.raises(tongbao.IllegalChoice, match=rf"“{first}” isn’t a choice .* can undo now\.$"):
            taken_off(after, seat, first)
    assert tried > 3


def test_x45_a_choice_that_would_end_the_turn_is_not_made_again() -> None:
    """With one worker fewer the card chosen for the other would be the last decision, and cards would be drawn."""
    tried = 0
    for game, (first, *_) in after_choices("place", "place", "end_workers", "worker"):
        if len(Seat(game, game.actor).view()["workers"]["placed"]) > 2:
            continue
        tried += 1
        after, _, again = taken_off(game, game.actor, first)
        assert "worker" not in [choice.verb.name for choice in again]
        assert after.actor == game.actor and after.known == undone(game, game.actor, 4).known
    assert tried


def test_x45_nonsense_and_choices_of_others_are_refused() -> None:
    (game, (first, _)), *_ = after_choices("place", "place")
    for seat, text in ((game.actor, "steal 12"), (game.actor, "place"), ((game.actor + 1) % 3, first)):
        with pytest.raises(tongbao.IllegalChoice):
            taken_off(game, seat, text)
