"""A match made again of what is kept of it; of a damaged one, what is wrong."""

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord
from tongbao.server.archive import read_kept
from tongbao.server.matches import Match, unknown
from tongbao.server.refusals import Refusal
from tongbao.server.schema import matches
from tongbao.server.storage import Store, StoreFailed

DECLARED: Final = (BadRecord, BadOption, BadCards, IllegalChoice)
"""What a replay raises by itself; each says in a sentence what is wrong."""


class Damaged(Refusal):
    """A match of which what is kept can't be played again."""


def rebuild(store: Store, name: str) -> Match:
    """The match of that name, as it is kept; takes as long as a replay.

    Raises Damaged if it can't be played again, Refusal if there is none, StoreFailed if it can't be read.
    """
    try:
        kept = store.ask(lambda connection: read_kept(connection, name))
        if kept is None:
            raise unknown(name)
        return Match(store, kept)
    except Refusal:
        raise
    except DECLARED as error:
        reason = str(error)
    except Exception as error:  # what is kept can be anything: whatever goes wrong with it is a damage
        reason = f"What is kept of it makes no sense ({type(error).__name__}: {str(error)[:200]})."
    raise Damaged(
        "This table can’t be opened: {reason} Nothing of it is deleted, and all others go on.", 410, reason=reason
    )


def survey(store: Store) -> Iterator[tuple[str, str | None]]:
    """The names of all matches, and of each that is damaged what is wrong with it."""
    names = store.ask(lambda connection: connection.scalars(sa.select(matches.c.id).order_by(matches.c.created)).all())
    for name in names:
        try:
            rebuild(store, name)
        except Damaged as damage:
            yield name, str(damage.facts["reason"])
        except StoreFailed:
            yield name, "The pages of the database on which it lies can’t be read."
        else:
            yield name, None
