"""Takebacks: one may take back what others have chosen upon already, if all agree and nothing was revealed."""

from typing import Final

from tongbao.engine.choice import Decision
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.absence.asked import Takeback
from tongbao.server.accounts.people import Person
from tongbao.server.alone import alone
from tongbao.server.archive import TAKEBACK, change_setting
from tongbao.server.aside import replay
from tongbao.server.common.errors import Refusal
from tongbao.server.matches import Match
from tongbao.server.remarks import AGREED, Remark
from tongbao.server.rows import UNDO

NOTHING: Final = "There is nothing to take back: since your latest choice something was drawn or shown."
NOT_ASKED: Final = "Nobody asks to take back any more."


def within_reach(game: Game, seat: int) -> list[Decision]:
    """The decisions from the seat's latest one on, if all of them could be taken back; none if they can't.

    They can't where something hidden was seen or drawn since, where all choose at once, or where the seat can take back
    alone what it chose last.
    """
    if game.over or game.sealed is not None or game.undoable(seat):
        return []
    history = (game.history or [])[: game.decisions]
    latest = next((i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat), -1)
    return history[latest:] if latest >= game.barrier and latest >= 0 else []


def asked_of(match: Match) -> list[int]:
    """The seats of people who have still to agree to what one asks to take back; none if nobody asks."""
    takeback = match.takeback
    if takeback is None or not match.takeback_is_asked():
        return []
    asker = match.chairs[takeback.seat].person
    others = [c for c in match.chairs if c.kind == "human" and c.person != asker]
    return [chair.seat for chair in others if chair.seat not in takeback.agreed]


@alone
async def ask(match: Match, seat: int) -> None:
    """Ask all others to take back the seat's latest choice; where nobody is to be asked, do it. Raises Refusal."""
    game = await match.in_play(seat)
    if match.course is not None or not within_reach(game, seat):
        raise Refusal(NOTHING, 409)
    await keep_takeback(match, Takeback(seat, len(match.rows)))
    if not asked_of(match):
        await take_back(match, seat)
    match.changed()


@alone
async def answer(match: Match, person: Person, agrees: bool) -> None:
    """Agree for all seats of the person, or refuse. Raises Refusal if he isn't asked."""
    await match.in_play()
    mine = [seat for seat in asked_of(match) if seat in match.seats_of(person)]
    if match.takeback is None or not mine:
        raise Refusal(NOT_ASKED, 409)
    takeback = match.takeback
    if not agrees:
        await keep_takeback(match, None)
    else:
        await keep_takeback(match, Takeback(takeback.seat, takeback.rows, (*takeback.agreed, *mine)))
        if not asked_of(match):
            await take_back(match, takeback.seat)
    match.changed()


async def take_back(match: Match, seat: int) -> None:
    """Take back the seat's latest choice and all that came after it. Needs the lock."""
    game = match.playing()
    undone = within_reach(game, seat)
    record = Record.of(game)
    for decision in reversed(undone):
        record = record.without_last(decision.seat)
    after = await replay(lambda: record.play_again(game.luck.fresh(), game.events is not None))
    rows = [(decision.seat, UNDO) for decision in reversed(undone)]
    told = Remark(seat, after.decisions, AGREED, {})
    await match.keep(rows, after, change_setting(match.id, TAKEBACK, ""), remarks=[told])
    match.takeback = None


async def keep_takeback(match: Match, takeback: Takeback | None) -> None:
    """Keep what is asked. Needs the lock."""
    await match.write(change_setting(match.id, TAKEBACK, "" if takeback is None else takeback.text))
    match.takeback = takeback
