"""What the view says of a turn that can’t be done: everything has a reason, and it is the true one."""

import random
from typing import Any

import tongbao
from tongbao.games.silk_cities.cards.sets import STANDARD
from tongbao.games.silk_cities.closed import WAYS
from tongbao.testing.scenes import A, B, C

from .scene import CARDS, IMPROVEMENTS, CitiesScene, stage

COINS = {A: 3, B: 9, C: 0}


def closed(scene: CitiesScene, verb: str, **thing: int) -> dict[str, int]:
    """The reasons why that of the verb isn't offered: what is needed by kind."""
    rows: list[dict[str, Any]] = scene.view(A)["why_not"][verb]
    found = [row for row in rows if thing.items() <= row.items()]
    return {reason["kind"]: reason["need"] for row in found for reason in row["reasons"]}


def way(scene: CitiesScene, name: str) -> Any:
    """The reason why a way to act is closed."""
    return scene.view(A)["why_not"]["ways"][name]


def test_every_way_is_open_or_has_its_reason_in_whole_games() -> None:
    """Exactly what isn't offered has a reason: ways to act, improvements, cards, wares, goods, players."""
    seen = set()
    for seed in range(3):
        game = tongbao.new("silk_cities", players=3, seed=seed)
        dice = random.Random(seed)
        while not game.over and game.decisions < 500:
            seat = tongbao.Seat(game, game.seats_to_act()[0])
            view: Any = seat.view()
            choices = seat.choices()
            if view["step"] == "turn":
                seen |= check(view, [(choice.verb.name, choice.named()) for choice in choices])
            else:
                assert view["why_not"] is None
            game.take(seat.number, dice.choice(choices))
    assert {"coins", "food", "route", "merchants_tapped", "keeps_points"} <= seen


def check(view: Any, offered: list[tuple[str, dict[str, int]]]) -> set[str]:
    """What isn't offered has a reason and nothing else; the kinds of reasons."""
    why, own = view["why_not"], view["seats"][view["viewer"]]
    open_verbs = {verb for verb, _ in offered}
    for name, verbs in WAYS.items():
        assert (why["ways"][name] is None) == bool(open_verbs & {*verbs}), name
    built = {one["improvement"] for one in own["improvements"]}
    can_build = {named["improvement"] for verb, named in offered if verb == "build"}
    assert {row["improvement"] for row in why["build"]} == set(range(len(IMPROVEMENTS))) - built - can_build
    can_play = {named["card"] for verb, named in offered if verb == "play"}
    assert {row["card"] for row in why["play"]} == {held["card"] for held in view["hand"]} - can_play
    can_use = {named["improvement"] for verb, named in offered if verb == "use"}
    usable = {one["improvement"] for one in own["improvements"] if one["usable"]}
    assert {row["improvement"] for row in why["use"]} == usable - can_use
    if why["ways"]["attack"] is None:
        others = set(range(view["players"])) - {view["viewer"]}
        assert {row["player"] for row in why["attack"]} == others - {n["player"] for v, n in offered if v == "attack"}
    if own["merchants"]["untapped"]:
        held = {good for good, number in enumerate(own["goods"]) if number}
        assert {row["good"] for row in why["sell"]} == held - {n["good"] for v, n in offered if v == "sell"}
        assert not {row["what"] for row in why["buy"]} & {n["what"] for v, n in offered if v == "buy"}
    rows = [row for verb in ("build", "use", "buy", "sell", "offer", "attack", "play") for row in why[verb]]
    assert all(row["reasons"] for row in rows)
    closed_ways = [one["kind"] for one in why["ways"].values() if one]
    return {*closed_ways, *(one["kind"] for row in rows for one in row["reasons"])}


def test_an_improvement_says_all_that_is_missing() -> None:
    scene = stage(3, coins=COINS, goods={A: (0, 1, 0, 0)}, improvements={A: "mint"})
    wall = IMPROVEMENTS.index("walls")
    cost = STANDARD.box.improvements[wall].cost
    needs = {"coins": cost.coins, "food": cost.food, "metal": cost.metal}
    have = {"coins": 3, "food": 0, "metal": 1}
    assert closed(scene, "build", improvement=wall) == {name: n for name, n in needs.items() if n > have[name]}
    assert not closed(scene, "build", improvement=IMPROVEMENTS.index("mint"))


