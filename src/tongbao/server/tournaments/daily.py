"""Daily deal: one game for all who play it, with the same cards, on the same seat, against the same bots.

All of it is drawn from a secret that is made when the day has begun, so nobody can know tomorrow's; a player's choices
change nothing for anybody else, since nobody adds a salt and each bot's choice has a seed of its own.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.bots import usual_bot
from tongbao.engine.luck import commitment
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import FRIEND
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Database, Write, batch
from tongbao.server.db.tables import accounts, daily_attempts, daily_deals, people, relationships, settings
from tongbao.server.matches.deals import (
    ARCHIVE,
    DAILY,
    Deal,
    day_in,
    days_before,
    drawn,
    drawn_number,
    end_of,
    is_date,
    is_sealed,
    now,
    today,
)
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import BOT_NAMES, MatchSeat, distinct
from tongbao.server.matches.settings import STOOD_IN
from tongbao.server.matches.state import MatchView
from tongbao.server.tournaments.par import LevelGame, Par, ParScores

MOST_LISTED: Final = 60
"""Maximum number of past deals in the archive's list; all others keep their addresses."""
MOST_SEATS: Final = 4
"""Maximum number of players of a daily deal, so that it doesn't take all evening."""


class DayDeal(NamedTuple):
    """Deal of one day; ``secret`` is that of the day, from which all luck is drawn."""

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
        """Commitment to the secret of the shuffles, which is published before."""
        return commitment(bytes.fromhex(self.cards))

    def played_by(self, level: str) -> LevelGame:
        """The deal as a level plays it."""
        return LevelGame(self.game, self.players, self.seat, self.bot, self.cards, drawn(self.secret, "bots"), level)

    def wish(self, person: Person, kind: str = DAILY) -> NewMatch:
        """New match of the deal for a person, on its day or from the archive."""
        bots = [MatchSeat(seat, "bot", name, None, self.bot) for seat, name in enumerate(BOT_NAMES[: self.players])]
        taken = [bot.name for bot in bots if bot.seat != self.seat]
        own = MatchSeat(self.seat, "human", distinct(person.name, taken), person.id)
        chairs: list[MatchSeat] = [own if bot.seat == self.seat else bot for bot in bots]
        deal = Deal(f"{kind} {self.date}", self.cards, drawn(self.secret, "bots"))
        return NewMatch(self.game, {}, chairs, deal=deal)


class DailyAttempt(NamedTuple):
    """A person's attempt at a deal: the match, and the points, if it was over in time.

    ``helped`` is True if a stand-in has chosen in it: then it has no points and doesn't count. ``ranked`` is True if
    its person had an account when it began.
    """

    match: str
    points: int | None
    helped: bool
    ranked: bool


class Ranked(NamedTuple):
    """One line of the ranking of a day; equal points share the better place."""

    place: int
    name: str
    person: str
    points: int
    match: str


