"""Escaping: what a text takes in is escaped once, where the whole of it is put on the page."""

from collections.abc import Iterator

from jinja2 import nodes

from tongbao.languages import ENGLISH
from tongbao.server.rendering.templates import TEMPLATES, templates_in

FILES = sorted([*TEMPLATES.rglob("*.html"), *TEMPLATES.rglob("*.svg")])
MARKED_UP = ("once", "each")
"""Functions that answer with markup."""


def marked_up(file: str) -> Iterator[str]:
    """The facts that a template gives to texts as markup, with the lines."""
    for call in templates_in(ENGLISH).parse(file).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "t":
            for fact in call.kwargs:
                given = fact.value
                if isinstance(given, nodes.Call) and getattr(given.node, "name", "") in MARKED_UP:
                    yield f"line {call.lineno}: {fact.key}"


def test_no_text_takes_in_markup() -> None:
    found = {file.relative_to(TEMPLATES).as_posix(): [*marked_up(file.read_text("utf-8"))] for file in FILES}
    assert not {file: lines for file, lines in found.items() if lines}, "give it |striptags"


def test_markup_is_noticed() -> None:
    assert [*marked_up("{{ t('{a}', a=once(words.plain, 1)) }}")] == ["line 1: a"]
    assert not [*marked_up("{{ t('{a}', a=once(words.plain, 1)|striptags) }}")]
