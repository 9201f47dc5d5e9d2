"""Several processes in tests: services that share a database, their pages and matches."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.server.hasty import HASTY
from tests.support.server.kept import require_kept
from tongbao.server.accounts.people import Person
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import MatchSettings
from tongbao.server.services.services import Services


class Page:
    """An open page of somebody."""

    is_page = True

    def __init__(self, person: Person | None) -> None:
        self.person = person

    def wake(self) -> None:
        """Nothing is drawn."""


@asynccontextmanager
async def sites(database: str | Path, count: int = 2, bots: bool = False) -> AsyncIterator[list[Services]]:
    """So many processes of a server; of each only what makes it hear and tell."""
    opened = [Services(database, HASTY.but(bots={"here": bots})) for _ in range(count)]
    ears = [listens(services) for services in opened if services.database.channel is not None]
    tasks = [
        asyncio.create_task(habit())
        for services in opened
        for habit in (services.cluster.listen, services.cluster.announce_forever)
    ]
    for one in ears:
        await one.wait()
    try:
        yield opened
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for services in opened:
            await services.close()


def listens(services: Services) -> asyncio.Event:
    """Set once the process hears the others."""
    heard, note = asyncio.Event(), services.cluster.set_deaf

    def noted(is_deaf: bool) -> None:
        note(is_deaf)
        heard.set()

    services.cluster.set_deaf = noted  # type: ignore[method-assign]
    return heard


async def founded(services: Services, game: str = "xanadu", clock: str = "", *kinds: str) -> tuple[Match, Person]:
    """A match of two seats of one person, or with bots on some."""
    person, _ = await services.people.create_person("Mei")
    seated = [
        MatchSeat(seat, "human", f"Mei {seat}", person.id)
        if kind == "me"
        else MatchSeat(seat, "bot", f"B{seat}", None, kind)
        for seat, kind in enumerate(kinds or ("me", "me"))
    ]
    settings = MatchSettings(clock=clock) if clock else MatchSettings()
    return await services.registry.found_match(NewMatch(game, {}, seated, settings=settings), person), person


async def choose_some(match: Match, count: int) -> None:
    """Make so many choices, each the first that is possible."""
    for _ in range(count):
        game = match.state.require_game()
        seat = next(iter(game.seats_to_act()))
        await match.choose(seat, game.choices(seat)[0].text, match.state.seat_version(seat))


def told(database: str | Path, story: Callable[[list[Services]], Awaitable[None]], bots: bool = False) -> None:
    """Tell a story of two processes."""

    async def tell() -> None:
        async with sites(database, bots=bots) as opened:
            await story(opened)
            for services in opened:
                require_kept(services.registry)

    asyncio.run(tell())
