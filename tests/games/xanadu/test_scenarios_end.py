"""Scenarios 12 to 22 (section 16 of the rules): the marker, starting anew, the advanced game, the end."""

from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.testing.scenes import A, B, C, D

GREENS = [61, 62, 63, 64, 65, 66, 67]


def test_scenario_12_marker() -> None:
    """The marker stops the draw; everything on the table is sold as it stands and nobody takes another turn."""
    scene = stage(
        hands={A: [12, 62, 63, 64, 65, 66], B: [28]},
        cities={A: [(14, 0), (3, 0)], B: [(61, 3)], C: [(35, 3)]},
        deck=[1, 2],
        above_marker=1,
        pass_number=2,
    )
    scene.play("sell 14", "end_sales", "build 12", "place 61", "end_workers", "worker 62")
    assert scene.is_over() and scene.game.seats_to_act() == ()
    assert set(scene.game.hands[A]) == {63, 64, 65, 66, 1}
    assert scene.game.deck[-1] == 2
    assert scene.game.scores() == [2 + 2 + 2, 2, 8], "sale, Brick Kiln and new Well House; full Barracks; Observatory"
    assert scene.game.places() == [2, 3, 1]
    assert scene.view()["result"]["ending"] == "marker"


def test_scenario_13_bonus() -> None:
    """With crowd the Khan adds 1 for a yellow and 2 for a green building in every sale, nothing for a magenta one."""
    scene = stage(
        6,
        hands={A: [61], C: [25], D: [26]},
        cities={B: [(51, 3)], C: [(64, 1)], D: [(74, 1)]},
        deck=[1],
        above_marker=1,
        pass_number=3,
        options={"edition": "online", "crowd": "on"},
    )
    scene.play("place 51")
    assert scene.game.hands[A] == [1]
    assert scene.is_over(), "B has neither a building nor a card, passes and draws the marker"
    assert scene.game.scores() == [0, 8 + 1, 9 + 2, 8, 0, 0]


def restart_in_sell() -> XanaduScene:
    """Only A has a building, the Tailor's Shop."""
    return stage(
        hands={A: [14, 61, 62, 63, 64, 65], B: [3, 25, 26], C: [4, 27, 28, 29, 30, 31, 32]},
        cities={A: [(1, 0)]},
        deck=[2, 41, 42, 43, 44, 9],
    )


def test_scenario_14_restart_in_sell() -> None:
    """All refill from A on and start anew; then A builds on, and its turn remains a sale turn."""
    scene = restart_in_sell()
    scene.play("sell 1", "end_sales")
    assert scene.game.coins == [2, 0, 0]
    assert set(scene.game.hands[A]) == {14, 61, 62, 63, 64, 65, 2}
    assert set(scene.game.hands[B]) == {3, 25, 26, 41, 42, 43, 44}
    assert set(scene.game.hands[C]) == {4, 27, 28, 29, 30, 31, 32}
    assert set(scene.game.seats_to_act()) == {A, B, C}
    scene.play("start 4", seat=C)
    assert scene.legal(A) == {"start 2", "start 14"} and scene.legal(B) == {"start 3"}
    scene.play("start 2", seat=A)
    scene.play("start 3", seat=B)
    assert [scene.cards_of(seat) for seat in (A, B, C)] == [[2], [3], [4]]
    assert scene.acting == A and len(scene.game.hands[A]) == 6
    assert scene.legal() == {"build 14", "end_building"}, (
        "the new Carpenters’ Yard gives wood; no skipping after a sale"
    )
    scene.play("end_building", "end_workers")
    assert scene.acting == B
    assert set(scene.game.hands[A]) == {14, 61, 62, 63, 64, 65, 9}, "one card up to the limit of seven"


