"""Matters: what stands between the players on the page of a table, and what each of them is asked about it."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from tongbao.engine.choice import Decision
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.matches import repository
from tongbao.server.matches.concurrency import replay, serialised
from tongbao.server.matches.match import Match
from tongbao.server.matches.remarks import AGREED, CLOSED, STANDS_IN, WAITED_FOR, Remark
from tongbao.server.matches.repository import TAKEBACK, UNDO, VOTE, change_setting
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.matches.vote_state import BALLOTS, END, GO_ON, WAIT, Takeback, Vote

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


@serialised
async def ask_takeback(match: Match, seat: int) -> None:
    """Ask all others to take back the seat's latest choice; where nobody is to be asked, do it. Raises UserError."""
    game = await match.in_play(seat)
    if match.course is not None or not within_reach(game, seat):
        raise UserError(NOTHING, 409)
    await keep_takeback(match, Takeback(seat, len(match.rows)))
    if not asked_of(match):
        await take_back(match, seat)
    match.changed()


@serialised
async def answer_takeback(match: Match, person: Person, agrees: bool) -> None:
    """Agree for all seats of the person, or refuse. Raises UserError if he isn't asked."""
    await match.in_play()
    mine = [seat for seat in asked_of(match) if seat in match.seats_of(person)]
    if match.takeback is None or not mine:
        raise UserError(NOT_ASKED, 409)
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


def grace_of(match: Match) -> float:
    """The seconds for which nothing is decided about who is away."""
    control = CONTROLS.get(match.terms.clock)
    return match.absence.grace_of_days if control is not None and control.is_slow else match.absence.grace


def absent_seats(match: Match, now: float | None = None) -> list[int]:
    """The seats about which the others may vote: a stand-in plays there, or the game waits for somebody who is away."""
    game = match.game
    if game is None or game.over or match.closed or match.course is not None:
        return []
    here, late = match.people_here(), (time.time() if now is None else now) - match.moved >= grace_of(match)
    waited = [s for s in game.seats_to_act() if match.chairs[s].kind == "human" and match.chairs[s].person not in here]
    stood_in = [chair.seat for chair in match.chairs if chair.kind == "bot" and chair.person is not None]
    return sorted([*(waited if late else []), *stood_in])


def ballots_at(match: Match) -> tuple[str, ...]:
    """What can be voted for: a game of a contest can't be ended without a result, for which its contest would wait."""
    return (GO_ON, WAIT) if match.contest else BALLOTS


def voters(match: Match, seat: int) -> list[int]:
    """Who may vote about a seat: one seat of each of the other people at the table."""
    people = {c.person: c.seat for c in match.chairs if c.kind == "human" and c.person != match.chairs[seat].person}
    return sorted(people.values())


async def cast_vote(match: Match, person: Person, seat: int, ballot: str) -> None:
    """Say how to go on without a seat; what more than half of the others want is done. Raises UserError."""
    if ballot not in ballots_at(match):
        possible = ", ".join(ballots_at(match))
        raise UserError("There is no vote “{name}”; there are: {all}.", name=ballot[:20], all=possible)
    await count_ballot(match, person, seat, ballot)


@serialised
async def count_ballot(match: Match, person: Person, seat: int, ballot: str) -> None:
    """Count the ballot, and do what is decided then. Raises UserError."""
    await match.in_play()
    mine = (
        [voter for voter in voters(match, seat) if voter in match.seats_of(person)]
        if seat in absent_seats(match)
        else []
    )
    if not mine:
        raise UserError("There is nothing to vote about: nobody is away, or you don’t sit at this table.", 409)
    ballots = match.vote.ballots if match.vote is not None and match.vote.seat == seat else {}
    asked = Vote(seat, {**ballots, **dict.fromkeys(mine, ballot)})
    decided = asked.decided(voters(match, seat))
    await keep_vote(match, asked if decided is None else None)
    if decided is not None:
        await carry_out(match, seat, decided)
    match.changed()


async def carry_out(match: Match, seat: int, ballot: str) -> None:
    """Do what was decided about a seat. Needs the lock."""
    game, chair = match.playing(), match.chairs[seat]
    if ballot == END:
        await end_early(match, Remark(seat, game.decisions, CLOSED, {}))
    elif ballot == GO_ON:
        await match.give_over([seat], STANDS_IN)
    else:
        waits = chair.but_human() if chair.kind == "bot" else chair
        await match.take([waits], [Remark(seat, game.decisions, WAITED_FOR, {})])
        match.moved = time.time()


async def end_early(match: Match, remark: Remark) -> None:
    """End the match before the end of its game. Needs the lock."""
    now = time.time()
    clocks = None if match.clocks is None else match.clocks.turned([], now)
    ended = change_setting(match.id, repository.CLOSED, repository.ON)
    await match.write(ended, *match.kept_besides(clocks, [remark]), finished=now, moved=now, to_act=[])
    match.closed, match.clocks, match.vote = True, clocks, None
    match.remarks.append(remark)


