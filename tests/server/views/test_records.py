"""Records: brought from elsewhere as games that are over and count for nothing, and taken along as a file."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.fair_games import played
from tests.support.server.browsers import Browser, Browsers, Json
from tests.support.server.tables import BRIEF, by_chance, by_merchants, match_at, play_on, site_of, table_of
from tongbao import GAMES, HashLuck


@pytest.fixture
def record() -> str:
    """The record of a game that was played elsewhere."""
    return played("xanadu", 2, HashLuck(bytes(32), ["tea", ""])).dumps()


def brought(browser: Browser, record: str) -> Any:
    return browser.post("/records", {"record": record})


def with_(record: str, **fields: object) -> str:
    """The record with other fields."""
    return json.dumps({**json.loads(record), **fields})


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_comes_back_as_it_went(browser: Browsers, name: str) -> None:
    mei, luca = browser(), browser()
    rows = by_chance(name, 2, random.Random(4), BRIEF.get(name))
    link = table_of(name, mei, bots=["random"], rows=rows, options=BRIEF.get(name))
    record = mei.get(f"{link}/record.json").text
    answer = brought(luca, record)
    assert answer.status_code == 303, answer.text
    there = answer.headers["location"].removesuffix("/result")
    assert luca.get(f"{there}/record.json").text == record
    for page in ("", "/result", "/replay?step=0", "/fairness"):
        assert luca.get(there + page).status_code == 200
    assert luca.view(there)["seat"] == tongbao.SPECTATOR
    assert there in luca.get("/records").text and "imported game" in luca.get("/").text
    assert there not in mei.get("/records").text


def test_it_is_there_after_a_restart(browser: Browsers, record: str) -> None:
    mei = browser()
    there = brought(mei, record).headers["location"].removesuffix("/result")
    kept = mei.get(f"{there}/record.json").text
    site_of(mei).registry.forget([there.rpartition("/")[2]])
    assert mei.get(f"{there}/record.json").text == kept


def test_nobody_plays_on_at_a_table_that_was_brought(browser: Browsers, record: str) -> None:
    mei = browser()
    there = brought(mei, record).headers["location"].removesuffix("/result")
    assert mei.post(f"{there}/rematch").status_code == 403
    assert mei.post(f"{there}/seat", {"name": "Mei"}).status_code == 409
    assert mei.choose(there, "pass", version=0).status_code == 403
    assert mei.post(f"{there}/branch", {"seat": "0", "decision": "3"}).status_code == 303


def test_it_is_marked_as_imported(browser: Browsers, record: str) -> None:
    mei = browser()
    there = brought(mei, record).headers["location"].removesuffix("/result")
    match = match_at(mei, there)
    assert match.state.is_imported and match.state.require_game().over
    assert "imported game" in mei.get(f"{there}/result").text


def test_a_record_with_the_secret_of_a_running_game_opens_nothing(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "here")
    match = match_at(mei, link)
    before = luca.view(link)
    forged = played("xanadu", 2, HashLuck(bytes.fromhex(match.state.secret), ["", ""])).dumps()
    answer = brought(luca, forged)
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"] != f"{link}/result"
    assert luca.view(link)["view"] == before["view"] and not match.state.require_game().over
    assert luca.get(f"{link}/record.json").status_code == 403
    assert "secret" not in luca.get(f"{link}/fairness.json").json()


WRONG: list[tuple[Callable[[Json], Json], str]] = [
    (lambda r: {**r, "choices": r["choices"][:-1]}, "isn’t over"),
    (lambda r: {**r, "choices": ["0 end_sales"]}, "isn’t possible"),
    (lambda r: {**r, "choices": []}, "isn’t over"),
    (lambda r: {**r, "secret": "ff"}, "secret of 64"),
    (lambda r: {**{k: v for k, v in r.items() if k != "secret"}, "seed": 7}, "seed"),
    (lambda r: {**r, "salts": [*r["salts"], "z" * 9]}, "can’t be played"),
    (lambda r: {**r, "rules": 99}, "rules"),
    (lambda r: {**r, "game": "chess"}, "chess"),
    (lambda r: {**r, "players": 9}, "players"),
    (lambda r: {**r, "seats": ["Mei\u0000", "B"]}, "text that can be displayed"),
    (lambda r: {**r, "seats": ["M" * 30, "B"]}, "24 characters"),
]


@pytest.mark.reads
@pytest.mark.parametrize(("change", "said"), WRONG)
def test_a_wrong_record_gets_one_sentence(
    browser: Browsers, record: str, change: Callable[[Json], Json], said: str
) -> None:
    mei = browser()
    answer = brought(mei, json.dumps(change(json.loads(record))))
    assert 400 <= answer.status_code < 500
    told = answer.text.partition('class="wrong" role="alert">')[2].partition("</p>")[0]
    assert said in told and len(told) < 400
    assert 'class="brought"' not in mei.get("/records").text


@pytest.mark.reads
@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 50_000, "9" * 5000, '{"tongbao": 1}'])
def test_what_is_no_record_is_refused(browser: Browsers, text: str) -> None:
    assert brought(browser(), text).status_code == 400


def test_what_is_too_large_is_not_read(browser: Browsers) -> None:
    assert brought(browser(), "x" * 300_000).status_code == 413


def test_names_are_shown_and_never_run(browser: Browsers, record: str) -> None:
    mei = browser()
    answer = brought(mei, with_(record, seats=["<b>Mei</b>", "Luca"]))
    there = answer.headers["location"].removesuffix("/result")
    for page in ("", "/result", "/fairness", "/replay?step=0"):
        assert "<b>Mei" not in mei.get(there + page).text


def test_records_are_brought_slowly(strict: TestClient) -> None:
    mei = Browser(strict)
    mei.post("/name", {"name": "Mei"})
    answers = [brought(mei, "{}").status_code for _ in range(12)]
    assert answers == [400] * 10 + [429] * 2


def test_all_own_finished_games_are_one_file(browser: Browsers, record: str) -> None:
    mei = browser()
    games = [("xanadu", by_merchants()), ("changan", by_chance("changan", 2, random.Random(5))), ("xanadu", [])]
    links = [table_of(name, mei, bots=["random"], rows=rows[:-6]) for name, rows in games]
    for link in links[:2]:
        play_on(mei, link, [0], random.Random(5).choice)
    brought(mei, record)
    answer = mei.get("/account/games.jsonl")
    lines = answer.text.splitlines()
    assert sorted(lines) == sorted(mei.get(f"{link}/record.json").text for link in links[:2])
    assert all(tongbao.replay(line).over for line in lines)
    assert "attachment" in answer.headers["content-disposition"]
    assert browser().get("/account/games.jsonl").status_code == 403