def test_scenario_15_restart_at_the_end() -> None:
    """The last building is full and sold: all refill from B on and start anew, then B takes its turn."""
    scene = stage(
        hands={A: [61, 62], B: [3], C: [4, 25]},
        cities={B: [(14, 3)]},
        deck=[1, *range(30, 46)],
    )
    scene.play("place 14")
    assert scene.legal() == {"worker 61", "worker 62"}, "no open building is left for a second worker"
    scene.play("worker 61")
    assert scene.game.coins == [0, 3, 0] and len(scene.game.discards) == 5
    assert set(scene.game.hands[B]) == {3, *range(30, 36)}
    assert set(scene.game.hands[C]) == {4, 25, *range(36, 41)}
    assert set(scene.game.hands[A]) == {62, 1, *range(41, 46)}
    scene.play("start 1", seat=A)
    scene.play("start 3", seat=B)
    scene.play("start 4", seat=C)
    assert [scene.cards_of(seat) for seat in (A, B, C)] == [[1], [3], [4]]
    assert scene.acting == B and scene.phase() == "sell"


def test_scenario_16_starting_picks() -> None:
    """Each pick takes the first colour still in hand; nobody sees a pick before all have finished."""
    duo = stage(
        2,
        hands={A: [1, 49, 50, 61, 62, 63, 64], B: [3, 4, 25, 26, 27, 28, 29]},
        cities={A: [(12, 0)]},
    )
    duo.play("sell 12", "end_sales")
    assert duo.legal(A) == {"start 1"}
    duo.play("start 1", seat=A)
    assert duo.legal(A) == {"start 49", "start 50"}

    green = stage(
        hands={A: GREENS, B: [3, 4, 25, 26, 27, 28, 29], C: [9, 10, 30, 31, 32, 33, 34]}, cities={A: [(12, 0)]}
    )
    green.play("sell 12", "end_sales")
    assert green.legal(A) == {f"start {card}" for card in GREENS}
    for b_first in (False, True):
        views = []
        for pick in (61, 62):
            table = XanaduScene(green.game.clone())
            if b_first:
                table.play("start 3", seat=B)
            table.play(f"start {pick}", seat=A)
            assert table.view(A)["picks"] == [pick]
            assert table.view(B)["picks"] == ([3] if b_first else [])
            assert table.view(B)["seats"][A]["finished"] is True
            assert table.view(B)["seats"][C]["finished"] is False
            views.append((table.view(B), table.view(), table.told(B), table.told()))
        assert views[0] == views[1], "B and the spectators can't tell one pick from the other"


def test_scenario_17_own_fill() -> None:
    """A fills its own Hunting Leopards to pay for the Pavilion and sells them full for 8."""
    scene = stage(hands={A: [63, 62, 64], B: [28]}, cities={A: [(21, 0), (51, 2)]}, deck=[5])
    workers = list(scene.workers_on(51))
    scene.play("end_sales")
    assert scene.legal() == {"build 63", "end_building", "skip_turn"}
    scene.play("build 63")
    assert scene.legal() == {"place 51"}
    scene.play("place 51")
    assert scene.pool() == {"wood": 1, "water": 1, "silk": 1, "jade": 1}
    assert scene.legal() == {"place 51"}
    scene.play("place 51")
    assert scene.acting == B
    assert scene.game.hands[A] == [5]
    assert scene.cards_of(A) == [21, 63] and scene.game.coins == [8, 0, 0]
    assert scene.game.discards == [51, *workers, 62, 64]


def test_scenario_18_advanced_no_sharing() -> None:
    """The same wood does not pay twice in one turn."""
    scene = stage(hands={A: [14, 18], B: [28]}, cities={A: [(21, 0)]}, options={"advanced": "on"})
    scene.play("end_sales")
    assert scene.legal() == {"build 14", "build 18", "end_building", "skip_turn"}
    scene.play("build 14")
    assert scene.cards_of(A) == [21, 14] and scene.pool() == {}
    assert scene.legal() == {"place 21", "end_workers"}


def test_scenario_19_advanced_leftovers() -> None:
    """What one building leaves over pays for the next in the same turn."""
    scene = stage(hands={A: [3, 6, 61], B: [28]}, cities={B: [(14, 2)]}, options={"advanced": "on"}, deck=[5])
    assert scene.legal() == {"build 3", "build 6", "end_building", "skip_turn"}
    scene.play("build 3")
    assert scene.legal() == {"place 14"}
    scene.play("place 14")
    assert scene.cards_of(A) == [3] and scene.building(3).new
    assert scene.pool() == {"clay": 1}, "from the worker; the new Brick Kiln gives none this turn"
    assert scene.legal() == {"build 6", "end_building"}
    scene.play("build 6")
    assert scene.acting == B and scene.cards_of(A) == [3, 6]
    assert scene.game.hands[A] == [5], "one card was the worker"