class Daily:
    """Daily deals of all days, with the attempts at them."""

    def __init__(self, database: Database, registry: MatchRegistry) -> None:
        self.database: Final = database
        self.registry: Final = registry
        self.par_scores: Final = ParScores()
        registry.on_game_over.append(keep_points)

    async def todays_deal(self) -> DayDeal:
        """The deal of this day, made at the first request."""
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
        """The deal of a day; None if nobody asked for it then."""
        row = await self.database.read(lambda c: c.execute(sa.select(daily_deals).filter_by(date=day)).first())
        return None if row is None else DayDeal(*row)

    async def play_today(self, person: Person) -> Match:
        """The person's match of today's deal, founded if there is none; one for each. Raises UserError."""
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
            raise UserError("That couldn’t be saved; nothing has changed. Please try again in a moment.", 503)
        return await self.registry.find_match(before.match)

    async def play_again(self, day: str, person: Person) -> Match:
        """New match of a past deal for a person, which counts for nothing. Raises UserError if the day isn't over."""
        deal = await self.deal_of(day) if is_date(day) else None
        if deal is None or deal.game not in tongbao.GAMES or now() < end_of(day):
            raise UserError("There was no deal on that day.", 404)
        return await self.registry.found_match(deal.wish(person, ARCHIVE), person)

    async def past_deals(self) -> list[tuple[str, str]]:
        """The dates and games of the latest deals whose days are over, the newest first."""
        question = sa.select(daily_deals.c.date, daily_deals.c.game).where(daily_deals.c.date < today())
        latest = question.order_by(daily_deals.c.date.desc()).limit(MOST_LISTED)
        rows = await self.database.read(lambda connection: connection.execute(latest).all())
        return [(row.date, row.game) for row in rows if row.game in tongbao.GAMES]

    def par_of(self, deal: DayDeal) -> Par:
        """Scores of the levels in the deal. Only for players who have finished it, or when the day is over."""
        return self.par_scores.of(deal.date, deal.played_by(deal.bot))

    async def try_par_again(self, day: str, person: Person | None) -> None:
        """Let the levels try again what they couldn't finish. Raises UserError if the person may not know the par."""
        deal = await self.deal_of(day) if is_date(day) else None
        if deal is None:
            raise UserError("There was no deal on that day.", 404)
        own = None if person is None else await self.attempt_of(day, person)
        if now() < end_of(day) and (own is None or own.points is None):
            raise UserError("The computer’s scores are shown once you have finished the deal.", 403)
        self.par_scores.try_again(day)

    async def attempt_of(self, day: str, person: Person) -> DailyAttempt | None:
        """The person's attempt at the deal of a day; None if there is none."""
        stood_in = sa.and_(settings.c.match_id == daily_attempts.c.match_id, settings.c.name == STOOD_IN)
        question = (
            sa.select(
                daily_attempts.c.match_id, daily_attempts.c.points, sa.exists().where(stood_in), daily_attempts.c.ranked
            )
            .select_from(daily_attempts)
            .where(daily_attempts.c.date == day, daily_attempts.c.person == person.id)
        )
        row = await self.database.read(lambda connection: connection.execute(question).first())
        return None if row is None else DailyAttempt(*row)

    async def days_in_a_row(self, person: Person) -> int:
        """Streak: days in a row, up to today or yesterday, on which the person has played the deal to its end."""
        played = daily_attempts.c.points.is_not(None)
        question = sa.select(daily_attempts.c.date).where(played).filter_by(person=person.id)
        dates = set(await self.database.read(lambda connection: connection.scalars(question).all()))
        first = 0 if today() in dates else 1
        count = 0
        while days_before(today(), first + count) in dates:
            count += 1
        return count

    async def ranking(self, day: str) -> list[Ranked]:
        """Ranking of a day that is over: people who began with an account and finished, the best first.

        Whoever tried as a guest could know the cards. Raises UserError.
        """
        if now() < end_of(day):
            raise UserError("The scores for today’s deal are shown after midnight (UTC).", 403)
        question = (
            sa.select(people.c.name, people.c.id, daily_attempts.c.points, daily_attempts.c.match_id)
            .join(daily_attempts, daily_attempts.c.person == people.c.id)
            .where(daily_attempts.c.date == day, daily_attempts.c.points.is_not(None), daily_attempts.c.ranked)
            .order_by(daily_attempts.c.points.desc(), people.c.name)
        )
        return ranked(await self.database.read(lambda connection: connection.execute(question).all()))

    async def players_of(self, day: str, person: Person | None = None) -> tuple[list[str], int]:
        """Names of two who began a deal with an account and finished it, and the number of all who finished.

        Friends of the person come first, then the latest.
        """
        done = sa.and_(daily_attempts.c.date == day, daily_attempts.c.points.is_not(None))
        tie = sa.and_(relationships.c.other == people.c.id, relationships.c.kind == FRIEND)
        is_friend = sa.exists().where(tie, relationships.c.person == (None if person is None else person.id))
        names = (
            sa.select(people.c.name)
            .join(daily_attempts, daily_attempts.c.person == people.c.id)
            .where(done, daily_attempts.c.ranked)
            .order_by(is_friend.desc(), daily_attempts.c.finished.desc())
            .limit(2)
        )
        count = sa.select(sa.func.count()).select_from(daily_attempts).where(done)

        def question(connection: sa.Connection) -> tuple[list[str], int]:
            return list(connection.scalars(names)), int(connection.scalars(count).one())

        return await self.database.read(question)


def new_deal(day: str, secret: str) -> DayDeal:
    """Draw the deal of a day from its secret; the games take turns, from one day to the next."""
    names = list(tongbao.GAMES)
    days = int(end_of(day)) // (24 * 3600)
    meta = tongbao.GAMES[names[days % len(names)]]
    least, most = max(2, meta.min_players), min(MOST_SEATS, meta.max_players)
    players = least + drawn_number(secret, most - least + 1, "players")
    return DayDeal(day, meta.name, players, drawn_number(secret, players, "seat"), usual_bot(meta.name), secret)


def keep_attempt(row: dict[str, Any]) -> Write:
    """Write for a new attempt at a deal, which is ranked if its person has an account now."""
    has_account = sa.select(accounts.c.person).filter_by(person=row["person"])

    def write(connection: sa.Connection) -> None:
        ranked = connection.scalar(has_account) is not None
        connection.execute(daily_attempts.insert(), {**row, "ranked": ranked})

    return write


def keep_points(match: MatchView) -> Write:
    """Write for the points of a player who has finished a deal in time, without a stand-in; the first end counts.

    If a stand-in has chosen for them, it doesn't count, even if they have come back since.
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
    """Assign places to rows that are sorted by points, the most first."""
    points = [row.points for row in rows]
    return [Ranked(1 + points.index(row.points), row.name, row.id, row.points, row.match_id) for row in rows]


def merge_attempts(connection: sa.Connection, guest: str, person: str) -> None:
    """Move a guest's attempts to an account, except for days on which it has one of its own; none is ranked."""
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
        "log",
        "pace",
        "picture",
        "replay",
        "replay/recap",
        "replay/step.json",
        "replay/table",
        "result",
        "result.json",
        "pages/result.svg",
        "seat",
        "standing",
        "text",
        "undo",
        "view",
        "why",
    ]
)
"""Allow-list for the player of a sealed match, by the rest of the path; new paths are closed by default.

It has nothing that tells the secret of the shuffles, nothing that plays the deal again, no advice, and no stand-in.
"""


def require_open(match: Match, person: Person | None, address: str) -> None:
    """Raises UserError if the match is sealed, unless its own player asks for something in OWN."""
    if not is_sealed(match.state.contest):
        return
    own = person is not None and any(chair.person == person.id for chair in match.state.seats)
    if not own:
        raise UserError("This game is part of today’s deal: until midnight (UTC) only its player can see it.", 403)
    if address.removeprefix(f"/t/{match.id}").strip("/") not in OWN:
        raise UserError("This is your game in today’s deal: until midnight (UTC) you can only play it.", 403)
