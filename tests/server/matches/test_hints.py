"""Hints at a table: who may ask, what is told to whom, what is kept, and what becomes of one that comes too late."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import Browser, Browsers, Json, server
from tests.support.server.earlier import make_earlier
from tests.support.server.hasty import HASTY, ROOMY
from tests.support.server.markup import inputs
from tests.support.server.people import keep_people
from tongbao.bots.hints.hint import Advice, Suggestion
from tongbao.engine.events import Event
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import Relations
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import OfPerson
from tongbao.server.db.database import Database
from tongbao.server.main.app import create_app
from tongbao.server.matches.bots import require_hint
from tongbao.server.matches.hints import Hint
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.remarks import remarks_of
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import MatchSettings
from tongbao.server.matches.worker_pool import Request, advice
from tongbao.server.rendering.chronicle import Chronicle, place_of
from tongbao.server.social.invitations import Invitations
from tongbao.server.social.rematches import Rematches
from tongbao.testing.addresses import api

GAME = "xanadu"
LINE = "asked for a hint"
MEI, TEMUR = Person("mei", "Mei"), Person("temur", "Temür")


class Oracle:
    """Advises at once: the first choices, in their order. ``asked`` counts; ``fails`` is raised instead."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.fails: Exception | None = None
        self.waits: asyncio.Event | None = None

    async def advise(self, request: Request) -> Advice:
        self.asked.append(request)
        if self.waits is not None:
            await self.waits.wait()
        if self.fails is not None:
            raise self.fails
        game = tongbao.replay(request.record)
        texts = [choice.text for choice in game.choices(request.seat)[:3]]
        return [Suggestion(text, 0.6 - 0.1 * n, 3.4 - n, []) for n, text in enumerate(texts)]


