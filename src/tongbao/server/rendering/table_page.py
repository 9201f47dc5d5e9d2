"""Table page: renders a match for each viewer, section by section."""

import math
from collections.abc import Container, Generator, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from tongbao.engine.meta import Meta
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.languages import said_in
from tongbao.review.walk import can_be_reviewed
from tongbao.server.accounts.people import Person
from tongbao.server.common.fair_scheduling import at_once
from tongbao.server.http.public_url import PublicUrl
from tongbao.server.matches.chat import SILENCE, Hearing
from tongbao.server.matches.deals import is_sealed
from tongbao.server.matches.hints import hint_entries
from tongbao.server.matches.lessons import LEARNER, examples_of
from tongbao.server.matches.offers import again_entry
from tongbao.server.matches.posting import audible_chat, talk_entry
from tongbao.server.matches.remarks import remarks_of
from tongbao.server.matches.settings import UNTIL_THE_END
from tongbao.server.matches.standing_answers import answer_entries
from tongbao.server.matches.state import MatchView
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.matches.votes import may_end, takeback_offer, votes_entry
from tongbao.server.rendering.cache import Html, HtmlCache, digest_of
from tongbao.server.rendering.choices import ChoiceViews, choices_for
from tongbao.server.rendering.chronicle import Chronicle, DrawnLine, Line, news, recap_of
from tongbao.server.rendering.dependencies import WHOLE
from tongbao.server.rendering.lessons import course_entry
from tongbao.server.rendering.macros import MacroCache, MacroContext, Macros, result_entry
from tongbao.server.rendering.sections import (
    Facts,
    RenderContext,
    Section,
    fill_parts,
    kinds_read,
    own_city,
    seats_in,
    sections_of,
    tag_of,
    who_sits,
)
from tongbao.server.rendering.templates import TABLE, TEXT, folder_of, templates_in, text_folder_of

LOG: Final = "log"
LINES: Final = "<!-- lines -->"
READ_ALOUD: Final = ("n", "kind", "text", "facts", "times")
MOST_TAGS: Final = 400
MOST_BYTES: Final = 8 * 1024 * 1024
"""Maximum size of the section cache in bytes: just enough that all viewers of the same things share their HTML."""
LINES_READ: Final = 4
"""The number of lines of the chronicle that are read aloud when they arrive."""


class Viewer(NamedTuple):
    """Viewer of a match: the seat, the language, and the seat that should take the device first, if any.

    Viewers who only look ``back`` at an earlier position are offered nothing, nor are those who see through the seat
    that is ``kept`` for them, where a stand-in plays. Viewers who want it ``in_text`` get the text table. ``hears`` is
    the chat as the viewer reads it. Cards have their names in a ``second`` language too, if there is one. ``again`` is
    the viewer's part in the offer to play again, if any.
    """

    me: int
    curtain: int | None
    language: str
    mine: tuple[int, ...]
    back: bool = False
    in_text: bool = False
    kept: int | None = None
    hears: Hearing = SILENCE
    second: str = ""
    again: str = ""

    @property
    def looks_on(self) -> bool:
        """True if nothing can be chosen here: it is the past, or somebody else plays the seat."""
        return self.back or self.me == self.kept

    def folders(self, game: str) -> tuple[str, str]:
        """Template folders of the sections that the viewer sees: those of the game, and those common to all games."""
        return (text_folder_of(game), TEXT) if self.in_text else (folder_of(game), TABLE)


class Sections(NamedTuple):
    """Rendered sections: the inner HTML of each, a short tag that changes with it, and the lines of the chronicle.

    The lines belong to the section LOG, at the place LINES. Its tag changes with them; its HTML is without them.
    """

    html: Html
    tags: dict[str, str]
    lines: list[DrawnLine]

    def whole(self, name: str) -> str:
        """The inner HTML of a section with its parts; for the chronicle, with its lines."""
        html = fill_parts(self.html[name], self.tags, self.html)
        return html.replace(LINES, "".join([line for _, line in self.lines])) if name == LOG else html


