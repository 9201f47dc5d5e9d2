"""Whose turn it is shows in the tab; a bell, a notice and a banner call whom they should, and nobody else."""

import random
from typing import Any
from urllib.parse import unquote

import pytest

from .conftest import DESKTOP, PHONE, STILL, Visit
from .flaws import flaws
from .screens import DESKS, PHONES
from .serving import House
from .visitors import Json, Visitor

pytestmark = pytest.mark.browser
SEAL, CLOCK, GOLD, GREY = "#d23a25", "M24.5 4v4", "#d9b566", "#8f8672"
OFFER, BANNER, TURN = "#offer", "#s-turn .banner", "#s-turn [data-turn]"
STUBS = """
window.heard = [];
window.isAway = false;
window.answer = "granted";
Object.defineProperty(document, "hidden", { get: () => window.isAway });
window.focus = () => heard.push("focus");
navigator.vibrate = (pattern) => heard.push(`buzz ${pattern}`);
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    heard.push("may I?");
    return (Notification.permission = window.answer);
  }
  constructor(title, { body, tag, icon }) {
    heard.push({ title, body, tag, icon });
    window.notice = this;
  }
  close() { heard.push("closed"); }
};
window.AudioContext = class extends AudioContext {
  constructor() { super(); heard.push("sound"); }
};
window.OscillatorNode = class extends OscillatorNode {
  start(when) { heard.push(this.frequency.value); super.start(when); }
};
"""
"""What the page calls of the browser is noted in ``heard``; whether the page is hidden, the test says in ``isAway``."""
LEAST_WAIT, BANNER_WAIT, LATE = "00:21", "00:09", "03:01"
FIRST = {"mei": {"opt-first_player": "0"}, "temur": {"opt-first_player": "1"}}
QUICK = ("end_turn", "offer")
"""What ends a turn, or asks another player."""
BELL, QUESTION, PARTIALS = 587, 440, 6
"""The notes of the bell and of the softer one, and among how many they sound."""


def two(visit: Visit, first: str = "temur", kind: dict[str, Any] = STILL, game: str = "changan") -> list[Visitor]:
    """Mei, who may be called, and Temür at a table for two; the clock of Mei's page can be put forward."""
    mei, temur = visit(kind), visit()
    mei.context.add_init_script(STUBS)
    mei.page.clock.install()
    link = mei.found(game, "me", "open", **{"name-0": "Mei"}, **(FIRST[first] if game == "changan" else {}))
    answer = temur.context.request.post(f"{temur.house.address}{link}/seat", form={"name": "Temür"}, max_redirects=0)
    assert answer.status == 303
    mei.page.wait_for_selector("body[data-table]")
    mei.live()
    temur.go(link)
    return [mei, temur]


def state(seen: Json) -> str:
    """Whose turn it is for the one who sees that."""
    view = seen["view"]
    if view["over"]:
        return "over"
    if not seen["choices"]:
        return "others"
    is_turn = view["game"] != "silk_cities" or view["phase"] == "action"
    return "answer" if is_turn and view["active"] != seen["seat"] else "mine"


def until(wished: str, players: list[Visitor], dice: random.Random | None = None) -> None:
    """Choose as programs do, for both, until that is what the first one's page says."""
    dice = dice or random.Random(3)
    while (now := state(seen := players[0].view())) != wished:
        shown(players[0], now)
        actor = seen["view"]["to_act"][0]
        theirs = seen if actor == 0 else players[actor].view()
        quick = [choice for choice in theirs["choices"] if choice.split()[0] in QUICK]
        players[actor].post(players[0].table, dice.choice(quick or theirs["choices"]), actor, theirs["version"])
    shown(players[0], wished)


def shown(visitor: Visitor, turn: str) -> None:
    """Wait until the page says that."""
    visitor.page.wait_for_selector(f"#s-turn [data-turn={turn}]", state="attached")


