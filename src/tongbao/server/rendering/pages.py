"""Page rendering: templates filled with plain data."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from jinja2 import Environment, pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.datastructures import URL

import tongbao
from tongbao.bots import levels_for, usual_bot
from tongbao.bots.levels.titles import ratings, style_of, title_of
from tongbao.engine.meta import Meta
from tongbao.engine.seats import SPECTATOR
from tongbao.languages import Translator, said_in
from tongbao.server.accounts.people import Person
from tongbao.server.common.fair_scheduling import in_pieces
from tongbao.server.common.settings import Site
from tongbao.server.common.web_files import STATIC
from tongbao.server.http.display_settings import UNCHOSEN, DisplaySettings
from tongbao.server.http.public_url import PublicUrl
from tongbao.server.matches.hints import are_there
from tongbao.server.matches.lessons import lesson_of
from tongbao.server.matches.seats import seal
from tongbao.server.matches.state import MatchView
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.rendering.cache import HtmlCache
from tongbao.server.rendering.markdown import leads_of
from tongbao.server.rendering.table_page import TablePageRenderer, Viewer
from tongbao.server.rendering.templates import GAMES, folder_of, templates_in

MOST_BYTES: Final = 8 * 1024 * 1024
"""Maximum size of all steps of replays and pictures that are kept, in bytes."""
COMPANY: Final = 3
UNKNOWN: Final = URL("")
USUAL: Final = Site()


class Pages:
    """Page renderer: fills the templates."""

    def __init__(self, reach: PublicUrl | None = None, site: Site = USUAL) -> None:
        self.public_url: Final = reach or PublicUrl()
        self.site: Final = site
        self.tables: Final = TablePageRenderer(self.public_url)
        self.steps: Final = HtmlCache[bytes](MOST_BYTES, "steps")
        """The steps of replays that were looked at lately, and pictures of results."""
        self.unread: Final[dict[str, int]] = {}
        """The number of unread notifications by person id; people without any aren't in it."""

    def render(
        self,
        name: str,
        language: str,
        person: Person | None,
        sight: DisplaySettings = UNCHOSEN,
        fill: Callable[[str], str] | None = None,
        **facts: Any,
    ) -> str:
        """Render a whole page with the visitor's display settings; ``fill`` inserts the names that macros leave out."""
        visitor = None if person is None else self.visitor(person)
        catalogue = [{"name": meta.name, "title": meta.title_in(language)} for meta in tongbao.GAMES.values()]
        common: dict[str, Any] = {"person": visitor, "page": "play", "catalogue": catalogue, "sight": sight}
        common["controls"], common["site"] = CONTROLS, self.site
        html = self.templates_in(language).get_template(name).render({**common, **facts})
        return html if fill is None else fill(html)

    def templates_in(self, language: str) -> Environment:
        """Template environment of one language, for the base path of this site."""
        return templates_in(language, self.public_url.base)

    def visitor(self, person: Person) -> dict[str, Any]:
        """Entry of the visitor, as every page shows it."""
        unread = self.unread.get(person.id, 0)
        return {"name": person.name, "given": person.given, "seal": seal(0, person.name), "unread": unread}

    # The match.

    async def match(
        self,
        match: MatchView,
        viewer: Viewer,
        person: Person | None,
        address: URL = UNKNOWN,
        still: bool = False,
        sure: Mapping[str, Any] | None = None,
        sight: DisplaySettings = UNCHOSEN,
        waiting: int = 0,
    ) -> str:
        """Render the page of a match in play, complete, so that it can be read before the script has run.

        ``address`` is the requested URL, if it is known. ``still`` is for a table that can only be looked at, in the
        frame of a replay. ``sure`` is a choice that the page asks to confirm; ``waiting`` is the number of
        other tables at which it is the visitor's turn too.
        """
        await in_pieces(self.tables.rendering(match, viewer))
        sections = self.tables.sections(match, viewer)  # it was drawn, unless the match has changed meanwhile

        @pass_context
        def section(context: Context, name: str) -> Markup:
            tag, html = sections.tags[name], sections.whole(name)
            return Markup(f'<section id="s-{name}" data-section="{name}" data-tag="{tag}">{html}</section>')

        layout = "text/_layout.html" if viewer.in_text else f"{GAMES}/{folder_of(match.meta.name)}/_layout.html"
        facts: dict[str, Any] = {
            "match": {**self.tables.entry(match, viewer.language), "version": match.state.seat_version(viewer.me)},
            "address": self.public_url.shared(address),
            "me": viewer.me,
            "watching": viewer.me == SPECTATOR,
            "still": still,
            "sure": sure,
            "elsewhere": waiting,
            "preview": None if still else preview_entry(address, match.meta.name, self.public_url),
            "company": [seat.name for seat in match.state.seats],
            "aim": None if still else aim_entry(match, viewer),
            "leads": leads_of(match.meta.name),
        }
        return self.render(layout, viewer.language, person, sight, section=section, **facts)