def viewer_of(match: MatchView, person: Person | None, opened: int | None, language: str) -> Viewer:
    """Viewer for a person at a match: chooses the seat through which they see it.

    A person who plays several seats on one device sees the one they have ``opened``, until another one is to act; then
    nothing hidden is shown before that one is opened.
    """
    mine, hears = tuple(match.state.seats_of(person)), audible_chat(match, person)
    again = "" if match.offer is None else match.offer.part_of(person)
    if len(mine) <= 1:
        kept = next(iter(match.state.seats_kept_for(person)), None)
        seen = [] if match.state.is_over else match.state.seats_stood_in_for(person)
        me = next(iter([*mine, *seen]), SPECTATOR)
        return Viewer(me, None, language, mine, hears=hears, kept=kept, again=again)
    to_act = [seat for seat in match.state.require_game().seats_to_act() if seat in mine]
    if opened in mine and (opened in to_act or not to_act):
        return Viewer(opened, None, language, mine, hears=hears, again=again)
    return Viewer(SPECTATOR, to_act[0] if to_act else None, language, mine, hears=hears, again=again)


class SectionDrawing(NamedTuple):
    """Cached summary of a rendered section: its tag, and the seats for which it has parts."""

    tag: str
    seats: tuple[int, ...]


class Seen(NamedTuple):
    """Page of one viewer: the cache key of each section, and its tag; and the lines."""

    keys: dict[str, bytes]
    tags: dict[str, str]
    lines: list[DrawnLine]


class Drawn:
    """Render cache of one match: the pages by viewer, and summaries of sections by cache key, as long as the latest
    change used them.
    """

    def __init__(self) -> None:
        self.revision = -1
        self.by_viewer: dict[Viewer, Seen] = {}
        self.common: dict[tuple[str, bool], Facts] = {}
        self.kept = MacroCache(MOST_TAGS)

    def chronicle(self, macros: MacroContext, me: int, in_text: bool = False) -> Chronicle:
        """The chronicle as a seat reads it."""
        line = partial(macros.once, macros.facts["tell" if in_text else "words"].line)
        since = macros.once(macros.facts["phrases"].since)
        key = (macros.known, macros.names, me, in_text)
        found: Chronicle = self.kept.get(key, lambda: Chronicle(me, macros.known.language, line, since))
        return found

    def turn(self, revision: int) -> None:
        """Begin a new revision of the match, and drop what was not rendered since the one before."""
        self.revision, self.by_viewer, self.common = revision, {}, {}
        self.kept.forget_unused()


