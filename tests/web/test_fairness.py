"""The checks of fairness in the browser: its hashes against hashlib, a fair table, and one that lies."""

import hashlib
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Route

from tongbao.engine.luck import HashLuck

from .conftest import Visit

pytestmark = pytest.mark.browser
HASHES = """async ({address, cases}) => {
    const [{blake2b}, {sha256}, {hexOf}] = await Promise.all(
        ["blake2b", "sha256", "luck"].map((name) => import(`${address}/static/${name}.js`)));
    const bytes = (list) => Uint8Array.from(list);
    return cases.map(([message, key, person]) => [
        hexOf(blake2b(bytes(message), {key: bytes(key), person: bytes(person)})), hexOf(sha256(bytes(message)))]);
}"""
LUCK = """async ({address, secret, salts}) => {
    const {Luck, bytesIn} = await import(`${address}/static/luck.js`);
    const luck = new Luck(bytesIn(secret), salts);
    const drawn = Array.from({length: 40}, () => luck.word());
    const large = Array.from({length: 20}, () => luck.below(2 ** 29 - 1));
    const things = Array.from({length: 60}, (_, i) => String(i));
    luck.shuffle(things);
    return [drawn, large, things];
}"""


def test_hashes_are_those_of_hashlib(visit: Visit) -> None:
    mei, dice = visit(), random.Random(1)
    mei.page.goto(mei.house.address + "/fairness")
    lengths = [(0, 0), (0, 64), (1, 32), (55, 0), (56, 1), (63, 0), (64, 0), (119, 32), (127, 0), (128, 0), (128, 64)]
    cases = [[list(dice.randbytes(n)) for n in (*pair, 16)] for pair in [*lengths, (129, 64), (256, 0), (1000, 32)]]
    expected = [
        [hashlib.blake2b(bytes(m), key=bytes(k), person=bytes(p)).hexdigest(), hashlib.sha256(bytes(m)).hexdigest()]
        for m, k, p in cases
    ]
    assert mei.page.evaluate(HASHES, {"address": mei.house.address, "cases": cases}) == expected


def test_luck_is_that_of_the_engine(visit: Visit) -> None:
    mei, secret, salts = visit(), bytes(range(32)), ["tea", "", "丝绸"]
    mei.page.goto(mei.house.address + "/fairness")
    facts = {"address": mei.house.address, "secret": secret.hex(), "salts": salts}
    luck, things = HashLuck(secret, salts), [str(n) for n in range(60)]
    drawn = [luck.word() for _ in range(40)]
    large = [luck.below(2**29 - 1) for _ in range(20)]
    luck.shuffle(things)
    assert mei.page.evaluate(LUCK, facts) == [drawn, large, things]


def ended(mei: Any, link: str) -> None:
    """Let the person concede or play by chance until the game of the table is over."""
    dice, request = random.Random(3), mei.context.request
    while True:
        seen = request.get(f"{mei.house.address}{link}/view.json").json()
        if seen["view"]["over"]:
            return
        if seen["choices"]:
            chosen = {"seat": 0, "choice": dice.choice(seen["choices"]), "version": seen["version"]}
            request.post(f"{mei.house.address}{link}/choices", data=chosen)


def test_a_fair_table_fits_in_every_line(visit: Visit) -> None:
    mei = visit()
    link = mei.found("xanadu", "me", "bot:random", salt="green tea")
    ended(mei, link)
    mei.page.goto(f"{mei.house.address}{link}/fairness")
    mei.page.wait_for_selector("[data-verdict=kept]")
    assert "kept what it promised" in mei.page.locator("[data-verdict]").inner_text()
    assert set(mei.page.locator("tbody .state").all_inner_texts()) == {"✓ fits"}
    stranger = visit()
    stranger.go(link)
    stranger.page.goto(f"{mei.house.address}{link}/fairness")
    stranger.page.wait_for_selector("[data-verdict=kept]")
    assert "did not see before the end" in stranger.page.locator("[data-verdict]").inner_text()


def test_a_lie_is_found_where_it_is(visit: Visit) -> None:
    mei = visit()
    link = mei.found("xanadu", "me", "bot:random")
    ended(mei, link)
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

    mei.page.route("**/fairness.json", lie)
    broken = {
        another_order: ["[data-draw]"],
        another_commitment: ["[data-check=seen]", "[data-check=secret]"],
        another_salt: ["[data-check=key]", "[data-draw]"],
        one_more: ["[data-check=count]"],
    }
    for lies["change"], lines in broken.items():
        mei.page.goto(f"{mei.house.address}{link}/fairness")
        mei.page.wait_for_selector("[data-verdict=broken]")
        for line in lines:
            assert mei.page.locator(f"{line}[data-state=broken]").count(), line


def test_the_lobby_shows_what_is_promised_and_thrown_in(visit: Visit) -> None:
    mei, luca = visit(), visit()
    link = mei.found("xanadu", "me", "open")
    mei.page.get_by_label("Words of your own for the shuffles").fill("camel")
    mei.page.get_by_role("button", name="Throw in").click()
    luca.page.goto(mei.house.address + link)
    assert luca.page.get_by_text("camel", exact=True).is_visible(), "the link may have a camel, too"
    promised = luca.page.locator("[data-commitment]").get_attribute("data-commitment")
    luca.page.wait_for_function("() => localStorage.promises")
    assert list(json.loads(luca.page.evaluate("localStorage.promises")).values()) == [promised]