def titled(visitor: Visitor, title: str) -> None:
    """Wait until the tab says that."""
    visitor.page.wait_for_function("title => document.title === title", arg=title)


def heard(visitor: Visitor) -> list[Any]:
    """What the page has called since it was asked last."""
    calls: list[Any] = visitor.page.evaluate("heard.splice(0)")
    return calls


def away(visitor: Visitor, is_away: bool) -> None:
    """Look at another page, or at this one again."""
    script = "away => { isAway = away; document.dispatchEvent(new Event('visibilitychange')); }"
    visitor.page.evaluate(script, is_away)


def settle(visitor: Visitor, *labels: str) -> None:
    """Tick these under "This table"."""
    visitor.page.get_by_role("button", name="Table, rules and language").click()
    for label in labels:
        visitor.page.get_by_label(label).check()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()


RING, BUZZ, NOTICE = "Ring a bell when it is your turn", "Vibrate as well", "Show a notice while this page is hidden"


def coin(visitor: Visitor) -> str:
    """The drawing before the title of the tab."""
    return unquote(visitor.page.locator("link[rel=icon]").get_attribute("href") or "")


# The tab.


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    mei, temur = players = two(visit, game="silk_cities")
    watcher = visit()
    watcher.go(mei.table)
    dice = random.Random(4)
    title = "Cities of the Silk Road"

    until("mine", players, dice)
    titled(mei, f"● Your turn · {title}")
    assert SEAL in coin(mei) and GOLD in coin(mei)
    titled(temur, f"Mei’s turn · {title}")
    titled(watcher, f"Mei’s turn · {title}")
    assert CLOCK in coin(watcher) and GOLD in coin(watcher) and SEAL not in coin(watcher)

    until("others", players, dice)
    titled(mei, f"Temür’s turn · {title}")
    assert CLOCK in coin(mei)

    until("answer", players, dice)
    titled(mei, f"● Answer Temür · {title}")
    assert SEAL in coin(mei)
    titled(temur, f"Waiting for Mei · {title}")


def test_the_tab_speaks_chinese(visit: Visit) -> None:
    mei = visit()
    mei.context.add_cookies([{"name": "tongbao_language", "value": "zh", "url": mei.house.address}])
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    assert mei.page.title() == "● 轮到你 · 长安"


def test_the_coin_is_grey_while_the_net_is_lost(visit: Visit, own_house: House) -> None:
    mei = visit(at=own_house)
    mei.expected.append("WebSocket connection to")
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    assert mei.page.title() == "● Your turn · Chang’an"
    own_house.kill()
    mei.page.wait_for_selector("html[data-link=lost]")
    titled(mei, "Reconnecting… · Chang’an")
    assert GREY in coin(mei) and SEAL not in coin(mei)
    own_house.open()
    mei.live()
    titled(mei, "● Your turn · Chang’an")
    assert SEAL in coin(mei) and GREY not in coin(mei)


def test_the_tab_says_who_has_won(visit: Visit) -> None:
    mei, temur = two(visit, game="pocket_changan")
    answer = mei.context.request.post(f"{mei.house.address}{mei.table}/concede", form={"seat": "0"})
    assert answer.ok and mei.view()["view"]["over"]
    for player in (mei, temur):
        titled(player, "Game over, Temür wins · Pocket Chang’An")
        assert GOLD in coin(player) and SEAL not in coin(player) and CLOCK not in coin(player)


# The offer.


def test_the_offer_is_made_once_after_a_long_waiting_and_escape_means_no(visit: Visit) -> None:
    mei, _ = players = two(visit)
    offer = mei.page.locator(OFFER)
    mei.page.clock.fast_forward(BANNER_WAIT)
    until("mine", players)
    assert not offer.is_visible()
    until("others", players)
    mei.page.clock.fast_forward(LEAST_WAIT)
    assert not offer.is_visible(), "it comes at the end of the waiting"
    until("mine", players)
    offer.wait_for()
    assert mei.page.evaluate("!document.activeElement.closest('#offer')"), "it takes the focus from nothing"
    mei.page.keyboard.press("Escape")
    offer.wait_for(state="hidden")
    until("others", players)
    for _ in range(2):
        mei.page.clock.fast_forward(LEAST_WAIT)
        until("mine", players)
        assert not offer.is_visible()
        mei.page.reload()
        mei.live()
        until("others", players)
    assert heard(mei) == []


NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
IS_APART = """() => {
    const [offer, decision] = ["offer", "s-decision"].map((id) => document.getElementById(id).getBoundingClientRect());
    const isInside = offer.top >= 0 && offer.left >= 0 && offer.bottom <= innerHeight && offer.right <= innerWidth;
    const isApart = offer.bottom <= decision.top + 1 || offer.right <= decision.left + 1;
    return offer.height > 60 && isInside && isApart;
}"""
"""Whether the offer can be seen as a whole and leaves the decision free."""


@pytest.mark.parametrize("kind", [STILL, {**PHONE, "reduced_motion": "reduce"}], ids=["desk", "phone"])
def test_the_offer_covers_no_decision_and_can_be_read(visit: Visit, kind: dict[str, Any]) -> None:
    mei, _ = players = two(visit, kind=kind)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    mei.page.locator(OFFER).wait_for()
    for width, height in DESKS if kind is STILL else PHONES[::-1]:
        mei.page.set_viewport_size({"width": width, "height": height})
        mei.page.evaluate(NEXT_PICTURE)
        assert mei.page.evaluate(IS_APART), f"{width}x{height}"
    mei.page.keyboard.press("Shift")
    assert not flaws(mei, "the offer")
    seen = mei.view()["version"]
    mei.take(mei.offered()[0])
    assert mei.view()["version"] == seen + 1, "a choice can be made as if it weren't there"


def test_who_has_a_bell_already_is_offered_none(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, RING)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    mei.page.locator(BANNER).wait_for()
    assert not mei.page.locator(OFFER).is_visible()


def test_an_offer_that_is_not_answered_goes_with_the_turn(visit: Visit) -> None:
    mei, _ = players = two(visit)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    mei.page.locator(OFFER).wait_for()
    until("others", players)
    mei.page.locator(OFFER).wait_for(state="hidden")


# The bell.


def test_a_bell_is_taken_from_the_offer_and_kept(visit: Visit) -> None:
    mei, _ = players = two(visit)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    assert heard(mei) == []
    mei.page.get_by_role("button", name="A bell").click()
    mei.page.wait_for_function(f"heard.includes({BELL})")
    calls = heard(mei)
    assert calls[0] == "sound" and "may I?" not in calls, "whoever takes it hears it, and is asked for nothing"
    mei.page.reload()
    mei.live()
    assert mei.page.get_by_label(RING).is_checked() and not mei.page.get_by_label(NOTICE).is_checked()
    assert heard(mei) == [], "there is no sound before anything has been pressed"


def test_the_bell_rings_once_after_a_long_waiting_or_on_a_hidden_page(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, RING)
    mei.page.wait_for_function(f"heard.includes({BELL})")
    heard(mei)
    until("mine", players)
    assert heard(mei) == [], "he was looking"

    until("others", players)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    assert heard(mei).count(BELL) == 1
    mei.page.clock.fast_forward(LATE)
    assert heard(mei) == [], "it is not rung again in the same turn"

    until("others", players)
    away(mei, True)
    until("mine", players)
    assert heard(mei).count(BELL) == 1


@pytest.mark.sweep
def test_a_question_has_a_softer_bell(visit: Visit) -> None:
    mei, _ = players = two(visit, game="silk_cities")
    settle(mei, RING)
    dice = random.Random(4)
    until("mine", players, dice)
    until("others", players, dice)
    away(mei, True)
    until("answer", players, dice)
    calls = heard(mei)
    assert calls.count(QUESTION) == 1 and calls.index(QUESTION) >= len(calls) - PARTIALS


