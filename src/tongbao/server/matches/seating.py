"""Seating: who comes to a table and who goes, and that its game starts."""

import time
from dataclasses import replace

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.clocks import clocks_begun
from tongbao.server.matches.concurrency import replay, serialised
from tongbao.server.matches.match import Match, head_after
from tongbao.server.matches.remarks import COMES_BACK, HAS_LEFT, Remark
from tongbao.server.matches.repository import CHAT, OFF, ON, PACE, change_setting, fewer_chairs
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct, drawn_by_lot
from tongbao.server.matches.settings import require_pace
from tongbao.server.matches.signatures import signature
from tongbao.server.matches.time_controls import UNTIMED, load_calendars


@serialised
async def sit_down(match: Match, person: Person, seat: int | None, salt: str = "") -> None:
    """Take a free chair, or one's own chair back from the bot that kept it warm. The last one starts the game."""
    if match.terms.clock != UNTIMED:
        match.calendars |= await match.database.read(lambda c: load_calendars(c, {person.id}))
    chair = chair_for(match, person, seat, salt)
    if chair is not None:
        back = [] if match.game is None else [Remark(chair.seat, match.game.decisions, COMES_BACK, {})]
        await match.take([chair], back)
    match.changed()


def chair_for(match: Match, person: Person, seat: int | None, salt: str) -> MatchSeat | None:
    """The chair that the person can take, with him on it; None if he has it already. Raises UserError."""
    own = [c for c in match.chairs if c.kind == "bot" and c.person == person.id]
    kept = [c for c in match.chairs if c.kind == "open" and c.person == person.id]
    free = own or kept or [c for c in match.chairs if c.is_free and seat in (None, c.seat)]
    if not free:
        if match.seats_of(person):
            return None
        raise UserError("That seat is taken; you can watch the game.", 409)
    if not own and match.seats_of(person):
        raise UserError("You sit at this table already.", 409)
    if own:
        return own[0].but_human()
    taken = [other.name for other in match.chairs if other not in kept]
    return MatchSeat(free[0].seat, "human", distinct(person.name, taken), person.id, None, salt, person.owner)


@serialised
async def change_salt(match: Match, person: Person, salt: str) -> None:
    """Change what the person throws in for the shuffles. Raises UserError once the cards are dealt."""
    if match.started:
        raise UserError("The cards are dealt; what was thrown in for them stays.", 409)
    mine = match.seats_of(person)
    if not mine:
        raise UserError("You are not sitting at this table; take a seat first.", 403)
    await match.take([replace(match.chairs[seat], salt=salt) for seat in mine])
    match.changed()


@serialised
async def leave(match: Match, person: Person) -> None:
    """Free one's chairs; in a running game a stand-in sits there until the person comes back."""
    mine = match.seats_of(person)
    if mine and match.started:
        await match.give_over(mine, HAS_LEFT)
    elif mine:
        await match.take([MatchSeat(seat, "open") for seat in mine])
    match.changed()


@serialised
async def keep_seat(match: Match, program: Person, seat: int | None) -> None:
    """Keep a free chair for a program, that one if it is said which. Raises UserError if there is none."""
    free = [chair for chair in match.chairs if chair.is_free and seat in (None, chair.seat)]
    if match.started or not free:
        raise UserError("There is no free seat that could be kept for {name}.", 409, name=program.name)
    await match.take([replace(free[0], name=program.name, person=program.id, owner=program.owner)])
    match.changed()


@serialised
async def release_kept_seats(match: Match, program: Person) -> None:
    """Free the chairs that are kept for a program."""
    kept = [c.seat for c in match.chairs if c.kind == "open" and c.person == program.id]
    if kept:
        await match.take([MatchSeat(seat, "open") for seat in kept])
    match.changed()


@serialised
async def start(match: Match, bot: str = "") -> None:
    """Start the game; bots of that kind sit down on the free chairs."""
    if not match.started:
        names, bots = [chair.name for chair in match.chairs], []
        for seat in match.free_seats():
            names.append(bot_name(names))
            bots.append(MatchSeat(seat, "bot", names[-1], None, bot))
        await match.take(bots)
    match.changed()


@serialised
async def start_with_fewer(match: Match, least: int) -> None:
    """Start the game with those who sit here, if they are at least so many; the free chairs go away."""
    seats = [replace(chair, seat=n) for n, chair in enumerate(c for c in match.chairs if c.kind != "open")]
    if match.started or len(seats) < max(least, match.meta.min_players):
        return
    options = match.meta.settle(len(seats), {})
    if match.terms.lot:
        seats = drawn_by_lot(seats, match.randomness)
    game = await replay(lambda: match.play_again(seats, [], options))
    clocks, now = clocks_begun(match.clocks, seats, game, match.calendars), time.time()
    head = {"started": now, "options": options, "signature": signature(game), **head_after(game, now)}
    works = [fewer_chairs(match.id, seats), *match.kept_besides(clocks, [])]
    await match.write(*works, told=match.news(seats, game), **head)
    match.options, match.chairs, match.clocks = options, seats, clocks
    match.settled = match.settled[: len(seats)]
    match.started, match.game, match.moved = True, game, now
    match.changed()


@serialised
async def free_seat(match: Match, host: Person, seat: int) -> None:
    """Let the host free a chair before the start. Raises UserError."""
    require_host_before(match, host)
    chair = match.chairs[seat] if seat in range(len(match.chairs)) else MatchSeat(seat, "open")
    if chair.kind == "bot" or chair.is_free or seat in match.seats_of(host):
        raise UserError("Nobody sits there whom you could send away.", 409)
    await match.take([MatchSeat(seat, "open")])
    match.changed()


def require_host_before(match: Match, person: Person) -> None:
    """Raises UserError unless the person has opened this match and it hasn't started."""
    match.require_host(person)
    if match.started:
        raise UserError("The game has begun; this can be done only before.", 409)


@serialised
async def set_pace(match: Match, person: Person, pace: str) -> None:
    """Let the bots choose at another pace. Raises UserError unless the person sits here and there is such a pace."""
    if not match.seats_of(person):
        raise UserError("You are watching this table: only those who sit at it can set the pace.", 403)
    require_pace(pace)
    await match.write(change_setting(match.id, PACE, pace))
    match.terms = match.terms._replace(pace=pace)
    match.changed()


@serialised
async def set_chat(match: Match, person: Person, wished: bool) -> None:
    """Let people talk at this table, or not. Raises UserError unless the person opened it."""
    match.require_host(person)
    await match.write(change_setting(match.id, CHAT, ON if wished else OFF))
    match.terms = match.terms._replace(chat=wished)
    match.changed()
