"""Match commands by which a game begins and goes on, from one state of its match to the next."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tongbao.engine.choice import CONCEDE, Choice
from tongbao.engine.game import Game
from tongbao.engine.record import taken_off, undone
from tongbao.server.common.errors import UserError
from tongbao.server.common.randomness import Randomness
from tongbao.server.matches.choice_log import UNDO, Row
from tongbao.server.matches.clocks import clocks_at, clocks_begun, clocks_of_seats
from tongbao.server.matches.concurrency import STALE, replay
from tongbao.server.matches.lessons import Course, after_choice, after_undo
from tongbao.server.matches.remarks import TAKES_BACK, Remark
from tongbao.server.matches.seats import MatchSeat, seats_in_turn, shuffled_seats
from tongbao.server.matches.standing_answers import settled_anew, take_answers
from tongbao.server.matches.state import MatchState

LONGEST_CHOICE: Final = 64
ONE: Final = "one"
TURN: Final = "turn"
MUCH: Final = rf"^(?:{ONE}|{TURN}|[a-z_]{{1,30}}(?: [0-9]{{1,3}}){{1,6}})$"
"""Pattern of how much is taken back: ONE, TURN, or a choice of something, such as ``place 18``."""


async def unchanged(state: MatchState) -> MatchState:
    """Change nothing."""
    return state


async def choose(state: MatchState, seat: int, text: str, version: int, chair: MatchSeat | None = None) -> MatchState:
    """Make a choice that was meant for a version of the seat, as in ``Match.choose``."""
    text = " ".join(text.split())[:LONGEST_CHOICE]
    game = state.game_in_play()
    if chair is not None and state.seats[seat] != chair:
        raise UserError(STALE, 409)
    if state.is_repeat(seat, text, version):
        return state
    after = game.clone()
    after.take(seat, text)
    course = after_choice(state.course, game, seat, text)
    log = [(seat, text), *take_answers(after, state.seats, state.standing_answers)]
    here = state.seats[seat]
    stood_in = state.stood_in | {seat} if here.kind == "bot" and here.person is not None else state.stood_in
    state = with_choices(state, log, after, course)
    return state if stood_in == state.stood_in else replace(state, stood_in=stood_in)


async def concede(state: MatchState, seat: int) -> MatchState:
    """Concede the seat's game, unless that was done before."""
    game = state.game_in_play()
    if game.has_conceded(seat):
        return state
    after = game.clone()
    after.concede(seat)
    log = [(seat, CONCEDE.text), *take_answers(after, state.seats, state.standing_answers)]
    return with_choices(state, log, after, state.course)


async def settle(state: MatchState, seat: int, wishes: dict[str, str]) -> MatchState:
    """Change standing answers of the seat; a question that they answer is answered at once."""
    game = state.game_in_play()
    if game.over:
        raise UserError("The game is over; there are no more questions to answer.", 409)
    settled = list(state.standing_answers)
    settled[seat] = settled_anew(state.meta, settled[seat], wishes)
    after = game.clone()
    log = take_answers(after, state.seats, settled)
    state = replace(state, standing_answers=tuple(settled))
    return with_choices(state, log, after, state.course) if log else state


async def undo(state: MatchState, seat: int, much: str, version: int) -> MatchState:
    """Take back the seat's latest choice (ONE), all that it may take back (TURN), or one of these choices alone."""
    game = state.game_in_play()
    if state.is_repeat(seat, UNDO, version):
        return state
    steps, again = max(1, game.undoable(seat)) if much == TURN else 1, list[Choice]()
    if much in (ONE, TURN):
        after = await replay(lambda: undone(game, seat, steps))
    else:
        after, steps, again = await replay(lambda: taken_off(game, seat, much))
    course = after_undo(state.course, game, seat, steps)
    if again and course is not None:
        before = await replay(lambda: undone(game, seat, steps))
        for choice in again:
            course = after_choice(course, before, seat, choice.text)
            before.take(seat, choice)
    told = Remark(seat, after.decisions, TAKES_BACK, {})
    remarks = () if game.sealed is not None or told in state.remarks[-1:] else (told,)
    log = [(seat, UNDO)] * steps + [(seat, choice.text) for choice in again]
    return replace(with_choices(state, log, after, course), remarks=(*state.remarks, *remarks))


def with_choices(state: MatchState, log: Sequence[Row], after: Game, course: Course | None) -> MatchState:
    """The state with these choices and undos, the game that they have made, and the progress of the lesson."""
    back = bool(log) and log[0][1] == UNDO
    return state.but(
        choice_log=(*state.choice_log, *log),
        game=after,
        clocks=clocks_at(state.clocks, after, state.seats, state.closed, back),
        course=course,
        moved=time.time() if log else state.moved,
    )


def with_stand_ins(state: MatchState, seats: Sequence[int], why: str) -> MatchState:
    """The state in which stand-ins play for the people on these seats, and the chronicle says why."""
    decisions = state.require_game().decisions
    sitting = [seat for seat in state.seats if seat.seat in seats and seat.kind == "human"]
    remarks = [Remark(seat.seat, decisions, why, {}) for seat in sitting]
    return reseated(state, [seat.with_bot(state.stand_in) for seat in sitting], remarks)


def reseated(state: MatchState, taken: Sequence[MatchSeat], remarks: Sequence[Remark] = ()) -> MatchState:
    """The state with these seats changed, while its game goes on or before it has started."""
    seats = list(state.seats)
    for seat in taken:
        seats[seat.seat] = seat
    clocks = clocks_of_seats(state.clocks, state.game, state.seats, seats)
    return replace(state, seats=tuple(seats), clocks=clocks, remarks=(*state.remarks, *remarks))


async def seated(state: MatchState, taken: Sequence[MatchSeat], randomness: Randomness) -> MatchState:
    """The state with these seats changed; if none is free any more, the game starts."""
    after = reseated(state, taken)
    if state.started or after.free_seats():
        return after
    return await started(after, after.seats, state.options, randomness)


async def started(
    state: MatchState, seats: Sequence[MatchSeat], options: dict[str, str], randomness: Randomness
) -> MatchState:
    """The state in which the game has just begun on these seats, drawn by lot or in turn if the settings say so."""
    if state.settings.lot:
        seats = shuffled_seats(seats, randomness)
    elif state.settings.order:
        seats = seats_in_turn(seats, state.settings.order)
    game = await replay(lambda: state.play_again(seats, [], options))
    return replace(
        state,
        options=options,
        seats=tuple(seats),
        chat=state.chat.reseated({chair.name: chair.seat for chair in seats}),
        standing_answers=state.standing_answers[: len(seats)],
        started=True,
        game=game,
        clocks=clocks_begun(state.clocks, seats, game, state.calendars),
        moved=time.time(),
    )
