"""Sections of a table's page: each is a pure function of the facts that its template reads.

A section may have a part for each seat, rendered by the template ``<name>.seat.html``, which gets two more facts: what
the view says about that seat, and who sits there. The part appears where the section says ``part(seat)``, between two
markers.

Dependency tracking: the facts that a section can read at all are found once, in the syntax trees of its template and of
all that it includes, imports and extends. ``view.round`` reads the field ``round`` of the fact ``view``,
``offer('build', ...)`` the choices of that verb, a bare ``names`` all of it; the template gets these facts and no
others. The lookups that it makes while it is rendered are recorded as its ``TrackedKey``. Any viewer with the same
facts under that key would make the same lookups and see the same, whatever else there is, so it is rendered once for
all of them. ``view.auction and view.seats`` reads the seats only during an auction.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from re import Match
from typing import Any, Final, NamedTuple

import msgspec
from jinja2 import Template
from markupsafe import Markup

from tongbao.engine.meta import Plain
from tongbao.server.rendering.cache import digest_of
from tongbao.server.rendering.choices import ChoiceViews
from tongbao.server.rendering.dependencies import FACTS, WHOLE, LookUp, Reads, TrackedChoices, TrackedFact, reads
from tongbao.server.rendering.templates import GAMES, TABLE, TEMPLATES, templates_in

SAME_AS_VIEW: Final = frozenset({"acting", "final", "watched"})
"""Facts that are the view, or None."""
THERE: Final = "?"
"""In place of a field: True if the fact has fields."""
SCALARS: Final = (bool, int, str, type(None))
MOST_SCALARS: Final = 4096
MOST_WAYS: Final = 40
"""Maximum number of tracked keys remembered for a section; with any other one, it is rendered again."""
PART: Final = ".seat"
"""The end of the names of templates that render a section's part for a seat."""
PLACE: Final = re.compile(r"<!--([a-z_]+-(\d))--><!--/\1-->")


class Facts:
    """Facts by name, as plain data, with the digests of what was looked up."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts: Final = facts
        self.digests: dict[LookUp, bytes] = {}

    def key(self, looked_up: Iterable[LookUp]) -> list[bytes]:
        """Cache key of lookups: the same only if everything that is looked up is the same."""
        return [self.digests.get(each) or self.digest(each) for each in looked_up]

    def digest(self, looked_up: LookUp) -> bytes:
        """Digest of a field of a fact, which is remembered."""
        value = self.field(*looked_up)
        found = digest_of_scalar(value) if type(value) in SCALARS else digest_of(msgspec.json.encode(value))
        self.digests[looked_up] = found
        return found

    def field(self, name: str, field: str) -> Any:
        """A field of a fact; None if there is none."""
        fact = self.facts[name]
        if field == THERE:
            return isinstance(fact, dict) or fact
        return fact if field == WHOLE or not isinstance(fact, dict) else fact.get(field)


class RenderContext(Facts):
    """Render context: everything that a table's page may show to a viewer: facts by name, and the choices offered.

    ``around`` are the facts to which it adds its ``own``: those that are the same for all viewers of the match, or, for
    a part, those of the whole section.
    """

    def __init__(self, own: Mapping[str, Any], offers: ChoiceViews, around: Facts | None = None) -> None:
        super().__init__(own if around is None else {**around.facts, **own})
        assert self.facts.keys() | {"choices"} >= FACTS
        self.own: Final = own
        self.offers: Final = offers
        self.around: Final = around

    def at(self, seat: int) -> "RenderContext":
        """Render context of a seat's part: the same facts, and what is said about that seat."""
        own = {"theirs": own_city(self.facts["view"], seat), "who": who_sits(self.facts, seat)}
        return RenderContext(own, self.offers, self)

    def digest(self, looked_up: LookUp) -> bytes:
        """Digest of a field of a fact; for a field of the view it is the same under each name of the view."""
        name, field = looked_up
        if (
            name not in self.own
            and self.around is not None
            and (name != "choices" or isinstance(self.around, RenderContext))
        ):
            [found] = self.around.key([looked_up])
        elif name in SAME_AS_VIEW and self.facts[name] is self.facts["view"]:
            [found] = self.key([("view", field)])
        else:
            return super().digest(looked_up)
        self.digests[looked_up] = found
        return found

    def field(self, name: str, field: str) -> Any:
        """A field of a fact, or the choices of a verb."""
        if name == "choices":
            return [offer for offer in self.offers.found if field in (WHOLE, offer.verb)]
        return super().field(name, field)

    def part(self, reads: Reads, notes: set[LookUp]) -> dict[str, Any]:
        """Template variables for these dependencies; lookups are recorded in ``notes``."""
        found = {name: self.noted(name, fields, notes) for name, fields in reads.items() if name != "choices"}
        if "choices" in reads:
            offers = TrackedChoices(self.offers, notes)
            found |= {"choices": self.offers.found, "offer": offers.offer, "offers": offers.offers}
        return found

    def noted(self, name: str, fields: frozenset[str], notes: set[LookUp]) -> Any:
        """A fact as a template gets it: tracked, unless all of it is read."""
        fact = self.facts[name]
        return fact if WHOLE in fields or not isinstance(fact, dict) else TrackedFact(name, fact, notes)


