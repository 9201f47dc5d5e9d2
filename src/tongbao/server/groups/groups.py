"""Groups of friends: founding one, joining it by its link, leaving it, and who owns it.

The owner is the member who has been there longest. So there is always one, also after the owner has left or deleted
their account; a group without members is deleted.
"""

import secrets
import time
import unicodedata
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.bounds import UNSEEN
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import apart_from
from tongbao.server.common.errors import UserError
from tongbao.server.common.graphemes import graphemes_in
from tongbao.server.common.randomness import match_name
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import (
    evening_answers,
    group_evenings,
    group_members,
    group_messages,
    group_reports,
    group_seasons,
    groups,
    invitations,
    matches,
    people,
    settings,
)
from tongbao.server.db.tables.matches import OF_GROUP

LONGEST_NAME: Final = 40
MOST_MEMBERS: Final = 20
MOST_GROUPS: Final = 20
"""Maximum number of groups in which one person can be."""
OF_THE_GROUP: Final = (group_members, group_messages, group_reports, group_seasons)
"""Tables whose rows belong to a group and go with it."""


class Member(NamedTuple):
    """A member of a group: when they joined, as which one, and the secret of their calendar."""

    person: str
    name: str
    number: int
    joined: float
    calendar: str


class Group(NamedTuple):
    """A group: its name, the key of its link, the usual options of its tables, and its members, the owner first."""

    id: str
    name: str
    key: str
    usual: dict[str, Any]
    created: float
    members: tuple[Member, ...]

    @property
    def link(self) -> str:
        """Address of its page."""
        return f"/groups/{self.id}"

    @property
    def people(self) -> set[str]:
        """The ids of its members."""
        return {one.person for one in self.members}

    def is_owner(self, person: Person) -> bool:
        """True if the person has been a member longest."""
        return self.members[0].person == person.id

    def member(self, person: Person | None) -> Member | None:
        """The person as a member; None if they aren't one."""
        return next((one for one in self.members if person is not None and one.person == person.id), None)

    def require_owner(self, person: Person) -> None:
        """Raises UserError unless the person owns the group."""
        if not self.is_owner(person):
            raise UserError("Only the owner of the group can do that.", 403)


