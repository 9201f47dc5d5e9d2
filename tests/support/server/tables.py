"""Tables at a running server: the match behind a link, tables whose games have gone so far, and games at random.

A game is played in memory and the table founded with its choices, so that no choice costs a request.
"""

import asyncio
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from starlette.testclient import TestClient

import tongbao
from tests.support.selection import turn_of_today
from tests.support.server.browsers import Browser
from tongbao import HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import imagine
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.matches.choice_log import Row
from tongbao.server.matches.match import Match
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import DEFAULT_SETTINGS, MatchSettings

Pick = Callable[[Sequence[Choice]], Choice]
SECRET = "5e" * 32
"""The secret of the shuffles of all games that are played here."""
NAMES = ("Mei", "Temür", "Aisha", "Luca")
BRIEF = {"silk_cities": {"victory": "5"}}
"""Options with which a long game is shorter."""


def dice_of_today(*about: object) -> random.Random:
    """Dice that fall differently every day, and alike all day long."""
    return random.Random(f"{turn_of_today()} {about}")


def match_at(where: TestClient | Browser, link: str) -> Match:
    """The match behind a link, as it is in memory."""
    app: Any = where.app if isinstance(where, TestClient) else where.client.app
    match: Match = app.state.services.registry.matches[link.removeprefix("/t/").removesuffix("/result")]
    return match


# Games that were played in memory.


def dealt(name: str, players: int, options: dict[str, str] | None = None) -> Game:
    """A new game, as a table that is founded with SECRET has it."""
    luck = HashLuck(bytes.fromhex(SECRET), [""] * players)
    return tongbao.new(name, players=players, luck=luck, options=options)


def by_chance(name: str, players: int, dice: random.Random, options: dict[str, str] | None = None) -> list[Row]:
    """The choices of a whole game at random, in the order in which they were made."""
    game, rows = dealt(name, players, options), list[Row]()
    while not game.over:
        seat = dice.choice(game.seats_to_act())
        choice = dice.choice(game.choices(seat))
        game.take(seat, choice)
        rows.append((seat, choice.text))
    return rows


@cache
def by_merchants(name: str = "xanadu", players: int = 2) -> list[Row]:
    """The choices of a whole game of greedy players."""
    game, bots = dealt(name, players), [BOTS["greedy"](seat) for seat in range(players)]
    while not game.over:
        game.take(game.actor, bots[game.actor].choose(Seat(game, game.actor)))
    return [(decision.seat, str(decision.choice)) for decision in Record.of(game).choices]


# Tables at which they lie.


def table_of(
    name: str,
    *people: Browser,
    bots: Sequence[str] = (),
    rows: Sequence[Row] = (),
    options: dict[str, str] | None = None,
    settings: MatchSettings = DEFAULT_SETTINGS,
    names: Sequence[str] = NAMES,
) -> str:
    """A table of these people and bots, at which these choices were made; its link.

    Who shares a device for several seats is named several times.
    """
    chairs: list[MatchSeat] = []
    for seat, browser in enumerate(people):
        if COOKIE not in browser.cookies:
            browser.post("/name", {"name": names[seat]})
        person = in_loop(browser, site_of(browser).people.find_by_token, browser.cookies[COOKIE])
        chairs.append(MatchSeat(seat, "human", names[seat], person.id))
    chairs += [MatchSeat(len(people) + n, "bot", f"Bot {n}", None, bot) for n, bot in enumerate(bots)]
    wish = NewMatch(name, options or {}, chairs, settings=settings, branch=Branch("", len(rows), SECRET, list(rows)))
    host = in_loop(people[0], site_of(people[0]).people.find_by_token, people[0].cookies[COOKIE])
    return f"/t/{in_loop(people[0], site_of(people[0]).registry.found_match, wish, host).id}"


def finished(browser: Browser) -> str:
    """A table at which ``browser`` has played a whole game of Xanadu against a bot."""
    return table_of("xanadu", browser, bots=["greedy"], rows=by_merchants())


def site_of(browser: Browser) -> Any:
    """The site that it visits."""
    app: Any = browser.client.app
    return app.state.services


def in_loop(browser: Browser, what: Callable[..., Any], *given: object) -> Any:
    """What a function comes to in the server's own loop."""
    assert browser.client.portal is not None
    return browser.client.portal.call(what, *given)


def play_on(browser: Browser, link: str, seats: Collection[int], pick: Pick, most: int = 10_000) -> int:
    """Choose for these seats, without requests, so many times or to the end; how many choices were made.

    The bots of the table choose as they do.
    """
    made: int = in_loop(browser, playing_on, match_at(browser, link), seats, pick, most)
    return made


async def playing_on(match: Match, seats: Collection[int], pick: Pick, most: int) -> int:
    """The same in the server's loop."""
    watcher, made = Watcher(), 0
    match.subscribers.add(watcher)
    while made < most and not (game := match.state.require_game()).over:
        watcher.woken.clear()
        acting = [seat for seat in game.seats_to_act() if seat in seats]
        if acting:
            await match.choose(acting[0], pick(game.choices(acting[0])).text, match.state.seat_version(acting[0]))
            made += 1
        else:
            await watcher.woken.wait()
    match.subscribers.discard(watcher)
    return made


class Watcher:
    """An onlooker that notes when something has changed."""

    person = None
    is_page = False

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


# Other games in their place.


def inject(match: Match, game: Game) -> None:
    """Let the match show that game, whatever was chosen in it."""
    match.state = replace(match.state, game=game)
    match.change_count += 1


def dealt_anew(game: Game, viewer: int, seed: int) -> Game:
    """The game as the viewer may imagine it, with the same past, but for what others have sealed just now."""
    other = imagine(game, viewer, FastLuck.from_seed(seed))
    assert game.history is not None
    other.history = game.history[: game.decisions]
    if other.sealed is not None and game.sealed is not None:
        opened = game.decisions - sum(map(len, game.sealed))
        mine = [decision for decision in other.history[opened:] if decision.seat == viewer]
        theirs = [choice.by[seat] for seat, picks in enumerate(other.sealed) if seat != viewer for choice in picks]
        other.history = other.history[:opened] + mine + theirs
    assert len(other.history) == other.decisions
    return other


def positions(match: Match, looks: int, most: int = 400) -> Iterator[Game]:
    """The match at so many moments of the first choices of a random game, and after the last of them.

    The game and the moments are others every day.
    """
    dice = dice_of_today(match.meta.name)
    game, made = match.state.require_game().clone(), list[tuple[int, Choice]]()
    while not game.over and len(made) < most:
        seat = dice.choice(game.seats_to_act())
        made.append((seat, dice.choice(game.choices(seat))))
        game.take(*made[-1])
    moments = set(dice.sample(range(len(made)), min(looks, len(made))))
    game = match.state.require_game().clone()
    for number, (seat, choice) in enumerate(made):
        if number in moments:
            inject(match, game)
            yield game
            game = game.clone()
        game.take(seat, choice)
    inject(match, game)
    yield game
