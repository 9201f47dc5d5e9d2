"""Notification events: tells absent players whose turn it is, that a game has begun, or that somebody wrote.

Notifications contain names and titles. The game is asked only who is to act, which everybody at the table may know.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.seats import SPECTATOR
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, DatabaseUnavailable, Write, batch
from tongbao.server.db.tables import choices, clocks, match_seats, matches, mutes, settings
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.deals import settled_day
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import IN_PLAY, TO_ACT, seats_in
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.remarks import STANDS_IN, TIME_OUT
from tongbao.server.matches.repository import load_seats, settings_of
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import CLOCK
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.matches.time_controls import CONTROLS, HOUR, UNTIMED
from tongbao.server.notifications.queue import Notification, put
from tongbao.server.notifications.service import Notifications
from tongbao.server.tournaments.daily import Daily
from tongbao.server.tournaments.tournament import Tournament, TournamentTable

DELAY: Final = 60.0
"""Seconds for which absent players may come back before they are notified."""
DELAY_SLOW: Final = 10.0
"""The same for games that take days: anyone who has just closed the page isn't notified at once."""
LOOKED_BACK: Final = 7 * 24 * 3600
"""Seconds before a start within which a match must have moved to be checked, the latest first."""
MOST_LOOKED_AT: Final = 2000
logger = logging.getLogger("tongbao.notices")