class TablePageRenderer:
    """Renderer of the table pages of all matches."""

    def __init__(self, reach: PublicUrl | None = None) -> None:
        self.public_url: Final = reach or PublicUrl()
        self.macros = Macros()
        self.html_cache: Final = HtmlCache[bytes](MOST_BYTES, "sections")
        self.drawn: WeakKeyDictionary[object, Drawn] = WeakKeyDictionary()

    def sections(self, match: MatchView, viewer: Viewer) -> Sections:
        """Render all sections as this viewer may see them now; valid until the match changes."""
        return at_once(self.rendering(match, viewer))

    def rendering(self, match: MatchView, viewer: Viewer) -> Generator[None, None, Sections]:
        """The same in pieces. The match may change meanwhile; of an earlier position nobody else may draw."""
        drawn = self.drawn.setdefault(match.key, Drawn())
        if drawn.revision != match.change_count:
            drawn.turn(match.change_count)
        seen = drawn.by_viewer.get(viewer)
        if seen is None:
            seen = yield from self.draw(match, viewer, drawn)
            if drawn.revision == match.change_count:
                drawn.by_viewer[viewer] = seen
        return Sections(
            Html(seen.keys, self.html_cache, partial(self.redraw, match, viewer, drawn)), seen.tags, seen.lines
        )

    def draw(self, match: MatchView, viewer: Viewer, drawn: Drawn) -> Generator[None, None, Seen]:
        """Render every section whose facts are new to the match, and every line new to its chronicle."""
        templates = templates_in(viewer.language, self.public_url.base)
        macros = self.macros.macros_for(match, templates, viewer.language, viewer.second)
        log = drawn.chronicle(macros, viewer.me, viewer.in_text)
        if viewer.back:
            yield from log.reading(match.state.require_game())
        else:
            log.read(match.state.require_game())
        told = remarks_of(match.state.hints, match.state.remarks)
        lines = log.with_remarks(told, partial(macros.once, macros.facts["phrases"].remark))
        scene, known = (
            self.render_context(match, viewer, [*log.lines], self.shared(match, viewer, drawn)),
            render_key(macros, viewer),
        )
        keys, tags, at, log_tag = dict[str, bytes](), dict[str, str](), cache(scene.at), log.tag

        def see(name: str, section: Section, scene: RenderContext) -> tuple[int, ...]:
            keys[name], drawing = self.section_drawing(known, section, scene, macros, drawn.kept)
            tags[name] = drawing.tag
            return drawing.seats

        for section in self.sections_at(match, viewer):
            yield
            for seat in see(section.name, section, scene):
                assert section.of_seat is not None, f"There is no {section.name}.seat.html."
                see(section.part_name(seat), section.of_seat, at(seat))
                yield
        tags[LOG] = tag_of(" ".join([tags[LOG], log_tag, *[str(name) for name, _ in lines]]).encode())
        return Seen(keys, tags, lines)

    def section_drawing(
        self, known: bytes, section: Section, scene: RenderContext, macros: MacroContext, kept: MacroCache
    ) -> tuple[bytes, SectionDrawing]:
        """Cache key and summary of a section, rendered unless it already was, at this table or another."""
        for number, way in enumerate(section.ways):
            key = way.key(known, scene)
            drawing: SectionDrawing | None = kept.find(key)
            if drawing is not None:
                section.prefer(number)
                return key, drawing
            html = self.html_cache.get(key)
            if html is not None:
                break
        else:
            key, html = self.draw_section(known, section, scene, macros)
        seats = () if section.of_seat is None else seats_in(msgspec.json.decode(html, type=str))
        drawing = SectionDrawing(tag_of(html), seats)
        return key, kept.put(key, drawing)

    def draw_section(
        self, known: bytes, section: Section, scene: RenderContext, macros: MacroContext
    ) -> tuple[bytes, bytes]:
        """Render a section and cache it: its cache key, and its HTML as JSON."""
        html, way = section.draw(scene, macros.facts)
        key, as_json = way.key(known, scene), msgspec.json.encode(macros.fill(html))
        self.html_cache.put(key, as_json)
        return key, as_json

    def redraw(self, match: MatchView, viewer: Viewer, drawn: Drawn, name: str) -> bytes:
        """Render a section or a part again of which the HTML was evicted and only the tag cached."""
        templates = templates_in(viewer.language, self.public_url.base)
        macros = self.macros.macros_for(match, templates, viewer.language, viewer.second)
        log = drawn.chronicle(macros, viewer.me, viewer.in_text)
        scene = self.render_context(match, viewer, log.lines, self.shared(match, viewer, drawn))
        whole, _, seat = name.partition("-")
        section = next(each for each in self.sections_at(match, viewer) if each.name == whole)
        if section.of_seat is not None and seat:
            section, scene = section.of_seat, scene.at(int(seat))
        return self.draw_section(render_key(macros, viewer), section, scene, macros)[1]

    def sections_at(self, match: MatchView, viewer: Viewer) -> list[Section]:
        """The sections that a viewer sees."""
        folder, common = viewer.folders(match.meta.name)
        return sections_of(folder, viewer.language, common, self.public_url.base)

    def shared(self, match: MatchView, viewer: Viewer, drawn: Drawn) -> Facts:
        """The facts that a viewer shares with others, found once for all of them until the match changes."""
        key = (viewer.language, viewer.back)
        if key not in drawn.common:
            drawn.common[key] = self.common(match, viewer)
        return drawn.common[key]

    def common(self, match: MatchView, viewer: Viewer) -> Facts:
        """The facts that are the same for all viewers in that language."""
        game, entries = match.state.require_game(), match.entries(())
        entry = self.entry(match, viewer.language)
        if viewer.back:
            entry["moved"] = None
            entries = [{**one, "here": True, "time": None, "away_until": None} for one in entries]
        return Facts(
            {
                "over": game.over,
                "to_act": game.seats_to_act(),
                "at_once": game.sealed is not None,
                "names": entries,
                "away": [entry["seat"] for entry in entries if entry["kind"] == "human" and not entry["here"]],
                "match": entry,
                "options": option_titles(match.meta, len(match.state.seats), match.state.options, viewer.language),
                "path": f"/t/{match.id}",
            }
        )

    def render_context(
        self, match: MatchView, viewer: Viewer, told: Sequence[Line], common: Facts | None = None
    ) -> RenderContext:
        """Render context of a viewer: made of what the seat may see and choose, and of nothing else.

        ``common`` are its facts that are the same for all, if they were found already.
        """
        game, me, common = match.state.require_game(), viewer.me, common or self.common(match, viewer)
        seat = Seat(game, me)
        seen, view = seat.seen(), seat.view()
        idle = viewer.looks_on
        offers = ChoiceViews(match.meta.action_space, []) if idle else choices_for(game, seat, viewer.language)
        undoable = 0 if idle else game.undoable(me)
        in_game = me != SPECTATOR and not game.over and not game.has_conceded(me) and not idle
        course = self.course(match, viewer)
        folder, shared = viewer.folders(match.meta.name)
        own = {
            "view": view,
            "acting": view if offers.found else None,
            "result": result_entry(game, seen, viewer.language) if game.over else None,
            "final": view if game.over else None,
            "watched": view if me == SPECTATOR else None,
            "me": me,
            "seated": me != SPECTATOR,
            "own": own_city(view, me),
            "asked": bool(offers.found),
            "alone": offers.found[0].text if len(offers.found) == 1 and offers.found[0].alone else None,
            "curtain": None if viewer.curtain is None else common.facts["names"][viewer.curtain],
            "hotseat": len(viewer.mine) > 1,
            "pace": None if me == viewer.kept else self.pace(match, me),
            "version": match.state.seat_version(me),
            "undo": {
                "one": undoable > 0,
                "turn": undoable > 1,
                "ask": takeback_offer(match.state, me) if in_game else None,
            },
            "matters": None if viewer.back else votes_entry(match, viewer.mine, viewer.kept),
            "standing": answer_entries(match.meta, match.state.standing_answers[me], viewer.language)
            if in_game
            else [],
            "may_end": in_game and may_end(match.state, me),
            "concedes": in_game and match.meta.concedes,
            "may_hint": me if self.may_hint(match, me, len(offers.found)) else None,
            "advice": None if idle else self.advice(match, seat, viewer.language),
            "log": by_kind(told, kinds_read(folder, viewer.language, shared)),
            "since": in_words([line for line in told if line["new"]]),
            "latest": in_words(told[-LINES_READ:]),
            "news": in_words(news(told)) if offers.found else [],
            "recap": None
            if viewer.back or len(viewer.mine) > 1 or (course and not course["over"]) or is_untried(match)
            else recap_of(game, me, told),
            "course": course,
            "again": None if viewer.back or match.offer is None else again_entry(match.offer, viewer.again),
            "talk": None if viewer.back else talk_entry(match, viewer.hears, viewer.me, viewer.mine, viewer.language),
        }
        own["home"] = who_sits({**common.facts, **own}, max(0, me))
        return RenderContext(own, offers, common)

    def course(self, match: MatchView, viewer: Viewer) -> dict[str, Any] | None:
        """Entry of the lesson, for the viewer who takes it."""
        if match.state.course is None or match.state.closed or viewer.me != LEARNER or viewer.back:
            return None
        return course_entry(match.state.course, match.state.require_game(), viewer.language)

    def may_hint(self, match: MatchView, me: int, choices: int) -> bool:
        """True if the seat may ask for a hint, and has none yet for just this choice."""
        return match.state.has_hints and choices > 1 and match.state.hint_for(me) is None

    def advice(self, match: MatchView, seat: Seat, language: str) -> list[dict[str, Any]] | None:
        """The hint given to the seat for its current decision, with the labels of its choices."""
        advised = match.state.hint_for(seat.number)
        choices = {choice.text: choice for choice in seat.choices()}
        if advised is None or not all(one.choice in choices for one in advised.advice):
            return None
        entries = hint_entries(match.state.require_game(), advised, language)
        return [{**entry, "caption": seat.caption(choices[entry["choice"]], language)} for entry in entries]

    def entry(self, match: MatchView, language: str) -> dict[str, Any]:
        """Entry of the match itself, for any viewer."""
        sealed = is_sealed(match.state.contest)
        return {
            "id": match.id,
            "link": f"/t/{match.id}",
            "game": match.meta.name,
            "folder": folder_of(match.meta.name),
            "players": len(match.state.seats),
            "title": match.meta.title_in(language),
            "watchers": match.watchers,
            "rematch": f"/t/{match.state.rematch}" if is_offered(match) else None,
            "finished": match.state.game is not None and match.state.game.over,
            "lot": match.state.settings.lot,
            "hints": match.state.has_hints,
            "rated": match.state.settings.rated,
            "leg": match.state.settings.leg,
            "returns": match.state.has_return_game,
            "moved": latest_move(match),
            "later": (match.state.settings.delay if match.state.settings.watch else UNTIL_THE_END)
            if match.state.chat.until < math.inf
            else None,
            "branch": f"/t/{match.state.branch}" if match.state.branch else None,
            "example": example_entry(match, language),
            "imported": match.state.is_imported,
            "result": f"/t/{match.id}/result",
            "replay": f"/t/{match.id}/replay" if match.state.game is not None else None,
            "review": f"/t/{match.id}/review" if can_be_reviewed(match.meta.name) and not sealed else None,
            "sealed": sealed,
            "fairness": f"/t/{match.id}/fairness",
            "commitment": match.state.commitment,
            "bar": self.public_url.bar(),
        }

    def pace(self, match: MatchView, me: int) -> str | None:
        """The pace of the bots, for viewers who may change it; None if nobody need wait for any."""
        in_play = match.state.game is None or not match.state.game.over
        return (
            match.state.settings.pace
            if me != SPECTATOR and in_play and any(c.kind == "bot" for c in match.state.seats)
            else None
        )


