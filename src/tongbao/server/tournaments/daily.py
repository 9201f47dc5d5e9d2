"""The deal of the day: one game for all who play it, with the same cards, on the same seat, against the same bots.

All of it is drawn from a secret that is made when the day has begun, so nobody can know tomorrow's; what a player
chooses changes nothing for anybody else, since nobody throws in a salt and each bot's choice has a seed of its own.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.bots import usual_bot
from tongbao.engine.luck import commitment
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Database, Write, batch
from tongbao.server.db.tables import accounts, daily_attempts, daily_deals, people, settings
from tongbao.server.matches.deals import (
    DAILY,
    Deal,
    day_in,
    days_before,
    drawn,
    drawn_number,
    end_of,
    is_sealed,
    now,
    today,
)
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import BOT_NAMES, MatchSeat, distinct
from tongbao.server.matches.settings import STOOD_IN
from tongbao.server.matches.state import MatchView

MOST_SEATS: Final = 4
"""A deal of the day is for so many at most, so that it doesn't take all evening."""


class DayDeal(NamedTuple):
    """What is played on a day; ``secret`` is that of the day, from which all luck is drawn."""

    date: str
    game: str
    players: int
    seat: int
    bot: str
    secret: str

    @property
    def cards(self) -> str:
        """The secret of the shuffles, the same in everybody's match."""
        return drawn(self.secret, "cards")

    @property
    def commitment(self) -> str:
        """What is published of it before."""
        return commitment(bytes.fromhex(self.cards))

    def wish(self, person: Person) -> NewMatch:
        """The match of one who plays it."""
        bots = [MatchSeat(seat, "bot", name, None, self.bot) for seat, name in enumerate(BOT_NAMES[: self.players])]
        taken = [bot.name for bot in bots if bot.seat != self.seat]
        own = MatchSeat(self.seat, "human", distinct(person.name, taken), person.id)
        chairs: list[MatchSeat] = [own if bot.seat == self.seat else bot for bot in bots]
        deal = Deal(f"{DAILY} {self.date}", self.cards, drawn(self.secret, "bots"))
        return NewMatch(self.game, {}, chairs, deal=deal)


class DailyAttempt(NamedTuple):
    """What somebody has made of a deal: in which match, and how many points, if it was over in time.

    ``helped`` is whether a stand-in has chosen in it: then it has no points and doesn't count.
    """

    match: str
    points: int | None
    helped: bool


class Ranked(NamedTuple):
    """One line of the ranking of a day; equal points share the better place."""

    place: int
    name: str
    person: str
    points: int
    match: str


class Daily:
    """The deals of all days, and who has played them."""

    def __init__(self, database: Database, registry: MatchRegistry) -> None:
        self.database: Final = database
        self.registry: Final = registry
        registry.on_game_over.append(keep_points)

    async def todays_deal(self) -> DayDeal:
        """The deal of this day; made by the first who asks."""
        day = today()
        found = await self.deal_of(day)
        if found is None:
            deal = new_deal(day, self.registry.randomness.secret())
            with suppress(Conflict):  # another one who asked was there first
                await self.database.write(lambda connection: connection.execute(daily_deals.insert(), deal._asdict()))
            found = await self.deal_of(day)
        if found is None or found.game not in tongbao.GAMES:
            raise UserError("There is no deal today.", 404)
        return found

    async def deal_of(self, day: str) -> DayDeal | None:
        """The deal of a day, if anybody has asked for it then."""
        row = await self.database.read(lambda c: c.execute(sa.select(daily_deals).filter_by(date=day)).first())
        return None if row is None else DayDeal(*row)

    async def play_today(self, person: Person) -> Match:
        """The person's match of today's deal; there is one for each. Raises UserError."""
        deal = await self.todays_deal()
        row = {"date": deal.date, "person": person.id, "points": None, "finished": None}
        before = await self.attempt_of(deal.date, person)
        if before is None:
            try:
                return await self.registry.found_match(
                    deal.wish(person), person, lambda match: keep_attempt({**row, "match_id": match})
                )
            except Conflict:
                before = await self.attempt_of(deal.date, person)
        if before is None:
            raise UserError("That could not be kept: nothing was changed. Please try again in a moment.", 503)
        return await self.registry.find_match(before.match)

    async def attempt_of(self, day: str, person: Person) -> DailyAttempt | None:
        """What the person has made of the deal of a day."""
        stood_in = sa.and_(settings.c.match_id == daily_attempts.c.match_id, settings.c.name == STOOD_IN)
        question = (
            sa.select(daily_attempts.c.match_id, daily_attempts.c.points, sa.exists().where(stood_in))
            .select_from(daily_attempts)
            .where(daily_attempts.c.date == day, daily_attempts.c.person == person.id)
        )
        row = await self.database.read(lambda connection: connection.execute(question).first())
        return None if row is None else DailyAttempt(*row)

    async def days_in_a_row(self, person: Person) -> int:
        """On how many days in a row, up to today or yesterday, the person has played the deal to its end."""
        played = daily_attempts.c.points.is_not(None)
        question = sa.select(daily_attempts.c.date).where(played).filter_by(person=person.id)
        dates = set(await self.database.read(lambda connection: connection.scalars(question).all()))
        first = 0 if today() in dates else 1
        count = 0
        while days_before(today(), first + count) in dates:
            count += 1
        return count

    async def ranking(self, day: str) -> list[Ranked]:
        """Those with an account who have played the deal of a day that is over, the best first. Raises UserError."""
        if now() < end_of(day):
            raise UserError("The scores of today’s deal are shown after midnight (UTC).", 403)
        question = (
            sa.select(people.c.name, people.c.id, daily_attempts.c.points, daily_attempts.c.match_id)
            .join(daily_attempts, daily_attempts.c.person == people.c.id)
            .join(accounts, accounts.c.person == people.c.id)
            .where(daily_attempts.c.date == day, daily_attempts.c.points.is_not(None))
            .order_by(daily_attempts.c.points.desc(), people.c.name)
        )
        return ranked(await self.database.read(lambda connection: connection.execute(question).all()))

    async def players_of(self, day: str) -> tuple[list[str], int]:
        """The names of the latest two with an account who have played it to its end, and how many have in all."""
        done = sa.and_(daily_attempts.c.date == day, daily_attempts.c.points.is_not(None))
        names = (
            sa.select(people.c.name)
            .join(daily_attempts, daily_attempts.c.person == people.c.id)
            .join(accounts, accounts.c.person == people.c.id)
            .where(done)
            .order_by(daily_attempts.c.finished.desc())
            .limit(2)
        )
        count = sa.select(sa.func.count()).select_from(daily_attempts).where(done)

        def question(connection: sa.Connection) -> tuple[list[str], int]:
            return list(connection.scalars(names)), int(connection.scalars(count).one())

        return await self.database.read(question)


