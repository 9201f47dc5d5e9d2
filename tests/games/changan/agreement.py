"""What the view says of why the active player can't act (sections 4 and 6), held against the choices."""

from typing import Any

from tongbao import SPECTATOR, Game, Seat

Json = dict[str, Any]


def agrees(game: Game, seat: int) -> None:
    """There is a reason exactly where there is no choice, and everybody reads the same."""
    eyes = Seat(game, seat)
    view: Json = eyes.view()
    others = [Seat(game, viewer).view()["obstacles"] for viewer in (SPECTATOR, 0, 1)]
    assert others == [view["obstacles"]] * 3
    if view["phase"] == "turn":
        choices, of = offered([choice.text for choice in eyes.choices()]), reasons(view)
        assert {choice for choice, reason in of.items() if reason is None} == choices
        for action in ("produce", "build", "acquire"):
            assert (view["obstacles"][action] is None) == any(choice.startswith(action) for choice in choices)


def reasons(view: Json) -> dict[str, Json | None]:
    """The reasons by the choice that they stand against."""
    found, of = view["obstacles"], {}
    of["draw"], of["buy"] = found["research"], found["buy"]
    of |= {f"produce {gate}": reason for gate, reason in enumerate(found["gates"])}
    of |= {f"build {district}": reason for district, reason in enumerate(found["spaces"])}
    for other, gates in enumerate(found["others"]):
        if other != view["active"]:
            of |= {f"acquire {other} {gate}": reason for gate, reason in enumerate(gates)}
    return of


def offered(choices: list[str]) -> set[str]:
    """The choices in the words of ``reasons``: all draws are one, a build is known by its district."""
    of = {"draw_deck": "draw", "draw_display": "draw", "buy": "buy"}
    found = set()
    for choice in choices:
        verb, *numbers = choice.split()
        builds = verb in ("build", "build_silk")
        found.add(of.get(verb) or (f"build {numbers[1]}" if builds else choice))
    return found - {"end_turn"}
