"""The clocks of those who sit on the chairs of a match: how they stand as people come and go and the game goes on."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from tongbao.engine.game import Game
from tongbao.server.chairs import Chair
from tongbao.server.clocks.calendars import ALWAYS, Calendar
from tongbao.server.clocks.clocks import Clocks, Hand, wound_up
from tongbao.server.clocks.controls import CONTROLS


def calendars_of(chairs: Sequence[Chair], calendars: Mapping[str, Calendar]) -> list[Calendar]:
    """When those who sit on these chairs play, by the calendars of people."""
    return [calendars.get(chair.person or "", ALWAYS) for chair in chairs]


def clocks_with(
    clock: str, hands: Sequence[Hand], chairs: Sequence[Chair], calendars: Mapping[str, Calendar]
) -> Clocks | None:
    """The clocks of a match, if it has any, as they are kept; before its start they stand."""
    control = CONTROLS.get(clock)
    if control is None:
        return None
    seated = calendars_of(chairs, calendars)
    return Clocks(control, hands, seated) if len(hands) == len(seated) else wound_up(control, seated)


def clocks_begun(
    clocks: Clocks | None, chairs: Sequence[Chair], game: Game, calendars: Mapping[str, Calendar]
) -> Clocks | None:
    """The clocks of a game that begins with these on its chairs."""
    if clocks is None:
        return None
    return clocks_at(wound_up(clocks.control, calendars_of(chairs, calendars)), game, chairs)


def clocks_at(
    clocks: Clocks | None, game: Game, chairs: Sequence[Chair], closed: bool = False, back: bool = False
) -> Clocks | None:
    """The clocks once this is the game: those of the people who are to act run, no stand-in's and no bot's.

    None runs in a game that is over or was ``closed``. After an undo the increment is given ``back``.
    """
    if clocks is None:
        return None
    in_play = not (game.over or closed)
    running = [seat for seat in game.seats_to_act() if chairs[seat].kind == "human"] if in_play else []
    return clocks.turned(running, time.time(), back)


def clocks_of_chairs(
    clocks: Clocks | None, game: Game | None, before: Sequence[Chair], after: Sequence[Chair]
) -> Clocks | None:
    """The clocks once other people sit there: of one who goes it stands, of one who comes back it runs on."""
    if clocks is None or game is None:
        return clocks
    clocks = clocks.stopped([seat for seat, chair in enumerate(after) if chair.kind != "human"], time.time())
    for seat, chair in enumerate(after):
        if chair.kind == "human" and before[seat].kind == "bot":
            clocks = clocks.refilled(seat)
    return clocks_at(clocks, game, after)


def time_entry(chair: Chair, clocks: Clocks | None) -> dict[str, Any] | None:
    """What the page says of a chair's time: how much is left, in seconds, and when it runs out if it runs.

    And whether a stand-in plays there; None if there is nothing to say. Before the start nobody has clocks.
    """
    stands_in = chair.kind == "bot" and chair.person is not None
    if clocks is None or (chair.kind == "bot" and not stands_in):
        return {"stands_in": True, "clock": None} if stands_in else None
    falls = clocks.falls(chair.seat)
    clock = {"left": round(clocks.hands[chair.seat].left), "falls": falls, "bank": clocks.control.bank}
    return {"stands_in": stands_in, "clock": clock}
