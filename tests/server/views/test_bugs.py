"""Reports that something is wrong at a table: what is shown is what is kept, and nothing hidden is in it."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.stored import transaction
from tests.support.server.tables import BRIEF, dealt_anew, dice_of_today, inject, match_at, play_on, positions, table_of
from tongbao.server.db.tables import bugs
from tongbao.server.main.bug_playback import app_of
from tongbao.server.matches.deals import DAILY, today
from tongbao.server.services.account_data import merged
from tongbao.server.services.bug_reports import report_of
from tongbao.server.views.bug_reports import LONGEST
from tongbao.testing.bugs import bug_in

GAMES = sorted(tongbao.GAMES)
PURE = pytest.mark.skipif(tongbao.build() == "compiled", reason="a world is made again by plain Python alone")
STAGES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "xanadu": [(3, {}), (2, {"duo": "on"})],
    "silk_cities": [(3, BRIEF["silk_cities"])],
}
CASES = [(name, *stage) for name in GAMES for stage in STAGES.get(name, [(3, {})])]
EVIL = '""" + __import__(\'os\').abort() #\n# -*- coding: utf-7 -*-\\\n<script>alert(1)</script>'


def rows(client: TestClient) -> list[Any]:
    app: Any = client.app
    return list(app.state.services.database.read_now(lambda c: c.execute(sa.select(bugs).order_by(bugs.c.id)).all()))


def drawn_up(who: Browser, link: str) -> Any:
    answer = who.get(f"{link}/bug", accept="application/json")
    assert answer.status_code == 200, answer.text
    return answer.json()


def send(who: Browser, link: str, words: str = "A card is missing", **fields: str) -> Any:
    return who.post(f"{link}/bug", {"words": words, **fields}, accept="application/json")


def table(browser: Browsers) -> tuple[Browser, Browser, Browser, str]:
    """Mei and Temür at a table, and somebody who watches."""
    mei, temur, watcher = browser(), browser(), browser()
    link = mei.found("xanadu", "me", "open")
    temur.join(link, "Temür")
    return mei, temur, watcher, link


# Nothing hidden.


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_games_that_differ_only_in_what_is_hidden_give_the_same_report(
    client: TestClient, browser: Browsers, name: str, players: int, options: dict[str, str]
) -> None:
    link = table_of(name, *[browser() for _ in range(players)], options=options)
    match, dice = match_at(client, link), dice_of_today(name)
    for game in positions(match, 8, 10_000):
        for viewer in range(tongbao.SPECTATOR, players) if not game.over else ():
            before = report_of(match.view(), viewer, "en", "Browser")
            assert match.state.secret not in before
            assert not [chair.name for chair in match.state.seats if chair.name in before]
            assert '"secret"' not in before and '"seed"' not in before and '"record"' not in before
            inject(match, dealt_anew(game, viewer, dice.getrandbits(30)))
            after = report_of(match.view(), viewer, "en", "Browser")
            inject(match, game)
            assert before == after, f"seat {viewer} reports something hidden at {game!r}"
    assert json.loads(report_of(match.view(), 0, "en", ""))["record"]["secret"] == match.state.secret


@pytest.mark.parametrize("name", GAMES)
def test_the_page_and_what_is_kept_say_nothing_hidden(client: TestClient, browser: Browsers, name: str) -> None:
    mei, temur = browser(), browser()
    link = mei.found(name, "me", "open")
    temur.join(link, "Temür")
    match = match_at(client, link)
    game = match.state.game
    for viewer, who in ((0, mei), (1, temur), (tongbao.SPECTATOR, browser())):
        before = drawn_up(who, link)["report"], who.get(f"{link}/bug").text
        inject(match, dealt_anew(game, viewer, 11))
        after = drawn_up(who, link)["report"], who.get(f"{link}/bug").text
        inject(match, game)
        assert before[0] == after[0]
        assert without_draft(before[1]) == without_draft(after[1])
        assert match.state.secret not in before[1]


def without_draft(page: str) -> str:
    start = page.index('name="draft" value="') + len('name="draft" value="')
    return page[:start] + page[start + 32 :]


@pytest.mark.by_turns(4)
@PURE
@pytest.mark.parametrize("name", GAMES)
def test_its_world_looks_as_the_table_does_and_can_be_played_on(
    client: TestClient, browser: Browsers, name: str
) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    mei.play(link, random.Random(3), (0,), 6)
    mei.turn(link)
    report = report_of(match_at(client, link).view(), 0, "en", "")
    bug = bug_in(report)
    assert bug.game().history is None
    assert bug.now() == bug.reported
    game, dice = bug.game(), random.Random(1)
    for _ in range(10):
        if not game.over:
            seat = game.seats_to_act()[0]
            game.take(seat, dice.choice(game.choices(seat)))


@PURE
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, tongbao.SPECTATOR])
def test_a_report_can_be_opened_at_a_table_of_its_own(
    client: TestClient, browser: Browsers, tmp_path: Path, name: str, seat: int
) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    mei.play(link, random.Random(3), (0,), 6)
    mei.turn(link)
    bug = bug_in(report_of(match_at(client, link).view(), seat, "en", ""))
    with server(app_of(bug, tmp_path / "own")) as own:
        visitor = Browser(own)
        there = visitor.get("/bug").headers["location"]
        seen = visitor.view(there)
        assert (seen["seat"], seen["choices"], seen["view"]) == (seat, bug.reported["choices"], bug.reported["view"])
        assert visitor.get(there).status_code == 200
        if seen["choices"]:
            assert visitor.choose(there, seen["choices"][0]).status_code == 200


