"""Invitations: access to a table that waits, and the people invited to it.

Anyone who is kept out because somebody there has blocked them reads the same as those who come too late.
"""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import Relations
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import invitations, matches, people, removals
from tongbao.server.matches.lobby import reserve_seat
from tongbao.server.matches.match import Match
from tongbao.server.matches.seating import free_seat, keep_seat, release_kept_seats, require_host_before
from tongbao.server.matches.state import MatchState

MOST_INVITED: Final = 20
"""Maximum number of people invited to one table at a time."""
INVITED: Final = "invited"
REMOVED: Final = "removed"
Invited = Callable[[str, str, str, dict[str, str]], Awaitable[None]]
"""Hook for an invitation: the guest, the word INVITED, the match, and facts: ``who`` invites, and to which ``game``.

Or for a removal, with the word REMOVED: the guest is no longer welcome there.
"""


class PendingInvitation(NamedTuple):
    """Invitation as its guest sees it: the match, the game, the person who invites, and since when."""

    match: str
    game: str
    by: str
    at: float


class Invitations:
    """Invitations to all tables. ``on_invited`` are the hooks for an invitation, called once it is stored."""

    def __init__(self, database: Database, relations: Relations) -> None:
        self.database: Final = database
        self.relations: Final = relations
        self.on_invited: Final[list[Invited]] = []

    async def require_entry(self, match: Match, person: Person | None) -> None:
        """Raises UserError if the person may not sit down here, unless they sit here already.

        A person who isn't known yet has no invitation, and nobody has blocked them.
        """
        if person is not None and (match.state.seats_of(person) or match.state.seats_kept_for(person)):
            return
        if person is not None and await self.is_removed(match.id, person):
            raise UserError("The host has removed you from this table; you can take a seat at another one.", 403)
        if match.state.settings.invited and (person is None or not await self.is_invited(match.state, person)):
            raise UserError("Only invited players can sit down at this table, but you can watch.", 403)
        if person is not None and await self.relations.are_apart(person, [match.state.host, *people_at(match)]):
            raise UserError("That seat is taken, but you can watch the game.", 409)

    async def require_company(self, match: Match, person: Person) -> None:
        """Raises UserError if the person shouldn't play again with those who sit here."""
        if await self.relations.are_apart(person, people_at(match)):
            raise UserError("This table can’t be opened again with the same players; open a new table.", 409)

    async def is_invited(self, state: MatchState, person: Person) -> bool:
        """True if the person may sit down at a table for invited people."""
        if person.id == state.host:
            return True
        question = sa.select(invitations.c.at).filter_by(match_id=state.id, person=person.id)
        return await self.database.read(lambda c: c.scalar(question)) is not None

    async def is_removed(self, match_id: str, person: Person) -> bool:
        """True if the host has removed the person from a match, and nobody has invited them since."""
        question = sa.select(removals.c.at).filter_by(match_id=match_id, person=person.id)
        return await self.database.read(lambda c: c.scalar(question)) is not None

    async def remove(self, match: Match, host: Person, seat: int) -> None:
        """Free a seat before the start, as the host wishes: whoever sat there is told, and can’t sit down again.

        Raises UserError.
        """
        gone = next((c.person for c in match.state.seats if c.seat == seat and c.kind == "human"), None)
        await match.apply(partial(free_seat, host=host, seat=seat))
        if gone is None:
            return
        row = {"match_id": match.id, "person": gone, "at": time.time()}

        def write(connection: sa.Connection) -> None:
            no_longer_removed(match.id, gone)(connection)
            connection.execute(removals.insert(), row)
            no_longer_invited(match.id, gone)(connection)

        await self.database.write(write)
        match.changed()
        for tell in self.on_invited:
            await tell(gone, REMOVED, match.id, {"game": match.meta.name})

    async def reserve(self, match: Match, host: Person, seat: int, guest: Person) -> None:
        """Reserve a seat for a friend, and invite them. Raises UserError."""
        if not await self.relations.are_friends(host, guest.id):
            raise UserError("You can only invite friends; send this person a friend request first.", 403)
        if await self.relations.are_apart(guest, [match.state.host, *people_at(match)]):
            raise UserError("Your friend can’t join this table.", 409)
        await match.apply(partial(reserve_seat, host=host, seat=seat, guest=guest))
        if await self.add_invitation(match.id, guest.id, host.id):
            await self.notify_guest(match, guest.id, host)

    async def invite(self, match: Match, person: Person, key: str) -> None:
        """Invite a friend, by the key of their account.

        Raises UserError unless the person sits here and it is a friend.
        """
        if match.state.started:
            raise UserError("The game has begun; this can only be done before it starts.", 409)
        if person.id != match.state.host and not match.state.seats_of(person):
            raise UserError("Only players at this table can invite others.", 403)
        guest = await self.relations.owner_of(key)
        if not await self.relations.are_friends(person, guest):
            raise UserError("You can only invite friends; send this person a friend request first.", 403)
        if guest in people_at(match):
            raise UserError("Your friend is already seated at this table.", 409)
        if await self.relations.are_apart(guest, [match.state.host, *people_at(match)]):
            raise UserError("Your friend can’t join this table.", 409)
        if await self.add_invitation(match.id, guest, person.id):
            await self.notify_guest(match, guest, person)

    async def keep_seat(self, match: Match, host: Person, program: Person, seat: int | None = None) -> None:
        """Keep a free seat for a bot account, and invite it.

        Raises UserError unless the host of the match asks.
        """
        require_host_before(match.state, host)
        if program.id in people_at(match):
            raise UserError("{name} is already seated at this table, or has a seat reserved.", 409, name=program.name)
        if await self.relations.are_apart(program, [match.state.host, *people_at(match)]):
            raise UserError("{name} can’t join this table.", 409, name=program.name)
        await match.apply(partial(keep_seat, bot=program, seat=seat))
        if await self.add_invitation(match.id, program.id, host.id):
            await self.notify_guest(match, program.id, host)

    async def notify_guest(self, match: Match, guest: str, by: Person) -> None:
        """Notify a guest of an invitation."""
        facts = {"who": by.name, "game": match.meta.name}
        for tell in self.on_invited:
            await tell(guest, INVITED, match.id, facts)

    async def add_invitation(self, match: str, guest: str, by: str) -> bool:
        """Store an invitation; False if there is one. Raises UserError if there are enough."""
        is_new: list[bool] = []

        def write(connection: sa.Connection) -> None:
            there = set(connection.scalars(sa.select(invitations.c.person).filter_by(match_id=match)))
            is_new.append(guest not in there)
            no_longer_removed(match, guest)(connection)
            if guest in there:
                return
            if len(there) >= MOST_INVITED:
                raise UserError(
                    "{n} people are already invited to this table, which is the maximum.", 409, n=MOST_INVITED
                )
            row = {"match_id": match, "person": guest, "by": by, "at": time.time()}
            connection.execute(invitations.insert(), row)

        await self.database.write(write)
        return is_new[-1]

    async def decline(self, match: Match, person: Person) -> None:
        """Decline an invitation; nobody is told, and a seat that was reserved for the person becomes free."""
        await self.withdraw(match.id, person)
        await match.apply(partial(release_kept_seats, person=person))

    async def withdraw(self, match_id: str, person: Person) -> None:
        """Delete an invitation that the person has answered."""
        await self.database.write(no_longer_invited(match_id, person.id))

    async def invited_to(self, match_id: str) -> list[str]:
        """The names of the people who are invited to a match and haven't come."""
        question = sa.select(people.c.name).join(invitations, invitations.c.person == people.c.id)
        question = question.where(invitations.c.match_id == match_id).order_by(invitations.c.at)
        return list(await self.database.read(lambda c: c.scalars(question).all()))

    async def invitations_of(self, person: Person) -> list[PendingInvitation]:
        """The tables to which the person is invited and whose game has not begun."""
        question = (
            sa.select(matches.c.id, matches.c.game, people.c.name, invitations.c.at)
            .select_from(
                invitations.join(matches, matches.c.id == invitations.c.match_id).join(
                    people, people.c.id == invitations.c.by
                )
            )
            .where(invitations.c.person == person.id, matches.c.started.is_(None), matches.c.finished.is_(None))
            .order_by(invitations.c.at.desc())
        )
        rows = await self.database.read(lambda c: c.execute(question).all())
        return [PendingInvitation(row.id, row.game, row.name, row.at) for row in rows if row.game in tongbao.GAMES]


def people_at(match: Match) -> list[str]:
    """The people who sit at a match, or may come back to it."""
    return [chair.person for chair in match.state.seats if chair.person is not None]


def no_longer_removed(match: str, person: str) -> Write:
    """Let a person who was removed from a match join it again."""
    return lambda c: c.execute(removals.delete().filter_by(match_id=match, person=person))


def no_longer_invited(match: str, person: str) -> Write:
    """Take an invitation back."""
    return lambda c: c.execute(invitations.delete().filter_by(match_id=match, person=person))
