"""A match made again of what is kept of it; of a damaged one, what is wrong."""

from typing import Final

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord, BadRules
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.matches.match import Match, unknown
from tongbao.server.matches.repository import load_match, state_of

DECLARED: Final = (BadRecord, BadOption, BadCards, IllegalChoice)
"""What a replay raises by itself; each says in a sentence what is wrong."""


class Damaged(UserError):
    """A match of which what is kept can't be played again."""


class Outdated(Damaged):
    """A match whose rules are played no longer, or not yet."""


def rebuild(database: Database, name: str) -> Match:
    """The match of that name, as it is kept; takes as long as a replay.

    Raises Damaged if it can't be played again, UserError if there is none, DatabaseUnavailable if it can't be read.
    """
    kind = Damaged
    try:
        kept = database.read_now(lambda connection: load_match(connection, name))
        if kept is None:
            raise unknown(name)
        return Match(database, state_of(kept))
    except UserError:
        raise
    except BadRules as error:
        reason, kind = str(error), Outdated
    except DECLARED as error:
        reason = str(error)
    except Exception as error:  # what is kept can be anything: whatever goes wrong with it is a damage
        reason = f"What is kept of it makes no sense ({type(error).__name__}: {str(error)[:200]})."
    raise kind(
        "This table can’t be opened: {reason} Nothing of it is deleted, and all others go on.", 410, reason=reason
    )
