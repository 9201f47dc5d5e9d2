"""Pairing: nobody is lost or doubled, whoever is in a hurry, and only those meet who fit."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from tests.support.server.accounts import founded
from tests.support.server.browsers import Browsers
from tests.support.server.friends import tie
from tests.support.server.hasty import ROOMY
from tests.support.server.pairing import paired
from tests.support.server.programs import until
from tests.support.server.stored import transaction
from tongbao.server.db.tables import match_seats, matches
from tongbao.server.main.app import create_app
from tongbao.server.services.services import Services
from tongbao.server.social.pairing import NEAR, PairingPreferences, agreed_number, waiting
from tongbao.testing.addresses import api

NEVER = 10.0**6


@pytest.fixture(autouse=True)
def patient(app: Starlette) -> None:
    """No live game begins before every seat is taken."""
    app.state.services.pairing.patience = NEVER


def test_two_who_want_the_same_meet(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = paired(mei, players="2")
    page = mei.get(link).text
    assert "Looking for opponents" in page and "data-looking" in page and "Stop" in page and "noscript" in page
    assert paired(luca, players="2") == link
    assert {mei.view(link)["seat"], luca.view(link)["seat"]} == {0, 1}
    assert mei.view(link)["clocks"] is not None


def test_others_find_other_tables(browser: Browsers) -> None:
    mei = browser()
    link = paired(mei, players="2")
    for game, clock, fields in (
        ("changan", "quick", {}),
        ("xanadu", "evening", {}),
        ("xanadu", "quick", {"rated": "on"}),
        ("xanadu", "quick", {"players": "3-4"}),
    ):
        assert paired(browser(), game, clock, **fields) != link
    assert paired(browser(), players="any") == link


def test_a_slow_game_begins_with_two_at_once_on_as_many_chairs(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = paired(mei, clock="day")
    assert paired(luca, clock="day") == link
    until(lambda: mei.get(f"{api(link)}/view").status_code == 200)
    view = mei.view(link)
    assert view["view"]["players"] == 2 and len(view["clocks"]) == 2


def test_a_live_game_begins_with_fewer_after_a_while_and_is_kept_so(
    app: Starlette, browser: Browsers, tmp_path: Path
) -> None:
    app.state.services.pairing.patience = 0
    mei, luca = browser(), browser()
    link = paired(mei, "silk_cities")
    paired(luca, "silk_cities")
    until(lambda: mei.get(f"{api(link)}/view").status_code == 200)
    seen = mei.view(link)
    assert seen["view"]["players"] == 2
    app.state.services.registry.forget([link[3:]])
    again = mei.view(link)
    assert again["view"] == seen["view"] and len(again["clocks"]) == 2


def test_a_click_more_changes_nothing_and_another_live_search_ends_the_first(browser: Browsers) -> None:
    mei = browser()
    link = paired(mei)
    assert paired(mei) == link
    slow = paired(mei, clock="day")
    other = paired(mei, "changan")
    assert mei.get(link).status_code == 404 and mei.get(slow).status_code == 200
    assert mei.post(f"{other}/leave").headers["location"] == "/"
    assert mei.get(other).status_code == 404


def test_who_is_blocked_is_not_paired(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    tie(mei, "block", name="Luca")
    link = paired(mei, players="2")
    other = paired(luca, players="2")
    assert other != link
    assert paired(browser(), players="2") == link


def test_near_ratings_meet_and_waiting_widens_what_is_near(app: Starlette, browser: Browsers) -> None:
    services: Services = app.state.services
    points = {"Mei": 1500.0, "Luca": 1500.0 + NEAR + 50, "Aisha": 1500.0 - NEAR + 50}
    names = {}
    for name in points:
        names[name] = browser()
        names[name].post("/name", {"name": name})
    known = {person.id: points[person.given] for person in services.people.seen.values()}
    services.pairing.rating_of = lambda _connection, person, _game: known.get(person)
    link = paired(names["Mei"], players="2", rated="on")
    assert paired(names["Luca"], players="2", rated="on") != link
    with transaction(services.database) as connection:
        connection.execute(matches.update().values(created=matches.c.created - 60))
    names["Luca"].post(f"{paired(names['Luca'], players='2', rated='on')}/leave")
    assert paired(names["Luca"], players="2", rated="on") == link


@pytest.mark.parametrize(
    ("wish", "other", "seated", "then"),
    [
        ("any", "2", 1, "2"),
        ("2", "any", 1, "2"),
        ("2", "any", 2, None),
        ("3-4", "any", 2, "3-4"),
        ("2", "3-4", 1, None),
        ("any", "any", 3, "any"),
    ],
)
def test_wishes_that_go_together(wish: str, other: str, seated: int, then: str | None) -> None:
    assert agreed_number(wish, other, seated) == then


@pytest.mark.parametrize(
    "fields", [{"clock": "none"}, {"clock": "hourglass"}, {"players": "7"}, {"game": "go"}, {"clock": ""}]
)
def test_what_cannot_be_paired_is_refused(browser: Browsers, fields: dict[str, str]) -> None:
    answer = browser().post("/pair", {"game": "xanadu", "clock": "quick", **fields})
    assert answer.status_code in (400, 404)


def test_pairing_comes_from_this_site(browser: Browsers) -> None:
    answer = browser().post("/pair", {"game": "xanadu", "clock": "quick"}, origin="https://evil.example")
    assert answer.status_code == 403


def test_the_founder_cannot_begin_with_bots(browser: Browsers) -> None:
    mei = browser()
    link = paired(mei)
    assert mei.post(f"{link}/start").status_code == 409


def test_those_who_wait_are_counted_at_home(browser: Browsers) -> None:
    paired(browser(), "changan", "evening")
    mei = browser()
    mei.found("xanadu", "me", "open")
    page = mei.get("/").text
    assert "1 waiting" in page and "/pair?game=changan&amp;clock=evening" in page


def test_whoever_has_gone_waits_no_longer(app: Starlette, browser: Browsers) -> None:
    services: Services = app.state.services
    link = paired(browser(), players="2")
    services.presence.latest = dict.fromkeys(services.presence.latest, -NEVER)
    assert paired(browser(), players="2") != link
    assert browser().get(link).status_code == 404


def seatings(services: Services) -> Counter[str]:
    """At how many tables each person sits."""
    question = sa.select(match_seats.c.person).where(match_seats.c.kind == "human")
    return Counter(services.database.read_now(lambda c: list(c.scalars(question))))


async def crowd(sites: list[Services], people: int, search: PairingPreferences) -> None:
    """So many people click at once, in turn at each of the servers."""

    async def click(number: int) -> None:
        services = sites[number % len(sites)]
        person, _ = await services.people.create_person(f"Guest {number}")
        services.presence.mark_present(person.id)
        match = await services.pairing.find_or_found_match(search, person)
        assert match.state.seats_of(person)

    await asyncio.gather(*[click(number) for number in range(people)])


@pytest.mark.by_turns(3)
@pytest.mark.parametrize(("servers", "players"), [(1, "2"), (2, "2"), (2, "any")])
def test_fifty_at_once_are_all_seated_once(tmp_path: Path, servers: int, players: str) -> None:
    """Whatever the order, everybody sits at one table, no table has more than its chairs, and few wait."""

    async def try_it() -> tuple[Counter[str], list[Any], list[Any]]:
        apps = [create_app(tmp_path, ROOMY) for _ in range(servers)]
        sites: list[Services] = [app.state.services for app in apps]
        for services in sites:
            services.pairing.patience = NEVER
        await crowd(sites, 50, PairingPreferences("pocket_changan", "quick", players, rated=False))
        found = seatings(sites[0])
        kept = sites[0].database.read_now(lambda c: c.execute(sa.select(matches.c.id, matches.c.started)).all())
        rest = sites[0].database.read_now(waiting)
        for services in sites:
            await services.close()
        return found, list(kept), rest

    found, kept, rest = asyncio.run(try_it())
    assert len(found) == 50 and set(found.values()) == {1}
    assert len(rest) <= servers
    assert sum(row.started is not None for row in kept) >= 50 // 4 - servers
