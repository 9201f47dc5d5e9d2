"""The operations: what can be seen, opened and played by programs, and what is answered where that isn't possible."""

import random
import time

import pytest
from starlette.applications import Starlette

import tongbao
from tests.support.server.accounts import founded
from tests.support.server.browsers import Browsers, Json
from tests.support.server.callers import Caller, token_of
from tongbao.server.http.security import LARGEST_BODY


@pytest.fixture
def mei(browser: Browsers) -> Caller:
    """A program of Mei, that may do everything."""
    own = founded(browser(), "Mei")
    return Caller(own, token_of(own))


@pytest.fixture
def luca(browser: Browsers) -> Caller:
    own = founded(browser(), "Luca")
    return Caller(own, token_of(own))


def turn(caller: Caller, table: str) -> Json:
    """What the seat sees once it is to act, or when the game is over."""
    while not (seen := caller.get(f"/tables/{table}/view").json())["choices"] and not seen["view"]["over"]:
        time.sleep(0.005)
    return dict(seen)


def test_games_are_told_with_options_and_opponents(mei: Caller) -> None:
    games = Caller(mei.browser).get("/games").json()
    assert [game["name"] for game in games] == list(tongbao.GAMES)
    for game in games:
        assert game["least"] <= game["most"] and game["bots"] and game["rules"]
        for option in game["options"]:
            assert option["default"] in [value["value"] for value in option["values"]]
    assert mei.get("/games/xanadu?players=4").json()["name"] == "xanadu"
    assert mei.get("/games/go").status_code == 404
    chinese = mei.ask("GET", "/games/xanadu", **{"accept-language": "zh"}).json()
    assert chinese["title"] != games[list(tongbao.GAMES).index("xanadu")]["title"]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", ["xanadu", "pocket_changan"])
def test_a_whole_game_is_played_and_its_record_read(mei: Caller, game: str) -> None:
    dice = random.Random(5)
    answer = mei.post("/tables", game=game, chairs=["me", "bot:random"])
    table = answer.json()["id"]
    assert answer.status_code == 201 and answer.json()["state"] == "playing"
    assert mei.get(f"/tables/{table}/record").status_code == 403
    while not (seen := turn(mei, table))["view"]["over"]:
        made = mei.post(f"/tables/{table}/choices", choice=dice.choice(seen["choices"]), version=seen["version"])
        assert made.status_code == 200, made.text
        assert made.json() == {"version": seen["version"] + 1, "repeat": False}
    assert mei.get(f"/tables/{table}").json()["state"] == "over"
    assert tongbao.replay(mei.get(f"/tables/{table}/record").text).over
    assert table in [line["id"] for line in mei.get("/tables/mine?state=finished").json()]


def test_the_view_of_a_seat_is_the_one_that_the_site_gives(mei: Caller) -> None:
    table = mei.founded("xanadu", "me", "bot:random")["id"]
    while not mei.get(f"/tables/{table}/view").json()["view"]["seats"][1]["finished"]:
        time.sleep(0.01)  # nothing happens between two questions once the bot has chosen
    assert mei.get(f"/tables/{table}/view").json() == mei.browser.view(f"/t/{table}")
    assert Caller(mei.browser).get(f"/tables/{table}/view").json()["seat"] == -1


def test_a_repeat_is_not_done_twice_and_a_stale_choice_is_told_what_is_possible(mei: Caller) -> None:
    table = mei.founded("xanadu", "me", "bot:random")["id"]
    seen = turn(mei, table)
    choice, version = seen["choices"][0], seen["version"]
    assert mei.post(f"/tables/{table}/choices", choice=choice, version=version).json()["repeat"] is False
    assert mei.post(f"/tables/{table}/choices", choice=choice, version=version).json()["repeat"] is True
    now = turn(mei, table)
    stale = mei.post(f"/tables/{table}/choices", choice="sell 99", version=version)
    assert stale.status_code == 409
    assert (stale.json()["version"], stale.json()["choices"]) == (now["version"], now["choices"])
    wrong = mei.post(f"/tables/{table}/choices", choice="fly", version=now["version"])
    assert wrong.status_code == 400 and wrong.json()["choices"] == now["choices"]


def test_a_choice_can_be_taken_back_as_on_the_page(mei: Caller) -> None:
    table = mei.founded("xanadu", "me", "bot:random")["id"]
    before = turn(mei, table)
    version = mei.post(f"/tables/{table}/choices", choice=before["choices"][0], version=0).json()["version"]
    assert mei.post(f"/tables/{table}/undo", version=version).json() == {"version": version + 1, "repeat": False}
    assert mei.post(f"/tables/{table}/undo", version=version).json()["repeat"] is True
    assert mei.get(f"/tables/{table}/view").json()["choices"] == before["choices"]
    nothing = mei.post(f"/tables/{table}/undo", version=version + 1)
    assert nothing.status_code == 400 and nothing.json()["choices"]


def test_a_game_is_conceded_where_that_is_known(mei: Caller) -> None:
    table = mei.founded("silk_cities", "me", "bot:random")["id"]
    conceded = mei.post(f"/tables/{table}/concede")
    knows = tongbao.GAMES["silk_cities"].concedes
    assert conceded.status_code == (200 if knows else 400)
    if knows:
        assert mei.post(f"/tables/{table}/concede").json()["repeat"] is True


