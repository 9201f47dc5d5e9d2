"""A wall clock that jumps, because the host slept or its time was corrected, costs nobody his time or his seat."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.server.browsers import Browser, Browsers
from tests.support.server.tables import in_loop, match_at, site_of
from tongbao.server.matches.clocks import Clocks
from tongbao.server.matches.timekeeper import Timekeeper

HOUR = 3600


class Jump:
    """The wall clock of the host, which jumps by so many seconds while the monotonic one goes on."""

    def __init__(self) -> None:
        self.by, self.real = 0.0, time.time

    def __call__(self) -> float:
        return self.real() + self.by


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Jump]:
    jump = Jump()
    monkeypatch.setattr(time, "time", jump)
    yield jump


def live_table(mei: Browser, aisha: Browser) -> str:
    """A table with a live clock at which Mei is to act."""
    mei.post("/name", {"name": "Mei"})
    link = mei.found("changan", "me", "open", clock="quick", lot="")
    assert aisha.join(link, "Aisha").status_code == 303
    return link


def clocks_at(mei: Browser, link: str) -> Clocks:
    clocks: Clocks | None = match_at(mei, link).state.clocks
    assert clocks is not None
    return clocks


@pytest.mark.parametrize("hours", [1, 8, 24 * 30])
def test_after_a_sleep_of_the_host_nobody_has_lost_on_time(browser: Browsers, wall: Jump, hours: int) -> None:
    mei, aisha = browser(), browser()
    link = live_table(mei, aisha)
    acting = match_at(mei, link).state.require_game().actor
    mine = mei if mei.view(link, acting)["choices"] else aisha
    wall.by = hours * HOUR
    in_loop(mei, Timekeeper(site_of(mei).registry).end_overdue_turns)
    assert [chair.kind for chair in match_at(mei, link).state.seats] == ["human", "human"]
    assert clocks_at(mei, link).left(acting, time.time()) > 30
    seen = mine.view(link, acting)
    assert mine.choose(link, seen["choices"][0], acting, seen["version"]).status_code == 200
    assert len(match_at(mei, link).state.choice_log) == 1


def test_a_choice_is_the_first_to_notice_the_jump(browser: Browsers, wall: Jump) -> None:
    mei, aisha = browser(), browser()
    link = live_table(mei, aisha)
    acting = match_at(mei, link).state.require_game().actor
    mine = mei if mei.view(link, acting)["choices"] else aisha
    seen: Any = mine.view(link, acting)
    wall.by = 3 * HOUR
    assert mine.choose(link, seen["choices"][0], acting, seen["version"]).status_code == 200


def test_a_clock_that_is_put_back_gives_nobody_hours(browser: Browsers, wall: Jump) -> None:
    mei, aisha = browser(), browser()
    link = live_table(mei, aisha)
    acting = match_at(mei, link).state.require_game().actor
    before = clocks_at(mei, link).left(acting, time.time())
    wall.by = -3 * HOUR
    in_loop(mei, Timekeeper(site_of(mei).registry).end_overdue_turns)
    in_loop(mei, match_at(mei, link).end_overdue_turns)
    falls = clocks_at(mei, link).falls(acting)
    assert falls is not None and falls <= time.time() + before + 1


def test_time_that_really_runs_out_still_does(browser: Browsers, wall: Jump, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, aisha = browser(), browser()
    link = live_table(mei, aisha)
    acting = match_at(mei, link).state.require_game().actor
    steady = time.monotonic
    monkeypatch.setattr("tongbao.server.common.wall_clock.monotonic", lambda: steady() + wall.by)
    wall.by = HOUR
    in_loop(mei, Timekeeper(site_of(mei).registry).end_overdue_turns)
    assert match_at(mei, link).state.seats[acting].kind == "bot"
