"""The rulings of the rules, section 11: X-22 to X-43."""

import pytest

import tongbao
from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.games.xanadu.table import Xanadu
from tongbao.testing.scenes import A, B, C

GREENS = [61, 62, 63, 64, 65, 66, 67]


def new(players: int, seed: int, options: dict[str, str] | None = None) -> Xanadu:
    """A fresh game, for tests of the setup."""
    game = tongbao.new("xanadu", players=players, seed=seed, options=options or {})
    assert isinstance(game, Xanadu)
    return game


def pick_first(scene: XanaduScene) -> None:
    """Let everybody start with the first card offered."""
    while scene.phase() == "start":
        scene.play(str(scene.game.choices(scene.acting)[0]))


@pytest.mark.parametrize("options", [{}, {"advanced": "on"}])
def test_x22_restart_with_seven_cards_and_two_picks(options: dict[str, str]) -> None:
    """X-22: with two starting buildings a restart still refills to seven cards, so five remain."""
    scene = stage(2, hands={A: GREENS, B: []}, cities={A: [(12, 0)]}, options=options)
    scene.play("sell 12", "end_sales")
    assert [len(hand) for hand in scene.game.hands] == [7, 7]
    pick_first(scene)
    assert [len(hand) for hand in scene.game.hands] == [5, 5]
    assert [len(city) for city in scene.game.cities] == [2, 2]


def test_x23_after_a_restart_in_sell_the_active_player_builds_on() -> None:
    """X-23: the sale stands; the turn goes on with Build, and the new starting building may take workers at once."""
    scene = stage(
        hands={A: [21, 14, 61, 62, 63, 64, 65], B: [2, 25, 26, 27, 28, 29, 30], C: [3, 31, 32, 33, 34, 35, 36]},
        cities={A: [(12, 0)]},
    )
    scene.play("sell 12", "end_sales")
    scene.play("start 21", seat=A)
    scene.play("start 2", seat=B)
    scene.play("start 3", seat=C)
    assert scene.game.coins == [2, 0, 0] and scene.acting == A and scene.phase() == "build"
    scene.play("build 14", "place 21")
    assert scene.cards_of(A) == [21, 14] and scene.building(21).stage == 1


def test_x24_a_full_building_counts_for_the_limit_until_it_is_sold() -> None:
    """X-24: with the limit reached no card can be built, even if one of the buildings will go this turn."""
    cities = {A: [(14, 3), (21, 0), (18, 0), (4, 0), (16, 0)]}
    scene = stage(hands={A: [32, 10, 13, 61], B: [28]}, cities=cities, options={"advanced": "on"})
    scene.play("end_sales", "build 32", "place 14")
    assert scene.building(14).is_full() and len(scene.cards_of(A)) == 6
    assert scene.phase() == "workers", "the pool would pay for the Post Station, but there are six buildings"
    assert scene.pool()["wood"] >= 1 and scene.pool()["clay"] >= 1


def test_x25_with_three_passes_the_marker_enters_at_the_last_reshuffle() -> None:
    """X-25: the first of two reshuffles has no marker."""
    for pass_number, marker in ((1, "out"), (2, "in")):
        scene = stage(
            hands={A: [61], B: [62]},
            cities={A: [(12, 0)], C: [(3, 0)]},
            rest=C,
            discards=25,
            pass_number=pass_number,
            options={"passes": "3"},
        )
        scene.play("skip_turn")
        deck = scene.view(A)["deck"]
        assert deck == {"count": 19 + (marker == "in"), "pass": pass_number + 1, "passes": 3, "marker": marker}


def test_x26_fewer_than_ten_discards_all_go_with_the_marker() -> None:
    """X-26: with three discards the marker lies anywhere among them, over none to over all."""
    places = set()
    for seed in range(40):
        scene = stage(
            hands={A: [61, 62, 63, 64, 65, 66], B: [67]},
            cities={A: [(12, 0)], C: [(3, 0)]},
            rest=C,
            discards=3,
            seed=seed,
        )
        scene.play("skip_turn")
        places.add((scene.is_over(), 3 if scene.is_over() else scene.game.marker_under))
    assert places == {(False, 0), (False, 1), (False, 2), (True, 3)}