def three_full_hands(seed: int = 7) -> XanaduScene:
    """Everybody has one building and seven cards."""
    cards = list(range(50, 71))
    return stage(
        hands={A: cards[:7], B: cards[7:14], C: cards[14:]},
        cities={A: [(12, 0)], B: [(3, 0)], C: [(9, 0)]},
        seed=seed,
    )


def test_scenario_20_idle_end() -> None:
    """Nine idle turns end the game; eight and one worker begin the count anew."""
    idle = three_full_hands()
    idle.play(*["skip_turn"] * 8)
    assert not idle.is_over()
    idle.play("skip_turn")
    assert idle.is_over() and idle.game.scores() == [2, 2, 2]
    assert idle.view()["result"]["ending"] == "idle"

    moved = three_full_hands()
    moved.play(*["skip_turn"] * 8)
    moved.skip_to("workers")
    moved.play("place 12", "end_workers", "worker 64")
    assert moved.acting == A and not moved.is_over()
    moved.play(*["skip_turn"] * 8)
    assert not moved.is_over()
    moved.play("skip_turn")
    assert moved.is_over()


def test_scenario_21_tie() -> None:
    """Equal totals share the place."""
    scene = three_full_hands()
    scene.game.coins = [39, 39, 28]
    scene.play(*["skip_turn"] * 9)
    assert scene.game.scores() == [41, 41, 30]
    assert scene.game.places() == [1, 1, 3]


def even_turns(active: int, rest: int | None = None) -> XanaduScene:
    """The active seat sells one building and fills another's; the marker lies under one card. A went first."""
    hands = {seat: [60 + 2 * seat, 61 + 2 * seat] for seat in (A, B, C)}
    hands[active] = [66, 67, 68, 69, 70]
    cities = {A: [(3, 0)], B: [(2, 0)], C: [(12, 0)]}
    cities[active] = [*cities[active], (14, 0)]
    neighbour = (active + 1) % 3
    cities[neighbour] = [*cities[neighbour], (25, 3)]
    scene = stage(
        hands=hands,
        cities=cities,
        active=active,
        deck=[1, 4, 5],
        above_marker=1,
        pass_number=2,
        rest=rest,
        options={"even_turns": "on"},
    )
    scene.play("sell 14", "end_sales", "place 25", "end_workers", "worker 66")
    assert {67, 68, 69, 70, 1, 4, 5} == set(scene.game.hands[active]), "the draw goes on behind the marker"
    assert scene.game.marker_drawn
    return scene


def test_scenario_22_even_turns() -> None:
    """The round is finished, then everything is sold from the last seat on."""
    scene = even_turns(B)
    assert scene.acting == C and scene.game.coins == [0, 2, 5], "forced sales follow the draw"
    assert scene.view(A)["deck"]["marker"] == "drawn"
    before = len(scene.told())
    scene.play("skip_turn")
    assert len(scene.game.hands[C]) == 7, "a normal turn with its draw"
    assert scene.is_over() and scene.game.scores() == [2, 2 + 1, 5 + 2]
    assert scene.view(A)["result"]["ending"] == "round"
    sales = [line for line in scene.told()[before:] if " sells " in line]
    assert sales == ["C sells 12 for 2.", "A sells 3 for 2.", "B sells 2 for 1."]

    last = even_turns(C)
    assert last.is_over() and last.game.scores() == [5 + 2, 1, 2 + 2], "the game ends with that turn"

    first = even_turns(A)
    assert first.acting == B
    first.play("skip_turn")
    assert first.acting == C and not first.is_over()
    first.play("skip_turn")
    assert first.is_over() and first.view(A)["result"]["ending"] == "round"

    short = even_turns(B, rest=A)
    assert short.game.deck == [] and len(short.game.discards) == 6
    short.play("skip_turn")
    assert len(short.game.hands[C]) == 7, "five of the six discards"
    assert len(short.game.deck) == 1 and short.game.pass_number == 2 and short.game.marker_under == -1
    assert short.is_over()
