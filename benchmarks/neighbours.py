"""How long another table waits while one address does one kind of work as hard as it may.

    python benchmarks/neighbours.py [--rounds 3] [--choices 48] [--only TEXT ...] [--json FILE]

For each kind a server (one process) is started on the first processor, and a table of four open pages is played there
at a steady pace: calm, and then while a stranger, who has the second processor to himself and an address of his own,
does one of nine kinds of work over eight connections, each as fast as it is answered, with no heed to refusals. Each
window plays the same choices at a fresh copy of the same table, and each time the stranger comes from another address,
with all that an address may do at once. Told are the waits until all four pages have a choice, which 95 of 100 are
below, calm and beside the stranger, and their ratio; the same ratio of what the thread of the event loop worked
meanwhile, which depends less on what else the machine does; and what part of a core the server took: medians of the
rounds. The goal is a ratio of 1.5. Linux only, for the processors and the addresses of the loopback.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import shutil
import socket
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from guests import Party, enter
from replays import SECRET, played
from running import Running, running
from seated import Seated, patterns, seat

import tongbao
from tongbao.engine.record import Record
from tongbao.server.common.settings import Bots, Settings
from tongbao.server.http.cookies import TEST_COOKIE
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import BOT_NAMES, MatchSeat
from tongbao.server.services.services import Services
from tongbao.testing.addresses import api
from tongbao.testing.processes import proc_file

PACE: Final = 8.0
"""Choices a second at the table."""
CONNECTIONS: Final = 8
AHEAD: Final = 1.0
"""Seconds by which the stranger begins earlier."""
GAMES: Final = 12
"""Games by chance, of which the longest is replayed."""
GOAL: Final = 1.5
FORM: Final = "application/x-www-form-urlencoded"
UPGRADE: Final = (
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
HELLO: Final = bytes([0x81, 0x80 | 11, 0, 0, 0, 0]) + b'{"hello":0}'


class Ask(NamedTuple):
    """A request of the stranger: the path, and a form; a socket is opened, greeted and closed."""

    path: str
    form: dict[str, str] | None = None
    is_socket: bool = False


class Long(NamedTuple):
    """A finished game: the link to its table, its name, and how many seats and steps it has."""

    link: str
    game: str
    seats: int
    steps: int


def replay_steps(games: list[Long], dice: random.Random) -> Ask:
    """A step of the longest replay, or its page."""
    one = max(games, key=lambda game: game.steps)
    where = f"?seat={dice.randrange(one.seats)}&step={dice.randrange(one.steps)}"
    return Ask(one.link + dice.choice(["/replay/step.json", "/replay/step.json", "/replay", "/replay/table"]) + where)


def reviews(games: list[Long], dice: random.Random) -> Ask:
    """A review with all cards open, begun or looked at."""
    one = dice.choice(games)
    return Ask(f"{one.link}/review{dice.choice(['', '.json'])}?cards=open&seat={dice.randrange(one.seats)}")


def bug_reports(games: list[Long], dice: random.Random) -> Ask:
    """The form for a bug of a long game, with all that it would send."""
    one = dice.choice(games)
    return Ask(f"{one.link}/bug?seat=-1")


def big_pages(games: list[Long], dice: random.Random) -> Ask:
    """Rules, cards, a whole table, its result or its proofs, in any language."""
    one = dice.choice(games)
    paths = [f"/rules/{one.game}", f"/cards/{one.game}", one.link, f"{one.link}/result", f"{one.link}/fairness"]
    return Ask(f"{dice.choice(paths)}?lang={dice.choice(['en', 'es', 'zh'])}")


def passwords(_games: list[Long], dice: random.Random) -> Ask:
    """A guess at a password, each time of another name."""
    return Ask("/account/enter", {"name": f"Mei {dice.random()}", "password": "four words and more"})


def accounts(_games: list[Long], dice: random.Random) -> Ask:
    """Another account."""
    return Ask("/account", {"name": f"Mei {dice.randrange(10**9)}", "password": "four words and more"})


def tables(_games: list[Long], dice: random.Random) -> Ask:
    """Another table with strong bots on all other seats."""
    game = dice.choice(list(tongbao.GAMES))
    return Ask("/tables", {"game": game, "play": "now", "name": "Mei", "opponents": "3", "bot": "master"})


def calls(games: list[Long], dice: random.Random) -> Ask:
    """Requests of a program: the view of a table, its log, or its stream of events."""
    one = dice.choice(games)
    return Ask(api(one.link) + dice.choice(["/view?seat=-1", "/log", "/changes", ""]))


def sockets(games: list[Long], dice: random.Random) -> Ask:
    """A page that is opened and closed."""
    return Ask(f"{dice.choice(games).link}/live", is_socket=True)


KINDS: Final = (
    replay_steps,
    reviews,
    bug_reports,
    big_pages,
    passwords,
    accounts,
    tables,
    calls,
    sockets,
)


# The stranger.


async def do(port: int, home: str, ask: Ask, until: float) -> str:
    """Ask once, over a connection of its own; how it was answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
    try:
        body = b"" if ask.form is None else urlencode(ask.form).encode()
        head = [f"{'GET' if ask.form is None else 'POST'} {ask.path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
        head += [f"Origin: http://127.0.0.1:{port}", f"Connection: {'Upgrade' if ask.is_socket else 'close'}"]
        head += ["Accept-Encoding: gzip", f"Cookie: {TEST_COOKIE}=1"]
        head += UPGRADE if ask.is_socket else []
        head += [] if ask.form is None else [f"Content-Type: {FORM}", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        answer = await asyncio.wait_for(reader.readline(), max(0.1, until - time.monotonic()))
        if ask.is_socket and b"101" in answer:
            writer.write(HELLO)
        rest = reader.read(65536) if ask.is_socket or ask.path.endswith("/changes") else reader.read()
        await asyncio.wait_for(rest, max(0.1, min(5.0, until - time.monotonic())))
        return answer.split()[1].decode() if len(answer.split()) > 1 else "closed"
    finally:
        writer.transport.abort()


def attack(number: int, port: int, home: str, games: list[Long], seconds: float, told: Any) -> None:
    """The stranger: one kind of work for so many seconds, on the last processor."""
    apart(-1)

    async def keep_on(dice: random.Random, until: float, answers: Counter[str]) -> None:
        while time.monotonic() < until:
            try:
                answers[await do(port, home, KINDS[number](games, dice), until)] += 1
            except TimeoutError:
                answers["unanswered"] += 1
            except OSError as error:
                answers[type(error).__name__] += 1
                await asyncio.sleep(0.05)

    async def all_at_once() -> Counter[str]:
        until, answers = time.monotonic() + seconds, Counter[str]()
        await asyncio.gather(*[keep_on(random.Random(f"{home} {n}"), until, answers) for n in range(CONNECTIONS)])
        return answers

    told.put(dict(asyncio.run(all_at_once())))


def apart(which: int) -> None:
    """Keep this program to one of the processors that it may use."""
    os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[which]})


