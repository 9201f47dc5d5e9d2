"""Whatever a seat may wish for and isn't offered has a reason, and it is the true one (sections 6 to 8)."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tongbao
from tests.games.anchors import anchors
from tongbao import Choice, Seat
from tongbao.bots import BOTS
from tongbao.games.xanadu.actions import BUILD, PLACE
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.games.xanadu.resources import unpack
from tongbao.games.xanadu.table import Xanadu
from tongbao.games.xanadu.whys import WHYS
from tongbao.testing.scenes import A, B, C, tell

from .scene import XanaduScene, stage
from .trying import TRIALS, is_true

XANADU = tongbao.GAMES["xanadu"]
TABLES = [
    (players, options)
    for players in range(XANADU.min_players, XANADU.max_players + 1)
    for options in XANADU.all_options(players)
]
EVERY = 12
"""Of the positions of a game every so many are looked at."""
ELSEWHERE = {"why_starting", "why_started", "why_not_held", "why_not_standing", "why_no_workers"}
"""Reasons for what hardly anybody or nobody wishes for; they have scenes below."""


def positions(number: int) -> Iterator[Xanadu]:
    """So many positions of games with all numbers of seats and all options, in which chance and greed take turns."""
    dice, seed = random.Random(number), 0
    while number:
        players, options = TABLES[seed * 7 % len(TABLES)]
        game = tongbao.new("xanadu", players=players, seed=seed, options=options, chronicle=True)
        assert isinstance(game, Xanadu)
        bots = [BOTS["greedy"](seed + seat) for seat in range(players)]
        greed = dice.random()
        while not game.over and number:
            seat = dice.choice(game.seats_to_act())
            if dice.randrange(EVERY) == 0:
                yield game
                number -= 1
            is_greedy = dice.random() < greed
            game.take(seat, bots[seat].choose(Seat(game, seat)) if is_greedy else dice.choice(game.choices(seat)))
        seed += 1


@pytest.mark.slow
@pytest.mark.parametrize("number", [1000, pytest.param(10000, marks=pytest.mark.nightly)])
def test_whatever_is_not_offered_has_a_true_reason(number: int) -> None:
    kinds: Counter[str] = Counter()
    for game in positions(number):
        for seat in game.seats_to_act():
            eyes = Seat(game, seat)
            wishes, offered = eyes.wishes(), eyes.choices()
            assert len(set(wishes)) == len(wishes) and set(offered) <= set(wishes)
            agrees_with_the_view(eyes)
            for wish in wishes:
                said: Any = eyes.why_not(wish)
                assert (said is None) == (wish in offered), f"{game!r}: {wish}"
                if said is not None:
                    kinds[said["kind"]] += 1
                    is_true(game, seat, wish, said)
                    is_well_said(eyes, wish, said)
    assert set(kinds) == set(TRIALS) == set(WHYS) - ELSEWHERE


def is_well_said(eyes: Seat, wish: Choice, said: Any) -> None:
    """Its words have a place for every fact and a fact for every place; its remedies are offered; its rule is there."""
    chinese: Any = eyes.why_not(wish, "zh")
    for text in (said["text"], chinese["text"]):
        assert text and not set(re.findall(r"{(\w+)}", text)) - set(said["facts"])
        assert not re.search(r"[\[\]|]", text), text
    assert said["rule"] in ANCHORS
    assert len(said["remedies"]) <= 3
    assert {remedy["choice"] for remedy in said["remedies"]} <= {choice.text for choice in eyes.choices()}
    priced = {"why_unpaid": "card", "why_few_workers": "card", "why_last_card": "card", "why_out_of_reach": "card"}
    if said["kind"] in priced:
        assert Counter(said["have"] + said["lack"]) == Counter(unpack(STANDARD.cost[said["facts"]["card"]]))


HELD = {
    None: {"", "why_sell_now"},
    "limit": {"why_limit"},
    "resources": {"why_few_workers", "why_last_card", "why_out_of_reach"},
    "late": {"why_one_a_turn", "why_build_past", "why_unpaid"},
}
"""By what the view says of a card in hand: the reasons why it can't be built; "" if it can."""


def agrees_with_the_view(eyes: Seat) -> None:
    """What the view says in a word of cards in hand, and of buildings while workers are placed, the reason says too."""
    view: Any = eyes.view()
    for held in view["hand"] if view["phase"] != "start" else []:
        said: Any = eyes.why_not(BUILD.of[held["card"]])
        assert (said["kind"] if said else "") in HELD[held["why_not"]]
    for building in [building for city in view["seats"] for building in city["buildings"]]:
        said = eyes.why_not(PLACE.of[building["card"]])
        if view["phase"] == "workers":
            assert (said["kind"] if said else None) == (building["why_not"] and f"why_{building['why_not']}")


ANCHORS = anchors("xanadu")


def test_reasons_tell_nothing_that_the_seat_does_not_know() -> None:
    """Dealing anew all that is hidden changes no reason of any seat, asked or not."""
    for seed, game in enumerate(positions(60)):
        for seat in range(game.players):
            eyes = Seat(game, seat)
            other = Seat(eyes.imagine(seed), seat)
            assert eyes.wishes() == other.wishes()
            assert [eyes.why_not(wish) for wish in eyes.wishes()] == [other.why_not(wish) for wish in eyes.wishes()]


