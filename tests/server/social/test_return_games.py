"""Two games with seats swapped: the second begins by itself, the other has the first turn, and there is no third."""

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

import tongbao
from tests.support.server.accounts import founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.callers import Caller, token_of
from tests.support.server.friends import tie
from tests.support.server.hasty import HASTY
from tests.support.server.tables import (
    BRIEF,
    by_chance,
    by_merchants,
    dice_of_today,
    in_loop,
    match_at,
    play_on,
    site_of,
    table_of,
)
from tongbao.server.db.tables import matches, ratings, results
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.settings import FIRST_LEG, SECOND_LEG, MatchSettings
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.notifications.events import MatchNotifier
from tongbao.server.ratings.model import ALL_SIZES, PEOPLE
from tongbao.server.social.return_games import HEAD_START, founded_after

GAME = "pocket_changan"
LEADS = "Go to game 2 of 2"
PATIENCE = 10
"""Seconds after which a second game that isn't there won't come any more."""


def state(one: Browser, link: str) -> MatchState:
    found: MatchState = match_at(one, link).state
    return found


async def settled(match: Match, patience: float) -> str | None:
    """The next table of a match, once it is founded, or once nobody is at it."""
    until = time.monotonic() + patience
    while match.state.rematch is None and time.monotonic() < until:
        await asyncio.sleep(0.005)
    return match.state.rematch


def second_after(one: Browser, link: str) -> str:
    """The second game of a table; its link."""
    name = in_loop(one, settled, match_at(one, link), PATIENCE)
    assert name is not None, "the second game was never founded"
    return f"/t/{name}"


def has_none(one: Browser, link: str) -> bool:
    """True if no second game follows the table of a game that is over."""
    return in_loop(one, settled, match_at(one, link), 0.2) is None and tables(one) == 1


def tables(one: Browser) -> int:
    """How many tables there are."""
    return int(in_loop(one, site_of(one).database.read, lambda c: c.scalar(sa.select(sa.func.count(matches.c.id)))))


def opener(state: MatchState) -> str:
    """The name of whoever had the first turn."""
    dealt = state.play_again(state.seats, [], state.options)
    return state.seats[state.meta.opener(dealt)].name.removeprefix("~")


def both(browser: Browsers, **fields: str) -> tuple[Browser, Browser, str]:
    """Two at a table for two games, as the page founds it; the link of the first game, which has begun."""
    mei, temur = browser(), browser()
    link = mei.found(GAME, "me", "open", return_game="on", name="Mei", **fields)
    temur.join(link, "Temür")
    assert state(mei, link).started
    return mei, temur, link


def conceded(one: Browser, link: str, seat: int = 0) -> None:
    """Let a seat concede, so that the game is over."""
    in_loop(one, match_at(one, link).concede, seat)
    assert state(one, link).is_over


@pytest.mark.parametrize("lot", ["on", ""])
def test_the_second_begins_by_itself_with_seats_swapped(browser: Browsers, lot: str) -> None:
    mei, _, link = both(browser, lot=lot, hints="on", chat="off", away="never", **{"opt-length": "short"})
    first = state(mei, link)
    assert first.settings.leg == FIRST_LEG and first.rematch is None
    conceded(mei, link)
    there = second_after(mei, link)
    second = state(mei, there)
    assert second.started and not second.is_over and second.settings.leg == SECOND_LEG
    assert second.settings == first.settings._replace(lot=False, leg=SECOND_LEG)
    assert (second.options, second.host, second.listed) == (first.options, first.host, first.listed)
    assert [chair.person for chair in second.seats] == [chair.person for chair in first.seats[::-1]]
    assert mei.get(f"{there}/fairness.json").json()["at_once"], "nobody saw the fingerprint before the deal"
    assert second.secret != first.secret and {opener(first), opener(second)} == {"Mei", "Temür"}


def test_there_is_no_third(browser: Browsers) -> None:
    mei, temur, link = both(browser)
    conceded(mei, link)
    there = second_after(mei, link)
    conceded(mei, there, 1)
    assert in_loop(mei, settled, match_at(mei, there), 0.2) is None and tables(mei) == 2
    assert "Play again" in mei.get(f"{there}/result").text
    again = mei.post(f"{there}/rematch").headers["location"]
    assert not state(mei, again).started and state(mei, again).settings.leg == FIRST_LEG, "who plays again plays two"
    assert "You play two games here." in temur.get(again).text


