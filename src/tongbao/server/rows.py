"""The choices of a match as they are kept: a row for each, and one for each time that a seat took its latest back."""

from collections.abc import Iterable
from typing import Final

from tongbao.engine.game import Game
from tongbao.engine.record import BadRecord, Record
from tongbao.server.archive import Row

UNDO: Final = "undo"
"""Stands in the list of choices where the seat's latest one was taken back."""


def still_made(rows: Iterable[Row]) -> list[Row]:
    """The choices that weren't taken back, in their order. Raises BadRecord if there was nothing to take back."""
    made: list[Row] = []
    for seat, text in rows:
        if text != UNDO:
            made.append((seat, text))
        else:
            latest = next((i for i in reversed(range(len(made))) if made[i][0] == seat), None)
            if latest is None:
                raise BadRecord(f"Seat {seat} takes back a choice that it never made.")
            del made[latest]
    return made


def latest_of(game: Game, seat: int, decisions: int) -> list[str]:
    """The texts of the seat's latest choices."""
    made = [decision.choice.text for decision in Record.of(game).choices if decision.seat == seat]
    return made[len(made) - decisions :]
