"""What the view says of why the active player can't act (sections 4 and 6)."""

import random
from typing import Any

import pytest

import tongbao
from tongbao.testing.scenes import A, B

from .scene import stage

Json = dict[str, Any]
ALL_DECKS = {2: "production,trade,silk_road", 4: "production,trade,military,silk_road"}


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


@pytest.mark.parametrize("players", [2, 4])
def test_there_is_a_reason_exactly_where_there_is_no_choice(players: int) -> None:
    for seed in range(6):
        dice = random.Random(seed)
        game = tongbao.new("changan", players=players, seed=seed, options={"decks": ALL_DECKS[players]})
        while not game.over:
            seat = tongbao.Seat(game, game.seats_to_act()[0])
            choices = [choice.text for choice in seat.choices()]
            view: Json = seat.view()
            if view["phase"] == "turn":
                of = reasons(view)
                assert {choice for choice, reason in of.items() if reason is None} == offered(choices)
                for action, places in (("produce", "produce"), ("build", "build"), ("acquire", "acquire")):
                    free = any(choice.startswith(places) for choice in offered(choices))
                    assert (view["obstacles"][action] is None) == free
            others = [tongbao.Seat(game, viewer).view()["obstacles"] for viewer in (tongbao.SPECTATOR, 0, 1)]
            assert others == [view["obstacles"]] * 3
            game.take(seat.number, dice.choice(list(seat.choices())))
        assert tongbao.Seat(game, 0).view()["obstacles"] is None


def why(scene: Any, action: str) -> Any:
    """The reason against an action."""
    return scene.view()["obstacles"][action]


def test_what_is_missing_to_build() -> None:
    poor = stage(gates={A: "coin: wei_plain_farmer"}, tokens={A: "0/0/1/0"})
    assert why(poor, "spaces")[0] == {"why": "tokens", "missing": [0, 0, 0, 1, 0], "short": 1}
    helped = stage(
        districts={A: "wheat: ministry_of_works"}, gates={A: "coin: wei_plain_farmer"}, tokens={A: "0/0/0/0"}
    )
    assert why(helped, "spaces")[0] == {"why": "tokens", "missing": [0, 0, 1, 1, 0], "short": 1}
    coin = stage(gates={A: "coin: jia_dan"}, tokens={A: "0/0/1/1"})
    assert why(coin, "spaces")[0] == {"why": "coin"}
    assert why(stage(tokens={A: "4/4/4/4"}), "build") == {"why": "no_card"}


def test_the_nearest_of_several_reasons_stands_for_the_action() -> None:
    scene = stage(gates={A: "coin: wei_plain_farmer"}, tokens={A: "0/0/1/0"})
    assert why(scene, "build") == {"why": "tokens", "missing": [0, 0, 0, 1, 0], "short": 1}


def test_why_nothing_is_bought_or_acquired() -> None:
    scene = stage(gates={B: "coin: wei_zheng jia_dan"}, tokens={A: "1/0/0/0"})
    assert why(scene, "buy") == {"why": "coins", "need": 2, "have": 1}
    assert why(scene, "acquire") == {"why": "stone", "need": 2, "have": 0}
    assert why(stage(gates={B: "coin: wei_zheng"}, tokens={A: "2/0/4/0"}), "acquire") == {"why": "few"}
    rich = stage(gates={B: "coin: wei_zheng jia_dan"}, tokens={A: "2/0/2/0"})
    assert why(rich, "buy") is None and why(rich, "acquire") is None
    rich.play("buy 1")
    assert why(rich, "buy") == {"why": "used"}


def test_why_nothing_is_produced() -> None:
    full = stage(gates={A: "coin: wei_zheng jia_dan gao_lishi"}, hands={A: "daming_palace"})
    assert why(full, "gates") == [{"why": "full"}, None, None, None]
    bare = stage(gates={A: "wood: wei_zheng"})
    assert why(bare, "gates")[3] == {"why": "no_card"}
