"""Pocket Chang'An in the middle of decisions, on every screen; and what its page says of obstacles, signs and time."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Playwright

from .conftest import DESKTOP, PHONE, Visit
from .full_table import Crowd, FullTable, Json, full_table, layer
from .screens import DESKS, FINGER, PHONES, unfit, unfit_for_desks
from .serving import House
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SIDEWAYS = {"width": 844, "height": 390}


def whimsical(view: Json, choices: list[str], dice: random.Random) -> str:
    """Lays cards out, with whims."""
    return layer(view, choices, dice) if dice.random() < 0.75 else dice.choice(choices)


def asked(view: Json) -> str:
    """The verb of the question."""
    return str(view["question"]["verb"]) if view["question"] else ""


def buys(view: Json) -> bool:
    """Any public card can be bought."""
    return bool(view["phase"] == "buy" and all(offer["can"] for offer in view["offers"].values()))


def bargains(view: Json) -> bool:
    """Some public cards can be bought, some not."""
    return bool(view["phase"] == "buy" and 2 <= sum(offer["can"] for offer in view["offers"].values()) <= 5)


def contends(view: Json) -> bool:
    """One of several revealed cards is taken."""
    return asked(view) == "take" and len(view["revealed"]) > 3


def looks(view: Json) -> bool:
    """One of the cards looked at is kept."""
    return bool(asked(view) == "take" and view["question"]["kind"] == "draw_keep")


def loses(view: Json) -> bool:
    """A card in play goes to an attack."""
    return asked(view) == "lose" and sum(len(column["cards"]) for column in view["seats"][0]["columns"]) > 4


def discards(view: Json) -> bool:
    """The hand is too large."""
    return bool(view["phase"] == "limit" and len(view["hand"]) > 6)


def waives(view: Json) -> bool:
    """Rules are waived until this turn ends."""
    return view["phase"] == "actions" and [rule["ends"] for rule in view["running"]] == ["this_turn"]


def closes(view: Json) -> bool:
    """The last round, with a hand."""
    return bool(view["phase"] == "actions" and view["round"] == view["limit"] and len(view["hand"]) > 2)


MOMENTS = (buys, bargains, contends, looks, loses, discards, waives, closes)
Moment = Callable[[Json], bool]
Tables = Callable[[Moment], FullTable]


@pytest.fixture(scope="module")
def tables(playwright: Playwright, house: House) -> Tables:
    """The table of each moment; who asks for it only looks."""
    found: dict[str, FullTable] = {}

    def table(moment: Moment) -> FullTable:
        if moment.__name__ not in found:
            crowd = Crowd(4, whimsical, moment)
            found[moment.__name__] = full_table(playwright.request, house.address, "pocket_changan", crowd=crowd)
        return found[moment.__name__]

    return table


@pytest.mark.parametrize("moment", MOMENTS)
def test_desk(visit: Visit, tables: Tables, moment: Moment) -> None:
    table = tables(moment)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    assert not unfit_for_desks(visitor)


@pytest.mark.parametrize("moment", MOMENTS)
def test_phone(visit: Visit, tables: Tables, moment: Moment) -> None:
    table = tables(moment)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.go(table.link)
        found += [f"{width}x{height}: {flaw}" for flaw in unfit(visitor)]
        found += [f"{width}x{height}: too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
    assert not found


def look_at(visitor: Visitor, card: int) -> str:
    """What is said beside a card at a closer look, its signs and obstacles in words."""
    visitor.page.locator(f"#card-{card} [data-look]").click()
    said = visitor.page.get_by_role("dialog", name="A closer look").locator(".legend").inner_text()
    visitor.page.keyboard.press("Escape")
    return said


def reason_at(visitor: Visitor, card: int) -> str:
    """Why the card can't be chosen, as its closer look says."""
    visitor.page.locator(f"#card-{card} [data-look]").click()
    why: str = visitor.page.get_by_role("dialog", name="A closer look").locator(".reason").inner_text()
    visitor.page.keyboard.press("Escape")
    return why


@pytest.mark.parametrize("kind", [DESKTOP, PHONE, {**PHONE, "viewport": SIDEWAYS}], ids=["desk", "phone", "sideways"])
def test_what_cannot_be_bought_says_why(visit: Visit, tables: Tables, kind: dict[str, object]) -> None:
    table = tables(bargains)
    visitor = visit({**kind, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    refused = [(int(card), offer) for card, offer in visitor.view()["view"]["offers"].items() if not offer["can"]]
    assert refused
    for card, offer in refused:
        why = reason_at(visitor, card)
        assert str(offer["needs"]) in why


def test_what_cannot_be_played_says_why(visit: Visit, tables: Tables) -> None:
    table = tables(closes)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    refused = [held for held in visitor.view()["view"]["hand"] if held["why_not"]]
    assert refused
    for held in refused:
        why = reason_at(visitor, held["card"])
        assert str(held["needs"]) in why and str(held["has"]) in why


def test_the_closer_look_explains_every_sign(visit: Visit, tables: Tables) -> None:
    """Chinese signs have an English word: those of types, of effects, of what a card scores."""
    table = tables(closes)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    held = visitor.view()["view"]["hand"][0]["card"]
    said = look_at(visitor, held)
    signs = {"军": "Military", "经": "Economy", "文": "Culture", "政": "Politics"}
    signs |= {
        "打": "happens once",
        "场": "as long as",
        "无": "no effect",
        "低": "lowest",
        "人": "character",
        "建": "building",
    }
    drawn = visitor.page.locator(f"#card-{held} .paper").inner_text()
    title = visitor.page.locator(f"#card-{held} :is(h3, .verse)").all_inner_texts()
    for words in title:
        drawn = drawn.replace(words, "")
    assert all(signs[sign] in said for sign in signs if sign in drawn)
    assert all(name in said for name in list(signs.values())[:4])


def test_the_notice_tells_which_turn_ends_it(visit: Visit, tables: Tables) -> None:
    table = tables(waives)
    visitor = visit({**DESKTOP, "storage_state": table.cookies})
    visitor.go(table.link)
    assert "until the end of this turn" in visitor.page.locator(".notices").inner_text()


def test_columns_of_all_rivals_stand_under_one_another(visit: Visit, tables: Tables) -> None:
    table = tables(closes)
    for kind in (DESKTOP, PHONE):
        visitor = visit({**kind, "storage_state": table.cookies})
        visitor.go(table.link)
        for width, height in (*DESKS, *PHONES) if kind is DESKTOP else PHONES[:1]:
            visitor.page.set_viewport_size({"width": width, "height": height})
            if visitor.page.locator(".side label[for=tab-rivals]").is_visible():
                visitor.page.locator(".side label[for=tab-rivals]").click()
            lefts = "all => all.map(one => Math.round(one.getBoundingClientRect().left))"
            columns = visitor.page.locator(".opps .line").evaluate_all(lefts)
            assert len(columns) == 12 and len(set(columns)) == 4, f"{width}x{height}: {columns}"


def test_a_card_out_of_sight_is_brought_there(visit: Visit, tables: Tables) -> None:
    table = tables(loses)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    visitor.page.evaluate("document.getElementById('main').scrollTo(0, 0)")
    for chip in visitor.page.locator("#s-decision [data-show]").all():
        card = visitor.page.locator(f"#{chip.get_attribute('data-show')}")
        chip.click()
        box, decision = card.bounding_box(), visitor.page.locator("#s-decision").bounding_box()
        assert box is not None and decision is not None
        assert 0 <= box["y"] < decision["y"] - 40