# The table.


class Window(NamedTuple):
    """What was measured while a table played: the waits in milliseconds, what the thread of the server's event loop
    worked in each of them, and what part of a core the server and its processes took.
    """

    waits: list[float]
    loops: list[float]
    core: float

    @property
    def p95(self) -> float:
        """The wait that 95 of 100 are below."""
        return statistics.quantiles(self.waits, n=20)[-1]

    @property
    def loop(self) -> float:
        """The time of the event loop's thread that 95 of 100 are below."""
        return statistics.quantiles(self.loops, n=20)[-1]


def worked(server: Running) -> float:
    """Milliseconds that the thread of the server's event loop has worked, with no heed to what else goes on."""
    return int(proc_file(server.program.pid, "schedstat").split()[0]) / 1e6


async def play(server: Running, table: Seated, choices: int) -> Window:
    """Play at a table at the usual pace."""
    party, waits, loops, all_told = Party(table), list[float](), list[float](), asyncio.Event()

    def done(_party: Party, wait: float) -> None:
        waits.append(wait)
        loops[-1] = worked(server) - loops[-1]
        all_told.set()

    await enter(party.guests, server.port)
    begun, used = time.monotonic(), server.used()
    for number in range(choices):
        await asyncio.sleep(max(0.0, begun + number / PACE - time.monotonic()))
        all_told.clear()
        loops.append(worked(server))
        party.choose(done)
        await asyncio.wait_for(all_told.wait(), 30)
    core = (server.used() - used) / (time.monotonic() - begun)
    for guest in party.guests:
        guest.leave()
    assert not party.errors(), party.errors()
    return Window(waits, loops, core)


# Data that exists beforehand.


