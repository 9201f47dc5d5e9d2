"""Relations between people: friends, friend requests and blocks.

People who are blocked aren't told so: what they ask for is answered as if they were strangers who aren't answered.
"""

import time
from collections.abc import Collection
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.accounts.accounts import key_of
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import accounts, bot_accounts, invitations, people, relationships

ASKS: Final = "asks"
FRIEND: Final = "friend"
BLOCKS: Final = "blocks"
MOST_TIES: Final = 300
"""Maximum number of friends, requests and blocks that one person may have made."""


class Other(NamedTuple):
    """Other person in a relation: the name, and the key of the account, none for a guest."""

    person: str
    name: str
    key: str | None


class FriendList(NamedTuple):
    """All relations of one person: friends, requests to them and from them, and the people they have blocked."""

    friends: list[Other]
    asking: list[Other]
    asked: list[Other]
    blocked: list[Other]


class Relations:
    """Repository of all relations between people."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def list_friends(self, person: Person) -> FriendList:
        """All relations of a person."""
        return await self.database.read(lambda c: friend_list_of(c, person.id))

    async def request_friendship(self, person: Person, name: str) -> str:
        """Send a friend request to the account of that name, or accept the one from there; return whose account it is.

        Raises UserError if there is no such account, or if there are enough relations.
        """
        other = await self.owner_of(name)
        if other == person.id:
            raise UserError("You can’t send yourself a friend request.", 409)
        await self.database.write(add_request(person.id, other))
        return other

    async def answer_request(self, person: Person, key: str, agrees: bool) -> None:
        """Accept or decline a friend request. Raises UserError if there is none from anybody of that name."""
        other = await self.owner_of(key)
        await self.database.write(keep_answer(person.id, other, agrees))

    async def end_friendship(self, person: Person, key: str) -> None:
        """End the friendship with a person, or cancel the request to them."""
        other = await self.owner_of(key)
        await self.database.write(
            lambda c: kind_of(c, person.id, other) == BLOCKS or remove_friendship(person.id, other)(c)
        )

    async def block(self, person: Person, other: str) -> None:
        """Block a person. Raises UserError."""
        if other == person.id:
            raise UserError("You can’t block yourself.", 409)
        await self.database.write(add_block(person.id, other))

    async def unblock(self, person: Person, place: int, name: str) -> None:
        """Unblock a person, by their place in the list of blocked people, and their name there. Raises UserError."""
        shut = (await self.list_friends(person)).blocked
        if place not in range(len(shut)) or shut[place].name != name:
            raise UserError("That person is no longer in your list; reload the page.", 409)
        await self.database.write(remove_friendship(person.id, shut[place].person))

    async def owner_of(self, name: str) -> str:
        """Person whose account has that name. Raises UserError if there is none."""
        question = sa.select(accounts.c.person).filter_by(key=key_of(name[:100]))
        found = await self.database.read(lambda c: c.scalar(question))
        if found is None:
            raise UserError("There is no account named “{name}”; guests don’t have accounts.", 404, name=name[:40])
        return str(found)

    async def are_apart(self, person: Person | str, others: Collection[str | None]) -> bool:
        """True if the person has blocked any of the others, or has been blocked by them."""
        identity = person if isinstance(person, str) else person.id
        return await self.database.read(lambda c: bool(apart_from(c, identity) & {one for one in others if one}))

    async def are_friends(self, person: Person, other: str) -> bool:
        """True if the two are friends."""
        question = sa.select(relationships.c.kind).filter_by(person=person.id, other=other, kind=FRIEND)
        return await self.database.read(lambda c: c.scalar(question)) is not None


def friend_list_of(connection: sa.Connection, person: str) -> FriendList:
    """All relations of a person, by name."""
    shown = sa.select(people.c.id, people.c.name, accounts.c.key, relationships.c.kind).select_from(
        relationships.join(people, people.c.id == relationships.c.other).outerjoin(
            accounts, accounts.c.person == people.c.id
        )
    )
    own = connection.execute(shown.where(relationships.c.person == person).order_by(people.c.name)).all()
    by_kind = {kind: [Other(r.id, r.name, r.key) for r in own if r.kind == kind] for kind in (FRIEND, ASKS, BLOCKS)}
    shut = {one.person for one in by_kind[BLOCKS]}
    asks = sa.select(people.c.id, people.c.name, accounts.c.key).select_from(
        relationships.join(people, people.c.id == relationships.c.person).join(
            accounts, accounts.c.person == people.c.id
        )
    )
    rows = connection.execute(
        asks.where(relationships.c.other == person, relationships.c.kind == ASKS).order_by(relationships.c.at)
    ).all()
    asking = [Other(row.id, row.name, row.key) for row in rows if row.id not in shut]
    return FriendList(by_kind[FRIEND], asking, by_kind[ASKS], by_kind[BLOCKS])


def apart_from(connection: sa.Connection, person: str) -> set[str]:
    """People who have blocked the person or are blocked by them, and their bot accounts; for a bot also its owner's."""
    own = {person, *connection.scalars(sa.select(bot_accounts.c.owner).filter_by(person=person))}
    pair = sa.select(relationships.c.person, relationships.c.other).where(
        relationships.c.kind == BLOCKS, sa.or_(relationships.c.person.in_(own), relationships.c.other.in_(own))
    )
    apart = {row.other if row.person in own else row.person for row in connection.execute(pair)}
    return apart | set(connection.scalars(sa.select(bot_accounts.c.person).where(bot_accounts.c.owner.in_(apart))))


