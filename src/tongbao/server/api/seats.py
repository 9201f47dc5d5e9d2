"""Operations: what a seat sees, and what it does."""

from typing import Final

from fastapi import APIRouter

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.seats import SPECTATOR
from tongbao.server.api.callers import OPTIONAL, Anybody, Caller, Player
from tongbao.server.api.models import Choosing, Conceding, Done, SeatView, Undoing
from tongbao.server.api.problems import NotChosen
from tongbao.server.common.errors import UserError
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.views.table.play import seen_entry

ROUTER: Final = APIRouter(tags=["seats"])


@ROUTER.get("/tables/{table}/view", summary="What a seat may see and choose", openapi_extra=OPTIONAL)
async def view(caller: Anybody, table: str, seat: int | None = None) -> SeatView:
    """Of your seat, or of one of them; of who only watches, where you have none, or of seat -1."""
    match = await caller.view(table, "view.json")
    match.state.require_game()
    return SeatView.model_validate(seen_entry(match, seat_seen(match, caller, seat)))


@ROUTER.post("/tables/{table}/choices", summary="Choose")
async def choose(caller: Player, table: str, wish: Choosing) -> Done:
    """Answered once it is kept. The same once more, at the same version, is answered as the first time.

    Where the seat has moved on since that version, the answer is 409, with what can be chosen now.
    """
    match = await caller.match(table, "choices")
    seat = own_seat(match.state, caller, wish.seat)
    try:
        made = await match.choose(seat, wish.choice, wish.version)
    except (UserError, IllegalChoice) as error:
        raise not_chosen(error, match.state, seat) from None
    return Done(version=match.state.seat_version(seat), repeat=not made)


@ROUTER.post("/tables/{table}/undo", summary="Take back")
async def undo(caller: Player, table: str, wish: Undoing) -> Done:
    """One choice, or all of this turn that can be taken back; repeats as for choices."""
    match = await caller.match(table, "undo")
    seat = own_seat(match.state, caller, wish.seat)
    caller.require("undos")
    try:
        made = await match.undo(seat, wish.much == "turn", wish.version)
    except (UserError, IllegalChoice) as error:
        raise not_chosen(error, match.state, seat) from None
    return Done(version=match.state.seat_version(seat), repeat=not made)


@ROUTER.post("/tables/{table}/concede", summary="Concede")
async def concede(caller: Player, table: str, wish: Conceding) -> Done:
    """Give the seat’s game up, where the game knows that."""
    match = await caller.match(table, "concede")
    seat = own_seat(match.state, caller, wish.seat)
    made = await match.concede(seat)
    return Done(version=match.state.seat_version(seat), repeat=not made)


def not_chosen(error: UserError | IllegalChoice, state: MatchState, seat: int) -> Exception:
    """What is raised for a choice that was refused: with what is possible, if that is the matter."""
    is_of_match = isinstance(error, IllegalChoice) or error.status == 409
    return NotChosen(error, state, seat) if is_of_match else error


def own_seat(state: MatchState, caller: Caller, seat: int | None) -> int:
    """The seat that is meant, of those that the caller plays. Raises UserError."""
    mine = state.seats_of(caller.person)
    if seat is None and len(mine) > 1:
        raise UserError("You play several seats here; say which one is meant.")
    chosen = seat if seat is not None else mine[0] if mine else SPECTATOR
    state.require_seat(caller.person, chosen)
    return chosen


def seat_seen(match: MatchView, caller: Caller, seat: int | None) -> int:
    """The seat as which the caller looks: the only one of his if none is named. Raises UserError for another's."""
    if seat is None:
        mine = match.state.seats_of(caller.person)
        return mine[0] if len(mine) == 1 else SPECTATOR
    if seat != SPECTATOR:
        match.state.require_seat(caller.person, seat)
    return seat