class Groups:
    """Repository of all groups."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def create_group(self, name: str, owner: Person) -> str:
        """Create a group with its first season, and return its id. Raises UserError."""
        now, key = time.time(), match_name()
        row = {"id": key, "name": checked_name(name), "key": new_key(), "usual": {}, "created": now}

        def write(connection: sa.Connection) -> None:
            require_room(connection, owner)
            connection.execute(groups.insert(), row)
            connection.execute(group_members.insert(), new_member(key, owner, 0, now))
            connection.execute(group_seasons.insert(), {"group_id": key, "number": 1, "name": "1", "began": now})

        await self.database.write(write)
        return key

    async def find_group(self, name: str, person: Person | None) -> Group:
        """The group of that id, for one of its members. Raises UserError: nobody else can tell that there is one."""
        found = await self.group_of(name, person)
        if found is None:
            raise UserError("There is no such group, or you aren’t one of its members. Ask for its link.", 404)
        return found

    async def group_of(self, name: str, person: Person | None) -> Group | None:
        """The group of that id, such as the one of a match, if the person is one of its members."""
        found = await self.find_by(groups.c.id, name) if name else None
        return found if found is not None and found.member(person) is not None else None

    async def find_by_key(self, key: str) -> Group:
        """The group whose link has that key. Raises UserError."""
        found = await self.find_by(groups.c.key, key)
        if found is None:
            raise UserError("This link to a group is no longer valid. Ask for the new one.", 404)
        return found

    async def find_by(self, column: sa.ColumnElement[str], text: str) -> Group | None:
        """The group with that text in a column; None if there is none, or if there can be none."""
        if UNSEEN.search(text):
            return None
        return await self.database.read(lambda connection: read_group(connection, column == text))

    async def groups_of(self, person: Person | None) -> list[Group]:
        """The groups of a person, the latest joined first."""
        if person is None:
            return []
        own = sa.select(group_members.c.group_id).filter_by(person=person.id).order_by(group_members.c.joined.desc())

        def read(connection: sa.Connection) -> list[Group]:
            names = connection.scalars(own).all()
            found = [read_group(connection, groups.c.id == name) for name in names]
            return [group for group in found if group is not None]

        return await self.database.read(read)

    async def join(self, group: Group, person: Person) -> None:
        """Add a member, who is invited to the tables that wait; anyone who is one already stays it. Raises UserError.

        Anyone who is kept out because somebody there has blocked them reads the same as those who come to a full one.
        """

        def write(connection: sa.Connection) -> None:
            there = read_members(connection, group.id, lock=True)
            if person.id in {one.person for one in there}:
                return
            apart = apart_from(connection, person.id) & {one.person for one in there}
            if apart or len(there) >= MOST_MEMBERS:
                raise UserError("This group takes no more members.", 409)
            if not there:
                raise UserError("This link to a group is no longer valid. Ask for the new one.", 404)
            require_room(connection, person)
            now = time.time()
            number = there[-1].number + 1
            connection.execute(group_members.insert(), new_member(group.id, person, number, now))
            waiting = sa.select(matches.c.id, matches.c.host).where(is_waiting(group.id))
            for row in connection.execute(waiting).all():
                if row.host in group.people:
                    invited = {"match_id": row.id, "person": person.id, "by": row.host, "at": now}
                    connection.execute(invitations.delete().filter_by(match_id=row.id, person=person.id))
                    connection.execute(invitations.insert(), invited)

        await self.database.write(write)

    async def leave(self, group: Group, person: Person) -> None:
        """Leave the group, which is deleted with its last member."""
        await self.database.write(no_longer_member(group.id, person.id))

    async def remove(self, group: Group, owner: Person, number: int) -> None:
        """Remove the member of that number, as the owner. Raises UserError."""
        group.require_owner(owner)
        member = next((one for one in group.members if one.number == number), None)
        if member is None or member.person == owner.id:
            raise UserError("There is no such member whom you could remove.", 409)
        await self.database.write(no_longer_member(group.id, member.person))

    async def renew_link(self, group: Group, owner: Person) -> None:
        """Make a new link, as the owner: the old one no longer leads here. Raises UserError."""
        group.require_owner(owner)
        await self.change(group, key=new_key())

    async def rename(self, group: Group, owner: Person, name: str) -> None:
        """Rename the group, as the owner. Raises UserError."""
        group.require_owner(owner)
        await self.change(group, name=checked_name(name))

    async def change(self, group: Group, **fields: Any) -> None:
        """Change some fields of a group."""
        change = groups.update().filter_by(id=group.id).values(**fields)
        await self.database.write(lambda connection: connection.execute(change))


def checked_name(name: str) -> str:
    """The name with plain spaces. Raises UserError if a group or a season can't have it."""
    name = unicodedata.normalize("NFC", " ".join(name[: 4 * LONGEST_NAME].split()))
    if not graphemes_in(name) or len(name) > LONGEST_NAME:
        raise UserError("This name must have 1 to {most} visible characters.", most=LONGEST_NAME)
    return name


def new_key() -> str:
    """A new secret for a link."""
    return secrets.token_hex(20)


def new_member(group: str, person: Person, number: int, now: float) -> dict[str, Any]:
    """The row of a new member."""
    return {"group_id": group, "person": person.id, "number": number, "joined": now, "calendar": new_key()}


def require_room(connection: sa.Connection, person: Person) -> None:
    """Raises UserError if the person is in enough groups."""
    count = sa.select(sa.func.count()).select_from(group_members).filter_by(person=person.id)
    if connection.scalars(count).one() >= MOST_GROUPS:
        raise UserError("You are in {n} groups, which is the maximum; leave one first.", 409, n=MOST_GROUPS)


