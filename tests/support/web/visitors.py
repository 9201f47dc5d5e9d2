"""People with browsers: what they see, what they can choose, and how they choose it."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, WebSocket

from tests.support.web.serving import House
from tongbao.server.http.display_settings import LANGUAGE_COOKIE, SIGHT_COOKIE, DisplaySettings
from tongbao.testing.addresses import api

Json = dict[str, Any]
How = Literal["mouse", "finger", "keys"]
PATIENCE = 30_000
"""Milliseconds after which something will never happen."""
BLOCKED = "Service Worker registration blocked"
"""What the browser of a visitor says who was given no worker."""
RETRIES = 2
"""A connection that has been idle for long may be closed just when something is asked on it; then it is asked again."""
MEASURES = Path(__file__).with_name("measures.js").read_text(encoding="utf-8")
CHOICES = "[data-section] [data-choice]"
HELD = """thing => {
    const part = thing.closest("[data-for]");
    return part?.hidden ? part.dataset.for.split(" ")[0] : null;
}"""
"""What has to be held so that a thing is seen; null if that isn't why it is hidden."""
DIAL = """choice => {
    const dial = choice.closest("[data-dial]");
    const slider = dial?.querySelector("input");
    if (!slider) return;
    slider.value = [...dial.querySelectorAll("[data-choice]")].indexOf(choice);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
"""Turn the dial, if the choice is one of a dial's."""
SHEET = """thing => [...document.querySelectorAll("[data-sheet]")].find((sheet) =>
    sheet.checkVisibility() && thing.closest(sheet.dataset.sheet))?.htmlFor"""
"""On which sheet of a small screen a thing lies."""
RESULT = "#s-result .result"
GLANCE = 320
"""Milliseconds for which a person sees a thing before they press it; for less a press doesn't count."""
IN_SIGHT = """(thing, seen) => new Promise((done) => {
    let [begin, shown, since] = [0, "", 0];
    const state = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height, one.className, one.textContent].join();
    };
    const choices = () => [...document.querySelectorAll("[data-choice]")].filter((one) => one.checkVisibility());
    const look = () => {
        const now = thing ? state(thing) : choices().map((one) => one.dataset.choice + state(one)).join("\\n");
        begin ||= performance.now();
        if (now !== shown || !since) [shown, since] = [now, performance.now()];
        const over = performance.now() - since > seen || performance.now() - begin > 5 * seen;
        if (over || thing?.isConnected === false) done();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""Wait until a thing, or all choices if none is given, has stayed as it is and where it is for so many milliseconds.

It waits five times as long at most, since some things always move. Time counts from a frame on, as for the page itself.
"""
BY_HAND = "if (location.protocol !== 'about:') localStorage.alone ??= localStorage.recap ??= 'no';"
"""At first nothing goes or opens by itself, so that a test makes every choice; settings can be changed on the page."""
SEEN = """() => [
    document.querySelector(".app").innerText,
    ...[...document.querySelectorAll("[data-section] [data-flip]")].map((thing) => {
        const box = thing.getBoundingClientRect();
        return [thing.dataset.flip, thing.className, Math.round(box.left), Math.round(box.top)].join(" ");
    }),
]"""
AT_REST = """() => !document.querySelector("[aria-busy=true]") && document.fonts.status === "loaded"
    && document.getAnimations().every((motion) => motion.effect.getComputedTiming().endTime === Infinity)"""
