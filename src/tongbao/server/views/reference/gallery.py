"""Card gallery of a game: all its cards to be searched, and a page for each with its history and its marks."""

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tongbao.engine.meta import Meta, Names
from tongbao.languages import LANGUAGES, name_in, said_in
from tongbao.server.common.errors import UserError
from tongbao.server.common.web_files import WEB
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.registry import game_named
from tongbao.server.rendering.macros import Macros
from tongbao.server.rendering.templates import template_of, templates_in
from tongbao.server.views.context import RequestContext, request_context

HISTORIES: Final = WEB / "histories"


@cache
def histories(game: str) -> dict[str, str]:
    """Histories of a game's cards by the id of the card; empty for a game without any."""
    file = HISTORIES / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


LONGEST_SEARCH: Final = 60
GALLERY: Final = "_gallery"
"""The template of a game that says what its cards are, how they are drawn, and what their marks mean."""


class Card(NamedTuple):
    """Searchable card: ``words`` are all that it can be found by, ``traits`` what filters ask for.

    ``name`` and ``history`` are in the language of the gallery, ``names`` those in others.
    """

    id: str
    name: str
    names: Names
    thing: Mapping[str, Any]
    words: str
    traits: frozenset[str]
    history: str | None

    def fits(self, words: list[str], wishes: Mapping[str, str]) -> bool:
        """True if it has all these words, and a trait ``filter-value`` for each filter that is set."""
        has_words = all(word in self.words for word in words)
        return has_words and all(f"{name}-{value}" in self.traits for name, value in wishes.items() if value)


class Gallery:
    """The cards of a game in their order, as its template GALLERY draws and explains them in one language.

    Cards have their names in a ``second`` language too, if there is one. Links begin with the ``base`` path.
    """

    def __init__(self, meta: Meta[Any], language: str, base: str, second: str) -> None:
        templates = templates_in(language, base)
        facts = Macros().at_rest(meta, templates, language, second=second).facts
        self.meta: Final = meta
        self.title: Final = meta.title_in(language)
        drawn: Any = template_of(templates, meta.name, GALLERY).make_module(facts)
        self.drawn: Final = drawn
        told = histories(meta.name)
        self.cards: Final = {
            thing["id"]: Card(
                thing["id"],
                facts["said"](thing["names"]),
                thing["names"],
                thing,
                searched(thing, meta.name),
                frozenset(str(self.drawn.traits(thing)).split()),
                said_in(told[thing["id"]], language, meta.name) if thing["id"] in told else None,
            )
            for thing in self.drawn.things
        }
        self.smalls: Final[dict[str, Markup]] = {id: self.drawn.small(card.thing) for id, card in self.cards.items()}

    def wishes(self, asked: Mapping[str, str]) -> dict[str, str]:
        """Value of each filter that is asked for; empty if the filter has no such value."""
        return {
            name: asked.get(name, "") if asked.get(name) in dict(values) else ""
            for name, _, values in self.drawn.filters
        }

    def card(self, id: str) -> Card:
        """The card of that id. Raises UserError if there is none."""
        if id not in self.cards:
            sentence = "There is no card “{name}” in {game}; its card page lists them all."
            raise UserError(sentence, 404, name=id[:40], game=self.title)
        return self.cards[id]

    def beside(self, id: str) -> tuple[Card, Card]:
        """Cards before and after one; the first follows the last."""
        ids = list(self.cards)
        place = ids.index(id)
        return self.cards[ids[place - 1]], self.cards[ids[(place + 1) % len(ids)]]


@cache
def gallery_of(meta: Meta[Any], language: str, base: str = "", second: str = "") -> Gallery:
    """Cached gallery of a game, for a site under that base path."""
    return Gallery(meta, language, base, second)


def folded_case(text: str) -> str:
    """Text normalised for search: without capitals, accents and the curl of apostrophes."""
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join([sign for sign in plain if not unicodedata.combining(sign)])


def searched(thing: Mapping[str, Any], game: str) -> str:
    """Search text of a card: its names and its text in every language, and its id."""
    printed = [words for words in (thing["names"], thing.get("text")) if words]
    texts = [name_in(words, language, game) for words in printed for language in LANGUAGES]
    texts.append(thing["id"].replace("_", " ").replace("-", " "))
    return folded_case(" ".join(texts))


async def gallery_for(context: RequestContext) -> Gallery:
    """Gallery of the game that the address names, in the visitor's language; a new one is made off the event loop."""
    meta = game_named(context.connection.path_params["game"])
    return await replay(partial(gallery_of, meta, context.language, context.base, context.second))


async def cards(request: Request) -> Response:
    """Show all cards of a game, hiding those that the search or the filters leave out."""
    context = await request_context(request)
    gallery = await gallery_for(context)
    search = request.query_params.get("q", "")[:LONGEST_SEARCH]
    wishes = gallery.wishes(request.query_params)
    found = [id for id, card in gallery.cards.items() if card.fits(folded_case(search).split(), wishes)]
    facts: dict[str, Any] = {
        "gallery": gallery,
        "game": gallery.meta.name,
        "search": search,
        "wishes": wishes,
        "found": found,
    }
    return context.render("pages/cards.html", page="cards", **facts)


async def card(request: Request) -> Response:
    """Show one card, large, with its history and every mark explained; that part of the page alone if asked for it."""
    context = await request_context(request)
    gallery = await gallery_for(context)
    shown = gallery.card(request.path_params["card"])
    before, after = gallery.beside(shown.id)
    facts: dict[str, Any] = {
        "gallery": gallery,
        "game": gallery.meta.name,
        "card": shown,
        "before": before,
        "after": after,
    }
    template = "partials/explained_card.html" if "part" in request.query_params else "pages/card.html"
    return context.render(template, page="cards", **facts)
