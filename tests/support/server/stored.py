"""Stored matches for tests, played at random with some choices undone, and a transaction beside an open server."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

import tongbao
from tests.support.server.hasty import HASTY
from tongbao.server.accounts.people import People
from tongbao.server.db.database import Database
from tongbao.server.db.urls import WRITES, engine_at
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat


@contextmanager
def transaction(database: Database) -> Iterator[sa.Connection]:
    """A transaction beside those of an open server; it waits for the lock as long as the server holds it."""
    engine = engine_at(database.engine.url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda line, _: line.execute("PRAGMA busy_timeout=600000"))
    try:
        with engine.execution_options(**WRITES).begin() as connection:
            yield connection
    finally:
        engine.dispose()


def keep_games(folder: Path, games: list[tuple[str, int, int]], seed: int = 1) -> list[str]:
    """Keep games in the folder: of each its name, its players and how many decisions are made; their tables."""

    async def story() -> list[str]:
        database, dice = Database(folder), random.Random(seed)
        registry = MatchRegistry(database, HASTY)
        person, _ = await People(database).create_person("Mei")
        names = [await keep(registry, person.id, dice, *game) for game in games]
        await registry.close()
        database.close()
        return names

    return asyncio.run(story())


async def keep(
    registry: MatchRegistry, person: str, dice: random.Random, game: str, players: int, decisions: int
) -> str:
    """Keep one game; its table."""
    seats = [MatchSeat(seat, "human", f"Mei {seat}", person) for seat in range(players)]
    options = dice.choice(tongbao.GAMES[game].all_options(players))
    dealt = Branch("", 0, dice.randbytes(32).hex(), [])
    match = await registry.found_match(NewMatch(game, options, seats, branch=dealt), None)
    while (now := match.state.require_game()).decisions < decisions and not now.over:
        seat = dice.choice(now.seats_to_act())
        await match.choose(seat, str(dice.choice(now.choices(seat))), match.state.seat_version(seat))
        if match.state.require_game().undoable(seat) and dice.random() < 0.05:
            await match.undo(seat, "one", match.state.seat_version(seat))
    return match.id
