"""Daily deals laid into the folder of a server: one that is over, and a short one for today. Two have finished each."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import sqlalchemy as sa

from tests.support.server.hasty import HASTY
from tests.support.server.stored import transaction
from tongbao.bots import usual_bot
from tongbao.server.accounts.people import People
from tongbao.server.accounts.relations import FRIEND, set_relation
from tongbao.server.db.database import Database
from tongbao.server.db.tables import daily_attempts, daily_deals, people
from tongbao.server.matches.deals import end_of, today
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.tournaments.daily import DayDeal, keep_attempt, new_deal

PAST_DAY = "2026-02-10"
GAME = "pocket_changan"
POINTS = {"Luca": 131, "Temür": 98}
"""Scores of the two on each of the days, in the order in which they finished."""


def short_deal(day: str) -> DayDeal:
    """The deal of a day: a short game of two."""
    return new_deal(day, "5e" * 32)._replace(game=GAME, players=2, seat=0, bot=usual_bot(GAME))


def lay_deals(folder: Path) -> None:
    """Lay the deals into the folder of a server that may be running, before anybody asks for that of today."""
    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        beside.submit(asyncio.run, laid(folder)).result()


async def laid(folder: Path) -> None:
    """Store the deals and the tries."""
    database = Database(folder)
    registry, visitors = MatchRegistry(database, HASTY.but(bots={"here": False})), People(database)
    deals = [short_deal(day) for day in (PAST_DAY, today())]
    rows = [deal._asdict() for deal in deals]
    await database.write(lambda connection: connection.execute(daily_deals.insert(), rows))
    for place, (name, points) in enumerate(POINTS.items()):
        person, _ = await visitors.create_person(name)
        for deal in deals:
            end = {"points": points, "finished": end_of(deal.date) - 100 + place}
            row = {"date": deal.date, "person": person.id, **end}
            await registry.found_match(
                deal.wish(person), person, lambda match, row=row: keep_attempt({**row, "match_id": match})
            )
    with_accounts = [
        daily_attempts.update().values(ranked=True),
        people.update().values(name=sa.func.ltrim(people.c.name, "~")),
    ]
    await database.write(lambda connection: [connection.execute(change) for change in with_accounts])
    await registry.close()
    database.close()


def befriend(folder: Path, link: str, name: str) -> None:
    """Let the player of a match of today's deal be a friend of one of the two."""
    database = Database(folder)
    with transaction(database) as connection:
        match = link.removeprefix("/t/")
        one = connection.scalars(sa.select(daily_attempts.c.person).filter_by(match_id=match)).one()
        tried = people.join(daily_attempts, daily_attempts.c.person == people.c.id)
        named = sa.select(people.c.id).select_from(tried).where(people.c.name == name)
        other = connection.scalars(named.distinct()).one()
        for person, friend in ((one, other), (other, one)):
            set_relation(connection, person, friend, FRIEND)
    database.close()
