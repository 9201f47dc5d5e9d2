"""The rules for players as pages of the site: Markdown in ``web/rules``, rendered once by each process."""

import re
from functools import cache
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from tongbao.server.templates import WEB

RULES: Final = WEB / "rules"
OTHER_LANGUAGE: Final = re.compile(r"^\*[^*\n]*\]\(\w+\.\w+\.md\)\*$", re.MULTILINE)
"""The line that leads to the text in the other language, for which the site has a switch."""


@cache
def rules_in(language: str, game: str) -> Markup | None:
    """The inner HTML of a game's rules page; what has no text in the language stays English, None if it has no text.

    Headings can be linked to, and links to the rules of a game lead to their page.
    """
    texts = [RULES / f"{game}.{wish}.md" for wish in (language, "en")]
    text = next((text.read_text(encoding="utf-8") for text in texts if text.is_file()), None)
    if text is None:
        return None
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(OTHER_LANGUAGE.sub("", text))
    for opening, words in pairwise(tokens):
        if opening.type == "heading_open":
            opening.attrSet("id", anchor(words))
        for link in opening.children or []:
            if link.type == "link_open":
                link.attrSet("href", re.sub(r"^(\w+)\.\w+\.md", r"/rules/\1", str(link.attrGet("href"))))
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def anchor(heading: Token) -> str:
    """The words of a heading as readers of Markdown make an address of them."""
    words = "".join(part.content for part in heading.children or []).lower()
    return re.sub(r"[^\w -]", "", words).strip().replace(" ", "-")
