"""The result: only after the end, told rightly, with a picture that stands alone, and the way to the next game."""

import re
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from tests.support.server.browsers import Browsers
from tests.support.server.tables import by_merchants, finished, match_at, table_of
from tongbao.server.common.fair_scheduling import at_once
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.views.table.results import ResultPage, lead_changes, leaders

TAG = re.compile(r"<[^>]+>|\s+")


def outcome_of(client: TestClient, link: str) -> ResultPage:
    """The outcome of the match at a link."""
    view = match_at(client, link).view()
    past = PositionHistory(view)
    at_once(past.replaying())
    return ResultPage(view, past, at_once(past.scoring(None)), "en")


def test_before_the_end_there_is_the_table(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:greedy")
    for path in ("/result", "/result.svg"):
        answer = mei.get(link + path)
        assert answer.status_code == 303 and answer.headers["location"] == link


def test_the_page_tells_how_it_ended(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    facts, page = outcome_of(client, link).facts(), mei.get(f"{link}/result").text
    scores = [roll["score"] for roll in facts["rolls"]]
    assert scores == sorted(scores, reverse=True) and facts["rolls"][0]["place"] == 1
    for roll in facts["rolls"]:
        assert sum(group["sum"] for group in roll["groups"]) == roll["score"]
        assert all(sum(part["points"] for part in group["parts"]) == group["sum"] for group in roll["groups"])
    margin = scores[0] - scores[1]
    winner = facts["rolls"][0]["name"]
    said = " ".join(TAG.sub(" ", page).split())
    assert f"{winner} wins by {margin} tong bao" in said
    assert set(facts["kinds"]) == {group["kind"] for roll in facts["rolls"] for group in roll["groups"]}
    for way in ("/replay?step=0", "/review", "/result.svg"):
        assert f'href="{link}{way}"' in page
    mei.cookies["tongbao_language"] = "zh"
    assert "分数从何而来" in mei.get(f"{link}/result").text


def test_the_best_deal_is_a_step_of_the_replay(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    outcome = outcome_of(client, link)
    best = outcome.best()
    assert best is not None
    step = int(best["link"].rpartition("=")[2])
    before, after = outcome.past.position(step - 1), outcome.past.position(step)
    earned = [b - a for a, b in zip(before.scores(), after.scores(), strict=True)]
    assert max(earned) >= best["said"]["facts"]["n"] > 0
    assert mei.get(best["link"]).status_code == 200


def test_the_turning_point_is_where_the_winner_came_to_lead_for_good(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    outcome = outcome_of(client, finished(mei))
    turning = outcome.turning()
    assert turning is not None
    winner, turn = turning["player"], turning["turn"]
    assert outcome.places[winner] == 1
    assert all(row[winner] == max(row) and row.count(max(row)) == 1 for row in outcome.course[turn:])
    assert turn == 0 or leaders(outcome.course)[turn - 1] != winner


@pytest.mark.parametrize(
    ("course", "led", "changes"),
    [
        ([[0, 0]], [None], 0),
        ([[0, 0], [3, 0], [3, 3], [3, 5]], [None, 0, None, 1], 1),
        ([[1, 0], [1, 2], [4, 2], [4, 9]], [0, 1, 0, 1], 3),
        ([[7]], [0], 0),
    ],
)
def test_who_led(course: list[list[int]], led: list[int | None], changes: int) -> None:
    assert leaders(course) == led
    assert lead_changes(course) == changes


def test_the_picture_is_a_drawing_that_stands_alone(browser: Browsers) -> None:
    mei = browser()
    link = table_of("xanadu", mei, bots=["greedy"], rows=by_merchants(), names=['<b>"&梅'])
    for language in ("en", "zh", "es"):
        mei.cookies["tongbao_language"] = language
        answer = mei.get(f"{link}/result.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        drawing = ElementTree.fromstring(answer.text)
        assert '<b>"&梅' in "".join(drawing.itertext())
        links = [value for thing in drawing.iter() for name, value in thing.attrib.items() if name.endswith("href")]
        assert links and all(link.startswith("#") for link in links)
        assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", answer.text)


def test_who_is_in_for_the_next_game(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    before = mei.get(f"{link}/result.json").json()
    assert before == {"link": None, "here": [], "offer": None, "tag": before["tag"]}
    rematch = mei.post(f"{link}/rematch").headers["location"]
    after = mei.get(f"{link}/result.json").json()
    assert after == {"link": rematch, "here": [], "offer": None, "tag": after["tag"]}
    assert after["tag"] != before["tag"] and f'data-tag="{after["tag"]}"' in mei.get(f"{link}/result").text
    assert f'href="{rematch}"' in mei.get(f"{link}/result").text
    with mei.live(rematch) as page:
        page.read()
        assert [name["name"] for name in mei.get(f"{link}/result.json").json()["here"]] == ["Mei"]
        assert "1 has joined" in mei.get(f"{link}/result").text