def finished_games(place: Path) -> list[Long]:
    """The longest of some games by chance of each kind, kept there as a table that is over."""
    services, found = Services(place, Settings(bots=Bots(pause=0))), list[Long]()

    async def keep() -> None:
        person, _ = await services.people.create_person("Mei")
        for name in tongbao.GAMES:
            games = [(number, played(name, number)) for number in range(GAMES)]
            number, longest = max(games, key=lambda one: one[1].decisions)
            rows = [(decision.seat, str(decision.choice)) for decision in Record.of(longest).choices]
            chairs = [MatchSeat(chair, "bot", BOT_NAMES[chair], None, "random") for chair in range(longest.players)]
            branch = Branch("", len(rows), f"{SECRET}{number:02x}", rows)
            match = await services.registry.found_match(NewMatch(name, {}, chairs, branch=branch), person)
            found.append(Long(f"/t/{match.id}", name, longest.players, longest.decisions))

    asyncio.run(keep())
    services.database.close()
    return found


def main() -> None:
    """Measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often each kind is measured (3, at most 9)")
    parser.add_argument("--choices", type=int, default=48, help="choices in each window (48, at most 200)")
    parser.add_argument("--only", metavar="TEXT", nargs="+", default=[""], help="kinds with one of these in their name")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    given = parser.parse_args()
    rounds, choices = min(9, given.rounds), min(200, given.choices)
    kinds = [kind for kind in KINDS if any(text in kind.__name__ for text in given.only)]
    found: dict[str, list[tuple[Window, Window, dict[str, int]]]] = {kind.__name__: [] for kind in kinds}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "all"
        games = finished_games(place)
        pattern = next(one for one in patterns() if one.game == "xanadu")
        seated = seat(place, 2 * (rounds + 1), [pattern], left=choices)
        told: multiprocessing.Queue[dict[str, int]] = multiprocessing.Queue()
        everywhere = os.sched_getaffinity(0)
        for kind in kinds:
            apart(0)
            copies, own = iter(seated), Path(folder) / kind.__name__
            shutil.copytree(place, own)  # what one kind leaves behind is no other's
            with running(own) as server:
                for _ in range(2):  # so that all templates are read
                    asyncio.run(play(server, next(copies), choices))
                for number in range(rounds):
                    calm = asyncio.run(play(server, next(copies), choices))
                    os.sched_setaffinity(0, everywhere)
                    place_of_kind = KINDS.index(kind)
                    seconds, home = choices / PACE + AHEAD + 1, f"127.0.{number + 1}.{place_of_kind + 1}"
                    given_to = (place_of_kind, server.port, home, games, seconds, told)
                    stranger = multiprocessing.Process(target=attack, args=given_to)
                    stranger.start()
                    apart(0)
                    time.sleep(AHEAD)
                    beside = asyncio.run(play(server, next(copies), choices))
                    answers = told.get(timeout=seconds + 60)
                    stranger.join()
                    found[kind.__name__].append((calm, beside, answers))
                    waits = f"{calm.p95:.1f}, {beside.p95:.1f} ms; loop {calm.loop:.1f}, {beside.loop:.1f} ms;"
                    print(f"  {kind.__name__}, round {number + 1}: {waits} {answers}", flush=True)
                    time.sleep(1)
            os.sched_setaffinity(0, everywhere)
    report(found)
    if given.json is not None:
        given.json.write_text(json.dumps({name: [in_short(one) for one in rows] for name, rows in found.items()}))


def in_short(one: tuple[Window, Window, dict[str, int]]) -> dict[str, Any]:
    """The figures of a round."""
    calm, beside, answers = one
    waits = {"calm": [calm.p95, calm.loop], "beside": [beside.p95, beside.loop]}
    return {**waits, "core": [calm.core, beside.core], "answers": answers}


def report(found: dict[str, list[tuple[Window, Window, dict[str, int]]]]) -> None:
    """Print the medians of all rounds."""
    print(f"{'95 % of waits, ms':18}{'calm':>8}{'beside':>8}{'ratio':>7}{'range':>12}{'of loop':>9}{'core':>12}")
    for name, rows in found.items():
        calm, beside = (statistics.median(one[which].p95 for one in rows) for which in (0, 1))
        ratios, loops = (
            sorted(one[1].p95 / one[0].p95 for one in rows),
            [one[1].loop / one[0].loop for one in rows],
        )
        core = " to ".join(f"{statistics.median(one[which].core for one in rows):.0%}" for which in (0, 1))
        spread, ratio = f"{ratios[0]:.2f}-{ratios[-1]:.2f}", statistics.median(ratios)
        figures = f"{calm:8.1f}{beside:8.1f}{ratio:7.2f}{spread:>12}{statistics.median(loops):9.2f}{core:>12}"
        print(f"{name:18}{figures}{'' if ratio <= GOAL else '  over'}")


if __name__ == "__main__":
    socket.setdefaulttimeout(60)
    main()
