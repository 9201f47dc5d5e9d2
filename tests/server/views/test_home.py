"""Home, all tables and watching: what waits longest comes first, and nothing is played for a list."""

import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from tests.support.server.accounts import founded, seal_on
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.friends import friends, tie
from tests.support.server.stored import transaction
from tongbao.server.common.settings import Tables
from tongbao.server.db.tables import matches
from tongbao.server.matches.limits import clear_unbegun
from tongbao.server.matches.state import MatchState
from tongbao.server.views.table.home import A_PAGE, FRESH


def aged(app: Starlette, link: str, seconds: float) -> None:
    """Let so much time have passed since everything that was done at a table."""
    change = matches.update().filter_by(id=link[3:])
    c = matches.c
    older = {"moved": c.moved - seconds, "created": c.created - seconds, "finished": c.finished - seconds}
    with transaction(app.state.services.database) as connection:
        connection.execute(change.values(older))


def ended(app: Starlette, link: str) -> None:
    """Let a table be over."""
    change = matches.update().filter_by(id=link[3:]).values(finished=time.time(), to_act=[])
    with transaction(app.state.services.database) as connection:
        connection.execute(change)


def own_turn(one: Browser, *seats: str, **fields: str) -> str:
    """A table at which it is the visitor's turn."""
    return one.found("changan", "me", *(seats or ("bot:random",)), **fields)


def test_a_stranger_finds_the_games(browser: Browsers) -> None:
    page = browser().get("/").text
    assert page.count('class="game ') == 4 and "Play now" in page and "Your turn at" not in page


