"""Rematches: whoever wants to play again opens the next table and sits there, and the others are asked.

Their seats are reserved until they have answered, so nobody sits, is rated or has a clock without having agreed.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.match import Match
from tongbao.server.matches.offers import Offer, offer_at
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.repository import Damaged
from tongbao.server.matches.seating import sit_down
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import FIRST_LEG
from tongbao.server.matches.state import MatchState
from tongbao.server.social.invitations import Invitations
from tongbao.server.social.return_games import ReturnGames

GONE: Final = 404
"""Status of the error for a table that was closed."""


class Rematches:
    """The rematches of all matches: founds them, and tells those at the last table how the offer stands."""

    def __init__(self, registry: MatchRegistry, invitations: Invitations) -> None:
        self.registry: Final = registry
        self.invitations: Final = invitations
        self.return_games: Final = ReturnGames(registry, invitations.relations)
        registry.on_open.append(lambda match: OfferWatch(match, self))

    async def ask(self, match: Match, person: Person) -> Match:
        """The rematch, with the person on their seat: founded by the first who asks, accepted by all who ask later.

        The host and the players can ask. The second of two games comes first, if it isn't there yet. Raises UserError.
        """
        state = match.state
        if not state.require_game().over:
            raise UserError("You can ask for a rematch once the game is over.", 409)
        played = state.seats_of(person) or state.seats_kept_for(person)
        if state.is_imported or (not played and person.id != state.host):
            raise UserError("Only the players at this table can ask for a rematch.", 403)
        await self.return_games.found(match)
        founded: list[Match] = []

        async def command(state: MatchState) -> MatchState:
            if await self.following(state) is not None:
                return state
            founded.append(await self.registry.found_match(rematch_of(state, person), person))
            return replace(state, rematch=founded[-1].id)

        await match.apply(command)
        if founded:
            await self.invite(founded[-1], person)
            return founded[-1]
        assert match.state.rematch is not None
        there = await self.registry.find_match(match.state.rematch)
        await self.accept(there, person)
        return there

    async def invite(self, match: Match, host: Person) -> None:
        """Invite everybody for whom a seat is reserved at a match that was just founded."""
        for guest in dict.fromkeys(chair.person for chair in match.state.seats if chair.is_reserved):
            if guest is not None and await self.invitations.add_invitation(match.id, guest, host.id):
                await self.invitations.notify_guest(match, guest, host)

    async def accept(self, match: Match, person: Person) -> None:
        """Take the seats that are reserved for the person, if there are any; if nobody sits there, as the host."""
        if not any(chair.is_reserved and chair.person == person.id for chair in match.state.seats):
            return
        await self.invitations.require_entry(match, person)

        async def as_host(state: MatchState) -> MatchState:
            is_empty = not state.started and not any(chair.kind == "human" for chair in state.seats)
            return replace(state, host=person.id) if is_empty and state.host not in match.people_here() else state

        await match.apply(as_host)
        await sit_down(match, person, None)
        await self.invitations.withdraw(match.id, person)

    async def following(self, state: MatchState) -> Match | None:
        """The rematch of a match; None if there is none, or if it was closed before its game began."""
        if state.rematch is None:
            return None
        try:
            return await self.registry.find_match(state.rematch)
        except UserError as refusal:
            if refusal.status != GONE:
                raise
            return None

    async def look(self, match: Match) -> Match | None:
        """The rematch of a match, whose views tell from now on how the offer stands; None if it can’t be replayed."""
        try:
            there = await self.following(match.state)
        except Damaged:
            match.tell_offer(None)
            return None
        match.tell_offer(None if match.state.rematch is None else offer_of(match.state.rematch, there))
        return there


class OfferWatch:
    """Match subscriber: while somebody has the match open, its views tell how the offer to play again stands."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, rematches: Rematches) -> None:
        self.match: Final = match
        self.rematches: Final = rematches
        self.news: OfferNews | None = None
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Follow the rematch, if it isn’t followed yet and somebody looks."""
        name = self.match.state.rematch
        is_known = name is None or (self.match.offer is not None and self.match.offer.table == name and self.is_told())
        if not is_known and self.task is None and any(one.is_page for one in self.match.subscribers):
            self.task = asyncio.create_task(self.follow())

    def is_told(self) -> bool:
        """True if nothing new can be missed: the rematch is followed, has begun, or was closed."""
        offer = self.match.offer
        followed = self.news is not None and offer is not None and self.news.there.id == offer.table
        return followed or (offer is not None and (offer.has_begun or offer.is_withdrawn))

    async def follow(self) -> None:
        """Follow the rematch from now on, until its game begins."""
        try:
            with suppress(UserError):  # such as a database that is away; the next change asks again
                there = await self.rematches.look(self.match)
                if there is not None and not there.state.started and self.match.state.rematch == there.id:
                    self.news = OfferNews(there, self.match)
        finally:
            self.task = None


class OfferNews:
    """Match subscriber of a rematch: tells the match before what becomes of the offer, until the game begins."""

    person: Person | None = None
    is_page = False

    def __init__(self, there: Match, before: Match) -> None:
        self.there: Final = there
        self.before: Final = before
        there.subscribers.add(self)
        self.wake()

    def wake(self) -> None:
        """Tell how the offer stands now."""
        if self.before.state.rematch == self.there.id:
            self.before.tell_offer(offer_of(self.there.id, self.there))
        if self.there.state.started or self.before.state.rematch != self.there.id:
            self.there.subscribers.discard(self)


def offer_of(name: str, there: Match | None) -> Offer:
    """The offer that the rematch of that name makes; a withdrawn one if it was closed."""
    state = None if there is None else there.state
    return offer_at(name, "", (), False) if state is None else offer_at(name, state.host, state.seats, state.started)


def rematch_of(state: MatchState, person: Person) -> NewMatch:
    """The request for a rematch with the same game, seats and settings; the turn to begin goes on to the next.

    The person keeps their seats, and computer opponents theirs; those of all other people are reserved. After two games
    with seats swapped come two more.
    """
    order = tuple(chair.person for chair in state.seats if chair.person is not None) if state.settings.order else ()
    leg = min(state.settings.leg, FIRST_LEG)
    settings = state.settings._replace(first=False, order=(*order[1:], *order[:1]), leg=leg)
    chairs = [seat_again(chair, person) for chair in state.seats]
    options = state.meta.fitting(len(chairs), state.options)
    return NewMatch(state.meta.name, options, chairs, state.listed, state.cards, settings)


def seat_again(chair: MatchSeat, person: Person) -> MatchSeat:
    """A seat as it is at the rematch that a person asks for."""
    if chair.person == person.id:
        return chair.but_human()
    return chair if chair.kind == "bot" and chair.person is None else chair.reserved()
