"""Choice log: every choice and undo ever made in a match, which of them still count, and signatures of what they made.

A later version of the code replays the log and finds the same signatures, unless its rules differ.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec
import sqlalchemy as sa

from tongbao.engine.game import Game
from tongbao.engine.record import BadRecord, Record
from tongbao.server.db.tables import choices, matches

Row = tuple[int, str]
"""A seat, and its choice or the word that takes one back."""
UNDO: Final = "undo"
"""The entry of the log that takes the seat's latest choice back."""


def effective_choices(rows: Sequence[Row]) -> list[Row]:
    """The choices that weren't taken back, in their order. Raises BadRecord if there was nothing to take back."""
    return [rows[number] for number in numbers_made(rows)]


def numbers_made(rows: Sequence[Row]) -> list[int]:
    """The numbers, from 0 on, of the rows that are choices not taken back; raises as ``effective_choices`` does."""
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


BYTES: Final = 8


def signature(game: Game) -> str:
    """Hash of a position in 16 hexadecimal digits: what can be chosen now, what each seat has, which cards are known.

    It is the same in every build, on every machine and in every version that plays the game alike.
    """
    meta, to_act = game.setup.meta, game.seats_to_act()
    said = (
        game.decisions,
        to_act,
        [sorted([choice.text for choice in game.choices(seat)]) for seat in to_act],
        list(map(int, game.scores())),
        list(map(int, game.places())) if game.over else None,
        list(map(int, meta.holdings(game))),
        game.known,
    )
    return blake2b(msgspec.json.encode(said), digest_size=BYTES).hexdigest()


class Signed:
    """The stored signatures of a match: of its deal, and of its choices and undos by number."""

    def __init__(self, connection: sa.Connection, match_id: str) -> None:
        deal = sa.select(matches.c.signature).filter_by(id=match_id)
        rows = sa.select(choices.c.seq, choices.c.signature).filter_by(match_id=match_id)
        self.deal: Final[str | None] = connection.scalar(deal)
        self.choices: Final[dict[int, str | None]] = {row.seq: row.signature for row in connection.execute(rows)}

    @property
    def is_there(self) -> bool:
        """True if any signature is stored."""
        return self.deal is not None or any(self.choices.values())
