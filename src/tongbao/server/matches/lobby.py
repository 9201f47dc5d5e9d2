"""Lobby commands: until its game starts, the host changes a table, and passes on the host's rights."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import tongbao
from tongbao.engine.meta import BadOption
from tongbao.server.accounts.people import Person, guest_name
from tongbao.server.common.errors import UserError
from tongbao.server.matches.bots import require_bot
from tongbao.server.matches.clocks import calendars_of, wound_up
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import reseated
from tongbao.server.matches.seating import require_host_before
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct
from tongbao.server.matches.settings import NO_LEG, MatchSettings
from tongbao.server.matches.standing_answers import settled_so_far
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.matches.time_controls import CONTROLS, Calendar, load_calendars

OPEN: Final = "open"
HERE: Final = "here"
BOT: Final = "bot:"
PATIENCE: Final = 3 * 60
"""Seconds after which others may start the game of a host who is away, or become the host."""


class Terms(NamedTuple):
    """The terms of a table, besides its seats: its settings, the options of its game, and whether it is listed."""

    settings: MatchSettings
    options: dict[str, str]
    listed: bool


async def change_terms(match: Match, host: Person, terms: Terms) -> None:
    """Change the terms of a table before its start, as the host wishes. Raises UserError or BadOption."""
    people = {chair.person for chair in match.state.seats if chair.person}
    calendars = await match.database.read(lambda c: load_calendars(c, people))

    async def command(state: MatchState) -> MatchState:
        require_changeable(state, host)
        players = len(state.seats)
        meta = state.meta
        options = meta.settle(players, terms.options, state.rules)
        await replay(lambda: tongbao.new(meta.name, players, 0, options, state.cards, rules=state.rules))
        settings = terms.settings._replace(group=state.settings.group, order=state.settings.order)
        state = replace(state, settings=settings, options=options, listed=terms.listed)
        return with_clocks(state, {**state.calendars, **calendars})

    await match.apply(command)


def with_clocks(state: MatchState, calendars: dict[str, Calendar]) -> MatchState:
    """The state before the start with the clocks that its settings ask for; they don't run yet."""
    control = CONTROLS.get(state.settings.clock)
    if control is None:
        return replace(state, clocks=None, calendars={})
    clocks = wound_up(control, calendars_of(state.seats, calendars))
    same = state.clocks is not None and state.clocks.control == control and state.clocks.hands == clocks.hands
    return replace(state, calendars=calendars, clocks=state.clocks if same else clocks)


def require_changeable(state: MatchState, host: Person) -> None:
    """Raises UserError unless the person is the host of a table that may still change."""
    require_host_before(state, host)
    if state.paired:
        raise UserError("Players were paired for this game; its table can’t be changed.", 409)


async def change_seat(state: MatchState, host: Person, seat: int, who: str, name: str = "") -> MatchState:
    """Say who sits on a seat: OPEN for anybody, HERE for somebody at the host's device, or BOT with a bot's name."""
    chair = own_chair(state, host, seat)
    taken = [other.name for other in state.seats if other is not chair]
    if who == OPEN:
        return reseated(state, [MatchSeat(seat, "open")])
    if who == HERE:
        before = chair.name if chair.kind == "human" else ""
        wished = guest_name(name) if name.strip() else before or guest_name(f"Guest {seat + 1}")
        return reseated(state, [MatchSeat(seat, "human", distinct(wished, taken), host.id)])
    if who.startswith(BOT):
        bot = who.removeprefix(BOT)
        require_bot(state.meta.name, bot)
        named = chair.name if chair.kind == "bot" else bot_name(taken)
        return reseated(state, [MatchSeat(seat, "bot", named, None, bot)])
    raise UserError("Say who sits in seat {n}: open, here, or bot: with the name of a bot.", n=seat + 1)


async def reserve_seat(state: MatchState, host: Person, seat: int, guest: Person) -> MatchState:
    """Reserve a seat for a person whom the host invites."""
    own_chair(state, host, seat)
    if any(chair.person == guest.id for chair in state.seats):
        raise UserError("{name} is already seated at this table, or has a seat reserved.", 409, name=guest.name)
    return reseated(state, [MatchSeat(seat, "open", guest.name, guest.id, None, "", guest.owner)])


def own_chair(state: MatchState, host: Person, seat: int) -> MatchSeat:
    """A seat that the host may give to somebody else. Raises UserError."""
    require_changeable(state, host)
    if seat not in range(len(state.seats)):
        raise UserError("There is no seat {n} at this table.", 404, n=seat + 1)
    chair = state.seats[seat]
    if chair.kind == "human" and chair.person != host.id:
        raise UserError("{name} is sitting there; remove them from the table first.", 409, name=chair.name)
    if state.seats_of(host) == [seat]:
        raise UserError("You are sitting there yourself; leave the table to free your seat.", 409)
    return chair


async def add_seat(state: MatchState, host: Person) -> MatchState:
    """Add an open seat. Raises UserError if the game isn't for so many."""
    require_changeable(state, host)
    return await resized(state, [*state.seats, MatchSeat(len(state.seats), "open")])


async def remove_seat(state: MatchState, host: Person, seat: int) -> MatchState:
    """Remove a seat on which nobody else sits. Raises UserError if the game isn't for so few."""
    own_chair(state, host, seat)
    return await resized(state, [chair for chair in state.seats if chair.seat != seat])


async def resized(state: MatchState, chairs: Sequence[MatchSeat]) -> MatchState:
    """The state before the start with more seats, or fewer; options that aren't for so many get their defaults."""
    meta, players = state.meta, len(chairs)
    if not meta.min_players <= players <= meta.max_players:
        least, most = meta.min_players, meta.max_players
        raise UserError("This game is for {least} to {most} players, not {n}.", least=least, most=most, n=players)
    seats = tuple(replace(chair, seat=number) for number, chair in enumerate(chairs))
    try:
        options = meta.settle(players, state.options, state.rules)
    except BadOption:
        options = meta.settle(players, {}, state.rules)
    await replay(lambda: tongbao.new(meta.name, players, 0, options, state.cards, rules=state.rules))
    state = replace(
        state,
        seats=seats,
        options=options,
        settings=state.settings if players == 2 else state.settings._replace(leg=NO_LEG),
        standing_answers=tuple(settled_so_far(meta, {}) for _ in seats),
        chat=state.chat.reseated({chair.name: chair.seat for chair in seats}),
    )
    return with_clocks(state, dict(state.calendars))


# The host's rights.


def is_host_away(view: MatchView) -> bool:
    """True if the host has been away from the lobby for so long that the others need not wait."""
    away = view.away.get(view.state.host)
    return not view.state.started and (not view.state.host or (away is not None and away.seconds >= PATIENCE))


async def become_host(match: Match, person: Person) -> None:
    """Become the host in place of one who is away. Raises UserError."""

    async def command(state: MatchState) -> MatchState:
        if state.started or not state.seats_of(person) or not is_host_away(match.new_view()):
            raise UserError(
                "You can become the host once the host has been away for {n} minutes.", 409, n=PATIENCE // 60
            )
        return replace(state, host=person.id)

    await match.apply(command)


async def pass_on(state: MatchState, host: Person, seat: int) -> MatchState:
    """Make the person on a seat the host."""
    require_host_before(state, host)
    chair = state.seats[seat] if seat in range(len(state.seats)) else None
    if chair is None or chair.kind != "human" or chair.person is None:
        raise UserError("Only players seated at this table can become the host.", 409)
    return replace(state, host=chair.person)
