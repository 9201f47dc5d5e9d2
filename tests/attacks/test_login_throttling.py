"""Guesses at passwords: however a name is written it is one account, they get slower, and nobody is locked out."""

import asyncio
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded, sealed
from tests.support.server.browsers import Browser
from tests.support.server.naps import Naps, naps_in
from tongbao.server.accounts.accounts import Account, key_of
from tongbao.server.accounts.devices import COOKIE
from tongbao.server.common.settings import GuessLimits, Rate
from tongbao.server.http.login_throttling import LoginThrottle
from tongbao.server.http.rate_limits import RateLimited, ThrottledRequest, paused

ACCENTS = "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b"
WRITTEN = [f"M{one}e{other}i" for one in ("", *ACCENTS[:5]) for other in ACCENTS]
"""Sixty ways to write one name."""


def at(client: TestClient, address: str) -> Browser:
    """A browser at an address of its own."""
    browser = Browser(client)
    way = httpx2.ASGITransport(client.app, client=(address, 12345))
    browser.line = httpx2.AsyncClient(transport=way, base_url=client.base_url)
    return browser


def guess(browser: Browser, name: str = "Mei", password: str = "a guess of mine") -> Any:
    return browser.post("/account/enter", {"name": name, "password": password})


@pytest.fixture
def naps(strict: TestClient) -> Naps:
    """The waits of guesses."""
    app = strict.app
    assert isinstance(app, Starlette)
    return naps_in(app.state.services)


def test_a_name_in_sixty_spellings_is_one_account(strict: TestClient, naps: Naps) -> None:
    assert len(set(WRITTEN)) == 60 and len(set(map(key_of, WRITTEN))) == 1
    founded(at(strict, "10.0.0.1"), "Mei")
    thief = at(strict, "10.6.6.6")
    assert {guess(thief, name).status_code for name in WRITTEN} == {403}
    assert len(naps) == 50 and naps[:5] == [1, 2, 4, 8, 16] and set(naps[5:]) == {20}


def test_a_name_that_nobody_has_is_as_slow(strict: TestClient, naps: Naps) -> None:
    thief = at(strict, "10.6.6.6")
    for name in WRITTEN[:12]:
        guess(thief, name)
    assert naps == [1, 2]


def test_who_has_signed_in_before_does_not_wait_for_the_guesses_of_others(strict: TestClient, naps: Naps) -> None:
    """Not even at the same address, and signed out; whoever is new at another address waits, but comes in."""
    mei = founded(at(strict, "10.0.0.1"), "Mei")
    sealed(mei, "/account/leave")
    for place in range(1, 9):
        thief = at(strict, f"10.6.6.{place}")
        for _ in range(12):
            guess(thief)
    for _ in range(12):
        guess(at(strict, "10.0.0.1"))
    naps.clear()
    assert COOKIE in mei.cookies
    entered(mei, "Mei")
    assert naps == []
    entered(at(strict, "10.0.0.2"), "Mei")
    assert naps == [20]


def test_another_address_is_not_slowed_by_a_few_guesses(strict: TestClient, naps: Naps) -> None:
    founded(at(strict, "10.0.0.1"), "Mei")
    for _ in range(12):
        guess(at(strict, "10.6.6.6"))
    naps.clear()
    entered(at(strict, "10.0.0.2"), "Mei")
    assert naps == []


def test_a_known_device_is_slowed_by_its_own_guesses_and_known_for_its_own_accounts_alone(
    strict: TestClient, naps: Naps
) -> None:
    thief = founded(at(strict, "10.6.6.6"), "Thief")
    founded(at(strict, "10.0.0.1"), "Mei")
    for _ in range(12):
        guess(thief)
    assert naps == [1, 2]
    naps.clear()
    for _ in range(12):
        guess(thief, "Thief")
    assert naps == [1, 2]


@pytest.mark.parametrize("value", ["", ".", "x.y", "a" * 5000, "..." * 200])
def test_a_made_up_device_is_no_known_one(strict: TestClient, naps: Naps, value: str) -> None:
    founded(at(strict, "10.0.0.1"), "Mei")
    thief = at(strict, "10.6.6.6")
    thief.headers["cookie"] = f"{COOKIE}={value}"
    for _ in range(11):
        assert guess(thief).status_code == 403
    assert naps == [1]


def test_a_stolen_session_guesses_no_faster(strict: TestClient, naps: Naps) -> None:
    """People who are signed in must give the password again for what matters."""
    mei = founded(at(strict, "10.0.0.1"), "Mei")
    for _ in range(12):
        assert sealed(mei, "/account/password", old="a guess of mine", password="x" * 9).status_code == 403
    assert naps == [1, 2]


def test_of_the_guesses_that_wait_there_are_few() -> None:
    async def story() -> None:
        limits = GuessLimits(one=Rate(1, 1), first=1, longest=8, waiting_of_address=2, waiting=3)
        held, began = asyncio.Event(), list[float]()

        async def sleep(seconds: float) -> None:
            began.append(seconds)
            await held.wait()

        guesses = LoginThrottle(limits, clock=lambda: 0.0, sleep=sleep)

        async def ask(account: str, address: str) -> None:
            await guesses.wait(account, address, None, paused({}))

        for address in ("a", "b", "c"):
            for account in ("x", "y", "z"):
                await ask(account, address)
        asked = [("x", "a"), ("x", "a"), ("y", "a"), ("z", "a"), ("x", "b"), ("y", "b")]
        waiting = [asyncio.create_task(ask(*one)) for one in asked]
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [False, True, False, True, False, True]
        held.set()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(answer, RateLimited) for answer in answers] == [False, True, False, True, False, True]
        assert len(began) == 3 and not guesses.waiting

    asyncio.run(story())


def test_a_guess_that_waits_leaves_others_of_its_address_their_turn() -> None:
    async def story() -> None:
        turns = asyncio.Semaphore(1)
        turn = ThrottledRequest(turns)
        async with turn:
            assert turns.locked()
            async with turn.paused():
                assert not turns.locked()
                await turns.acquire()
                asyncio.get_running_loop().call_soon(turns.release)
            assert turns.locked()
        assert not turns.locked()

    asyncio.run(story())


def test_an_account_found_by_its_address_is_counted_however_that_is_written(strict: TestClient, naps: Naps) -> None:
    thief = at(strict, "10.6.6.6")
    for name in ["mei@tea.example", "MEI@tea.example", " Mei@Tea.example"] * 4:
        assert guess(thief, name).status_code == 403
    assert naps == [1, 2]


def test_the_password_of_an_account_stays_its_own(strict: TestClient) -> None:
    found: Account | None = None
    founded(at(strict, "10.0.0.1"), "Mei")
    app = strict.app
    assert isinstance(app, Starlette) and strict.portal is not None
    found = strict.portal.call(app.state.services.accounts.find_by_login, "MÉI")
    assert found is not None and SECRET not in str(found.password)