def new_deal(day: str, secret: str) -> DayDeal:
    """The deal that a day has by its secret; the games take turns, from one day to the next."""
    names = list(tongbao.GAMES)
    days = int(end_of(day)) // (24 * 3600)
    meta = tongbao.GAMES[names[days % len(names)]]
    least, most = max(2, meta.min_players), min(MOST_SEATS, meta.max_players)
    players = least + drawn_number(secret, most - least + 1, "players")
    return DayDeal(day, meta.name, players, drawn_number(secret, players, "seat"), usual_bot(meta.name), secret)


def keep_attempt(row: dict[str, Any]) -> Write:
    """What keeps that somebody plays a deal."""
    return lambda connection: connection.execute(daily_attempts.insert(), row)


def keep_points(match: MatchView) -> Write:
    """What keeps the points of who has played a deal to its end, in time and himself; the first end counts.

    Where a stand-in has chosen for him it wasn't himself, also if he has come back since.
    """
    state = match.state
    day, moment = day_in(state.contest), now()
    own = next((chair.seat for chair in state.seats if chair.kind == "human"), None)
    if day is None or own is None or state.stood_in or moment >= end_of(day):
        return batch([])
    change = daily_attempts.update().where(daily_attempts.c.match_id == state.id, daily_attempts.c.points.is_(None))
    values = {"points": state.require_game().scores()[own], "finished": moment}
    return lambda connection: connection.execute(change.values(values))


def ranked(rows: Sequence[Any]) -> list[Ranked]:
    """The lines with their places; they come by points, the most first."""
    points = [row.points for row in rows]
    return [Ranked(1 + points.index(row.points), row.name, row.id, row.points, row.match_id) for row in rows]


def merge_attempts(connection: sa.Connection, guest: str, person: str) -> None:
    """Give a guest's tries to somebody with an account, but for days on which he has one of his own."""
    own = list(connection.scalars(sa.select(daily_attempts.c.date).filter_by(person=person)))
    connection.execute(daily_attempts.delete().where(daily_attempts.c.person == guest, daily_attempts.c.date.in_(own)))
    connection.execute(daily_attempts.update().filter_by(person=guest).values(person=person))


OWN: Final = frozenset(
    [
        "",
        "bug",
        "choices",
        "concede",
        "live",
        "log.json",
        "pace",
        "picture",
        "replay",
        "replay/step.json",
        "replay/table",
        "result",
        "result.json",
        "result.svg",
        "seat",
        "standing",
        "text",
        "undo",
        "view.json",
        "why",
    ]
)
"""What the player of a sealed match may do there, by the rest of the address; whatever is new is closed to him too.

Nothing that tells the secret of the shuffles, nothing that plays the deal again, no advice, and nobody to play in his
place.
"""


def require_open(match: Match, person: Person | None, address: str) -> None:
    """Raises UserError if the match is sealed, unless its own player asks for what he may do there."""
    if not is_sealed(match.state.contest):
        return
    own = person is not None and any(chair.person == person.id for chair in match.state.seats)
    if not own:
        raise UserError("This is a game of today’s deal: until midnight (UTC) only its player can see it.", 403)
    if address.removeprefix(f"/t/{match.id}").strip("/") not in OWN:
        raise UserError("This is your game of today’s deal: until midnight (UTC) it can only be played.", 403)