def kind_of(connection: sa.Connection, person: str, other: str) -> str | None:
    """Relation of the person to the other, from their side; None if there is none."""
    found = connection.scalar(sa.select(relationships.c.kind).filter_by(person=person, other=other))
    return None if found is None else str(found)


def set_relation(connection: sa.Connection, person: str, other: str, kind: str) -> None:
    """Set the relation of the person to the other. Raises UserError if they have enough."""
    count = sa.select(sa.func.count()).select_from(relationships).filter_by(person=person)
    connection.execute(relationships.delete().filter_by(person=person, other=other))
    if kind != FRIEND and connection.scalars(count).one() >= MOST_TIES:
        raise UserError(
            "You have {n} friends, requests and blocks, which is the maximum; remove some first.", 409, n=MOST_TIES
        )
    connection.execute(relationships.insert(), {"person": person, "other": other, "kind": kind, "at": time.time()})


def add_request(person: str, other: str) -> Write:
    """Write that sends a friend request; two who ask each other become friends."""

    def write(connection: sa.Connection) -> None:
        mine, his = kind_of(connection, person, other), kind_of(connection, other, person)
        if mine == FRIEND:
            raise UserError("You are already friends.", 409)
        if mine == BLOCKS:
            raise UserError("You have blocked this person; unblock them first.", 409)
        if his == ASKS:
            set_relation(connection, person, other, FRIEND)
            set_relation(connection, other, person, FRIEND)
        else:
            set_relation(connection, person, other, ASKS)

    return write


def keep_answer(person: str, other: str, agrees: bool) -> Write:
    """Write that accepts or declines a friend request."""

    def write(connection: sa.Connection) -> None:
        if kind_of(connection, other, person) != ASKS or kind_of(connection, person, other) == BLOCKS:
            raise UserError("That request no longer exists.", 409)
        if agrees:
            set_relation(connection, person, other, FRIEND)
            set_relation(connection, other, person, FRIEND)
        else:
            connection.execute(relationships.delete().filter_by(person=other, other=person))

    return write


def remove_friendship(person: str, other: str) -> Write:
    """Write that ends the relation of the person to the other; of friends on both sides."""

    def write(connection: sa.Connection) -> None:
        connection.execute(relationships.delete().filter_by(person=person, other=other))
        connection.execute(relationships.delete().filter_by(person=other, other=person, kind=FRIEND))

    return write


def add_block(person: str, other: str) -> Write:
    """Write that blocks a person: they are no longer friends, and the invitations between them are withdrawn."""

    def write(connection: sa.Connection) -> None:
        remove_friendship(person, other)(connection)
        set_relation(connection, person, other, BLOCKS)
        for by, guest in ((person, other), (other, person)):
            connection.execute(invitations.delete().filter_by(by=by, person=guest))

    return write


def carried_over(guest: str, person: str) -> Write:
    """Write that carries others' blocks of a guest, and the guest's invitations of others, over to the account."""

    def write(connection: sa.Connection) -> None:
        shut = sa.select(relationships.c.person).filter_by(other=guest, kind=BLOCKS)
        for who in connection.scalars(shut).all():
            if who != person:
                connection.execute(relationships.delete().filter_by(person=who, other=person))
                row = {"person": who, "other": person, "kind": BLOCKS, "at": time.time()}
                connection.execute(relationships.insert(), row)
        connection.execute(
            relationships.delete().where(sa.or_(relationships.c.person == guest, relationships.c.other == guest))
        )
        connection.execute(invitations.delete().filter_by(person=guest))
        connection.execute(invitations.update().filter_by(by=guest).values(by=person))

    return write
