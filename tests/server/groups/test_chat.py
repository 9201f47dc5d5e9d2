"""Chat of a group: it stays, within the bounds of every chat, and is moderated as everywhere."""

import re

import pytest

from tests.support.server.accounts import founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.groups import act, group_of, joins, link_of, new_group
from tests.support.server.people import id_of
from tests.support.server.tables import in_loop, site_of
from tongbao.server.accounts.administrators import promoted
from tongbao.server.groups import chat


def said(browser: Browser, group: str, query: str = "") -> list[str]:
    """The messages that somebody reads on the page of a group."""
    part = browser.get(f"{group}{query}").text.partition('data-fresh="talk"')[2].partition("</ol>")[0]
    return re.findall(r'<span (?:class="set")?\s*>(.*?)</span>', part)


def test_what_is_said_stays_and_comes_once(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    group = group_of(mei, luca)
    answers = [
        mei.post(f"{group}/talk", {"say": " Camels  at eight "}, accept="application/json", **{"idempotency-key": "1"})
        for _ in range(2)
    ]
    assert [answer.json() for answer in answers] == [{"number": 0}] * 2
    assert luca.post(f"{group}/talk", {"phrase": "luck"}).headers["location"] == f"{group}#talk"
    assert said(luca, group) == said(mei, group) == ["Camels at eight", "Good luck!"]
    act(mei, group, "leave")
    assert said(luca, group) == ["Camels at eight", "Good luck!"]


@pytest.mark.parametrize("text", ["", " ", "n" * 301, "\u200b", "n" * 5000])
def test_what_cannot_be_said_is_refused(browser: Browsers, text: str) -> None:
    mei = browser()
    group = group_of(mei)
    assert mei.post(f"{group}/talk", {"say": text}, accept="application/json").status_code == 400
    assert mei.post(f"{group}/talk", {"phrase": "rude"}, accept="application/json").status_code == 400
    assert said(mei, group) == []


def test_old_messages_are_read_page_by_page_and_the_oldest_make_room(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_SHOWN", 3)
    monkeypatch.setattr(chat, "MOST_KEPT", 5)
    mei = browser()
    group = group_of(mei)
    for number in range(7):
        mei.post(f"{group}/talk", {"say": f"Line {number}"})
    assert said(mei, group) == ["Line 4", "Line 5", "Line 6"]
    assert f"{group}?before=4" in mei.get(group).text
    assert said(mei, group, "?before=4") == ["Line 2", "Line 3"]
    assert mei.get(f"{group}?before=x").status_code == 400


def test_a_message_is_muted_reported_and_hidden(browser: Browsers) -> None:
    mei, luca, aisha = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Aisha")
    group = new_group(mei)
    for one in (luca, aisha):
        joins(one, link_of(mei, group))
    aisha.post(f"{group}/talk", {"say": "Rude words"})
    luca.post(f"{group}/talk", {"say": "Kind words"})
    assert luca.post(f"{group}/talk/0", {"do": "mute"}).status_code == 303
    assert said(luca, group) == ["Kind words"] and "Aisha is muted." in luca.get(group).text
    assert luca.post(f"{group}/talk/0", {"do": "unmute"}).status_code == 303
    assert said(luca, group) == ["Rude words", "Kind words"]
    assert luca.post(f"{group}/talk/0", {"do": "hide"}).status_code == 403
    assert luca.post(f"{group}/talk/0", {"do": "sing"}).status_code == 400
    assert luca.post(f"{group}/talk/9", {"do": "report"}).status_code == 404
    assert [luca.post(f"{group}/talk/0", {"do": "report"}).status_code for _ in range(2)] == [303, 303]
    in_loop(mei, site_of(mei).database.write, promoted(id_of(mei.client, "Mei")))
    page = mei.get("/admin").text
    assert "Rude words" in page and "1 report" in page and "Kind words" not in page
    seal = re.search(r'name="seal" value="([0-9a-f]+)"', page)
    assert seal is not None
    fields = {"group": group.rsplit("/", 1)[1], "message": "0", "seal": seal[1]}
    assert mei.post("/admin/reports/hide", fields).status_code == 303
    assert said(luca, group) == ["Kind words"] and "Rude words" not in mei.get("/admin").text
    assert mei.post("/admin/reports/hide", {**fields, "message": "7"}).status_code == 404
    assert mei.post(f"{group}/talk/1", {"do": "hide"}).status_code == 303
    assert said(luca, group) == []
