"""Votes and takebacks, on which the players of a table are asked; and stand-ins for players who are away."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tongbao.engine.choice import Decision
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.choice_log import UNDO
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import reseated, with_choices, with_stand_ins
from tongbao.server.matches.remarks import AGREED, CLOSED, ENDED, STANDS_IN, WAITED_FOR, Remark
from tongbao.server.matches.state import BALLOTS, END, GO_ON, WAIT, MatchState, MatchView, Takeback, Vote

NOTHING: Final = "There is nothing to undo: something has been drawn or revealed since your latest choice."
NOT_ASKED: Final = "No one is asking to undo any more."


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


def asked_of(state: MatchState) -> list[int]:
    """The seats of people who have still to agree to a takeback; none if nobody asks for one."""
    takeback = state.takeback
    if takeback is None or not state.is_takeback_asked():
        return []
    asker = state.seats[takeback.seat].person
    others = [s for s in state.seats if s.kind == "human" and s.person != asker]
    return [seat.seat for seat in others if seat.seat not in takeback.agreed]


async def ask_takeback(state: MatchState, seat: int) -> MatchState:
    """Ask all others for a takeback of the seat's latest choice; if there is nobody to ask, do it. Raises UserError."""
    game = state.game_in_play()
    if state.course is not None or not within_reach(game, seat):
        raise UserError(NOTHING, 409)
    state = replace(state, takeback=Takeback(seat, len(state.choice_log)))
    return state if asked_of(state) else await taken_back(state, seat)


async def answer_takeback(state: MatchState, person: Person, agrees: bool) -> MatchState:
    """Agree to a takeback for all seats of the person, or refuse. Raises UserError if they aren't asked."""
    state.game_in_play()
    mine = [seat for seat in asked_of(state) if seat in state.seats_of(person)]
    if state.takeback is None or not mine:
        raise UserError(NOT_ASKED, 409)
    takeback = state.takeback
    if not agrees:
        return replace(state, takeback=None)
    state = replace(state, takeback=Takeback(takeback.seat, takeback.rows, (*takeback.agreed, *mine)))
    return state if asked_of(state) else await taken_back(state, takeback.seat)


async def taken_back(state: MatchState, seat: int) -> MatchState:
    """The state without the seat's latest choice and all that came after it."""
    game = state.require_game()
    undone = within_reach(game, seat)
    record = Record.of(game)
    for decision in reversed(undone):
        record = record.without_last(decision.seat)
    after = await replay(lambda: record.play_again(game.luck.fresh(), game.events is not None))
    log = [(decision.seat, UNDO) for decision in reversed(undone)]
    remarks = (*state.remarks, Remark(seat, after.decisions, AGREED, {}))
    return replace(with_choices(state, log, after, state.course), takeback=None, remarks=remarks)


def absent_seats(view: MatchView, now: float | None = None) -> list[int]:
    """The seats about which the others may vote: a stand-in plays there, or the game waits for somebody who is away."""
    state, game = view.state, view.state.game
    if game is None or game.over or state.closed or state.course is not None:
        return []
    late = (time.time() if now is None else now) - state.moved >= view.grace
    acting = [state.seats[seat] for seat in game.seats_to_act()]
    waited = [s.seat for s in acting if s.kind == "human" and s.person not in view.people_here]
    stood_in = [seat.seat for seat in state.seats if seat.kind == "bot" and seat.person is not None]
    return sorted([*(waited if late else []), *stood_in])


def ballots_at(state: MatchState) -> tuple[str, ...]:
    """The possible ballots: a game of a contest can't be ended without a result, for which its contest would wait."""
    return (GO_ON, WAIT) if state.contest else BALLOTS


def voters(state: MatchState, seat: int) -> list[int]:
    """The voters about a seat: one seat of each of the other people at the table."""
    people = {s.person: s.seat for s in state.seats if s.kind == "human" and s.person != state.seats[seat].person}
    return sorted(people.values())


async def cast_vote(match: Match, person: Person, seat: int, ballot: str) -> None:
    """Vote on how to go on without a seat; what more than half of the others want is done. Raises UserError."""
    if ballot not in ballots_at(match.state):
        possible = ", ".join(ballots_at(match.state))
        raise UserError("There is no vote “{name}”; choose one of: {all}.", name=ballot[:20], all=possible)

    async def command(state: MatchState) -> MatchState:
        return with_ballot(state, absent_seats(match.new_view()), person, seat, ballot)

    await match.apply(command)


def with_ballot(state: MatchState, absent: Sequence[int], person: Person, seat: int, ballot: str) -> MatchState:
    """The state with that ballot counted, and with the decision carried out if there is one. Raises UserError."""
    state.game_in_play()
    mine = [voter for voter in voters(state, seat) if voter in state.seats_of(person)] if seat in absent else []
    if not mine:
        raise UserError("There is nothing to vote on: no one is away, or you aren’t seated at this table.", 409)
    ballots = state.vote.ballots if state.vote is not None and state.vote.seat == seat else {}
    asked = Vote(seat, {**ballots, **dict.fromkeys(mine, ballot)})
    decided = asked.decided(voters(state, seat))
    return replace(state, vote=asked) if decided is None else decided_so(replace(state, vote=None), seat, decided)


