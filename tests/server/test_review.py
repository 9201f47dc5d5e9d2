"""The review of a finished match: who may see which, how it gets there, and playing on from a position."""

import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import tongbao
from tests.review.games import GLANCE, REVIEWED
from tests.server.browsers import EVERYBODY, Browser, server
from tongbao import GAMES, HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.engine.record import read_record
from tongbao.review.review import Review
from tongbao.server.allowances import Allowances
from tongbao.server.app import create_app
from tongbao.server.branches import Branch
from tongbao.server.chairs import Chair
from tongbao.server.hall import Wish
from tongbao.server.people.sessions import COOKIE
from tongbao.server.reviews import MOST_KEPT

Browsers = Callable[[], Browser]
PATIENCE = 120


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Starlette]:
    """A server that only glances, in one process."""
    monkeypatch.setattr("tongbao.server.reviews.USUAL", GLANCE)
    app = create_app(tmp_path, pause=0, allowances=Allowances(EVERYBODY))
    app.state.site.hall.reviews.thinkers.processes = 1
    yield app


SECRET = "5e" * 32


@cache
def rows() -> list[tuple[int, str]]:
    """The choices of a whole game of two greedy players."""
    table = tongbao.new("xanadu", players=2, luck=HashLuck(bytes.fromhex(SECRET), ["", ""]))
    bots = [BOTS["greedy"](seat) for seat in range(2)]
    while not table.over:
        table.take(table.actor, bots[table.actor].choose(Seat(table, table.actor)))
    return [(decision.seat, str(decision.choice)) for decision in Record.of(table).choices]


def finished(browser: Browser) -> str:
    """A table at which ``browser`` has played a whole game against a bot."""
    browser.post("/name", {"name": "Mei"})
    site, call = browser.client.app.state.site, browser.client.portal.call  # type: ignore[attr-defined, union-attr]
    person = call(site.people.find, browser.cookies[COOKIE])
    chairs = [Chair(0, "human", "Mei", person.id), Chair(1, "bot", "Luca", None, "greedy")]
    wish = Wish("xanadu", {}, chairs, branch=Branch("elsewhere", 0, SECRET, rows()))
    return f"/t/{call(site.hall.found, wish, person).id}"


