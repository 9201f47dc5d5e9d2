"""The checks of fairness in the browser: its hashes against hashlib, a fair table, and one that lies."""

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

import tongbao
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.flaws import flaws_of_layout
from tests.support.web.serving import House, SameEveryTime
from tests.support.web.visitors import Visitor
from tongbao import HashLuck
from tongbao.bots import BOTS

HASHES = """async (cases) => {
    const [{blake2b}, {sha256}, {hexOf}] = await Promise.all(
        ["blake2b", "sha256", "luck"].map((name) => import(`/static/js/crypto/${name}.js`)));
    const bytes = (list) => Uint8Array.from(list);
    return cases.map(([message, key, person]) => [
        hexOf(blake2b(bytes(message), {key: bytes(key), person: bytes(person)})), hexOf(sha256(bytes(message)))]);
}"""
LUCK = """async ([secret, salts]) => {
    const {Luck, bytesIn} = await import("/static/js/crypto/luck.js");
    const luck = new Luck(bytesIn(secret), salts);
    const drawn = Array.from({length: 40}, () => luck.word());
    const large = Array.from({length: 20}, () => luck.below(2 ** 29 - 1));
    const things = Array.from({length: 60}, (_, i) => String(i));
    luck.shuffle(things);
    return [drawn, large, things];
}"""
SALTS = ["green tea", ""]


def test_hashes_are_those_of_hashlib(desk: Visitor) -> None:
    dice = random.Random(1)
    lengths = [(0, 0), (0, 64), (1, 32), (55, 0), (56, 1), (63, 0), (64, 0), (119, 32), (127, 0), (128, 0), (128, 64)]
    cases = [[list(dice.randbytes(n)) for n in (*pair, 16)] for pair in [*lengths, (129, 64), (256, 0), (1000, 32)]]
    expected = [
        [hashlib.blake2b(bytes(m), key=bytes(k), person=bytes(p)).hexdigest(), hashlib.sha256(bytes(m)).hexdigest()]
        for m, k, p in cases
    ]
    assert desk.page.evaluate(HASHES, cases) == expected


def test_luck_is_that_of_the_engine(desk: Visitor) -> None:
    secret, salts = bytes(range(32)), ["tea", "", "丝绸"]
    luck, things = HashLuck(secret, salts), [str(n) for n in range(60)]
    drawn = [luck.word() for _ in range(40)]
    large = [luck.below(2**29 - 1) for _ in range(20)]
    luck.shuffle(things)
    assert desk.page.evaluate(LUCK, [secret.hex(), salts]) == [drawn, large, things]


@pytest.fixture(scope="module")
def ended(chromium: Browser, house: House) -> Iterator[Visitor]:
    """Somebody who has played a game on both seats of a table, and the page of its fairness."""
    mei = Visitor(chromium.new_context(**STILL, locale="en-GB"), house)
    link = mei.opened("xanadu", "me", "here", salt=SALTS[0])
    luck = HashLuck(bytes.fromhex(SameEveryTime().secret()), SALTS)
    for version, seat, choice in greedy(tongbao.new("xanadu", players=2, luck=luck)):
        mei.post(link, choice, seat, version)
        if version == seat == 0:
            mei.go(link)  # the browser sees what is promised
            mei.page.goto("about:blank")
    mei.page.goto(f"{house.address}{link}/fairness")
    yield mei
    mei.context.close()
    assert not mei.complaints()


def greedy(game: tongbao.Game) -> Iterator[tuple[int, int, str]]:
    """A game of greedy players: how many choices a seat has made, which seat, and what it chooses."""
    bots = [BOTS["greedy"](seat) for seat in range(game.players)]
    made = [0] * game.players
    while not game.over:
        seat = game.actor
        choice = bots[seat].choose(tongbao.Seat(game, seat))
        yield made[seat], seat, choice.text
        made[seat] += 1
        game.take(seat, choice)


@pytest.mark.by_turns(3)
def test_a_fair_table_fits_in_every_line(visit: Visit, ended: Visitor) -> None:
    ended.page.wait_for_selector("[data-verdict=kept]")
    assert "kept its promise" in ended.page.locator("[data-verdict]").inner_text()
    assert set(ended.page.locator("tbody .state").all_inner_texts()) == {"✓ matches"}
    stranger = visit(PHONE)
    stranger.go(ended.table)
    stranger.page.goto(ended.page.url)
    stranger.page.wait_for_selector("[data-verdict=kept]")
    assert "didn’t see the promise before the game ended" in stranger.page.locator("[data-verdict]").inner_text()
    assert not flaws_of_layout(stranger, "fairness")


@pytest.mark.by_turns(3)
def test_a_lie_is_found_where_it_is(ended: Visitor) -> None:
    lies: dict[str, Any] = {}

    def lie(route: Route) -> None:
        facts = route.fetch().json()
        lies["change"](facts)
        route.fulfill(body=json.dumps(facts), content_type="application/json")

    def another_order(facts: Any) -> None:
        after = facts["draws"][0]["after"]
        after[0], after[1] = after[1], after[0]

    def another_commitment(facts: Any) -> None:
        facts["commitment"] = "0" * 64

    def another_salt(facts: Any) -> None:
        facts["salts"][1] = "planted"

    def one_more(facts: Any) -> None:
        facts["count"] += 1

    ended.page.route("**/fairness.json", lie)
    broken = {
        another_order: ["[data-draw]"],
        another_commitment: ["[data-check=seen]", "[data-check=secret]"],
        another_salt: ["[data-check=key]", "[data-draw]"],
        one_more: ["[data-check=count]"],
    }
    for lies["change"], lines in broken.items():
        ended.page.reload()
        ended.page.wait_for_selector("[data-verdict=broken]")
        for line in lines:
            assert ended.page.locator(f"{line}[data-state=broken]").count(), line
    ended.page.unroute("**/fairness.json")


def test_the_lobby_shows_what_is_promised_and_thrown_in(visit: Visit) -> None:
    mei, luca = visit(), visit()
    link = mei.found("xanadu", "me", "open")
    mei.page.get_by_label("Your words for the shuffle").fill("camel")
    mei.press(mei.page.get_by_role("button", name="Add", exact=True))
    luca.page.goto(mei.house.address + link)
    luca.page.locator("summary", has_text="Fairness").click()
    assert luca.page.get_by_text("camel", exact=True).is_visible(), "the link may have a camel, too"
    promised = luca.page.locator("[data-commitment]").get_attribute("data-commitment")
    luca.page.wait_for_function("() => localStorage.promises")
    assert list(json.loads(luca.page.evaluate("localStorage.promises")).values()) == [promised]
