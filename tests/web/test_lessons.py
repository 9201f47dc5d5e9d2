"""Lessons: a newcomer clicks one through from the start page, strays once, and plays on with the coach."""

import re

import pytest
from playwright.sync_api import Locator

import tongbao
from tongbao.server.lessons import Step, games_with_lessons, lesson_of

from .conftest import DESKTOP, PHONE, Visit
from .visitors import Visitor

pytestmark = pytest.mark.browser
SLIP = ".coach.laid"
CLICKS = 120
"""One in four seconds makes eight minutes."""
HIDDEN = """() => {
    const slip = document.querySelector(".coach.laid").getBoundingClientRect();
    if (slip.top < 0 || slip.left < 0 || slip.bottom > innerHeight || slip.right > innerWidth) return "the slip is cut";
    const rims = document.querySelector(".scrim .rims").getAttribute("d");
    const first = rims.match(/M(\\S+) (\\S+)H(\\S+)V(\\S+)H/);
    if (!first) return "";
    const [left, top, right, bottom] = first.slice(1).map(Number);
    const across = slip.left < right - 6 && slip.right > left + 6;
    return across && slip.top < bottom - 6 && slip.bottom > top + 6 ? "the target is covered" : "";
}"""
"""What the slip hides of what it points at; the first rim of the scrim is round that."""


class Newcomer:
    """Who goes through a lesson by clicks alone; ``clicks`` counts them."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.lesson = lesson_of(game)
        self.clicks = 0

    def press(self, button: Locator) -> None:
        """One click, and one more where it is asked whether it is meant."""
        self.clicks += 1
        button.click()
        while self.page.locator("body:not([data-waiting]) .sure").count():
            self.clicks += 1
            button.click()

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

    def choose(self, means: bool) -> bool:
        """Choose something that the step means, or doesn't; whether there is such a choice in sight."""
        step = self.step(self.page.locator(SLIP).get_attribute("data-at") or "")
        for choice in self.visitor.offered():
            button = self.page.locator(f'[data-section] [data-choice="{choice}"]:visible')
            if step.means(choice) == means and button.count():
                self.press(button.first)
                return True
        return False

    def stray(self, at: str) -> bool:
        """Make a choice that the step doesn't mean, and take it back; whether that was possible."""
        if not self.choose(means=False):
            return False
        self.slip(at)
        back = self.page.locator(f"{SLIP}[data-strayed] [data-undo]")
        if not back.count():
            self.press(self.page.locator(f"{SLIP} [data-lesson=next]"))
            return False
        self.press(back)
        self.page.wait_for_selector(f'{SLIP}[data-at="{at}"]')
        return True


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", games_with_lessons())
def test_a_newcomer_goes_through_a_lesson(visit: Visit, game: str, kind: dict[str, object]) -> None:
    visitor = visit({**kind, "reduced_motion": "reduce"})
    page, newcomer, strayed, at = visitor.page, Newcomer(visitor, game), False, ""
    visitor.go("/")
    title = page.get_by_role("heading", name=tongbao.GAMES[game].titles["en"], exact=True)
    newcomer.press(page.locator("article.game").filter(has=title).get_by_role("button", name="Learn by playing"))
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    visitor.live()
    while True:
        at = newcomer.slip(at)
        assert newcomer.clicks < CLICKS
        assert not (hidden := page.evaluate(HIDDEN)), f"{at}: {hidden}"
        on = page.locator(f"{SLIP} [data-lesson=next].go")
        if page.locator("[data-with-coach]").count():
            break
        if on.count():
            newcomer.press(on)
            continue
        strayed = strayed or newcomer.stray(at)
        assert newcomer.choose(means=True), f"{at}: {newcomer.step(at).accept} is not in sight"
    assert strayed
    assert page.get_by_role("heading", name="You know the game.").is_visible()
    newcomer.press(page.get_by_role("button", name="Play a whole game"))
    page.wait_for_selector("#tip")
    assert newcomer.clicks <= CLICKS
