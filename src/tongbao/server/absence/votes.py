"""Votes: when somebody is away, the others decide whether a stand-in plays for him, they wait, or the game ends."""

import time

from tongbao.server import archive
from tongbao.server.absence.asked import BALLOTS, END, GO_ON, WAIT, Vote
from tongbao.server.accounts.people import Person
from tongbao.server.alone import alone
from tongbao.server.archive import VOTE, change_setting
from tongbao.server.clocks.controls import CONTROLS
from tongbao.server.common.errors import Refusal
from tongbao.server.matches import Match
from tongbao.server.remarks import CLOSED, STANDS_IN, WAITED_FOR, Remark


def grace_of(match: Match) -> float:
    """The seconds for which nothing is decided about who is away."""
    control = CONTROLS.get(match.terms.clock)
    return match.absence.grace_of_days if control is not None and control.is_slow else match.absence.grace


def away(match: Match, now: float | None = None) -> list[int]:
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


async def vote(match: Match, person: Person, seat: int, ballot: str) -> None:
    """Say how to go on without a seat; what more than half of the others want is done. Raises Refusal."""
    if ballot not in ballots_at(match):
        possible = ", ".join(ballots_at(match))
        raise Refusal("There is no vote “{name}”; there are: {all}.", name=ballot[:20], all=possible)
    await cast(match, person, seat, ballot)


@alone
async def cast(match: Match, person: Person, seat: int, ballot: str) -> None:
    """Count the ballot, and do what is decided then. Raises Refusal."""
    await match.in_play()
    mine = [voter for voter in voters(match, seat) if voter in match.seats_of(person)] if seat in away(match) else []
    if not mine:
        raise Refusal("There is nothing to vote about: nobody is away, or you don’t sit at this table.", 409)
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
        await close(match, Remark(seat, game.decisions, CLOSED, {}))
    elif ballot == GO_ON:
        await match.give_over([seat], STANDS_IN)
    else:
        waits = chair.but_human() if chair.kind == "bot" else chair
        await match.take([waits], [Remark(seat, game.decisions, WAITED_FOR, {})])
        match.moved = time.time()


async def close(match: Match, remark: Remark) -> None:
    """End the match before the end of its game. Needs the lock."""
    now = time.time()
    clocks = None if match.clocks is None else match.clocks.turned([], now)
    ended = change_setting(match.id, archive.CLOSED, archive.ON)
    await match.write(ended, *match.kept_besides(clocks, [remark]), finished=now, moved=now, to_act=[])
    match.closed, match.clocks, match.vote = True, clocks, None
    match.remarks.append(remark)


async def keep_vote(match: Match, asked: Vote | None) -> None:
    """Keep what was said so far. Needs the lock."""
    await match.write(change_setting(match.id, VOTE, "" if asked is None else asked.text))
    match.vote = asked
