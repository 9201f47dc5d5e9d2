"""Tables of Pocket Chang'An on which every card is an attack that anybody may lay at any time."""

import re
from importlib.resources import files
from typing import Final

from tests.support.server.browsers import Browser

FILE: Final = files("tongbao.games.pocket_changan.cards").joinpath("pocket_changan.toml").read_text("utf-8")
DISCARD: Final = 'kind = "discard_hand", above = 0'
HAND_OVER: Final = 'kind = "take_hand"'
RAZE: Final = 'kind = "lose_urban", who = "others", n = 1'
PLACES: Final = 16
NUMBERED: Final = 13


def warlike(effect: str) -> str:
    """The card file with that effect on every card, without conditions."""
    text = re.sub(r"^(condition|couplet|source) = .*\n", "", FILE, flags=re.MULTILINE)
    return re.sub(r"^effect = .*$", f'effect = {{ when = "play", {effect} }}', text, flags=re.MULTILINE)


def battlefield(effect: str, *browsers: Browser) -> str:
    """A table of these people, the first of whom is to act."""
    host, *others = browsers
    link = host.found("pocket_changan", "me", *["open"] * len(others), cards=warlike(effect))
    for person in others:
        person.join(link, "")
    return link


def attack(browser: Browser, link: str, seat: int = 0) -> None:
    """The seat lays the first card that it may lay."""
    seen = browser.turn(link, seat)
    choice = next(choice for choice in seen["choices"] if choice.startswith("play"))
    assert browser.choose(link, choice, seat).status_code == 200


def settle(browser: Browser, link: str, seat: int, **answers: str) -> None:
    """Settle standing answers of a seat."""
    answer = browser.post(f"{link}/standing", {"seat": seat, **answers}, accept="application/json")
    assert answer.status_code == 200, answer.text


def hand(browser: Browser, link: str, seat: int) -> list[int]:
    """The cards in one's hand."""
    return [entry["card"] for entry in browser.view(link, seat)["view"]["hand"]]


def by_number(cards: list[int]) -> list[int]:
    """Cards by number, characters left out."""
    return sorted([card for card in cards if card % PLACES < NUMBERED], key=lambda card: card % PLACES)