def reviewed(browser: Browser, link: str, query: str = "") -> dict[str, Any]:
    """The whole review, once it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = browser.get(f"{link}/review.json{query}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        assert not told["failed"]
        if told["finished"]:
            return told
        time.sleep(0.05)
    raise AssertionError("the review has no end")


@pytest.mark.slow
def test_a_player_sees_what_he_knew_and_others_what_was_open(browser: Browsers, client: TestClient) -> None:
    mei, watcher = browser(), browser()
    link = finished(mei)
    own = reviewed(mei, link)
    assert (own["seat"], own["cards"], own["split"]) == (0, "own", None)
    assert own["decisions"] and len(own["turns"]) > 4
    known = reviewed(mei, link, "?cards=open")
    assert (known["seat"], known["cards"]) == (0, "open")
    assert len(known["split"]) == 2
    seen = reviewed(watcher, link)
    assert (seen["cards"], seen["seat"]) == ("open", known["turns"][-1]["chances"].index(1))
    assert watcher.get(f"{link}/review.json?seat=0&cards=own").status_code == 403
    assert mei.get(f"{link}/review.json?seat=1&cards=own").status_code == 403
    assert reviewed(mei, link, "?seat=1&cards=open")["seat"] == 1


def test_the_page_shows_the_review_as_far_as_it_is(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    assert f'href="{link}/review"' in mei.get(f"{link}/result").text
    first = mei.get(f"{link}/review")
    assert first.status_code == 200 and 'data-unfinished="yes"' in first.text
    assert 'http-equiv="refresh"' in first.text
    told = reviewed(mei, link)
    page = mei.get(f"{link}/review").text
    assert 'data-unfinished=""' in page and 'http-equiv="refresh"' not in page
    assert page.count('scope="row"') == len(told["turns"])
    assert page.count('class="stampn"') == len(told["moments"])
    number = told["decisions"][0]["decision"]
    assert f'name="decision" value="{number}"' in mei.get(f"{link}/review?moment={number}").text
    mei.cookies["tongbao_language"] = "zh"
    assert "胜率" in mei.get(f"{link}/review?cards=open").text


def test_before_the_end_there_is_no_review(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    for path in ("/review", "/review.json"):
        answer = mei.get(link + path, accept="application/json")
        assert answer.status_code == 403, path
        assert "after the end of the game" in answer.json()["error"]
    refused = mei.post(f"{link}/branch", {"seat": "0", "decision": "1"}, accept="application/json")
    assert refused.status_code == 403


def test_every_game_has_a_review() -> None:
    assert sorted(REVIEWED) == sorted(GAMES)


@pytest.mark.parametrize(
    "query", ["?seat=7", "?seat=x", "?cards=both", "?seat=-1", "?seat=0&cards=", "?seat=%C2%B2", "?seat=1234"]
)
def test_bad_queries_get_one_sentence(browser: Browsers, query: str) -> None:
    mei = browser()
    link = finished(mei)
    for path in ("/review.json", "/review"):
        answer = mei.get(f"{link}{path}{query}", accept="application/json")
        assert answer.status_code == 400
        assert "should be" in answer.json()["error"]


def test_one_plays_on_from_a_position_on_a_branch(browser: Browsers) -> None:
    mei, other = browser(), browser()
    link = finished(mei)
    number = reviewed(mei, link)["decisions"][3]["decision"]
    assert f'href="{link}/replay?seat=0&amp;step={number}"' in mei.get(f"{link}/review?moment={number}").text
    branch = str(mei.post(f"{link}/branch", {"seat": "0", "decision": str(number)}).headers["location"])
    assert branch != link
    seen = mei.view(branch, 0)
    record = read_record(mei.get(f"{link}/record.json").text, GAMES)
    before = record.choices[:number]
    assert seen["choices"] and str(record.choices[number].choice) in seen["choices"]
    assert seen["version"] == sum(decision.seat == 0 for decision in before)
    assert f'href="{link}"' in mei.get(branch).text
    assert mei.choose(branch, seen["choices"][0], 0, seen["version"]).status_code == 200
    assert other.get(f"{branch}/record.json").status_code == 403
    stranger = other.post(f"{link}/branch", {"seat": "1", "decision": str(number)})
    assert stranger.status_code == 303 and "tongbao_session" in other.cookies


def test_a_branch_is_kept(tmp_path: Path) -> None:
    def app() -> Starlette:
        return create_app(tmp_path / "kept", pause=0, allowances=Allowances(EVERYBODY))

    with server(app()) as client:
        mei = Browser(client)
        link = finished(mei)
        branch = str(mei.post(f"{link}/branch", {"seat": "0", "decision": "12"}).headers["location"])
        cookies, page = mei.cookies, mei.get(branch).text
        assert f'href="{link}"' in page
    with server(app()) as client:
        mei = Browser(client)
        mei.cookies = cookies
        assert f'href="{link}"' in mei.get(branch).text
        assert mei.view(branch, 0)["version"] >= 1


@pytest.mark.parametrize("form", [{"seat": "9", "decision": "3"}, {"seat": "0", "decision": "-1"}, {"seat": "0"}])
def test_a_branch_needs_a_seat_and_a_decision(browser: Browsers, form: dict[str, str]) -> None:
    mei = browser()
    link = finished(mei)
    assert mei.post(f"{link}/branch", form, accept="application/json").status_code == 400
    assert mei.post(f"{link}/branch", {"seat": "0", "decision": "99999"}, accept="application/json").status_code == 400


def test_a_review_that_fails_can_be_tried_again(
    browser: Browsers, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = browser()
    link = finished(mei)

    async def fails(*_: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as broken:
        broken.setattr(app.state.site.hall.reviews.thinkers, "work", fails)
        mei.get(f"{link}/review.json")
        for _ in range(50):
            if mei.get(f"{link}/review.json").json()["failed"]:
                break
            time.sleep(0.02)
        page = mei.get(f"{link}/review").text
        assert "The review has stopped." in page and 'data-unfinished=""' in page
    assert mei.post(f"{link}/review/again?seat=0&cards=own").status_code == 303
    assert reviewed(mei, link)["finished"]


@pytest.mark.slow
def test_only_so_many_reviews_are_kept(browser: Browsers, app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tongbao.server.reviews.MOST_KEPT", 2)
    monkeypatch.setattr("tongbao.server.reviews.MOST_MAKING", 1)
    assert MOST_KEPT > 2
    mei = browser()
    link = finished(mei)
    mei.get(f"{link}/review.json")
    crowded = mei.get(f"{link}/review.json?seat=1&cards=open")
    assert crowded.status_code == 429 and int(crowded.headers["retry-after"]) > 0
    for query in ("", "?cards=open", "?seat=1&cards=open"):
        reviewed(mei, link, query)
    kept = app.state.site.hall.reviews.kept
    assert [sight.seat for _, _, sight in kept] == [0, 1]
    assert all(isinstance(making.review, Review) for making in kept.values())