def test_every_choice_of_the_game_has_a_reason() -> None:
    """Also what nobody could wish for: cards of others or of the other edition, things of another phase."""
    kinds = set()
    for game in positions(40):
        for seat in game.seats_to_act():
            eyes = Seat(game, seat)
            for choice in XANADU.action_space.choices:
                said: Any = eyes.why_not(choice)
                assert (said is None) == (choice in eyes.choices())
                if said is not None:
                    is_well_said(eyes, choice, said)
                    kinds.add(said["kind"])
    assert kinds <= set(WHYS) and ELSEWHERE - {"why_no_workers"} <= kinds


def test_who_is_not_to_act_waits() -> None:
    scene = stage(hands={A: [61], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]})
    said: Any = Seat(scene.game, B).why_not(BUILD.of[28])
    assert said["kind"] == "why_turn" and BUILD.of[28] in Seat(scene.game, B).wishes()
    assert Seat(scene.game, tongbao.SPECTATOR).wishes() == []


# Scenes.


def asked(scene: XanaduScene, choice: str, seat: int = A) -> dict[str, Any]:
    """What the seat is told when it asks why it can't choose this."""
    said = Seat(scene.game, seat).why_not(XANADU.action_space.parse(choice))
    assert said is not None
    return said


def told(scene: XanaduScene, choice: str) -> str:
    """The same, in words."""
    return tell(asked(scene, choice))


def test_a_resource_that_lies_nowhere() -> None:
    """The Barracks (61) take wood and jade; no square of the Paper Mill (24) or the Cartwrights (21) has jade."""
    scene = stage(hands={A: [61, 28, 29], B: [30]}, cities={A: [(21, 0)], B: [(24, 0)]})
    scene.play("end_sales")
    assert told(scene, "build 61") == (
        "61 lacks jade, and the open squares don’t have all of that. "
        "Besides the card you have 2 workers, enough for 0 of 1."
    )
    said = asked(scene, "build 61")
    assert (said["have"], said["lack"], said["remedies"]) == (["wood"], ["jade"], [])


def test_too_few_workers() -> None:
    """The Meeting Room (62) takes stone, two bronze and jade, which the Barracks (61) have on three squares."""
    scene = stage(hands={A: [62, 28], B: [30]}, cities={A: [(12, 0)], B: [(61, 1)]})
    assert told(scene, "build 62") == (
        "62 lacks bronze + bronze + jade + stone, and that takes 3 workers. "
        "Besides the card you have 1, enough for 2 of 4."
    )
    said = asked(scene, "build 62")
    assert (said["have"], said["lack"]) == (["stone", "bronze"], ["bronze", "jade"])
    assert [(remedy["choice"], remedy["facts"]) for remedy in said["remedies"]] == [("skip_turn", {"n": 5})]
    last = stage(hands={A: [62], B: [30]}, cities={A: [(12, 0)], B: [(61, 1)]})
    assert told(last, "build 62").endswith("takes 3 workers. Besides the card you have none.")


def test_no_free_site() -> None:
    """What fetches most is named first, and what is marked already counts as sold."""
    city = [(21, 0), (2, 0), (3, 0), (4, 0), (49, 0)]
    scene = stage(hands={A: [14, 61], B: [28]}, cities={A: city, B: [(12, 0)]})
    said = asked(scene, "build 14")
    assert tell(said) == "All 5 sites of your city are taken; one building must be sold first."
    prices = [remedy["facts"]["n"] for remedy in said["remedies"]]
    assert said["remedies"][0]["choice"] == "sell 49" and prices == sorted(prices, reverse=True)
    scene.play("sell 2")
    said = asked(scene, "build 14")
    assert said["kind"] == "why_sell_now" and said["remedies"][0]["choice"] == "end_sales"
    scene.play("end_sales")
    assert "build 14" in scene.legal()


def test_a_worker_who_would_leave_the_cost_unpaid() -> None:
    """The Meeting Room (62) needs the Barracks (61) three times, and there are three workers."""
    scene = stage(hands={A: [62, 63, 65, 68], B: [27]}, cities={A: [(22, 0)], B: [(61, 1)]})
    scene.play("end_sales", "build 62")
    assert told(scene, "place 22").startswith("With a worker on 22 you couldn’t pay for 62: the 2 left don’t reach ")
    assert [remedy["choice"] for remedy in asked(scene, "place 22")["remedies"]] == ["place 61"]
    assert told(scene, "build 63") == "You build one card a turn, and this turn it is 62."
    assert told(scene, "end_workers").startswith("62 is under construction and must be paid first; it still needs ")


def test_an_empty_hand_has_no_workers() -> None:
    scene = stage(hands={A: [], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]})
    assert told(scene, "place 3") == "Your hand is empty, so you have no workers."
    scene.game.hands[A] = [29]
    assert asked(scene, "place 3")["kind"] == "why_sell_now"


def test_what_is_not_there() -> None:
    """A card that is held by nobody known, or by oneself, or a question of another time."""
    scene = stage(hands={A: [14], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]})
    assert told(scene, "build 28") == "28 isn’t in your hand."
    assert told(scene, "sell 14") == "14 isn’t standing in any city."
    assert told(scene, "sell 3") == "3 belongs to B; you sell only buildings of your own."
    assert asked(scene, "start 14")["kind"] == "why_started"


def test_starting_buildings_come_first() -> None:
    """Even if all start anew in the middle of a turn (10.4)."""
    scene = stage(hands={A: [3, 4, 61], B: [10, 26], C: [5]}, cities={A: [(12, 0)]})
    scene.play("sell 12", "end_sales")
    assert told(scene, "build 61") == "First you choose 1 starting building."
    said = asked(scene, "start 61")
    assert said["kind"] == "why_colour" and set(said["facts"]["cards"]) >= {3, 4}
