"""A hand of few cards on an upright phone: every card shows its prices whole."""

import random

import pytest

from .conftest import PHONE, Visit

pytestmark = pytest.mark.browser
FEW = 4
CROWDED = ".res > :nth-child(3)"
"""The third of the resources with one price: such rows are the widest."""
CUT = """cards => cards.flatMap(card => {
  const edge = card.getBoundingClientRect().right
  return [...card.querySelectorAll(".val")].filter(price => price.getBoundingClientRect().right > edge)
    .map(price => `${card.querySelector("h3").textContent.trim()}: ${price.textContent.trim()}`)
})"""


def test_prices_of_a_small_hand_are_not_cut(visit: Visit) -> None:
    mei, dice = visit(PHONE), random.Random(1)
    link = mei.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    while len((seen := mei.asked())["view"]["hand"]) > FEW:
        mei.post(link, dice.choice(seen["choices"]), 0, seen["version"])
    mei.go(link)
    cards = mei.page.locator(".fan .card:has(.val)")
    assert 0 < cards.count() <= FEW and cards.locator(CROWDED).count()
    assert not cards.evaluate_all(CUT)
