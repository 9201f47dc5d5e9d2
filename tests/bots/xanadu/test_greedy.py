"""Decisions of the greedy bot where the right one is plain. Seats: A, B, C; S = stage."""

from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.bots.levels.players import GreedyBot
from tongbao.engine.secrecy import Seat
from tongbao.testing.scenes import A, B, C


def choice(scene: XanaduScene) -> str:
    """What the bot takes for the acting seat."""
    return str(GreedyBot(0).choose(Seat(scene.game, scene.acting)))


def turn(scene: XanaduScene) -> list[str]:
    """All that the bot does in this turn."""
    seat, taken = scene.acting, []
    while scene.acting == seat and not scene.is_over():
        taken.append(choice(scene))
        scene.play(taken[-1])
    return taken


def last_turn(cities: dict[int, list[tuple[int, int]]], hand: list[int], first: int) -> XanaduScene:
    """A acts in the last round; `first` began the game, so that the seats before it still act."""
    return stage(
        hands={A: hand, B: [41, 42], C: [43, 44]},
        cities=cities,
        options={"even_turns": "on"},
        marker_drawn=True,
        pass_number=2,
        first=first,
    )


def test_it_sells_at_the_best_price_while_others_can_still_lower_it() -> None:
    scene = last_turn({A: [(28, 3)], B: [(21, 0)], C: []}, hand=[66, 67], first=A)
    assert turn(scene)[:2] == ["sell 28", "end_sales"]


def test_it_sells_what_can_only_fall() -> None:
    scene = stage(hands={A: [2, 3], B: [4, 5], C: [6, 7]}, cities={A: [(61, 0)], B: [(21, 0)], C: [(14, 0)]})
    assert turn(scene)[:2] == ["sell 61", "end_sales"]


def test_it_does_not_sell_what_is_about_to_rise() -> None:
    scene = stage(hands={A: [14, 2, 9], B: [4, 5], C: [6, 7]}, cities={A: [(56, 0)], B: [(21, 0)], C: [(3, 0)]})
    assert "sell 56" not in turn(scene)


def test_in_its_last_turn_it_raises_its_own_price_with_cards_that_are_worth_nothing_now() -> None:
    scene = last_turn({A: [(25, 1)], B: [(62, 3)], C: []}, hand=[66, 67, 68], first=B)
    assert turn(scene).count("place 25") == 2
    assert scene.game.coins[A] == 6


def test_it_fills_a_building_whose_fifth_price_is_the_best() -> None:
    scene = last_turn({A: [(51, 3)], B: [], C: []}, hand=[66, 67], first=B)
    assert "place 51" in turn(scene)
    assert scene.game.coins[A] == 8


def test_it_does_not_fill_a_building_whose_fifth_price_is_lower() -> None:
    scene = last_turn({A: [(25, 3)], B: [], C: []}, hand=[66, 67], first=B)
    turn(scene)
    assert scene.game.coins[A] == 6


def test_it_lowers_the_price_of_the_leader_with_cards_it_does_not_need() -> None:
    scene = last_turn({A: [], B: [(67, 1)], C: []}, hand=[63, 64, 65, 66], first=B)
    assert turn(scene).count("place 67") == 3
    assert scene.game.coins[B] == 4


def test_it_builds_the_dearest_card_and_gives_the_least_one_as_worker() -> None:
    scene = stage(hands={A: [14, 61, 2, 9], B: [8], C: [10]}, cities={A: [(21, 0)], B: [(59, 3)], C: [(22, 3)]})
    assert [taken for taken in turn(scene) if taken.startswith("build")] == ["build 61"]
    assert 61 not in scene.game.hands[A]


def test_a_worker_goes_where_it_costs_nothing_rather_than_on_its_own_dear_building() -> None:
    scene = stage(hands={A: [1, 9], B: [8], C: [10]}, cities={A: [(63, 0)], B: [(14, 0)], C: []})
    scene.play("end_sales", "build 1")
    assert scene.legal() == {"place 63", "place 14"}
    assert choice(scene) == "place 14"


def test_it_passes_to_refill_when_it_can_do_nothing() -> None:
    scene = stage(hands={A: [67], B: [8], C: [9]}, cities={A: [(25, 0)], B: [(21, 3)], C: []})
    assert turn(scene) == ["skip_turn"]
    assert len(scene.game.hands[A]) == 7


def test_it_starts_with_a_building_that_pays_for_the_rest_of_its_hand() -> None:
    """Raft Landing and Cartwrights have equal prices; Cartwrights give wood every turn, which four cards cost."""
    scene = stage(hands={A: [14, 21, 61, 27, 39, 40], B: [8], C: [10]}, cities={A: [], B: [], C: []})
    assert scene.phase() == "start"
    assert choice(scene) == "start 21"