def test_a_ware_counts_its_route() -> None:
    scene = stage(3, homes={A: "sogdiana"}, coins=COINS, china=(1, 0, 0, 0, 0, 0))
    route = next(row for row in scene.view(A)["routes"] if row["empire"] == "china")
    assert closed(scene, "buy", what=1) == {"route": 3 + route["cost"]}


def test_players_who_cannot_be_offered_to_or_attacked() -> None:
    scene = stage(3, homes={A: "sogdiana", B: "ferghana", C: "bactria"}, coins=COINS, goods={A: (1, 0, 0, 0)})
    assert "partner_poor" in closed(scene, "offer", player=C)
    assert way(scene, "attack")["kind"] == "no_soldier"
    scene = stage(homes={A: "sogdiana", B: "ferghana"}, coins={A: 9}, citizens={A: "trained 3", B: "trained 1"})
    scene.play("attack B 0", "army 2", "defend 0")
    assert closed(scene, "attack", player=B) == {"sacked": 0}
    scene = stage(homes={A: "sogdiana", B: "ferghana"}, coins={A: 9}, citizens={A: "trained 3", B: "trained 3"})
    scene.play("attack B 0", "army 1", "defend 3")
    assert closed(scene, "attack", player=B) == {"attacked": 0}


def test_an_improvement_says_what_its_use_needs() -> None:
    number = IMPROVEMENTS.index("monastery")
    scene = stage(3, coins={A: 0, B: 9}, hands={A: "buried_hoard"}, improvements={A: "monastery"})
    assert closed(scene, "use", improvement=number) == {"coins": 1, "silk": 1}
    assert way(scene, "use")["kind"] == "no_use_now"
    scene = stage(3, coins={A: 3, B: 9}, goods={A: (0, 0, 0, 2)}, improvements={A: "monastery"})
    scene.play("use monastery")
    assert closed(scene, "use", improvement=number) == {"used": 0}


def test_ways_say_what_is_missing() -> None:
    scene = stage(coins={A: 3}, citizens={A: "merchants 1"})
    assert way(scene, "gather")["kind"] == "no_laborer"
    assert way(scene, "grow") == {"kind": "food", "need": 1, "have": 0}
    assert way(scene, "offer")["kind"] == "no_goods"
    assert way(scene, "play")["kind"] == "no_cards"
    assert way(scene, "rates") is None
    assert way(stage(citizens={A: "laborers 1"}), "trade")["kind"] == "no_merchant"


def test_cards_say_when_they_are_played() -> None:
    scene = stage(hands={A: "heavenly_horses khotan_jade buried_hoard"})
    why = {card: closed(scene, "play", card=CARDS.index(card)) for card in ("heavenly_horses", "khotan_jade")}
    assert why == {"heavenly_horses": {"in_battle": 0}, "khotan_jade": {"keeps_points": 0}}
    assert not closed(scene, "play", card=CARDS.index("buried_hoard"))


def test_labels_say_the_coins_that_are_left() -> None:
    """With the route in it, so that a loss is seen before: metal asked for 4 with a route of 5 leaves less."""
    homes = {A: "sogdiana", B: "pamir"}
    scene = stage(homes=homes, coins={A: 20, B: 9}, goods={A: (0, 2, 0, 0)}, stacks={"ferghana": [1] * 4})
    sale = scene.label("sell metal 0")
    assert sale["left"] == 20 + sale["price"] - sale["cost"]
    purchase = scene.label("buy metal 0")
    assert purchase["left"] == 20 - purchase["price"] - purchase["cost"]
    assert "left" not in scene.label("sell metal 2")
    mint = IMPROVEMENTS.index("mint")
    scene = stage(coins={A: 20, B: 9}, goods={A: (9, 9, 0, 0)})
    assert scene.label("build mint")["left"] == 20 - STANDARD.box.improvements[mint].cost.coins
    scene = stage(homes=homes, coins={A: 20, B: 9}, goods={A: (0, 2, 0, 0)})
    route = scene.label("offer metal B 0")["cost"]
    scene.play("offer metal B 0")
    assert scene.view(A)["errand"]["cost"] == route
    assert scene.label("ask 4")["left"] == 20 + 4 - route
    scene.play("ask 4")
    assert scene.label("accept")["left"] == 9 - 4
