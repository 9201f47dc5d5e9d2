"""The rulings of the rules, section 11: X-1 to X-21. What only the table's look can show is in test_view.py."""

import pytest

import tongbao
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.testing.scenes import A, B, C, Scene

GREENS = [61, 62, 63, 64, 65, 66, 67]


def test_x1_ten_green_and_four_magenta() -> None:
    """X-1: the online deck has 74 cards, ten of them green and four magenta."""
    scene = Scene(tongbao.new("xanadu", players=3, seed=1, options={"edition": "online"}))
    assert scene.view()["deck"]["count"] == 74 - 3 * 7
    colours = [face.colour for face in STANDARD.faces]
    assert colours.count("green") == 10 and colours.count("magenta") == 4


def test_x2_building_workers_and_worker_cards_follow_each_other() -> None:
    """X-2: one turn sells, builds, places workers and chooses the worker cards, in this order."""
    scene = stage(hands={A: [2, 14, 61, 62], B: [28]}, cities={A: [(3, 0), (12, 0)]})
    phases = []
    for text in ("sell 12", "end_sales", "build 2", "place 3", "end_workers", "worker 61"):
        phases.append(scene.phase())
        scene.play(text)
    assert phases == ["sell", "sell", "build", "workers", "workers", "hand"]
    assert scene.acting == B


def test_x3_workers_without_a_building() -> None:
    """X-3: who builds nothing may place workers all the same, as many as he has cards."""
    scene = stage(hands={A: [14, 61, 62], B: [28]}, cities={A: [(21, 0)]})
    scene.play("end_sales", "end_building", "place 21", "place 21", "place 21")
    assert scene.acting == B and scene.building(21).stage == 3
    assert scene.workers_on(21) == [14, 61, 62]


def test_x4_worker_cards_are_chosen_after_all_placements() -> None:
    """X-4: placed workers are blank until the hand phase; the first card goes under the first marker."""
    scene = stage(hands={A: [61, 62, 63], B: [28]}, cities={A: [(21, 0)], B: [(12, 0)]})
    scene.skip_to("workers")
    scene.play("place 12", "place 21")
    assert scene.seen(12)["workers"] == [{"seat": A, "card": None, "marker": True}]
    assert scene.game.hands[A] == [61, 62, 63]
    scene.play("end_workers")
    assert scene.legal() == {"worker 61", "worker 62", "worker 63"}
    scene.play("worker 63")
    assert scene.legal() == {"worker 61", "worker 62"}
    scene.play("worker 61")
    assert scene.workers_on(12) == [63] and scene.workers_on(21) == [61]


def test_x5_the_pending_card_is_no_worker() -> None:
    """X-5: the card under construction has left the hand, so there is one worker fewer."""
    scene = stage(hands={A: [14, 61], B: [28]}, cities={B: [(18, 0)]})
    scene.play("build 14")
    assert scene.view(A)["workers"]["left"] == 1
    scene.play("place 18")
    assert scene.workers_on(18) == [61]
    short = stage(hands={A: [14], B: [28]}, cities={B: [(18, 0)]})
    assert "build 14" not in short.legal()


def test_x6_all_resources_of_a_square_are_gained_and_lost_at_the_end() -> None:
    """X-6: a worker gains every symbol of the square; what is left at the end of the turn is lost."""
    scene = stage(hands={A: [61, 62], B: []}, cities={A: [(12, 0)], B: [(6, 0)]})
    scene.skip_to("workers")
    scene.play("place 6")
    assert scene.pool() == {"wood": 1, "clay": 1, "water": 2}, "wood, water and clay, and the passive water"
    scene.play("end_workers", "worker 61")
    assert scene.acting == B
    scene.play("skip_turn")
    assert scene.acting == A
    scene.skip_to("workers")
    assert scene.pool() == {"water": 1}


def test_x7_an_icon_gives_one_unit_a_turn() -> None:
    """X-7: a passive and a favour give one unit each; two of the same come from two icons only."""
    one = stage(hands={A: [30], B: [28]}, cities={A: [(40, 0)]})
    one.play("end_sales")
    assert "build 30" not in one.legal(), "two porcelain from one passive"
    two = stage(hands={A: [30], B: [28]}, cities={A: [(40, 0), (20, 0)]})
    two.play("end_sales")
    assert "build 30" in two.legal()
    favour = stage(hands={A: [30], B: [28]}, cities={A: [(40, 0), (9, 3)]})
    favour.play("end_sales")
    assert favour.legal() == {"build 30", "end_building", "skip_turn"}, "the passive and the Kumis House's favour"


