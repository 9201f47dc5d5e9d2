"""Scenarios 1 to 11 (section 16 of the rules): selling, building, workers, and a deck that runs out."""

from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.testing.scenes import A, B, C


def example_2(more: tuple[int, ...] = ()) -> XanaduScene:
    """C holds the Meeting Room (62) and three or more other cards; A has the Barracks (61) with one worker."""
    return stage(
        active=C,
        hands={A: [27], B: [28], C: [62, 63, 65, 68, *more]},
        cities={A: [(61, 1)], C: [(22, 0)]},
    )


def test_scenario_01_example_1() -> None:
    """Two sales at 2 and 6; buildings and workers go to the discard pile; a worker then raises the third to 3."""
    scene = stage(hands={A: [61, 69], B: [26]}, cities={A: [(1, 2), (49, 3), (25, 1)], B: [(12, 0)]})
    workers = scene.workers_on(1) + scene.workers_on(49)
    assert (scene.price(1), scene.price(49), scene.price(25)) == (2, 6, 2)
    assert scene.seen(25)["next_price"] == 3
    scene.play("sell 1", "sell 49", "end_sales")
    assert scene.game.coins == [8, 0, 0]
    assert scene.game.discards == [1, *workers[:2], 49, *workers[2:]]
    assert scene.cards_of(A) == [25]
    scene.skip_to("workers")
    scene.play("place 25")
    assert scene.price(25) == 3


def test_scenario_02_example_2() -> None:
    """Three workers on the Barracks pay for the Meeting Room to the last resource and spoil its price."""
    scene = example_2()
    worker = scene.workers_on(61)[0]
    prices = [scene.price(61)]
    assert scene.legal() == {"sell 22", "end_sales", "skip_turn"}
    scene.play("end_sales")
    assert scene.legal() == {"build 62", "end_building", "skip_turn"}
    scene.play("build 62")
    assert scene.legal() == {"place 61"}
    scene.play("place 61")
    prices.append(scene.price(61))
    assert scene.pool() == {"stone": 1, "bronze": 1}
    assert scene.legal() == {"place 61"}
    scene.play("place 61")
    prices.append(scene.price(61))
    assert scene.pool() == {"stone": 1, "bronze": 2}
    assert scene.legal() == {"place 61"}
    before = len(scene.game.deck)
    scene.play("place 61")
    assert scene.game.active == A, "no card is left to choose as a worker, so the turn is over"
    last = [line for line in scene.told() if "price 4 to 2" in line]
    assert prices == [6, 5, 4] and len(last) == 1
    assert len(scene.game.hands[C]) == 1 and len(scene.game.deck) == before - 1
    assert scene.cards_of(C) == [22, 62] and not scene.building(62).new
    assert scene.game.coins == [2, 0, 0] and scene.cards_of(A) == []
    assert scene.game.discards == [61, worker, 63, 65, 68]
    assert scene.game.hands[A] == [27]


def test_scenario_03_example_3() -> None:
    """With one card more C may place it elsewhere, but not on the new Meeting Room; from A's turn on that is open."""
    scene = example_2(more=(54,))
    scene.play("end_sales", "build 62")
    assert scene.legal() == {"place 61", "place 22"}, "one of four workers may go elsewhere"
    scene.play("place 61", "place 61", "place 61")
    assert scene.building(62).new and scene.building(61).stage == 4
    assert scene.legal() == {"place 22", "end_workers"}
    scene.play("end_workers")
    assert scene.legal() == {"worker 63", "worker 65", "worker 68", "worker 54"}
    scene.play("worker 65", "worker 54", "worker 63")
    assert scene.acting == A
    assert scene.legal() == {"place 22", "place 62", "end_workers"}


def test_scenario_04_own_favour_at_once() -> None:
    """The owner's worker brings the favour too; another's worker leaves it to the owner, from the owner's next turn."""
    own = stage(hands={A: [61, 69], B: [28]}, cities={A: [(1, 1)]})
    own.skip_to("workers")
    own.play("place 1")
    assert own.pool() == {"silk": 2, "water": 1}

    other = stage(active=B, hands={A: [61, 69], B: [62, 64], C: []}, cities={A: [(1, 1)]})
    other.skip_to("workers")
    other.play("place 1")
    assert other.pool() == {"silk": 1, "water": 1}
    other.play("end_workers", "worker 62")
    assert other.game.active == A, "C has no building and no card: it passes by itself"
    other.skip_to("workers")
    assert other.pool() == {"silk": 1}


def test_scenario_05_feasible_with_how_many() -> None:
    """One worker cannot bring both wood and ink; with the Paper Mill's ink it can."""
    others = [(18, 0), (22, 1)]
    poor = stage(hands={A: [27, 61], B: [28]}, cities={B: others})
    assert poor.legal() == {"place 18", "place 22", "end_workers"}, "no building to sell, no card to build"
    rich = stage(hands={A: [27, 61], B: [28]}, cities={A: [(24, 0)], B: others})
    rich.play("end_sales")
    assert "build 27" in rich.legal() and "build 61" not in rich.legal()


