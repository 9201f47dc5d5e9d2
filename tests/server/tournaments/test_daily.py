"""The deal of the day: the same for all and nobody else’s, and closed to all others until the day is over."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any, Self

import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.testclient import TestClient

import tongbao
from tests.support.server.accounts import entered, founded
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.daily_clock import Clock, clock
from tests.support.server.friends import friends
from tests.support.server.hasty import ROOMY
from tests.support.server.programs import until
from tests.support.server.tables import in_loop, match_at, play_on, site_of
from tongbao.server.main.app import create_app
from tongbao.server.matches.deals import DAY, end_of
from tongbao.server.matches.seating import leave, sit_down
from tongbao.server.matches.seats import BOT_NAMES
from tongbao.server.ratings.results import is_practice
from tongbao.server.tournaments.daily import OWN, new_deal
from tongbao.server.tournaments.par import LevelGame
from tongbao.testing.addresses import api

__all__ = ["clock"]


def dealt(browser: Browser) -> str:
    """The link of the browser’s match of today’s deal."""
    answer = browser.post("/daily")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def own_seat(browser: Browser, link: str) -> int:
    """The seat that the browser plays."""
    return int(browser.view(link)["seat"])


def played(browser: Browser, link: str, pick: int = 0) -> None:
    """Play the match to its end, always with the choice of that number, from the end of the list if it is below 0."""
    play_on(browser, link, [own_seat(browser, link)], itemgetter(pick))


def without_names(view: Any) -> str:
    """A view without what its players are called."""
    return re.sub(r"'(name|names)': ('[^']*'|\[[^]]*\])", "", str(view))


def choose_day(clock: Clock, game: str) -> None:
    """Go on to the next day on which that game is played."""
    names = list(tongbao.GAMES)
    while names[(int(clock.moment) // DAY + 1) % len(names)] != game:
        clock.moment += DAY


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_all_have_the_same_deal_and_nobody_anothers(
    client: TestClient, browser: Browsers, clock: Clock, game: str
) -> None:
    choose_day(clock, game)
    players = [browser() for _ in range(3)]
    links = [dealt(player) for player in players]
    matches = [match_at(client, link) for link in links]
    assert len(set(links)) == 3 and {match.meta.name for match in matches} == {game}
    seat = own_seat(players[0], links[0])
    for match in matches:  # the bots have chosen, where all choose at once
        until(lambda match=match: list(match.state.require_game().seats_to_act()) == [seat])  # type: ignore[misc]
    assert len({(match.state.secret, match.state.seed) for match in matches}) == 1
    assert {tuple(chair.salt for chair in match.state.seats) for match in matches} == {
        ("",) * len(matches[0].state.seats)
    }
    first = [player.view(link, seat) for player, link in zip(players, links, strict=True)]
    assert len({without_names((seen["view"], seen["choices"])) for seen in first}) == 1
    clock.moment += 4 * DAY
    assert match_at(client, dealt(players[0])).state.secret != matches[0].state.secret


@pytest.mark.by_turns(2)
@pytest.mark.slow
def test_what_others_choose_changes_nothing(browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    one, other, third = browser(), browser(), browser()
    links = [dealt(player) for player in (one, other, third)]
    played(one, links[0])
    played(third, links[2], pick=-1)
    played(other, links[1])
    ends = [without_names(player.view(link)["view"]) for player, link in zip((one, other, third), links, strict=True)]
    assert ends[0] == ends[1] != ends[2]


def test_a_person_has_one_try(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei = founded(browser(), "Mei")
    link = dealt(mei)
    assert dealt(mei) == link
    assert dealt(entered(browser(), "Mei")) == link
    assert mei.post(f"{link}/seat", {"name": "Mei", "salt": "mine"}).status_code == 303
    assert dealt(mei) == link
    guest = browser()
    assert dealt(guest) != link
    entered(guest, "Mei")
    assert dealt(guest) == link
    newcomer = browser()
    theirs = dealt(newcomer)
    founded(newcomer, "Luca")
    assert dealt(newcomer) == theirs


def test_the_bots_are_called_the_same_but_for_the_own_seat(client: TestClient, browser: Browsers) -> None:
    namesake, other = browser(), browser()
    for one, name in ((namesake, BOT_NAMES[0]), (other, "Somebody")):
        one.post("/name", {"name": name})
    links = [dealt(namesake), dealt(other)]
    seats = [[chair.name for chair in match_at(client, link).state.seats if chair.kind == "bot"] for link in links]
    assert seats[0] == seats[1]


def routes_of(client: TestClient) -> list[BaseRoute]:
    """All routes of the site."""
    app: Any = client.app
    return list(app.routes)


def addresses(client: TestClient) -> list[tuple[str, str]]:
    """All addresses of a match, with their methods."""
    found = []
    for route in routes_of(client):
        if isinstance(route, Route) and route.path.startswith("/t/{id}"):
            found += [(route.path, method) for method in sorted((route.methods or set()) - {"HEAD"})]
    return found


@pytest.mark.slow
def test_every_address_of_a_deal_is_closed_to_all_others_until_midnight(
    client: TestClient, browser: Browsers, clock: Clock
) -> None:
    choose_day(clock, "pocket_changan")
    running, over, stranger, rival = browser(), browser(), browser(), browser()
    links = [dealt(running), dealt(over)]
    played(over, links[1])
    dealt(rival)
    assert len(addresses(client)) >= 24
    for link in links:
        secret = match_at(client, link).state.secret
        for path, method in addresses(client):
            for visitor in (stranger, rival):
                answer = ask(visitor, method, path, link)
                assert answer.status_code == 403, (path, method)
                assert secret not in answer.text and "midnight" in answer.text
        for route in routes_of(client):
            if isinstance(route, WebSocketRoute):
                with stranger.client.websocket_connect(f"{link}/live", headers=stranger.heading({})) as socket:
                    assert "midnight" in socket.receive_json()["error"]


def ask(visitor: Browser, method: str, path: str, link: str) -> Any:
    """What the address of a match answers somebody, without anything sent."""
    return (
        visitor.get(path.replace("/t/{id}", link)) if method == "GET" else visitor.post(path.replace("/t/{id}", link))
    )


@pytest.mark.slow
def test_its_own_player_can_only_play_it_until_midnight(client: TestClient, browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    mei = browser()
    link = dealt(mei)
    for path in (link, f"{link}/text", f"{api(link)}/view", f"{api(link)}/log"):
        assert mei.get(path).status_code == 200
    with mei.live(link) as page:
        assert page.state()
    played(mei, link)
    match = match_at(client, link)
    closed = set()
    for path, method in addresses(client):
        answer = ask(mei, method, path, link)
        assert match.state.secret not in answer.text and match.state.seed not in answer.text
        if answer.status_code == 403 and "midnight" in answer.text:
            closed.add(path.removeprefix("/t/{id}").strip("/"))
    kinds = {path.removeprefix("/t/{id}").strip("/") for path, _ in addresses(client)}
    assert closed == kinds - OWN
    assert {"record.json", "review", "review.json", "branch", "rematch", "hint", "leave"} <= closed
    page = mei.get(f"{link}/result").text
    assert "/rematch" not in page and "/review" not in page
    assert "/branch" not in mei.get(f"{link}/replay").text


def test_no_page_about_people_tells_of_a_deal_before_midnight(
    client: TestClient, browser: Browsers, clock: Clock
) -> None:
    choose_day(clock, "pocket_changan")
    mei, stranger = founded(browser(), "Mei"), browser()
    link = dealt(mei)
    played(mei, link)
    name, secret = link.removeprefix("/t/"), match_at(client, link).state.secret
    pages = ("/people/mei", "/people/mei/games.json", "/leaderboards", "/watch")
    assert name not in "".join([stranger.get(page).text for page in pages])
    for page in ("/account/games.jsonl", "/account/export.json", "/profile", "/tables", "/notices", "/"):
        assert secret not in mei.get(page).text, page
    assert mei.get("/account/games.jsonl").text == ""
    clock.moment += 24 * 3600
    assert name in stranger.get("/people/mei/games.json").text
    assert secret in mei.get("/account/games.jsonl").text


@pytest.mark.slow
def test_at_midnight_it_is_open_to_all(client: TestClient, browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    mei, luca, guest = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    date = mei.get("/daily.json").json()["date"]
    links = [dealt(one) for one in (mei, luca, guest)]
    played(mei, links[0])
    played(luca, links[1], pick=-1)
    played(guest, links[2])
    points = [
        match_at(client, link).state.require_game().scores()[own_seat(one, link)]
        for one, link in zip((mei, luca), links[:2], strict=True)
    ]
    during = mei.get("/daily.json")
    assert during.json()["played"] == 3 and "ranking" not in during.json() and "secret" not in during.json()
    for address in (f"/daily/{date}", f"/daily/{date}.json"):
        assert luca.get(address).status_code == 403
    assert match_at(client, links[0]).state.secret not in during.text + mei.get("/daily").text
    clock.moment = end_of(date)
    ranking = browser().get(f"/daily/{date}.json").json()
    best = max(points)
    assert [line["points"] for line in ranking["ranking"]] == sorted(points, reverse=True)
    assert {line["name"]: line["place"] for line in ranking["ranking"]} == {
        name: 1 + (own < best) for name, own in zip(("Mei", "Luca"), points, strict=True)
    }
    assert ranking["cards"] == match_at(client, links[0]).state.secret
    page = browser().get(f"/daily/{date}").text
    assert "Mei" in page and ranking["cards"] in page and f"{links[0]}/replay" in page
    assert ranking["cards"] in browser().get(f"{links[0]}/record.json").text
    assert browser().get(f"{links[1]}/replay").status_code == 200
    proof = browser().get(f"{links[0]}/fairness.json").json()
    assert proof["commitment"] == ranking["commitment"] and "at_once" not in proof


def test_who_is_late_has_no_points(browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    mei = founded(browser(), "Mei")
    date = mei.get("/daily.json").json()["date"]
    link = dealt(mei)
    clock.moment = end_of(date)
    played(mei, link)
    assert mei.get(f"/daily/{date}.json").json()["ranking"] == []


def stood_in_for(client: TestClient, browser: Browser, link: str) -> None:
    """Let a stand-in choose for the browser at least once, and the browser take its seat back."""
    match = match_at(client, link)
    person = site_of(browser).people.seen[next(chair.person for chair in match.state.seats if chair.kind == "human")]

    async def away() -> None:
        await match.apply(partial(leave, person=person))
        while not match.state.stood_in:
            await asyncio.sleep(0)
        await sit_down(match, person, None)

    in_loop(browser, away)


def test_a_game_in_which_a_stand_in_chose_does_not_count(client: TestClient, browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    date = mei.get("/daily.json").json()["date"]
    links = [dealt(mei), dealt(luca)]
    stood_in_for(client, mei, links[0])
    for one, link in zip((mei, luca), links, strict=True):
        played(one, link)
    facts = mei.get("/daily.json").json()
    assert (facts["state"], facts["points"], facts["days_in_a_row"], facts["played"]) == ("helped", None, 0, 1)
    assert "Doesn’t count: a stand-in played" in mei.get("/daily").text
    assert "Doesn’t count: a stand-in played" not in luca.get("/daily").text
    clock.moment = end_of(date)
    assert [line["name"] for line in mei.get(f"/daily/{date}.json").json()["ranking"]] == ["Luca"]
    assert mei.get("/daily.json").json()["yesterday"] is None


@pytest.mark.by_turns(3)
@pytest.mark.slow
def test_days_in_a_row(browser: Browsers, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    mei, rows = founded(browser(), "Mei"), []
    for plays in (True, True, False, True):
        rows.append(mei.get("/daily.json").json()["days_in_a_row"])
        if plays:
            played(mei, dealt(mei))
        clock.moment += DAY
    assert rows == [0, 1, 2, 0]
    facts = mei.get("/daily.json").json()
    assert facts["days_in_a_row"] == 1
    assert facts["yesterday"]["place"] == facts["yesterday"]["of"] == 1


def test_it_goes_on_after_a_restart_as_it_would_have_without(tmp_path: Path, clock: Clock) -> None:
    choose_day(clock, "pocket_changan")
    ends, cookies = [], {}
    for start in range(2):
        with server(create_app(tmp_path / "twice", ROOMY)) as client:
            straight, halting = Browser(client), Browser(client)
            halting.cookies.update(cookies)
            link = dealt(halting)
            if start == 0:
                played(straight, other := dealt(straight))
                ends.append(without_names(straight.view(other)["view"]))
                play_on(halting, link, [own_seat(halting, link)], itemgetter(0), 3)
                cookies = halting.cookies
            else:
                played(halting, link)
                ends.append(without_names(halting.view(link)["view"]))
    assert ends[0] == ends[1]


def test_a_deal_is_what_its_secret_says() -> None:
    deals = [new_deal(f"2026-02-{day}", "5eed" * 16) for day in range(10, 18)]
    assert deals[0] == new_deal("2026-02-10", "5eed" * 16)
    assert [deal.game for deal in deals] == [deal.game for deal in deals[:4]] * 2
    assert {deal.game for deal in deals} == set(tongbao.GAMES)
    assert all(0 <= deal.seat < deal.players <= 4 for deal in deals)
    assert deals[0].cards != new_deal("2026-02-10", "0dd" * 21).cards


def test_its_secret_comes_from_the_source_of_all_secrets(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = browser()
    services = site_of(mei)
    monkeypatch.setattr(services.registry.randomness, "secret", lambda: "5eed" * 16)
    deal = in_loop(mei, services.daily.todays_deal)
    assert deal == new_deal(deal.date, "5eed" * 16)


def test_what_is_no_day_has_no_deal(browser: Browsers) -> None:
    for date in ("2026-13-01", "yesterday", "20260101", "1999-01-01"):
        assert browser().get(f"/daily/{date}").status_code == 404


def par_of(browser: Browser, address: str) -> dict[str, Any]:
    """Scores of the levels, once none plays any more."""
    until(lambda: not site_of(browser).daily.par_scores.tasks)
    found: dict[str, Any] = browser.get(address).json()["par"]
    return found


@pytest.mark.slow
def test_the_levels_scores_are_told_to_players_who_have_finished_and_stay_the_same(
    browser: Browsers, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tongbao.server.tournaments.par.levels_for", lambda _: ["novice", "greedy"])
    choose_day(clock, "pocket_changan")
    mei, other = browser(), browser()
    link = dealt(mei)
    assert mei.get("/daily.json").json()["par"] is None and not site_of(mei).daily.par_scores.tasks
    played(mei, link)
    assert mei.get("/daily.json").json()["par"]["state"] == "playing"
    par = par_of(mei, "/daily.json")
    assert par["state"] == "done" and [one["level"] for one in par["levels"]] == ["novice", "greedy"]
    assert (
        other.get("/daily.json").json()["par"] is None
        and "The computer with your cards" not in other.get("/daily").text
    )
    assert "The computer with your cards" in mei.get("/daily").text
    scores = site_of(mei).daily.par_scores
    scores.found.clear()
    mei.get("/daily")
    assert par_of(mei, "/daily.json") == par


class Levels:
    """Levels that play a deal when the test lets them: each scores its place, and one of them may break off."""

    def __init__(self) -> None:
        self.may_finish: list[str] = []
        self.breaks_off = ""

    def hand_out(self, _do: object, job: LevelGame, _seconds: float) -> Self:
        self.level = job.level
        return self

    async def answer(self) -> int:
        while self.level not in self.may_finish:
            if self.level == self.breaks_off:
                raise TimeoutError
            await asyncio.sleep(0.01)
        return self.may_finish.index(self.level)

    def stop(self) -> None:
        """Nothing runs."""


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> Levels:
    """Three levels of which none has finished."""
    levels = Levels()
    monkeypatch.setattr("tongbao.server.tournaments.par.Crew", lambda *_: levels)
    monkeypatch.setattr("tongbao.server.tournaments.par.levels_for", lambda _: ["novice", "greedy", "master"])
    return levels


def over(browser: Browser, clock: Clock) -> str:
    """The date of a deal whose day is over."""
    date = str(browser.get("/daily.json").json()["date"])
    clock.moment += DAY
    return date


def points_on(page: str) -> list[str]:
    """The page’s line on each level, from the weakest."""
    return [re.sub(r"\s", "", said) for said in re.findall(r"<dd(?: [^>]*)?>([^<]*)", page.split('class="par"')[1])][:3]


def test_a_page_follows_the_levels_while_they_play(levels: Levels, browser: Browsers, clock: Clock) -> None:
    """The script asks for the page again as long as it says that something is unfinished."""
    mei = browser()
    address = f"/daily/{over(mei, clock)}"
    page = mei.get(address).text
    assert points_on(page) == ["…", "…", "…"]
    assert 'data-fresh="levels"' in page and "data-settled" not in page and 'http-equiv="refresh"' in page
    levels.may_finish = ["novice", "greedy"]
    until(lambda: points_on(mei.get(address).text) == ["0", "1", "…"])
    assert "data-settled" not in mei.get(address).text
    levels.may_finish += ["master"]
    until(lambda: points_on(mei.get(address).text) == ["0", "1", "2"])
    page = mei.get(address).text
    assert "data-settled" in page and 'http-equiv="refresh"' not in page and "Try again" not in page


def test_levels_that_broke_off_can_try_again(levels: Levels, browser: Browsers, clock: Clock) -> None:
    mei = browser()
    address = f"/daily/{over(mei, clock)}"
    levels.may_finish, levels.breaks_off = ["novice"], "greedy"
    until(lambda: mei.get(f"{address}.json").json()["par"]["state"] == "failed")
    page = mei.get(address).text
    assert points_on(page) == ["0", "–", "–"]
    assert "The computer couldn’t finish this deal at every level." in page and "data-settled" in page
    assert f'action="{address}/levels"' in page and not site_of(mei).daily.par_scores.tasks
    levels.may_finish, levels.breaks_off = ["novice", "greedy", "master"], "novice"
    answer = mei.post(f"{address}/levels")
    assert (answer.status_code, answer.headers["location"]) == (303, address)
    until(lambda: points_on(mei.get(address).text) == ["0", "1", "2"])
    assert "Try again" not in mei.get(address).text


def test_levels_try_todays_deal_again_only_for_players_who_have_finished(
    levels: Levels, browser: Browsers, clock: Clock
) -> None:
    choose_day(clock, "pocket_changan")
    mei, other = browser(), browser()
    date = mei.get("/daily.json").json()["date"]
    played(mei, dealt(mei))
    levels.breaks_off = "novice"
    until(lambda: mei.get("/daily.json").json()["par"]["state"] == "failed")
    assert other.post(f"/daily/{date}/levels").status_code == 403
    assert other.post("/daily/1999-01-01/levels").status_code == 404
    assert mei.get("/daily.json").json()["par"]["state"] == "failed"
    levels.may_finish = ["novice", "greedy", "master"]
    assert mei.post(f"/daily/{date}/levels").headers["location"] == "/daily"
    until(lambda: mei.get("/daily.json").json()["par"]["state"] == "done")


def test_friends_come_first_among_todays_players(browser: Browsers, clock: Clock) -> None:
    """Then those who finished last; and the day after, friends have a list of their own before the ranking."""
    choose_day(clock, "pocket_changan")
    mei, names = founded(browser(), "Mei"), ("Luca", "Aisha", "Bao")
    others = [founded(browser(), name) for name in names]
    date = mei.get("/daily.json").json()["date"]
    for one in others:
        played(one, dealt(one))
        clock.moment += 60
    assert named_in(mei.get("/daily").text, names) == ["Bao", "Aisha"]
    friends(mei, others[0], "Luca", "mei")
    page = mei.get("/daily").text
    assert named_in(page, names) == ["Luca", "Bao"] and "and 1 more have played." in page
    assert named_in(browser().get("/daily").text, names) == ["Bao", "Aisha"]
    clock.moment = end_of(date)
    page = mei.get(f"/daily/{date}").text
    assert named_in(page[page.index("You and your friends") : page.index("Ranking</h2>")], names) == ["Luca"]
    assert sorted(named_in(page[page.index("Ranking</h2>") :], names)) == sorted(names)


def named_in(page: str, names: Sequence[str]) -> list[str]:
    """Those of the names that a page says, in the order in which it says them first."""
    return sorted([name for name in names if name in page], key=page.index)


def test_a_past_deal_keeps_its_address_and_is_played_again_for_nothing(
    client: TestClient, browser: Browsers, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tongbao.server.tournaments.par.levels_for", lambda _: [])
    choose_day(clock, "pocket_changan")
    mei, luca = browser(), browser()
    first = match_at(client, dealt(mei))
    day = str(mei.get("/daily.json").json()["date"])
    assert luca.post(f"/daily/{day}").status_code == 404, "the day isn’t over"
    clock.moment += DAY
    assert f'href="/daily/{day}"' in luca.get("/daily").text
    assert luca.get(f"/daily/{day}").status_code == 200
    link = str(luca.post(f"/daily/{day}").headers["location"])
    again = match_at(client, link)
    assert (again.state.secret, again.state.seed) == (first.state.secret, first.state.seed)
    played(luca, link)
    assert again.view().state.require_game().over
    assert luca.get(f"/daily/{day}.json").json()["ranking"] == []
    assert is_practice(again.state) and not is_practice(first.state)
