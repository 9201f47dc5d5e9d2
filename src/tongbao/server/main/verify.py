"""Verification of stored tables (``tongbao verify``): the ones that this version plays as they were and can show."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.game import create
from tongbao.engine.seats import SPECTATOR
from tongbao.languages import ENGLISH
from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import in_pieces
from tongbao.server.db.database import Database, DatabaseUnavailable
from tongbao.server.db.tables import matches
from tongbao.server.matches.choice_log import UNDO, Signed, numbers_made, signature
from tongbao.server.matches.match import Match
from tongbao.server.matches.positions import PositionHistories
from tongbao.server.matches.repository import Damaged, Outdated, StoredMatch, load_match, rebuild
from tongbao.server.rendering.pages import Pages
from tongbao.server.rendering.table_page import Viewer, option_titles
from tongbao.server.views.account.records import record_in
from tongbao.server.views.table.results import ResultPage

WELL: Final = "well"
UNSIGNED: Final = "unsigned"
"""State of a table that can be played again, but has no signatures to tell whether as it was."""
CHANGED: Final = "changed"
"""State of a table that would be another game from a decision on."""
DAMAGED: Final = "damaged"
"""State of a table that can't be played again."""
OUTDATED: Final = "outdated"
"""State of a table whose rules are played no longer, or not yet."""
UNSHOWN: Final = "unshown"
"""State of a table that can be played again, but of which a page can't be drawn."""
WRONG: Final = (CHANGED, DAMAGED, OUTDATED, UNSHOWN)
"""States with which something is wrong."""


class Verdict(NamedTuple):
    """Verdict on a table: its state, why it can't be played again, and the decision with which it would change.

    Decision 0 is the deal.
    """

    table: str
    state: str
    reason: str = ""
    decision: int = 0


def tables_in(database: Database) -> Sequence[str]:
    """The names of all tables, the oldest first. Raises DatabaseUnavailable."""
    return database.read_now(
        lambda connection: connection.scalars(sa.select(matches.c.id).order_by(matches.c.created)).all()
    )


def verdict_on(database: Database, name: str) -> Verdict | None:
    """Verdict on a table, from playing it again; None if it is gone."""
    try:
        state = rebuild(database, name)
    except Damaged as damage:
        return verdict_on_damaged(database, name, damage)
    except DatabaseUnavailable:
        return Verdict(name, DAMAGED, "The database pages that hold it can’t be read.")
    except UserError:
        return None
    is_signed, decision = compared(database, name)
    if decision is not None:
        return Verdict(name, CHANGED, decision=decision)
    if reason := asyncio.run(flaw_of(Match(database, state))):
        return Verdict(name, UNSHOWN, reason)
    return Verdict(name, WELL if is_signed else UNSIGNED)


async def flaw_of(match: Match) -> str:
    """The reason why a page of the table can't be drawn; "" if all can.

    Tried are the table for spectators and seats, also in text, the beginning of the replay, and the result.
    """
    pages, view, state = Pages(), match.view(), match.state
    try:
        pages.tables.entry(view, ENGLISH)
        option_titles(state.meta, len(state.seats), state.options, ENGLISH)
        if state.game is None:
            return ""
        for seat in (SPECTATOR, *range(len(state.seats))):
            viewer = Viewer(seat, None, ENGLISH, () if seat == SPECTATOR else (seat,))
            for drawn in (viewer, viewer._replace(in_text=True)):
                await pages.match(view, drawn, None)
        past = await PositionHistories().history_of(view)
        await pages.match(past.view_at(0), Viewer(SPECTATOR, None, ENGLISH, (), back=True), None, still=True)
        if state.game.over:
            ResultPage(view, past, await in_pieces(past.scoring(None)), ENGLISH).facts()
    except Exception as error:  # whatever goes wrong with a page would be an error 500 for its reader
        return f"One of its pages can’t be rendered ({type(error).__name__}: {str(error)[:200]})."
    return ""


def verdict_on_damaged(database: Database, name: str, damage: Damaged) -> Verdict:
    """Verdict on a table that can't be played again: CHANGED if the game differed before it stopped."""
    with suppress(Exception):  # whatever is kept of it can make no sense
        _, decision = compared(database, name)
        if decision is not None:
            return Verdict(name, CHANGED, decision=decision)
    return Verdict(name, OUTDATED if isinstance(damage, Outdated) else DAMAGED, str(damage.facts["reason"]))


def compared(database: Database, name: str) -> tuple[bool, int | None]:
    """Comparison with the signatures: whether there are any, if it has begun, and the first decision that differs now.

    Raises what a replay does if it can't be played so far.
    """
    kept, signed = database.read_now(lambda connection: (load_match(connection, name), Signed(connection, name)))
    if kept is None or kept.match.started is None:
        return True, None
    return signed.is_there, first_difference(kept, signed)


def first_difference(kept: StoredMatch, signed: Signed) -> int | None:
    """The first decision after which the game isn't the one that was signed; None if there is none.

    A decision is compared if all decisions that stood before it still do. Raises what a replay does, if it comes to
    its end before a difference.
    """
    record, rows = record_in(kept), kept.rows
    game = create(record.setup, record.luck())
    if signed.deal not in (None, signature(game)):
        return 0
    stood = list(accumulate(-1 if text == UNDO else 1 for _, text in rows))
    for decision, row in enumerate(numbers_made(rows), 1):
        made = record.choices[decision - 1]
        game.take(made.seat, made.choice)
        if stood[row] == decision and signed.choices.get(row) not in (None, signature(game)):
            return decision
    return None