async def keep_vote(match: Match, asked: Vote | None) -> None:
    """Keep what was said so far. Needs the lock."""
    await match.write(change_setting(match.id, VOTE, "" if asked is None else asked.text))
    match.vote = asked


def takeback_offer(match: Match, seat: int) -> dict[str, Any] | None:
    """That the seat may ask to take back, and whether there are ``others`` to be asked; None if it may not."""
    if match.course is not None or match.closed or match.takeback_is_asked() or not within_reach(match.playing(), seat):
        return None
    own = match.chairs[seat].person
    return {"seat": seat, "others": any(c.kind == "human" and c.person != own for c in match.chairs)}


def matters_of(match: Match, mine: Sequence[int], kept: int | None) -> dict[str, Any] | None:
    """What somebody who plays the seats ``mine`` is told and asked; None if there is nothing.

    ``kept`` is the seat on which a stand-in plays for him.
    """
    kept = None if match.closed or match.playing().over else kept
    takeback = takeback_entry(match, mine)
    votes = [vote_entry(match, seat, mine) for seat in absent_seats(match) if set(voters(match, seat)) & set(mine)]
    if not match.closed and kept is None and takeback is None and not votes:
        return None
    return {"closed": match.closed, "kept": kept, "takeback": takeback, "votes": votes}


def takeback_entry(match: Match, mine: Sequence[int]) -> dict[str, Any] | None:
    """Who asks to take back, for which seat one is asked, and how many have still to agree."""
    takeback = match.takeback
    if takeback is None or not match.takeback_is_asked():
        return None
    waits = asked_of(match)
    asked = next((seat for seat in waits if seat in mine), None)
    return {"seat": takeback.seat, "asked": asked, "waits": len(waits)}


def vote_entry(match: Match, seat: int, mine: Sequence[int]) -> dict[str, Any]:
    """How many want what about a seat, of how many; and what one has said oneself."""
    asked = voters(match, seat)
    ballots = match.vote.ballots if match.vote is not None and match.vote.seat == seat else {}
    counts = Counter([ballot for voter, ballot in ballots.items() if voter in asked])
    own = next((ballots[voter] for voter in asked if voter in mine and voter in ballots), None)
    stands_in = match.chairs[seat].kind == "bot"
    return {
        "seat": seat,
        "stands_in": stands_in,
        "own": own,
        "ballots": ballots_at(match),
        "of": len(asked),
        "counts": {ballot: counts[ballot] for ballot in BALLOTS},
    }


RETRY: Final = 10
logger = logging.getLogger("tongbao.absence")


class AbsenceWatch:
    """Watches over one match with a live clock. ``gone`` is since when people haven't had it open, by seat."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match) -> None:
        control = CONTROLS.get(match.terms.clock)
        self.match: Final = match
        self.is_live: Final = control is not None and not control.is_slow
        self.gone: dict[int, float] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Note who has come and gone, and wake again when somebody has been away for long enough."""
        if not self.is_live:
            return
        now, here = time.time(), self.match.people_here()
        sitting = [c for c in self.match.chairs if c.kind == "human" and self.match.game is not None]
        self.gone = {c.seat: self.gone.get(c.seat, now) for c in sitting if c.person not in here}
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if waited := self.waited_for():
            wait = max(0.0, min([self.gone[seat] for seat in waited]) + self.match.absence.grace - now)
            self.alarm = asyncio.get_running_loop().call_later(wait, self.on_alarm)

    def waited_for(self) -> list[int]:
        """The seats of people who are to act and away, while somebody else of flesh and blood sits here."""
        game = self.match.game
        if game is None or game.over or self.match.closed:
            return []
        people = {chair.person for chair in self.match.chairs if chair.kind == "human"}
        return [seat for seat in game.seats_to_act() if seat in self.gone] if len(people) > 1 else []

    def on_alarm(self) -> None:
        """Somebody has been away for long enough."""
        self.alarm = None
        if self.task is None:
            self.task = asyncio.create_task(self.stand_in())

    def late(self) -> list[int]:
        """The seats of those who have been away for longer than the grace."""
        due = time.time() - self.match.absence.grace
        return [seat for seat in self.waited_for() if self.gone[seat] <= due + 1]

    async def stand_in(self) -> None:
        """Let stand-ins play for who is to act and has been away for longer than the grace."""
        try:
            await stand_in_for(self.match, self.late)
        except DatabaseUnavailable:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except UserError as refusal:
            logger.warning("%s: %s", self.match.id, refusal)
        finally:
            self.task = None


@serialised
async def stand_in_for(match: Match, late: Callable[[], list[int]]) -> None:
    """Let stand-ins play on the seats that are late by now."""
    if seats := late():
        await match.give_over(seats, STANDS_IN)
    match.changed()