@lru_cache(MOST_SCALARS, typed=True)
def digest_of_scalar(value: bool | int | str | None) -> bytes:
    """Digest of a text, a number or such, cached: most facts are scalars, and mostly the same ones."""
    return digest_of(msgspec.json.encode(value))


def who_sits(facts: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Player entry for a seat: its name, and flags: away, to act, has the turn, was the first, is the viewer."""
    view, goes_on = facts["view"], not facts["over"]
    return {
        **facts["names"][seat],
        "away": seat in facts["away"],
        "acts": goes_on and seat in facts["to_act"],
        "active": goes_on and view.get("active") == seat,
        "first": view.get("first") == seat,
        "mine": seat == facts["me"],
    }


def own_city(view: Plain, me: int) -> object:
    """The view's entry for the viewer's own seat, or, for spectators, for the first; None if it has none."""
    seats = view.get("seats")
    return seats[max(0, me)] if isinstance(seats, list) else None


class TrackedKey(NamedTuple):
    """Tracked key: the lookups of a section when it was rendered, and a digest unique to these and the section."""

    looked_up: tuple[LookUp, ...]
    digest: bytes

    def key(self, known: bytes, scene: RenderContext) -> bytes:
        """Cache key of the HTML with these lookups; ``known`` is the digest of what its macros know."""
        return digest_of(b"".join([known, self.digest, *scene.key(self.looked_up)]))


class Section:
    """Section of a table's page in one language, with its dependencies; ``of_seat`` is its part for each seat.

    ``ways`` are the tracked keys with which it was rendered.
    """

    def __init__(self, name: str, template: Template, reads: Reads, of_seat: "Section | None" = None) -> None:
        self.name: Final = name
        self.template: Final = template
        self.reads: Final = reads
        self.of_seat: Final = of_seat
        self.always: Final = [(name, WHOLE if WHOLE in fields else THERE) for name, fields in reads.items()]
        self.ways: list[TrackedKey] = []

    def draw(self, scene: RenderContext, parts: dict[str, Any]) -> tuple[str, TrackedKey]:
        """Render the inner HTML, with placeholders for the parts; returns its tracked key too."""
        notes = {each for each in self.always if each != ("choices", THERE)}
        context = self.template.new_context(parts | {"part": self.place} | scene.part(self.reads, notes), shared=True)
        html = "".join(self.template.root_render_func(context))
        return html, self.way(tuple(sorted(notes)))

    def way(self, looked_up: tuple[LookUp, ...]) -> TrackedKey:
        """The tracked key for these lookups, which is remembered."""
        for way in self.ways:
            if way.looked_up == looked_up:
                return way
        way = TrackedKey(looked_up, digest_of(msgspec.json.encode((self.template.name, looked_up))))
        self.ways = [way, *self.ways][:MOST_WAYS]
        return way

    def prefer(self, number: int) -> None:
        """Try this tracked key first next time."""
        if number:
            self.ways.insert(0, self.ways.pop(number))

    def place(self, seat: int) -> Markup:
        """Placeholder for a seat's part."""
        name = self.part_name(seat)
        return Markup(f"<!--{name}--><!--/{name}-->")

    def part_name(self, seat: int) -> str:
        """The name of a seat's part."""
        return f"{self.name}-{seat}"


def seats_in(html: str) -> tuple[int, ...]:
    """The seats for which a section has placeholders."""
    return tuple([int(place[2]) for place in PLACE.finditer(html)])


def fill_parts(html: str, tags: Mapping[str, str], parts: Mapping[str, str]) -> str:
    """Fill the placeholders of a section with its parts, each with its tag."""

    def filled(place: Match[str]) -> str:
        name = place[1]
        return f"<!--{name} {tags[name]}-->{parts[name]}<!--/{name}-->"

    return PLACE.sub(filled, html)


def tag_of(html: bytes) -> str:
    """Content tag: a short hash that changes with the HTML."""
    return hashlib.sha256(html).hexdigest()[:12]


@cache
def sections_of(folder: str, language: str, common: str = TABLE, base: str = "") -> list[Section]:
    """The sections of a table's page: the templates in its folder of ``GAMES``, and in the folder of common sections.

    Templates whose names begin with ``_`` are only included or imported by others. The dependencies are the same in
    every language.
    """
    templates = templates_in(language, base)
    files = {
        file.stem: f"{place}/{file.name}"
        for place in (common, f"{GAMES}/{folder}")
        for file in sorted((TEMPLATES / place).glob("*.html"))
        if not file.stem.startswith("_")
    }

    def section(name: str) -> Section:
        of_seat = section(name + PART) if name + PART in files else None
        return Section(name, templates.get_template(files[name]), reads(templates_in("en"), files[name]), of_seat)

    return [section(name) for name in files if not name.endswith(PART)]


@cache
def kinds_read(folder: str, language: str, common: str = TABLE) -> frozenset[str]:
    """The kinds of log lines that any section of a table's page reads separately, in the fact ``log``."""
    return frozenset().union(*[section.reads.get("log", ()) for section in sections_of(folder, language, common)])