class MatchNotifier:
    """Match notifier: a subscriber of one match. Its timer keeps it, and so the match, while it may notify anyone.

    ``here`` are the people who had it open a moment ago, ``heard`` is the number of messages each has read, ``first``
    that of all others, ``unheard`` are the people whom each has muted.
    """

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, notices: Notifications) -> None:
        self.match: Final = match
        self.notices: Final = notices
        self.here: set[str] = set()
        self.first: Final = match.state.chat.count
        self.heard: dict[str, int] = {}
        self.unheard: Mapping[str, Collection[str]] = {}
        self.since: dict[str, float] = {}
        self.told: set[str] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.wake()

    @property
    def delay(self) -> float:
        """Seconds for which absent players may come back before they are notified."""
        control = CONTROLS.get(self.match.state.settings.clock)
        return DELAY_SLOW if control is not None and control.is_slow else DELAY

    def wake(self) -> None:
        """Update who is here, and check again a little later if there is something to notify."""
        before, self.here = self.here, self.match.people_here()
        for person in self.here - before:
            self.opened(person)
        self.heard.update(dict.fromkeys(self.here, self.match.state.chat.count))
        if self.timer is None and self.task is None and self.pending():
            self.timer = asyncio.get_running_loop().call_later(self.delay, self.start)

    def opened(self, person: str) -> None:
        """Mark the table as opened by the person, who sees the chat now."""
        self.heard[person] = count = self.match.state.chat.count
        if count and person in people_on(self.match.state.seats):
            self.notices.run_in_background(self.notices.mark_opened(person, self.match.id))

    def start(self) -> None:
        """Start the check when the timer is due."""
        self.timer = None
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Check, and again later if somebody can still be notified."""
        try:
            await self.check()
        except Exception:
            logger.exception("The notices of table %s stopped; they go on when something changes there.", self.match.id)
        self.task = None
        self.wake()

    def pending(self) -> dict[str, tuple[str, Notification]]:
        """Notifications not sent yet, with their people, by key; remembers when each became due."""
        found = {news.key: (person, news) for person, news in self.news() if news.key not in self.told}
        now = self.notices.clock()
        self.since = {key: self.since.get(key, now) for key in found}
        return found

    def news(self) -> list[tuple[str, Notification]]:
        """Current notifications: turns, new games for players who have not chosen yet, stand-ins.

        And, even after the end, messages in the chat.
        """
        match, game = self.match, self.match.state.game
        if (
            game is None
            or game.over
            or match.state.closed
            or not is_company(match.state.settings.clock, match.state.seats)
        ):
            return self.written()
        versions = Counter([seat for seat, _ in match.state.choice_log])
        table = MatchSummary(match.id, match.meta.name, match.state.seats, set(game.seats_to_act()), versions)
        return table.news() + stood_in_for(match.state) + self.written()

    def written(self) -> list[tuple[str, Notification]]:
        """Notifications of the first message by another player that each person here has not read yet."""
        found: list[tuple[str, Notification]] = []
        for person in people_on(self.match.state.seats):
            unheard = {person, *self.unheard.get(person, ())}
            for one in self.match.state.chat.messages[self.heard.get(person, self.first) :]:
                if one.seat != SPECTATOR and not one.hidden and one.person not in unheard:
                    news = news_of(self.match.state, "message", f"message:{self.match.id}:{person}:{one.number}")
                    found.append((person, news._replace(facts={**news.facts, "event": "table", "who": one.name})))
                    break
        return found

    async def check(self) -> None:
        """Notify the people who had long enough to come, and are still absent."""
        if self.written():
            people = list(people_on(self.match.state.seats))
            self.unheard = await self.notices.database.read(lambda c: muted_by(c, people))
        here, now = self.match.people_here(), self.notices.clock()
        ripe = {key: one for key, one in self.pending().items() if self.since[key] <= now - self.delay}
        absent = {key: one for key, one in ripe.items() if one[0] not in here}
        if absent:
            with suppress(Conflict, DatabaseUnavailable):
                await self.notices.notify_all(list(absent.values()))
                self.told.update(absent)
        self.told.update([key for key, (_, news) in ripe.items() if news.kind == "begun"])


def opened(registry: MatchRegistry, match_id: str, person: Person | None) -> None:
    """Mark the page of a match as opened by the person, with or without a socket."""
    match = registry.matches.get(match_id)
    for subscriber in [] if match is None else list(match.subscribers):
        if person is not None and isinstance(subscriber, MatchNotifier):
            subscriber.opened(person.id)


def muted_by(connection: sa.Connection, people: Sequence[str]) -> dict[str, set[str]]:
    """The people whom each of these people has muted."""
    found: dict[str, set[str]] = {person: set() for person in people}
    for row in connection.execute(sa.select(mutes).where(mutes.c.person.in_(people))):
        found[row.person].add(row.muted)
    return found


def stood_in_for(match: MatchState) -> list[tuple[str, Notification]]:
    """Notifications for people for whom a stand-in plays without their being asked."""
    latest = {remark.seat: (number, remark.kind) for number, remark in enumerate(match.remarks)}
    found: list[tuple[str, Notification]] = []
    for chair in match.seats:
        number, kind = latest.get(chair.seat, (0, ""))
        if chair.kind == "bot" and chair.person is not None and kind in (STANDS_IN, TIME_OUT):
            found.append((chair.person, news_of(match, "stand_in", f"stand_in:{match.id}:{chair.seat}:{number}")))
    return found


class MatchSummary(NamedTuple):
    """Summary of a match without its game: who sits where, who is to act, how often each seat has chosen."""

    id: str
    game: str
    chairs: Sequence[MatchSeat]
    to_act: Collection[int]
    versions: Mapping[int, int]

    def news(self) -> list[tuple[str, Notification]]:
        """Notifications of turns, and of new games for players who have not chosen yet."""
        found: list[tuple[str, Notification]] = []
        for person, seats in people_on(self.chairs).items():
            version = sum(self.versions.get(seat, 0) for seat in seats)
            if any(seat in self.to_act for seat in seats):
                found.append((person, self.notification("turn", f"turn:{self.id}:{seats[0]}:{version}")))
            elif not version:
                found.append((person, self.notification("begun", f"begun:{self.id}:{seats[0]}")))
        return found

    def notification(self, kind: str, key: str) -> Notification:
        """Notification of something that happens at this table."""
        return Notification(kind, self.id, {"game": self.game, "names": names_on(self.chairs)}, key)


def people_on(chairs: Sequence[MatchSeat]) -> dict[str, list[int]]:
    """The people who play here themselves, with their seats."""
    found: dict[str, list[int]] = {}
    for chair in chairs:
        if chair.kind == "human" and chair.person is not None:
            found.setdefault(chair.person, []).append(chair.seat)
    return found


def names_on(chairs: Sequence[MatchSeat]) -> str:
    """The names on the seats, as one text."""
    return ", ".join(chair.name for chair in chairs)


def is_company(clock: str, chairs: Sequence[MatchSeat]) -> bool:
    """True if people or a clock wait for whoever is to act: a person alone with bots plays at leisure."""
    return clock != UNTIMED or len({chair.person for chair in chairs if chair.person is not None}) > 1


def news_of(match: MatchState, kind: str, key: str) -> Notification:
    """Notification of something that happens at a match."""
    return Notification(kind, match.id, {"game": match.meta.name, "names": names_on(match.seats)}, key)


def notify_game_over(notices: Notifications, match: MatchView) -> Write:
    """Write for the end of a game: notifies those of its people who aren't there."""
    state, now = match.state, notices.clock()
    if not is_company(state.settings.clock, state.seats):
        return batch([])
    return batch(
        [
            put(person, news_of(state, "over", f"over:{match.id}:{seats[0]}"), now)
            for person, seats in people_on(state.seats).items()
            if person not in match.people_here
        ]
    )


async def catch_up(registry: MatchRegistry, notices: Notifications) -> None:
    """Background task after a start: notify people who may not have been yet. No match is opened for that."""
    with suppress(DatabaseUnavailable):
        for table in await registry.database.read(waiting_for_people):
            match = registry.matches.get(table.id)
            here = registry.remote_presence.people(table.id) if match is None else match.people_here()
            for person, news in table.news():
                if person not in here:
                    with suppress(Conflict):
                        await notices.notify_all([(person, news)])


