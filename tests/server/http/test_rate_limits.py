"""What one address and one person may do, and that nobody else waits for somebody who wants too much."""

import asyncio
import json

import pytest
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tests.support.server.browsers import Browser
from tongbao.server.common.settings import Rate, RateLimits
from tongbao.server.http.rate_limits import RateLimited, RateLimiter, Throttle, TokenBucket, address_of
from tongbao.server.realtime.page_websocket import MOST_ANSWERS, MOST_BYTES, Outbox


class Clock:
    """Time that passes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_so_much_may_be_done_at_once_and_so_much_more_every_second(clock: Clock) -> None:
    allowance = TokenBucket("tables", Rate(3, 0.5), clock=clock)
    assert [allowance.take("mei") for _ in range(4)] == [0, 0, 0, 2]
    assert allowance.take("temur") == 0, "each has his own"
    clock.now += 2
    assert [allowance.take("mei") for _ in range(2)] == [0, 2]
    clock.now += 1000
    assert [allowance.take("mei") for _ in range(4)] == [0, 0, 0, 2], "what isn't used isn't saved up"


def test_the_patient_wait_in_turn_and_who_would_wait_too_long_takes_nothing(clock: Clock) -> None:
    allowance = TokenBucket("tables", Rate(1, 1), clock=clock)
    assert [allowance.take("mei", patience=2) for _ in range(5)] == [0, 1, 2, 3, 3]


def test_only_so_many_are_remembered_and_first_forgotten_are_those_who_have_all_again(clock: Clock) -> None:
    allowance = TokenBucket("tables", Rate(2, 1), 10, clock)
    for number in range(8):
        allowance.take(f"long ago {number}")
    clock.now += 60
    allowance.take("just now"), allowance.take("just now")
    for number in range(5):
        allowance.take(f"later {number}")
        assert len(allowance.left) <= 10
    assert allowance.take("just now") == 1
    for number in range(1000):
        allowance.take(f"stranger {number}")
        assert len(allowance.left) <= 10


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_a_network_of_ipv6_is_counted_as_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


def test_a_guest_is_counted_wherever_he_comes_from_and_an_address_whoever_comes(clock: Clock) -> None:
    all_of_it = RateLimiter(RateLimits(), clock)
    for number in range(30):
        all_of_it.require_allowed("tables", f"192.0.2.{number}", "mei")
    with pytest.raises(RateLimited, match="Please try again in 60 seconds"):
        all_of_it.require_allowed("tables", "192.0.2.99", "mei")
    for number in range(60):
        all_of_it.require_allowed("tables", "198.51.100.1", f"person {number}")
    with pytest.raises(RateLimited):
        all_of_it.require_allowed("tables", "198.51.100.1", "somebody new")


# The site.


THREE, TWO = ({"at_once": many, "a_second": 0.001} for many in (3, 2))
few_of_all = pytest.mark.settings(
    rates={
        "address": {"people": TWO, "names": TWO, "undos": TWO, "sockets": TWO},
        "person": {"names": TWO, "undos": TWO, "sockets": TWO},
    }
)


@pytest.mark.settings(rates={"address": {"tables": THREE}, "person": {"tables": THREE}})
def test_one_address_founds_so_many_tables_with_or_without_cookies(strict: TestClient) -> None:
    for _ in range(3):
        assert Browser(strict).post("/tables", {"game": "xanadu", "play": "now"}).status_code == 303
    refused = Browser(strict).post("/tables", {"game": "xanadu", "play": "now"}, accept="application/json")
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 60
    assert "Please try again in" in refused.json()["error"]
    form = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}
    page = Browser(strict).post("/tables", form, **{"accept-language": "zh"})
    assert page.status_code == 429 and "秒后再试" in page.text
    assert Browser(strict).get("/").status_code == 200


@few_of_all
def test_one_address_makes_so_many_guests_and_one_guest_so_many_names(strict: TestClient) -> None:
    mei = Browser(strict)
    answers = [mei.post("/name", {"name": f"Mei {number}"}).status_code for number in range(4)]
    assert answers == [303, 303, 303, 429], "one new person and two other names"
    assert Browser(strict).post("/name", {"name": "Temür"}).status_code == 303
    assert Browser(strict).post("/name", {"name": "Aisha"}).status_code == 429


@few_of_all
def test_choices_are_taken_back_so_often(strict: TestClient) -> None:
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "bot:random")
    while (seen := mei.turn(link))["view"]["phase"] == "start":
        mei.choose(link, seen["choices"][0])
    sale = next(choice for choice in seen["choices"] if choice.startswith("sell"))
    made = []
    for _ in range(3):
        assert mei.choose(link, sale).status_code == 200
        made.append(mei.undo(link).status_code)
    assert made == [200, 200, 429]
    with mei.live(link) as page:
        page.settle()
        page.say({"undo": "one", "seat": 0, "v": page.version})
        assert "Please try again in" in page.read()["error"]
    assert mei.view(link)["version"] == seen["version"] + 5, "two pairs, and the choice that stays"


@few_of_all
def test_one_guest_opens_so_many_sockets(strict: TestClient) -> None:
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "here")
    with mei.live(link) as one, mei.live(link) as two:
        one.settle(), two.settle()
        with pytest.raises(WebSocketDisconnect), mei.live(link):
            pass


@pytest.mark.settings(rates={"pages_of_address": 2})
def test_one_address_has_so_many_sockets_open(strict: TestClient) -> None:
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "here")
    with mei.live(link) as one, Browser(strict).live(link) as two:
        one.settle(), two.settle()
        with pytest.raises(WebSocketDisconnect), Browser(strict).live(link):
            pass
    with mei.live(link) as again:
        again.settle()


def ask(gate: Throttle, host: str) -> "asyncio.Task[list[Message]]":
    """A request that comes to the gate; what it is answered."""

    async def answers() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            raise AssertionError("nobody reads the body")

        await gate({"type": "http", "path": "/", "client": (host, 1)}, receive, send)
        return sent

    return asyncio.create_task(answers())


def test_few_requests_of_one_address_are_at_work_at_a_time_and_others_come_between() -> None:
    async def story() -> None:
        at_work: list[str] = []
        go = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            at_work.append(scope["client"][0])
            await go.wait()

        guarded = Throttle(app, RateLimiter(RateLimits()))
        tasks = [ask(guarded, "192.0.2.1") for _ in range(50)]
        await asyncio.sleep(0)
        tasks.append(ask(guarded, "192.0.2.2"))
        await asyncio.sleep(0.01)
        assert at_work == ["192.0.2.1"] * RateLimits().at_work + ["192.0.2.2"]
        go.set()
        await asyncio.gather(*tasks)
        assert len(at_work) == 51

    asyncio.run(story())


def test_far_too_many_requests_are_refused_with_one_sentence() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def story() -> None:
        guarded = Throttle(app, RateLimiter(RateLimits(held=0)))
        answers = [(await ask(guarded, "192.0.2.1")) for _ in range(100)]
        assert {answer[0]["status"] for answer in answers} == {200}
        flood = await asyncio.gather(*[ask(guarded, "192.0.2.1") for _ in range(200)])
        refused = [answer for answer in flood if answer[0]["status"] == 429]
        assert len(refused) >= 100
        assert "Please try again in" in json.loads(refused[0][1]["body"])["error"]
        assert (await ask(guarded, "192.0.2.2"))[0]["status"] == 200

    asyncio.run(story())


# What waits to be sent.


@pytest.mark.parametrize(("text", "most"), [("x", MOST_ANSWERS), ("x" * 10_000, MOST_BYTES // 10_000 + 1)])
def test_so_many_answers_wait_and_no_more(text: str, most: int) -> None:
    async def story() -> None:
        outbox = Outbox()
        added = 0

        async def fill() -> None:
            nonlocal added
            while added < 200:
                await outbox.add({"error": text})
                added += 1

        filling = asyncio.create_task(fill())
        await asyncio.sleep(0.01)
        assert added == most == len(outbox.texts)
        assert len(outbox.take()) == most
        await asyncio.sleep(0.01)
        assert added == 2 * most
        outbox.close()
        await filling

    asyncio.run(story())