@pytest.mark.parametrize("game", [*tongbao.GAMES])
def test_the_other_has_the_first_turn_in_every_game(browser: Browsers, game: str) -> None:
    """Also where chance draws who begins: several times, so that it would draw the wrong one."""
    mei, temur, options = browser(), browser(), BRIEF.get(game, {})
    rows = by_chance(game, 2, dice_of_today(game), options)
    for _ in range(4):
        link = table_of(game, mei, temur, rows=rows, options=options, settings=MatchSettings(leg=FIRST_LEG, lot=True))
        first, second = state(mei, link), state(mei, second_after(mei, link))
        assert first.is_over and {opener(first), opener(second)} == {"Mei", "Temür"}
        assert sorted(chair.name for chair in second.seats) == sorted(chair.name for chair in first.seats)


@pytest.mark.parametrize("first", ["0", "1"])
def test_who_was_named_to_begin(browser: Browsers, first: str) -> None:
    """The option stays as it is, and the chairs are swapped."""
    mei, temur, options = browser(), browser(), {"first_player": first}
    rows = by_chance("changan", 2, dice_of_today("changan", first), options)
    link = table_of("changan", mei, temur, rows=rows, options=options, settings=MatchSettings(leg=FIRST_LEG))
    second = state(mei, second_after(mei, link))
    assert second.options["first_player"] == first and [chair.name for chair in second.seats] == ["Temür", "Mei"]
    assert opener(second) != opener(state(mei, link))


def test_each_of_the_two_counts_once(browser: Browsers) -> None:
    mei, temur = founded(browser(), "Mei"), founded(browser(), "Temür")
    settings, dice = MatchSettings(leg=FIRST_LEG, rated=True), dice_of_today("counts")
    link = table_of(GAME, mei, temur, settings=settings)
    for table in (link, None):
        table = table or second_after(mei, link)
        play_on(mei, table, (0, 1), dice.choice)
        assert state(mei, table).is_over
    found = in_loop(mei, site_of(mei).database.read, counted)
    assert sorted(found[0]) == sorted([link[3:], second_after(mei, link)[3:]] * 2) and found[1] == [2, 2]


def counted(connection: sa.Connection) -> tuple[list[str], list[int]]:
    """The match of each rated result, and how many games each rating counts."""
    rated = sa.select(results.c.match_id).where(results.c.rated)
    games = sa.select(ratings.c.games).filter_by(pool=PEOPLE, size=ALL_SIZES)
    return list(connection.scalars(rated)), list(connection.scalars(games))


def test_both_are_led_there(browser: Browsers) -> None:
    mei, temur, link = both(browser)
    told = match_at(mei, link).change_count
    conceded(mei, link)
    there = second_after(mei, link)
    assert match_at(mei, link).change_count > told + 1, "open pages are woken again"
    assert "Game 1 of 2" in mei.get(link).text and "Game 2 of 2" in mei.get(there).text
    assert "game 1 of 2" in mei.get(f"{link}/result").text and "game 2 of 2" in temur.get(there).text
    for one in (mei, temur, browser()):
        for page in (link, f"{link}/result", f"{link}/text"):
            text = one.get(page).text
            assert LEADS in text and f'href="{there}"' in text and "Play again</button>" not in text
        assert one.get(f"{link}/result.json").json()["link"] == there
    assert "Game 2 of 2" in mei.get(f"{there}/text").text
    assert mei.post(f"{link}/rematch").headers["location"] == there, "who asks to play again is led there too"
    assert there in temur.get("/").text


def test_who_is_away_is_told(browser: Browsers) -> None:
    mei, _, link = both(browser)
    conceded(mei, link)
    match = match_at(mei, second_after(mei, link))
    notifier = next(one for one in match.subscribers if isinstance(one, MatchNotifier))
    people = {chair.person for chair in match.state.seats}
    told = in_loop(mei, lambda: [(person, news.kind) for person, news in notifier.news()])
    assert {person for person, _ in told} == people and {kind for _, kind in told} <= {"turn", "begun"}
    assert in_loop(mei, lambda: notifier.timer is not None)


def test_nobody_is_seated_again_who_has_left(browser: Browsers) -> None:
    mei, temur, link = both(browser)
    temur.post(f"{link}/leave")
    conceded(mei, link)
    assert has_none(mei, link) and "Play again" in mei.get(f"{link}/result").text
    assert LEADS not in mei.get(f"{link}/result").text


def test_a_game_that_was_ended_early_has_no_second(browser: Browsers) -> None:
    mei, temur, link = both(browser)
    for one in (mei, temur):
        assert one.post(f"{link}/end", {"answer": "yes"}, accept="application/json").status_code < 400
    assert state(mei, link).closed and has_none(mei, link)


def test_who_is_blocked_is_not_brought_together_again(browser: Browsers) -> None:
    mei, temur = founded(browser(), "Mei"), founded(browser(), "Temür")
    link = table_of(GAME, mei, temur, settings=MatchSettings(leg=FIRST_LEG))
    tie(mei, "block", name="Temür")
    conceded(mei, link)
    assert has_none(mei, link)


