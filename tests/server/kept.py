"""The law of what is kept: a match in memory is what would be made of what is kept of it."""

import json
from typing import Any

from tongbao import GAMES
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.repository import effective_choices, load_match


def require_kept(registry: MatchRegistry) -> None:
    """Every match in memory is as it is kept, so that it can be made again by any process at any moment."""
    for match in [match for match in list(registry.matches.values()) if match.meta.name in GAMES]:
        kept = registry.database.read_now(lambda c, name=match.id: load_match(c, name))  # type: ignore[misc]
        if kept is not None and kept.match.edition == match.edition and not is_made_up(match):
            assert facts_of(match) == facts_of(Match(registry.database, kept)), match.id


def is_made_up(match: Match) -> bool:
    """Whether a test has put another game there than the choices make."""
    return match.game is not None and len(match.game.history or []) != len(effective_choices(match.rows))


def facts_of(match: Match) -> dict[str, Any]:
    """All that can change of a match."""
    game = match.game
    seats = [] if game is None else [SPECTATOR, *range(game.players)]
    return {
        "edition": match.edition,
        "host": match.host,
        "rematch": match.rematch,
        "options": match.options,
        "started": match.started,
        "terms": match.terms,
        "paired": match.paired,
        "stood_in": match.stood_in,
        "takeback": match.takeback,
        "vote": match.vote,
        "closed": match.closed,
        "remarks": match.remarks,
        "hints": match.hints,
        "advised": match.advised,
        "said": match.talk.said,
        "chairs": match.chairs,
        "rows": match.rows,
        "settled": match.settled,
        "hands": None if match.clocks is None else [round(hand.left, 3) for hand in match.clocks.hands],
        "views": None if game is None else [json.dumps(Seat(game, seat).view(), sort_keys=True) for seat in seats],
    }