def test_x7_a_passive_does_not_pay_twice_in_the_advanced_game() -> None:
    """X-7: in the advanced game the pool is spent building by building."""
    scene = stage(hands={A: [14, 13, 61], B: [28]}, cities={A: [(21, 0), (12, 0)]}, options={"advanced": "on"})
    scene.play("end_sales", "build 14")
    assert scene.pool() == {"water": 1}
    scene.play("build 13")
    assert scene.legal() == {"place 21"}, "the wood of the passive is gone: a worker must bring it"


def test_x8_leftovers_pay_for_the_next_building() -> None:
    """X-8: harvested units that one building leaves may pay for another in the same turn, not in a later one."""
    hands = {A: [3, 6, 61, 62], B: []}
    scene = stage(hands=hands, cities={B: [(14, 2)], C: [(12, 0)]}, options={"advanced": "on"})
    scene.play("build 3", "place 14", "build 6")
    assert scene.cards_of(A) == [3, 6] and scene.pool() == {}
    later = stage(hands=hands, cities={B: [(14, 2)], C: [(12, 0)]}, options={"advanced": "on"})
    later.play("build 3", "place 14", "end_building", "end_workers", "worker 61")
    later.play("skip_turn", "skip_turn", "end_sales")
    assert later.acting == A and later.pool() == {"clay": 1}, "only the Brick Kiln's passive"


def test_x9_favours_belong_to_the_owner_until_the_building_leaves() -> None:
    """X-9: another's worker frees the favour for the owner; with the building sold it is gone."""
    scene = stage(active=B, hands={A: [61], B: [62, 64]}, cities={A: [(3, 1), (21, 0)]})
    scene.skip_to("workers")
    scene.play("place 3")
    assert scene.pool() == {"clay": 1, "porcelain": 1}, "clay and porcelain harvested, the favour porcelain is A's"
    scene.play("end_workers", "worker 62")
    assert scene.acting == A
    keep, sell = XanaduScene(scene.game.clone()), XanaduScene(scene.game.clone())
    keep.skip_to("workers")
    assert keep.pool() == {"wood": 1, "clay": 1, "porcelain": 1}
    sell.play("sell 3", "end_sales")
    assert sell.pool() == {"wood": 1}


def test_x10_a_favour_uncovered_now_counts_at_once() -> None:
    """X-10: the favour beside one's own worker may pay for the pending card."""
    scene = stage(hands={A: [42, 61], B: [28]}, cities={A: [(5, 1)]})
    scene.play("end_sales", "build 42")
    assert scene.legal() == {"place 5"}, "silk harvested, water from the favour"
    scene.play("place 5")
    assert scene.cards_of(A) == [5, 42]
    other = stage(hands={A: [42, 61], B: [28]}, cities={B: [(5, 1)]})
    assert "build 42" not in other.legal()


def test_x11_a_building_filled_this_turn_still_serves() -> None:
    """X-11: passive and favours of a building filled this turn last until it is sold at the end of the turn."""
    scene = stage(hands={A: [32, 10, 61], B: [28]}, cities={A: [(14, 3)]}, options={"advanced": "on"})
    scene.play("end_sales")
    assert scene.pool() == {"wood": 1, "clay": 1}
    scene.play("build 32", "place 14")
    assert scene.building(14).is_full() and scene.pool() == {"wood": 1, "clay": 1, "water": 2}
    scene.play("build 10")
    assert scene.acting == B and scene.cards_of(A) == [32, 10]


def test_x12_a_new_building_gives_and_takes_nothing_but_counts() -> None:
    """X-12: it is not open and gives nothing this turn; it counts for the limit and against starting anew."""
    cities = {A: [(21, 0), (18, 0), (13, 0), (2, 0), (4, 0)]}
    scene = stage(hands={A: [3, 14, 61], B: [28]}, cities=cities, options={"advanced": "on"})
    scene.play("end_sales")
    assert {"build 3", "build 14"} <= scene.legal()
    scene.play("build 3")
    assert scene.pool() == {"wood": 1}, "two passives, one spent, none from the new Brick Kiln"
    assert scene.legal() == {"place 2", "place 4", "place 13", "place 18", "place 21", "end_workers"}, "six buildings"

    last = stage(hands={A: [32, 61], B: [28]}, cities={A: [(14, 3)]}, deck=[5])
    last.play("end_sales", "build 32", "place 14")
    assert last.acting == B and last.cards_of(A) == [32] and last.game.hands[A] == [5], "no restart"


@pytest.mark.parametrize(("card", "price"), [(25, 5), (51, 8), (61, 2)])
def test_x13_forced_sale_pays_fifth_price(card: int, price: int) -> None:
    """X-13: a full building is sold at the price above the picture."""
    scene = stage(hands={A: [62], C: [28]}, cities={B: [(card, 3)], C: [(12, 0)]})
    scene.play(f"place {card}")
    assert scene.game.coins == [0, price, 0]


