"""The bell and the buzz: offered once, short and soft, and only where they are wished."""

import random

import pytest

from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.calls import (
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
    QUESTION_SOON,
    RING,
    away,
    heard,
    later,
    settle,
    two,
    until,
)
from tests.support.web.flaws import flaws
from tests.support.web.screens import DESKS, PHONES
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

# The offer.


def test_the_offer_is_made_once_after_a_long_waiting_and_escape_means_no(visit: Visit) -> None:
    mei, _ = players = two(visit)
    offer = mei.page.locator(OFFER)
    later(mei, BANNER_WAIT)
    until("mine", players)
    assert not offer.is_visible()
    until("others", players)
    later(mei, LEAST_WAIT)
    assert not offer.is_visible(), "it comes at the end of the waiting"
    until("mine", players)
    offer.wait_for()
    assert mei.page.evaluate("!document.activeElement.closest('#offer')"), "it takes the focus from nothing"
    mei.page.keyboard.press("Escape")
    offer.wait_for(state="hidden")
    until("others", players)
    later(mei, LEAST_WAIT)
    until("mine", players)
    assert not offer.is_visible()
    mei.page.reload()
    mei.live()
    until("others", players)
    later(mei, LEAST_WAIT)
    until("mine", players)
    assert not offer.is_visible()
    assert heard(mei) == []


IS_APART = """() => {
    const [offer, decision] = ["offer", "s-decision"].map((id) => document.getElementById(id).getBoundingClientRect());
    const isInside = offer.top >= 0 && offer.left >= 0 && offer.bottom <= innerHeight && offer.right <= innerWidth;
    const isApart = offer.bottom <= decision.top + 1 || offer.right <= decision.left + 1;
    return offer.height > 60 && isInside && isApart;
}"""
"""Whether the offer can be seen as a whole and leaves the decision free."""


@pytest.mark.parametrize("kind", ["desk", "phone"])
@pytest.mark.by_turns(6)
def test_the_offer_covers_no_decision_can_be_read_and_goes_with_the_turn(visit: Visit, kind: str) -> None:
    mei, _ = players = two(visit, kind=STILL if kind == "desk" else {**PHONE, "reduced_motion": "reduce"})
    offer = mei.page.locator(OFFER)
    later(mei, LEAST_WAIT)
    until("mine", players)
    offer.wait_for()
    for width, height in DESKS if kind == "desk" else PHONES[::-1]:
        mei.page.set_viewport_size({"width": width, "height": height})
        mei.page.wait_for_function(IS_APART)
    mei.page.keyboard.press("Shift")
    assert not flaws(mei, "the offer")
    seen = mei.view()["version"]
    mei.take(mei.offered()[0])
    assert mei.view()["version"] == seen + 1, "a choice can be made as if it weren't there"
    until("others", players)
    offer.wait_for(state="hidden")


# The bell.


@pytest.mark.parametrize("wish", ["Ring a bell", "Bell and notification"])
@pytest.mark.by_turns(6)
def test_what_is_taken_from_the_offer_is_heard_and_kept(visit: Visit, wish: str) -> None:
    """Leave for notices is asked when they are wished, and never else."""
    mei, _ = players = two(visit)
    with_notice = wish != "Ring a bell"
    later(mei, LEAST_WAIT)
    until("mine", players)
    assert heard(mei) == []
    mei.press(mei.page.get_by_role("button", name=wish, exact=True))
    mei.page.wait_for_function(f"() => heard.includes({BELL})")
    if with_notice:
        mei.page.wait_for_function("() => heard.includes('may I?')")
    calls = heard(mei)
    assert calls[0] == "sound" and ("may I?" in calls) == with_notice
    mei.page.reload()
    mei.live()
    assert mei.page.get_by_label(RING).is_checked() and mei.page.get_by_label(NOTICE).is_checked() == with_notice
    assert heard(mei) == [], "there is no sound before anything has been pressed"


def test_the_bell_rings_once_after_a_long_waiting_or_on_a_hidden_page(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, RING)
    mei.page.wait_for_function(f"() => heard.includes({BELL})")
    heard(mei)
    until("mine", players)
    assert heard(mei) == [], "he was looking"

    until("others", players)
    later(mei, LEAST_WAIT)
    until("mine", players)
    assert heard(mei).count(BELL) == 1
    mei.page.locator(BANNER).wait_for()
    assert not mei.page.locator(OFFER).is_visible(), "who has a bell already is offered none"
    later(mei, LATE)
    assert heard(mei) == [], "it is not rung again in the same turn"

    until("others", players)
    away(mei, True)
    until("mine", players)
    assert heard(mei).count(BELL) == 1


def test_a_question_has_a_softer_bell(visit: Visit) -> None:
    mei, _ = players = two(visit, game="silk_cities")
    settle(mei, RING)
    mei.page.wait_for_function(f"() => heard.includes({BELL})")
    dice = random.Random(QUESTION_SOON)
    until("mine", players, dice)
    until("others", players, dice)
    away(mei, True)
    until("answer", players, dice)
    calls = heard(mei)
    assert calls.count(QUESTION) == 1 and calls.index(QUESTION) >= len(calls) - PARTIALS


LISTEN = """async (isQuestion) => {
  const { strike } = await import("/static/js/table/bell.js");
  const context = new OfflineAudioContext(1, 44100 * 1.5, 44100);
  strike(context, isQuestion);
  const sound = (await context.startRendering()).getChannelData(0);
  const loudest = (from, to) => Math.max(...sound.slice(from * 44100, to * 44100).map(Math.abs));
  return [loudest(0, 0.3), loudest(0.6, 0.9), loudest(1, 1.5)];
}"""


def test_the_bells_are_short_and_soft(desk: Visitor) -> None:
    bell, question = (desk.page.evaluate(LISTEN, is_question) for is_question in (False, True))
    for first, second, last in (bell, question):
        assert 0.02 < first < 0.4 and second < first / 4 and last == 0
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
