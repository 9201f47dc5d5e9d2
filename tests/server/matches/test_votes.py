"""Who is away, and what all agree to: stand-ins, votes, taking back; and that nobody speaks for another seat."""

import random
import time
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.matches.test_clocks import Hours, hours
from tests.support.server.browsers import Browser, Browsers
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import Absence
from tongbao.server.matches import votes
from tongbao.server.matches.match import Match
from tongbao.server.matches.repository import rebuild
from tongbao.server.matches.state import Vote, vote_in
from tongbao.testing.addresses import api

__all__ = ["hours"]
GRACE = Absence().grace


def company(browser: Browsers, *names: str, game: str = "xanadu", **fields: str) -> tuple[list[Browser], str]:
    """People at a table in that order of seats."""
    people = [browser() for _ in names]
    link = people[0].found(game, "me", *["open"] * (len(names) - 1), name=names[0], **fields)
    for person, name in zip(people[1:], names[1:], strict=True):
        assert person.join(link, name).status_code == 303
    return people, link


def match_at(app: Starlette, link: str) -> Match:
    found: Match = app.state.services.registry.matches[link.rpartition("/")[2]]
    return found


def remarks(browser: Browser, link: str) -> list[tuple[str, int]]:
    told = browser.get(f"{api(link)}/log").json()["remarks"]
    return [(one["kind"], one["facts"]["player"]) for one in told]


def json(browser: Browser, path: str, **fields: object) -> Any:
    return browser.post(path, {name: str(value) for name, value in fields.items()}, accept="application/json")


def to_act(browser: Browser, link: str) -> int:
    return int(browser.view(link, -1)["view"]["to_act"][0])


# Stand-ins.


def test_a_stand_in_of_the_chosen_level_plays_for_who_leaves_and_the_log_says_so(
    app: Starlette, browser: Browsers
) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", stand_in="random")
    mei.post(f"{link}/leave")
    match = match_at(app, link)
    assert match.state.seats[0].kind == "bot" and match.state.seats[0].bot == "random"
    dice = random.Random(1)
    while not match.state.stood_in:
        seen = luca.turn(link, 1)
        luca.choose(link, dice.choice(seen["choices"]), 1, seen["version"])
    assert match.state.stood_in == {0}
    assert "~Mei has left; a stand-in takes over." in " ".join(luca.get(link).text.split()).replace(
        '<b class="who p1">~Mei</b>', "~Mei"
    )
    mei.post(f"{link}/seat")
    assert match.state.seats[0].kind == "human" and match.state.stood_in == {0}, "that it chose is not forgotten"
    assert remarks(luca, link) == [("has_left", 0), ("comes_back", 0)]


def test_what_a_stand_in_thinks_of_is_not_chosen_once_the_seat_is_taken_back(
    app: Starlette, client: TestClient, browser: Browsers
) -> None:
    (mei, _), link = company(browser, "Mei", "Luca")
    match = match_at(app, link)
    choice = mei.view(link, 0)["choices"][0]
    stand_in = match.state.seats[0].with_bot("random")
    assert client.portal is not None
    with pytest.raises(UserError, match="moved on"):
        client.portal.call(match.choose, 0, choice, 0, stand_in)
    assert match.state.seat_version(0) == 0 and client.portal.call(match.choose, 0, choice, 0, match.state.seats[0])


def test_who_is_away_sees_no_more_than_who_only_looks_on(browser: Browsers) -> None:
    (mei, _), link = company(browser, "Mei", "Luca")
    assert json(mei, f"{link}/seat").status_code in (200, 303)
    mei.post(f"{link}/leave")
    while to_act(mei, link) != 1:  # the stand-in plays Mei's turn; then everything waits for Luca
        time.sleep(0.005)
    assert mei.view(link) == {**browser().view(link), "version": mei.view(link)["version"]}
    assert mei.get(f"{api(link)}/view?seat=0").status_code == 403


def test_at_a_live_table_a_stand_in_sits_down_after_the_grace(app: Starlette, browser: Browsers, hours: Hours) -> None:
    assert GRACE >= 120
    (_, luca), link = company(browser, "Mei", "Luca", clock="evening")
    match = match_at(app, link)
    match.absence = Absence(grace=0.2)
    with luca.live(link) as page:
        page.settle()
        while match.state.seats[0].kind == "human":
            page.say({"ping": 1})
            page.read()
            time.sleep(0.02)
        assert match.state.seats[1].kind == "human"
    assert ("stands_in", 0) in remarks(luca, link)


