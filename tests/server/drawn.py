"""Tables drawn anew, whatever was drawn of them before."""

from weakref import WeakKeyDictionary

from tongbao.server.matches.match import Match
from tongbao.server.rendering.macros import Parts
from tongbao.server.rendering.table_page import Tables

PARTS: WeakKeyDictionary[Match, Parts] = WeakKeyDictionary()


def tables_of(match: Match) -> Tables:
    """Tables that have drawn no section yet; what cards of the match look like, they know."""
    tables = Tables()
    tables.parts = PARTS.setdefault(match, Parts())
    return tables
