"""Games that are kept as a server keeps them: played by chance, choice by choice, with some taken back."""

import asyncio
import random
from pathlib import Path

import tongbao
from tests.server.hasty import HASTY
from tongbao.server.branches import Branch
from tongbao.server.chairs import Chair
from tongbao.server.hall import Hall, Wish
from tongbao.server.people import People
from tongbao.server.storage import Store


def keep_games(folder: Path, games: list[tuple[str, int, int]], seed: int = 1) -> list[str]:
    """Keep games in the folder: of each its name, its players and how many decisions are made; their tables."""

    async def story() -> list[str]:
        store, dice = Store(folder), random.Random(seed)
        hall = Hall(store, HASTY)
        person, _ = await People(store).welcome("Mei")
        names = [await keep(hall, person.id, dice, *game) for game in games]
        await hall.close()
        store.close()
        return names

    return asyncio.run(story())


async def keep(hall: Hall, person: str, dice: random.Random, game: str, players: int, decisions: int) -> str:
    """Keep one game; its table."""
    seats = [Chair(seat, "human", f"Mei {seat}", person) for seat in range(players)]
    options = dice.choice(tongbao.GAMES[game].all_options(players))
    dealt = Branch("", 0, dice.randbytes(32).hex(), [])
    match = await hall.found(Wish(game, options, seats, branch=dealt), None)
    while (now := match.playing()).decisions < decisions and not now.over:
        seat = dice.choice(now.seats_to_act())
        await match.choose(seat, str(dice.choice(now.choices(seat))), match.version(seat))
        if match.playing().undoable(seat) and dice.random() < 0.05:
            await match.undo(seat, False, match.version(seat))
    return match.id
