"""Tables drawn anew, whatever was drawn of them before."""

from weakref import WeakKeyDictionary

from tongbao.server.matches.match import Match
from tongbao.server.rendering.macros import Macros
from tongbao.server.rendering.table_page import TablePageRenderer

PARTS: WeakKeyDictionary[Match, Macros] = WeakKeyDictionary()


def tables_of(match: Match) -> TablePageRenderer:
    """Tables that have drawn no section yet; what cards of the match look like, they know."""
    tables = TablePageRenderer()
    tables.macros = PARTS.setdefault(match, Macros())
    return tables
