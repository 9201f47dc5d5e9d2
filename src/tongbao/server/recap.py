"""The recap: what the others did since a seat's last decision, in three lines at most, each with its step."""

from collections.abc import Sequence
from typing import Any, Final

from tongbao.engine.game import Game
from tongbao.engine.seats import SPECTATOR
from tongbao.server.chronicle import DOER, Line, end_of, last_decision

MOST_LINES: Final = 3


def recap_of(game: Game, seat: int, told: Sequence[Line]) -> dict[str, Any] | None:
    """What a seat that is to act should know of the moves made meanwhile; None if there were none, or no lines tell.

    First what hit the seat, then what its game calls news, then the latest; in the order in which it happened.
    ``first`` is the step after the seat's own last one, ``last`` the latest of all.
    """
    heard = None if seat == SPECTATOR else last_decision(game, seat)
    history = game.history or []
    last = game.decisions - sum(map(len, game.sealed or ()))
    if heard is None or seat not in game.seats_to_act():
        return None
    moves = sum([decision.seat != seat for decision in history[heard:last]])
    lines = [line for line in told if line["new"] and line["facts"].get(DOER) != seat]
    if not moves or not lines:
        return None
    news, events = game.setup.meta.news, game.events or []

    def weight(line: Line) -> tuple[bool, int, int]:
        kind = line["kind"]
        return not line["hit"], news.index(kind) if kind in news else len(news), -line["n"]

    chosen = sorted(sorted(lines, key=weight)[:MOST_LINES], key=lambda line: int(line["n"]))
    return {
        "moves": moves,
        "first": heard + 1,
        "last": last,
        "lines": [
            {
                "text": line["text"],
                "facts": line["facts"],
                "times": line["times"],
                "hit": line["hit"],
                "step": events[end_of(line) - 1].decisions,
            }
            for line in chosen
        ],
    }
