"""Evenings of a group: setting one, answering, and the calendar that programs subscribe to."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from tests.support.server.browsers import Browser, Browsers
from tests.support.server.groups import act, calendar_of, group_of
from tests.support.server.tables import site_of
from tongbao.server.groups.evenings import Evening, calendar_file, escaped, folded
from tongbao.server.groups.groups import Group

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp()
FRIDAY = {"when": "2026-12-04T20:00", "zone": "Europe/Madrid", "note": "At Mei’s; bring tea, please"}


def clock_at(browser: Browser, moment: float) -> None:
    """Let it be that moment for evenings."""
    site_of(browser).evenings.now = lambda: moment


def number_on(html: str) -> str:
    """The number of the evening on the page of a group."""
    found = re.search(r'name="evening"\s+value="(\d+)"', html)
    assert found is not None
    return found[1]


def test_members_set_an_evening_and_say_who_comes(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    clock_at(mei, NOW)
    assert act(luca, group, "evening", **FRIDAY).status_code == 303
    page = mei.get(group).text
    assert "Fri 4 Dec, 20:00" in page and "Europe/Madrid" in page and "bring tea" in page
    assert 'datetime="2026-12-04T19:00:00Z"' in page
    told = mei.get("/notices").text
    assert "~Luca has set the next evening of “Friday”: 2026-12-04 20:00 (Europe/Madrid)." in told
    assert "evening" not in luca.get("/notices").text.partition("<main")[2].partition("notices/settings")[0]
    number = number_on(page)
    assert act(mei, group, "evening/answer", evening=number, answer="maybe").status_code == 303
    assert act(mei, group, "evening/answer", evening=number, answer="perhaps").status_code == 400
    assert act(mei, group, "evening/answer", evening="999", answer="no").status_code == 409
    assert answers(luca, group) == {"Coming": "~Luca", "Maybe": "~Mei"}
    assert act(mei, group, "evening", **{**FRIDAY, "note": "At Luca’s"}).status_code == 303
    assert answers(luca, group) == {"Coming": "~Luca", "Maybe": "~Mei"}
    assert act(mei, group, "evening", **{**FRIDAY, "when": "2026-12-05T20:00"}).status_code == 303
    assert answers(luca, group) == {"Coming": "~Mei", "No answer yet": "~Luca"}
    assert act(luca, group, "evening/cancel").status_code == 303
    assert "When do you meet next?" in mei.get(group).text


def answers(browser: Browser, group: str) -> dict[str, str]:
    """Who has answered what."""
    part = browser.get(group).text.partition('class="answers"')[2].partition("</dl>")[0]
    return dict(re.findall(r"<dt>(.*?)</dt>\s*<dd>(.*?)</dd>", part))


def test_after_an_evening_the_same_hour_of_the_next_week_is_proposed_there(browser: Browsers) -> None:
    mei = browser()
    group = group_of(mei)
    clock_at(mei, datetime(2026, 10, 20, tzinfo=UTC).timestamp())
    act(mei, group, "evening", **{**FRIDAY, "when": "2026-10-23T20:00"})
    clock_at(mei, datetime(2026, 10, 23, 20, tzinfo=UTC).timestamp())
    assert "Are you coming?" in mei.get(group).text
    clock_at(mei, datetime(2026, 10, 24, tzinfo=UTC).timestamp())
    assert 'value="2026-10-30T20:00"' in mei.get(group).text  # the clocks go back in between
    clock_at(mei, datetime(2026, 11, 13, 23, tzinfo=UTC).timestamp())
    assert 'value="2026-11-20T20:00"' in mei.get(group).text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"when": "soon"}, "must be a date and time"),
        ({"when": "2026-11-30T20:00"}, "within the next 366 days"),
        ({"when": "2028-11-30T20:00"}, "within the next 366 days"),
        ({"when": "9999-12-31T23:59"}, "within the next 366 days"),
        ({"when": "0001-01-01T00:00"}, "within the next 366 days"),
        ({"zone": "Europe/Xanadu"}, "There is no time zone"),
        ({"zone": "../../etc/passwd"}, "There is no time zone"),
        ({"note": "n" * 201}, "at most 200 visible characters"),
        ({"note": "\u202e"}, "at most 200 visible characters"),
    ],
)
def test_an_evening_that_can_not_be_is_refused(browser: Browsers, fields: dict[str, str], sentence: str) -> None:
    mei = browser()
    group = group_of(mei)
    clock_at(mei, NOW)
    answer = act(mei, group, "evening", **{**FRIDAY, **fields})
    assert answer.status_code == 400 and sentence in answer.text
    assert "When do you meet next?" in mei.get(group).text


def test_a_calendar_is_each_members_own(browser: Browsers) -> None:
    mei, luca, program = browser(), browser(), browser()
    group = group_of(mei, luca)
    clock_at(mei, NOW)
    act(mei, group, "evening", **FRIDAY)
    mine, his = calendar_of(mei, group), calendar_of(luca, group)
    assert mine != his
    answer = program.get(his)
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    lines = answer.text.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-2:] == ["END:VCALENDAR", ""]
    assert "DTSTART:20261204T190000Z" in lines and "SUMMARY:Friday" in lines
    assert "DESCRIPTION:At Mei’s\\; bring tea\\, please" in lines
    assert act(mei, group, "remove", member="1").status_code == 303
    assert program.get(his).status_code == 404 and program.get(mine).status_code == 200
    assert program.get("/groups/calendar/none.ics").status_code == 404


def test_a_calendar_file_follows_the_standard() -> None:
    evening = Evening(7, NOW, "Asia/Shanghai", "里" * 60 + "\\;,", 3, NOW - 60, {})
    later = evening._replace(id=8, at=NOW + timedelta(days=7).total_seconds(), note="")
    group = Group("red-lamp-2", "Tea, camels; and\\more", "key", {}, 0.0, ())
    text = calendar_file(group, [evening, later], "https://tongbao.test:8000/groups/red-lamp-2", NOW)
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 2
    assert "DESCRIPTION:" + "里" * 60 + "\\\\\\;\\," in lines
    assert "SUMMARY:Tea\\, camels\\; and\\\\more" in lines
    assert "UID:evening-7-red-lamp-2@tongbao.test" in lines and "UID:evening-8-red-lamp-2@tongbao.test" in lines
    assert {"DTSTAMP:20261201T120000Z", "SEQUENCE:3", "DTEND:20261201T160000Z", "VERSION:2.0"} <= set(lines)


def test_no_character_is_divided_between_lines() -> None:
    for length in range(60, 90):
        line = "N:" + "a" * (length - 60) + "梅" * 50
        assert folded(line).replace("\r\n ", "") == f"{line}\r\n"
    assert escaped("a\nb") == "a\\nb"