LISTEN = """async (isQuestion) => {
  const { strike } = await import(document.querySelector("script[src*='table.js']").src.replace("table.js", "bell.js"));
  const context = new OfflineAudioContext(1, 44100 * 1.5, 44100);
  strike(context, isQuestion);
  const sound = (await context.startRendering()).getChannelData(0);
  const loudest = (from, to) => Math.max(...sound.slice(from * 44100, to * 44100).map(Math.abs));
  return [loudest(0, 0.3), loudest(0.6, 0.9), loudest(1, 1.5)];
}"""


def test_the_bells_are_short_and_soft(visit: Visit) -> None:
    mei = visit()
    mei.found("changan", "me", "bot:random")
    bell, question = (mei.page.evaluate(LISTEN, is_question) for is_question in (False, True))
    for start, later, after in (bell, question):
        assert 0.02 < start < 0.4 and later < start / 4 and after == 0
    assert question[0] < bell[0] / 1.5


def test_a_phone_buzzes_if_that_is_wished_too(visit: Visit) -> None:
    mei, _ = players = two(visit, kind=PHONE)
    settle(mei, RING)
    assert not mei.page.get_by_label(NOTICE).is_visible()
    until("mine", players)
    until("others", players)
    heard(mei)
    away(mei, True)
    until("mine", players)
    assert not [call for call in heard(mei) if str(call).startswith("buzz")]
    away(mei, False)
    settle(mei, BUZZ)
    until("others", players)
    away(mei, True)
    until("mine", players)
    assert "buzz 60,80,60" in heard(mei)


# The notice.


def test_leave_for_notices_is_asked_when_they_are_wished(visit: Visit) -> None:
    mei, _ = players = two(visit)
    mei.page.clock.fast_forward(LEAST_WAIT)
    until("mine", players)
    assert heard(mei) == []
    mei.page.get_by_role("button", name="Bell and notice").click()
    mei.page.wait_for_function("heard.includes('may I?')")
    assert mei.page.get_by_label(NOTICE).is_checked() and mei.page.get_by_label(RING).is_checked()
    mei.page.reload()
    mei.live()
    assert mei.page.get_by_label(NOTICE).is_checked() and mei.page.get_by_label(RING).is_checked()


def test_what_the_browser_does_not_allow_is_not_ticked(visit: Visit) -> None:
    mei, _ = two(visit)
    mei.page.evaluate("answer = 'denied'")
    mei.page.get_by_role("button", name="Table, rules and language").click()
    mei.page.get_by_label(NOTICE).click()
    mei.page.get_by_text("This browser allows no notices from here.").wait_for()
    assert not mei.page.get_by_label(NOTICE).is_checked()
    assert mei.page.evaluate("localStorage.notice") == "no"


def test_a_notice_comes_on_a_hidden_page_and_goes_with_the_turn(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, NOTICE)
    until("mine", players)
    until("others", players)
    assert heard(mei) == ["may I?"]
    away(mei, True)
    until("mine", players)
    (notice,) = heard(mei)
    assert notice["title"] == "Your turn in Chang’an" and notice["tag"] == mei.table
    assert notice["body"] and SEAL in unquote(notice["icon"])
    told = [line["text"] for line in mei.context.request.get(f"{mei.house.address}{mei.table}/log.json").json()["log"]]
    assert told and "Temür" in notice["body"]
    mei.page.evaluate("notice.onclick()")
    assert heard(mei) == ["focus", "closed"]

    until("others", players)
    until("mine", players)
    heard(mei)
    until("others", players)
    assert heard(mei) == ["closed"]
    until("mine", players)
    heard(mei)
    away(mei, False)
    assert heard(mei) == ["closed"]


def test_nothing_calls_who_wishes_nothing(visit: Visit) -> None:
    mei, _ = players = two(visit)
    for _ in range(2):
        away(mei, True)
        mei.page.clock.fast_forward(LEAST_WAIT)
        until("mine", players)
        away(mei, False)
        until("others", players)
    assert heard(mei) == []


