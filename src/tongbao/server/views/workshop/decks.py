"""The addresses of the workshop: decks of one's own, made, looked through, taken along and deleted."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tongbao.engine.meta import BadCards
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import LARGEST_BODY
from tongbao.server.matches.concurrency import shape
from tongbao.server.matches.registry import game_named
from tongbao.server.views.context import Visit, visit
from tongbao.server.views.reference.gallery import LONGEST_SEARCH, folded
from tongbao.server.views.workshop import card_editor, runs
from tongbao.server.views.workshop.card_editor import drawing_of, shelf_of
from tongbao.server.views.workshop.runs import deck_facts, is_known, run_told, saved
from tongbao.server.workshop.decks import LONGEST_NAME, Deck
from tongbao.server.workshop.entries import card_file_of, changed_in, entries_of, games_with_cards, require_sound

PAGE: Final = "workshop"


async def look(request: Request) -> Response:
    """The decks of the visitor by game, and ways to a new one."""
    return await decks_page(await visit(request))


async def decks_page(here: Visit, wrong: str = "", status: int = 200) -> Response:
    """The page, with what was wrong."""
    decks = [] if here.person is None else await here.site.decks.of(here.person)
    games = [
        {
            "name": meta.name,
            "title": meta.title_in(here.language),
            "rows": [await line_of(here, deck) for deck in decks if deck.meta is meta],
        }
        for meta in games_with_cards()
    ]
    facts: dict[str, Any] = {
        "games": games,
        "wrong": wrong,
        "most": here.site.decks.most,
        "longest": LONGEST_NAME,
        "largest": LARGEST_BODY,
    }
    return here.page("workshop/decks.html", status, page=PAGE, **facts)


async def line_of(here: Visit, deck: Deck) -> dict[str, Any]:
    """A deck in the list."""
    meta, text = deck.meta, deck.text
    cards, changed = await shape(lambda: (len(entries_of(meta, text)), len(changed_in(meta, text))))
    return {"deck": deck, "cards": cards, "changed": changed, "saved": saved(deck, here.t)}


async def make(request: Request) -> Response:
    """Make a deck of the printed cards, or of a card file that is brought, and go there."""
    here = await visit(request)
    fields = await read_form(request, 4, LARGEST_BODY)
    try:
        here.require("decks")
        deck = await made(here, fields)
    except Refusal as refusal:
        here.require_page(refusal)
        return await decks_page(here, here.t(refusal.sentence, **refusal.facts), refusal.status)
    except BadCards as error:
        if here.wants_json():
            raise
        return await decks_page(here, str(error), 400)
    return here.go(f"/workshop/{deck.id}")


async def made(here: Visit, fields: dict[str, str]) -> Deck:
    """The deck that a form asks for. Raises Refusal, or BadCards if its card file isn't sound."""
    meta = game_named(fields.get("game", ""))
    text = fields.get("text") or card_file_of(meta).text
    await shape(lambda: require_sound(meta, text))
    person = await here.welcome("")
    title = fields.get("name", "").strip() or here.t("My {game}", game=meta.title_in(here.language))
    return await here.site.decks.make(person, meta.name, title[:LONGEST_NAME], text)


async def look_through(request: Request) -> Response:
    """All cards of a deck, those hidden that the search or the filters leave out."""
    here = await visit(request)
    deck = await deck_of(here)
    run = await here.site.runs.find(deck)
    told = await run_told(here, run)
    if is_known(here, told):
        return Response(status_code=204)
    query, facts = here.connection.query_params, await deck_facts(here, deck, run, told)
    shelf = await shape(lambda: shelf_of(deck.meta, here.language, deck.text))
    drawing = await shape(lambda: drawing_of(deck.meta, here.language, deck.text))
    filters = [*drawing.gallery.filters, ("changed", here.t("Changed"), [("yes", here.t("only those"))])]
    search = query.get("q", "")[:LONGEST_SEARCH]
    wishes = {name: query.get(name, "") for name, _, _ in filters}
    found = {one.card.id for one in shelf if one.card.fits(folded(search).split(), wishes)}
    facts |= {"shelf": shelf, "filters": filters, "search": search, "wishes": wishes, "found": found}
    facts |= {"edited": None, "drawn": drawing.gallery, "part": query.get("part", "")}
    return here.page("workshop/deck.html", page=PAGE, **facts)


async def rename(request: Request) -> Response:
    """Call a deck otherwise."""
    here = await visit(request)
    form = await read_form(request, 4)
    deck = await deck_of(here)
    here.require("names")
    await here.site.decks.rename(deck, form.get("name", ""))
    return here.go(f"/workshop/{deck.id}")


async def delete(request: Request) -> Response:
    """Delete a deck."""
    here = await visit(request)
    await read_form(request, 4)
    await here.site.decks.delete(await deck_of(here))
    return here.go("/workshop")


async def take_along(request: Request) -> Response:
    """The card file of a deck."""
    here = await visit(request)
    deck = await deck_of(here)
    headers = {"content-disposition": f'attachment; filename="{deck.game}-{deck.id}.toml"'}
    return PlainTextResponse(deck.text, headers=headers)


async def deck_of(here: Visit) -> Deck:
    """The visitor's deck that the address names. Raises Refusal."""
    return await here.site.decks.find(here.connection.path_params["deck"], here.person)


ROUTES: Final = (
    Route("/workshop", look),
    Route("/workshop", make, methods=["POST"]),
    Route("/workshop/{deck}", look_through),
    Route("/workshop/{deck}/name", rename, methods=["POST"]),
    Route("/workshop/{deck}/delete", delete, methods=["POST"]),
    Route("/workshop/{deck}/cards.toml", take_along),
    *runs.ROUTES,
    *card_editor.ROUTES,
)
