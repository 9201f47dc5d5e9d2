"""The list of players: on every screen each clock is shown once, beside its player, and says what the server says."""

import random
import time

import pytest

from tests.support.web.browsers import STILL, Visit
from tests.support.web.screens import DESK, LOW, PHONES, UPRIGHT, by_turns
from tests.support.web.visitors import PATIENCE, Json, Visitor
from tongbao import GAMES

MOVES = 20
SLACK = 3
"""Seconds by which a clock may differ; each move adds ten, so that a stale one differs by more."""
AGAIN = 250
"""After so many milliseconds it is looked at again: a word of the server that was long on its way is soon put right."""
SHOWN = """() => [...document.querySelectorAll("[data-bank]:not(.countdown) output")].flatMap(one => {
    if (!one.checkVisibility()) return [];
    const box = one.getBoundingClientRect();
    const [seat, top] = [one.closest("[data-seat]"), document.elementFromPoint(box.x + box.width / 2, box.y + 5)];
    const runs = "falls" in one.parentElement.dataset;
    return [[Number(seat?.dataset.seat ?? -1), one.textContent, runs, seat?.contains(top) ?? false]];
})"""
"""The clocks in sight: seat, time, whether they run and whether they can really be seen. The countdown to a stand-in is
none."""
TURN = """() => [...document.querySelectorAll(".players .turn")].map((one) => Number(one.dataset.seat)).sort()"""


def seconds(time: str) -> int:
    """A time in minutes and seconds."""
    minutes, rest = time.split(":")
    return 60 * int(minutes) + int(rest)


def clocks(person: Visitor, link: str) -> list[Json]:
    """The clocks as the server has them."""
    found: list[Json] = person.view(link=link)["clocks"]
    return found


def agrees(person: Visitor, link: str) -> None:
    """Each clock is in sight once, and says what the server says, or does so soon."""
    late = time.monotonic() + PATIENCE / 1000
    while wrong := wrong_clocks(person, link):
        assert time.monotonic() < late, wrong
        person.page.wait_for_timeout(AGAIN)


def wrong_clocks(person: Visitor, link: str) -> list[str]:
    """The clocks that say something else than the server. Each player has one, and nothing covers it."""
    before = clocks(person, link)
    shown: list[tuple[int, str, bool, bool]] = person.page.evaluate(SHOWN)
    after = clocks(person, link)
    assert [seat for seat, *_ in sorted(shown)] == list(range(len(before))), "each player has one clock"
    assert all(is_seen for *_, is_seen in shown), "nothing covers a clock"
    return [
        f"seat {seat} shows {shows}{', running' * runs}; before and after the server says {before[seat]}, {after[seat]}"
        for seat, shows, runs, _ in shown
        if runs != after[seat]["runs"]
        or not after[seat]["left"] - SLACK < seconds(shows) < before[seat]["left"] + SLACK
    ]


def caught_up(person: Visitor, link: str) -> None:
    """Wait until the page shows whose turn it is now."""
    to_act = sorted(person.view(link=link)["view"]["to_act"])
    person.page.wait_for_function(f"(seats) => String(({TURN})()) === String(seats)", arg=to_act)


@pytest.mark.parametrize(
    ("game", "players"), by_turns(["xanadu", "pocket_changan", "changan", "silk_cities"], [3, 2, 4], 12)
)
def test_every_clock_is_true_after_each_of_twenty_moves(visit: Visit, game: str, players: int) -> None:
    people = [visit(STILL) for _ in range(players)]
    link = people[0].opened(game, "me", *["open"] * (players - 1), clock="quick")
    for number, guest in enumerate(people[1:]):
        guest.joins(link, f"Guest {number}")
    onlooker, dice = people[0], random.Random(7)
    onlooker.go(link)
    for number in range(MOVES):
        turn = next(seen for seen in [one.view(link=link) for one in people] if seen["choices"])
        mover = next(one for one in people if one.view(link=link)["seat"] == turn["seat"])
        mover.post(link, dice.choice(turn["choices"]), turn["seat"], turn["version"])
        width, height = (DESK, UPRIGHT, LOW, PHONES[1])[number % 4]
        onlooker.page.set_viewport_size({"width": width, "height": height})
        caught_up(onlooker, link)
        agrees(onlooker, link)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_list_tells_who_is_away_and_who_has_come_back(visit: Visit, game: str) -> None:
    mei, luca = visit(STILL), visit(STILL)
    link = mei.opened(game, "me", "open", clock="quick")
    luca.joins(link, "Luca")
    mei.go(link)
    luca.go(link)
    seat = luca.view(link=link)["seat"]
    line = mei.page.locator(f".players [data-seat='{seat}']")
    line.locator(".ava:not(.away)").wait_for()
    luca.page.goto("about:blank")
    line.locator(".ava.away").wait_for()
    luca.go(link)
    line.locator(".ava:not(.away)").wait_for()
