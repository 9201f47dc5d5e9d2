"""The replay: each seat's own knowledge at the time, nothing more; whose eyes may be borrowed when; undo and seals."""

import json
import random
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import LINE, Browser, Browsers
from tests.support.server.tables import (
    BRIEF,
    by_chance,
    dealt_anew,
    dice_of_today,
    finished,
    match_at,
    play_on,
    site_of,
    table_of,
)
from tongbao.engine.game import Game
from tongbao.server.common.fair_scheduling import at_once
from tongbao.server.matches.positions import EVERY, PositionHistory

GAMES = sorted(tongbao.GAMES)
MOVED = re.compile(r' *<p class="moved">.*?</p>\n?', re.DOTALL)
"""When the latest choice was made, which only the table itself tells."""
LEFT_OUT = {"decision", "result", "announce", "about", "curtain", "chat", "matters"}
"""Sections that say what can be done now, or of the match as a whole: a replay doesn't show them."""


def step(browser: Browser, link: str, **query: object) -> Any:
    """What a page gets for one step."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return browser.get(f"{link}/replay/step.json?{asked}", accept="application/json")


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_replay_shows_the_table_as_it_stood(client: TestClient, browser: Browsers, name: str) -> None:
    """Section by section: to onlookers always, and to a seat whenever it wasn't asked anything."""
    mei, tem, watcher = browser(), browser(), browser()
    link = table_of(name, mei, tem, options=BRIEF.get(name))
    dice, stood = random.Random(3), dict[tuple[int, int], dict[str, str]]()
    for _ in range(16):
        game = match_at(client, link).state.require_game()
        with tem.live(link), mei.live(link) as page, watcher.live(link) as beside:
            for seat, shown in ((0, page), (tongbao.SPECTATOR, beside)):
                shown.read()
                if game.sealed is None and seat not in game.seats_to_act():
                    seen = {n: MOVED.sub("", html) for n, html in shown.sections.items() if n not in LEFT_OUT}
                    stood[seat, game.decisions] = seen
        play_on(mei, link, (0, 1), dice.choice, 3)
    assert len(stood) > 12
    for (seat, number), sections in stood.items():
        answer = step((mei, watcher)[seat < 0], link, seat=seat, step=number).json()
        assert LINE.findall(answer["lines"]["html"]) == LINE.findall(sections.pop("log", ""))
        assert {n: html for n, html in answer["sections"].items() if n not in LEFT_OUT} == sections


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_in_a_replay(
    client: TestClient, browser: Browsers, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law of secrecy: with all that the seat didn't know dealt anew at every step, each byte is the same."""
    mei, tem, watcher = browser(), browser(), browser()
    dice = dice_of_today(name)
    rows = by_chance(name, 2, dice, BRIEF.get(name))[:70]
    link = table_of(name, mei, tem, rows=rows, options=BRIEF.get(name))
    last = step(mei, link).json()["step"]
    steps = sorted({0, last, *dice.sample(range(last + 1), 2)})

    def everything(who: Browser, seat: int) -> list[str]:
        sent = [who.get(f"{link}/replay?seat={seat}&step={steps[1]}").text]
        sent += [who.get(f"{link}/replay/table?seat={seat}&step={number}").text for number in steps]
        return sent + [step(who, link, seat=seat, step=number).text for number in steps]

    true = PositionHistory.position
    for who, seat in ((mei, 0), (tem, 1), (watcher, tongbao.SPECTATOR)):
        before = everything(who, seat)

        def position(past: PositionHistory, number: int, seat: int = seat) -> Game:
            game = true(past, number)
            return dealt_anew(game, seat, number)

        monkeypatch.setattr(PositionHistory, "position", position)
        site_of(mei).registry.position_histories.kept.clear()
        assert everything(who, seat) == before
        monkeypatch.setattr(PositionHistory, "position", true)
        site_of(mei).registry.position_histories.kept.clear()


def test_what_others_saw_is_shown_after_the_end(browser: Browsers) -> None:
    mei, other = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    other.join(link, "Temür")
    assert step(mei, link, seat=0, step=0).status_code == 200
    assert step(mei, link, seat=-1, step=0).status_code == 200
    refused = step(mei, link, seat=1, step=0)
    assert refused.status_code == 403 and "once the game is over" in refused.json()["error"]
    assert step(browser(), link, seat=0, step=0).status_code == 403
    over = finished(mei)
    for seat in (-1, 0, 1):
        assert step(browser(), over, seat=seat, step=20).status_code == 200
    page = browser().get(f"{over}/replay?seat=1&step=20").text
    assert 'data-viewer="0"' in page and "/replay/table?seat=1&amp;step=20" in page
    assert f'href="{over}/review"' in page


def test_those_who_share_a_device_see_what_all_could(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    assert step(mei, link, seat=0, step=0).status_code == 403
    assert 'data-seat="-1"' in mei.get(f"{link}/replay").text


def test_what_is_sealed_is_no_step_yet(client: TestClient, browser: Browsers) -> None:
    mei, other = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    other.join(link, "Temür")
    before = step(mei, link).text
    game = match_at(client, link).state.require_game()
    assert game.sealed is not None
    other.choose(link, game.choices(1)[0].text, 1)
    assert match_at(client, link).state.require_game().decisions == 1
    assert step(mei, link).text == before


def test_what_was_taken_back_is_no_step(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("changan", "me", "here")
    choice = next(
        c.text
        for c in match_at(client, link).state.require_game().choices(0)
        if not match_at(client, link).state.require_game().crosses_barrier(0, c)
    )
    mei.choose(link, choice)
    assert step(mei, link).json()["step"] == 1
    mei.undo(link)
    assert step(mei, link).json()["step"] == 0


def test_only_what_has_changed_is_sent(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    whole = step(mei, link, step=40).json()
    have = ",".join(f"{name}.{tag}" for name, tag in whole["tags"].items())
    same = step(mei, link, step=40, have=have).json()
    assert not same["sections"] and not same["tags"] and "lines" not in same
    following = step(mei, link, step=41, have=have).json()
    assert 0 < len(following["sections"]) < len(whole["sections"])
    assert following["said"] and following["turn"] >= whole["turn"]


def test_each_step_is_found_from_wherever_one_comes(browser: Browsers, client: TestClient) -> None:
    mei = browser()
    link = finished(mei)
    past = PositionHistory(match_at(client, link).view())
    at_once(past.replaying())
    assert past.last > 2 * EVERY
    for number in (0, 1, EVERY - 1, EVERY, EVERY + 1, past.last):
        assert past.position(number).decisions == number
    assert past.position(past.last).over
    assert past.ends[0] == 0 and past.ends[-1] == past.last and past.ends == sorted(past.ends)
    assert at_once(past.scoring(0))[-1] == past.position(past.last).scores()
    assert [past.turn_of_step(end) for end in past.ends] == list(range(len(past.ends)))


@pytest.mark.reads
@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("?seat=7", 400),
        ("?seat=x", 400),
        ("?step=-1", 400),
        ("?step=x", 400),
        ("?step=99999", 404),
        ("?step=9999999", 400),
    ],
)
def test_bad_queries_get_one_sentence(browser: Browsers, query: str, status: int) -> None:
    mei = browser()
    link = finished(mei)
    for path in ("/replay", "/replay/table", "/replay/step.json"):
        answer = mei.get(f"{link}{path}{query}", accept="application/json")
        assert answer.status_code == status
        assert json.loads(answer.text)["error"].endswith(".")


def test_only_the_replay_has_the_table_within_it(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    framed = mei.get(f"{link}/replay/table?seat=0&step=3")
    assert "frame-ancestors 'self'" in framed.headers["content-security-policy"]
    assert "replay_frame.js" in framed.text and "/table.js" not in framed.text and "data-choice" not in framed.text
    for path in ("", "/replay"):
        assert "frame-ancestors 'none'" in mei.get(link + path).headers["content-security-policy"]


def test_before_the_start_there_is_nothing_to_replay(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    assert mei.get(f"{link}/replay", accept="application/json").status_code == 409
