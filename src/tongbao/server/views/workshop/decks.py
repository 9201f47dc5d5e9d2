"""Views of the workshop: the visitor's decks are created, browsed, downloaded and deleted."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tongbao.engine.meta import BadCards
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import LARGEST_BODY
from tongbao.server.matches.concurrency import run_card_work
from tongbao.server.matches.registry import game_named
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.reference.gallery import LONGEST_SEARCH, folded_case
from tongbao.server.views.workshop import card_editor, runs
from tongbao.server.views.workshop.card_editor import cards_in, drawing_of
from tongbao.server.views.workshop.runs import deck_facts, is_known, run_entry, saved
from tongbao.server.workshop.decks import LONGEST_NAME, Deck
from tongbao.server.workshop.entries import card_file_of, changed_in, entries_of, games_with_cards, require_sound

PAGE: Final = "workshop"


async def show(request: Request) -> Response:
    """Show the visitor's decks by game, and ways to create one."""
    return await decks_page(await request_context(request))


async def decks_page(context: RequestContext, wrong: str = "", status: int = 200) -> Response:
    """Show the page of decks, with an error message if there is one."""
    decks = [] if context.person is None else await context.services.decks.decks_of(context.person)
    games = [
        {
            "name": meta.name,
            "title": meta.title_in(context.language),
            "rows": [await line_of(context, deck) for deck in decks if deck.meta is meta],
        }
        for meta in games_with_cards()
    ]
    facts: dict[str, Any] = {
        "games": games,
        "wrong": wrong,
        "most": context.services.decks.most,
        "longest": LONGEST_NAME,
        "largest": LARGEST_BODY,
    }
    return context.render("workshop/decks.html", status, page=PAGE, **facts)


async def line_of(context: RequestContext, deck: Deck) -> dict[str, Any]:
    """Template data of a deck in the list."""
    meta, text = deck.meta, deck.text
    cards, changed = await run_card_work(lambda: (len(entries_of(meta, text)), len(changed_in(meta, text))))
    return {"deck": deck, "cards": cards, "changed": changed, "saved": saved(deck, context.t)}


async def make(request: Request) -> Response:
    """Create a deck from the printed cards, or from a card file that is uploaded, and redirect to it."""
    context = await request_context(request)
    fields = await read_form(request, 4, LARGEST_BODY)
    try:
        context.require_rate("decks")
        deck = await made(context, fields)
    except UserError as refusal:
        context.require_page(refusal)
        return await decks_page(context, context.t(refusal.sentence, **refusal.facts), refusal.status)
    except BadCards as error:
        if context.wants_json():
            raise
        return await decks_page(context, str(error), 400)
    return context.redirect(f"/workshop/{deck.id}")


async def made(context: RequestContext, fields: dict[str, str]) -> Deck:
    """Create the deck that a form asks for. Raises UserError, or BadCards if its card file isn't sound."""
    meta = game_named(fields.get("game", ""))
    text = fields.get("text") or card_file_of(meta).text
    await run_card_work(lambda: require_sound(meta, text))
    person = await context.ensure_person("")
    title = fields.get("name", "").strip() or context.t("My {game}", game=meta.title_in(context.language))
    return await context.services.decks.make(person, meta.name, title[:LONGEST_NAME], text)


async def look_through(request: Request) -> Response:
    """Show all cards of a deck, hiding those that the search or the filters leave out."""
    context = await request_context(request)
    deck = await deck_of(context)
    run = await context.services.runs.find(deck)
    told = await run_entry(context, run)
    if is_known(context, told):
        return Response(status_code=204)
    query, facts = context.connection.query_params, await deck_facts(context, deck, run, told)
    shelf = await run_card_work(lambda: cards_in(deck.meta, context.language, deck.text, context.base))
    drawing = await run_card_work(lambda: drawing_of(deck.meta, context.language, deck.text, context.base))
    filters = [*drawing.gallery.filters, ("changed", context.t("Changed"), [("yes", context.t("changed cards only"))])]
    search = query.get("q", "")[:LONGEST_SEARCH]
    wishes = {name: query.get(name, "") for name, _, _ in filters}
    found = {one.card.id for one in shelf if one.card.fits(folded_case(search).split(), wishes)}
    facts |= {"shelf": shelf, "filters": filters, "search": search, "wishes": wishes, "found": found}
    facts |= {"edited": None, "drawn": drawing.gallery, "part": query.get("part", "")}
    return context.render("workshop/deck.html", page=PAGE, **facts)


async def rename(request: Request) -> Response:
    """Rename a deck."""
    context = await request_context(request)
    form = await read_form(request, 4)
    deck = await deck_of(context)
    context.require_rate("names")
    await context.services.decks.rename(deck, form.get("name", ""))
    return context.redirect(f"/workshop/{deck.id}")


async def delete(request: Request) -> Response:
    """Delete a deck."""
    context = await request_context(request)
    await read_form(request, 4)
    await context.services.decks.delete(await deck_of(context))
    return context.redirect("/workshop")


async def take_along(request: Request) -> Response:
    """Answer with the card file of a deck."""
    context = await request_context(request)
    deck = await deck_of(context)
    headers = {"content-disposition": f'attachment; filename="{deck.game}-{deck.id}.toml"'}
    return PlainTextResponse(deck.text, headers=headers)


async def deck_of(context: RequestContext) -> Deck:
    """The visitor's deck that the address names. Raises UserError."""
    return await context.services.decks.find(context.connection.path_params["deck"], context.person)


ROUTES: Final = (
    Route("/workshop", show),
    Route("/workshop", make, methods=["POST"]),
    Route("/workshop/{deck}", look_through),
    Route("/workshop/{deck}/name", rename, methods=["POST"]),
    Route("/workshop/{deck}/delete", delete, methods=["POST"]),
    Route("/workshop/{deck}/cards.toml", take_along),
    *runs.ROUTES,
    *card_editor.ROUTES,
)
