"""The page becomes what the server says: whatever is sent comes out, and what stays is the same thing as before."""

import itertools
import random
from html import escape
from typing import Any

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.calls import move
from tests.support.web.visitors import Visitor

FEATURES = pytest.mark.parametrize("can_move", [True, False], ids=["moves", "moves not"])
TREES = 400
WITHOUT_MOVES = """async (canMove, task) => {
    const { patch } = await import("/static/js/core/patch.js");
    const own = Element.prototype.moveBefore;
    if (!canMove) delete Element.prototype.moveBefore;
    document.body.innerHTML = "<section></section>";
    try {
        return task(patch, document.body.firstChild);
    } finally {
        if (own) Element.prototype.moveBefore = own;
    }
}"""
"""What a task finds with an empty section, in a browser that may be one of those that can't move what is there."""
ONE = """([canMove, before, after]) => (RUN)(canMove, (patch, place) => {
    place.innerHTML = before;
    const own = {};
    (ACT)(place, own);
    patch(place, after);
    return [place.innerHTML, (LOOK)(place, own)];
})"""
ALL = """([canMove, changes]) => (RUN)(canMove, (patch, place) => {
    const wrong = [];
    for (const [before, after] of changes) {
        const wanted = place.cloneNode();
        wanted.innerHTML = after;
        place.innerHTML = before;
        patch(place, after);
        if (!place.isEqualNode(wanted)) wrong.push([before, after, place.innerHTML]);
    }
    return wrong;
})""".replace("RUN", WITHOUT_MOVES)
NOTHING = "() => null"


def patched(
    desk: Visitor, before: str, after: str, act: str = NOTHING, look: str = NOTHING, can_move: bool = True
) -> tuple[str, Any]:
    """What a section becomes, and what a function finds in it that gets the section and what ``act`` has noted."""
    function = ONE.replace("RUN", WITHOUT_MOVES).replace("ACT", act).replace("LOOK", look)
    html, found = desk.page.evaluate(function, [can_move, before, after])
    return html, found


def tree(dice: random.Random, ids: list[str], depth: int = 0) -> str:
    """Some random HTML whose ids all differ."""
    parts = []
    for _ in range(dice.randrange(1 if depth else 2, 6)):
        kind = dice.choice(["text", "comment", "i", "i", "div", "li", "button", "input", "svg"])
        named = [f'class="{dice.choice("abc")}"'] * (dice.random() < 0.4)
        named += [f'title="{dice.choice("xyz")}"'] * (dice.random() < 0.3)
        if ids and dice.random() < 0.4:
            named.append(f'id="{ids.pop(dice.randrange(len(ids)))}"')
        elif dice.random() < 0.3:
            key = dice.choice(["data-choice", "data-flip", "data-hold"])
            named.append(f'{key}="{dice.choice("pqrs")}"')
        inner = tree(dice, ids, depth + 1) if depth < 4 and dice.random() < 0.6 else ""
        start = " ".join([kind, *named])
        if kind == "text":
            parts.append(escape(dice.choice(["one", "two & three", " ", "<four>"])))
        elif kind == "comment":
            parts.append(f"<!--{dice.choice('uvw')}-->")
        elif kind == "input":
            parts.append(f'<{start} value="{dice.randrange(3)}"{dice.choice(["", " disabled"])}>')
        elif kind == "svg":
            parts.append(
                f'<{start} viewBox="0 0 {dice.randrange(9)} 9"><a><use href="#{dice.choice("mn")}"/></a></svg>'
            )
        else:
            parts.append(f"<{start}>{inner}</{kind}>")
    return "".join(parts)


@FEATURES
def test_any_tree_becomes_any_other(desk: Visitor, can_move: bool) -> None:
    dice = random.Random(11)
    trees = [tree(dice, [f"n{number}" for number in range(12)]) for _ in range(TREES)]
    changes = [[one, other] for one, other in itertools.pairwise(trees)]
    assert not desk.page.evaluate(ALL, [can_move, changes])


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_any_state_of_a_table_becomes_any_later_one(visit: Visit, desk: Visitor, name: str) -> None:
    mei = visit()
    mei.found(name, "me", "bot:random")
    dice = random.Random(5)
    shown = [mei.page.inner_html("main")]
    for _ in range(12):
        move(mei, dice)
        shown.append(mei.page.inner_html("main"))
    changes = [[one, shown[-1]] for one in shown] + [[shown[-1], one] for one in shown]
    for can_move in (True, False):
        assert not desk.page.evaluate(ALL, [can_move, changes])


KEYED = ['<b id="{}">.</b>', '<b data-flip="{}">.</b>', '<li><b data-choice="{}">.</b></li>']


@FEATURES
@pytest.mark.parametrize("thing", KEYED, ids=["id", "data-flip", "data-choice in an item"])
def test_what_is_set_in_another_order_stays_the_same_thing(desk: Visitor, thing: str, can_move: bool) -> None:
    before, after = ("".join(map(thing.format, order)) for order in ("abcd", "xdbya"))
    act = "(place, own) => { for (const one of place.children) own[one.outerHTML] = one; }"
    look = "(place, own) => [...place.children].map(one => own[one.outerHTML] === one)"
    html, same = patched(desk, before, after, act, look, can_move)
    assert html == after and same == [False, True, True, False, True]


