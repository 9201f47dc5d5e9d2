"""Card editor: the views that change one card of a deck."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from jinja2.environment import TemplateModule
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.engine.fields import spoken
from tongbao.engine.meta import Meta
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.concurrency import run_card_work
from tongbao.server.rendering.macros import Macros
from tongbao.server.rendering.templates import template_of, templates_in
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.reference.gallery import GALLERY, Card, searched
from tongbao.server.views.workshop.runs import deck_facts, is_known, run_entry
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.editing import MOST_FIELDS, Edited, changed_by, editor_of, reset_entry
from tongbao.server.workshop.entries import Entry, changed_in, entries_of, entry_at

WAYS: Final = "_workshop"
"""Template of a game that says how the values of its cards are drawn in a form, and in which order."""
MOST_DRAWN: Final = 16
"""Cache size: so many decks are kept ready to be drawn; each takes about half a megabyte."""

CHANGED: Final = "changed-yes"
"""Trait of a card that differs from the printed one."""


class CardDrawing(NamedTuple):
    """Drawn deck in one language: its things in the order of its entries, and the templates for them and the values."""

    things: list[Mapping[str, Any]]
    gallery: Any
    ways: TemplateModule
    titles: tuple[str, ...]

    def large(self, number: int) -> Markup:
        """The entry of that number, drawn."""
        drawn: Markup = self.gallery.large(self.things[number])
        return drawn


class Shown(NamedTuple):
    """Card on the shelf: as a search finds it, and how it looks."""

    card: Card
    small: Markup
    is_changed: bool


@lru_cache(MOST_DRAWN)
def drawing_of(meta: Meta[Any], language: str, text: str, base: str = "") -> CardDrawing:
    """The drawing of a sound card file, for a site under that base path. Raises BadCards."""
    templates = templates_in(language, base)
    facts = Macros().at_rest(meta, templates, language, text).facts
    gallery: Any = template_of(templates, meta.name, GALLERY).make_module(facts)
    ways = template_of(templates, meta.name, WAYS).make_module(facts)
    return CardDrawing(
        list(gallery.things), gallery, ways, tuple([facts["said"](thing["names"]) for thing in gallery.things])
    )


def cards_in(meta: Meta[Any], language: str, text: str, base: str) -> list[Shown]:
    """Shelf: all cards of a sound card file, each called by the address of its entry. Raises BadCards."""
    drawing, changed = drawing_of(meta, language, text, base), {entry.at for entry in changed_in(meta, text)}
    found = []
    for entry, title, thing in zip(entries_of(meta, text), drawing.titles, drawing.things, strict=True):
        traits = {*str(drawing.gallery.traits(thing)).split(), *([CHANGED] if entry.at in changed else [])}
        card = Card(
            entry.address, title, thing["names"], thing, searched(thing, meta.name), frozenset(traits), history=None
        )
        found.append(Shown(card, drawing.gallery.small(thing), entry.at in changed))
    return found


PART: Final = "card"
"""Query value with which the script asks for the part of the page that shows the card."""


async def show(request: Request) -> Response:
    """Show a card of a deck, drawn, with a form of all that can be changed."""
    context = await request_context(request)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    run = await context.services.runs.find(deck)
    told = await run_entry(context, run)
    if is_known(context, told):
        return Response(status_code=204)
    entry = await run_card_work(lambda: entry_at(deck.meta, deck.text, request.path_params["entry"]))
    shown = await run_card_work(lambda: editor_of(deck, entry))
    return await page(context, deck, shown, await deck_facts(context, deck, run, told), 200)


async def change(request: Request) -> Response:
    """Draw the card as the form says, and save it if it is sound."""
    context = await request_context(request)
    form = await read_form(request, MOST_FIELDS)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    context.require_rate("changes")
    entry = await run_card_work(lambda: entry_at(deck.meta, deck.text, request.path_params["entry"]))
    shown = await run_card_work(lambda: changed_by(deck, entry, form))
    if shown.text != deck.text:
        deck = await context.services.decks.save(deck, shown.text)
    if shown.fault is None and not is_part(context):
        return context.redirect(address_of(deck, entry))
    run = await context.services.runs.find(deck)
    facts = await deck_facts(context, deck, run, await run_entry(context, run))
    return await page(context, deck, shown, facts, 200 if is_part(context) else 400)


async def as_printed(request: Request) -> Response:
    """Reset the card to the printed one."""
    context = await request_context(request)
    await read_form(request, MOST_FIELDS)
    deck = await context.services.decks.find(request.path_params["deck"], context.person)
    context.require_rate("changes")
    entry = await run_card_work(lambda: entry_at(deck.meta, deck.text, request.path_params["entry"]))
    text = await run_card_work(lambda: reset_entry(deck, entry))
    await context.services.decks.save(deck, text)
    return context.redirect(address_of(deck, entry))


async def page(context: RequestContext, deck: Deck, shown: Edited, facts: dict[str, Any], status: int) -> Response:
    """Show the page of a card in the editor, or the part of it that the script asks for."""
    entries = await run_card_work(lambda: entries_of(deck.meta, deck.text))
    drawing = await run_card_work(lambda: drawing_of(deck.meta, context.language, deck.text, context.base))
    number = [entry.at for entry in entries].index(shown.entry.at)
    order: Any = getattr(drawing.ways, "ORDER", ())
    asked = sorted(shown.fields, key=lambda field: order.index(field["path"]) if field["path"] in order else len(order))
    more = {
        "edited": shown,
        "asked": asked,
        "called": drawing.titles[number],
        "card": drawing.large(number),
        "ways": drawing.ways,
        "drawn": drawing.gallery,
        "spoken": spoken,
        "before": entries[number - 1].address,
        "after": entries[(number + 1) % len(entries)].address,
        "effect": effect_of(facts, shown.entry),
    }
    part = context.connection.query_params.get("part", "")
    return context.render("workshop/deck.html", status, page="workshop", part=part, **more, **facts)


def effect_of(facts: dict[str, Any], entry: Entry) -> dict[str, Any] | None:
    """Report on an entry; None if the report doesn't mention it."""
    report = facts["report"]
    return next((piece for piece in report["pieces"] if piece["id"] == entry.id), None) if report else None


def is_part(context: RequestContext) -> bool:
    """True if the script asks, which shows a part of the page."""
    return context.connection.query_params.get("part") == PART


def address_of(deck: Deck, entry: Entry) -> str:
    """Address of the editor of a card."""
    return f"/workshop/{deck.id}/{entry.address}"


ROUTES: Final = (
    Route("/workshop/{deck}/{entry}", show),
    Route("/workshop/{deck}/{entry}", change, methods=["POST"]),
    Route("/workshop/{deck}/{entry}/printed", as_printed, methods=["POST"]),
)
