"""What drawing a table costs the server: processor time a choice, for all seats and a watcher, over whole greedy games.

    python benchmarks/drawing.py [GAME ...] [--games N]

Every page is kept open as a socket keeps it; what is measured is everything from the choice made to the messages that
would be sent: what each seat may see, its sections, and the text of the message. Also the first page of a table, drawn
in its middle by a process that has drawn others before.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import replace
from statistics import median, quantiles
from typing import Any

import tongbao
from tongbao.bots import BOTS
from tongbao.engine.seats import SPECTATOR
from tongbao.server.common.settings import Bots, Settings
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.rendering.pages import Pages
from tongbao.server.rendering.table_page import Viewer
from tongbao.server.services.services import Services

NAMES = ("Mei", "Temür", "Aisha", "Luca", "Shirin", "Khutulun")


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all of them by default")
    parser.add_argument("--games", type=int, default=3, help="how many games of each")
    wish = parser.parse_args()
    print(f"{tongbao.build()} build, milliseconds of processor time: median, nine in ten, mean")
    with tempfile.TemporaryDirectory() as folder:
        services = Services(folder, Settings(bots=Bots(pause=0)))
        for name in wish.game or tongbao.GAMES:
            times, first = asyncio.run(measured(services, name, wish.games))
            print(f"{name:15} a choice {said(times)}   first page {said(first)}   {len(times)} choices", flush=True)
        services.database.close()


def said(times: list[float]) -> str:
    """Some figures of many times, in milliseconds."""
    return f"{1000 * median(times):6.2f} {1000 * quantiles(times, n=10)[-1]:6.2f} {1000 * sum(times) / len(times):6.2f}"


async def measured(services: Services, name: str, games: int) -> tuple[list[float], list[float]]:
    """The times of all choices of so many games, and those of first pages."""
    times: list[float] = []
    first: list[float] = []
    elsewhere = Pages()
    players = min(4, tongbao.GAMES[name].max_players)
    person, _ = await services.people.create_person(NAMES[0])
    for number in range(games + 1):
        chairs = [MatchSeat(seat, "human", NAMES[seat], f"{seat}") for seat in range(players)]
        match = await services.registry.found_match(NewMatch(name, {}, chairs), person)
        taken, drawn = play(services, elsewhere, match, number)
        if number:  # the first game fills the caches
            times += taken
            first += drawn
    return times, first


def play(services: Services, elsewhere: Pages, match: Match, seed: int) -> tuple[list[float], list[float]]:
    """One greedy game, drawn after each choice for everybody; now and then a first page is drawn elsewhere."""
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(len(match.state.seats))]
    eyes = [Viewer(seat, None, "en", (seat,)) for seat in range(len(bots))] + [Viewer(SPECTATOR, None, "en", ())]
    pages: list[dict[str, Any]] = [{} for _ in eyes]
    times: list[float] = []
    first: list[float] = []
    while not (game := match.state.require_game()).over:
        seat = game.seats_to_act()[0]
        choice = bots[seat].choose(tongbao.Seat(game, seat))
        after = game.clone()
        after.take(seat, choice)
        log = (*match.state.choice_log, (seat, str(choice)))
        match.become(replace(match.state, game=after, choice_log=log))
        begun = time.process_time()
        for each, page in zip(eyes, pages, strict=True):
            sections = services.pages.tables.sections(match.view(), each)
            page.update({name: html for name, html in sections.html.items() if page.get(name) != html})
        times.append(time.process_time() - begun)
        if len(times) % 20 == 0:
            begun = time.process_time()
            elsewhere.tables.drawn.clear()
            elsewhere.match(match.view(), eyes[0], None)
            first.append(time.process_time() - begun)
    return times, first


if __name__ == "__main__":
    main()
