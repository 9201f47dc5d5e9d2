"""Markdown: safe rendering, without HTML of its own; and for the rules anchors and pictures, in comments that other
Markdown readers leave out.

``<!-- #workers -->`` is the anchor of the heading, paragraph, item or row that contains it. ``<!-- token wood -->`` is
a picture: a macro of the game's ``_pictures.html`` and its arguments. Pictures that make up a paragraph become figures,
each with a caption if it has one: ``<!-- card white-mares: They yield water. -->``.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from tongbao.server.common.web_files import WEB
from tongbao.server.http.base_path import under

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
NOTE: Final = re.compile(r"(?:\s+(?=<!-- #))?<!-- (.*?) -->")
"""A comment, with the space before an anchor, which is at the end."""
ANCHOR: Final = "#"
WIDE: Final = frozenset({"map", "prices", "public", "route"})
"""Pictures that scroll where the page is narrow, and so must be within reach of the keyboard."""
NAME: Final = re.compile(r'\s+id="([^"]*)"')

Draw = Callable[..., Markup]
"""Picture renderer, called with the name of a macro and its arguments."""


def read_notes(inline: Token, draw: Draw) -> str:
    """Replace comments with pictures, remove the others, and return the anchor, empty if there is none."""
    found = ""
    parts: list[Token] = []
    for part in inline.children or []:
        if part.type != "text":
            parts.append(part)
            continue
        for place, text in enumerate(NOTE.split(part.content)):
            if place % 2 == 0:
                parts += [text_of(text)] * bool(text)
            elif text.startswith(ANCHOR):
                found = text.removeprefix(ANCHOR)
            else:
                parts.append(picture(text, draw))
    inline.children = parts
    return found


def text_of(text: str) -> Token:
    """Text token with these words."""
    return Token("text", "", 0, content=text)


def picture(note: str, draw: Draw) -> Token:
    """Token of the picture that a comment asks for; its caption is stored for a figure."""
    what, _, caption = note.partition(": ")
    name, *given = what.split()
    return Token("html_inline", "", 0, content=draw(name, *given), info=name, markup=caption)


def are_figures(inline: Token) -> bool:
    """True if there is nothing but pictures."""
    parts = inline.children or []
    return bool(parts) and all(part.type in ("html_inline", "softbreak") for part in parts)


def make_figures(opening: Token, inline: Token, closing: Token) -> None:
    """Turn a paragraph of pictures into a row of figures."""
    opening.tag = closing.tag = "div"
    opening.attrSet("class", "pictures")
    inline.children = [Token("html_inline", "", 0, content=figure) for figure in figures(inline)]


def figures(inline: Token) -> Iterator[str]:
    """Iterate over pictures as figures with captions. They are inert: they can't be pressed, only looked at."""
    for part in inline.children or []:
        if part.type == "html_inline":
            caption = Markup("<figcaption>{}</figcaption>").format(part.markup) if part.markup else ""
            scrolls = (
                Markup(' tabindex="0" role="group" aria-label="{}"').format(part.markup) if part.info in WIDE else ""
            )
            drawn = Markup('<div class="drawn"{}><div inert>{}</div></div>')
            drawn = drawn.format(scrolls, Markup(nameless(part.content)))
            yield Markup('<figure class="of-{}">{}{}</figure>').format(part.info, drawn, caption)


def nameless(drawn: str) -> str:
    """Remove the ids to which nothing in a drawing refers: the same thing may be drawn elsewhere too."""
    return NAME.sub(lambda name: name[0] if f'"#{name[1]}"' in drawn else "", drawn)


@cache
def text_of_host(text: str, base: str) -> tuple[str, Markup]:
    """A text that a host has written: its title, "" without one, and the HTML of the rest.

    The title is a heading of the first level at its start; without one all headings go down a level. Links to the site
    are for that base path.
    """
    tokens, title = MARKDOWN.parse(text), ""
    if len(tokens) > 2 and tokens[0].tag == "h1":
        title, tokens = tokens[1].content, tokens[3:]
    for token in tokens:
        if not title and token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(6, int(token.tag[1:]) + 1)}"
        for link in token.children or []:
            if link.type == "link_open":
                link.attrSet("href", under(base, str(link.attrGet("href"))))
    return title, Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


RULES: Final = WEB / "rules"
Leads = dict[str, dict[str, str]]
"""Links into the rules: the URLs of paragraphs by field of a Topic, then by name."""


class Topic(msgspec.Struct, forbid_unknown_fields=True):
    """The topics of one paragraph: steps of a turn, verbs of choices, kinds of effects, kinds of lines, marks."""

    steps: list[str] = []
    verbs: list[str] = []
    effects: list[str] = []
    lines: list[str] = []
    marks: list[str] = []


def topics_of(game: str) -> dict[str, Topic]:
    """The topics of a game by the anchor of their paragraph; none if it has no file of them."""
    file = RULES / f"{game}.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Topic]) if file.is_file() else {}


@cache
def leads_of(game: str) -> Leads:
    """Links into the rules of a game: ``leads_of('xanadu')['verbs']['place']`` is ``/rules/xanadu#workers``."""
    topics = topics_of(game).items()
    return {
        field: {name: f"/rules/{game}#{anchor}" for anchor, topic in topics for name in getattr(topic, field)}
        for field in Topic.__struct_fields__
    }