def test_x27_a_new_deck_is_made_when_the_next_card_is_needed() -> None:
    """X-27: taking the last card makes no new deck."""
    scene = stage(
        hands={A: [61, 62, 63, 64, 65, 66], B: [67]}, cities={A: [(12, 0)], C: [(3, 0)]}, deck=[1], rest=C, discards=9
    )
    scene.play("skip_turn")
    assert scene.acting == B and 1 in scene.game.hands[A]
    assert scene.game.deck == [] and len(scene.game.discards) == 9 and scene.game.pass_number == 1


def test_x28_no_equal_turns() -> None:
    """X-28: the game ends at once; the seats after the one that draws the marker have no more turn."""
    scene = stage(
        hands={A: [61], B: [62], C: [63]}, cities={A: [(12, 0)], B: [(3, 0)]}, above_marker=0, pass_number=2, first=A
    )
    scene.play("skip_turn")
    assert scene.is_over() and scene.view(A)["result"]["ending"] == "marker"


def test_x29_the_bonus_counts_for_every_kind_of_sale() -> None:
    """X-29: chosen, forced and final sales; magenta gets none."""
    scene = stage(
        5,
        hands={A: [70], B: [28]},
        cities={A: [(49, 0), (74, 2)], B: [(61, 3)], C: [(50, 0)]},
        deck=[1, 2],
        above_marker=2,
        pass_number=3,
        options={"edition": "online"},
    )
    scene.play("sell 49", "sell 74", "end_sales")
    assert scene.game.coins == [4 + 1 + 7, 0, 0, 0, 0], "yellow 4 + 1, magenta 7"
    scene.play("place 61")
    assert scene.is_over()
    assert scene.game.coins == [12, 2 + 2, 3 + 1, 0, 0], "the full Barracks and the Gerfalcon Mews in the final sale"


def test_x30_the_variant_for_five_and_six_is_not_compulsory() -> None:
    """X-30: crowd is on by default and may be off."""
    assert tongbao.GAMES["xanadu"].settle(5, {})["crowd"] == "on"
    scene = XanaduScene(new(6, 3, {"crowd": "off"}))
    assert scene.view()["building_limit"] == 5 and scene.view()["deck"]["passes"] == 2


def test_x31_equal_totals_share_the_place() -> None:
    """X-31: no tie-break; after two firsts comes the third."""
    scene = stage(
        hands={A: [61], B: [62], C: [63]},
        cities={A: [(12, 0)], B: [(3, 0)]},
        coins=[5, 5, 9],
        above_marker=0,
        pass_number=2,
    )
    scene.play("skip_turn")
    assert scene.game.scores() == [7, 7, 9] and scene.game.places() == [2, 2, 1]


@pytest.mark.parametrize("players", [2, 4])
def test_x32_three_idle_rounds_end_the_game(players: int) -> None:
    """X-32: after three rounds in which nothing moves the game ends, not earlier."""
    hands = {seat: list(range(25 + 7 * seat, 32 + 7 * seat)) for seat in range(players)}
    scene = stage(players, hands=hands, cities={seat: [(seat + 2, 0)] for seat in range(players)})
    scene.play(*["skip_turn"] * (3 * players - 1))
    assert not scene.is_over()
    scene.play("skip_turn")
    assert scene.is_over() and scene.view(A)["result"]["ending"] == "idle"


def test_x32_a_draw_is_a_move() -> None:
    """X-32: a pass that draws is not idle."""
    hands = {A: list(range(25, 32)), B: list(range(32, 39)), C: list(range(39, 45))}
    scene = stage(hands=hands, cities={A: [(2, 0)], B: [(3, 0)], C: [(4, 0)]})
    scene.play(*["skip_turn"] * 3)
    assert len(scene.game.hands[C]) == 7
    scene.play(*["skip_turn"] * 8)
    assert not scene.is_over()
    scene.play("skip_turn")
    assert scene.is_over()