def test_scenario_06_no_dead_end() -> None:
    """While a card is pending only workers may be placed after which it can still be paid."""
    scene = stage(hands={A: [27, 61, 62], B: [28]}, cities={B: [(18, 0), (22, 1), (7, 0)]})
    scene.play("build 27")
    assert scene.legal() == {"place 18", "place 22"}
    scene.play("place 18")
    assert scene.legal() == {"place 22"}
    scene.play("place 22")
    assert scene.acting == B, "paid with the last two cards: workers and hand end by themselves"
    assert scene.cards_of(A) == [27]
    assert scene.workers_on(18) == [61] and scene.workers_on(22)[-1] == 62


def test_scenario_07_free_with_passives() -> None:
    """The Cartwrights' wood pays for the Raft Landing without a worker."""
    scene = stage(hands={A: [14], B: [28]}, cities={A: [(21, 0)]}, deck=[5])
    scene.play("end_sales")
    assert scene.legal() == {"build 14", "end_building", "skip_turn"}
    scene.play("build 14")
    assert scene.acting == B
    assert scene.cards_of(A) == [21, 14]
    assert scene.game.hands[A] == [5], "hand 0, then one card for building"


def test_scenario_08_limit() -> None:
    """With five buildings Build is left out; after a sale it is offered."""
    hands = {A: [14, 61], B: [28]}
    cities = {A: [(2, 0), (3, 0), (4, 0), (12, 0), (21, 0)]}
    full = stage(hands=hands, cities=cities)
    full.play("end_sales")
    assert full.legal() == {"place 2", "place 3", "place 4", "place 12", "place 21", "end_workers"}
    sold = stage(hands=hands, cities=cities)
    sold.play("sell 12", "end_sales")
    assert sold.legal() == {"build 14", "end_building"}


def test_scenario_09_hand_limit() -> None:
    """A sale draws three cards, a pass up to seven cards, and no draw goes beyond seven in hand."""
    greens = [61, 62, 63, 64, 65, 66, 67]
    for held, drawn in ((6, 1), (7, 0), (4, 3), (3, 3)):
        sale = stage(hands={A: greens[:held], B: [28]}, cities={A: [(14, 0)], B: [(12, 0)]})
        sale.play("sell 14", "end_sales", "end_workers")
        assert sale.acting == B and len(sale.game.hands[A]) == held + drawn
    passing = stage(hands={A: greens[:2], B: [28]}, cities={A: [(14, 0)], B: [(12, 0)]})
    passing.play("skip_turn")
    assert passing.acting == B and len(passing.game.hands[A]) == 7


def runs_out(seed: int, discards: int) -> XanaduScene:
    """A sells one building (two cards) and fills B's Chamber (25); one card is left in the deck."""
    scene = stage(
        hands={A: [61, 62, 63, 64, 65], B: [66]},
        cities={A: [(14, 1)], B: [(25, 3)], C: [(12, 0)]},
        deck=[1],
        discards=discards - 2,
        rest=C,
        seed=seed,
    )
    scene.play("sell 14", "end_sales", "place 25", "end_workers")
    assert len(scene.game.discards) == discards and len(scene.game.hands[A]) == 5
    scene.play("worker 61")
    return scene


def test_scenario_10_deck_runs_out_while_drawing() -> None:
    """The pile becomes the deck in the middle of a draw, before the forced sale fills it again."""
    positions = set()
    for seed in range(80):
        scene = runs_out(seed, discards=30)
        assert scene.acting == B and len(scene.game.hands[A]) == 7 and 1 in scene.game.hands[A]
        assert scene.game.pass_number == 2
        deck = scene.view()["deck"]
        assert deck == {"count": 29, "pass": 2, "passes": 2, "marker": "in"}, "28 cards and the marker"
        assert len(scene.game.deck) == 28
        positions.add(scene.game.marker_under)
        assert scene.game.coins == [2, 5, 0]
        assert scene.game.discards[0] == 25 and scene.game.discards[4] == 61 and len(scene.game.discards) == 5
    assert positions == set(range(11)), "the marker is among the lowest eleven of 31, anywhere"


def test_scenario_11_small_pile() -> None:
    """With four discards the marker may be anywhere, even on top; without discards the draw ends short."""
    met = set()
    for seed in range(60):
        scene = runs_out(seed, discards=4)
        assert scene.game.pass_number == 2
        held, left = len(scene.game.hands[A]), len(scene.game.deck)
        assert held + left == 9, "four and one and four cards"
        if scene.is_over():
            assert held in (5, 6) and scene.game.marker_drawn
            met.add(("over", held))
        else:
            assert held == 7 and scene.view(A)["deck"]["count"] == 3
            met.add(("under", scene.game.marker_under))
    assert met == {("over", 5), ("over", 6), ("under", 0), ("under", 1), ("under", 2)}

    empty = stage(
        hands={A: [61, 62, 63, 64], B: [66]},
        cities={A: [(14, 0)], B: [(25, 3)], C: [(12, 0)]},
        deck=[1],
        rest=C,
    )
    empty.play("skip_turn")
    assert empty.acting == B
    assert set(empty.game.hands[A]) == {1, 61, 62, 63, 64}
    assert empty.game.deck == [] and empty.game.pass_number == 1