def test_the_longest_waiting_table_has_the_gold_button_and_is_the_next(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    links = [own_turn(mei) for _ in range(5)]
    for place, link in enumerate(links):
        mei.turn(link)
        aged(app, link, 3600 * (1 + place))
    page = mei.get("/").text
    assert "Your turn at 5 tables" in page and "Your turn" in page
    shown = [page.index(f'href="{link}"') for link in reversed(links)]
    assert shown == sorted(shown) and page.count('class="ticket ') == 3 and page.count("btn go small") == 1
    assert mei.get("/next").headers["location"] == links[-1]
    assert mei.get(f"/next?from={links[-1][3:]}").headers["location"] == links[-2]
    table = mei.get(links[0]).text
    assert "4 tables are waiting for you" in table and f"/next?from={links[0][3:]}" in table
    assert browser().get("/next").headers["location"] == "/"


def test_where_no_other_table_waits_next_leads_home_with_a_word(browser: Browsers) -> None:
    mei = browser()
    mei.found("xanadu", "me", "open")
    assert mei.get("/next").headers["location"] == "/?none"
    assert "No other tables are waiting for you" in mei.get("/?none").text
    assert "My tables" in mei.get("/").text


def test_a_ticket_says_what_is_asked_and_what_is_left(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = own_turn(mei, "open", clock="day")
    luca.join(link, "Luca")
    page = mei.get("/").text
    assert "joss" in page and "left" in page and "a move a day" in page
    assert "Luca" not in page.partition("Open tables")[2]
    assert ">just now<" in luca.get("/").text


def test_no_game_is_played_for_a_list(app: Starlette, browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = browser()
    links = [own_turn(mei, "open") for _ in range(29)]
    others = [browser() for _ in range(2)]
    for one in others:
        for _ in range(16):
            link = one.found("xanadu", "me", "open", "open", listed="on")
            mei.join(link, "Mei")
            links.append(link)
    app.state.services.registry.forget([link[3:] for link in links])

    def never(*_: object) -> None:
        raise AssertionError("a game is played again")

    monkeypatch.setattr(MatchState, "play_again", never)
    asked: list[str] = []
    sa.event.listen(app.state.services.database.engine, "before_cursor_execute", lambda *what: asked.append(what[2]))
    for path in ("/", "/tables", "/tables?state=open&page=3", "/watch", "/next"):
        asked.clear()
        answer = mei.get(path)
        assert answer.status_code in (200, 303)
        assert len(asked) <= 60, "as many questions, however many tables"
    assert len(mei.get("/").content) < 90_000


def test_all_tables_stand_by_state_page_by_page(app: Starlette, browser: Browsers) -> None:
    mei, luca = browser(), browser()
    waiting = [mei.found("xanadu", "me", "open") for _ in range(A_PAGE + 2)]
    mine = own_turn(mei, "open")
    luca.join(mine, "Luca")
    first, second = (mei.get(f"/tables?state=open&page={page}").text for page in (1, 2))
    assert sum(link in first for link in waiting) == A_PAGE and sum(link in second for link in waiting) == 2
    assert mine in mei.get("/tables?state=mine").text and mine not in first
    assert mine in luca.get("/tables?state=others").text and mine not in luca.get("/tables?state=mine").text
    ended(app, mine)
    for state in ("finished", "all"):
        assert mine in mei.get(f"/tables?state={state}&page=1").text + mei.get(f"/tables?state={state}&page=2").text
    for query in ("state=moon", "page=0", "page=-1", "page=99999", "page=x", "state=open&page=400"):
        assert mei.get(f"/tables?{query}").status_code == 200
    assert browser().get("/tables").status_code == 200


def test_finished_tables_leave_home_and_stay_in_the_archive(app: Starlette, browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = own_turn(mei, "open")
    luca.join(link, "Luca")
    ended(app, link)
    assert link in mei.get("/").text
    aged(app, link, FRESH + 60)
    assert link not in mei.get("/").text
    assert link in mei.get("/tables?state=finished").text


def test_tables_whose_game_nobody_begins_are_cleared(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    old, new, begun = mei.found("xanadu", "me", "open"), mei.found("xanadu", "me", "open"), own_turn(mei)
    for link in (old, begun):
        aged(app, link, Tables().unbegun + 60)
    database = app.state.services.database
    with transaction(database) as connection:
        clear_unbegun([], Tables().unbegun)(connection)
    app.state.services.registry.forget([old[3:]])
    assert mei.get(old).status_code == 404
    assert mei.get(new).status_code == 200 and mei.get(begun).status_code == 200


def test_watch_shows_running_tables_that_all_may_see(app: Starlette, browser: Browsers) -> None:
    mei, luca = browser(), browser()
    shown, private = (own_turn(mei, "open", listed=listed) for listed in ("on", ""))
    assert shown not in browser().get("/watch").text, "it hasn't begun"
    for link in (shown, private):
        luca.join(link, "Luca")
    page = browser().get("/watch").text
    assert shown in page and private not in page and "Luca" not in page.partition(shown)[0]
    aged(app, shown, time.time())
    assert browser().get("/watch").status_code == 200


def test_the_host_sends_away_and_closes_before_the_start(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open", "open")
    luca.join(link, "Luca")
    for other in (luca, browser()):
        assert other.post(f"{link}/send-away", {"seat": "1"}).status_code == 403
        assert other.post(f"{link}/close").status_code == 403
    for seat in ("0", "2", "9", "x", "-1"):
        assert mei.post(f"{link}/send-away", {"seat": seat}).status_code in (400, 409)
    assert "Remove from the table" in mei.get(link).text and "Remove from the table" not in luca.get(link).text
    assert mei.post(f"{link}/send-away", {"seat": "1"}).status_code == 303
    assert "Luca" not in mei.get(link).text
    assert mei.post(f"{link}/close", origin="https://evil.example").status_code == 403
    assert mei.post(f"{link}/close").headers["location"] == "/"
    assert mei.get(link).status_code == 404 and luca.join(link, "Luca").status_code == 404
    begun = own_turn(mei)
    assert mei.post(f"{begun}/close").status_code == 409 and mei.get(begun).status_code == 200


def test_only_the_invited_sit_down(app: Starlette, browser: Browsers) -> None:
    mei, luca, aisha = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Aisha")
    link = mei.found("xanadu", "me", "open", "open", listed="invited")
    assert link not in luca.get("/").text
    refused = luca.join(link, "Luca")
    assert refused.status_code == 409 and "invited" in refused.text
    assert browser().join(link, "Guest").status_code == 409
    told: list[tuple[str, str, str]] = []

    async def tell(_person: str, kind: str, match: str, facts: dict[str, str]) -> None:
        told.append((kind, match, facts["who"]))

    app.state.services.invitations.on_invited.append(tell)
    invite = {"seal": seal_on(mei), "friend": "luca"}
    assert mei.post(f"{link}/invite", invite).status_code == 403, "they aren't friends"
    friends(mei, luca, "Luca", "mei")
    assert "Invite Luca" in mei.get(link).text
    assert mei.post(f"{link}/invite", {**invite, "seal": seal_on(luca)}).status_code == 403
    assert aisha.post(f"{link}/invite", {"seal": seal_on(aisha), "friend": "luca"}).status_code == 403
    for _ in range(2):
        assert mei.post(f"{link}/invite", invite).status_code == 303
    assert told == [("invited", link[3:], "Mei")], "told once"
    page = luca.get("/").text
    assert "Mei invites you" in page and "Accept" in page
    assert luca.post(f"{link}/decline", {"seal": seal_on(luca)}).status_code == 303
    assert "invites you" not in luca.get("/").text and luca.join(link, "Luca").status_code == 409
    mei.post(f"{link}/invite", invite)
    assert luca.join(link, "Luca").status_code == 303 and "invites you" not in luca.get("/").text
    assert aisha.join(link, "Aisha").status_code == 409


def test_a_block_takes_invitations_back_and_allows_none(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    friends(mei, luca, "Luca", "mei")
    link = mei.found("xanadu", "me", "open", "open", listed="invited")
    invite = {"seal": seal_on(mei), "friend": "luca"}
    mei.post(f"{link}/invite", invite)
    tie(luca, "block", name="Mei")
    assert "invites you" not in luca.get("/").text
    assert mei.post(f"{link}/invite", invite).status_code == 403
    assert luca.join(link, "Luca").status_code == 409


def test_a_guest_opens_no_table_for_the_invited(browser: Browsers) -> None:
    answer = browser().post(
        "/tables", {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open", "listed": "invited"}
    )
    assert answer.status_code == 409 and "account" in answer.text


def test_the_lobby_says_clock_and_door(browser: Browsers) -> None:
    mei = browser()
    page = mei.get(mei.found("xanadu", "me", "open", listed="on", clock="evening", rated="on")).text
    assert "25 minutes each, plus 15 seconds for every move" in page and "Rated" in page
    page = mei.get("/new/xanadu?listed=&clock=day").text
    assert "2 days each, plus 1 day for every move" in page


def test_a_name_at_home_is_text(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open", "open", listed="on", name="<b>&'\"M")
    luca.join(link, "<i>Luca")
    for one in (mei, luca, browser()):
        for path in ("/", "/games", "/tables", "/watch", link):
            page = one.get(path).text
            assert "<b>&'" not in page and "<i>Luca" not in page


@pytest.mark.parametrize("path", ["/notices", "/notices/settings", "/profile"])
def test_a_stranger_is_asked_in_where_there_is_nothing_of_his(browser: Callable[[], Browser], path: str) -> None:
    answer = browser().get(path)
    assert (answer.status_code, answer.headers["location"]) == (303, "/account")
