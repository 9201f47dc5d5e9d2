"""Parts of sections on the page: what has changed of one seat comes alone, and all else stays the same thing."""

from typing import Any

from tests.support.web.visitors import Visitor

PAGE = (
    '<section id="s-rivals" data-section="rivals" data-tag="r1"><ol class="opps">'
    "<!--rivals-1 a1--><li>one</li><!--/rivals-1--><!--rivals-2 b1--><li>two</li><li>more</li><!--/rivals-2-->"
    '</ol></section><section id="s-city" data-section="city" data-tag="c1">city</section>'
)
SCRIPT = """async ([page, messages]) => {
    const { become } = await import("/static/js/core/sections.js");
    const { tags } = await import("/static/js/core/parts.js");
    document.body.innerHTML = page;
    for (const [n, item] of document.querySelectorAll("li").entries()) item.own = n;
    for (const { sections, tags } of messages) become(sections, tags);
    const items = [...document.querySelectorAll("li")];
    return [document.getElementById("s-rivals").innerHTML, items.map(({ own }) => own ?? null), tags()];
}"""


def became(desk: Visitor, *messages: dict[str, Any]) -> tuple[str, list[int | None], dict[str, str]]:
    """The rivals after these messages, which items of before those in the list are, and the tags of all."""
    html, same, tags = desk.page.evaluate(SCRIPT, [PAGE, list(messages)])
    return html, same, tags


def message(**sections: str) -> dict[str, Any]:
    """What the server sends of some sections and parts, each with a new tag."""
    named = {name.replace("_", "-"): html for name, html in sections.items()}
    return {"sections": named, "tags": {name: f"{name[0]}9" for name in named}}


def test_tags_are_those_of_sections_and_parts(desk: Visitor) -> None:
    _, same, tags = became(desk)
    assert tags == {"rivals": "r1", "rivals-1": "a1", "rivals-2": "b1", "city": "c1"} and same == [0, 1, 2]


def test_a_part_comes_alone(desk: Visitor) -> None:
    html, same, tags = became(desk, message(rivals_2="<li>two</li><li>less</li><li>new</li>"))
    assert html == (
        '<ol class="opps"><!--rivals-1 a1--><li>one</li><!--/rivals-1-->'
        "<!--rivals-2 r9--><li>two</li><li>less</li><li>new</li><!--/rivals-2--></ol>"
    )
    assert same == [0, 1, 2, None]
    assert tags == {"rivals": "r1", "rivals-1": "a1", "rivals-2": "r9", "city": "c1"}


def test_a_part_may_become_nothing_and_something_again(desk: Visitor) -> None:
    html, same, _ = became(desk, message(rivals_1=""), message(rivals_1="<li>again</li>"))
    assert "<!--rivals-1 r9--><li>again</li><!--/rivals-1-->" in html and same == [None, 1, 2]


def test_a_section_comes_without_the_parts_that_stay(desk: Visitor) -> None:
    places = "<!--rivals-2--><!--/rivals-2--><!--rivals-1--><!--/rivals-1-->"
    html, same, tags = became(desk, message(rivals=f'<ol class="opps all">{places}</ol>', rivals_1="<li>none</li>"))
    assert html == (
        '<ol class="opps all"><!--rivals-2 b1--><li>two</li><li>more</li><!--/rivals-2-->'
        "<!--rivals-1 r9--><li>none</li><!--/rivals-1--></ol>"
    )
    assert len(same) == 3 and None not in same
    assert tags == {"rivals": "r9", "rivals-1": "r9", "rivals-2": "b1", "city": "c1"}


def test_a_part_that_has_gone_and_comes_again_is_sent_again(desk: Visitor) -> None:
    gone = message(rivals="<p>nobody</p>")
    html, _, tags = became(desk, gone)
    assert html == "<p>nobody</p>" and tags == {"rivals": "r9", "city": "c1"}
    back = message(rivals="<ol><!--rivals-1--><!--/rivals-1--></ol>", rivals_1="<li>one</li>")
    html, _, _ = became(desk, gone, back)
    assert html == "<ol><!--rivals-1 r9--><li>one</li><!--/rivals-1--></ol>"