def read_group(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Group | None:
    """Read the group that meets a condition; None if there is none with members."""
    row = connection.execute(sa.select(groups).where(where)).first()
    members = [] if row is None else read_members(connection, row.id)
    if row is None or not members:
        return None
    return Group(row.id, row.name, row.key, row.usual, row.created, tuple(members))


def read_members(connection: sa.Connection, group: str, lock: bool = False) -> list[Member]:
    """Read the members of a group, the owner first; with a lock on the group until the commit."""
    if lock:
        connection.execute(sa.select(groups.c.id).filter_by(id=group).with_for_update())
    columns = (group_members.c.person, people.c.name, *[group_members.c[n] for n in ("number", "joined", "calendar")])
    question = sa.select(*columns).join(people, people.c.id == group_members.c.person)
    rows = connection.execute(question.where(group_members.c.group_id == group).order_by(group_members.c.number))
    return [Member(*row) for row in rows]


def matches_of(group: str) -> sa.Select[tuple[str]]:
    """The question for the ids of all matches of a group."""
    return sa.select(settings.c.match_id).where(OF_GROUP, settings.c.value == group)


def is_waiting(group: str) -> sa.ColumnElement[bool]:
    """SQL condition: a match of the group has not begun."""
    return sa.and_(matches.c.id.in_(matches_of(group)), matches.c.started.is_(None), matches.c.finished.is_(None))


def no_longer_member(group: str, person: str) -> Write:
    """Write that takes a member out of a group, and back the invitations to its tables."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.select(groups.c.id).filter_by(id=group).with_for_update())
        connection.execute(group_members.delete().filter_by(group_id=group, person=person))
        own = sa.select(group_evenings.c.id).filter_by(group_id=group)
        connection.execute(evening_answers.delete().where(own_answers(person), evening_answers.c.evening.in_(own)))
        waiting = sa.select(matches.c.id).where(is_waiting(group))
        connection.execute(
            invitations.delete().where(invitations.c.person == person, invitations.c.match_id.in_(waiting))
        )
        delete_if_empty(connection, group)

    return write


def own_answers(person: str) -> sa.ColumnElement[bool]:
    """SQL condition: an answer is the person's."""
    return evening_answers.c.person == person


def delete_if_empty(connection: sa.Connection, group: str) -> None:
    """Delete a group that has no members, with everything but its games."""
    if connection.scalar(sa.select(group_members.c.person).filter_by(group_id=group).limit(1)) is not None:
        return
    own = sa.select(group_evenings.c.id).filter_by(group_id=group)
    connection.execute(evening_answers.delete().where(evening_answers.c.evening.in_(own)))
    for table in (*OF_THE_GROUP, group_evenings):
        connection.execute(table.delete().filter_by(group_id=group))
    connection.execute(groups.delete().filter_by(id=group))


# Accounts that go, and guests who get one.


def forget_member(connection: sa.Connection, person: str) -> None:
    """Forget a person in all groups."""
    for group in connection.scalars(sa.select(group_members.c.group_id).filter_by(person=person)).all():
        no_longer_member(group, person)(connection)


def merge_member(connection: sa.Connection, guest: str, person: str) -> None:
    """Give the memberships, answers, messages and reports of a guest to an account, where it hasn't the same."""
    for table, key in ((group_members, "group_id"), (evening_answers, "evening")):
        there = sa.select(table.c[key]).filter_by(person=person)
        known = set(connection.scalars(there))
        for row in connection.execute(sa.select(table).filter_by(person=guest)).all():
            which = getattr(row, key)
            if which not in known:
                connection.execute(table.update().filter_by(person=guest, **{key: which}).values(person=person))
        connection.execute(table.delete().filter_by(person=guest))
    connection.execute(group_messages.update().filter_by(person=guest).values(person=person))
    own = sa.select(group_reports.c.group_id, group_reports.c.number).filter_by(person=person)
    told = {tuple(row) for row in connection.execute(own)}
    for row in connection.execute(sa.select(group_reports).filter_by(person=guest)).all():
        if (row.group_id, row.number) not in told:
            connection.execute(group_reports.insert(), {**row._asdict(), "person": person})
    connection.execute(group_reports.delete().filter_by(person=guest))


def membership_of(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """A person's groups, and what they have written there, for the export of their data."""
    question = sa.select(groups.c.id, groups.c.name, group_members.c.joined).join(group_members)
    own = connection.execute(question.where(group_members.c.person == person).order_by(group_members.c.joined))
    written = sa.select(group_messages.c.text, group_messages.c.at).filter_by(person=person)
    return [
        {
            "name": row.name,
            "since": row.joined,
            "messages": [
                [one.text, one.at]
                for one in connection.execute(written.filter_by(group_id=row.id).order_by(group_messages.c.number))
            ],
        }
        for row in own.all()
    ]