def waiting_for_people(connection: sa.Connection) -> list[MatchSummary]:
    """Summaries of the matches that have moved lately, and in which somebody waits for somebody."""
    lately = matches.c.moved > time.time() - LOOKED_BACK
    question = sa.select(matches.c.id, matches.c.game, TO_ACT).where(IN_PLAY, lately)
    rows = connection.execute(question.order_by(matches.c.moved.desc()).limit(MOST_LOOKED_AT)).all()
    names = [row.id for row in rows]
    seats, wished = load_seats(connection, names), settings_of(connection, names, [CLOCK])
    made: dict[str, dict[int, int]] = {name: {} for name in names}
    counted = sa.select(choices.c.match_id, choices.c.seat, sa.func.count().label("n"))
    for row in connection.execute(
        counted.where(choices.c.match_id.in_(names)).group_by(choices.c.match_id, choices.c.seat)
    ):
        made[row.match_id][row.seat] = row.n
    return [
        MatchSummary(row.id, row.game, seats[row.id], seats_in(row.to_act), made[row.id])
        for row in rows
        if row.game in tongbao.GAMES and is_company(wished[row.id].get(CLOCK, UNTIMED), seats[row.id])
    ]


AHEAD: Final = 6 * HOUR
"""Seconds before the end of their time at which players are warned."""
EVERY: Final = 60.0
SLOW: Final = [name for name, control in CONTROLS.items() if control.is_slow]


class Short(NamedTuple):
    """Player whose time runs out soon: the person, the match and seat, the game, and when it runs out."""

    person: str
    match: str
    seat: int
    game: str
    falls: float


async def warn(notices: Notifications) -> None:
    """Background task: warn players again and again, as long as the server is open."""
    while True:
        with suppress(Conflict, DatabaseUnavailable):
            await warn_now(notices, time.time())
        await asyncio.sleep(EVERY)


async def warn_now(notices: Notifications, now: float) -> None:
    """Warn all players whose time runs out soon."""
    for one in await notices.database.read(lambda c: running_short(c, now)):
        key = f"time_short:{one.match}:{one.seat}:{round(one.falls)}"
        await notices.notify_all([(one.person, Notification("time_short", one.match, {"game": one.game}, key))])


def running_short(connection: sa.Connection, now: float) -> list[Short]:
    """Players whose time runs out soon at tables that are played over days, without those put aside."""
    question = (
        sa.select(match_seats.c.person, clocks.c.match_id, clocks.c.seat, matches.c.game, clocks.c.falls)
        .join(match_seats, sa.and_(match_seats.c.match_id == clocks.c.match_id, match_seats.c.seat == clocks.c.seat))
        .join(matches, matches.c.id == clocks.c.match_id)
        .join(settings, sa.and_(settings.c.match_id == clocks.c.match_id, settings.c.name == CLOCK))
        .where(clocks.c.falls.between(now, now + AHEAD), settings.c.value.in_(SLOW))
        .where(match_seats.c.kind == "human", match_seats.c.person.is_not(None), ~is_put_aside(matches.c.id))
    )
    return [Short(*row) for row in connection.execute(question)]


SWEEP_INTERVAL: Final = 60.0
AT_ONCE: Final = 20
"""Maximum number of people who are notified of a deal in one transaction."""


def notify_round(notices: Notifications, tournament: Tournament, table: TournamentTable, match: str) -> Write:
    """Write for a game of the latest round: notifies its people that it is ready."""
    number, now = len(tournament.rounds), notices.clock()
    players = [one for one in tournament.entrants if one.number in table.seats]
    facts = {"name": tournament.name, "n": str(number), "names": ", ".join([one.name for one in players])}
    return batch(
        [
            put(
                one.person,
                Notification("tournament", match, facts, f"tournament:{tournament.id}:{number}:{one.person}"),
                now,
            )
            for one in players
            if one.person is not None
        ]
    )


def notify_tournament_result(notices: Notifications, tournament: Tournament) -> Write:
    """Write for the end of a tournament: notifies all who played to its end of their places."""
    now, places = notices.clock(), {row.number: str(row.place) for row in tournament.standing()}
    facts = {"event": "over", "name": tournament.name, "n": str(len(places)), "link": f"/tournaments/{tournament.id}"}
    return batch(
        [
            put(one.person, Notification("tournament", None, {**facts, "place": places[one.number]}, key), now)
            for one in tournament.entrants
            if one.person is not None and not one.gone
            for key in [f"tournament:{tournament.id}:over:{one.person}"]
        ]
    )


async def notify_daily_results(daily: Daily, notices: Notifications) -> None:
    """Background task: notify people of the result of each deal, as long as the server is open."""
    told = ""
    while True:
        day = settled_day()
        if day != told:
            with suppress(Conflict, UserError):
                await notify_result_of_day(daily, notices, day)
                told = day
        await asyncio.sleep(SWEEP_INTERVAL)


async def notify_result_of_day(daily: Daily, notices: Notifications, day: str) -> None:
    """Notify everyone in the ranking of a deal of their place, each once however often this is done."""
    lines, now = await daily.ranking(day), notices.clock()
    facts = {"date": day, "n": str(len(lines)), "link": f"/daily/{day}"}
    works = [
        put(
            line.person,
            Notification("daily", None, {**facts, "place": str(line.place)}, f"daily:{day}:{line.person}"),
            now,
        )
        for line in lines
    ]
    for first in range(0, len(works), AT_ONCE):
        await notices.database.write(batch(works[first : first + AT_ONCE]))