PICTURES: Final = 8
"""The most pictures taken to get one during which no text appears, fades or moves."""
TOLD = """all => all.map((one) => {
    const line = one.cloneNode(true);
    for (const extra of line.querySelectorAll("[data-react], .reacted")) extra.remove();
    return line.innerHTML;
})"""
"""The lines of the chronicle without the reactions to them."""
WATCH_FOCUS = """() => {
    window.lost = 0;
    let key;
    document.addEventListener("keydown", (event) => (key = event.key), true);
    const look = () => {
        if (document.activeElement === document.body && key !== "Tab") window.lost += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


class Visitor:
    """One person with a browser of his own.

    ``troubles`` are the errors it reports, of which some are ``expected``; ``sent`` is what came by socket. Where
    ``clock_stands``, time passes on the page only as the test says.
    """

    def __init__(self, context: BrowserContext, house: House) -> None:
        self.house = house
        self.context = context
        self.troubles: list[str] = []
        self.expected: list[str] = [BLOCKED]
        self.sent: list[str] = []
        self.clock_stands = False
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BY_HAND)
        self.page = context.new_page()
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", self.listen)

    def note(self, message: ConsoleMessage) -> None:
        """Errors and warnings; what the browser refuses by the page's own policy is among them."""
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def complaints(self) -> list[str]:
        """The errors that the test has not brought about itself."""
        return [trouble for trouble in self.troubles if not any(reason in trouble for reason in self.expected)]

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.sent.append(str(text)))

    def speak(self, language: str) -> None:
        """Choose the language of the site."""
        self.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": self.house.address}])

    def see(self, sight: DisplaySettings) -> None:
        """Choose how to see the pages."""
        self.context.add_cookies([{"name": SIGHT_COOKIE, "value": str(sight), "url": self.house.address}])

    # Tables.

    @property
    def table(self) -> str:
        """The address of the table, without the server."""
        return "/t/" + self.page.url.split("/t/")[1].split("?")[0].split("/")[0]

    def opened(self, name: str, *seats: str, **fields: str) -> str:
        """Open a table with such seats (me, here, open, bot:random) as a program does; its link."""
        form: dict[str, str | float | bool] = {"game": name, "players": len(seats), **fields}
        form |= {f"seat-{n}": seat for n, seat in enumerate(seats)}
        headers = {"accept": "application/json"}
        answer = self.context.request.post(self.house.address + "/tables", form=form, headers=headers, max_redirects=0)
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def found(self, name: str, *seats: str, **fields: str) -> str:
        """Open such a table and go there."""
        link = self.opened(name, *seats, **fields)
        self.go(link)
        return link

    def joins(self, link: str, name: str) -> None:
        """Take the free seat of a table as a program does."""
        address = f"{self.house.address}{link}/seat"
        assert self.context.request.post(address, form={"name": name}, max_redirects=0).status == 303

    def go(self, path: str) -> None:
        """Open a page; at a table wait until it is live."""
        self.page.goto(self.house.address + path)
        if "/t/" in path:
            self.live()

    def live(self) -> None:
        """Wait until the page is linked to the server."""
        self.page.wait_for_selector("html[data-link=live]")

    def view(self, seat: int | None = None, link: str = "") -> Json:
        """What the server tells this person of the table as JSON."""
        query = "" if seat is None else f"?seat={seat}"
        answer = self.context.request.get(
            f"{self.house.address}{api(link or self.table)}/view{query}", max_retries=RETRIES
        )
        assert answer.ok, answer.text()
        seen: Json = answer.json()
        return seen

    def asked(self, link: str = "") -> Json:
        """What the server tells this person, once something can be chosen or the game is over."""
        late = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < late:
            seen = self.view(link=link)
            if seen["choices"] or seen["view"]["over"]:
                return seen
            self.page.wait_for_timeout(20)
        pytest.fail("nothing is asked")

    def post(self, link: str, choice: str, seat: int, version: int) -> None:
        """Choose as a program does."""
        wish = {"seat": seat, "choice": choice, "version": version}
        answer = self.context.request.post(f"{self.house.address}{link}/choices", data=wish, max_retries=RETRIES)
        assert answer.ok, answer.text()

    # What is on the page.

    def measure(self, name: str, fact: object = None) -> Any:
        """What a function of measures.js finds."""
        return self.page.evaluate(f"(fact) => ({MEASURES}).{name}(fact)", fact)

    def faint(self) -> list[str]:
        """Texts in sight that stand out less from their ground than WCAG 2.2 asks for (AA)."""
        found = [(ratio, ink) for ratio, ink in self.contrasts() if ratio < ink["least"]]
        return [f"{ratio:.2f}: {ink['text']} ({ink['where']})" for ratio, ink in found]

    def contrasts(self) -> list[tuple[float, Json]]:
        """The contrast of each text in sight, and what is known of it."""
        for _ in range(PICTURES):
            self.rest()
            layout, inks = self.measure("layout"), self.measure("inks")
            self.measure("blank")
            picture, layout_after = self.picture(), self.measure("layout")
            self.measure("ink")
            if layout == layout_after:
                break
        else:
            pytest.fail(f"texts changed while each of {PICTURES} pictures was taken")
        ratios = self.measure("contrasts", [picture, inks])
        assert any(ratios)
        return [(ratio, ink) for ratio, ink in zip(ratios, inks, strict=True) if ratio is not None]

    def rest(self) -> None:
        """Wait until all that flies, glides or is fetched has come to its place."""
        self.page.wait_for_function(AT_REST)

    def picture(self) -> str:
        """A picture of what is in sight: PNG in base64."""
        line = self.context.new_cdp_session(self.page)
        picture = line.send("Page.captureScreenshot", {"optimizeForSpeed": True})
        line.detach()
        return str(picture["data"])

    def seen(self) -> list[str]:
        """The texts of the table, and where everything lies that can fly."""
        seen: list[str] = self.page.evaluate(SEEN)
        return seen

    def tags(self) -> dict[str, str]:
        """The sections of the table and the mark of what each shows."""
        script = "sections => Object.fromEntries(sections.map(one => [one.dataset.section, one.dataset.tag]))"
        tags: dict[str, str] = self.page.eval_on_selector_all("[data-section]", script)
        return tags

    def shown(self) -> dict[str, str]:
        """The tags, but of the chronicle the lines of the game: what was taken back is told there, and stays told."""
        lines = self.page.locator("#s-log li:not(.k-remark)").evaluate_all(TOLD)
        return {**self.tags(), "log": "\n".join(lines)}

    def offered(self) -> list[str]:
        """What can be chosen on the page now."""
        script = "buttons => [...new Set(buttons.map(one => one.dataset.choice))].sort()"
        offered: list[str] = self.page.eval_on_selector_all(CHOICES, script)
        return offered

    def turn(self) -> list[str]:
        """What can be chosen, once something can; nothing when the game is over."""
        self.page.wait_for_selector(f"{CHOICES}, {RESULT}", state="attached")
        return self.offered()

    def button(self, choice: str, how: How = "mouse") -> Locator:
        """Where the choice is pressed; what has to be taken up for it first, put back or dialled, is."""
        buttons = self.page.locator(f'[data-section] [data-choice="{choice}"]')
        seen = buttons.locator("visible=true")
        for button in buttons.all():
            if seen.count():
                break
            self.turn_up(button, how)
            self.uncover(button, how)
            button.evaluate(DIAL)
        return seen.first

    def turn_up(self, thing: Locator, how: How) -> None:
        """Bring up the sheet on which the thing lies, if the table has sheets here."""
        sheet = thing.evaluate(SHEET)
        if sheet:
            self.presser(self.page.locator(f'[data-sheet][for="{sheet}"]'), how)()

    def uncover(self, thing: Locator, how: How) -> None:
        """Take up what the thing belongs to, or put back what is held."""
        held = thing.evaluate(HELD)
        if held is None:
            return
        holders = self.page.locator(f'[data-section] [data-hold="{held}"]')
        seen = holders.locator("visible=true")
        back = self.page.locator('[data-section] [data-hold=""]:visible')
        if back.count() and (not held or not seen.count()):
            self.presser(back.first, how)()
        if not held:
            return
        if not seen.count():
            self.uncover(holders.first, how)
        self.presser(seen.first, how)()

    # Choosing.

    def take(self, choice: str, how: How = "mouse") -> None:
        """Choose it and wait for the server's answer."""
        press = self.presser(self.button(choice, how), how)
        press()
        self.confirm(press)
        self.answered()

    def confirm(self, press: Callable[[], object]) -> None:
        """Press once more where a choice that can't be taken back asks whether it is meant."""
        while self.page.locator("body:not([data-waiting]) .sure").count():
            press()

    def presser(self, button: Locator, how: How) -> Callable[[], None]:
        """How the button is pressed: as soon as a person has seen it where it is."""

        def press() -> None:
            if how == "keys":
                button.focus()
            self.sees(button)
            if how == "keys":
                button.press("Enter")
            elif how == "finger":
                button.tap()
            else:
                button.click()

        return press

    def sees(self, thing: Locator) -> None:
        """Look at a thing for as long as a person needs before they press it."""
        thing.scroll_into_view_if_needed()
        if self.clock_stands:
            self.page.clock.run_for(GLANCE)
        else:
            thing.evaluate(IN_SIGHT, GLANCE)

    def press(self, thing: Locator, how: How = "mouse") -> None:
        """Press a thing, once it has been seen."""
        self.presser(thing, how)()

    def strike(self, *keys: str) -> None:
        """Press these keys one after another, once what they stand for now has been seen."""
        if self.clock_stands:
            self.page.clock.run_for(GLANCE)
        else:
            self.page.evaluate(f"(seen) => ({IN_SIGHT})(null, seen)", GLANCE)
        for key in keys:
            self.page.keyboard.press(key)

    def answered(self) -> None:
        """Wait until the server has answered all that was chosen here."""
        self.page.wait_for_selector("body[data-waiting]", state="detached")

    # The keyboard.

    def tab_to(self, selector: str) -> None:
        """Press Tab until something of that kind has the focus."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def watch_focus(self) -> None:
        """From now on notice every picture of the page in which nothing has the focus, unless Tab has led out of it."""
        self.page.evaluate(WATCH_FOCUS)

    def focus_was_lost(self) -> int:
        """In how many pictures of the page nothing had the focus since then."""
        lost: int = self.page.evaluate("() => window.lost")
        return lost
