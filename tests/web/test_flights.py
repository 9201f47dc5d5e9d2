"""Flights: what leaves the table goes where it belongs, and what is new comes from there."""

from typing import Any

import pytest

from tests.support.web.visitors import Visitor

SCRIPT = """async ([before, after]) => {
    const { places, fly } = await import("/static/js/table/flight.js");
    document.body.innerHTML = '<i id="pile"></i><section data-section="one"></section>';
    const pile = document.getElementById("pile");
    pile.style.cssText = "position: fixed; left: 500px; top: 300px; width: 40px; height: 60px";
    const place = document.querySelector("section");
    place.style.cssText = "position: fixed; left: 0; top: 0";
    place.innerHTML = before;
    const known = places();
    place.innerHTML = after;
    fly(known);
    const likenesses = [...document.querySelectorAll(".sky > *")];
    const moved = [...place.querySelectorAll("[data-flip]")].filter((thing) => thing.getAnimations().length);
    const end = (thing) => thing.getAnimations()[0].effect.getKeyframes().at(-1).transform;
    const start = (thing) => thing.getAnimations()[0].effect.getKeyframes()[0].transform;
    const found = [likenesses.map(end), moved.map(start)];
    likenesses.forEach((one) => one.remove());
    return found;
}"""
CARD = '<article class="card" {} style="position: absolute; left: 0; top: 0; width: 40px; height: 60px"></article>'


def flown(desk: Visitor, before: str, after: str) -> Any:
    """Where the likenesses of what has gone fly to, and where what is there now comes from."""
    return desk.page.evaluate(SCRIPT, [before, after])


@pytest.mark.parametrize(
    "before",
    [
        CARD.format('data-flip="c1" data-to="#pile"'),
        f'<div data-to="#pile"><p>{CARD.format("data-flip=c1")}</p></div>',
        f'<div data-to="#nowhere">{CARD.format("data-flip=c1 data-to=#pile")}</div>',
    ],
    ids=["its own", "what holds it", "its own first"],
)
def test_a_card_that_leaves_goes_where_it_belongs(desk: Visitor, before: str) -> None:
    gone, moved = flown(desk, before, "")
    assert gone == ["translate(500px, 300px) scale(0.35)"] and not moved


def test_the_way_is_that_of_the_table_as_it_was(desk: Visitor) -> None:
    """A public card goes to the hand of him who took it, not of him who acts now."""
    before = f'<div data-to="#pile">{CARD.format("data-flip=c1")}</div>'
    gone, _ = flown(desk, before, '<div data-to="#elsewhere"></div>')
    assert gone == ["translate(500px, 300px) scale(0.35)"]


def test_a_card_that_belongs_nowhere_just_goes(desk: Visitor) -> None:
    assert flown(desk, CARD.format("data-flip=c1"), "") == [[], []]


def test_a_new_card_comes_from_where_it_lay(desk: Visitor) -> None:
    other = CARD.format("data-flip=c2")
    gone, moved = flown(desk, other, other + CARD.format('data-flip=c1 data-from="#pile"'))
    assert not gone and [start.partition(" rotate")[0] for start in moved] == ["translate(500px, 300px)"]
