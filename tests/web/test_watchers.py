"""Others at the table see every choice as it is made, and nothing that is hidden from them."""

import html
import random
import re
from typing import Any

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.calls import OFFERED
from tests.support.web.visitors import Visitor
from tongbao.engine.choice import Verb

GAMES = sorted(tongbao.GAMES)
FACES = {
    name: {face.card: face.names["en"] for face in meta.faces(tongbao.prepare(name))}
    for name, meta in tongbao.GAMES.items()
}
"""The names of the cards of each game."""
CARDS = {"bought", "card", "cards", "discard", "hand", "marked", "paid", "picks", "public", "revealed"}
CARDS |= {"display", "districts", "gates", "road"}
CARDS |= {"discards"}
"""Where a view has the numbers of cards."""
MOVES = 8
TAG = re.compile(r'data-section="([\w-]+)"[^>]*? data-tag="(\w+)"|<!--([\w-]+) (\w+)-->')
"""A section of a page or a part of one, and the tag of what it shows."""
BECOME = """async (wanted) => {
    const { tags } = await import("/static/js/core/parts.js");
    const shown = tags();
    return Object.entries(wanted).every(([name, tag]) => shown[name] === tag);
}"""


def join(mei: Visitor, visitor: Visitor, name: str) -> None:
    """Open the link that the first one shares, and take the free seat under a name."""
    link = mei.page.locator(".share code").inner_text()
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.press(visitor.page.get_by_role("button", name="Sit down"))


def open_table(visitor: Visitor, name: str) -> None:
    """A table for two that anybody may watch: the visitor and a free seat."""
    visitor.found(name, "me", "open", **{"name-0": "Mei"})


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_others_see_every_choice_and_nothing_hidden(visit: Visit, name: str) -> None:
    mei, friend, watcher = visit(), visit(), visit()
    open_table(mei, name)
    join(mei, friend, "Temür")
    for player in (mei, friend):
        player.page.wait_for_selector("body[data-table]")
        player.live()
    watcher.go(mei.table)
    assert [visitor.view()["seat"] for visitor in (mei, friend, watcher)] == [0, 1, tongbao.SPECTATOR]

    dice = random.Random(11)
    deal_in(mei, friend, dice)
    everybody = (mei, friend, watcher)
    seen = hidden = 0
    known: list[set[int]] = [set() for _ in everybody]
    for _ in range(MOVES):
        player = on_turn(mei, friend)
        before = shown(watcher)
        player.take(dice.choice(player.offered()))
        after = [shown(visitor) for visitor in everybody]
        seen += after[-1] != before  # the first of several sealed choices tells others nothing
        hidden += check_secrets(name, everybody, known)
    assert seen >= MOVES - 2 and hidden >= MOVES // 2


def shown(visitor: Visitor) -> dict[str, str]:
    """The tags of what the page shows, once that is what it would show if it were opened now."""
    fresh = visitor.context.request.get(visitor.page.url).text()
    tags = {section or part: tag or mark for section, tag, part, mark in TAG.findall(fresh)}
    del tags["log"]
    visitor.page.wait_for_function(BECOME, arg=tags)
    return tags


def deal_in(mei: Visitor, friend: Visitor, dice: random.Random) -> None:
    """Choose as programs do, in a game that deals no hands, until somebody has got a card."""
    while not any(visitor.view()["view"]["hand"] for visitor in (mei, friend)):
        for seat, visitor in enumerate((mei, friend)):
            if choices := (seen := visitor.view())["choices"]:
                visitor.post(mei.table, dice.choice(choices), seat, seen["version"])


def on_turn(*players: Visitor) -> Visitor:
    """The player who is to choose, once his page shows what."""
    player = players[players[0].view()["view"]["to_act"][0]]
    player.page.wait_for_function(OFFERED, arg=sorted(player.view()["choices"]))
    return player


def check_secrets(name: str, visitors: tuple[Visitor, ...], known: list[set[int]]) -> bool:
    """Nobody has been sent, in any form, a card in somebody else's hand unless it once lay open or was his own.

    ``known`` are the cards that did so far, for each visitor. Returns whether there is such a card.
    """
    verbs = "|".join(verb.name for verb in tongbao.GAMES[name].action_space.verbs if names_card(verb))
    views = [visitor.view()["view"] for visitor in visitors]
    public = numbers(views[-1])
    hands = [set(map(held_card, view["hand"] or [])) for view in views]
    for visitor, view, own, seen in zip(visitors, views, hands, known, strict=True):
        seen |= own | public
        received = html.unescape("\n".join([visitor.page.content(), *visitor.sent])).replace('\\"', '"')
        for card in set().union(*hands) - seen:
            assert card not in numbers(view)
            assert not re.search(rf'(data-flip="c|id="card-|data-choice="({verbs}) ){card}["\s-]', received)
            if not any(FACES[name][card] in FACES[name][other] for other in seen):
                assert FACES[name][card] not in received
        for card in own:
            assert re.search(rf'data-flip="c{card}["-]', received)
    return any(hand - public for hand in hands)


def names_card(verb: Verb) -> bool:
    """Whether a choice of that kind says first which card is meant."""
    return bool(verb.parameters) and verb.parameters[0].name == "card"


def held_card(held: Any) -> int:
    """The number of a card in a hand: what a view says of it may be more."""
    card: int = held["card"] if isinstance(held, dict) else held
    return card


def is_count(name: str, part: Any) -> bool:
    """Whether a view says there how many cards there are, not which."""
    return name == "cards" and isinstance(part, int)


def numbers(view: Any, key: str = "") -> set[int]:
    """The numbers of all cards in a view; one that lies face down has none."""
    if isinstance(view, dict):
        return set().union(*(numbers(part, name) for name, part in view.items() if not is_count(name, part)))
    if isinstance(view, list):
        return set().union(*(numbers(part, key) for part in view))
    return {view} if type(view) is int and view >= 0 and key in CARDS else set()
