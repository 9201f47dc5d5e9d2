"""Shares: where the points of a seat came from, at the end of a game."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tongbao.engine.game import Game
from tongbao.engine.reckoning import NO_CARD, Share


def result_entry(game: Game, seen: Game, language: str) -> dict[str, Any]:
    """How a game ended: points and places by seat, and of each seat's points what they came from."""
    meta = game.setup.meta
    shares = [
        [{"title": meta.text(f"share_{share['kind']}", {}, language), "n": share["sum"]} for share in groups(found)]
        for found in (meta.shares(game, seat) for seat in range(game.players))
    ]
    return {"scores": seen.scores(), "places": seen.places(), "shares": shares}


def groups(shares: Sequence[Share]) -> list[dict[str, Any]]:
    """Shares by kind, with their sums."""
    found: list[dict[str, Any]] = []
    for kind, same in groupby(shares, key=lambda share: share.kind):
        parts = [{"points": share.points, "card": None if share.card == NO_CARD else share.card} for share in same]
        found.append({"kind": kind, "parts": parts, "sum": sum([part["points"] or 0 for part in parts])})
    return found