def test_nobody_stands_in_for_who_is_there(app: Starlette, browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca", clock="evening")
    with mei.live(link) as page, luca.live(link) as other:
        page.settle(), other.settle()
        match_at(app, link).absence = Absence(grace=0.05)
        with browser().live(link) as third:  # who comes and goes makes the table look who is away
            third.settle()
        time.sleep(0.3)
        assert [chair.kind for chair in match_at(app, link).state.seats] == ["human", "human"]


# Votes.


def test_a_vote_is_decided_by_more_than_half() -> None:
    vote = Vote(2, {0: "end", 1: "wait", 3: "end"})
    assert vote.decided([0, 1, 3]) == "end"
    assert vote.decided([0, 1, 3, 4]) is None
    assert vote.decided([1]) == "wait"
    assert vote_in(vote.text) == vote and vote_in("") is None


def test_the_others_decide_how_to_go_on(app: Starlette, browser: Browsers, hours: Hours) -> None:
    (mei, luca, aisha), link = company(browser, "Mei", "Luca", "Aisha")
    away = to_act(mei, link)
    others = [person for seat, person in enumerate((mei, luca, aisha)) if seat != away]
    assert json(others[0], f"{link}/vote", seat=away, ballot="go_on").status_code == 409, "she is only a moment late"
    hours.ahead += GRACE + 1
    assert json(others[0], f"{link}/vote", seat=away, ballot="sleep").status_code == 400
    assert json(others[0], f"{link}/vote", seat=away, ballot="go_on").status_code == 200
    assert match_at(app, link).state.seats[away].kind == "human"
    assert "1 wants a stand-in" in " ".join(others[1].get(link).text.split())
    assert json(others[1], f"{link}/vote", seat=away, ballot="go_on").status_code == 200
    assert match_at(app, link).state.seats[away].kind == "bot"
    for other in others:
        assert json(other, f"{link}/vote", seat=away, ballot="wait").status_code == 200
    assert match_at(app, link).state.seats[away].kind == "human", "they would rather wait"
    assert [kind for kind, _ in remarks(mei, link)][-2:] == ["stands_in", "waited_for"]


def test_a_game_that_the_others_end_is_over_for_good(app: Starlette, browser: Browsers, hours: Hours) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca")
    away = to_act(mei, link)
    late, other = ((mei, luca), (luca, mei))[away]
    hours.ahead += GRACE + 1
    choice = late.view(link, away)["choices"][0]
    assert json(other, f"{link}/vote", seat=away, ballot="end").json() == {"closed": True}
    assert late.choose(link, choice, away).status_code == 409
    assert "This game was ended early." in late.get(link).text
    assert other.get(f"{link}/record.json").status_code == 403, "what was hidden stays so"
    assert json(other, f"{link}/vote", seat=away, ballot="end").status_code == 409
    app.state.services.registry.forget([link.rpartition("/")[2]])
    assert late.choose(link, choice, away).status_code == 409, "also when it is found again"


def test_only_who_sits_there_votes_and_not_about_himself(browser: Browsers, hours: Hours) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca")
    away = to_act(mei, link)
    hours.ahead += GRACE + 1
    late, other = ((mei, luca), (luca, mei))[away]
    stranger = browser()
    stranger.post("/name", {"name": "Mallory"})
    for person in (late, stranger):
        assert json(person, f"{link}/vote", seat=away, ballot="end").status_code == 409
    assert json(browser(), f"{link}/vote", seat=away, ballot="end").status_code == 403
    for nowhere in ("2", "0002", "", "x", "9" * 5000):
        assert json(other, f"{link}/vote", seat=nowhere, ballot="end").status_code == 400
    assert json(other, f"{link}/vote", seat=1 - away, ballot="end").status_code == 409, "he isn't away"


# Taking back.


def moved_on(app: Starlette, browser: Browsers, *names: str) -> tuple[list[Browser], str, int]:
    """People at a table of whom one could only take back with the consent of the others, and his seat."""
    dice = random.Random(5)
    for _ in range(30):
        people, link = company(browser, *names, game="silk_cities")
        match = match_at(app, link)
        for _ in range(150):
            for seat in range(len(people)):
                if votes.within_reach(match.state.require_game(), seat):
                    assert "Ask to undo" in people[seat].get(link).text
                    return people, link, seat
            acting = match.state.require_game().seats_to_act()[0]
            seen = people[acting].view(link, acting)
            people[acting].choose(link, dice.choice(seen["choices"]), acting, seen["version"])
    raise AssertionError("nobody could ever ask")


def test_all_agree_and_it_is_taken_back(app: Starlette, browser: Browsers) -> None:
    people, link, seat = moved_on(app, browser, "Mei", "Luca")
    asker, other = people[seat], people[1 - seat]
    match = match_at(app, link)
    reach = votes.within_reach(match.state.require_game(), seat)
    before = match.state.require_game().decisions
    assert json(asker, f"{link}/takeback", seat=seat).status_code == 200
    assert match.state.require_game().decisions == before
    assert "asks to undo" in other.get(link).text and "Allow" in other.get(link).text
    assert json(asker, f"{link}/takeback", seat=seat, answer="yes").status_code == 409, "one doesn't answer oneself"
    assert json(other, f"{link}/takeback", seat=1 - seat, answer="yes").status_code == 200
    assert match.state.require_game().decisions == before - len(reach)
    assert remarks(other, link)[-1] == ("agreed", seat)
    again = rebuild(app.state.services.database, match.id)
    assert again.require_game().decisions == match.state.require_game().decisions, "so it is kept"


def test_one_who_refuses_is_enough_and_a_choice_ends_the_question(app: Starlette, browser: Browsers) -> None:
    people, link, seat = moved_on(app, browser, "Mei", "Luca", "Aisha")
    asker, others = people[seat], [s for s in range(3) if s != seat]
    match, before = match_at(app, link), match_at(app, link).state.require_game().decisions
    json(asker, f"{link}/takeback", seat=seat)
    assert json(people[others[0]], f"{link}/takeback", seat=others[0], answer="yes").status_code == 200
    assert json(people[others[1]], f"{link}/takeback", seat=others[1], answer="no").status_code == 200
    assert match.state.require_game().decisions == before and not match.state.is_takeback_asked()
    json(asker, f"{link}/takeback", seat=seat)
    acting = to_act(asker, link)
    people[acting].choose(link, people[acting].view(link, acting)["choices"][0], acting)
    assert not match.state.is_takeback_asked()
    for other in others:
        assert json(people[other], f"{link}/takeback", seat=other, answer="yes").status_code == 409


def test_nothing_is_taken_back_over_what_was_drawn_or_shown(app: Starlette, browser: Browsers) -> None:
    people, link = company(browser, "Mei", "Luca", game="pocket_changan")
    match, dice = match_at(app, link), random.Random(3)
    while not match.state.require_game().over and match.state.require_game().decisions < 60:
        game = match.state.require_game()
        for seat, person in enumerate(people):
            made = (game.history or [])[: game.decisions]
            latest = max([i for i, one in enumerate(made) if one.seat == seat], default=-1)
            if latest < game.barrier:
                assert votes.within_reach(game, seat) == []
                assert json(person, f"{link}/takeback", seat=seat).status_code == 409
        seat = to_act(people[0], link)
        seen = people[seat].view(link, seat)
        people[seat].choose(link, dice.choice(seen["choices"]), seat, seen["version"])


def test_nobody_asks_or_agrees_for_another_seat(app: Starlette, browser: Browsers) -> None:
    people, link, seat = moved_on(app, browser, "Mei", "Luca")
    assert json(people[1 - seat], f"{link}/takeback", seat=seat).status_code == 403
    assert json(browser(), f"{link}/takeback", seat=seat).status_code == 403
    json(people[seat], f"{link}/takeback", seat=seat)
    assert json(people[seat], f"{link}/takeback", seat=1 - seat, answer="yes").status_code == 403


def test_votes_and_takebacks_wait_for_their_answer_over_a_restart(app: Starlette, browser: Browsers) -> None:
    people, link, seat = moved_on(app, browser, "Mei", "Luca")
    json(people[seat], f"{link}/takeback", seat=seat)
    app.state.services.registry.forget([link.rpartition("/")[2]])
    assert json(people[1 - seat], f"{link}/takeback", seat=1 - seat, answer="yes").status_code == 200


def test_the_log_tells_an_undo_once(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    dice = random.Random(1)
    for _ in range(200):
        seen = mei.turn(link)
        mei.choose(link, dice.choice(seen["choices"]), 0, seen["version"])
        if seen["view"]["phase"] != "start" and mei.undo(link).status_code == 200:
            break
    assert remarks(mei, link) == [("takes_back", 0)]


def test_the_grace_of_slow_tables_is_a_day() -> None:
    assert Absence().grace_of_days == 24 * 3600


def test_all_who_are_there_end_the_game_together(browser: Browsers) -> None:
    (mei, luca), link = company(browser, "Mei", "Luca")
    assert json(browser(), f"{link}/end", answer="yes").status_code in (401, 403, 409), "only players"
    assert json(mei, f"{link}/end", answer="perhaps").status_code == 400
    assert json(mei, f"{link}/end", answer="yes").json() == {"closed": False}
    assert "wants to end the game" in luca.get(link).text and "still has to agree" in mei.get(link).text
    assert json(luca, f"{link}/end", answer="no").json() == {"closed": False}
    assert "wants to end the game" not in luca.get(link).text
    json(luca, f"{link}/end", answer="yes")
    assert json(mei, f"{link}/end", answer="yes").json() == {"closed": True}
    assert ("ended", 0) in remarks(mei, link) and json(mei, f"{link}/end", answer="yes").status_code == 409
    page = luca.get(link).text
    assert 'href="/new/xanadu"' in page and f"{link}/replay?step=0" in page
    alone = browser()
    own = alone.found("xanadu", "me", "bot:random")
    assert json(alone, f"{own}/end", answer="yes").json() == {"closed": True}
