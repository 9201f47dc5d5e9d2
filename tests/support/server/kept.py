"""The law of what is kept: a match in memory is what would be made of what is kept of it."""

import json
from typing import Any

from tongbao import GAMES
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.matches.choice_log import effective_choices
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.repository import load_match, state_of


def require_kept(registry: MatchRegistry) -> None:
    """Every match in memory is as it is kept, so that it can be made again by any process at any moment."""
    for match in [match for match in list(registry.matches.values()) if match.meta.name in GAMES]:
        kept = registry.database.read_now(lambda c, name=match.id: load_match(c, name))  # type: ignore[misc]
        if kept is not None and kept.match.version == match.state.version and not is_made_up(match):
            assert facts_of(match) == facts_of(Match(registry.database, state_of(kept))), match.id


def is_made_up(match: Match) -> bool:
    """Whether a test has put another game there than the choices make."""
    return match.state.game is not None and len(match.state.game.history or []) != len(
        effective_choices(match.state.choice_log)
    )


def facts_of(match: Match) -> dict[str, Any]:
    """All that can change of a match."""
    game = match.state.game
    seats = [] if game is None else [SPECTATOR, *range(game.players)]
    return {
        "version": match.state.version,
        "host": match.state.host,
        "rematch": match.state.rematch,
        "options": match.state.options,
        "started": match.state.started,
        "terms": match.state.settings,
        "paired": match.state.paired,
        "stood_in": match.state.stood_in,
        "takeback": match.state.takeback,
        "vote": match.state.vote,
        "closed": match.state.closed,
        "remarks": match.state.remarks,
        "hints": match.state.hints,
        "advised": match.state.given_hints,
        "said": match.state.chat.messages,
        "chairs": match.state.seats,
        "rows": match.state.choice_log,
        "settled": match.state.standing_answers,
        "hands": None if match.state.clocks is None else [round(hand.left, 3) for hand in match.state.clocks.hands],
        "views": None if game is None else [json.dumps(Seat(game, seat).view(), sort_keys=True) for seat in seats],
    }
