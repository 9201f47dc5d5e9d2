"""Choice log: every choice and undo ever made in a match, and which of them still count."""

from collections.abc import Sequence
from typing import Final

from tongbao.engine.game import Game
from tongbao.engine.record import BadRecord, Record

Row = tuple[int, str]
"""A seat, and its choice or the word that takes one back."""
UNDO: Final = "undo"
"""Stands in the list of choices where the seat's latest one was taken back."""


def effective_choices(rows: Sequence[Row]) -> list[Row]:
    """The choices that weren't taken back, in their order. Raises BadRecord if there was nothing to take back."""
    return [rows[number] for number in numbers_made(rows)]


def numbers_made(rows: Sequence[Row]) -> list[int]:
    """Which of the rows, from 0 on, are choices that weren't taken back; raises as ``still_made`` does."""
    made: list[int] = []
    for number, (seat, text) in enumerate(rows):
        if text != UNDO:
            made.append(number)
        else:
            latest = next((i for i in reversed(range(len(made))) if rows[made[i]][0] == seat), None)
            if latest is None:
                raise BadRecord(f"Seat {seat} takes back a choice that it never made.")
            del made[latest]
    return made


def latest_of(game: Game, seat: int, decisions: int) -> list[str]:
    """The texts of the seat's latest choices."""
    made = [decision.choice.text for decision in Record.of(game).choices if decision.seat == seat]
    return made[len(made) - decisions :]
