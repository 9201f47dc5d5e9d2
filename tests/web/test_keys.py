"""The keyboard at a table: signs press what carries them, and are drawn on it on request; a sheet tells all keys."""

import pytest
from playwright.sync_api import Page

import tongbao
from tests.support.web.browsers import STILL, Visit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

GAMES = sorted(tongbao.GAMES)
BADGES = """() => [...document.querySelectorAll(".badges kbd")].map(badge => {
    const { left, top } = badge.getBoundingClientRect();
    const under = [...document.querySelectorAll(".app [data-choice], .app [data-hold]")].filter(thing => {
        const box = thing.getBoundingClientRect();
        return thing.checkVisibility() && Math.abs(Math.max(0, box.left - 6) - left) < 1
            && Math.abs(Math.max(0, box.top - 6) - top) < 1;
    });
    return [badge.textContent, under.map(thing => thing.dataset.choice || `hold ${thing.dataset.hold}`)];
})"""
"""Each badge and what it is drawn on."""


def at_a_table(visit: Visit, name: str, players: int = 2) -> Visitor:
    mei = visit({**STILL})
    mei.found(name, "me", *["bot:random"] * (players - 1))
    mei.turn()
    return mei


def badges(page: Page) -> dict[str, str]:
    """What carries which sign."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = page.evaluate(BADGES)
    assert all(len(under) == 1 for _, under in found), found
    assert len({sign for sign, _ in found}) == len(found), "no sign is there twice"
    return {sign: under[0] for sign, under in found}


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_signs_are_drawn_on_all_that_can_be_pressed_and_press_it(visit: Visit, name: str) -> None:
    mei = at_a_table(visit, name)
    assert not badges(mei.page)
    mei.page.keyboard.press("n")
    shown = badges(mei.page)
    assert "1" in shown
    pressed = 0
    while pressed < 6:
        shown = badges(mei.page)
        sign, thing = sorted(shown.items())[(pressed * 5) % len(shown)]
        version = mei.view()["version"]
        held = mei.page.locator(f'[data-hold="{thing[5:]}"][aria-pressed=true]')
        was_held = held.count() > 0
        mei.strike(*sign)
        if thing.startswith("hold "):
            assert (held.count() > 0) is not was_held
        else:
            mei.confirm(lambda sign=sign: mei.strike(*sign))
            mei.answered()
            assert mei.view()["version"] > version or not mei.view()["choices"]
        pressed += 1
        mei.turn()
    mei.page.keyboard.press("Escape")  # puts back what is taken up
    mei.page.keyboard.press("Escape")
    assert not badges(mei.page)


def test_digits_press_without_signs_in_sight_and_begin_in_the_decision_panel(visit: Visit) -> None:
    mei = at_a_table(visit, "changan")
    before = mei.view()
    for letter in "abcxyz":
        mei.page.keyboard.press(letter)
    assert mei.view() == before
    assert not mei.page.locator("[aria-pressed=true]").count()
    mei.page.keyboard.press("#")
    shown = badges(mei.page)
    inside = mei.page.eval_on_selector_all(
        "#s-decision :is([data-choice], [data-hold])",
        "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.choice || `hold ${one.dataset.hold}`)",
    )
    assert [shown[str(n + 1)] for n in range(len(inside))] == inside
    mei.page.keyboard.press("#")
    assert not badges(mei.page)
    mei.page.keyboard.press("1")
    assert mei.page.locator(f'[data-hold="{shown["1"][5:]}"][aria-pressed=true]').count()


def test_what_has_a_sign_of_two_keys_can_be_pressed(visit: Visit) -> None:
    """Beyond the thirty-first thing a sign begins with 0."""
    mei = at_a_table(visit, "xanadu")
    mei.page.evaluate("""() => {
        const panel = document.getElementById("s-decision");
        panel.innerHTML = "";
        window.pressed = [];
        for (let n = 0; n < 40; n++) {
            const thing = document.createElement("button");
            thing.dataset.hold = `thing-${n}`;
            thing.style.cssText = "position: absolute; z-index: 99; width: 20px; height: 12px";
            thing.style.top = `${(n >> 3) * 20}px`;
            thing.style.left = `${(n & 7) * 30}px`;
            thing.onclick = () => window.pressed.push(n);
            panel.append(thing);
        }
    }""")
    for key in ("n", "9", "a", "z", "0", "1", "0", "3", "0", "Shift", "2"):
        mei.page.keyboard.press(key)
    assert mei.page.evaluate("window.pressed") == [8, 9, 30, 31, 33, 1]


def test_nothing_is_pressed_while_one_types_or_a_sheet_is_open(visit: Visit) -> None:
    mei = at_a_table(visit, "pocket_changan")
    before = mei.view()
    mei.page.evaluate("document.querySelector('.rail').insertAdjacentHTML('beforeend', '<input id=field>')")
    mei.page.locator("#field").focus()
    mei.page.keyboard.type("n1#?u2")
    assert mei.page.locator("#field").input_value() == "n1#?u2"
    assert not badges(mei.page) and mei.page.locator("dialog[open]").count() == 0
    mei.page.evaluate("document.activeElement.blur()")
    mei.page.keyboard.press("?")
    assert mei.page.get_by_role("dialog", name="Keyboard shortcuts").is_visible()
    for key in "n123u":
        mei.page.keyboard.press(key)
    assert not badges(mei.page)
    mei.page.keyboard.press("Escape")
    assert not mei.page.locator("dialog[open]").count()
    for key in ("Control+1", "Alt+1", "Meta+1"):
        mei.page.keyboard.press(key)
    assert mei.view() == before and not mei.page.locator("[aria-pressed=true]").count()


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_sheet_tells_the_keys_in_both_languages(visit: Visit, language: str) -> None:
    mei = at_a_table(visit, "xanadu")
    if language == "zh":
        mei.page.get_by_role("button", name="Menu").click()
        mei.press(mei.page.get_by_role("dialog").get_by_role("button", name="中文"))
        mei.page.wait_for_selector("html[lang=zh-Hans]")
        mei.live()
    mei.page.keyboard.press("?")
    sheet = mei.page.locator("#d-keys")
    assert sheet.is_visible()
    keys = sheet.locator("kbd").all_inner_texts()
    assert keys == ["1", "9", "N", "#", "←", "↑", "↓", "→", "⇧", "←", "→", "L", "U", "G", "H", "Tab", "↵", "Esc", "?"]
    assert {"en": "Undo the last decision", "zh": "撤回上一个决定"}[language] in sheet.inner_text() or language == "zh"
    sheet.get_by_role("button").click()
    assert sheet.is_hidden()
    mei.page.locator("[data-open=table]:visible").first.click()
    mei.page.locator("[data-open=keys]").click()
    assert sheet.is_visible()


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_u_takes_back(visit: Visit, name: str) -> None:
    mei = at_a_table(visit, name)
    undo = mei.page.locator("[data-undo=one]")
    script = "all => all.filter(one => !('final' in one.dataset)).map(one => one.dataset.choice)"
    while not (undo.count() and mei.view()["choices"]):  # nobody else can act meanwhile
        offered = mei.turn()
        reversible = mei.page.eval_on_selector_all("[data-section] [data-choice]", script)
        mei.take((reversible or offered)[0])
    version = mei.view()["version"]
    mei.strike("u")
    mei.answered()
    assert mei.view()["version"] == version + 1
