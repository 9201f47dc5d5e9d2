"""Until its game starts, a table changes as its host wishes; the host's rights pass on, and players chat."""

import asyncio
import math
import time
from typing import Any

import pytest

from tests.server.matches.test_votes import company
from tests.support.server.accounts import founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.markup import inputs
from tests.support.server.tables import in_loop, match_at
from tongbao.server.matches.lobby import PATIENCE
from tongbao.server.matches.match import Match
from tongbao.server.matches.state import Absent
from tongbao.testing.addresses import api

GAME = "pocket_changan"


def kinds(browser: Browser, link: str) -> list[str]:
    return [
        chair.bot or ("reserved" if chair.kind == "open" and chair.person else chair.kind)
        for chair in seats(browser, link)
    ]


def seats(browser: Browser, link: str) -> Any:
    return match_at(browser, link).state.seats


def change(browser: Browser, link: str, way: str, **fields: object) -> int:
    return browser.post(f"{link}/{way}", {name: str(value) for name, value in fields.items()}).status_code


def leave_alone(browser: Browser, match: Match, person: str, seconds: float) -> None:
    """Let somebody have been away for so many seconds."""
    match.absent = {person: Absent(time.monotonic() - seconds, time.time() - seconds)}

    async def tell() -> None:
        match.changed()

    in_loop(browser, tell)


def test_a_new_table_is_for_friends_alone(browser: Browsers) -> None:
    page = browser().get(f"/new/{GAME}").text
    asked = [(one["name"], one.get("value")) for one in inputs(page, "") if one.get("name") and "checked" in one]
    assert ("listed", "") in asked and ("away", "never") in asked and ("chat", "on") in asked
    assert not {name for name, _ in asked} & {"rated", "watch"}


