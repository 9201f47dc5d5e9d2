"""What each seat and the spectators see (sections 12 and 15 of the rules)."""

import json
import random
from typing import Any

import pytest

import tongbao
from tongbao import Seat
from tongbao.games.xanadu.table import Xanadu
from tongbao.testing.scenes import A, B, C, Scene

from .scene import XanaduScene, stage

SPECTATOR = tongbao.SPECTATOR
EVERYBODY = (A, B, C, SPECTATOR)
FIELDS = {
    *("game", "rules", "players", "options", "viewer", "decisions", "over", "phase", "active", "first", "round"),
    *("to_act", "deck", "discard", "building_limit", "sale", "pool", "pending", "workers", "seats", "hand", "picks"),
    "result",
}
OF_SEATS = {"seat", "coins", "hand_count", "in_play", "limit", "finished", "buildings"}
OF_BUILDINGS = {
    *("card", "owner", "stage", "new", "full", "marked", "price", "bonus", "next_price", "trend", "open", "workers"),
    *("put", "gains", "why_not"),
}


def busy() -> XanaduScene:
    """A, with a mark sold and a card pending, has placed one worker of two; workers of B lie about."""
    scene = stage(
        hands={A: [62, 63, 65, 68, 54], B: [27, 28], C: [29]},
        cities={A: [(22, 0), (12, 0)], B: [(61, 1)]},
        deck=[7, 8],
    )
    scene.play("sell 12", "end_sales", "build 62", "place 61")
    return scene


def sealed() -> XanaduScene:
    """All start anew; B has chosen."""
    scene = stage(
        hands={A: [3, 61, 62, 63, 64, 65, 66], B: [4, 10, 26, 27, 28, 29, 30], C: [5, 31, 32, 33, 34, 35, 36]},
        cities={A: [(12, 1)]},
    )
    scene.play("sell 12", "end_sales")
    scene.play("start 10", seat=B)
    return scene


def last_pass() -> XanaduScene:
    """The marker lies among the last cards; B has placed a worker on A's building."""
    scene = stage(
        active=B,
        hands={A: [61], B: [62, 63], C: [64]},
        cities={A: [(12, 1)], B: [(3, 2)]},
        above_marker=12,
        pass_number=2,
    )
    scene.play("end_sales", "place 12", "end_workers", "worker 63")
    return scene


def ended() -> XanaduScene:
    """A has drawn the marker."""
    scene = stage(hands={A: [61]}, cities={A: [(12, 1)], B: [(3, 2)]}, deck=[7], above_marker=1, pass_number=2)
    scene.play("skip_turn")
    return scene


SCENES = [busy, sealed, last_pass, ended]


@pytest.mark.parametrize("make", SCENES)
def test_the_view_has_exactly_the_promised_fields(make: Any) -> None:
    """Nothing more than is listed goes to anybody, and it is plain JSON."""
    scene = make()
    for viewer in EVERYBODY:
        view = scene.view(viewer)
        assert set(view) == FIELDS and view["viewer"] == viewer
        for seat in view["seats"]:
            assert set(seat) == OF_SEATS
            assert all(set(building) == OF_BUILDINGS for building in seat["buildings"])
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("make", SCENES)
def test_what_a_seat_does_not_know_does_not_show(make: Any) -> None:
    """Dealing anew all that a seat doesn't know changes nothing it sees, reads or may choose."""
    scene = make()
    for viewer in EVERYBODY:
        for seed in range(12):
            other = tongbao.Seat(scene.game, viewer).imagine(seed)
            assert isinstance(other, Xanadu)
            assert Seat(other, viewer).view() == scene.view(viewer)
            assert Seat(other, viewer).log() == Seat(scene.game, viewer).log()
            assert other.choices(viewer) == scene.game.choices(viewer)
            assert sorted(all_cards(other)) == sorted(all_cards(scene.game))


def all_cards(game: Xanadu) -> list[int]:
    """Every card on the table, blank markers left out."""
    workers = [card for city in game.cities for building in city for card in game.workers_on(building) if card]
    buildings = [building.card for city in game.cities for building in city]
    pending = [game.pending] if game.pending else []
    return [card for hand in game.hands for card in hand] + game.deck + game.discards + workers + buildings + pending


