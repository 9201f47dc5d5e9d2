"""Views of the rules for players: Markdown of each language, rendered once by each process."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from markdown_it.token import Token
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

import tongbao
from tongbao.engine.meta import Meta
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.languages import ENGLISH, Translator, file_of, said_in
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.lessons import examples_of
from tongbao.server.matches.registry import game_named
from tongbao.server.rendering.macros import Macros
from tongbao.server.rendering.markdown import MARKDOWN, Draw, are_figures, make_figures, read_notes
from tongbao.server.rendering.templates import folder_of, has_sheet, template_of, templates_in
from tongbao.server.views.context import RequestContext, request_context

LONGEST_WISH: Final = 60
MOST_SHOWN: Final = 40
APOSTROPHES: Final = re.compile("['’]")


class Passage(NamedTuple):
    """A piece of the text: its anchor, the headings above it from the highest on, and its words."""

    anchor: str
    headings: tuple[str, ...]
    words: str


class Find(NamedTuple):
    """Search hit: a passage in which all words were found, as a page shows it."""

    anchor: str
    headings: Markup
    words: Markup


class RulesSearch:
    """Full-text search for all words of a query, each anywhere within a word, in capitals or not."""

    def __init__(self, wish: str) -> None:
        self.wish: Final = " ".join(wish[:LONGEST_WISH].split())
        self.patterns: Final = [
            re.compile(APOSTROPHES.sub(APOSTROPHES.pattern, re.escape(word)), re.IGNORECASE)
            for word in self.wish.split()
        ]

    def among(self, passages: Iterable[Passage]) -> list[Passage]:
        """The passages that have all words, in their order."""
        if not self.patterns:
            return []
        return [one for one in passages if all(pattern.search(one.words) for pattern in self.patterns)]

    def show(self, passage: Passage) -> Find:
        """Search hit for a passage: its words marked, and the headings above it."""
        return Find(passage.anchor, Markup(" › ").join(passage.headings), self.marked(passage.words))

    def marked(self, words: str) -> Markup:
        """The text with all words of the query marked."""
        either = "|".join(pattern.pattern for pattern in self.patterns)
        parts = re.split(f"({either})", words, flags=re.IGNORECASE)
        return Markup("").join(
            [Markup("<mark>{}</mark>").format(part) if place % 2 else escape(part) for place, part in enumerate(parts)]
        )


DESIGN: Final = ".design"
"""End of the name of a text of how the rules of a game came about."""
RULING: Final = re.compile(r"[A-Z]-\d+")
"""Number of a ruling, at the start of a table row."""
LINK: Final = re.compile(r"^(\w+)(?:\.(design))?\.md")
"""Link from one text to another, as readers of Markdown follow it."""
FIRST_LUCK: Final = 1
"""The seed of the game whose beginning is shown."""


class Heading(NamedTuple):
    """A heading of the text: its anchor, its words, and whether it is below another one of the contents."""

    anchor: str
    words: str
    is_lower: bool


class RulesText(NamedTuple):
    """Rendered text: its inner HTML, its contents, its passages, and the sheets and sprites of its pictures."""

    html: Markup
    contents: list[Heading]
    passages: list[Passage]
    sheets: Sequence[str]
    sprites: Sequence[str]


def has_design(game: str) -> bool:
    """True if there is a text of how the rules of the game came about."""
    return file_of(ENGLISH, f"rules/{game}{DESIGN}.md") is not None


@cache
def rules_in(language: str, name: str, base: str = "") -> RulesText | None:
    """Rendered rules of the game of that name, for a site under that base path; in English if the language has no text,
    None if there is no text. ``name`` with ``DESIGN`` after it is the text of how the rules of that game came about.

    Links to the rules of a game lead to their page.
    """
    file = file_of(language, f"rules/{name}.md")
    if file is None:
        return None
    game = name.removesuffix(DESIGN)
    templates = templates_in(language, base)
    facts = Macros().at_rest(tongbao.GAMES[game], templates, language).facts
    view = Seat(tongbao.new(game, seed=FIRST_LUCK), SPECTATOR).view()
    pictures: Any = template_of(templates, folder_of(game), "_pictures").make_module({**facts, "view": view})

    def draw(name: str, *given: str) -> Markup:
        return Markup(getattr(pictures, name)(*given))

    tokens = MARKDOWN.parse(file.read_text(encoding="utf-8"))
    binding = Binding(game, draw, Translator(language), base)
    binding.bind(tokens)
    html = Markup(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
    return RulesText(html, binding.contents, binding.passages, pictures.sheets, pictures.sprites)


class Binding:
    """Single pass over the tokens of a text: anchors, pictures, links and examples for the page, contents, passages.

    A token that has no anchor of its own gets that of the heading above it, and a number.
    """

    def __init__(self, game: str, draw: Draw, t: Translator, base: str) -> None:
        self.game: Final = game
        self.base: Final = base
        self.draw: Final = draw
        self.t: Final = t
        self.examples: Final = examples_of(game)
        self.contents: list[Heading] = []
        self.passages: list[Passage] = []
        self.trail: list[tuple[int, str]] = []
        self.section = ""
        self.count = 0
        self.cells: list[str] = []
        self.row_anchor = ""

    def bind(self, tokens: list[Token]) -> None:
        """Process all tokens, in place."""
        opened: list[Token] = []
        for place, token in enumerate(tokens):
            if token.nesting > 0:
                opened.append(token)
                if token.type == "table_open":
                    token.attrSet("tabindex", "0")  # it scrolls where the page is narrow
            elif token.type == "inline":
                self.inline(token, opened, tokens[place + 1])
            elif token.nesting < 0:
                self.close(opened.pop())

    def inline(self, token: Token, opened: list[Token], closing: Token) -> None:
        """Process a piece of text in the innermost open element."""
        for link in token.children or []:
            if link.type == "link_open":
                link.attrSet("href", LINK.sub(self.page_of, str(link.attrGet("href"))))
        anchor, holder, words = read_notes(token, self.draw), opened[-1], words_of(token)
        if holder.type == "heading_open":
            self.heading(holder, token, anchor or slug(words), words)
        elif holder.type == "td_open":
            self.row_anchor = self.row_anchor or anchor or (words.lower() if RULING.fullmatch(words) else "")
            self.cells.append(words)
        elif holder.type == "th_open" and not words:
            holder.tag = closing.tag = "td"
        elif are_figures(token):
            make_figures(holder, token, closing)
        elif holder.type == "paragraph_open":
            self.passage(opened[-2] if holder.hidden else holder, anchor, words)
        if anchor in self.examples:
            append(token, self.trial(anchor))

    def page_of(self, link: re.Match[str]) -> str:
        """The page of a text that a link names."""
        game, design = link.groups()
        return f"{self.base}/rules/{game}/{design}" if design else f"{self.base}/rules/{game}"

    def heading(self, holder: Token, token: Token, anchor: str, words: str) -> None:
        """Process a heading, which holds for all below it; it ends with a link to itself."""
        level = int(holder.tag[1:])
        self.section, self.count = anchor, 0
        self.trail = [above for above in self.trail if above[0] < level]
        self.passages.append(Passage(anchor, tuple(title for _, title in self.trail), words))
        holder.attrSet("id", anchor)
        if level > 1:
            self.trail.append((level, words))
            self.contents.append(Heading(anchor, words, level > 2))
            name = self.t("Link to this passage")
            append(token, Markup('<a class="anchor" href="#{}" aria-label="{}">#</a>').format(anchor, name))

    def trial(self, anchor: str) -> Markup:
        """The button that opens an example, of the form of the page."""
        title = said_in(self.examples[anchor].title, self.t.language, self.game)
        button = Markup(
            '\N{NO-BREAK SPACE} <button class="trial" form="trials" name="example" value="{}" title="{}">{}</button>'
        )
        return button.format(anchor, title, self.t("Try it"))

    def passage(self, holder: Token, anchor: str, words: str) -> None:
        """Process a paragraph, an item or a row."""
        self.count += 1
        anchor = anchor or (f"{self.section}-{self.count}" if self.section else "")
        if anchor:
            holder.attrSet("id", anchor)
        self.passages.append(Passage(anchor, tuple(title for _, title in self.trail), words))

    def close(self, opening: Token) -> None:
        """Process the end of a table row, whose cells are known by now."""
        if opening.type == "tr_open" and self.cells:
            self.passage(opening, self.row_anchor, " · ".join(filter(None, self.cells)))
            self.cells, self.row_anchor = [], ""


def append(inline: Token, html: Markup) -> None:
    """Append HTML to a piece of text."""
    inline.children = [*(inline.children or []), Token("html_inline", "", 0, content=html)]


def words_of(inline: Token) -> str:
    """Plain text of a token, without marks and pictures."""
    parts = [" " if part.type == "softbreak" else part.content for part in inline.children or []]
    kinds = [part.type for part in inline.children or []]
    said = "".join([text for text, kind in zip(parts, kinds, strict=True) if kind != "html_inline"])
    return " ".join(said.split())


def slug(words: str) -> str:
    """Slug of a heading, as readers of Markdown make its anchor."""
    return re.sub(r"[^\w -]", "", words.lower()).strip().replace(" ", "-")


async def design(request: Request) -> Response:
    """Show how the rules of a game came about."""
    context = await request_context(request)
    meta = game_named(request.path_params["game"])
    text = await replay(lambda: rules_in(context.language, meta.name + DESIGN, context.base))
    if text is None:
        raise UserError(NOTHING_HERE, 404)
    return context.render(
        "pages/design.html", game=meta.name, page="rules", title=meta.title_in(context.language), text=text
    )


async def sheet(request: Request) -> Response:
    """Show the quick reference sheet of a game; with ``?table=`` it leads back to that table of the game."""
    context = await request_context(request)
    meta = game_named(request.path_params["game"])
    if not has_sheet(meta.name):
        raise UserError(NOTHING_HERE, 404)
    table = await table_of(context, meta, request.query_params.get("table", ""))
    path = f"{request.url.path}?table={table}" if table else request.url.path
    return context.render(f"sheets/{meta.name}.html", **printed(context, meta), table=table, path=path)


def printed(context: RequestContext, meta: Meta[Any]) -> dict[str, Any]:
    """Template data of a sheet: the same for everybody who reads the language."""
    language = context.language
    macros = context.services.pages.tables.macros.at_rest(meta, context.templates, language)
    others = [other for other in tongbao.GAMES.values() if other is not meta and has_sheet(other.name)]
    return {
        **macros.facts,
        "game": meta.name,
        "title": meta.title_in(language),
        "least": meta.min_players,
        "most": meta.max_players,
        "others": [{"name": other.name, "title": other.title_in(language)} for other in others],
    }


async def table_of(context: RequestContext, meta: Meta[Any], wish: str) -> str | None:
    """The table of that name if there is one of the game, else None."""
    if not wish:
        return None
    try:
        match = await context.services.registry.find_match(wish)
    except UserError:
        return None
    return match.id if match.meta is meta else None
