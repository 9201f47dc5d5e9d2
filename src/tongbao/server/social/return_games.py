"""Return games: two who have agreed on two games play the second with seats swapped, and nobody has to ask for it.

They agreed when they sat down at the first. Whoever had the second turn there has the first in the second game, also
where the rules leave that to chance: the secret of the shuffles is drawn, and then the two sit down so that it is true.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import Relations
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable, Write, batch, next_version
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.db.tables import matches, settings
from tongbao.server.matches.concurrency import replay, serialised
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import FIRST_LEG, LEG, SECOND_LEG
from tongbao.server.matches.state import MatchState

LOOKED_BACK: Final = 24 * 3600
"""Seconds before a start of the server within which a first game must have ended for its second to be founded then."""
MOST_LOOKED_AT: Final = 500
HEAD_START: Final = 60.0
"""Seconds that the first clock of a live second game has in addition, to come over from the first one."""
logger = logging.getLogger("tongbao.return_games")


class ReturnGames:
    """The second games of all matches: founds each as soon as the first is over."""

    def __init__(self, registry: MatchRegistry, relations: Relations) -> None:
        self.registry: Final = registry
        self.relations: Final = relations
        registry.on_open.append(lambda match: EndWatch(match, self))

    async def found(self, match: Match) -> Match | None:
        """Found the second game of a match if it is due, and return it; None otherwise. Raises UserError.

        People who have blocked each other don't play it.
        """
        if not is_due(match.state):
            return None
        people = [chair.person for chair in match.state.seats if chair.person is not None]
        if await self.relations.are_apart(people[0], people[1:]):
            return None
        there = await founded_after(match, self.registry)
        if there is not None:
            await there.apply(with_head_start)
            there.changed()
        return there

    async def catch_up(self) -> None:
        """Background task after a start: open the matches whose second game is missing; that founds it."""
        with suppress(DatabaseUnavailable):  # then whoever opens a match founds its second game
            for name in await self.registry.database.read(without_second):
                try:
                    await self.registry.find_match(name)
                except UserError as refusal:
                    logger.warning("%s has no second game yet: %s", name, refusal)


class EndWatch:
    """Match subscriber: has the second game founded once the first is over."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, return_games: ReturnGames) -> None:
        self.match: Final = match
        self.return_games: Final = return_games
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Have it founded, if it is due and nobody is at it; what failed is tried again when something changes."""
        if self.task is None and is_due(self.match.state):
            self.task = asyncio.create_task(self.found())

    async def found(self) -> None:
        """Found it; if that isn't possible now, it is logged."""
        try:
            await self.return_games.found(self.match)
        except UserError as refusal:
            logger.warning("%s has no second game yet: %s", self.match.id, refusal)
        finally:
            self.task = None


def is_due(state: MatchState) -> bool:
    """True if the first game is over, and the second isn't there."""
    return state.is_over and state.rematch is None and state.has_return_game


@serialised
async def founded_after(match: Match, registry: MatchRegistry) -> Match | None:
    """The second game, founded in one transaction with the link to it; None if somebody else has founded it."""
    state = match.state
    if not is_due(state):
        return None
    secret = registry.randomness.secret()
    chairs = await replay(lambda: swapped(state, secret))
    wished = state.settings._replace(lot=False, first=False, order=(), leg=SECOND_LEG)
    wish = NewMatch(state.meta.name, state.options, chairs, state.listed, state.cards, wished, secret=secret)
    news = match.database.publish(MatchWritten(match.id, state.version + 1))

    def linked(name: str) -> Write:
        return batch([next_version(match.id, state.version, {"rematch": name}), *news])

    there = await registry.found_match(wish, Person(state.host, "") if state.host else None, linked)
    match.become(replace(state, rematch=there.id, version=state.version + 1))
    return there


def swapped(state: MatchState, secret: str) -> list[MatchSeat]:
    """The seats of the second game with that secret, where the other of the two has the first turn."""
    first = state.meta.opener(state.play_again(state.seats, [], state.options))
    chairs = in_order(state.seats[::-1])
    ahead = replace(state, secret=secret, rules=state.meta.rules, stack=())
    opener = state.meta.opener(ahead.play_again(chairs, [], state.options))
    return chairs if chairs[opener].name != state.seats[first].name else in_order(chairs[::-1])


def in_order(chairs: Sequence[MatchSeat]) -> list[MatchSeat]:
    """The same people and bots on seats in that order, without their words for the shuffle."""
    return [replace(chair, seat=seat, salt="") for seat, chair in enumerate(chairs)]


async def with_head_start(state: MatchState) -> MatchState:
    """The state with more time on the clock that runs first, at a live table; the same at any other."""
    if state.clocks is None or state.clocks.control.is_slow or state.choice_log:
        return state
    hands = [hand if hand.since is None else hand._replace(left=hand.left + HEAD_START) for hand in state.clocks.hands]
    return replace(state, clocks=state.clocks.but(hands))


def without_second(connection: sa.Connection) -> list[str]:
    """The matches that ended lately and were the first of two games, and have no second."""
    first = sa.select(settings.c.match_id).where(settings.c.name == LEG, settings.c.value == str(FIRST_LEG))
    lately = matches.c.finished > time.time() - LOOKED_BACK
    question = sa.select(matches.c.id).where(matches.c.id.in_(first), lately, matches.c.rematch.is_(None))
    question = question.where(~is_put_aside(matches.c.id)).order_by(matches.c.finished).limit(MOST_LOOKED_AT)
    return list(connection.scalars(question))