def test_x14_a_forced_sale_draws_nothing() -> None:
    """X-14: neither the owner nor the active player draws three cards for it."""
    scene = stage(hands={A: [62, 63], B: [64], C: [28]}, cities={B: [(25, 3)], C: [(12, 0)]})
    scene.play("place 25", "end_workers", "worker 62")
    assert scene.cards_of(B) == []
    assert len(scene.game.hands[A]) == 2 and len(scene.game.hands[B]) == 1


def test_x15_draw_then_upright_then_forced_sales() -> None:
    """X-15: cards of a building filled this turn can't be in a deck made during this turn's draw."""
    scene = stage(
        hands={A: [61, 62], B: [66]},
        cities={B: [(25, 3)], C: [(12, 0)]},
        rest=C,
        discards=1,
        options={"passes": "3"},
    )
    pile = list(scene.game.discards)
    filled = [25, *scene.workers_on(25), 61]
    scene.play("place 25", "end_workers", "worker 61")
    assert set(scene.game.hands[A]) == {62, *pile} and scene.game.deck == []
    assert scene.game.discards == filled


def test_x16_a_pass_draws_to_seven_even_after_a_forced_sale_of_ones_own() -> None:
    """X-16: a turn without sale, building and worker is a pass, whatever happened to one's buildings before."""
    scene = stage(active=C, hands={A: [61], B: [62], C: [63]}, cities={A: [(25, 3), (12, 0)]})
    scene.play("place 25")
    assert scene.acting == A and scene.game.coins == [5, 0, 0]
    scene.play("skip_turn")
    assert scene.acting == B and len(scene.game.hands[A]) == 7


def test_x17_the_limit_of_seven_binds_draws_only() -> None:
    """X-17: eight cards are dealt for two starting buildings; six remain."""
    scene = Scene(tongbao.new("xanadu", players=2, seed=5))
    assert [seat["hand_count"] for seat in scene.view()["seats"]] == [8, 8]
    while scene.view()["phase"] == "start":
        scene.play(min(scene.legal()))
    assert [seat["hand_count"] for seat in scene.view()["seats"]] == [6, 6]
    assert [len(seat["buildings"]) for seat in scene.view()["seats"]] == [2, 2]


def test_x18_green_then_magenta_to_start_with() -> None:
    """X-18: without brown, blue and yellow one starts with green, and without green with magenta."""
    scene = stage(
        hands={A: [61, 62, 71, 72, 73, 74, 63], B: [1, 2, 25, 26, 27, 28, 29], C: [3, 4, 30, 31, 32, 33, 34]},
        cities={A: [(12, 0)]},
        options={"edition": "online"},
    )
    scene.play("sell 12", "end_sales")
    assert scene.legal(A) == {"start 61", "start 62", "start 63"}
    magenta = stage(
        2,
        hands={A: [64, 65, 66, 67, 68, 69, 70], B: [71, 72, 73, 74]},
        cities={A: [(12, 0)]},
        rest=A,
        options={"edition": "online", "passes": "3"},
    )
    magenta.play("sell 12", "end_sales")
    assert set(magenta.game.hands[B]) == {71, 72, 73, 74, 12}, "the sold card is all there is to draw"
    magenta.play("start 12", seat=B)
    assert magenta.legal(B) == {"start 71", "start 72", "start 73", "start 74"}


def test_x19_each_pick_takes_the_first_colour_still_held() -> None:
    """X-19: one brown, no blue: brown, then yellow."""
    scene = stage(
        2, hands={A: [1, 49, 61, 62, 63, 64, 65], B: [2, 3, 25, 26, 27, 28, 29]}, cities={B: [(12, 0)]}, active=B
    )
    scene.play("sell 12", "end_sales", "start 1")
    assert scene.legal(A) == {"start 49"}


def test_x20_duo_gives_two_starting_buildings_in_both_editions() -> None:
    """X-20: with two players two starting buildings by default, one with duo off."""
    for edition in ("rulebook", "online"):
        for duo, dealt in (("on", 8), ("off", 7)):
            scene = Scene(tongbao.new("xanadu", players=2, seed=5, options={"edition": edition, "duo": duo}))
            assert scene.view(A)["seats"][B]["hand_count"] == dealt
    assert tongbao.GAMES["xanadu"].settle(2, {"edition": "online"})["duo"] == "on"


def test_x21_all_start_anew_when_nobody_has_a_building() -> None:
    """X-21: as soon as no building is left on the table, in the online edition too."""
    for edition in ("rulebook", "online"):
        scene = stage(hands={A: GREENS, B: [], C: []}, cities={A: [(12, 0)]}, options={"edition": edition})
        scene.play("sell 12", "end_sales")
        assert scene.phase() == "start" and set(scene.game.seats_to_act()) == {A, B, C}
        assert [len(hand) for hand in scene.game.hands] == [7, 7, 7]
