"""Results of many games that nobody has played, to see pages that are full.

    python -m tests.support.server.played FOLDER

fills the database in a folder, in which no server runs, with the games of eight people; each has the password
"camel caravan salt". Ratings are reckoned from them as from games that were played.
"""

import random
import sys
import time
from typing import Any

import sqlalchemy as sa

import tongbao
from tests.support.server.hasty import HASTY
from tongbao.bots.levels.titles import ratings as strengths_in
from tongbao.engine.meta import Setup
from tongbao.server.accounts.accounts import Passwords, key_of
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, card_uses, match_seats, matches, people, results, titles
from tongbao.server.ratings.model import strength_of
from tongbao.server.ratings.service import recompute

NAMES = ("Mei", "Luca", "Aisha", "Temür", "菊", "Nilufar", "Bayan", "Rustam")
DAY = 24 * 3600.0
SKILL = {name: 1.0 - n / 8 for n, name in enumerate(NAMES)}
HASH = Passwords(HASTY.passwords).hasher.hash("camel caravan salt")


def fill(connection: sa.Connection, games: int, seed: int = 7) -> None:
    """So many games in the last year and a half, by people of different skill, with opponents now and then."""
    dice, now = random.Random(seed), time.time()
    for name in NAMES:
        since = now - 600 * DAY
        connection.execute(people.insert(), {"id": f"p-{key_of(name)}", "name": name, "created": since})
        account = {"person": f"p-{key_of(name)}", "key": key_of(name), "mail": None, "password": HASH}
        connection.execute(accounts.insert(), {**account, "created": since})
    for n in range(games):
        at = now - 540 * DAY * (1 - n / games) - dice.random() * 3600
        play(connection, dice, f"table-{n}", at)
    for title in ("xanadu_50", "pocket_changan_renown", "full_city"):
        row: dict[str, Any] = {"person": "p-mei", "title": title, "occasion": "", "facts": {}, "at": now}
        connection.execute(titles.insert(), row)
    cup = {"name": "Verse Cup", "place": 1, "of": 16, "link": "/tournaments/verse-cup"}
    connection.execute(
        titles.insert(),
        {"person": "p-mei", "title": "champion", "occasion": cup["link"], "facts": cup, "at": now},
    )
    recompute(connection)


def play(connection: sa.Connection, dice: random.Random, name: str, at: float) -> None:
    """One game of some people, or of one against opponents."""
    meta = dice.choice(list(tongbao.GAMES.values()))
    size = dice.randint(max(2, meta.min_players), meta.max_players)
    alone = dice.random() < 0.3
    seated = ["Mei", *dice.sample(NAMES[1:], size - 1)] if dice.random() < 0.6 else dice.sample(NAMES, size)
    bots = sorted(strengths_in(meta.name))
    strength = [SKILL[one] + dice.gauss(0, 0.5) for one in seated]
    order = sorted(range(size), key=lambda seat: -strength[seat])
    row = {"id": name, "game": meta.name, "rules": meta.rules, "options": {}, "cards": None, "secret": "00" * 32}
    dates = {"created": at - 3600, "started": at - 3600, "finished": at, "moved": at, "rematch": None}
    connection.execute(matches.insert(), {**row, **dates, "host": "", "listed": False, "to_act": []})
    setup = Setup(meta, size, meta.settle(size, {}), seated, None)
    cards = [str(face.as_dict()["id"]) for face in meta.faces(setup)]
    for seat, who in enumerate(seated):
        bot = dice.choice(bots) if alone and seat else None
        chair = {"match_id": name, "seat": seat, "kind": "bot" if bot else "human", "name": who, "salt": ""}
        connection.execute(match_seats.insert(), {**chair, "person": None if bot else f"p-{key_of(who)}", "bot": bot})
        place = order.index(seat) + 1
        mu, sigma = strength_of(*strengths_in(meta.name)[bot]) if bot else (None, None)
        result: dict[str, Any] = {
            "match_id": name,
            "seat": seat,
            "person": None if bot else f"p-{key_of(who)}",
            "bot": bot,
            "game": meta.name,
            "players": size,
            "place": place,
            "score": 60 - 7 * place + dice.randint(0, 6),
            "rated": dice.random() < 0.97,
            "gains": dice.random() < 0.95,
            "away": False,
            "mu": mu,
            "sigma": sigma,
            "seconds": 900.0,
            "moves": 25,
            "at": at,
        }
        connection.execute(results.insert(), result)
        favourite = cards[:3] if dice.random() < 0.5 else []
        for card in {*favourite, *dice.sample(cards, 4)}:
            connection.execute(card_uses.insert(), {"match_id": name, "seat": seat, "card": card})


if __name__ == "__main__":
    database = Database(sys.argv[1])
    with database.engine.begin() as filled:
        fill(filled, 700)
    database.close()
