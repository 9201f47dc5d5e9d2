"""Two players at a table, and what the page of the first calls of the browser when it is his turn."""

import random
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import unquote

from tests.support.web.browsers import STILL, Visit
from tests.support.web.visitors import Json, Visitor

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
PONGS = """
window.pongs = 0;
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener("message", ({ data }) => (pongs += "pong" in JSON.parse(data)));
  }
};
"""
"""How often the server has said that it is there."""
LEAST_WAIT, BANNER_WAIT, LATE = "00:21", "00:09", "03:01"
FIRST = {"mei": {"opt-first_player": "0"}, "temur": {"opt-first_player": "1"}}
QUICK = ("end_turn", "offer")
"""What ends a turn, or asks another player."""
QUESTION_SOON = 17
"""With these dice one player of Cities of the Silk Road asks the other after five choices."""
BELL, QUESTION, PARTIALS = 587, 440, 6
"""The notes of the bell and of the softer one, and among how many they sound."""


def two(
    visit: Visit, first: str = "temur", kind: dict[str, Any] = STILL, game: str = "changan", watched: bool = False
) -> list[Visitor]:
    """Mei, who may be called, and Temür at a table for two; the clock of Mei's page stands.

    Temür plays as a program does, and looks at the table only where it matters.
    """
    mei, temur = visit(kind), visit()
    mei.context.add_init_script(STUBS)
    stop_clock(mei)
    link = mei.opened(game, "me", "open", **{"name-0": "Mei"}, **(FIRST[first] if game == "changan" else {}))
    temur.joins(link, "Temür")
    mei.go(link)
    if watched:
        temur.go(link)
    return [mei, temur]


def stop_clock(visitor: Visitor) -> None:
    """From now on time passes on this page only when the test says so, however long all takes."""
    visitor.context.add_init_script(PONGS)
    now = datetime.now(UTC)
    visitor.page.clock.install(time=now)
    visitor.page.clock.pause_at(now + timedelta(seconds=1))
    visitor.clock_stands = True


def later(visitor: Visitor, wait: str) -> None:
    """So much later, at least a few seconds. The page has asked meanwhile whether the server is still there."""
    before = visitor.page.evaluate("pongs")
    visitor.page.clock.fast_forward(wait)
    visitor.page.wait_for_function("before => pongs > before", arg=before)


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
    link = players[0].table
    while (now := state(seen := players[0].view())) != wished:
        shown(players[0], now)
        actor = seen["view"]["to_act"][0]
        theirs = seen if actor == 0 else players[actor].view(link=link)
        quick = [choice for choice in theirs["choices"] if choice.split()[0] in QUICK]
        players[actor].post(link, dice.choice(quick or theirs["choices"]), actor, theirs["version"])
    shown(players[0], wished)


OFFERED = """choices => {
    const offered = [...document.querySelectorAll("[data-section] [data-choice]")].map(one => one.dataset.choice);
    return [...new Set(offered)].sort().join() === choices.join();
}"""


def move(visitor: Visitor, dice: random.Random) -> None:
    """A random choice, made as another page of theirs would; until it is their turn again and this page shows it."""
    seen = visitor.asked()
    visitor.post(visitor.table, dice.choice(seen["choices"]), seen["seat"], seen["version"])
    visitor.page.wait_for_function(OFFERED, arg=sorted(visitor.asked()["choices"]))


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
    """Tick these in the menu."""
    visitor.page.get_by_role("button", name="Menu").click()
    for label in labels:
        visitor.page.get_by_label(label).check()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()


RING, BUZZ, NOTICE = (
    "Ring a bell when it’s your turn",
    "Vibrate as well",
    "Show a notification while this page is hidden",
)


def coin(visitor: Visitor) -> str:
    """The drawing before the title of the tab."""
    return unquote(visitor.page.locator("link[rel=icon]").get_attribute("href") or "")
