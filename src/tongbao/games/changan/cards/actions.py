"""Verbs of Chang’an (section 5): thirty-two, with 713 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Choice, Parameter, Verb
from tongbao.games.changan.cards.board import MOST_PLAYERS

CARD: Final = Parameter("card", 1, 96)
GATE: Final = Parameter("gate", 0, 3)
DISTRICT: Final = Parameter("district", 0, 3)
ROW: Final = Parameter("row", 1, 3)
SEAT_: Final = Parameter("seat", 0, 3)
RESOURCE: Final = Parameter("type", 0, 3)
TOKEN: Final = Parameter("type", 0, 4)

ACTIONS: Final = ActionSpace("changan")
DRAW_DECK: Final = ACTIONS.verb("draw_deck", []).only
DRAW_DISPLAY: Final = ACTIONS.verb("draw_display", [Parameter("space", 0, 2)])
PRODUCE: Final = ACTIONS.verb("produce", [GATE])
BUILD: Final = ACTIONS.verb("build", [GATE, Parameter("district", 0, 4)])
BUILD_SILK: Final = ACTIONS.verb("build_silk", [GATE, DISTRICT])
BUY: Final = ACTIONS.verb("buy", [Parameter("type", 1, 3)])
ACQUIRE: Final = ACTIONS.verb("acquire", [SEAT_, GATE])
END_TURN: Final = ACTIONS.verb("end_turn", []).only
PLAY: Final = ACTIONS.verb("play", [CARD])
MOVE: Final = ACTIONS.verb("move", [GATE, Parameter("cards", 1, 3)])
COLLECT: Final = ACTIONS.verb("collect", []).only
ACTIVATE: Final = ACTIONS.verb("activate", [ROW])
USE: Final = ACTIONS.verb("use", []).only
DECLINE: Final = ACTIONS.verb("decline", []).only
DONE: Final = ACTIONS.verb("done", []).only
GAIN: Final = ACTIONS.verb("gain", [RESOURCE])
GIVE: Final = ACTIONS.verb("give", [TOKEN])
SEAT: Final = ACTIONS.verb("seat", [SEAT_])
DISCARD: Final = ACTIONS.verb("discard", [CARD])
KEEP: Final = ACTIONS.verb("keep", [CARD])
RECOVER: Final = ACTIONS.verb("recover", [CARD])
PICK: Final = ACTIONS.verb("pick", [CARD])
CHOOSE_GATE: Final = ACTIONS.verb("gate", [GATE])
SHIFT: Final = ACTIONS.verb(
    "shift", [GATE, Parameter("to", 0, 3)], [(g, h) for g in range(4) for h in range(4) if g != h]
)
CHOOSE_DISTRICT: Final = ACTIONS.verb("district", [DISTRICT])
SPACE: Final = ACTIONS.verb("space", [DISTRICT, ROW])
COPY: Final = ACTIONS.verb("copy", [SEAT_, DISTRICT, ROW])
STEAL: Final = ACTIONS.verb("steal", [SEAT_, TOKEN])
RAID: Final = ACTIONS.verb("raid", [SEAT_, GATE])
SAVE: Final = ACTIONS.verb("save", [RESOURCE])
SWAP: Final = ACTIONS.verb(
    "swap", [TOKEN, Parameter("for", 0, 3)], [(u, t) for u in range(5) for t in range(4) if u != t]
)
PAY: Final = ACTIONS.verb("pay", []).only


def grid(verb: Verb, *first: int) -> list[list[Choice]]:
    """The choices of a verb by the values of its last two parameters, those before them being ``first``.

    Where there is no such choice stands some other one.
    """
    one, other = verb.parameters[-2:]
    found = [[verb.choices[0]] * (other.last + 1) for _ in range(one.last + 1)]
    for choice in verb.choices:
        if choice.parameters[:-2] == first:
            a, b = choice.parameters[-2:]
            found[a][b] = choice
    return found


BUILDS: Final = grid(BUILD)
"""By gate and district."""
SILK_BUILDS: Final = grid(BUILD_SILK)
ACQUIRES: Final = grid(ACQUIRE)
"""By seat and gate."""
RAIDS: Final = grid(RAID)
STEALS: Final = grid(STEAL)
"""By seat and type."""
MOVES: Final = grid(MOVE)
"""By gate and number of cards."""
SHIFTS: Final = grid(SHIFT)
"""By gate from and gate to."""
SPACES: Final = grid(SPACE)
"""By district and row."""
COPIES: Final = [grid(COPY, seat) for seat in range(MOST_PLAYERS)]
"""By seat, district and row."""
SWAPS: Final = grid(SWAP)
"""By the type paid and the type replaced."""
