"""Playing again: one asks, each of the others answers, and nobody sits, is rated or has a clock before that."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.accounts import founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.callers import Caller, token_of
from tests.support.server.friends import tie
from tests.support.server.tables import NAMES, finished, in_loop, match_at, site_of, table_of
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.db.tables import results
from tongbao.server.matches.repository import Damaged
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import DEFAULT_SETTINGS, MatchSettings
from tongbao.server.matches.state import MatchState

Find = Callable[[str], Awaitable[Any]]


def over(*people: Browser, bots: Sequence[str] = (), settings: MatchSettings = DEFAULT_SETTINGS) -> str:
    """A table of these people at which the game is over, because one after another has conceded; its link."""
    link = table_of("pocket_changan", *people, bots=bots, settings=settings)
    match = match_at(people[0], link)
    for seat in range(len(people) + len(bots) - 1):
        in_loop(people[0], match.concede, seat)
    assert match.state.require_game().over
    return link


def asked(one: Browser, link: str) -> str:
    """The next table, once somebody has asked to play again; its link."""
    answer = one.post(f"{link}/rematch")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def state(one: Browser, link: str) -> MatchState:
    found: MatchState = match_at(one, link).state
    return found


def sitting(one: Browser, link: str) -> list[tuple[str, str]]:
    """The person on each seat, or the one for whom it is reserved."""
    return [(chair.kind, chair.name.removeprefix("~")) for chair in state(one, link).seats]


def test_whoever_asks_sits_there_and_everybody_else_is_asked(browser: Browsers, app: Starlette) -> None:
    told: list[tuple[str, str, str]] = []

    async def tell(_person: str, kind: str, match: str, facts: dict[str, str]) -> None:
        told.append((kind, match, facts["who"].removeprefix("~")))

    app.state.services.invitations.on_invited.append(tell)
    mei, temur, aisha = browser(), browser(), browser()
    settings = MatchSettings(hints=True, pace="slow", away="never", first=True, chat=False)
    link = over(mei, temur, aisha, settings=settings)
    there = asked(temur, link)
    assert sitting(temur, there) == [("open", "Mei"), ("human", "Temür"), ("open", "Aisha")]
    assert state(temur, there).host == state(temur, there).seats[1].person
    assert not state(temur, there).started and state(temur, there).settings == settings._replace(first=False)
    assert told == [("invited", there[3:], "Temür")] * 2
    for one in (mei, aisha):
        assert "wants to play again" in one.get(f"{link}/result").text
        assert "Temür invites you" in one.get("/").text
    assert "wants to play again" not in temur.get(f"{link}/result").text
    assert "Waiting for" in temur.get(f"{link}/result").text
    assert mei.join(there, "").headers["location"] == there
    assert not state(mei, there).started and "invites you" not in mei.get("/").text
    aisha.join(there, "")
    assert state(mei, there).started
    assert sitting(mei, there) == [("human", "Mei"), ("human", "Temür"), ("human", "Aisha")]


def test_a_second_who_asks_accepts(browser: Browsers) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = over(mei, temur, aisha)
    there = asked(mei, link)
    assert asked(temur, link) == there and asked(temur, link) == there and asked(mei, link) == there
    assert sitting(mei, there) == [("human", "Mei"), ("human", "Temür"), ("open", "Aisha")]
    assert asked(aisha, link) == there and state(mei, there).started


def test_whoever_declines_frees_the_seat_which_the_host_fills(browser: Browsers) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = over(mei, temur, aisha)
    there = asked(mei, link)
    temur.join(there, "")
    assert aisha.post(f"{there}/decline", accept="application/json").json() == {}
    assert sitting(mei, there)[2] == ("open", "") and not state(mei, there).started
    assert "wants to play again" not in aisha.get(f"{link}/result").text
    assert f'href="{there}"' in aisha.get(f"{link}/result").text
    assert "invites you" not in aisha.get("/").text
    assert asked(aisha, link) == there and sitting(mei, there)[2] == ("open", ""), "who has declined looks on"
    assert temur.post(f"{there}/seats/who", {"seat": "2", "who": "bot:random"}).status_code == 403
    assert mei.post(f"{there}/seats/who", {"seat": "2", "who": "bot:random"}).status_code == 303
    assert not state(mei, there).started
    mei.post(f"{there}/start")
    assert state(mei, there).started and [chair.bot for chair in state(mei, there).seats] == [None, None, "random"]


def test_no_stranger_takes_a_reserved_seat(browser: Browsers) -> None:
    mei, temur, aisha, stranger = browser(), browser(), browser(), browser()
    link = over(mei, temur, aisha)
    there = asked(mei, link)
    stranger.post("/name", {"name": "Stranger"})
    page = stranger.get(there).text
    assert "reserved for Temür" in page and "empty seat" not in page and f'action="{there}/seat"' not in page
    for form in ({}, {"seat": "1"}, {"seat": "2"}):
        assert stranger.join(there, "Stranger", **form).status_code == 409
    assert stranger.post(f"{there}/decline").status_code == 303 and stranger.post(f"{link}/rematch").status_code == 403
    assert browser().post(f"{there}/decline").status_code == 403
    assert [kind for kind, _ in sitting(mei, there)] == ["human", "open", "open"]
    temur.post(f"{there}/decline")
    assert stranger.join(there, "Stranger", seat="2").status_code == 409
    assert stranger.join(there, "Stranger", seat="1").status_code == 303, "a seat that was freed is free for all"
    assert not state(mei, there).started


def test_it_is_listed_only_with_seats_that_are_free_for_all(browser: Browsers) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = mei.found("pocket_changan", "me", "open", listed="on")
    temur.join(link, "Temür")
    mei.post(f"{link}/concede", {"seat": "0"}, accept="application/json")
    there = asked(mei, link)
    assert state(mei, there).listed and there not in stranger.get("/tables").text
    temur.post(f"{there}/decline")
    assert there[3:] in [line["id"] for line in Caller(stranger).get("/tables").json()]


def test_nothing_begins_with_a_reserved_seat(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = over(mei, temur)
    there = asked(mei, link)
    page = mei.get(there).text
    assert f'action="{there}/start"' not in page and "Waiting for Temür" in page
    refused = mei.post(f"{there}/start", accept="application/json")
    assert refused.status_code == 409 and "reserved for Temür" in refused.json()["error"]
    mei.post(f"{there}/send-away", {"seat": "1"})
    assert mei.post(f"{there}/start").status_code == 303 and state(mei, there).started


def test_nobody_is_rated_or_has_a_clock_that_runs_before_the_start(browser: Browsers) -> None:
    mei, temur = founded(browser(), "Mei"), founded(browser(), "Temür")
    link = mei.found("pocket_changan", "me", "open", clock="evening", rated="on")
    temur.join(link, "Temür")
    mei.post(f"{link}/concede", {"seat": "0"}, accept="application/json")
    there = asked(mei, link)
    settings, clocks = state(mei, there).settings, state(mei, there).clocks
    assert settings.rated and settings.clock == "evening" and clocks is not None
    assert all(hand.since is None for hand in clocks.hands) and not state(mei, there).overdue(9e9)
    assert [seat["time"] for seat in match_at(mei, there).view().entries(())] == [None, None]
    temur.post(f"{there}/decline")
    assert mei.post(f"{there}/close").status_code == 303
    assert in_loop(mei, site_of(mei).database.read, results_kept) == [link[3:]] * 2, "the game that was played"
    temur.post(f"{link}/rematch")
    again = temur.post(f"{link}/rematch").headers["location"]
    mei.join(again, "")
    clocks = state(mei, again).clocks
    assert clocks is not None and any(hand.since is not None for hand in clocks.hands)


def results_kept(connection: sa.Connection) -> list[str]:
    """The match of each seat that has a result."""
    return list(connection.scalars(sa.select(results.c.match_id)))


def test_against_computers_it_begins_at_once(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    there = asked(mei, link)
    assert state(mei, there).started
    assert [chair.bot for chair in state(mei, there).seats] == [None, "greedy"]


def test_computers_keep_their_seats_and_level_beside_people(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = over(mei, temur, bots=["random"])
    there = asked(temur, link)
    assert [(chair.kind, chair.bot) for chair in state(mei, there).seats] == [
        ("open", None),
        ("human", None),
        ("bot", "random"),
    ]
    mei.join(there, "")
    assert state(mei, there).started


def test_at_one_device_it_begins_at_once(browser: Browsers) -> None:
    mei = browser()
    link = over(mei, mei, bots=["random"])
    there = asked(mei, link)
    assert state(mei, there).started and [chair.kind for chair in state(mei, there).seats] == ["human", "human", "bot"]


def test_whoever_has_several_seats_accepts_for_all_of_them(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = over(mei, mei, temur)
    there = asked(temur, link)
    names = [chair.name for chair in state(mei, there).seats]
    assert [kind for kind, _ in sitting(mei, there)] == ["open", "open", "human"]
    mei.join(there, "")
    assert state(mei, there).started and [chair.name for chair in state(mei, there).seats] == names
    assert state(mei, there).seats_of(person_of(mei)) == [0, 1]


def person_of(one: Browser) -> Person:
    """The person whose browser it is."""
    found: Person = in_loop(one, site_of(one).people.find_by_token, one.cookies[COOKIE])
    return found


def test_a_person_for_whom_a_stand_in_played_is_asked_too(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("pocket_changan", "me", "open", name="Mei")
    temur.join(link, "Temür")
    temur.post(f"{link}/leave")
    mei.post(f"{link}/concede", {"seat": "0"}, accept="application/json")
    there = asked(mei, link)
    assert sitting(mei, there) == [("human", "Mei"), ("open", "Temür")]
    assert asked(temur, link) == there and state(mei, there).started


def test_a_table_that_was_closed_or_left_can_be_asked_for_anew(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = over(mei, temur)
    first = asked(mei, link)
    mei.post(f"{first}/close")
    page = temur.get(f"{link}/result")
    assert page.status_code == 200 and "Play again" in page.text and first not in page.text
    assert first not in temur.get(link).text
    second = asked(temur, link)
    assert second != first and sitting(mei, second) == [("open", "Mei"), ("human", "Temür")]
    temur.post(f"{second}/leave")
    assert "wants to play again" not in mei.get(f"{link}/result").text
    assert asked(mei, link) == second and sitting(mei, second) == [("human", "Mei"), ("open", "")]
    assert state(mei, second).host == state(mei, second).seats[0].person


def test_a_rematch_that_cannot_be_replayed_leaves_the_last_table_open(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, temur = browser(), browser()
    link = over(mei, temur)
    there = asked(mei, link)

    async def fail(_name: str) -> None:
        raise Damaged("This game was ended early.", 410)

    registry = site_of(mei).registry
    monkeypatch.setattr(registry, "find_match", one_fails(registry.find_match, there, fail))
    for page in (link, f"{link}/result", f"{link}/text"):
        assert temur.get(page).status_code == 200
    assert temur.post(f"{link}/rematch").status_code == 410


def one_fails(find: Find, link: str, fail: Find) -> Find:
    """How matches are found where one of them fails."""
    return lambda name: fail(name) if name == link[3:] else find(name)


def test_only_invited_people_come_where_that_was_so(browser: Browsers) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = over(mei, temur, settings=MatchSettings(invited=True))
    there = asked(mei, link)
    assert state(mei, there).settings.invited
    assert temur.join(there, "").status_code == 303 and state(mei, there).started
    other = asked(mei, over(mei, temur, settings=MatchSettings(invited=True)))
    temur.post(f"{other}/decline")
    refused = stranger.post(f"{other}/seat", {"name": "Stranger"}, accept="application/json")
    assert refused.status_code == 403 and "Only invited players" in refused.json()["error"]


def test_whoever_is_blocked_meanwhile_does_not_come(browser: Browsers) -> None:
    mei, temur = founded(browser(), "Mei"), founded(browser(), "Temür")
    link = over(mei, temur)
    there = asked(mei, link)
    tie(mei, "block", name="Temür")
    assert temur.post(f"{link}/rematch").status_code == 409 and temur.join(there, "").status_code in (403, 409)
    assert not state(mei, there).started


def test_an_open_page_is_told_how_the_offer_stands(browser: Browsers) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = over(mei, temur, aisha)
    with temur.live(link) as page, browser().live(link) as watching:
        page.state()
        watching.state()
        there = asked(mei, link)
        while "wants to play again" not in page.sections.get("matters", ""):
            page.state()
        assert "Mei" in page.sections["matters"] and f'action="{there}/seat"' in page.sections["matters"]
        assert "wants to play again" in page.sections["result"]
        temur.post(f"{there}/decline")
        while "wants to play again" in page.sections["matters"]:
            page.state()
        assert "wants to play again" not in page.sections["result"] and there in page.sections["result"]
        while there not in watching.sections.get("result", ""):
            watching.state()
        assert "wants to play again" not in watching.sections["result"] + watching.sections["matters"]
        mei.post(f"{there}/close")
        while there in page.sections["result"]:
            page.state()


def test_the_text_table_tells_it_too(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = over(mei, temur)
    there = asked(mei, link)
    page = temur.get(f"{link}/text").text
    assert (
        "Mei wants to play again" in page and f'action="{there}/seat"' in page and f'action="{there}/decline"' in page
    )
    assert "Waiting for Temür" in mei.get(f"{link}/text").text
    temur.post(f"{there}/decline")
    assert "wants to play again" not in temur.get(f"{link}/text").text


def test_programs_ask_and_accept_through_the_api(browser: Browsers) -> None:
    mei, temur = founded(browser(), "Mei"), founded(browser(), "Temür")
    link = mei.found("pocket_changan", "me", "open")
    temur.join(link, "Temür")
    one, other = Caller(mei, token_of(mei)), Caller(temur, token_of(temur))
    early = one.post(f"/tables/{link[3:]}/rematch")
    assert early.status_code == 409 and "once the game is over" in early.json()["error"]
    mei.post(f"{link}/concede", {"seat": "0"}, accept="application/json")
    table = one.post(f"/tables/{link[3:]}/rematch").json()
    assert table["state"] == "open" and table["host"] and table["id"] != link[3:]
    assert [(chair["kind"], chair["name"], chair["mine"]) for chair in table["chairs"]] == [
        ("human", "Mei", True),
        ("open", "Temür", False),
    ]
    assert one.get(f"/tables/{link[3:]}").json()["rematch"] == table["id"]
    assert [found["table"] for found in other.get("/invitations").json()] == [table["id"]]
    assert other.post(f"/tables/{link[3:]}/rematch").json()["state"] == "playing"
    assert other.get("/invitations").json() == []


@pytest.mark.parametrize("chair", [MatchSeat(0, "human", "—"), MatchSeat(0, "open")])
def test_the_seat_of_nobody_is_free(chair: MatchSeat) -> None:
    assert chair.reserved() == MatchSeat(0, "open") and chair.reserved().is_free


def test_nobody_asks_for_a_game_of_others_or_before_the_end(client: TestClient, browser: Browsers) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = table_of("pocket_changan", mei, temur)
    assert mei.post(f"{link}/rematch", accept="application/json").status_code == 409
    in_loop(mei, match_at(client, link).concede, 0)
    assert stranger.post(f"{link}/rematch").status_code == 403 and NAMES[0] == "Mei"
    assert match_at(client, link).state.rematch is None
