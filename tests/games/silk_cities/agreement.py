"""What the view says of a turn that can’t be done, held against the choices."""

from typing import Any

from tests.games.silk_cities.scene import IMPROVEMENTS
from tongbao import Game, Seat
from tongbao.games.silk_cities.explain.blocked_actions import WAYS


def agrees(game: Game, seat: int) -> None:
    """Exactly what isn't offered has a reason: ways to act, improvements, cards, wares, goods, players."""
    eyes = Seat(game, seat)
    view: Any = eyes.view()
    if view["step"] != "turn":
        assert view["why_not"] is None
        return
    why, own = view["why_not"], view["seats"][seat]
    offered = [(choice.verb.name, choice.named()) for choice in eyes.choices()]
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
        others = set(range(view["players"])) - {seat}
        assert {row["player"] for row in why["attack"]} == others - {n["player"] for v, n in offered if v == "attack"}
    if own["merchants"]["untapped"]:
        held = {good for good, number in enumerate(own["goods"]) if number}
        assert {row["good"] for row in why["sell"]} == held - {n["good"] for v, n in offered if v == "sell"}
        assert not {row["what"] for row in why["buy"]} & {n["what"] for v, n in offered if v == "buy"}
    assert all(row["reasons"] for verb in why.keys() - {"ways"} for row in why[verb])
