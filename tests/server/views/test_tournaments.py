"""The pages of tournaments: found, enter, leave, begin, withdraw, and who may do it."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette

from tests.support.server.accounts import founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers

WISH = {
    "title": "Autumn",
    "game": "pocket_changan",
    "players": "2",
    "form": "swiss",
    "rounds": "0",
    "most": "4",
    "bot": "random",
    "listed": "on",
    "opt-length": "short",
}


def new(browser: Browser, **more: str) -> str:
    """The link of a new tournament."""
    answer = sealed(browser, "/tournaments", **{**WISH, **more})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def state(browser: Browser, link: str) -> Any:
    """The tournament as JSON."""
    return browser.get(f"{link}.json").json()


def until(browser: Browser, link: str, wish: Callable[[Any], object]) -> Any:
    """The tournament once it is as wished."""
    for _ in range(4000):
        if wish(now := state(browser, link)):
            return now
        time.sleep(0.01)
    raise AssertionError(now)


def test_a_tournament_of_people_and_opponents_from_its_founding_to_its_end(app: Starlette, browser: Browsers) -> None:
    mei, luca, stranger = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    link = new(mei)
    assert "Autumn" in stranger.get("/tournaments").text
    for one in (mei, luca):
        assert sealed(one, f"{link}/enter").status_code == 303
    assert sealed(mei, f"{link}/begin").status_code == 303
    seen = until(mei, link, lambda now: now["playing"])
    assert [seat["name"] for seat in seen["standing"] if not seat["bot"]] == ["Mei", "Luca"] or len(
        seen["standing"]
    ) == 4
    assert seen["rounds"] == 2 and seen["seed"] is None
    page = mei.get(link).text
    assert seen["playing"] in page and "Round 1" in page
    assert sealed(luca, f"{link}/withdraw", entrant="1").status_code == 303
    for _ in range(2):
        playing = until(mei, link, lambda now: now["playing"] or now["state"] == "finished")["playing"]
        if playing:
            seat = mei.view(playing)["seat"]
            while not (view := mei.turn(playing, seat))["view"]["over"]:
                mei.choose(playing, view["choices"][0], seat, view["version"])
    done = until(mei, link, lambda now: now["state"] == "finished")
    assert len(done["seed"]) == 64
    assert [row["place"] for row in done["standing"]] == [1, 2, 3, 4]
    assert all(table["over"] for tables in done["tables"] for table in tables)
    assert "withdrawn" in stranger.get(link).text
    assert [one["state"] for one in stranger.get("/tournaments.json").json()["tournaments"]] == ["finished"]


def test_who_is_not_meant_to_do_something_can_not(browser: Browsers) -> None:
    mei, luca, guest = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    link = new(mei)
    guest.post("/name", {"name": "Guest"})
    assert guest.post(f"{link}/enter").status_code == 403
    assert luca.post(f"{link}/enter", {"seal": seal_on(mei)}).status_code == 403
    for deed in ("begin", "off"):
        assert sealed(luca, f"{link}/{deed}").status_code == 403
    assert sealed(luca, f"{link}/enter").status_code == 303
    assert sealed(luca, f"{link}/leave").status_code == 303
    assert sealed(mei, f"{link}/enter").status_code == 303
    sealed(mei, f"{link}/begin")
    for deed in ("begin", "off", "enter", "leave"):
        assert sealed(mei, f"{link}/{deed}").status_code == 409
    number = next(row["number"] for row in state(mei, link)["standing"] if row["name"] == "Mei")
    assert sealed(luca, f"{link}/withdraw", entrant=str(number)).status_code == 403
    assert sealed(mei, f"{link}/withdraw", entrant="77").status_code == 409
    assert browser().get("/tournaments/nowhere").status_code == 404


def test_one_by_link_is_listed_for_those_who_are_in_it_alone(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = new(mei, listed="")
    assert link in mei.get("/tournaments").text and link not in luca.get("/tournaments").text
    assert luca.get(link).status_code == 200
    sealed(luca, f"{link}/enter")
    assert link in luca.get("/tournaments").text


@pytest.mark.parametrize(
    "wrong",
    [{"title": " "}, {"most": "99"}, {"players": "x"}, {"begins": "soon"}, {"opt-length": "endless"}, {"form": "x"}],
)
def test_what_is_wrong_in_the_form_is_said_in_it(browser: Browsers, wrong: dict[str, str]) -> None:
    answer = sealed(founded(browser(), "Mei"), "/tournaments", **{**WISH, **wrong})
    assert answer.status_code == 400
    assert 'class="wrong"' in answer.text and 'name="most"' in answer.text


def test_the_form_has_the_options_of_the_game_for_so_many(browser: Browsers) -> None:
    page = browser().get("/tournaments/new?game=changan&players=3").text
    assert re.search(r"<option selected[^>]*>\s*3", page) and "data-option" in page and "an account" in page


def round_without_clock(browser: Browsers) -> tuple[Browser, Browser, str, str]:
    """Two people in a tournament without a clock: its founder, the other one, its link and that of their game."""
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = new(mei, most="2", rounds="1", clock="none")
    for one in (mei, luca):
        sealed(one, f"{link}/enter")
    return mei, luca, link, str(until(mei, link, lambda now: now["playing"])["playing"])


def test_without_a_clock_the_founder_is_told_how_a_round_goes_on(browser: Browsers) -> None:
    mei, luca, link, game = round_without_clock(browser)
    assert "Without a time limit, a round waits" in mei.get("/tournaments/new").text
    assert (
        "There is no time limit here" in mei.get(link).text and "There is no time limit here" not in luca.get(link).text
    )
    assert sealed(mei, f"{link}/withdraw", entrant="1").status_code == 303
    seat = mei.view(game)["seat"]
    while not (view := mei.turn(game, seat))["view"]["over"]:
        mei.choose(game, view["choices"][0], seat, view["version"])
    assert until(mei, link, lambda now: now["state"] == "finished")["tables"][0][0]["over"]


@pytest.mark.settings(absence={"grace": 0})
def test_players_of_a_tournament_can_not_end_a_game_without_a_result(app: Starlette, browser: Browsers) -> None:
    mei, luca, _, game = round_without_clock(browser)
    match = mei.client.portal.call(app.state.services.registry.find_match, game.removeprefix("/t/"))  # type: ignore[union-attr]
    away = min(match.state.game.seats_to_act())
    other = luca if match.state.seats[away].name == "Mei" else mei
    page = other.get(game).text
    assert "Use a stand-in" in page and "End the game" not in page
    vote = {"seat": str(away), "ballot": "end"}
    assert other.post(f"{game}/vote", vote, accept="application/json").status_code == 400
    assert not match.state.closed
    assert other.post(f"{game}/vote", vote | {"ballot": "go_on"}).status_code == 303
    assert match.state.seats[away].kind == "bot"


def test_whoever_is_forgotten_stays_in_the_standing_without_a_name(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = new(luca, most="2")
    for one in (mei, luca):
        sealed(one, f"{link}/enter")
    until(luca, link, lambda now: now["playing"])
    assert sealed(mei, "/account/delete", password="camel caravan salt").status_code == 303
    assert {row["name"] for row in state(luca, link)["standing"]} == {"Luca", "—"}
    assert "Mei" not in luca.get(link).text


def test_a_tournament_whose_founder_is_forgotten_is_in_the_hands_of_who_entered_first(browser: Browsers) -> None:
    mei, luca, temur = (founded(browser(), name) for name in ("Mei", "Luca", "Temür"))
    link = new(mei, most="3", players="2")
    for one in (mei, luca, temur):
        sealed(one, f"{link}/enter")
    until(luca, link, lambda now: now["state"] == "running")
    number = {row["name"]: str(row["number"]) for row in state(luca, link)["standing"]}
    assert sealed(luca, f"{link}/withdraw", entrant=number["Temür"]).status_code == 403
    assert sealed(mei, "/account/delete", password="camel caravan salt").status_code == 303
    assert sealed(temur, f"{link}/withdraw", entrant=number["Luca"]).status_code == 403
    assert sealed(luca, f"{link}/withdraw", entrant=number["Temür"]).status_code == 303
