"""Usual options of a group’s tables: one press opens a table with them, to which all members are invited.

The members take turns to begin. The seats are in that order when the game starts, and the first seat has the first turn
where the rules of the game permit it.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.bots import usual_bot
from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import match_seats, matches
from tongbao.server.groups.groups import Group, Groups, Member, matches_of
from tongbao.server.matches.bots import require_bot
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch, game_named
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct
from tongbao.server.matches.settings import ABSENCES, NEVER, MatchSettings, require_absence
from tongbao.server.matches.time_controls import CONTROLS, UNTIMED, require_control
from tongbao.server.social.invitations import Invitations

FIRST_GAME: Final = next(iter(tongbao.GAMES))


class UsualOptions(NamedTuple):
    """Usual options: the game, how many people play (0 for as many as there are members), and ``bots`` of a level.

    The bot ``stand_in`` plays for people who are ``away`` for as long as that says; empty names mean the usual bot.
    """

    game: str = FIRST_GAME
    people: int = 0
    bots: int = 0
    bot: str = ""
    clock: str = UNTIMED
    stand_in: str = ""
    away: str = NEVER
    hints: bool = False
    options: Mapping[str, str] = {}

    @property
    def meta(self) -> Meta[Any]:
        """The game."""
        return tongbao.GAMES[self.game]

    def check(self) -> None:
        """Raises UserError if no table can have these options."""
        meta = game_named(self.game)
        require_control(self.clock)
        require_absence(self.away)
        for bot in filter(None, (self.bot, self.stand_in)):
            require_bot(meta.name, bot)
        most = meta.max_players
        if not (0 <= self.people <= most and 0 <= self.bots <= most and self.people + self.bots <= most):
            raise UserError(
                "This game is for {least} to {most} players, not {n}.",
                least=meta.min_players,
                most=most,
                n=self.people + self.bots,
            )

    def seats_for(self, members: int) -> int:
        """The number of seats for people in a group of so many members."""
        meta = self.meta
        wished = self.people or members
        return max(1, meta.min_players - self.bots, min(wished, meta.max_players - self.bots))


def usual_of(group: Group) -> UsualOptions:
    """The usual options of a group; those that this version doesn't know are the default ones."""
    kept = {name: value for name, value in group.usual.items() if name in UsualOptions._fields}
    usual = UsualOptions(**kept)
    if usual.game not in tongbao.GAMES:
        return UsualOptions()
    usual = usual if usual.away in ABSENCES else usual._replace(away=NEVER)
    return usual if usual.clock in (UNTIMED, *CONTROLS) else usual._replace(clock=UNTIMED)


def next_to_begin(connection: sa.Connection, group: Group) -> list[Member]:
    """The members in turn: the one who has had the first seat longest ago, or never, comes first."""
    last = sa.func.max(matches.c.started)
    question = sa.select(match_seats.c.person, last.label("last")).join(matches)
    question = question.where(matches.c.id.in_(matches_of(group.id)), match_seats.c.seat == 0)
    question = question.where(matches.c.started.is_not(None), match_seats.c.person.is_not(None))
    began = {row.person: row.last for row in connection.execute(question.group_by(match_seats.c.person))}
    return sorted(group.members, key=lambda one: (began.get(one.person, 0.0), one.number))


def wish_for(usual: UsualOptions, group: Group, host: Person, order: Sequence[Member]) -> NewMatch:
    """The request for a table with these options: the host sits there, and the other seats are free."""
    meta = usual.meta
    people = usual.seats_for(len(group.members))
    chairs = [MatchSeat(0, "human", distinct(host.name, []), host.id)]
    chairs += [MatchSeat(seat, "open") for seat in range(1, people)]
    for seat in range(people, people + usual.bots):
        name = bot_name([chair.name for chair in chairs])
        chairs.append(MatchSeat(seat, "bot", name, None, usual.bot or usual_bot(meta.name)))
    options = meta.fitting(len(chairs), {**usual.options, **(meta.first_seat or {})})
    settings = MatchSettings(
        hints=usual.hints,
        clock=usual.clock,
        stand_in=usual.stand_in,
        away=usual.away,
        invited=True,
        group=group.id,
        order=tuple(one.person for one in order),
    )
    return NewMatch(meta.name, options, chairs, settings=settings)


class GroupTables:
    """Tables of groups: keeps the usual options, and opens tables with them."""

    def __init__(self, groups: Groups, registry: MatchRegistry, invitations: Invitations) -> None:
        self.groups: Final = groups
        self.registry: Final = registry
        self.invitations: Final = invitations

    async def keep_usual(self, group: Group, usual: UsualOptions) -> None:
        """Store the usual options of a group. Raises UserError."""
        usual.check()
        await self.groups.change(group, usual=usual._asdict())

    async def open_table(self, group: Group, host: Person, usual: UsualOptions) -> Match:
        """Open a table for the group, and invite its other members. Raises UserError.

        Members who are blocked by the host, or have blocked them, are not invited.
        """
        usual.check()
        order = await self.groups.database.read(partial(next_to_begin, group=group))
        match = await self.registry.found_match(wish_for(usual, group, host, order), host)
        if match.state.started:
            return match
        for member in group.members:
            if member.person != host.id and not await self.invitations.relations.are_apart(member.person, [host.id]):
                await self.invitations.add_invitation(match.id, member.person, host.id)
                await self.invitations.notify_guest(match, member.person, host)
        return match