def test_the_host_changes_the_seats_until_the_start(browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", game=GAME, **{"players": "3", "seat-2": "open"})
    assert kinds(mei, link) == ["human", "human", "open"]
    assert change(luca, link, "seats/who", seat=2, who="bot:random") == 403, "only the host"
    assert change(mei, link, "seats/who", seat=2, who="bot:random") == 303
    assert kinds(mei, link) == ["human", "human", "random"]
    assert not match_at(mei, link).state.started, "a seat that the host changes doesn't start the game"
    assert change(mei, link, "seats/who", seat=2, who="here", name="Aisha") == 303
    assert seats(mei, link)[2].name == "~Aisha" and seats(mei, link)[2].person == seats(mei, link)[0].person
    assert change(mei, link, "seats/who", seat=2, who="open") == 303
    assert change(mei, link, "seats") == 303 and kinds(mei, link) == ["human", "human", "open", "open"]
    assert change(mei, link, "seats/who", seat=3, who="bot:random") == 303
    assert change(mei, link, "seats", remove=2) == 303 and kinds(mei, link) == ["human", "human", "random"]
    for seat, who in ((1, "open"), (0, "open"), (2, "nobody"), (2, "bot:nobody"), (9, "open")):
        assert change(mei, link, "seats/who", seat=seat, who=who) in (400, 404, 409), who
    assert change(luca, link, "start") == 403 and change(mei, link, "start") == 303
    assert match_at(mei, link).state.started
    assert change(mei, link, "seats") == 409


def test_there_are_no_more_seats_than_the_game_has_and_no_fewer(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("silk_cities", "me", "open")
    least, most = match_at(mei, link).meta.min_players, match_at(mei, link).meta.max_players
    for _ in range(most - 2):
        assert change(mei, link, "seats") == 303
    assert change(mei, link, "seats") == 400 and len(seats(mei, link)) == most
    for seat in range(most - 1, max(0, least - 1), -1):
        assert change(mei, link, "seats", remove=seat) == 303
    assert len(seats(mei, link)) == max(1, least)


def test_the_host_changes_the_terms_and_all_read_them(browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", game=GAME, **{"players": "3", "seat-2": "open"})
    assert "No limit" in luca.get(link).text
    wish = {
        "clock": "quick",
        "opt-length": "short",
        "away": "ten",
        "chat": "off",
        "watch": "on",
        "rated": "on",
        "lot": "on",
    }
    assert luca.post(f"{link}/terms", wish).status_code == 403
    assert mei.post(f"{link}/terms", wish).status_code == 303
    page = luca.get(link).text
    assert "10 minutes each" in page and "A stand-in plays after 10 minutes." in page and "short" in page
    state = match_at(mei, link).state
    assert (state.settings.rated, state.settings.watch, state.settings.chat, state.settings.lot) == (
        True,
        True,
        False,
        True,
    )
    assert state.clocks is not None and [hand.left for hand in state.clocks.hands] == [600.0] * 3
    for refused in ({"clock": "sundial"}, {"away": "always"}, {"opt-length": "endless"}, {"listed": "invited"}):
        assert mei.post(f"{link}/terms", {**wish, **refused}).status_code in (400, 409), refused
    assert mei.post(f"{link}/terms", {**wish, "clock": "none", "chat": "on"}).status_code == 303
    assert match_at(mei, link).state.clocks is None
    assert change(mei, link, "start") == 303 and mei.post(f"{link}/terms", wish).status_code == 409


def test_players_chat_before_the_start_and_their_messages_move_with_them(browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", game=GAME, **{"players": "3", "seat-2": "open", "lot": "on"})
    assert luca.post(f"{link}/talk", {"say": "Five minutes"}).status_code == 303
    assert "Five minutes" in mei.get(link).text
    stranger = browser()
    assert "Five minutes" not in stranger.get(link).text and stranger.get(f"{link}/talk.json").json()["said"] == []
    assert stranger.post(f"{link}/talk", {"say": "Let me in"}, accept="application/json").status_code == 403
    change(mei, link, "start")
    (said,) = mei.get(f"{link}/talk.json").json()["said"]
    assert said["name"] == "~Luca" and seats(mei, link)[said["seat"]].name == "~Luca"


def test_whoever_is_removed_is_told_and_stays_out_until_invited(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = mei.found(GAME, "me", "open", "open")
    luca.join(link, "Luca")
    assert change(mei, link, "send-away", seat=1) == 303
    assert "The host has removed you" in luca.get(link).text and "Sit down" not in luca.get(link).text
    assert "removed you from a table" in luca.get("/notices").text
    refused = luca.join(link, "Luca")
    assert refused.status_code == 409 and "The host has removed you" in refused.text
    assert "removed you" not in browser().get(link).text


def test_the_hosts_rights_pass_on(browser: Browsers) -> None:
    (mei, luca, aisha), link = company(browser, "Mei", "Luca", "Aisha", game=GAME, **{"players": "4", "seat-3": "open"})
    assert change(luca, link, "host", seat=1) == 403 and change(mei, link, "host", seat=3) == 409
    assert change(mei, link, "host", seat=1) == 303 and change(mei, link, "seats/who", seat=3, who="here") == 403
    assert change(luca, link, "seats/who", seat=3, who="bot:random") == 303
    assert luca.post(f"{link}/leave").status_code == 303, "whoever leaves hands them on to the next"
    assert match_at(mei, link).state.host == seats(mei, link)[0].person
    assert change(mei, link, "seats/who", seat=3, who="open") == 303
    match = match_at(mei, link)
    leave_alone(mei, match, match.state.host, PATIENCE - 30)
    assert change(aisha, link, "host") == 409 and change(aisha, link, "start") == 403
    assert "Become the host" not in aisha.get(link).text
    leave_alone(mei, match, match.state.host, PATIENCE + 1)
    assert "Become the host" in aisha.get(link).text and "Become the host" not in browser().get(link).text
    assert change(browser(), link, "host") in (403, 409), "only players"
    assert change(aisha, link, "host") == 303 and change(aisha, link, "start") == 303


@pytest.mark.parametrize("name", ["changan", GAME, "silk_cities", "xanadu"])
def test_a_table_that_was_changed_is_played(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "open", clock="quick")
    assert change(mei, link, "seats") == 303
    assert mei.post(f"{link}/terms", {"clock": "evening", "away": "two"}).status_code == 303
    assert change(mei, link, "seats", remove=2) == 303 and change(mei, link, "start") == 303
    assert mei.get(f"{api(link)}/view").status_code == 200
    clocks = match_at(mei, link).state.clocks
    assert clocks is not None and len(clocks.hands) == 2


def test_a_table_says_until_when_it_waits_for_whoever_is_away(browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", game=GAME, away="ten")
    match = match_at(mei, link)
    (acting,) = match.state.require_game().seats_to_act()
    person, other = str(match.state.seats[acting].person), (luca, mei)[acting]
    assert match.stand_in_after == 600
    leave_alone(mei, match, person, 5)
    assert match.view().entries(())[acting]["away_until"] is None, "a page that is reloaded"
    leave_alone(mei, match, person, 60)
    until = match.view().entries(())[acting]["away_until"]
    assert until is not None and abs(until - time.time() - 540) < 5
    assert f'data-falls="{until}"' in other.get(link).text
    leave_alone(mei, match, person, 601)
    in_loop(mei, asyncio.sleep, 0.2)
    assert match.state.seats[acting].kind == "bot"


@pytest.mark.parametrize(
    ("clock", "away", "seconds"),
    [
        ("none", "", math.inf),
        ("quick", "", 120),
        ("quick", "never", math.inf),
        ("none", "two", 120),
        ("day", "two", math.inf),
    ],
)
def test_a_stand_in_comes_when_the_table_says(browser: Browsers, clock: str, away: str, seconds: float) -> None:
    mei = browser()
    link = mei.found(GAME, "me", "open", clock=clock, away=away)
    assert match_at(mei, link).stand_in_after == seconds
