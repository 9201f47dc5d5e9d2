"""The review of a finished match: who may see which, how it gets there, and playing on from a position."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.reviewed_games import REVIEWED
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import ROOMY
from tests.support.server.tables import finished, in_loop, site_of
from tongbao import GAMES
from tongbao.engine.record import read_record
from tongbao.review.depth import Depth
from tongbao.server.common.settings import ReviewSettings
from tongbao.server.main.app import create_app
from tongbao.server.matches.reviews import Reviews

GLANCE = Depth(chart=1, first=6, worlds=2, second=12, more=2, most=3, draws=1)
"""So little is enough for a review that has everything."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server that only glances, in one process."""
    settings = ROOMY.but(reviews={"depth": to_builtins(GLANCE)}, bots={"processes": 1})
    with server(create_app(tmp_path_factory.mktemp("reviews"), settings)) as client:
        yield client


@pytest.fixture(scope="module")
def played(client: TestClient) -> tuple[Browser, str]:
    """Who has played a whole game, and its table."""
    mei = Browser(client)
    return mei, finished(mei)


@pytest.fixture
def mei(played: tuple[Browser, str]) -> Browser:
    return played[0]


@pytest.fixture
def link(played: tuple[Browser, str]) -> str:
    return played[1]


def reviewed(browser: Browser, link: str, query: str = "") -> dict[str, Any]:
    """The whole review, once it is there."""
    told = glanced(browser, link, query)
    if not told["finished"]:
        in_loop(browser, made, site_of(browser).registry.reviews)
        told = glanced(browser, link, query)
    assert told["finished"] and not told["failed"]
    return told


def glanced(browser: Browser, link: str, query: str = "") -> dict[str, Any]:
    """The review as far as it is."""
    answer = browser.get(f"{link}/review.json{query}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def made(reviews: Reviews) -> None:
    """Wait until none is on its way any more."""
    await asyncio.gather(*[making.task for making in reviews.kept.values()])


@pytest.fixture
def held(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """No part of a review is ever done."""

    async def waits(*_: object) -> None:
        await asyncio.Event().wait()

    patch_work(client, monkeypatch, waits)


def patch_work(client: TestClient, monkeypatch: pytest.MonkeyPatch, work: Callable[..., Any], kept: int = 48) -> None:
    """Let the parts of reviews be done so, one review at a time, and none have been made before."""
    registry = client.app.state.services.registry  # type: ignore[attr-defined]
    reviews = Reviews(registry.coordinator.worker_pool, ReviewSettings(kept, 1, GLANCE))
    monkeypatch.setattr(registry, "reviews", reviews)
    monkeypatch.setattr(registry.coordinator.worker_pool, "run", work)


async def fails(*_: object) -> None:
    raise TimeoutError


def test_a_player_sees_what_he_knew_and_others_what_was_open(mei: Browser, link: str, browser: Browsers) -> None:
    own = reviewed(mei, link)
    assert (own["seat"], own["cards"], own["split"]) == (0, "own", None)
    assert own["decisions"] and len(own["turns"]) > 4
    known = reviewed(mei, link, "?cards=open")
    assert (known["seat"], known["cards"]) == (0, "open")
    assert len(known["split"]) == 2
    watcher = browser()
    seen = glanced(watcher, link)
    assert (seen["cards"], seen["seat"]) == ("open", known["turns"][-1]["chances"].index(1))
    assert watcher.get(f"{link}/review.json?seat=0&cards=own").status_code == 403
    assert mei.get(f"{link}/review.json?seat=1&cards=own").status_code == 403
    assert glanced(mei, link, "?seat=1&cards=open")["seat"] == 1


def test_the_page_shows_the_review_as_far_as_it_is(mei: Browser, link: str, held: None) -> None:
    assert f'href="{link}/review"' in mei.get(f"{link}/result").text
    first = mei.get(f"{link}/review")
    assert first.status_code == 200 and 'data-unfinished="yes"' in first.text
    assert 'http-equiv="refresh"' in first.text


def test_the_page_shows_a_whole_review(mei: Browser, link: str) -> None:
    told = reviewed(mei, link)
    page = mei.get(f"{link}/review").text
    assert 'data-unfinished=""' in page and 'http-equiv="refresh"' not in page
    assert page.count('scope="row"') == len(told["turns"])
    assert page.count('class="stampn"') == len(told["moments"])
    number = told["decisions"][0]["decision"]
    assert f'name="decision" value="{number}"' in mei.get(f"{link}/review?moment={number}").text
    assert "胜率" in mei.get(f"{link}/review?cards=open", **{"accept-language": "zh"}).text


def test_before_the_end_there_is_no_review(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    for path in ("/review", "/review.json"):
        answer = mei.get(link + path, accept="application/json")
        assert answer.status_code == 403, path
        assert "once the game is over" in answer.json()["error"]
    refused = mei.post(f"{link}/branch", {"seat": "0", "decision": "1"}, accept="application/json")
    assert refused.status_code == 403


def test_every_game_has_a_review() -> None:
    assert sorted(REVIEWED) == sorted(GAMES)


@pytest.mark.parametrize(
    "query", ["?seat=7", "?seat=x", "?cards=both", "?seat=-1", "?seat=0&cards=", "?seat=%C2%B2", "?seat=1234"]
)
def test_bad_queries_get_one_sentence(mei: Browser, link: str, query: str) -> None:
    for path in ("/review.json", "/review"):
        answer = mei.get(f"{link}{path}{query}", accept="application/json")
        assert answer.status_code == 400
        assert "must be" in answer.json()["error"]


def test_one_plays_on_from_a_position_on_a_branch(mei: Browser, link: str, browser: Browsers) -> None:
    other = browser()
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
        return create_app(tmp_path / "kept", ROOMY)

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
def test_a_branch_needs_a_seat_and_a_decision(mei: Browser, link: str, form: dict[str, str]) -> None:
    assert mei.post(f"{link}/branch", form, accept="application/json").status_code == 400
    assert mei.post(f"{link}/branch", {"seat": "0", "decision": "99999"}, accept="application/json").status_code == 400


def test_a_review_that_fails_can_be_tried_again(
    client: TestClient, mei: Browser, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch_work(client, monkeypatch, fails)
    glanced(mei, link)
    in_loop(mei, made, site_of(mei).registry.reviews)
    assert glanced(mei, link)["failed"]
    page = mei.get(f"{link}/review").text
    assert "The review has stopped." in page and 'data-unfinished=""' in page
    monkeypatch.undo()
    assert mei.post(f"{link}/review/again?seat=0&cards=own").status_code == 303
    assert reviewed(mei, link)["finished"]


def test_only_so_many_are_made_at_a_time(mei: Browser, link: str, held: None) -> None:
    glanced(mei, link)
    crowded = mei.get(f"{link}/review.json?seat=1&cards=open")
    assert crowded.status_code == 429 and int(crowded.headers["retry-after"]) > 0


def test_only_so_many_reviews_are_kept(
    client: TestClient, mei: Browser, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch_work(client, monkeypatch, fails, kept=2)
    for query in ("", "?cards=open", "?seat=1&cards=open"):
        glanced(mei, link, query)
        in_loop(mei, made, site_of(mei).registry.reviews)
    assert [sight.seat for _, _, sight in site_of(mei).registry.reviews.kept] == [0, 1]