def test_a_seat_reports_its_own_view_alone(browser: Browsers) -> None:
    mei, temur, watcher, link = table(browser)
    assert drawn_up(mei, link)["report"]["seat"] == 0
    assert drawn_up(temur, link)["report"]["seat"] == 1
    assert drawn_up(watcher, link)["report"]["seat"] == tongbao.SPECTATOR
    assert watcher.get(f"{link}/bug?seat=0").status_code == 403
    assert temur.get(f"{link}/bug?seat=0").status_code == 403
    assert watcher.post(f"{link}/bug?seat=0", {"words": "Let me see"}).status_code == 403


def test_own_choices_are_in_it_and_no_others(client: TestClient, browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    mei.choose(link, mei.view(link)["choices"][0])
    history = match_at(client, link).state.game.history
    assert drawn_up(mei, link)["report"]["chosen"] == [history[0].choice.text]
    assert drawn_up(temur, link)["report"]["chosen"] == []


def test_who_watches_later_reports_what_he_sees(client: TestClient, browser: Browsers) -> None:
    mei, temur, watcher = browser(), browser(), browser()
    link = mei.found("xanadu", "me", "open", watch="on", delay="five")
    temur.join(link, "Temür")
    for seat, player in enumerate((mei, temur)):
        while (seen := player.view(link))["view"]["phase"] == "start" and seen["choices"]:
            player.choose(link, seen["choices"][0], seat=seat)
    draft = drawn_up(watcher, link)
    assert draft["report"]["decisions"] == 0 < drawn_up(mei, link)["report"]["decisions"]
    send(watcher, link, draft=draft["draft"])
    send(watcher, link, "Words alone, as a program sends them")
    assert [(row.rows, json.loads(row.report)["decisions"]) for row in rows(client)] == [(0, 0), (0, 0)]


def test_the_record_of_a_deal_of_the_day_is_kept_back_until_its_end(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    play_on(mei, link, [0], random.Random(1).choice)
    match = match_at(client, link)
    assert "record" in json.loads(report_of(match.view(), 0, "en", ""))
    match.become(replace(match.state, contest=f"{DAILY} {today()}"))
    assert "record" not in drawn_up(mei, link)["report"]
    assert browser().get(f"{link}/bug").status_code == 403


# What is kept.


def test_what_was_shown_is_kept_whatever_happens_since(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    draft = drawn_up(mei, link)
    mei.choose(link, mei.view(link)["choices"][0])
    answer = send(mei, link, " The pool is short. ", draft=draft["draft"], window="390×844")
    (row,) = rows(client)
    assert answer.json() == {"bug": row.id}
    assert json.loads(row.report) == draft["report"]
    assert (row.words, row.window, row.rows) == ("The pool is short.", "390×844", 0)
    assert send(mei, link, draft=draft["draft"]).json() == {"bug": row.id}, "a form that comes twice is kept once"
    assert len(rows(client)) == 1


def test_a_page_shows_word_for_word_what_will_be_kept(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    page = mei.get(f"{link}/bug", **{"user-agent": "Lute/1.0 <q>"}).text
    token = page.split('name="draft" value="')[1][:32]
    answer = mei.post(f"{link}/bug?seat=0", {"words": EVIL, "draft": token, "window": "<b>"})
    assert answer.status_code == 303
    (row,) = rows(client)
    shown = page.split("<pre")[1].split(">", 1)[1].split("</pre>")[0]
    for sign, name in (('"', "&#34;"), ("'", "&#39;"), ("<", "&lt;"), (">", "&gt;"), ("&", "&amp;")):
        shown = shown.replace(name, sign)
    assert shown == row.report
    assert "Lute/1.0 <q>" in row.report and "<q>" not in page.split("<main")[1].split("</main>")[0]
    assert row.window == ""
    assert str(row.id) in mei.get(answer.headers["location"]).text


def test_a_draft_that_is_gone_costs_no_word(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    answer = mei.post(f"{link}/bug?seat=0", {"words": "The <pool> is short", "draft": "0" * 32})
    assert answer.status_code == 409
    assert "The &lt;pool&gt; is short</textarea>" in answer.text
    assert "this is the table now" in answer.text
    assert rows(client) == []


def test_another_process_keeps_it_as_well_while_the_table_stands(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    app: Any = client.app
    drafts = [drawn_up(mei, link)["draft"]]
    app.state.services.bug_drafts.kept.clear()
    assert send(mei, link, draft=drafts[0]).status_code == 200
    mei.choose(link, mei.view(link)["choices"][0])
    app.state.services.bug_drafts.kept.clear()
    assert send(mei, link, draft=drafts[0]).status_code == 409


def test_a_second_report_of_the_same_table_is_another_one(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    for words in ("The pool is short", "And the hand"):
        send(mei, link, words, draft=drawn_up(mei, link)["draft"])
    assert [row.words for row in rows(client)] == ["The pool is short", "And the hand"]


def test_a_draft_is_for_whom_it_was_shown_to(client: TestClient, browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    assert send(temur, link, draft=drawn_up(mei, link)["draft"]).status_code == 409
    other = mei.found("changan", "me", "open")
    assert send(mei, other, draft=drawn_up(mei, link)["draft"]).status_code == 409
    assert rows(client) == []


@pytest.mark.parametrize("words", ["", "  \n ", "x" * (LONGEST + 1), "a\x1b[2Jb"])
def test_words_that_can_not_be_kept(client: TestClient, browser: Browsers, words: str) -> None:
    mei, *_, link = table(browser)
    assert send(mei, link, words).status_code == 400
    assert rows(client) == []


def test_a_stranger_who_watches_may_report(client: TestClient, browser: Browsers) -> None:
    *_, link = table(browser)
    stranger = browser()
    assert send(stranger, link, draft=drawn_up(stranger, link)["draft"]).status_code == 200
    assert len(rows(client)) == 1


def test_a_table_closed_to_others_takes_no_report_of_theirs(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", watch="off")
    temur.join(link, "Temür")
    assert browser().get(f"{link}/bug").status_code == 403
    assert send(browser(), link).status_code == 403


def test_before_the_start_there_is_nothing_to_report(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    assert mei.get(f"{link}/bug").status_code == 409
    assert send(mei, link).status_code == 409


def test_a_person_sends_only_so_many_a_day_and_loses_no_word(strict: TestClient) -> None:
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "bot:random")
    answers = [send(mei, link).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
    page = mei.post(f"{link}/bug?seat=0", {"words": "One more"})
    assert page.status_code == 429 and "One more</textarea>" in page.text


@pytest.mark.settings(reports=1)
def test_only_so_many_are_kept_in_all(client: TestClient, browser: Browsers) -> None:
    mei, *_, link = table(browser)
    assert send(mei, link).status_code == 200
    assert send(mei, link).status_code == 409
    assert len(rows(client)) == 1


def test_a_guest_s_reports_go_with_him_and_are_forgotten_with_him(client: TestClient, browser: Browsers) -> None:
    mei, temur, _, link = table(browser)
    send(mei, link)
    app: Any = client.app
    database = app.state.services.database
    guest, person = (chair.person for chair in match_at(client, link).state.seats)
    with transaction(database) as connection:
        merged(guest, person)(connection)
    assert [row.person for row in rows(client)] == [person]
    told = temur.get("/account/export.json").json()["bugs"]
    assert [(one["table"], one["words"]) for one in told] == [(link.removeprefix("/t/"), "A card is missing")]
    assert client.portal is not None
    client.portal.call(app.state.services.erase_person, app.state.services.people.seen[person])
    assert rows(client) == []