def preview_entry(address: URL, game: str, public_url: PublicUrl) -> dict[str, str]:
    """Absolute addresses for the preview of a page: its own, as others can open it, and that of its picture."""
    shared = public_url.shared(address)
    path = f"previews/{game}.jpg"
    picture = path if (STATIC / path).is_file() else "icons/icon-512.png"
    return {"url": str(shared), "image": f"{shared.scheme}://{shared.netloc}{public_url.base}/static/{picture}"}


def aim_entry(match: MatchView, viewer: Viewer) -> dict[str, Any] | None:
    """Entry of the aim of the game, for a newcomer who hasn’t chosen anything yet in a first game."""
    lesson = lesson_of(match.meta.name)
    if lesson is None or not match.state.settings.first or viewer.me == SPECTATOR:
        return None
    if match.state.seat_version(viewer.me):
        return None
    said = {"say": lesson.aim.say, "why": lesson.aim.why}
    texts = {name: said_in(text, viewer.language, match.meta.name) for name, text in said.items()}
    return {**texts, "minutes": lesson.minutes}


def game_entry(meta: Meta[Any], t: Translator) -> dict[str, Any]:
    """Entry of a game for the start page and the page of a new table, with its bots by rating."""
    return {
        "name": meta.name,
        "title": meta.title_in(t.language),
        "tagline": said_in(meta.tagline, t.language, meta.name),
        "min": meta.min_players,
        "max": meta.max_players,
        "wished": usual_players(meta),
        "hints": are_there(meta.name),
        "minutes": [meta.minutes_for(meta.min_players), meta.minutes_for(meta.max_players)],
        "weight": meta.weight,
        "usual_bot": usual_bot(meta.name),
        "bots": [bot_entry(meta.name, name, t.language) for name in levels_for(meta.name)],
    }


def bot_entry(game: str, name: str, language: str) -> dict[str, Any]:
    """Entry of a bot for people: what sort of player it is, how it plays, and its rating, if it is known."""
    points, _ = ratings(game).get(name, (None, None))
    return {
        "name": name,
        "title": said_in(title_of(name, game), language, game),
        "manner": said_in(style_of(name), language),
        "rating": points,
    }


def usual_players(meta: Meta[Any]) -> int:
    """The default number of players: three, if so many can play."""
    return max(meta.min_players, min(COMPANY, meta.max_players))


def option_entries(meta: Meta[Any], players: int, wishes: Mapping[str, str], language: str) -> list[dict[str, Any]]:
    """Option entries for so many players, each with the values possible after those above, and the one wished."""
    entries: list[dict[str, Any]] = []
    settled: dict[str, str] = {}
    for option in meta.options:
        possible = option.possible(players, settled)
        wish = wishes.get(option.name)
        chosen = wish if wish in possible else option.default(players, settled)
        if option.offered(players, settled):
            offered = [value for value in option.values if value in possible]
            values = [{"value": value, "title": option.value_title(value, language, meta.name)} for value in offered]
            words = {
                name: said_in(text, language, meta.name)
                for name, text in (("title", option.title), ("help", option.help))
            }
            entries.append({"name": option.name, "default": chosen, "values": values, **words})
        settled[option.name] = chosen
    return entries


def ago(moment: float, t: Translator) -> str:
    """Relative time in words, such as how long ago something happened."""
    seconds = time.time() - moment
    return t("just now") if seconds < 60 else t.ago(seconds)
