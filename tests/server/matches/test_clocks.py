"""Clocks: what each has left, over days, zones and restarts; whose time runs out, a stand-in plays for him."""

import time
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette

from tests.support.server.accounts import founded, sealed
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import ROOMY
from tongbao.engine.seats import SPECTATOR
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import Absence
from tongbao.server.main.app import create_app
from tongbao.server.matches.clocks import Clocks, Hand, wound_up
from tongbao.server.matches.time_controls import ALWAYS, CONTROLS, DAY, HOUR, Calendar, checked_hours, checked_vacation
from tongbao.testing.addresses import api

QUICK, SLOW = CONTROLS["quick"], CONTROLS["day"]
MADRID, SHANGHAI = "Europe/Madrid", "Asia/Shanghai"
TOLERANCE = 0.05


class Hours:
    """A clock of all the world that stands, and is put forward by hand."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.begun = time.time()

    def __call__(self) -> float:
        return self.begun + self.ahead


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    hours = Hours()
    monkeypatch.setattr(time, "time", hours)
    monkeypatch.setattr("tongbao.server.common.wall_clock.monotonic", hours)
    return hours


def at(zone: str, *when: int) -> float:
    """A moment as they say there."""
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc, arg-type]


# What a clock is.


def test_who_was_to_act_gets_the_increment() -> None:
    before = wound_up(QUICK, [ALWAYS, ALWAYS]).turned([0], 1000)
    after = before.turned([1], 1030)
    assert after.hands == (Hand(QUICK.bank - 30 + QUICK.increment), Hand(QUICK.bank, 1030))
    assert before.left(0, 1100) == QUICK.bank - 100
    assert before.falls(0) == 1000 + QUICK.bank and before.falls(1) is None
    assert before.fallen(1000 + QUICK.bank) == [0] and before.fallen(999 + QUICK.bank) == []


def test_an_undo_brings_no_increment() -> None:
    begun = wound_up(QUICK, [ALWAYS, ALWAYS]).turned([0], 1000)
    there_and_back = begun.turned([1], 1030).turned([0], 1030, back=True)
    assert there_and_back.left(0, 1030) == begun.left(0, 1030)
    assert there_and_back.left(1, 1030) == begun.left(1, 1030)


def test_no_clock_has_more_than_the_most() -> None:
    clocks = wound_up(SLOW, [ALWAYS]).turned([0], 0).turned([], 60)
    assert clocks.left(0, 60) == SLOW.most


@given(st.lists(st.tuples(st.sets(st.integers(0, 3)), st.floats(0, 500)), max_size=30))
def test_a_clock_runs_just_while_it_is_to(turns: list[tuple[set[int], float]]) -> None:
    clocks, now, used, shares = wound_up(QUICK, [ALWAYS] * 4), 0.0, [0.0] * 4, [0] * 4
    running: set[int] = set()
    for wished, span in turns:
        clocks = clocks.turned(wished, now)
        for seat in running - wished:
            shares[seat] += 1
        running, now = wished, now + span
        for seat in running:
            used[seat] += span
        if clocks.fallen(now):
            return
    for seat in range(4):
        left = QUICK.bank - used[seat] + shares[seat] * QUICK.increment
        assert clocks.left(seat, now) == pytest.approx(left) or clocks.left(seat, now) <= QUICK.most < left


# Hours and vacations.


def test_a_slow_clock_stands_at_night_wherever_one_lives() -> None:
    madrid, shanghai = Calendar(MADRID, 8, 22), Calendar(SHANGHAI, 8, 22)
    evening = at(MADRID, 2026, 11, 24, 21)
    morning = at(MADRID, 2026, 11, 25, 9)
    assert madrid.counted(evening, morning) == 2 * HOUR
    assert shanghai.counted(evening, morning) == 8 * HOUR  # from 8 to 16 o'clock there
    clocks = Clocks(SLOW, [Hand(3 * HOUR, evening), Hand(3 * HOUR, evening)], [madrid, shanghai])
    assert clocks.falls(0) == at(MADRID, 2026, 11, 25, 10)
    assert clocks.falls(1) == at(SHANGHAI, 2026, 11, 25, 11)
    assert clocks.left(0, morning) == HOUR and clocks.left(1, morning) == -5 * HOUR


def test_the_day_on_which_clocks_are_changed_has_an_hour_more_or_less() -> None:
    whole = Calendar(MADRID, 0, 24)
    for month, day, length in ((3, 29, 23), (10, 25, 25), (11, 24, 24)):
        begin, end = at(MADRID, 2026, month, day), at(MADRID, 2026, month, day) + length * HOUR
        assert whole.counted(begin, end) == length * HOUR
        assert datetime.fromtimestamp(end, ZoneInfo(MADRID)).hour == 0


def test_nothing_runs_in_a_vacation() -> None:
    calendar = Calendar(MADRID, 8, 22, ((at(MADRID, 2026, 12, 24), at(MADRID, 2027, 1, 2)),))
    begin = at(MADRID, 2026, 12, 23, 20)
    assert calendar.moment(begin, 4 * HOUR) == at(MADRID, 2027, 1, 2, 10)
    assert calendar.counted(begin, at(MADRID, 2027, 1, 2, 10)) == 4 * HOUR
    assert calendar.rests(at(MADRID, 2026, 12, 25, 12)) and not calendar.rests(begin)


@given(
    st.sampled_from([ALWAYS, Calendar(MADRID, 8, 22), Calendar(SHANGHAI, 0, 8), Calendar("UTC", 12, 24)]),
    st.floats(1.7e9, 1.9e9),
    st.floats(1, 20 * DAY),
)
def test_the_moment_is_the_one_up_to_which_so_much_counts(calendar: Calendar, begin: float, seconds: float) -> None:
    assert calendar.counted(begin, calendar.moment(begin, seconds)) == pytest.approx(seconds, abs=0.01)


@pytest.mark.parametrize("hours", [("Nowhere", 8, 22), (MADRID, 22, 8), (MADRID, 8, 12), (MADRID, -1, 22)])
def test_hours_that_there_are_not_are_refused(hours: tuple[str, int, int]) -> None:
    with pytest.raises(UserError):
        checked_hours(*hours)


def test_a_year_has_so_many_days_of_vacation() -> None:
    now = at("UTC", 2026, 6, 1)
    first = checked_vacation(ALWAYS, "2026-07-01", "2026-07-14", now)
    assert first == (at("UTC", 2026, 7, 1), at("UTC", 2026, 7, 15))
    away = ALWAYS._replace(vacations=(first,))
    for days in (("2026-08-01", "2026-08-14"), ("2026-05-01", "2026-05-02"), ("2026-07-02", "2026-07-01"), ("x", "y")):
        with pytest.raises(UserError):
            checked_vacation(away, *days, now)
    assert checked_vacation(away, "2027-01-01", "2027-01-14", now)
    with pytest.raises(UserError):
        checked_vacation(ALWAYS, "2026-07-01", "9999-01-01", now)


def test_vacations_are_counted_in_days_also_where_the_clocks_change() -> None:
    """Twenty-one days over the end of summer time have an hour more; over its beginning, an hour less."""
    calendar, now = Calendar(MADRID), at(MADRID, 2026, 1, 2)
    autumn = checked_vacation(calendar, "2026-10-10", "2026-10-30", now)
    assert autumn[1] - autumn[0] == 21 * DAY + HOUR
    spring = checked_vacation(calendar, "2026-03-15", "2026-04-04", now)
    away = calendar._replace(vacations=(spring,))
    assert spring[1] - spring[0] == 21 * DAY - HOUR
    with pytest.raises(UserError, match="you have 0 left"):
        checked_vacation(away, "2026-12-24", "2026-12-24", now)
    assert checked_vacation(away, "2026-04-04", "2026-04-04", now), "a day that is a vacation already costs nothing"
    assert checked_vacation(calendar, "2026-12-20", "2027-01-10", now), "each year has days of its own"


# At a table.


def clocks_of(browser: Browser, link: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.view(link, -1)["clocks"]
    return found


def two_at(browser: Browsers, clock: str, **fields: str) -> tuple[Browser, Browser, str]:
    """Two people at a table with that clock."""
    mei, luca = browser(), browser()
    link = mei.found("pocket_changan", "me", "open", clock=clock, name="Mei", **fields)
    luca.join(link, "Luca")
    return mei, luca, link


def test_only_the_clock_of_who_is_to_act_runs(browser: Browsers, hours: Hours) -> None:
    mei, luca, link = two_at(browser, "quick")
    acting = mei.view(link, -1)["view"]["to_act"][0]
    hours.ahead += 100
    left = clocks_of(mei, link)
    assert left[acting]["left"] == pytest.approx(QUICK.bank - 100, abs=5) and left[acting]["runs"]
    assert left[1 - acting] == {"left": QUICK.bank, "runs": False}
    assert 'data-falls="' in mei.get(link).text and "Time left" in mei.get(f"{link}/text").text
    player = (mei, luca)[acting]
    while (seen := player.view(link, acting))["choices"]:
        player.choose(link, seen["choices"][0], acting)
    left = clocks_of(mei, link)
    assert left[acting]["left"] == pytest.approx(QUICK.bank - 100 + QUICK.increment, abs=5)
    assert [one["runs"] for one in left] == [acting == 1, acting == 0]


def test_whose_time_runs_out_a_stand_in_plays_until_he_comes_back(browser: Browsers, hours: Hours) -> None:
    mei, luca, link = two_at(browser, "quick")
    acting = mei.view(link, -1)["view"]["to_act"][0]
    late, other = ((mei, luca), (luca, mei))[acting]
    choice = late.view(link, acting)["choices"][0]
    hours.ahead += QUICK.bank + 1
    answer = late.choose(link, choice, acting, version=0)
    assert answer.status_code in (403, 409)
    other.turn(link, 1 - acting)
    told = other.get(f"{api(link)}/log").json()["remarks"]
    assert [(one["kind"], one["facts"]["player"]) for one in told] == [("time_out", acting)]
    assert "A stand-in is playing for you." in late.get(link).text
    assert "A stand-in is playing for you." not in other.get(link).text
    assert late.post(f"{link}/seat").status_code == 303
    assert late.view(link)["seat"] == acting
    assert clocks_of(late, link)[acting]["left"] == pytest.approx(QUICK.bank / 10, abs=5)
    told = other.get(f"{api(link)}/log").json()["remarks"]
    assert [one["kind"] for one in told if one["facts"]["player"] == acting] == ["time_out", "comes_back"]


def test_people_whose_time_runs_out_see_their_own_seat_and_choose_nothing(browser: Browsers, hours: Hours) -> None:
    mei, luca, link = two_at(browser, "quick", watch="off")
    acting = mei.view(link, -1)["view"]["to_act"][0]
    late, other = ((mei, luca), (luca, mei))[acting]
    assert "data-choice" in late.get(link).text
    hours.ahead += QUICK.bank + 1
    other.turn(link, 1 - acting)
    for page in (link, f"{link}/text"):
        seen = late.get(page).text
        assert "Your Urban Area" in seen and "data-choice" not in seen and 'name="choice"' not in seen
    with late.live(link) as socket:
        assert socket.state()["me"] == acting
    assert browser().get(link).status_code == 403
    other.post(f"{link}/leave")
    with other.live(link) as socket:
        assert socket.state()["me"] == SPECTATOR, "people who leave their seat see through it no longer"


def test_time_runs_out_although_nobody_looks(tmp_path: Path, hours: Hours) -> None:
    place = tmp_path / "house"
    with server(create_app(place, ROOMY)) as client:
        mei, luca, link = two_at(lambda: Browser(client), "day")
        cookies = mei.cookies, luca.cookies
    hours.ahead += SLOW.bank + 10
    app = create_app(place, ROOMY)
    with server(app) as client:
        mei, luca = Browser(client), Browser(client)
        mei.cookies, luca.cookies = cookies
        acting = mei.view(link, -1)["view"]["to_act"][0]
        while (left := clocks_of(mei, link)[acting]["left"]) <= 0:  # until the table looks at its clocks
            time.sleep(0.005)
        assert left <= Absence().spared and not mei.get(f"{api(link)}/log").json()["remarks"], (
            "nobody loses by that alone"
        )
        hours.ahead += Absence().spared + 1
        (luca, mei)[acting].turn(link, 1 - acting)
        assert [one["kind"] for one in mei.get(f"{api(link)}/log").json()["remarks"]] == ["time_out"]


@pytest.mark.parametrize("zone", ["UTC", "Asia/Shanghai", "America/New_York"])
def test_clocks_are_right_over_a_restart_in_another_zone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str
) -> None:
    place = tmp_path / "house"
    with server(create_app(place, ROOMY)) as client:
        mei, _, link = two_at(lambda: Browser(client), "evening")
        asked = time.time()
        before, cookies = clocks_of(mei, link), mei.cookies
        answered = time.time()
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    with server(create_app(place, ROOMY)) as client:
        mei = Browser(client)
        mei.cookies = cookies
        asked_again = time.time()
        after = clocks_of(mei, link)
        answered_again = time.time()
    for one, other in zip(before, after, strict=True):
        least, most = (asked_again - answered, answered_again - asked) if one["runs"] else (0, 0)
        assert least - TOLERANCE <= one["left"] - other["left"] <= most + TOLERANCE


def test_hours_and_vacation_are_said_on_the_page_of_the_account(
    app: Starlette, browser: Browsers, hours: Hours
) -> None:
    mei, luca = founded(browser(), "Mei"), browser()
    link = mei.found("pocket_changan", "me", "open", clock="day", lot="")
    luca.join(link, "Luca")
    first, last = (date.today() + timedelta(days=days) for days in (1, 4))
    hours.ahead += at("UTC", *(first - timedelta(days=1)).timetuple()[:3], 12) - time.time()
    assert "time zone" in sealed(mei, "/account/hours", zone="Nowhere", begins="8", ends="22").text
    assert sealed(mei, "/account/hours", zone=MADRID, begins="8", ends="22").status_code == 303
    assert MADRID in mei.get("/account").text
    assert sealed(mei, "/account/vacation", first=str(first), last=str(last)).status_code == 303
    assert f"{first} – {last}" in mei.get("/account").text
    hours.ahead += 2 * DAY
    left = clocks_of(mei, link)
    hours.ahead += DAY
    assert clocks_of(mei, link) == left, "nothing runs in her vacation"
    assert sealed(mei, "/account/vacation", end="yes").status_code == 303
    assert str(last) not in mei.get("/account").text


def test_three_have_clocks_too(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open", "open", clock="evening")
    for name in ("Luca", "Aisha"):
        browser().join(link, name)
    assert [one["left"] for one in clocks_of(mei, link)] == pytest.approx([CONTROLS["evening"].bank] * 3, abs=5)


def test_a_clock_that_there_is_not_is_refused(browser: Browsers) -> None:
    answer = browser().post(
        "/tables", {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open", "clock": "x"}
    )
    assert answer.status_code == 400 and "There is no time control" in answer.text


def test_clocks_say_nothing_that_is_hidden(browser: Browsers) -> None:
    mei, luca, link = two_at(browser, "quick")
    seen = [person.view(link, -1)["clocks"] for person in (mei, luca, browser())]
    for one in seen:
        assert [set(clock) for clock in one] == [{"left", "runs"}] * 2
    assert [[clock["runs"] for clock in one] for one in seen] == [[clock["runs"] for clock in seen[0]]] * 3