def is_offered(match: MatchView) -> bool:
    """True if the next game of the same players is offered or has begun."""
    return match.state.rematch is not None and (match.offer is None or not match.offer.is_withdrawn)


def latest_move(match: MatchView) -> int | None:
    """Time of the latest choice, in seconds since 1970, at a table where people wait for one another, perhaps for days.

    None with a clock for one sitting, where all choose at once, since it would tell when each of them did, and for
    spectators with a delay.
    """
    control = CONTROLS.get(match.state.settings.clock)
    people = {chair.person for chair in match.state.seats if chair.kind == "human"}
    is_open = (
        match.state.game is not None
        and match.state.game.sealed is None
        and not match.state.game.over
        and match.state.chat.until == math.inf
    )
    is_slow = control is None or control.is_slow
    return round(match.state.moved) if is_open and is_slow and len(people) > 1 else None


def example_entry(match: MatchView, language: str) -> dict[str, str] | None:
    """Entry of the rules' example that the match begins with, if it does: its title and its link."""
    example = examples_of(match.meta.name).get(match.state.example)
    if example is None:
        return None
    return {
        "title": said_in(example.title, language, match.meta.name),
        "link": f"/rules/{match.meta.name}#{match.state.example}",
    }


def is_untried(match: MatchView) -> bool:
    """True if the match is still at the position of its example: nobody here made the choices before it."""
    example = examples_of(match.meta.name).get(match.state.example)
    return example is not None and len(match.state.choice_log) == len(example.rows)


def by_kind(told: Sequence[Line], kinds: Container[str]) -> dict[str, list[Line]]:
    """Group the lines of the chronicle by kind, for some kinds, or for all if WHOLE is one of them."""
    found: dict[str, list[Line]] = {}
    for line in told:
        if WHOLE in kinds or line["kind"] in kinds:
            found.setdefault(line["kind"], []).append(line)
    return found


def in_words(told: Sequence[Line]) -> list[Line]:
    """Reduce lines to the fields that are put into words."""
    return [{name: line[name] for name in READ_ALOUD} for line in told]


def render_key(macros: MacroContext, viewer: Viewer) -> bytes:
    """Digest of what the macros know, the names of the players, and whether it is for the text table."""
    return digest_of(msgspec.json.encode((macros.known, macros.names, viewer.in_text)))


def option_titles(meta: Meta[Any], players: int, options: dict[str, str], language: str) -> list[dict[str, str]]:
    """The options of a match in words, with what they mean; those that so many players can't choose are left out."""
    return [
        {
            "title": said_in(option.title, language, meta.name),
            "value": option.value_title(options[option.name], language, meta.name),
            "help": said_in(option.help, language, meta.name),
        }
        for option in meta.options
        if option.offered(players, options)
    ]