def test_people_come_go_and_begin(mei: Caller, luca: Caller) -> None:
    table = mei.founded("xanadu", "me", "open", "open", listed="everybody", clock="day", hints=True)
    path = f"/tables/{table['id']}"
    assert table["state"] == "open" and table["host"] and table["terms"]["clock"] == "day" and table["terms"]["hints"]
    assert table["id"] in [line["id"] for line in Caller(mei.browser).get("/tables").json()]
    assert table["id"] not in [line["id"] for line in mei.get("/tables").json()]
    assert mei.get(f"{path}/view").status_code == 409
    assert luca.post(f"{path}/seat", seat=2).json()["chairs"][2]["name"] == "Luca"
    assert luca.post(f"{path}/seat", seat=1).status_code == 409
    assert luca.post(f"{path}/start").status_code == 403
    assert luca.ask("DELETE", f"{path}/seat").json()["chairs"][2]["kind"] == "open"
    assert luca.ask("DELETE", f"{path}/seat").status_code == 409
    assert mei.post(f"{path}/start", bot="nobody").status_code == 400
    begun = mei.post(f"{path}/start", bot="random").json()
    assert begun["state"] == "playing" and [chair["kind"] for chair in begun["chairs"]] == ["human", "bot", "bot"]
    assert table["id"] in [line["id"] for line in mei.get("/tables/mine").json()]


def test_a_table_is_opened_as_the_form_opens_it(mei: Caller) -> None:
    wrong: list[Json] = [
        {"game": "go", "chairs": ["me", "open"]},
        {"game": "xanadu", "chairs": ["me"] * 2},
        {"game": "xanadu", "chairs": ["me", "bot:nobody"]},
        {"game": "xanadu", "chairs": ["me", "open"], "clock": "hourglass"},
        {"game": "xanadu", "chairs": ["me", "open"], "options": {"no": "such"}},
        {"game": "xanadu", "chairs": ["me", "open"], "cards": "["},
        {"game": "xanadu", "chairs": ["me", "@nobody"]},
    ]
    for wish in wrong:
        answer = mei.post("/tables", **wish)
        assert answer.status_code in (400, 404), answer.text
        assert list(answer.json()) == ["error"]
    assert mei.get("/tables/mine").json() == []


@pytest.mark.parametrize(
    "sent",
    [
        {"game": "xanadu", "chairs": ["me", "here"]},
        {"game": "xanadu", "chairs": []},
        {"game": "xanadu", "chairs": ["me", "open"], "wat": 1},
        {"game": "xa\0nadu", "chairs": ["me", "open"]},
        {"game": 5},
        [],
        "x",
    ],
)
def test_what_can_not_be_read_is_refused_in_one_sentence(mei: Caller, sent: object) -> None:
    answer = mei.ask("POST", "/tables", sent)
    assert answer.status_code == 422 and list(answer.json()) == ["error"]


def test_whatever_is_asked_wrongly_gets_a_sentence(mei: Caller) -> None:
    assert mei.get("/nothing").status_code == 404
    assert mei.ask("PUT", "/games").status_code == 405
    assert mei.get("/tables/no-such-table").status_code == 404
    assert mei.ask("POST", "/tables", {"game": "x" * LARGEST_BODY}).status_code == 413
    for answer in (mei.get("/nothing"), mei.ask("PUT", "/games"), mei.get("/tables/no-such-table")):
        assert list(answer.json()) == ["error"] and answer.headers["content-type"] == "application/json"


def test_who_may_not_watch_is_told_nothing(mei: Caller, luca: Caller) -> None:
    table = mei.founded("xanadu", "me", "bot:random", watch=False)["id"]
    for path in ("", "/view", "/log", "/changes", "/record"):
        assert luca.get(f"/tables/{table}{path}").status_code == 403
    later = mei.founded("xanadu", "me", "bot:random", delay="five")["id"]
    seen = turn(mei, later)
    mei.post(f"/tables/{later}/choices", choice=seen["choices"][0], version=seen["version"])
    assert luca.get(f"/tables/{later}/view").json()["view"]["decisions"] == 0


def test_a_game_of_the_day_can_be_played_and_nothing_else(mei: Caller, luca: Caller) -> None:
    answer = mei.browser.post("/daily", {})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/t/")
    assert mei.get(f"/tables/{table}/view").status_code == 200
    assert luca.get(f"/tables/{table}/view").status_code == 403
    assert mei.ask("DELETE", f"/tables/{table}/seat").status_code == 403


def test_the_document_is_served_and_the_page_lists_what_it_says(mei: Caller, app: Starlette) -> None:
    document = Caller(mei.browser).get("/openapi.json").json()
    assert document["openapi"].startswith("3.") and document["servers"] == [{"url": "/api/v1"}]
    page = mei.browser.get("/api")
    assert page.status_code == 200
    for path, methods in document["paths"].items():
        assert f"<code>{path}</code>" in page.text
        for method, one in methods.items():
            assert one["operationId"] in page.text and method.upper() in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "http://" not in page.text.replace("http://www.w3.org", "") and "cdn" not in page.text