def test_what_is_imagined_differs() -> None:
    """The other hands and the order of the deck are really dealt anew."""
    games = [tongbao.Seat(last_pass().game, A).imagine(seed) for seed in range(12)]
    tables = [game for game in games if isinstance(game, Xanadu)]
    assert len({tuple(game.hands[B]) for game in tables}) > 1
    assert len({tuple(game.deck) for game in tables}) > 1
    assert len({game.marker_under for game in tables}) > 1
    assert len({game.workers_on(game.cities[A][0])[1] for game in tables}) > 1, "B's worker is unknown to A"
    assert {game.workers_on(game.cities[A][0])[0] for game in tables} == {70}, "A's own is not"


def test_hands() -> None:
    """Faces for the owner, numbers of cards for all."""
    scene = busy()
    assert [card["card"] for card in scene.view(A)["hand"]] == [54, 63, 65, 68]
    assert [card["card"] for card in scene.view(B)["hand"]] == [27, 28]
    assert scene.view(SPECTATOR)["hand"] is None
    for viewer in EVERYBODY:
        assert [seat["hand_count"] for seat in scene.view(viewer)["seats"]] == [4, 2, 1]


def test_cards_that_cannot_be_built_are_dark() -> None:
    """With the reason: resources or the building limit."""
    scene = stage(hands={A: [14, 61], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    scene.play("end_sales")
    assert scene.view(A)["hand"] == [
        {"card": 14, "buildable": True, "why_not": None, "missing": {}, "beyond": {}},
        {"card": 61, "buildable": False, "why_not": "resources", "missing": {"jade": 1}, "beyond": {"jade": 1}},
    ]
    cities = {A: [(21, 0), (2, 0), (3, 0), (4, 0), (12, 0)]}
    full = stage(hands={A: [14, 61], B: [28]}, cities=cities)
    full.play("end_sales")
    assert {card["why_not"] for card in full.view(A)["hand"]} == {"limit"}


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


def test_deck_discards_and_marker() -> None:
    """The number of cards counts the marker; where it lies is told to nobody."""
    scene = last_pass()
    for viewer in EVERYBODY:
        deck = scene.view(viewer)["deck"]
        assert deck == {"count": len(scene.game.deck) + 1, "pass": 2, "passes": 2, "marker": "in"}
        views = []
        for under in (0, 5, len(scene.game.deck)):
            table = XanaduScene(scene.game.clone())
            table.game.marker_under = under
            views.append(table.view(viewer))
        assert views[0] == views[1] == views[2]
    fresh = stage(hands={A: [61]}, cities={A: [(12, 0)]})
    assert fresh.view()["deck"] == {"count": 68, "pass": 1, "passes": 2, "marker": "out"}
    assert ended().view()["deck"]["marker"] == "drawn"


def test_discards_in_order() -> None:
    """From the bottom of the pile to its top."""
    assert all(busy().view(viewer)["discard"] == [12] for viewer in EVERYBODY)


def test_workers_on_squares() -> None:
    """Everybody sees that a worker is there and who placed it, only who placed it sees its face."""
    scene = last_pass()
    for viewer in EVERYBODY:
        mine = 70 if viewer == A else None
        hers = 63 if viewer == B else None
        assert scene.seen(12, viewer)["workers"] == [
            {"seat": A, "card": mine, "marker": False},
            {"seat": B, "card": hers, "marker": False},
        ]


def test_marks_for_sale_are_open() -> None:
    """With their running sum."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0), (49, 3)], B: [(3, 0)]})
    assert scene.view()["sale"] == {"marked": [], "prices": [], "sum": 0}
    scene.play("sell 49")
    for viewer in EVERYBODY:
        assert scene.view(viewer)["sale"] == {"marked": [49], "prices": [6], "sum": 6}
        assert scene.seen(49, viewer)["marked"] is True and scene.seen(12, viewer)["marked"] is False
    scene.play("sell 12")
    assert scene.view()["sale"] == {"marked": [49, 12], "prices": [6, 2], "sum": 8}
    scene.play("end_sales")
    assert scene.view()["sale"] == {"marked": [], "prices": [], "sum": 0}


def test_pending_card_pool_and_workers_are_open() -> None:
    """What is built, what it costs, what is there and what is missing; workers placed and left."""
    scene = busy()
    for viewer in EVERYBODY:
        view = scene.view(viewer)
        assert view["phase"] == "workers" and view["active"] == A and view["to_act"] == [A]
        assert view["pool"] == {"stone": 1, "bronze": 1}
        assert view["pending"] == {
            "card": 62,
            "cost": {"stone": 1, "bronze": 2, "jade": 1},
            "paid": {"stone": 1, "bronze": 1},
            "outstanding": {"bronze": 1, "jade": 1},
        }
        assert view["workers"] == {"placed": [{"building": 61, "square": 2}], "left": 3}
        assert scene.seen(61, viewer)["workers"][1] == {"seat": A, "card": None, "marker": True}
        assert scene.seen(61, viewer)["put"] == [2]
        buildings = [building for seat in view["seats"] for building in seat["buildings"]]
        assert {one["card"]: one["put"] for one in buildings if one["put"]} == {61: [2]}


def test_starting_picks() -> None:
    """One's own; of the others only whether they have finished."""
    scene = sealed()
    assert [scene.view(viewer)["picks"] for viewer in EVERYBODY] == [[], [10], [], []]
    for viewer in EVERYBODY:
        view = scene.view(viewer)
        assert [seat["finished"] for seat in view["seats"]] == [False, True, False]
        assert view["phase"] == "start" and view["to_act"] == [A, C]
        assert [seat["buildings"] for seat in view["seats"]] == [[], [], []]
    assert scene.legal(SPECTATOR) == set() and scene.legal(B) == set()
    assert all(seat["finished"] is None for seat in busy().view()["seats"])


def test_choices_are_shown_to_the_acting_seat_only() -> None:
    """Nobody else, the spectators least of all, learns what could be chosen."""
    scene = busy()
    assert scene.legal(A) == {"place 61", "place 22"}
    assert scene.legal(B) == scene.legal(C) == scene.legal(SPECTATOR) == set()


def test_buildings_prices_and_gains() -> None:
    """Price now and after the next worker, and what a worker of the active player would bring there."""
    scene = stage(hands={A: [61, 62, 63], B: [28]}, cities={A: [(1, 1)], B: [(5, 1), (25, 0)]})
    scene.skip_to("workers")
    own, other = scene.seen(1), scene.seen(5)
    assert (own["price"], own["next_price"], own["trend"]) == (2, 2, "same")
    assert own["gains"] == {"silk": 2, "water": 1}, "harvest and own favour"
    assert other["gains"] == {"wood": 1, "silk": 1}, "the favour is B's"
    assert (own["owner"], other["owner"]) == (A, B)
    assert own["open"] and not own["new"] and not own["full"]


def test_new_and_full_buildings() -> None:
    """A new building lies sideways and takes no workers; a full one waits for its sale."""
    scene = stage(hands={A: [14, 61, 62, 63], B: [28]}, cities={A: [(21, 0)], B: [(25, 3)]})
    scene.play("end_sales", "build 14", "place 25")
    new, full = scene.seen(14), scene.seen(25)
    assert (new["new"], new["open"], new["gains"], new["stage"]) == (True, False, None, 0)
    assert (full["full"], full["open"], full["gains"], full["price"]) == (True, False, None, 5)


def test_seats() -> None:
    """Tong bao, the value of what each has in play, and buildings against the limit."""
    scene = stage(
        5, hands={A: [70], B: [28]}, cities={A: [(50, 1), (61, 2)], B: [(12, 0)]}, coins=[3, 1, 4, 1, 5], active=B
    )
    seats = scene.view(C)["seats"]
    assert [seat["coins"] for seat in seats] == [3, 1, 4, 1, 5]
    assert [seat["in_play"] for seat in seats] == [5 + 1 + 5 + 2, 2, 0, 0, 0]
    assert [(len(seat["buildings"]), seat["limit"]) for seat in seats[:2]] == [(2, 4), (1, 4)]


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


def test_end() -> None:
    """The result, and nobody to act."""
    scene = ended()
    for viewer in EVERYBODY:
        view = scene.view(viewer)
        assert view["over"] is True and view["phase"] == "end" and view["to_act"] == []
        assert view["result"] == {"scores": [2, 2, 0], "places": [1, 1, 3], "ending": "marker"}
    assert busy().view()["result"] is None
