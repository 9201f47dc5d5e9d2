"""Lessons: a newcomer clicks one through from the start page, strays once, and plays on with the coach."""

import re
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import Locator

import tongbao
from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.screens import DAYS, by_turns
from tests.support.web.visitors import Visitor
from tongbao.server.matches.lessons import Step, games_with_lessons, lesson_of

KINDS = {"desktop": DESKTOP, "phone": PHONE}
SLIP = ".coach.laid"
CLICKS = 120
"""One in four seconds makes eight minutes."""
COUNT = """if (location.protocol !== "about:") {
    localStorage.clicks ??= 0;
    addEventListener("click", (event) => { if (event.isTrusted && event.detail) localStorage.clicks++; }, true);
}"""
HIDDEN = """() => {
    const slip = document.querySelector(".coach.laid").getBoundingClientRect();
    if (slip.top < 0 || slip.left < 0 || slip.bottom > innerHeight || slip.right > innerWidth) return "the slip is cut";
    const rims = document.querySelector(".scrim .rims").getAttribute("d");
    const first = rims.match(/M(\\S+) (\\S+)H(\\S+)V(\\S+)H/);
    if (!first) return "";
    const [left, top, right, bottom] = first.slice(1).map(Number);
    const room = [left, top, innerWidth - right, innerHeight - bottom];
    const needs = [slip.width, slip.height, slip.width, slip.height].map((size) => size + 26);
    if (!room.some((space, side) => space > needs[side])) return "";
    const across = slip.left < right - 6 && slip.right > left + 6;
    return across && slip.top < bottom - 6 && slip.bottom > top + 6 ? "the target is covered" : "";
}"""
"""What the slip hides of what it points at, where there is room beside it; the first rim of the scrim is round that."""


class Newcomer:
    """Who goes through a lesson by clicks alone."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.add_init_script(COUNT)
        self.lesson = lesson_of(game)
        self.took_back = False

    @property
    def clicks(self) -> int:
        """How often he has clicked, on whatever page."""
        return int(self.page.evaluate("localStorage.clicks"))

    def press(self, button: Locator) -> None:
        """One click, and one more where it is asked whether it is meant."""
        press = self.visitor.presser(button, "mouse")
        press()
        self.visitor.confirm(press)

    def slip(self, at: str) -> str:
        """Where the lesson is, once it is no longer there."""
        self.page.wait_for_selector(f'{SLIP}:not([data-at="{at}"])')
        self.visitor.rest()
        return self.page.locator(SLIP).get_attribute("data-at") or ""

    def step(self, at: str) -> Step:
        """The step of a slip."""
        assert self.lesson is not None
        chapter, number = map(int, at.split("-")[:2])
        return [step for scene in self.lesson.scenes for step in scene.steps if step.chapter == chapter][number - 1]

    def choose(self, *wishes: str) -> bool:
        """Choose the first that fits one of them; whether there is such a choice."""
        fit = [choice for choice in self.visitor.offered() if any(fnmatchcase(choice, wish) for wish in wishes)]
        if fit:
            self.press(self.visitor.button(fit[0]))
        return bool(fit)

    def stray(self, at: str) -> str:
        """Make a choice that the step explains but doesn't mean, and take it back if that is possible; where he is."""
        if not self.choose(*[slip.when for slip in self.step(at).slips]):
            return at
        strayed = self.slip(at)
        undo = self.page.locator(f"{SLIP}[data-strayed] [data-undo]")
        self.took_back = undo.count() > 0
        self.press(undo if self.took_back else self.page.locator(f"{SLIP} [data-lesson=again]"))
        return self.slip(strayed)


@pytest.mark.parametrize(("game", "kind"), by_turns(games_with_lessons(), ["desktop", "phone"], 2 * DAYS))
def test_a_newcomer_goes_through_a_lesson(visit: Visit, game: str, kind: str) -> None:
    visitor = visit({**KINDS[kind], "reduced_motion": "reduce"})
    page, newcomer = visitor.page, Newcomer(visitor, game)
    visitor.go("/")
    title = page.get_by_role("heading", name=tongbao.GAMES[game].title, exact=True)
    newcomer.press(page.locator("article.game").filter(has=title).get_by_role("button", name="Learn in"))
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    visitor.live()
    at = newcomer.slip("")
    while not page.locator("[data-with-coach]").count():
        assert newcomer.clicks < CLICKS
        assert not (hidden := page.evaluate(HIDDEN)), f"{at}: {hidden}"
        on = page.locator(f"{SLIP} [data-lesson=next].go")
        if on.count():
            newcomer.press(on)
        else:
            at = at if newcomer.took_back or at.endswith("-aside") else newcomer.stray(at)
            wishes = ["*"] if at.endswith("-aside") else newcomer.step(at).accept
            assert newcomer.choose(*wishes) or not wishes, f"{at}: {wishes} is not offered"
        at = newcomer.slip(at)
    assert newcomer.took_back
    assert page.get_by_role("heading", name="You know how to play.").is_visible()
    newcomer.press(page.get_by_role("button", name="Play a whole game"))
    page.wait_for_selector("#tip")
    assert newcomer.clicks <= CLICKS