def test_nothing_calls_who_only_watches_or_shares_a_device(visit: Visit) -> None:
    mei = visit()
    mei.context.add_init_script(STUBS)
    mei.page.clock.install()
    link = mei.found("changan", "me", "here", **{"name-0": "Mei", "name-1": "Temür"}, **FIRST["mei"])
    mei.page.evaluate("['bell', 'notice'].forEach(name => (localStorage[name] = 'yes'))")
    mei.page.keyboard.press("Enter")
    shown(mei, "mine")
    heard(mei)
    for name in ("Temür", "Mei"):
        away(mei, True)
        mei.page.clock.fast_forward(LEAST_WAIT)
        seat = ("Temür", "Mei").index(name)
        while mei.view(seat, link)["choices"]:
            seen = mei.view(seat, link)
            ends = [choice for choice in seen["choices"] if choice == "end_turn"]
            mei.post(link, (ends or seen["choices"])[0], seat, seen["version"])
        mei.page.get_by_role("button", name=f"I am {name}").click()
        shown(mei, "mine")
        assert mei.page.title() == "● Your turn · Chang’an"
    assert not [call for call in heard(mei) if call != "sound"]
    assert mei.page.locator(BANNER).count() == 0


# The banner, and who waits.


def test_the_banner_comes_once_and_catches_nothing(visit: Visit) -> None:
    mei, _ = players = two(visit)
    banner = mei.page.locator(BANNER)
    until("mine", players)
    assert not banner.is_visible(), "there was hardly any waiting"
    until("others", players)
    mei.page.clock.fast_forward(BANNER_WAIT)
    until("mine", players)
    banner.wait_for()
    assert " ".join(banner.inner_text().split()).endswith("Your turn, Mei Round 2")
    script = """banner => {
        const { left, top, width, height } = banner.getBoundingClientRect();
        return banner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert not banner.evaluate(script)
    assert mei.page.evaluate("document.getAnimations().length") == 0, "with reduced motion nothing slides"
    mei.page.clock.fast_forward("00:03")
    banner.wait_for(state="hidden")

    until("others", players)
    mei.page.clock.fast_forward(BANNER_WAIT)
    until("mine", players)
    banner.wait_for()
    seen = mei.view()["version"]
    mei.take(mei.offered()[0])
    assert mei.view()["version"] == seen + 1
    banner.wait_for(state="hidden")


def test_who_comes_back_sees_the_banner_and_any_key_ends_it(visit: Visit) -> None:
    mei, _ = players = two(visit, kind=DESKTOP)
    banner = mei.page.locator(BANNER)
    away(mei, True)
    mei.page.clock.fast_forward(BANNER_WAIT)
    until("mine", players)
    mei.page.clock.fast_forward("00:05")
    assert not banner.is_visible()
    away(mei, False)
    banner.wait_for()
    mei.page.keyboard.press("Shift")
    banner.wait_for(state="hidden")


def test_after_three_minutes_the_panel_says_which_person_waits(visit: Visit) -> None:
    mei, temur = players = two(visit)
    line = mei.page.locator("[data-decision] .waits")
    until("mine", players)
    mei.page.clock.fast_forward("02:50")
    assert not line.count()
    mei.page.clock.fast_forward("00:11")
    line.wait_for()
    assert line.inner_text().strip() == "Temür waits for you"
    assert line.evaluate("line => line.previousElementSibling.matches('header')")
    mei.live()
    assert not flaws(mei, "late")
    temur.context.close()
    line.wait_for(state="detached")


def test_bots_are_not_kept_waiting(visit: Visit) -> None:
    mei = visit()
    mei.page.clock.install()
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    shown(mei, "mine")
    mei.page.clock.fast_forward(LATE)
    assert not mei.page.locator("[data-decision] .waits").count()
