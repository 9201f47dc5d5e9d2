"""Seating commands: people take and leave seats, the host manages the table, and its game starts."""

from dataclasses import replace
from functools import partial

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.randomness import Randomness
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import reseated, seated, started, with_stand_ins
from tongbao.server.matches.remarks import COMES_BACK, HAS_LEFT, Remark
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct
from tongbao.server.matches.settings import require_pace
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.time_controls import UNTIMED, load_calendars


async def sit_down(match: Match, person: Person, seat: int | None, salt: str = "") -> None:
    """Take a free seat, or the person's own back from its stand-in. The game starts with the last free seat."""

    async def command(state: MatchState) -> MatchState:
        taken = seats_for(state, person, seat, salt)
        if not taken:
            return state
        if state.settings.clock != UNTIMED:
            calendars = await match.database.read(lambda c: load_calendars(c, {person.id}))
            state = replace(state, calendars={**state.calendars, **calendars})
        if state.game is not None:
            return reseated(state, taken, [Remark(one.seat, state.game.decisions, COMES_BACK, {}) for one in taken])
        return await seated(state, taken, match.randomness)

    await match.apply(command)


def seats_for(state: MatchState, person: Person, seat: int | None, salt: str) -> list[MatchSeat]:
    """The seat that the person can take, with them on it; none if they have it already. Raises UserError.

    Several seats are reserved for a person at whose device others play: they take all of them.
    """
    own = [s for s in state.seats if s.kind == "bot" and s.person == person.id]
    kept = [s for s in state.seats if s.is_reserved and s.person == person.id]
    free = own or kept or [s for s in state.seats if s.is_free and seat in (None, s.seat)]
    if not free:
        if state.seats_of(person):
            return []
        raise UserError("That seat is taken, but you can watch the game.", 409)
    if not own and state.seats_of(person):
        raise UserError("You already have a seat at this table.", 409)
    if own:
        return [own[0].but_human()]
    if len(kept) > 1:
        return [replace(chair, kind="human", salt=salt, owner=person.owner) for chair in kept]
    taken = [other.name for other in state.seats if other not in kept]
    return [MatchSeat(free[0].seat, "human", distinct(person.name, taken), person.id, None, salt, person.owner)]


async def change_salt(state: MatchState, person: Person, salt: str) -> MatchState:
    """Change the person's salt for the shuffles. Raises UserError once the cards are dealt."""
    if state.started:
        raise UserError("The cards have been dealt; the words added for the shuffle can’t be changed any more.", 409)
    mine = state.seats_of(person)
    if not mine:
        raise UserError("You aren’t seated at this table; take a seat first.", 403)
    return reseated(state, [replace(state.seats[seat], salt=salt) for seat in mine])


async def leave(state: MatchState, person: Person) -> MatchState:
    """Free the person's seats; in a running game a stand-in sits there until they come back."""
    mine = state.seats_of(person)
    if mine and state.started:
        return with_stand_ins(state, mine, HAS_LEFT)
    if not mine:
        return state
    return with_next_host(reseated(state, [MatchSeat(seat, "open") for seat in mine]), person.id)


def with_next_host(state: MatchState, gone: str) -> MatchState:
    """The state in which the next person seated is the host, if the one who is gone was."""
    heirs = [c.person for c in state.seats if c.kind == "human" and c.person not in (None, gone) and not c.owner]
    return replace(state, host=heirs[0]) if state.host == gone and heirs and heirs[0] else state


async def keep_seat(state: MatchState, bot: Person, seat: int | None) -> MatchState:
    """Reserve a free seat for a bot account, or ``seat`` if that is given. Raises UserError if there is none."""
    free = [one for one in state.seats if one.is_free and seat in (None, one.seat)]
    if state.started or not free:
        raise UserError("There is no empty seat to reserve for {name}.", 409, name=bot.name)
    return reseated(state, [replace(free[0], name=bot.name, person=bot.id, owner=bot.owner)])


async def release_kept_seats(state: MatchState, person: Person) -> MatchState:
    """Free the seats that are reserved for a person or a bot account."""
    kept = [s.seat for s in state.seats if s.is_reserved and s.person == person.id]
    return reseated(state, [MatchSeat(seat, "open") for seat in kept]) if kept else state


async def start(match: Match, bot: str = "") -> None:
    """Start the game; bots of that kind sit down on the free seats."""
    await match.apply(partial(with_bots, bot=bot, randomness=match.randomness))


async def with_bots(state: MatchState, bot: str, randomness: Randomness) -> MatchState:
    """The state in which bots of that kind sit on the free seats, and the game has started.

    Raises UserError while a seat is reserved for somebody who hasn’t answered.
    """
    if state.started:
        return state
    awaited = next((seat for seat in state.seats if seat.is_reserved), None)
    if awaited is not None:
        raise UserError(
            "A seat is reserved for {name}; wait for an answer, or release the seat first.", 409, name=awaited.name
        )
    names, bots = [seat.name for seat in state.seats], list[MatchSeat]()
    for seat in state.free_seats():
        names.append(bot_name(names))
        bots.append(MatchSeat(seat, "bot", names[-1], None, bot))
    return await seated(state, bots, randomness)


async def start_with_fewer(match: Match, least: int) -> None:
    """Start the game with the people and bots who sit here, if they are at least so many; free seats are removed."""

    async def command(state: MatchState) -> MatchState:
        seats = [replace(seat, seat=n) for n, seat in enumerate(s for s in state.seats if s.kind != "open")]
        if state.started or len(seats) < max(least, state.meta.min_players):
            return state
        return await started(state, seats, state.meta.settle(len(seats), {}, state.rules), match.randomness)

    await match.apply(command)


async def free_seat(state: MatchState, host: Person, seat: int) -> MatchState:
    """Free a seat before the start, as the host wishes. Raises UserError."""
    require_host_before(state, host)
    sitting = state.seats[seat] if seat in range(len(state.seats)) else MatchSeat(seat, "open")
    if sitting.kind == "bot" or sitting.is_free or seat in state.seats_of(host):
        raise UserError("There is no one in that seat whom you could remove.", 409)
    return reseated(state, [MatchSeat(seat, "open")])


def require_host_before(state: MatchState, person: Person) -> None:
    """Raises UserError unless the person has opened this match and it hasn't started."""
    state.require_host(person)
    if state.started:
        raise UserError("The game has begun; this can only be done before it starts.", 409)


async def set_pace(state: MatchState, person: Person, pace: str) -> MatchState:
    """Change the pace of the bots. Raises UserError unless the person sits here and there is such a pace."""
    if not state.seats_of(person):
        raise UserError("You are watching this table: only players seated here can set the computer’s pace.", 403)
    require_pace(pace)
    return replace(state, settings=state.settings._replace(pace=pace))


async def set_chat(state: MatchState, person: Person, wished: bool) -> MatchState:
    """Turn the chat of this table on or off. Raises UserError unless the person opened it."""
    state.require_host(person)
    return replace(state, settings=state.settings._replace(chat=wished))
