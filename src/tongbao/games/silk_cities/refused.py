"""What stands in the way of any choice, on a turn or off it."""

from typing import Final

from tongbao.engine.choice import Choice, Verb
from tongbao.games.silk_cities.actions import (
    ACCEPT,
    ARMY,
    ASK,
    CLAIM,
    DEFEND,
    DONE,
    HOP,
    KEEP,
    KEEP_CARD,
    LIMIT,
    OUT,
    PASS,
    PLUNDER,
    PUT,
    RAISE,
    REFUSE,
    RISE,
    SOLDIERS,
)
from tongbao.games.silk_cities.answers import answer_obstacles
from tongbao.games.silk_cities.obstacles import Obstacle
from tongbao.games.silk_cities.steps import STEPS
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.turns import DEEDS, Turn

LATER: Final[dict[Verb, str]] = {
    CLAIM: "claim",
    SOLDIERS: "soldiers",
    PASS.verb: "pass",
    ASK: "ask",
    ACCEPT.verb: "answer",
    REFUSE.verb: "answer",
    HOP: "hop",
    ARMY: "army",
    DEFEND: "defend",
    PLUNDER: "plunder",
    DONE.verb: "plunder",
    KEEP.verb: "fate",
    RISE: "fate",
    PUT: "put",
    LIMIT: "auction",
    RAISE: "auction",
    OUT.verb: "auction",
    KEEP_CARD: "keep_card",
}
"""Where the choices belong that aren't part of a turn."""
NOT_THERE: Final = ("no_rival", "no_good", "slot_covered", "slot_empty", "sold_out")
"""The obstacles of things that aren't there at all; they come before what closes a whole way to act."""


def obstacles(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """All that stands in the way of a choice, the nearest first; nothing if it is offered."""
    verb, is_turn = choice.verb, isinstance(game.step, Turn)
    if is_turn and verb in DEEDS:
        closed = DEEDS[verb].closed(game, seat)
        found = DEEDS[verb].obstacles(game, seat, choice)
        return [*found, *closed] if found and found[0].kind in NOT_THERE else [*closed, *found]
    if choice in game.choices(seat):
        return []
    found = answer_obstacles(game, seat, choice)
    if found:
        return found
    return [Obstacle(f"later_{LATER[verb]}" if verb in LATER else f"first_{STEPS[type(game.step)]}")]
