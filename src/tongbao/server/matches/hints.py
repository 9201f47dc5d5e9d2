"""Hints: which games have them, their words on the page of the player who asked, and their storage."""

import time
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from tongbao.bots.hints.explain import explainer_for
from tongbao.bots.hints.hint import Advice
from tongbao.bots.registry import EVALUATORS
from tongbao.engine.game import Game
from tongbao.server.db.database import Write
from tongbao.server.db.tables import hints

PERCENT: Final = 100


class Hint(NamedTuple):
    """A hint that a seat took, after so many decisions. Nobody else knows what it said."""

    seat: int
    decisions: int


class GivenHint(NamedTuple):
    """The advice that a seat was given, when ``rows`` choices and undos had been made in the match."""

    rows: int
    advice: Advice


def are_there(game: str) -> bool:
    """True if there are hints in the game of that name."""
    return game in EVALUATORS


def hint_entries(game: Game, advised: GivenHint, language: str) -> list[dict[str, Any]]:
    """The given advice in words; chances in percent, margins in points."""
    told = explainer_for(game.setup.meta.name, game.setup.names, language).sentences(advised.advice)
    return [
        {
            "choice": one.choice,
            "win": round(PERCENT * one.win),
            "margin": round(one.margin),
            "sentence": sentence,
        }
        for one, sentence in zip(advised.advice, told, strict=True)
    ]


def load_hints(connection: sa.Connection, match_id: str) -> list[Hint]:
    """The hints that were taken in a match."""
    question = sa.select(hints).filter_by(match_id=match_id).order_by(hints.c.seq)
    return [Hint(row.seat, row.decisions) for row in connection.execute(question)]


def load_advised(connection: sa.Connection, match_id: str) -> dict[int, GivenHint]:
    """The latest advice to each seat of a match."""
    question = sa.select(hints.c.seat, hints.c.advised).filter_by(match_id=match_id).order_by(hints.c.seq)
    return {row.seat: msgspec.convert(row.advised, GivenHint) for row in connection.execute(question) if row.advised}


def keep_hint(match_id: str, number: int, hint: Hint, advised: GivenHint) -> Write:
    """Store a hint that was taken, and the advice that it gave."""
    told = msgspec.to_builtins(advised)
    row = {"match_id": match_id, "seq": number, "at": time.time(), "advised": told, **hint._asdict()}
    return lambda connection: connection.execute(hints.insert(), row)
