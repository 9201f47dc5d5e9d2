"""Sections: what a table's page consists of, each a pure function of the facts that its template reads.

A section may have a part for each seat, drawn by the template ``<name>.seat.html``: it is given two facts more, what
the view says of that seat and who sits there. It stands where the section says ``part(seat)``, between two marks.

Which facts it can read at all stands in the templates themselves: ``view.round`` reads the field ``round`` of the fact
``view``, ``offer('build', ...)`` the choices of that verb, a bare ``names`` all of it. They are found once, in the
syntax trees of the template and of all that it includes, imports and extends; it gets these facts and no others. Which
of them it has read when it was drawn is noted: that is its ``Way``. Whoever has the same facts on that way would go it
too and see the same, whatever else there is; so it is drawn once for all of them. ``view.auction and view.seats`` reads
the seats in an auction alone.
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

from tongbao.server.rendering.cache import digest_of
from tongbao.server.rendering.choices import ChoiceViews
from tongbao.server.rendering.dependencies import FACTS, WHOLE, LookUp, Reads, TrackedChoices, TrackedFact, reads
from tongbao.server.rendering.templates import SHARED, TEMPLATES, templates_in

SAME_AS_VIEW: Final = frozenset({"acting", "final", "watched"})
"""Facts that are the view, or None."""
THERE: Final = "?"
"""In place of a field: whether there is a fact that has fields."""
SCALARS: Final = (bool, int, str, type(None))
MOST_SCALARS: Final = 4096
MOST_WAYS: Final = 40
"""So many ways of a section are remembered; who goes another one is drawn anew."""
PART: Final = ".seat"
"""So the names of templates end that draw the part of a section for a seat."""
PLACE: Final = re.compile(r"<!--([a-z_]+-(\d))--><!--/\1-->")


class Facts:
    """Facts by name, as plain data, and what stands for each."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts: Final = facts
        self.digests: dict[LookUp, bytes] = {}

    def key(self, looked_up: Iterable[LookUp]) -> list[bytes]:
        """The same only for those to whom all that is looked up is the same."""
        return [self.digests.get(each) or self.digest(each) for each in looked_up]

    def digest(self, looked_up: LookUp) -> bytes:
        """What stands for a field of a fact."""
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
    """Everything that a table's page may show to somebody: facts by name, as plain data, and what he is offered.

    ``around`` are the facts to which it adds its ``own``: those that are the same for all who look at the match, or for
    a part those of the whole.
    """

    def __init__(self, own: Mapping[str, Any], offers: ChoiceViews, around: Facts | None = None) -> None:
        super().__init__(own if around is None else {**around.facts, **own})
        assert self.facts.keys() | {"choices"} >= FACTS
        self.own: Final = own
        self.offers: Final = offers
        self.around: Final = around

    def at(self, seat: int) -> "RenderContext":
        """The same, with what is said of one seat beside."""
        own = {"theirs": self.facts["view"]["seats"][seat], "who": who_sits(self.facts, seat)}
        return RenderContext(own, self.offers, self)

    def digest(self, looked_up: LookUp) -> bytes:
        """What stands for a field of a fact; for one of the view the same, by whatever name of it that is found."""
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
        """The facts that can be read, as a template gets them; what it looks up is noted."""
        found = {name: self.noted(name, fields, notes) for name, fields in reads.items() if name != "choices"}
        if "choices" in reads:
            offers = TrackedChoices(self.offers, notes)
            found |= {"choices": self.offers.found, "offer": offers.offer, "offers": offers.offers}
        return found

    def noted(self, name: str, fields: frozenset[str], notes: set[LookUp]) -> Any:
        """A fact as a template gets it."""
        fact = self.facts[name]
        return fact if WHOLE in fields or not isinstance(fact, dict) else TrackedFact(name, fact, notes)


@lru_cache(MOST_SCALARS, typed=True)
def digest_of_scalar(value: bool | int | str | None) -> bytes:
    """The digest of a text, a number or such: most facts are, and mostly the same ones."""
    return digest_of(msgspec.json.encode(value))


