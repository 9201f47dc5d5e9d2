"""The thirty-two verbs of Chang’an (section 5): 713 distinct choices."""

from typing import Final

from tongbao.engine.choice import ActionSpace, Parameter

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
