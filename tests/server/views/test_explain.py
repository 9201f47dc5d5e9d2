"""Why not: a seat is told what stands in the way of what it sees, and nothing of what it doesn't know."""

import random
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import BEGINS, BRIEFLY, Browser, Browsers
from tests.support.server.tables import BRIEF, dealt_anew, dice_of_today, inject, match_at, positions, table_of
from tongbao.engine.choice import Choice
from tongbao.server.matches.match import Match

GAMES = sorted(tongbao.GAMES)
ASKED = 6


def why(browser: Browser, link: str, seat: int, *queries: str, accept: str = "text/html") -> Any:
    """What the page is told."""
    query = urlencode([("seat", seat), *[("wish", wish) for wish in queries]])
    return browser.get(f"{link}/why?{query}", accept=accept)


def refused(match: Match, seat: int) -> list[Choice]:
    """What the seat may wish for and isn't offered."""
    viewer = tongbao.Seat(match.state.require_game(), seat)
    offered = set(viewer.choices())
    return [choice for choice in viewer.queries() if choice not in offered]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_told(client: TestClient, browser: Browsers, name: str) -> None:
    """The law of secrecy: with all that the seat doesn't know dealt anew, each byte of every slip is the same."""
    mei, tem = browser(), browser()
    link = table_of(name, mei, tem, options=BRIEF.get(name))
    match, dice, asked = match_at(client, link), dice_of_today(), 0
    for game in positions(match, 4, 80):
        for seat, who in enumerate((mei, tem)):
            queries = refused(match, seat)
            queries = dice.sample(queries, min(ASKED, len(queries)))
            before = [why(who, link, seat, wish.text).text for wish in queries]
            inject(match, dealt_anew(game, seat, dice.getrandbits(30)))
            assert [why(who, link, seat, wish.text).text for wish in queries] == before
            inject(match, game)
            asked += len(queries)
    assert asked


@pytest.mark.by_turns(12)
@pytest.mark.parametrize("language", ["en", "zh", "es"])
@pytest.mark.parametrize("name", GAMES)
def test_a_slip_says_what_stands_in_the_way(client: TestClient, browser: Browsers, name: str, language: str) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    link = mei.found(name, "me", "bot:greedy", **BRIEFLY.get(name, {}))
    match, dice, told = match_at(client, link), random.Random(4), 0
    for _ in range(12):
        if mei.turn(link)["view"]["over"]:
            break
        for wish in refused(match, 0)[::5]:
            answer = why(mei, link, 0, wish.text)
            assert answer.status_code == 200, answer.text
            assert 'class="reason"' in answer.text and "{" not in answer.text
            reason = why(mei, link, 0, wish.text, accept="application/json").json()["why_not"]
            offered = {choice.text for choice in match.state.require_game().choices(0)}
            assert all(remedy["choice"] in offered for remedy in reason["remedies"])
            assert all(f'data-point="{remedy["choice"]}"' in answer.text for remedy in reason["remedies"])
            told += 1
        mei.choose(link, dice.choice(mei.turn(link)["choices"]))
    assert told > 10


def test_of_several_wishes_the_one_that_is_meant_now(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    card = match_at(client, link).state.require_game().hands[0][0]  # type: ignore[attr-defined]
    told = why(mei, link, 0, f"build {card}", f"start {card}", accept="application/json").json()
    assert told["choice"] == f"start {card}"
    told = why(mei, link, 0, f"build {card}", f"place {card}", accept="application/json").json()
    assert told["choice"] == f"build {card}"


def test_of_many_wishes_the_nearest(client: TestClient, browser: Browsers) -> None:
    """A star stands for any number; what lacks least is told, and nothing where one of them is offered."""
    mei = browser()
    link = mei.found("changan", "me", "bot:greedy", **BEGINS["changan"])
    viewer = tongbao.Seat(match_at(client, link).state.require_game(), 0)
    told = why(mei, link, 0, "build * *", accept="application/json").json()
    lacks = [viewer.why_not(choice)["lack"] for choice in viewer.queries() if choice.verb.name == "build"]  # type: ignore[index]
    assert len(told["why_not"]["lack"]) == min(filter(None, map(len, lacks)), default=0)  # type: ignore[arg-type]
    assert told["choice"] in [choice.text for choice in viewer.queries() if choice.verb.name == "build"]
    told = why(mei, link, 0, "produce *", accept="application/json").json()
    assert told["why_not"] is None
    assert why(mei, link, 0, "activate *", accept="application/json").json()["choice"] == "activate 1"
    assert why(mei, link, 0, "nonsense *", accept="application/json").status_code == 400


def test_what_is_offered_has_no_reason(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    choice = mei.turn(link)["choices"][0]
    assert why(mei, link, 0, choice).text == ""
    assert why(mei, link, 0, choice, accept="application/json").json()["why_not"] is None


def test_only_ones_own_seat_is_told(browser: Browsers) -> None:
    mei, tem, watcher = browser(), browser(), browser()
    link = mei.found("xanadu", "me", "open")
    tem.join(link, "Temür")
    assert why(mei, link, 1, "skip_turn", accept="application/json").status_code == 403
    assert why(watcher, link, 0, "skip_turn", accept="application/json").status_code == 403


@pytest.mark.reads
@pytest.mark.parametrize(("seat", "wish"), [("x", "skip_turn"), ("0", "nonsense 3"), ("0", ""), ("99", "skip_turn")])
def test_bad_questions_get_one_sentence(browser: Browsers, seat: str, wish: str) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    answer = mei.get(f"{link}/why?{urlencode({'seat': seat, 'wish': wish})}", accept="application/json")
    assert answer.status_code in (400, 403) and answer.json()["error"].endswith(".")


def test_a_question_without_a_wish_is_refused(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    assert mei.get(f"{link}/why?seat=0", accept="application/json").status_code == 400
