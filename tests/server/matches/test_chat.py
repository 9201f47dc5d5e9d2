"""What is said at a table: who hears it on which way, and what can be done against it."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY
from tests.support.server.tables import match_at
from tongbao.cli.app import main
from tongbao.server.db.tables import messages, mutes, reports
from tongbao.server.main.app import create_app
from tongbao.server.matches.chat import PHRASES, phrases_in
from tongbao.server.services.account_data import merged
from tongbao.testing.addresses import api

EVIL = "<script>alert('x')</script>\"><img src=x onerror=alert(1)>"


def table(browser: Browsers, **fields: str) -> tuple[Browser, Browser, Browser, str]:
    """Two who play and one who watches under a name."""
    mei, temur, watcher = browser(), browser(), browser()
    link = mei.found("xanadu", "me", "open", name="Mei", **fields)
    temur.join(link, "Temür")
    watcher.post("/name", {"name": "Wen"})
    return mei, temur, watcher, link


def say(who: Browser, link: str, **words: str) -> Any:
    return who.post(f"{link}/talk", words, accept="application/json")


def tend(who: Browser, link: str, number: int, deed: str) -> Any:
    return who.post(f"{link}/talk/{number}", {"do": deed}, accept="application/json")


def heard(who: Browser, link: str) -> list[str]:
    return [one["text"] for one in who.get(f"{link}/talk.json").json()["said"]]


def everywhere(who: Browser, link: str) -> str:
    """All that somebody gets of a table, as one text."""
    ways = ("", "/text", "/talk.json", "/replay", "/replay/table", "/replay/step.json", "/replay/recap")
    sent = [who.get(way).text for way in [*(link + way for way in ways), f"{api(link)}/view", f"{api(link)}/log"]]
    who.get(f"{link}/picture")
    for hello in ({}, {"text": True}):
        with who.live(link, hello) as page:
            sent.append(page.socket.receive_text())
    return "".join([*sent, who.get("/account/export.json").text, who.get("/").text])


def test_who_plays_is_heard_by_all(browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    with temur.live(link) as page:
        page.state()
        assert say(mei, link, say="  Good   evening ").json() == {"number": 0}
        state = page.state()
        assert set(state["sections"]) == {"chat"}
        assert "Good evening" in state["sections"]["chat"]
        assert "lines" not in state
    for who in (mei, temur, watcher, browser()):
        assert heard(who, link) == ["Good evening"]
        assert "Good evening" in who.get(f"{link}/text").text


def test_phrases_are_read_in_the_reader_s_language(browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    assert list(phrases_in("en")) == list(PHRASES)
    with mei.live(link) as page:
        page.say({"phrase": "played"})
        page.say({"phrase": "nonsense"})
        assert any("no such phrase" in message.get("error", "") for message in page.settle())
    for language in ("en", "es"):
        wanted = phrases_in(language)["played"]
        told = temur.get(f"{link}/talk.json", **{"accept-language": language}).json()["said"]
        assert [one["text"] for one in told] == [wanted]


def test_who_watches_is_not_heard_by_who_plays(browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    with mei.live(link) as page, watcher.live(link) as seen:
        page.state()
        seen.state()
        seen.say({"say": "SELL THE GARDEN"})
        assert "SELL THE GARDEN" in seen.state()["sections"]["chat"]
        assert not any("chat" in message.get("sections", {}) for message in page.settle())
    assert heard(watcher, link) == heard(browser(), link) == ["SELL THE GARDEN"]
    for player in (mei, temur):
        assert "SELL THE GARDEN" not in everywhere(player, link)


def test_after_the_end_all_hear_all(client: TestClient, browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    say(watcher, link, say="SELL THE GARDEN")
    say(mei, link, say="Hello")
    match = match_at(client, link)
    match.state.game.concede(0) if match.meta.concedes else None
    if not match.state.game.over:
        while not match.state.game.over:
            seat = match.state.game.seats_to_act()[0]
            match.state.game.take(seat, match.state.game.choices(seat)[0])
    for who in (mei, temur, watcher):
        assert heard(who, link) == ["SELL THE GARDEN", "Hello"]
    assert "SELL THE GARDEN" not in temur.get(f"{link}/record.json").text


def test_nobody_speaks_for_a_seat_that_is_not_his(browser: Browsers) -> None:
    mei, _, watcher, link = table(browser)
    assert say(watcher, link, say="I am Mei", seat="0").status_code == 403
    assert say(mei, link, say="I am Temür", seat="1").status_code == 403
    assert say(mei, link, say="I am Mei", seat="0").status_code == 200
    mei.post(f"{link}/leave")
    assert say(mei, link, say="Still Mei", seat="0").status_code == 403
    assert say(mei, link, say="Only Mei").status_code == 200
    assert mei.get(f"{link}/talk.json").json()["said"][-1]["seat"] is None


def test_a_stranger_gets_a_name_when_he_speaks(browser: Browsers) -> None:
    *_, link = table(browser)
    stranger = browser()
    assert say(stranger, link, say="Hello").status_code == 200
    assert stranger.get(f"{link}/talk.json").json()["said"][0]["mine"]


@pytest.mark.parametrize("text", ["", "   ", "a\u200bb", "x" * 301, "x" * 5000, "\u202eevil"])
def test_what_cannot_be_said(browser: Browsers, text: str) -> None:
    mei, *_, link = table(browser)
    assert say(mei, link, say=text).status_code == 400
    assert heard(mei, link) == []


def test_what_is_said_and_names_are_texts(browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    watcher = browser()
    watcher.post("/name", {"name": "<b onclick=x>Wen</b>"})
    assert say(mei, link, say=EVIL).status_code == say(watcher, link, say=EVIL).status_code == 200
    for who in (temur, watcher):
        for way in ("", "/text"):
            page = who.get(link + way).text
            assert "<script>alert" not in page
            assert "<img src=x" not in page
            assert "<b onclick" not in page
        who.get(f"{link}/picture")
        with who.live(link) as page:
            assert "<img src=x" not in page.state()["sections"]["chat"]


def test_a_muted_person_is_not_heard(browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    say(temur, link, say="RUDE WORDS")
    assert tend(temur, link, 0, "mute").status_code == 409
    assert tend(mei, link, 0, "mute").status_code == 200
    say(temur, link, say="MORE RUDE WORDS")
    assert "RUDE WORDS" not in everywhere(mei, link)
    assert "is muted" in mei.get(link).text
    assert len(heard(temur, link)) == 2
    other = mei.found("xanadu", "me", "open")
    temur.join(other, "Temür")
    say(temur, other, say="RUDE AGAIN")
    assert heard(mei, other) == []
    assert tend(mei, link, 1, "unmute").status_code == 200
    assert heard(mei, link) == ["RUDE WORDS", "MORE RUDE WORDS"]


def test_only_the_host_hides_and_turns_off(browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    say(temur, link, say="RUDE WORDS")
    assert tend(temur, link, 0, "hide").status_code == 403
    assert tend(mei, link, 0, "hide").status_code == 200
    assert heard(mei, link) == heard(temur, link) == []
    assert temur.post(f"{link}/talk/chat", {"chat": "off"}).status_code == 403
    assert mei.post(f"{link}/talk/chat", {"chat": "off"}).status_code == 303
    assert say(temur, link, say="Hello").status_code == say(temur, link, phrase="hello").status_code == 403
    mei.post(f"{link}/talk/chat", {"chat": "on"})
    assert say(temur, link, phrase="hello").status_code == 200


def test_a_table_is_founded_without_talk(browser: Browsers) -> None:
    mei, *_, link = table(browser, chat="off")
    assert say(mei, link, say="Hello").status_code == 403


def test_nobody_is_told_who_people_are(client: TestClient, browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    for who in (mei, temur, watcher):
        say(who, link, say="Hello")
    store = client.app.state.services.database  # type: ignore[attr-defined]
    people = store.read_now(lambda c: c.scalars(sa.select(messages.c.person)).all())
    assert len(set(people)) == 3
    for who in (mei, temur, watcher):
        sent = everywhere(who, link)
        assert not [person for person in people if person in sent]


def test_reports_are_kept_once(client: TestClient, browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    say(temur, link, say="RUDE WORDS")
    say(watcher, link, say="SELL")
    for who in (mei, mei, watcher):
        assert tend(who, link, 0, "report").status_code == 200
    assert tend(mei, link, 1, "report").status_code == 404
    store = client.app.state.services.database  # type: ignore[attr-defined]
    assert store.read_now(lambda c: c.scalar(sa.select(sa.func.count()).select_from(reports))) == 2


def test_so_much_and_no_more_is_said(strict: TestClient) -> None:
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "bot:random")
    answers = [say(mei, link, say=f"Hello {n}").status_code for n in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_it_is_kept_over_a_restart(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei, temur, _, link = table(lambda: Browser(client))
        say(temur, link, say="Hello")
        say(temur, link, say="RUDE")
        say(mei, link, phrase="luck")
        tend(mei, link, 1, "hide")
        tend(mei, link, 0, "mute")
        cookies = mei.cookies
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        mei.cookies = cookies
        assert heard(mei, link) == ["Good luck!"]
        assert heard(Browser(client), link) == ["Hello", "Good luck!"]


def test_a_guest_s_talk_goes_with_him(client: TestClient, browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    say(temur, link, say="Hello")
    say(watcher, link, say="Hello")
    tend(temur, link, 0, "report")
    tend(mei, link, 0, "mute")
    store = client.app.state.services.database  # type: ignore[attr-defined]
    everybody = sa.select(messages.c.person).order_by(messages.c.number)
    temur_id, wen_id = store.read_now(lambda c: c.scalars(everybody).all())
    with store.engine.begin() as connection:
        merged(temur_id, wen_id)(connection)
    assert set(store.read_now(lambda c: c.scalars(sa.select(messages.c.person)).all())) == {wen_id}
    assert store.read_now(lambda c: c.scalars(sa.select(mutes.c.muted)).all()) == [wen_id]
    assert store.read_now(lambda c: c.scalars(sa.select(reports.c.person)).all()) == [wen_id]


def test_the_operator_lists_and_hides(
    client: TestClient, browser: Browsers, database: str | Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = ["admin", "reports", "--database" if isinstance(database, str) else "--data", str(database)]
    mei, temur, _, link = table(browser)
    say(temur, link, say="RUDE WORDS")
    tend(mei, link, 0, "report")
    name = f"{link.removeprefix('/t/')}:0"
    with pytest.raises(SystemExit):
        main([*reports, "--lang", "en"])
    assert f"{name}  1×  ~Temür: RUDE WORDS" in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        main([*reports, "--hide", "no-such-table:0"])
    assert end.value.code == 2
    with pytest.raises(SystemExit):
        main([*reports, "--hide", name, "--lang", "en"])
    assert "Reported messages: 0." in capsys.readouterr().out
    services = client.app.state.services  # type: ignore[attr-defined]
    assert heard(mei, link) == ["RUDE WORDS"]
    client.portal.call(services.registry.catch_up_all)  # type: ignore[union-attr]
    assert heard(mei, link) == []
