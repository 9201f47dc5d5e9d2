"""The bar of a decision, measured at the positions of games that chance plays: whether all that can be chosen can be
seen and pressed there, in every window.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.screens import DESK, LOW, SIDEWAYS, UPRIGHT
from tests.support.web.visitors import Visitor

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LANGUAGES = ("en", "es", "zh")
SHOWN = """choices => document.querySelector("#s-result .result") || choices.join() ===
    [...new Set([...document.querySelectorAll("[data-section] [data-choice]")].map(one => one.dataset.choice))]
    .sort().join()"""
"""Whether the page shows just these choices."""


def tables(desk: Visitor, phone: Visitor, name: str) -> Iterator[str]:
    """One table after another, against bots; both visitors sit there as one person, in another language each time."""
    for number in itertools.count():
        for visitor in (desk, phone):
            visitor.speak(LANGUAGES[number % len(LANGUAGES)])
        link = desk.found(name, "me", *["bot:random"] * (1 + number % 3))
        phone.context.add_cookies(desk.context.cookies())
        phone.go(link)
        yield link


def flaws_of_bars(visit: Visit, name: str, positions: int, seed: int = 1) -> Counter[str]:
    """What is wrong with the bars of so many positions: each fault with the window, and how often it was found."""
    desk, phone = visit(STILL), visit({**PHONE, "reduced_motion": "reduce"})
    dice, found = random.Random(seed), Counter[str]()
    left = positions
    for link in tables(desk, phone, name):
        while left:
            seen = desk.asked(link)
            if not seen["choices"]:
                break
            for visitor, windows in ((desk, (DESK, LOW)), (phone, (UPRIGHT, SIDEWAYS))):
                visitor.page.wait_for_function(SHOWN, arg=sorted(seen["choices"]))
                for width, height in windows:
                    visitor.page.set_viewport_size({"width": width, "height": height})
                    found.update(f"{width}x{height} {fault}" for fault in visitor.page.evaluate(MEASURE))
            desk.post(link, dice.choice(seen["choices"]), 0, seen["version"])
            left -= 1
        if not left:
            return found
    raise AssertionError("there is always another table")