@pytest.fixture
def oracle(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """In place of the processes in which hints are found."""
    found = Oracle()
    monkeypatch.setattr(app.state.services.registry.hint_service.worker_pool, "advise", found.advise)
    return found


def founded(mei: Browser, *seats: str, **fields: str) -> str:
    """A table with hints; its link. Mei sits on seat 0 and has something to choose."""
    link = mei.found(GAME, "me", *(seats or ("bot:random",)), **{"hints": "on", "name": "Mei", **fields})
    if "open" not in seats:
        several(mei, link)
    return link


def several(one: Browser, link: str, seat: int = 0) -> Json:
    """Play on at the seat until it can choose between several things."""
    while len((seen := one.turn(link, seat))["choices"]) < 2:
        assert one.choose(link, seen["choices"][0], seat).status_code == 200
    return seen


def ask(one: Browser, link: str, seat: int = 0) -> Any:
    return one.post(f"{link}/hint", {"seat": str(seat)}, accept="application/json")


def lines(page: str) -> list[str]:
    return [line for line in re.findall(r"<li.*?</li>", page, re.DOTALL) if LINE in line]


def test_a_hint_ranks_choices_and_says_why(browser: Browsers, oracle: Oracle) -> None:
    mei = browser()
    link = founded(mei)
    seen = mei.view(link)
    answer = ask(mei, link)
    assert answer.status_code == 200 and answer.json()["version"] == seen["version"]
    told = answer.json()["hint"]
    assert [one["choice"] for one in told] == seen["choices"][:3]
    assert told[0]["win"] == 60 and told[0]["margin"] == 3
    assert told[0]["sentence"] == "Better than the second choice in many small ways."
    page = mei.get(link).text
    assert 'class="advice"' in page and f'data-point="{seen["choices"][1]}"' in page and "data-hint" not in page


def test_everybody_is_told_that_a_hint_was_taken_and_nobody_else_what_it_said(
    browser: Browsers, oracle: Oracle
) -> None:
    mei, watcher = browser(), browser()
    link = founded(mei)
    with watcher.live(link) as page:
        page.state()
        ask(mei, link)
        while LINE not in page.sections["log"]:
            page.state()
        assert len(lines(page.sections["log"])) == 1 and "Mei" in lines(page.sections["log"])[0]
        assert not any("advice" in html or "data-point" in html for html in page.sections.values())
    for one in (mei, watcher):
        assert len(lines(one.get(link).text)) == 1
        told = one.get(f"{api(link)}/log").json()
        assert [hint["seat"] for hint in told["hints"]] == [0] and told["hints"][0]["before"] <= len(told["log"])
    assert 'class="advice"' not in watcher.get(link).text


def test_the_same_question_is_thought_about_once(browser: Browsers, oracle: Oracle) -> None:
    mei = browser()
    link = founded(mei)
    assert ask(mei, link).json() == ask(mei, link).json()
    assert len(oracle.asked) == 1 and len(lines(mei.get(link).text)) == 1
    mei.choose(link, mei.view(link)["choices"][0])
    several(mei, link)
    ask(mei, link)
    assert len(oracle.asked) == 2 and len(lines(mei.get(link).text)) == 2


def test_a_hint_is_gone_with_the_choice_it_was_for(browser: Browsers, oracle: Oracle) -> None:
    mei = browser()
    link = founded(mei)
    ask(mei, link)
    seen = mei.view(link)
    mei.choose(link, seen["choices"][0])
    assert 'class="advice"' not in mei.get(link).text and len(lines(mei.get(link).text)) == 1


def test_only_who_is_to_act_is_told_and_only_for_his_own_seat(browser: Browsers, oracle: Oracle) -> None:
    mei, temur = browser(), browser()
    link = mei.found(GAME, "me", "open", hints="on", name="Mei")
    temur.join(link, "Temür")
    for one, seat in ((mei, 0), (temur, 1)):
        while one.view(link, seat)["choices"] and mei.view(link, 0)["view"]["phase"] == "start":
            one.choose(link, one.view(link, seat)["choices"][0], seat)
    acting, idle = (mei, temur) if mei.view(link, 0)["choices"] else (temur, mei)
    seats = {mei: 0, temur: 1}
    answer = ask(idle, link, seats[idle])
    assert answer.status_code == 409 and "only on your turn" in answer.json()["error"]
    assert ask(idle, link, seats[acting]).status_code == 403
    assert ask(browser(), link, seats[acting]).status_code == 403
    assert "data-hint" in acting.get(link).text and "data-hint" not in idle.get(link).text
    assert ask(acting, link, 7).status_code == 403 and ask(acting, link, -1).status_code == 400
    assert not oracle.asked


def test_the_host_may_found_a_table_without_hints(browser: Browsers, oracle: Oracle) -> None:
    mei = browser()
    link = founded(mei, hints="")
    answer = ask(mei, link)
    assert answer.status_code == 403 and "Hints are turned off" in answer.json()["error"]
    assert "data-hint" not in mei.get(link).text and not oracle.asked


def test_the_form_offers_hints_where_there_are_any(browser: Browsers) -> None:
    mei = browser()
    (box,) = inputs(mei.get(f"/new/{GAME}").text, "hints")
    assert "checked" in box
    (box,) = inputs(mei.get(f"/new/{GAME}?players=2").text, "hints")
    assert "checked" not in box, "what was filled in stays as it was"
    link = mei.found(GAME, "me", "open", hints="on")
    assert "can ask for hints" in mei.get(link).text
    assert "can ask for hints" not in mei.get(mei.found(GAME, "me", "open")).text


def test_a_quick_game_has_hints(browser: Browsers) -> None:
    mei = browser()
    link = mei.post("/tables", {"game": GAME, "play": "now", "name": "Mei"}).headers["location"]
    seat = mei.view(link)["seat"]
    several(mei, link, seat)
    assert f'data-hint="{seat}"' in mei.get(link).text


def test_a_single_choice_needs_no_hint(browser: Browsers, oracle: Oracle) -> None:
    mei = browser()
    link = founded(mei)
    while len((seen := mei.turn(link))["choices"]) > 1:
        mei.choose(link, seen["choices"][0])
    assert not seen["view"]["over"]
    answer = ask(mei, link)
    assert answer.status_code == 409 and "only one possible choice" in answer.json()["error"]
    assert "data-hint" not in mei.get(link).text


@pytest.mark.parametrize("failure", [TimeoutError(), RuntimeError("lost")])
def test_an_adviser_who_fails_costs_nothing(browser: Browsers, oracle: Oracle, failure: Exception) -> None:
    mei = browser()
    link = founded(mei)
    oracle.fails = failure
    answer = ask(mei, link)
    assert answer.status_code == 503 and "ask again" in answer.json()["error"]
    assert not lines(mei.get(link).text)
    oracle.fails = None
    assert ask(mei, link).status_code == 200 and len(lines(mei.get(link).text)) == 1


def test_a_hint_is_asked_for_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, oracle = create_app(tmp_path, HASTY), Oracle()
    monkeypatch.setattr(app.state.services.registry.hint_service.worker_pool, "advise", oracle.advise)
    with server(app) as client:
        mei = Browser(client)
        link = founded(mei)
        oracle.fails = TimeoutError()
        most = int(OfPerson().hints.at_once)
        assert [ask(mei, link).status_code for _ in range(most + 1)] == [503] * most + [429]
        assert len(oracle.asked) == most


def test_what_was_taken_is_told_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened() -> Iterator[tuple[TestClient, Oracle]]:
        app, oracle = create_app(tmp_path, ROOMY), Oracle()
        monkeypatch.setattr(app.state.services.registry.hint_service.worker_pool, "advise", oracle.advise)
        with server(app) as client:
            yield client, oracle

    cookies: dict[str, str] = {}
    link, pages = "", []
    for client, _ in opened():
        mei = Browser(client)
        link = founded(mei)
        ask(mei, link)
        mei.choose(link, mei.view(link)["choices"][0])
        several(mei, link)
        pages.append(lines(mei.get(link).text))
        cookies = mei.cookies
    for client, _ in opened():
        mei = Browser(client)
        mei.cookies = cookies
        pages.append(lines(mei.get(link).text))
        assert ask(mei, link).status_code == 200, "and more can be taken"
        assert len(lines(mei.get(link).text)) == 2
    assert len(pages[0]) == 1 and pages[0] == pages[1]


# In a match.


def story(tmp_path: Path, told: Callable[[Database, MatchRegistry, Oracle], Any]) -> None:
    """What happens in a hall whose adviser is an oracle."""

    async def whole() -> None:
        database = Database(tmp_path)
        registry, oracle = MatchRegistry(database, HASTY), Oracle()
        registry.hint_service.worker_pool.advise = oracle.advise  # type: ignore[method-assign]
        await told(database, registry, oracle)
        database.close()

    asyncio.run(whole())


async def begun(registry: MatchRegistry, sealed: bool = False) -> tuple[Match, int]:
    """A match of two people, and a seat that can choose between several things."""
    chairs = [MatchSeat(0, "human", "Mei", MEI.id), MatchSeat(1, "human", "Temür", TEMUR.id)]
    match = await registry.found_match(NewMatch(GAME, {}, chairs, settings=MatchSettings(hints=True)), MEI)
    while match.state.require_game().sealed is not None and not sealed:
        await choose(match, match.state.require_game().seats_to_act()[0])
    while len(match.state.require_game().choices(match.state.require_game().seats_to_act()[0])) < 2:
        await choose(match, match.state.require_game().seats_to_act()[0])
    return match, match.state.require_game().seats_to_act()[0]


async def choose(match: Match, seat: int) -> None:
    await match.choose(seat, match.state.require_game().choices(seat)[0].text, match.state.seat_version(seat))


async def asked_and_waiting(registry: MatchRegistry, oracle: Oracle, match: Match, seat: int) -> "asyncio.Task[None]":
    """Somebody asks, and the adviser is thinking."""
    oracle.waits = asyncio.Event()
    asking = asyncio.create_task(registry.hint_service.advise(match, seat))
    while not oracle.asked:
        await asyncio.sleep(0)
    return asking


def test_a_hint_for_a_table_that_has_moved_on_is_dropped(tmp_path: Path) -> None:
    async def told(_store: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry)
        asking = await asked_and_waiting(registry, oracle, match, seat)
        await choose(match, seat)
        assert oracle.waits is not None
        oracle.waits.set()
        with pytest.raises(UserError, match="moved on"):
            await asking
        assert match.state.hints == () and match.state.hint_for(seat) is None and not registry.hint_service.asked

    story(tmp_path, told)


def test_who_asks_twice_waits_for_the_same_hint(tmp_path: Path) -> None:
    async def told(_store: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry)
        first = await asked_and_waiting(registry, oracle, match, seat)
        second = asyncio.create_task(registry.hint_service.advise(match, seat))
        assert oracle.waits is not None
        oracle.waits.set()
        await asyncio.gather(first, second)
        assert len(oracle.asked) == 1 and match.state.hints == (Hint(seat, match.state.require_game().decisions),)

    story(tmp_path, told)


def test_an_undo_of_what_was_before_makes_a_hint_void(tmp_path: Path) -> None:
    async def told(_store: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry)
        await registry.hint_service.advise(match, seat)
        assert match.state.hint_for(seat) is not None
        await choose(match, seat)
        if match.state.require_game().undoable(seat):
            await match.undo(seat, "one", match.state.seat_version(seat))
        assert match.state.hint_for(seat) is None

    story(tmp_path, told)


def test_while_all_choose_at_once_the_choices_of_others_change_nothing(tmp_path: Path) -> None:
    async def told(_store: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry, sealed=True)
        assert match.state.require_game().sealed is not None and seat == 0
        await registry.hint_service.advise(match, 0)
        await choose(match, 1)
        assert match.state.hint_for(0) is not None
        asked = len(match.state.choice_log)
        assert match.state.is_unchanged_for(0, asked - 1) and not match.state.is_unchanged_for(1, asked - 1)
        await match.undo(1, "one", match.state.seat_version(1))
        assert match.state.hint_for(0) is None, "what was taken back could have been of before"

    story(tmp_path, told)


def test_two_processes_keep_two_hints(tmp_path: Path) -> None:
    async def told(database: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry)
        other = MatchRegistry(database, HASTY)
        other.hint_service.worker_pool.advise = oracle.advise  # type: ignore[method-assign]
        twin = await other.find_match(match.id)
        await registry.hint_service.advise(match, seat)
        await other.hint_service.advise(twin, seat)
        assert (
            twin.state.hints
            == (
                *match.state.hints,
                *match.state.hints,
            )
            and twin.state.given_hints == match.state.given_hints
        )
        assert (await MatchRegistry(database, HASTY).find_match(match.id)).state.hints == (
            *match.state.hints,
            *match.state.hints,
        )

    story(tmp_path, told)


def test_a_rematch_has_hints_where_the_match_had(tmp_path: Path) -> None:
    async def told(store: Database, registry: MatchRegistry, _oracle: Oracle) -> None:
        chairs = [MatchSeat(0, "human", "Mei", MEI.id), MatchSeat(1, "human", "Temür", TEMUR.id)]
        await keep_people(store, [MEI, TEMUR])
        for wished in (True, False):
            match = await registry.found_match(
                NewMatch("pocket_changan", {}, chairs, settings=MatchSettings(hints=wished, pace="slow")), MEI
            )
            await match.concede(0)
            rematches = Rematches(registry, Invitations(store, Relations(store)))
            following = await rematches.ask(match, MEI)
            assert await rematches.ask(match, TEMUR) is following and following.state.started
            assert following.state.has_hints == match.state.has_hints and following.state.settings.pace == "slow"

    story(tmp_path, told)


def test_a_store_of_an_earlier_version_has_no_hints(tmp_path: Path) -> None:
    async def told(database: Database, registry: MatchRegistry, _oracle: Oracle) -> None:
        names.append((await begun(registry))[0].id)
        make_earlier(database.engine)

    names: list[str] = []
    story(tmp_path, told)
    reader = Database(tmp_path, only_reads=True)
    match = asyncio.run(MatchRegistry(reader, HASTY).find_match(names[0]))
    assert match.state.hints == () and match.state.has_hints
    reader.close()


def test_require_hint_names_the_game_without_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(_store: Database, registry: MatchRegistry, _oracle: Oracle) -> None:
        match, seat = await begun(registry)
        monkeypatch.setattr("tongbao.server.matches.bots.are_there", lambda game: False)
        with pytest.raises(UserError, match="This game doesn’t have hints"):
            require_hint(match.state, seat)

    story(tmp_path, told)


def test_in_a_process_the_adviser_gets_the_record_and_the_seat(tmp_path: Path) -> None:
    async def told(_store: Database, registry: MatchRegistry, oracle: Oracle) -> None:
        match, seat = await begun(registry)
        await registry.hint_service.advise(match, seat)
        (request,) = oracle.asked
        brief = Request(request.record, request.seat, request.seed, 0.01)
        texts = [choice.text for choice in match.state.require_game().choices(seat)]
        assert all(one.choice in texts for one in advice(brief))

    story(tmp_path, told)


# Their place in the chronicle.


def events(*decisions: int) -> list[Event]:
    found = []
    for number in decisions:
        event = Event("pass", {"player": number % 2})
        event.decisions = number
        found.append(event)
    return found


def test_a_hint_stands_after_what_was_told_before_it() -> None:
    told = events(0, 1, 1, 3)
    assert [place_of(Hint(0, n), told) for n in range(5)] == [1, 3, 3, 4, 4]
    assert place_of(Hint(0, 3), []) == 0


def test_hints_stand_between_the_lines() -> None:
    game = tongbao.new(GAME, players=2, seed=1, chronicle=True)
    log = Chronicle(0, "en", lambda line: f"<{line['n']}>")
    game.events = events(1, 2, 3)
    log.read(game)
    taken = remarks_of([Hint(1, 2), Hint(0, 0), Hint(1, 9)], [])
    found = log.with_remarks(taken, lambda name, told: f"{name} of {told['facts']['player']}")
    assert found == [
        ("hint-1", "hint-1 of 0"),
        (0, "<0>"),
        (1, "<1>"),
        ("hint-0", "hint-0 of 1"),
        (2, "<2>"),
        ("hint-2", "hint-2 of 1"),
    ]
    game.events = events(*range(1, 200))
    log.read(game)
    assert [name for name, _ in log.with_remarks(taken, lambda name, told: "")][-1] == 198, "older lines aren't shown"
    assert all(isinstance(name, int) for name, _ in log.with_remarks(taken, lambda name, told: ""))
