"""What each seat and the spectators see (sections 12 and 15 of the rules)."""

import random

import tongbao
from tests.games.xanadu.positions import last_pass
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao import Seat
from tongbao.games.xanadu.table import Xanadu
from tongbao.testing.scenes import A, B, C, Scene

SPECTATOR = tongbao.SPECTATOR
EVERYBODY = (A, B, C, SPECTATOR)


def test_what_is_imagined_differs() -> None:
    """The other hands and the order of the deck are really dealt anew."""
    games = [tongbao.Seat(last_pass().game, A).imagine(seed) for seed in range(12)]
    tables = [game for game in games if isinstance(game, Xanadu)]
    assert len({tuple(game.hands[B]) for game in tables}) > 1
    assert len({tuple(game.deck) for game in tables}) > 1
    assert len({game.marker_under for game in tables}) > 1
    assert len({game.workers_on(game.cities[A][0])[1] for game in tables}) > 1, "B's worker is unknown to A"
    assert {game.workers_on(game.cities[A][0])[0] for game in tables} == {70}, "A's own is not"


def test_what_is_marked_counts_as_sold() -> None:
    """The Raft Landing (14) costs what the Cartwrights (21) bring; the fifth site is free once anything is marked."""
    cities = {A: [(21, 0), (2, 0), (3, 0), (4, 0), (12, 0)]}
    scene = stage(hands={A: [14], B: [28]}, cities=cities)
    assert scene.view(A)["hand"][0]["why_not"] == "limit"
    scene.play("sell 2")
    assert scene.view(A)["hand"][0]["why_not"] is None
    scene.play("sell 21")
    assert scene.view(A)["hand"][0]["why_not"] == "resources"
    scene.play("end_sales")
    assert scene.phase() == "workers" and scene.view(A)["hand"][0]["why_not"] == "resources"


def test_buildings_where_no_worker_can_go_say_why() -> None:
    """While workers are placed: a new building, a full one, one that would leave the cost unpaid; and no other."""
    reasons = set()
    for seed in range(6):
        game, dice = tongbao.new("xanadu", players=3, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.seats_to_act()[0]
            view = Seat(game, seat).view()
            placing = {choice.parameters[0] for choice in game.choices(seat) if choice.verb.name == "place"}
            for building in [building for city in view["seats"] for building in city["buildings"]]:
                reasons.add(building["why_not"])
                assert (building["why_not"] is None) == (view["phase"] != "workers" or building["card"] in placing)
            game.take(seat, dice.choice(game.choices(seat)))
    assert reasons == {None, "new", "full", "cost"}


def test_where_the_marker_lies_is_told_to_nobody() -> None:
    """The number of cards counts it."""
    scene = last_pass()
    assert scene.view()["deck"]["count"] == len(scene.game.deck) + 1
    for viewer in EVERYBODY:
        views = []
        for under in (0, 5, len(scene.game.deck)):
            table = XanaduScene(scene.game.clone())
            table.game.marker_under = under
            views.append(table.view(viewer))
        assert views[0] == views[1] == views[2]


def test_phases_and_rounds() -> None:
    """The phase in a word, and how often the turn has come round."""
    scene = Scene(tongbao.new("xanadu", players=3, seed=9, chronicle=True))
    assert scene.view()["phase"] == "start" and scene.view()["over"] is False
    while scene.view()["phase"] == "start":
        scene.play(min(scene.legal()))
    rounds = []
    for _ in range(6):
        assert scene.view()["phase"] == "sell"
        rounds.append((scene.view()["round"], scene.acting))
        scene.play("skip_turn")
    first = scene.view()["first"]
    assert rounds == [(1 + turn // 3, (first + turn) % 3) for turn in range(6)]