def test_x33_tong_bao_never_run_out() -> None:
    """X-33: the printed game has 60 chips; here coins are a number."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]}, coins=[58, 2000, 60])
    scene.play("sell 12", "end_sales")
    assert scene.game.coins == [60, 2000, 60]


def test_x34_no_sale_after_the_sales_are_confirmed() -> None:
    """X-34: sales come first; while building and working nothing can be sold."""
    scene = stage(hands={A: [14, 61, 62], B: [28]}, cities={A: [(21, 0), (12, 0)]})
    scene.play("end_sales")
    for text in ("build 14", "place 12", "end_workers"):
        assert not any(choice.startswith("sell") for choice in scene.legal())
        scene.play(text)


def test_x35_workers_of_a_sold_building_are_discarded() -> None:
    """X-35: whoever placed them, they go to the pile after the building, from the bottom up."""
    scene = stage(hands={A: [61, 62], B: [63, 64], C: []}, cities={B: [(12, 1)]})
    below = scene.workers_on(12)[0]
    scene.play("place 12", "end_workers", "worker 61")
    assert scene.acting == B
    scene.play("sell 12", "end_sales")
    assert scene.game.discards[:3] == [12, below, 61]
    assert 61 not in scene.game.hands[A] and below not in scene.game.hands[B]


def test_x36_discards_are_open() -> None:
    """X-36: everybody may read the whole pile, in order."""
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 2)], B: [(3, 0)]}, discards=2)
    pile, workers = list(scene.game.discards), list(scene.workers_on(12))
    scene.play("sell 12", "end_sales")
    for viewer in (A, B, C, tongbao.SPECTATOR):
        assert scene.view(viewer)["discard"] == [*pile, 12, *workers]


def test_x37_only_who_placed_a_worker_knows_its_face() -> None:
    """X-37: neither the building's owner nor anybody else sees it."""
    scene = stage(hands={A: [61, 62], B: [63], C: [28]}, cities={B: [(12, 0)]})
    scene.play("place 12", "end_workers", "worker 62")
    for viewer, card in ((A, 62), (B, None), (C, None), (tongbao.SPECTATOR, None)):
        assert scene.seen(12, viewer)["workers"] == [{"seat": A, "card": card, "marker": False}]


@pytest.mark.parametrize(
    ("card", "stage_", "trend", "next_price"),
    [(25, 1, "up", 3), (25, 0, "same", 2), (25, 3, "down", 5), (61, 0, "down", 6), (49, 1, "down", 4)],
)
def test_x38_trend_tells_what_the_next_worker_does(card: int, stage_: int, trend: str, next_price: int) -> None:
    """X-38: green rises, red falls, yellow stays."""
    scene = stage(hands={A: [62], B: [28]}, cities={A: [(card, stage_)]})
    assert scene.seen(card)["trend"] == trend and scene.seen(card)["next_price"] == next_price


def test_x38_no_trend_on_a_full_building() -> None:
    """X-38: nothing comes after the fourth worker."""
    scene = stage(hands={A: [62, 63], B: [28]}, cities={A: [(25, 3), (12, 0)]})
    scene.skip_to("workers")
    scene.play("place 25")
    seen = scene.seen(25)
    assert (seen["trend"], seen["next_price"], seen["full"], seen["price"]) == ("none", None, True, 5)


def test_x39_nobody_must_place_except_to_pay() -> None:
    """X-39: free workers may be declined, workers for a pending card not."""
    scene = stage(hands={A: [14, 61, 62], B: [28]}, cities={B: [(18, 0)]})
    scene.play("build 14")
    assert scene.legal() == {"place 18"}
    scene.play("place 18")
    assert scene.legal() == {"place 18", "end_workers"}


def test_x40_the_first_player_is_drawn_at_random() -> None:
    """X-40: every seat goes first in some games."""
    assert {new(3, seed).first for seed in range(30)} == {A, B, C}


def test_x41_no_action_discards_or_redraws_a_hand() -> None:
    """X-41: the nine verbs are all there are, 374 distinct actions."""
    space = tongbao.GAMES["xanadu"].action_space
    texts = [space.text(number) for number in range(space.size)]
    assert len(set(texts)) == space.size == 374
    verbs = {"start", "sell", "end_sales", "build", "end_building", "place", "end_workers", "worker", "skip_turn"}
    assert {text.split()[0] for text in texts} == verbs