def test_against_the_computer_and_at_one_device(browser: Browsers) -> None:
    mei = browser()
    link = table_of("xanadu", mei, bots=["greedy"], rows=by_merchants(), settings=MatchSettings(leg=FIRST_LEG))
    second = state(mei, second_after(mei, link))
    assert second.started and sorted(str(chair.bot) for chair in second.seats) == ["None", "greedy"]
    here = table_of(GAME, mei, mei, settings=MatchSettings(leg=FIRST_LEG))
    conceded(mei, here)
    assert [chair.name for chair in state(mei, second_after(mei, here)).seats] == ["Temür", "Mei"]


@pytest.mark.parametrize(("clock", "more"), [("quick", HEAD_START), ("day", 0.0)])
def test_a_live_clock_leaves_time_to_come_over(browser: Browsers, clock: str, more: float) -> None:
    mei, _, link = both(browser, clock=clock)
    conceded(mei, link)
    second = state(mei, second_after(mei, link))
    while second.settings.clock != clock or second.clocks is None or (more and second.version == 0):
        second = state(mei, second_after(mei, link))
    running = [hand.left for hand in second.clocks.hands if hand.since is not None]
    waiting = [hand.left for hand in second.clocks.hands if hand.since is None]
    assert running == [CONTROLS[clock].bank + more] and waiting == [CONTROLS[clock].bank]


def test_two_who_found_it_at_once_found_one(browser: Browsers, app: Starlette) -> None:
    services: Any = app.state.services
    services.registry.on_open[:] = [one for one in services.registry.on_open if not watches_ends(one)]
    mei, _, link = both(browser)
    conceded(mei, link)
    match = match_at(mei, link)

    async def twice() -> list[Any]:
        return list(await asyncio.gather(*[services.rematches.return_games.found(match) for _ in range(3)]))

    found = in_loop(mei, twice)
    assert [there.id for there in found if there is not None] == [match.state.rematch] and tables(mei) == 2


def test_two_processes_found_one(browser: Browsers, app: Starlette) -> None:
    services: Any = app.state.services
    services.registry.on_open[:] = [one for one in services.registry.on_open if not watches_ends(one)]
    mei, _, link = both(browser)
    conceded(mei, link)
    other = MatchRegistry(services.database, HASTY)

    async def in_both() -> tuple[Match | None, Match | None, str | None]:
        theirs = await other.find_match(link[3:])
        one = await founded_after(match_at(mei, link), services.registry)
        return one, await founded_after(theirs, other), theirs.state.rematch

    one, none, known = in_loop(mei, in_both)
    assert none is None and one.id == known == state(mei, link).rematch and tables(mei) == 2


def test_after_a_restart_it_is_founded(browser: Browsers, app: Starlette) -> None:
    """As if the server had been stopped between the end of the first game and the second."""
    services: Any = app.state.services
    watches = [one for one in services.registry.on_open if watches_ends(one)]
    services.registry.on_open.remove(*watches)
    mei, _, link = both(browser)
    conceded(mei, link)
    services.registry.forget([link[3:]])
    services.registry.on_open.extend(watches)
    in_loop(mei, services.rematches.return_games.catch_up)
    match = in_loop(mei, services.registry.find_match, link[3:])
    assert in_loop(mei, settled, match, PATIENCE) is not None and tables(mei) == 2


def watches_ends(attendant: Any) -> bool:
    """True for the subscriber that has second games founded."""
    return "ReturnGames" in getattr(attendant, "__qualname__", "")


def test_the_form_and_the_lobby_ask_for_two(browser: Browsers) -> None:
    mei = browser()
    assert 'name="return_game"' in mei.get(f"/new/{GAME}").text
    kept = mei.get(f"/new/{GAME}?players=2&return_game=on").text
    assert "checked" in kept[kept.index('name="return_game"') :][:80]
    three = mei.found(GAME, "me", "open", "open", return_game="on")
    assert state(mei, three).settings.leg == 0 and 'name="return_game"' not in mei.get(three).text
    link = mei.found(GAME, "me", "open")
    assert state(mei, link).settings.leg == 0 and "You play two games here." not in mei.get(link).text
    mei.post(f"{link}/terms", {"return_game": "on"})
    assert state(mei, link).settings.leg == FIRST_LEG
    assert "You play two games here." in mei.get(link).text and "You play two games here." in browser().get(link).text
    mei.post(f"{link}/seats")
    assert len(state(mei, link).seats) == 3 and state(mei, link).settings.leg == 0


def test_the_api_asks_for_two(browser: Browsers) -> None:
    account = founded(browser(), "Mei")
    mei = Caller(account, token_of(account))
    table = mei.founded(GAME, "me", "open", return_game=True)
    assert table["terms"]["leg"] == 1 and mei.founded(GAME, "me", "open")["terms"]["leg"] == 0
