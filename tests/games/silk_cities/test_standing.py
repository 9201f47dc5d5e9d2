"""Standing answers: bids, refusals and defences that a seat has settled beforehand (sections 7, 9, 10 and 14)."""

import pytest

from tests.games.silk_cities.scene import CitiesScene, named, stage
from tongbao.engine.meta import ASK
from tongbao.engine.secrecy import redact
from tongbao.games.silk_cities.presentation.standing_answers import STANDING
from tongbao.testing.scenes import A, B

FORMS = ["limits", "open"]


def answered(scene: CitiesScene, name: str, value: str, seat: int | None = None) -> str | None:
    """What the seat, or the one to act, would choose."""
    asked = scene.acting if seat is None else seat
    answer = next(answer for answer in STANDING if answer.name == name)
    choice = answer.answer(redact(scene.game, asked), asked, value)
    assert choice is None or choice in scene.game.choices(asked)
    return None if choice is None else named(choice.text)


def sale(thing: str, auctions: str = "limits", coins: int = 9) -> CitiesScene:
    """A has fallen and puts up a thing; B can pay so much."""
    scene = stage(
        2,
        coins={A: 4, B: coins},
        goods={A: (1, 1, 1, 1)},
        citizens={A: "merchants 1 laborers 1 trained 1"},
        improvements={A: "mint"},
        start="fates",
        first=B,
        options={"auctions": auctions},
    )
    scene.play("rise kucha", f"put {thing}")
    return scene


KINDS = [
    ("citizens", "laborer"),
    ("citizens", "merchant"),
    ("citizens", "soldier"),
    ("goods", "food"),
    ("goods", "metal"),
    ("silk", "silk"),
    ("fine", "fine"),
    ("improvements", "mint"),
]


@pytest.mark.parametrize(("name", "thing"), KINDS)
def test_every_kind_of_item_has_its_own_limit(name: str, thing: str) -> None:
    scene = sale(thing)
    bids = {answer.name: answered(scene, answer.name, "5", B) for answer in STANDING if "5" in answer.values}
    assert {other for other, bid in bids.items() if bid is not None} == {name}
    assert bids[name] == "limit 5"


@pytest.mark.parametrize(("value", "coins", "bid"), [("0", 9, 0), ("8", 9, 8), ("12", 9, 9), ("100", 33, 32)])
def test_nobody_bids_more_than_he_has(value: str, coins: int, bid: int) -> None:
    """Section 2: the ladder goes on by 2 above 20."""
    assert answered(sale("food", coins=coins), "goods", value, B) == f"limit {bid}"


@pytest.mark.parametrize("auctions", FORMS)
def test_in_the_own_sale_one_is_asked(auctions: str) -> None:
    scene = sale("food", auctions)
    assert all(answered(scene, "goods", value, A) is None for value in ("0", "3", "100"))


def test_in_the_open_the_price_is_raised_by_one_up_to_the_limit() -> None:
    """Section 9: a pass is final."""
    scene = sale("food", "open")
    scene.play("raise 2")
    assert [answered(scene, "goods", value) for value in ("0", "2", "3", "100")] == [
        "pass",
        "pass",
        "raise 1",
        "raise 1",
    ]


@pytest.mark.parametrize("auctions", FORMS)
def test_the_first_place_has_a_limit_of_its_own(auctions: str) -> None:
    scene = stage(2, coins={A: 9, B: 9}, start="round", options={"auctions": auctions})
    seat = scene.game.seats_to_act()[0]
    assert answered(scene, "first", "3", seat) == ("limit 3" if auctions == "limits" else "raise 1")
    assert answered(scene, "first", "0", seat) == ("limit 0" if auctions == "limits" else "pass")
    assert answered(scene, "goods", "3", seat) is None


def offered(good: str, price: int) -> CitiesScene:
    """A offers B a good at a price."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"}, coins={A: 9, B: 30}, goods={A: (1, 1, 1, 1)}, citizens={A: "merchants 1"}
    )
    scene.play(f"offer {good} B 0", f"ask {price}")
    return scene


@pytest.mark.parametrize(
    ("name", "good"),
    [("offered_goods", "food"), ("offered_goods", "metal"), ("offered_silk", "silk"), ("offered_fine", "fine")],
)
def test_what_is_too_dear_is_refused_and_the_rest_is_asked(name: str, good: str) -> None:
    """7.3: the partner accepts or refuses; what is to be bought unasked has a posted price."""
    scene = offered(good, 4)
    assert [answered(scene, name, value) for value in ("0", "3", "4", "20")] == ["refuse", "refuse", None, None]
    others = {"offered_goods", "offered_silk", "offered_fine"} - {name}
    assert all(answered(scene, other, "0") is None for other in others)


def attacked(hand: str = "") -> CitiesScene:
    """A attacks B, who has soldiers of every kind."""
    scene = stage(
        homes={A: "sogdiana", B: "bactria"},
        coins={A: 9, B: 9},
        citizens={A: "trained 2", B: "trained 2 training 1 tapped 1"},
        hands={A: "heavenly_horses", B: hand},
    )
    scene.play("attack B 0", "army 1")
    return scene


def test_all_untapped_soldiers_defend() -> None:
    """10.4: trained or in training."""
    scene = attacked()
    scene.play("pass")
    assert answered(scene, "defence", "all") == "defend 3"


@pytest.mark.parametrize("hand", ["pass_ambush", "faxian"])
def test_no_card_is_played_in_defence_whatever_one_holds(hand: str) -> None:
    scene = attacked(hand)
    assert scene.acting == B and answered(scene, "cards", "none") == "pass"
    assert answered(scene, "defence", "all") is None
    scene.play("pass")
    assert scene.acting == A and answered(scene, "cards", "none") is None, "the own attack"


def test_who_wants_to_be_asked_is_asked() -> None:
    scenes = [sale("food"), sale("food", "open"), offered("food", 9), attacked("faxian"), attacked()]
    for scene in scenes:
        for seat in scene.game.seats_to_act():
            assert all(answered(scene, answer.name, ASK, seat) is None for answer in STANDING)