def test_x42_after_the_marker_a_deck_is_remade_without_it() -> None:
    """X-42: with even_turns a restart in the last round still finds cards for everybody."""
    scene = stage(
        hands={A: [], B: GREENS, C: [1]},
        cities={B: [(12, 0)]},
        active=B,
        discards=20,
        rest=B,
        marker_drawn=True,
        pass_number=2,
        options={"even_turns": "on"},
    )
    scene.play("sell 12", "end_sales")
    assert scene.game.pass_number == 2 and scene.game.marker_under == -1
    assert [len(hand) for hand in scene.game.hands[::2]] == [7, 7]
    assert set(scene.game.seats_to_act()) == {A, B, C}


def test_x42_a_marker_in_a_restart_before_the_first_player_gives_a_whole_round() -> None:
    """X-42: the restart is carried out, and the round that begins is played to its end."""
    scene = stage(
        active=C,
        hands={A: [3, 25, 26, 27, 28, 29], B: [4, 30, 31, 32, 33, 34, 35], C: [61, 5]},
        cities={B: [(14, 3)]},
        deck=[1, 2],
        above_marker=1,
        pass_number=2,
        options={"even_turns": "on"},
    )
    scene.play("place 14", "worker 61")
    assert scene.game.marker_drawn and scene.phase() == "start", "A, the new active seat, met the marker"
    assert set(scene.game.hands[A]) == {3, 25, 26, 27, 28, 29, 2}
    scene.game.coins = [0, 0, 0]
    turns = []
    while not scene.is_over():
        if scene.phase() == "sell":
            turns.append(scene.acting)
            scene.play("skip_turn")
        else:
            scene.play(min(scene.legal()))
    assert turns == [A, B, C]


def test_x42_a_marker_in_a_restart_of_the_last_seat_ends_with_its_turn() -> None:
    """X-42: the seat before the first player sells the last building and goes on; then the game is over."""
    scene = stage(
        active=C,
        hands={A: [3, 25, 26, 27, 28, 29, 36], B: [4, 30, 31, 32, 33, 34, 35], C: [61, 62, 63, 64, 65, 5]},
        cities={C: [(14, 0)]},
        deck=[1, 2],
        above_marker=0,
        pass_number=2,
        options={"even_turns": "on"},
    )
    scene.play("sell 14", "end_sales")
    assert scene.game.marker_drawn and set(scene.game.hands[C]) == {61, 62, 63, 64, 65, 5, 1}
    pick_first(scene)
    assert scene.acting == C and not scene.is_over()
    scene.skip_to("workers")
    scene.play("end_workers")
    assert scene.is_over() and scene.view()["result"]["ending"] == "round"


@pytest.mark.parametrize("cards", [[], list(range(36, 50))], ids=["nothing to draw", "hands refilled"])
@pytest.mark.parametrize("way", ["sale", "fill"])
def test_x43_the_turn_that_leads_to_a_restart_was_not_idle(way: str, cards: list[int]) -> None:
    """X-43: its last building was sold by choice or filled; what is drawn in the restart belongs to no turn."""
    scene = stage(
        hands={A: [61, 62, 3, 5, 25, 26], B: [4, 30, 31, 32], C: [6, 7, 27, 28]}, cities={A: [(14, 3)]}, deck=cards
    )
    scene.game.idle_turns = 8
    if way == "sale":
        scene.play("sell 14", "end_sales")
        pick_first(scene)
        scene.play("end_building", "end_workers")
    else:
        scene.play("end_sales", "end_building", "place 14", "worker 61")
        pick_first(scene)
    assert scene.acting == B and scene.game.idle_turns == 0


def test_marker_in_a_restart_ends_the_game() -> None:
    """10.4: the marker may appear when all refill; then nobody starts anew."""
    scene = stage(
        hands={A: [61, 62, 63, 64, 65, 66], B: [4, 30, 31], C: [5]},
        cities={A: [(12, 0)]},
        deck=[1, 2],
        above_marker=2,
        pass_number=2,
    )
    scene.play("sell 12", "end_sales")
    assert scene.is_over() and scene.game.scores() == [2, 0, 0]
    assert [len(hand) for hand in scene.game.hands] == [7, 4, 1], "A drew one card, B one and then the marker"
    assert "B draws the End of Game card." in scene.told()
