"""How quickly a replay opens and steps: the longest of some games of each kind, by chance, with all its players.

    python benchmarks/replays.py [GAMES]

Tells the milliseconds that the server needs for the page and for the table in its frame, asked for the first time, and
for one step forward (median, longest of 200) with only what has changed.
"""

import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
from starlette.testclient import TestClient

import tongbao
from tongbao import HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.engine.game import Game
from tongbao.server.common.settings import Bots, RateLimits, Settings
from tongbao.server.main.app import create_app
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import BOT_NAMES, MatchSeat

PLENTY = 100_000
STEPS = 200
SECRET = "5e" * 31


def played(name: str, number: int) -> Game:
    """A whole game by chance."""
    players = tongbao.GAMES[name].max_players
    luck = HashLuck(bytes.fromhex(f"{SECRET}{number:02x}"), [""] * players)
    game = tongbao.new(name, players=players, luck=luck)
    bots = [BOTS["random"](seat) for seat in range(players)]
    while not game.over:
        seat = game.seats_to_act()[0]
        game.take(seat, bots[seat].choose(Seat(game, seat)))
    return game


def main(games: int) -> None:
    """Measure all games."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder), Settings(bots=Bots(pause=0), rates=RateLimits(factor=PLENTY)))
        with TestClient(app, base_url="http://localhost") as client:
            assert client.portal is not None
            line = httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url=client.base_url)
            call = client.portal.call
            person, _ = call(app.state.services.people.create_person, "Mei")

            def get(path: str) -> tuple[float, Any]:
                start = time.perf_counter()
                answer = call(partial(line.get, path))
                assert answer.status_code == 200, answer.text
                return 1000 * (time.perf_counter() - start), answer

            get("/")
            for name in tongbao.GAMES:
                number, longest = max(
                    ((number, played(name, number)) for number in range(games)), key=lambda one: one[1].decisions
                )
                rows = [(decision.seat, str(decision.choice)) for decision in Record.of(longest).choices]
                chairs = [MatchSeat(seat, "bot", BOT_NAMES[seat], None, "random") for seat in range(longest.players)]
                branch = Branch("", len(rows), f"{SECRET}{number:02x}", rows)
                match = call(app.state.services.registry.found_match, NewMatch(name, {}, chairs, branch=branch), person)
                link = f"/t/{match.id}/replay"
                get(f"/t/{match.id}")
                opened = get(f"{link}?seat=0&step=0")[0] + get(f"{link}/table?seat=0&step=0")[0]
                tags: dict[str, str] = {}
                steps = []
                for step in range(1, min(STEPS, longest.decisions) + 1):
                    have = ",".join(f"{section}.{tag}" for section, tag in tags.items())
                    taken, answer = get(f"{link}/step.json?seat=0&step={step}&have={have}")
                    tags |= answer.json()["tags"]
                    steps.append(taken)
                print(
                    f"{name}, {longest.players} players, {longest.decisions} steps: opens in {opened:.0f} ms, "
                    f"a step takes {statistics.median(steps):.1f} ms (longest {max(steps):.0f})"
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