def decided_so(state: MatchState, seat: int, ballot: str) -> MatchState:
    """The state with the decision about a seat carried out."""
    decisions, sitting = state.require_game().decisions, state.seats[seat]
    if ballot == END:
        return ended_early(state, Remark(seat, decisions, CLOSED, {}))
    if ballot == GO_ON:
        return with_stand_ins(state, [seat], STANDS_IN)
    waits = sitting.but_human() if sitting.kind == "bot" else sitting
    return replace(reseated(state, [waits], [Remark(seat, decisions, WAITED_FOR, {})]), moved=time.time())


def ended_early(state: MatchState, remark: Remark) -> MatchState:
    """The state in which the match has ended before the end of its game."""
    now = time.time()
    clocks = None if state.clocks is None else state.clocks.turned([], now)
    return replace(state, closed=True, moved=now, clocks=clocks, remarks=(*state.remarks, remark))


def may_end(state: MatchState, seat: int) -> bool:
    """True if the player on a seat may propose to end the game, whose contest doesn't wait for its result."""
    in_play = state.game is not None and not state.game.over and not state.closed
    return (
        in_play and state.course is None and not state.contest and not state.ending and seat in range(len(state.seats))
    )


async def answer_ending(state: MatchState, person: Person, agrees: bool) -> MatchState:
    """Propose to end the game for good, agree to that or refuse; it ends once all people at the table agree.

    Raises UserError.
    """
    game, mine = state.game_in_play(), state.seats_of(person)
    if not mine or game.over or state.contest or state.course is not None:
        raise UserError("You can’t end this game.", 409)
    if not agrees:
        return replace(state, ending=frozenset()) if state.ending else state
    agreed = state.ending | set(mine)
    if any(chair.kind == "human" and chair.seat not in agreed for chair in state.seats):
        return replace(state, ending=agreed)
    return ended_early(replace(state, ending=frozenset()), Remark(mine[0], game.decisions, ENDED, {}))


def ending_entry(state: MatchState, mine: Sequence[int]) -> dict[str, Any] | None:
    """The proposal to end the game: a seat that wants it, the viewer's seat that is asked, how many have to agree."""
    if not state.ending or state.closed or not mine:
        return None
    waits = [chair.seat for chair in state.seats if chair.kind == "human" and chair.seat not in state.ending]
    return {"seat": min(state.ending), "asked": next((s for s in waits if s in mine), None), "waits": len(waits)}


def takeback_offer(state: MatchState, seat: int) -> dict[str, Any] | None:
    """The offer to ask for a takeback, and whether there are ``others`` to be asked; None if the seat may not ask."""
    if (
        state.course is not None
        or state.closed
        or state.is_takeback_asked()
        or not within_reach(state.require_game(), seat)
    ):
        return None
    own = state.seats[seat].person
    return {"seat": seat, "others": any(c.kind == "human" and c.person != own for c in state.seats)}


def votes_entry(view: MatchView, mine: Sequence[int], kept: int | None) -> dict[str, Any] | None:
    """The votes and takebacks for the player of the seats ``mine``; None if there is nothing to tell or ask.

    ``kept`` is the seat on which a stand-in plays for them.
    """
    state = view.state
    kept = None if state.closed or state.require_game().over else kept
    takeback = takeback_entry(state, mine)
    votes = [vote_entry(state, seat, mine) for seat in absent_seats(view) if set(voters(state, seat)) & set(mine)]
    ending = ending_entry(state, mine)
    if not state.closed and kept is None and takeback is None and not votes and ending is None:
        return None
    return {"ending": ending, "closed": state.closed, "kept": kept, "takeback": takeback, "votes": votes}


def takeback_entry(state: MatchState, mine: Sequence[int]) -> dict[str, Any] | None:
    """The open takeback: the seat that asks, the viewer's seat that is asked, and how many have still to agree."""
    takeback = state.takeback
    if takeback is None or not state.is_takeback_asked():
        return None
    waits = asked_of(state)
    asked = next((seat for seat in waits if seat in mine), None)
    return {"seat": takeback.seat, "asked": asked, "waits": len(waits)}


def vote_entry(state: MatchState, seat: int, mine: Sequence[int]) -> dict[str, Any]:
    """The vote about a seat: the counts of its ballots, the number of voters, and the viewer's own ballot."""
    asked = voters(state, seat)
    ballots = state.vote.ballots if state.vote is not None and state.vote.seat == seat else {}
    counts = Counter([ballot for voter, ballot in ballots.items() if voter in asked])
    own = next((ballots[voter] for voter in asked if voter in mine and voter in ballots), None)
    stands_in = state.seats[seat].kind == "bot"
    return {
        "seat": seat,
        "stands_in": stands_in,
        "own": own,
        "ballots": ballots_at(state),
        "of": len(asked),
        "counts": {ballot: counts[ballot] for ballot in BALLOTS},
    }