@FEATURES
def test_what_has_an_id_stays_the_same_thing_wherever_it_goes(desk: Visitor, can_move: bool) -> None:
    before = '<div class="hand"><b id="a">a</b><b id="b">b</b></div><div class="city"></div>'
    after = '<div class="hand"><b id="b">b</b></div><div class="city"><i>new</i><b id="a">A</b></div>'
    act = "(place, own) => (own.a = place.querySelector('#a'))"
    html, same = patched(desk, before, after, act, "(place, own) => own.a === place.querySelector('#a')", can_move)
    assert html == after and same


@FEATURES
def test_focus_stays_on_what_moves(desk: Visitor, can_move: bool) -> None:
    before, after = '<b id="a"></b><a href="#" id="l">link</a>', '<a href="#" id="l">link</a><b id="a"></b>'
    act = "(place) => place.querySelector('a').focus()"
    _, focused = patched(desk, before, after, act, "() => document.activeElement.id", can_move)
    assert focused == "l"


def test_what_moves_keeps_its_scroll_position(desk: Visitor) -> None:
    list_ = '<div id="l" {}><p {}>long</p></div>'
    act = "(place) => (place.querySelector('#l').scrollTop = 300)"
    look = "(place) => place.querySelector('#l').scrollTop"
    list_ = list_.format('style="height: 40px; overflow: auto;"', 'style="height: 900px;"')
    _, top = patched(desk, f"{list_}<i>1</i><i>2</i>", f"<i>1</i><i>2</i>{list_}<i>3</i>", act, look)
    assert top == 300


def test_what_is_being_filled_in_is_left_alone_and_what_has_changed_for_others_is_shown(desk: Visitor) -> None:
    before = (
        '<input id="mine" value="1"><input id="yours" value="1"><select><option value="1" selected></option></select>'
    )
    after = (
        '<input id="mine" value="2" class="x"><input id="yours" value="2"><select><option value="1"></option></select>'
    )
    act = """(place) => {
        for (const field of place.querySelectorAll("input")) field.value = "typed";
        place.querySelector("#mine").focus();
    }"""
    look = "(place) => [...place.querySelectorAll('input')].map(one => [one.value, one.className])"
    _, values = patched(desk, before, after, act, look)
    assert values == [["typed", "x"], ["2", ""]]


def test_what_is_typed_stays_when_the_field_is_the_same(desk: Visitor) -> None:
    act = "(place) => (place.querySelector('input').value = 'typed')"
    look = "(place) => place.querySelector('input').value"
    field = '<label class="f"><input value="1"></label>'
    _, value = patched(desk, f"<p>1</p>{field}", f"<p>2</p><p>3</p>{field}", act, look)
    assert value == "typed"


def test_what_the_visitor_has_opened_stays_open_and_what_a_form_has_told_stays_told(desk: Visitor) -> None:
    before = '<details><summary>1</summary>1</details><dialog id="d">1</dialog><p data-told=""></p>'
    after = '<details open=""><summary>2</summary>2</details><dialog id="d">2</dialog><p data-told=""></p>'
    act = """(place) => {
        place.querySelector("dialog").showModal();
        place.querySelector("[data-told]").textContent = "Saved";
    }"""
    look = "(place) => [place.querySelector('dialog').open, place.querySelector('details').open, place.textContent]"
    _, found = patched(desk, before, after, act, look)
    assert found == [True, False, "222Saved"]


def test_pictures_stay_pictures(desk: Visitor) -> None:
    before = '<svg class="a"><title>x</title><path d="M0 0"></path></svg><a>word</a>'
    after = '<svg class="b"><a><path d="M1 1"></path></a></svg><a>word</a>'
    look = "(place) => [...place.querySelectorAll('a, path')].map(one => one.namespaceURI.split('/').pop())"
    html, spaces = patched(desk, before, after, look=look)
    assert html == after and spaces == ["svg", "svg", "xhtml"]


def test_a_card_never_becomes_another(desk: Visitor) -> None:
    """A likeness of what has gone flies away as it was."""
    act = "(place, own) => (own.card = place.firstChild)"
    look = "(place, own) => [own.card.outerHTML, own.card.isConnected]"
    card = '<article class="card" data-flip="{}">{}</article>'
    _, found = patched(desk, card.format("c1", "one"), card.format("c2", "two"), act, look)
    assert found == [card.format("c1", "one"), False]


def test_what_has_not_changed_is_not_touched(desk: Visitor) -> None:
    """Among many lines only the new one is noticed."""
    lines = "".join(f'<li id="line-{n}">line <b>{n}</b></li>' for n in range(50))
    act = """(place, own) => {
        own.watch = new MutationObserver(() => null);
        own.watch.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
    }"""
    look = (
        "(place, own) => own.watch.takeRecords().map(one => [one.type, one.addedNodes.length, one.removedNodes.length])"
    )
    first, rest = lines.split("</li>", 1)
    _, noticed = patched(desk, f"<ol>{first}</li>{rest}</ol>", f'<ol>{rest}<li id="line-50">new</li></ol>', act, look)
    assert sorted(noticed) == [["childList", 0, 1], ["childList", 1, 0]]
