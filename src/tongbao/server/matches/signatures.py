"""Signatures: what a game offers and has come to, in a few digits that are kept with it.

A later version plays what is kept again and finds the same signatures, unless its rules are others.
"""

from hashlib import blake2b
from typing import Final

import msgspec
import sqlalchemy as sa

from tongbao.engine.game import Game
from tongbao.server.db.tables import choices, matches

BYTES: Final = 8


def signature(game: Game) -> str:
    """What can be chosen now, what each seat has, and which cards are known, in 16 hexadecimal digits.

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
    """The signatures that are kept of a match: of the deal, and by number of its choices and undos."""

    def __init__(self, connection: sa.Connection, match_id: str) -> None:
        deal = sa.select(matches.c.signature).filter_by(id=match_id)
        rows = sa.select(choices.c.seq, choices.c.signature).filter_by(match_id=match_id)
        self.deal: Final[str | None] = connection.scalar(deal)
        self.choices: Final[dict[int, str | None]] = {row.seq: row.signature for row in connection.execute(rows)}

    @property
    def is_there(self) -> bool:
        """Whether any is kept."""
        return self.deal is not None or any(self.choices.values())