def who_sits(facts: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Who sits on a seat: his chair, and whether he is away, is to act, has the turn, was the first, is the viewer."""
    view, goes_on = facts["view"], not facts["over"]
    return {
        **facts["names"][seat],
        "away": seat in facts["away"],
        "acts": goes_on and seat in facts["to_act"],
        "active": goes_on and view.get("active") == seat,
        "first": view.get("first") == seat,
        "mine": seat == facts["me"],
    }


class TrackedKey(NamedTuple):
    """What a section has looked up when it was drawn, and a digest that no other way of it and no other section has."""

    looked_up: tuple[LookUp, ...]
    digest: bytes

    def key(self, known: bytes, scene: RenderContext) -> bytes:
        """What stands for all that is drawn on this way, with parts of which that digest is known."""
        return digest_of(b"".join([known, self.digest, *scene.key(self.looked_up)]))


class Section:
    """One section of a table's page in one language, and what it can read; ``of_seat`` is its part for each seat.

    ``ways`` are those on which it was drawn.
    """

    def __init__(self, name: str, template: Template, reads: Reads, of_seat: "Section | None" = None) -> None:
        self.name: Final = name
        self.template: Final = template
        self.reads: Final = reads
        self.of_seat: Final = of_seat
        self.always: Final = [(name, WHOLE if WHOLE in fields else THERE) for name, fields in reads.items()]
        self.ways: list[TrackedKey] = []

    def draw(self, scene: RenderContext, parts: dict[str, Any]) -> tuple[str, TrackedKey]:
        """The inner HTML, with places for its parts; and its way."""
        notes = {each for each in self.always if each != ("choices", THERE)}
        context = self.template.new_context(parts | {"part": self.place} | scene.part(self.reads, notes), shared=True)
        html = "".join(self.template.root_render_func(context))
        return html, self.way(tuple(sorted(notes)))

    def way(self, looked_up: tuple[LookUp, ...]) -> TrackedKey:
        """The way of who has looked that up, which is remembered."""
        for way in self.ways:
            if way.looked_up == looked_up:
                return way
        way = TrackedKey(looked_up, digest_of(msgspec.json.encode((self.template.name, looked_up))))
        self.ways = [way, *self.ways][:MOST_WAYS]
        return way

    def prefer(self, number: int) -> None:
        """Try this way first next time."""
        if number:
            self.ways.insert(0, self.ways.pop(number))

    def place(self, seat: int) -> Markup:
        """Where the part for a seat stands."""
        name = self.part_name(seat)
        return Markup(f"<!--{name}--><!--/{name}-->")

    def part_name(self, seat: int) -> str:
        """What its part for a seat is called."""
        return f"{self.name}-{seat}"


def seats_in(html: str) -> tuple[int, ...]:
    """The seats for which a section has places."""
    return tuple([int(place[2]) for place in PLACE.finditer(html)])


def with_parts(html: str, tags: Mapping[str, str], parts: Mapping[str, str]) -> str:
    """A section with its parts in their places, each with its tag."""

    def filled(place: Match[str]) -> str:
        name = place[1]
        return f"<!--{name} {tags[name]}-->{parts[name]}<!--/{name}-->"

    return PLACE.sub(filled, html)


def tag_of(html: bytes) -> str:
    """A short text that changes with what it stands for."""
    return hashlib.sha256(html).hexdigest()[:12]


@cache
def sections_of(folder: str, language: str, common: str = SHARED) -> list[Section]:
    """The sections of a table's page: the templates in its folder, and in the one of sections that all such have.

    Those whose names begin with ``_`` are included or imported by others. What they read is the same in every language.
    """
    templates = templates_in(language)
    files = {
        file.stem: f"{place}/{file.name}"
        for place in (common, folder)
        for file in sorted((TEMPLATES / place).glob("*.html"))
        if not file.stem.startswith("_")
    }

    def section(name: str) -> Section:
        of_seat = section(name + PART) if name + PART in files else None
        return Section(name, templates.get_template(files[name]), reads(templates_in("en"), files[name]), of_seat)

    return [section(name) for name in files if not name.endswith(PART)]


@cache
def kinds_read(folder: str, language: str, common: str = SHARED) -> frozenset[str]:
    """The kinds of lines that any section of a table's page reads by themselves, in the fact ``log``."""
    return frozenset().union(*[section.reads.get("log", ()) for section in sections_of(folder, language, common)])
