"""How long it takes to play again what is kept: whole games of every kind, number of players, options and opponents.

    python benchmarks/rebuilding.py [--games 12] [--folder FOLDER]

Of each kind and number of players so many games are kept, half of them by chance, half by greedy bots, each with
another combination of options, and one in four with a card file, where a game has one. Then each is read and made
again three times, as when somebody opens its table; of the three the middle one counts, in time of the processor. The
goal: each within 50 ms. With a folder the games are kept there, for ``tongbao verify``.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from served import heading, row

import tongbao
from tongbao import HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.engine.game import Game
from tongbao.server.common.settings import Bots, Settings
from tongbao.server.db.database import Database
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.repository import rebuild
from tongbao.server.matches.seats import MatchSeat

GOAL = 50
TIMES = 3


class Kind(NamedTuple):
    """What some games have in common."""

    game: str
    players: int


def played(kind: Kind, number: int) -> tuple[Game, str | None]:
    """A whole game, and the text of the card file that it is played with, if that isn't the game's own."""
    meta = tongbao.GAMES[kind.game]
    combinations = meta.all_options(kind.players)
    options = combinations[number * 7 % len(combinations)]
    cards = own_cards(kind.game) if number % 4 == 3 else None
    luck = HashLuck(bytes([number]) * 32, [""] * kind.players)
    game = tongbao.new(kind.game, players=kind.players, options=options, cards=cards, luck=luck)
    bots = [BOTS["greedy" if number % 2 else "random"](seat) for seat in range(kind.players)]
    while not game.over:
        seat = game.seats_to_act()[0]
        game.take(seat, bots[seat].choose(Seat(game, seat)))
    return game, cards


def own_cards(game: str) -> str | None:
    """The text of the game's own card file, as somebody brings it who has changed a word; None if it has several."""
    file = files("tongbao.games").joinpath(game, "cards", f"{game}.toml")
    return file.read_text("utf-8") + "\n# own\n" if file.is_file() else None


async def keep(registry: MatchRegistry, kind: Kind, number: int) -> str:
    """Keep a whole game; its table."""
    game, cards = played(kind, number)
    rows = [(decision.seat, str(decision.choice)) for decision in Record.of(game).choices]
    branch = Branch("", len(rows), str(game.luck.origin()["secret"]), rows)
    chairs = [MatchSeat(seat, "human", f"Mei {seat}") for seat in range(kind.players)]
    return (
        await registry.found_match(NewMatch(kind.game, game.setup.options, chairs, cards=cards, branch=branch), None)
    ).id


async def keep_all(database: Database, games: int) -> dict[Kind, list[str]]:
    """Keep so many games of each kind; their tables."""
    registry = MatchRegistry(database, Settings(bots=Bots(pause=0)))
    kinds = [Kind(name, n) for name, m in tongbao.GAMES.items() for n in range(m.min_players, m.max_players + 1)]
    tables = {kind: [await keep(registry, kind, number) for number in range(games)] for kind in kinds}
    await registry.close()
    return tables


def measured(database: Database, name: str) -> float:
    """The milliseconds of a processor that it takes to make a match again."""
    times = []
    for _ in range(TIMES):
        then = time.thread_time()
        rebuild(database, name)
        times.append((time.thread_time() - then) * 1000)
    return statistics.median(times)


def main() -> None:
    """Keep, measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=12, help="how many games are kept of each kind (12)")
    parser.add_argument("--folder", type=Path, help="where they are kept; nowhere for long if not given")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Database(wish.folder or folder)
        then = time.perf_counter()
        tables = asyncio.run(keep_all(database, wish.games))
        count, seconds = sum(map(len, tables.values())), time.perf_counter() - then
        print(f"Kept {count} games in {seconds:.0f} s, {tongbao.build()} build")
        heading(f"Milliseconds of a processor to make a whole game again; goal {GOAL}")
        times = {kind: [measured(database, name) for name in names] for kind, names in tables.items()}
        figures = {
            f"{kind.game} {kind.players}": row(f"{kind.game}, {kind.players} players", t) for kind, t in times.items()
        }
        figures["all"] = row("all", [one for t in times.values() for one in t])
        database.close()
    print(json.dumps({"benchmark": "rebuilding", "build": tongbao.build(), "games": wish.games, **figures}))


if __name__ == "__main__":
    main()
