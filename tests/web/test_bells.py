"""The bell and the buzz: offered once, short and soft, and only where they are wished."""

import random
from typing import Any

import pytest

from .calls import (
    BANNER,
    BANNER_WAIT,
    BELL,
    BUZZ,
    LATE,
    LEAST_WAIT,
    NOTICE,
    OFFER,
    PARTIALS,
    QUESTION,
    RING,
    away,
    heard,
    settle,
    two,
    until,
)
from .conftest import PHONE, STILL, Visit
from .flaws import flaws
from .screens import DESKS, PHONES

pytestmark = pytest.mark.browser


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
    mei.page.wait_for_function(f"() => heard.includes({BELL})")
    calls = heard(mei)
    assert calls[0] == "sound" and "may I?" not in calls, "whoever takes it hears it, and is asked for nothing"
    mei.page.reload()
    mei.live()
    assert mei.page.get_by_label(RING).is_checked() and not mei.page.get_by_label(NOTICE).is_checked()
    assert heard(mei) == [], "there is no sound before anything has been pressed"


def test_the_bell_rings_once_after_a_long_waiting_or_on_a_hidden_page(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, RING)
    mei.page.wait_for_function(f"() => heard.includes({BELL})")
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


@pytest.mark.nightly
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
