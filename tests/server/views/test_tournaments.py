"""The pages of tournaments: found, enter, leave, begin, withdraw, and who may do it."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from operator import itemgetter
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from tests.support.server.accounts import entered, founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.groups import group_seal
from tests.support.server.tables import in_loop, match_at, play_on, site_of
from tongbao.server.db.tables import people, results
from tongbao.server.matches.limits import forget_people

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


def sends(guest: Browser, path: str, **fields: str) -> Any:
    """The answer to a guest who sends a form about tournaments."""
    return guest.post(path, {"seal": group_seal(guest, "/tournaments/new"), **fields})


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
    refused = sends(guest, f"{link}/enter")
    assert refused.status_code == 403 and "This tournament is rated: you need an account" in refused.text
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
    assert 'name="most" required min="3" max="64" value="8"' in " ".join(page.split())


@pytest.mark.reads
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("", "automatic: 3 rounds if 8 players enter"),
        ("&most=20", "automatic: 5 rounds if 20 players enter"),
        ("&form=robin&most=6", "fixed: 5 rounds if 6 players enter"),
        ("&form=robin&most=30", "it follows from the number of players"),
    ],
)
def test_the_form_says_how_many_rounds_there_will_be(browser: Browsers, asked: str, said: str) -> None:
    assert said in browser().get(f"/tournaments/new?game=xanadu{asked}").text


def test_a_start_is_told_in_the_time_zone_of_the_form(browser: Browsers) -> None:
    mei, soon = founded(browser(), "Mei"), datetime.now(UTC).replace(second=0, microsecond=0) + timedelta(days=3)
    local = soon.astimezone(ZoneInfo("Asia/Shanghai"))
    link = new(mei, begins=f"{local:%Y-%m-%dT%H:%M}", zone="Asia/Shanghai")
    assert state(mei, link)["begins"] == f"{soon:%Y-%m-%d %H:%M}"
    page = mei.get(link).text
    assert f'datetime="{soon:%Y-%m-%dT%H:%M}Z"' in page and f"starts {soon:%Y-%m-%d %H:%M} UTC" in page
    wrong = sealed(mei, "/tournaments", **WISH, begins=f"{local:%Y-%m-%dT%H:%M}", zone="Middle/Earth")
    assert wrong.status_code == 400 and "There is no time zone" in wrong.text


def test_guests_create_and_play_an_unrated_tournament_and_its_games_count_for_nothing(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    refused = sends(mei, "/tournaments", **WISH, own_name="Mei")
    assert refused.status_code == 403 and "an account to create a rated tournament" in refused.text
    wish = {**WISH, "rated": "", "most": "2", "rounds": "1", "bot": ""}
    assert sends(mei, "/tournaments", **wish, own_name="@camel").status_code == 400
    link = str(sends(mei, "/tournaments", **wish, own_name="Mei").headers["location"])
    assert sends(luca, f"{link}/enter", own_name="~" * 30).status_code == 400
    assert sends(luca, f"{link}/enter", own_name="Luca").status_code == 303
    assert sends(luca, f"{link}/begin").status_code == 403
    assert sends(mei, f"{link}/enter").status_code == 303
    game = until(mei, link, lambda now: now["playing"])["playing"]
    assert {row["name"] for row in state(mei, link)["standing"]} == {"~Mei", "~Luca"}
    assert not match_at(mei.client, game).state.settings.rated and state(mei, link)["rated"] is False
    founded(luca, "Luca")
    own = next(row["number"] for row in state(luca, link)["standing"] if row["mine"])
    assert sends(luca, f"{link}/withdraw", entrant=str(own)).status_code == 303
    play_on(mei, game, [mei.view(game)["seat"]], itemgetter(0))
    until(mei, link, lambda now: now["state"] == "finished")
    rated = site_of(mei).database.read_now(lambda c: c.scalars(sa.select(results.c.rated)).all())
    assert rated == [False, False]
    assert "Champion" not in luca.get("/profile").text


def test_a_guest_who_signs_in_keeps_the_entry_and_the_tournament(browser: Browsers) -> None:
    founded(browser(), "Mei")
    guest = browser()
    wish = {**WISH, "rated": "", "most": "4"}
    links = [str(sends(guest, "/tournaments", **wish).headers["location"])]
    links += [str(sends(guest, "/tournaments", **wish).headers["location"])]
    other = entered(browser(), "Mei")
    for one, link in ((guest, links[0]), (guest, links[1]), (other, links[1])):
        assert sends(one, f"{link}/enter").status_code == 303
    entered(guest, "Mei")
    assert state(guest, links[0])["entered"] and state(guest, links[0])["entrants"] == 1
    assert [row["gone"] for row in state(guest, links[1])["standing"] if row["mine"]] == [False]
    assert sends(guest, f"{links[0]}/begin").status_code == 303, "and the tournament is theirs"


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


def test_guests_with_a_tournament_or_an_entry_are_not_forgotten(browser: Browsers) -> None:
    founder, entrant, stranger = browser(), browser(), browser()
    link = str(sends(founder, "/tournaments", **WISH | {"rated": ""}, own_name="Mei").headers["location"])
    assert sends(entrant, f"{link}/enter", own_name="Luca").status_code == 303
    stranger.post("/name", {"name": "Nobody"})
    database = site_of(founder).database
    in_loop(founder, database.write, forget_people([], -60))
    kept = database.read_now(lambda c: c.scalars(sa.select(people.c.name)).all())
    assert {"~Mei", "~Luca"} <= set(kept) and "~Nobody" not in kept
