"""Drawing: the cards of a deck as the gallery draws them, and how the values of their fields are drawn in a form."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from jinja2.environment import TemplateModule
from markupsafe import Markup

from tongbao.engine.meta import Meta
from tongbao.server.gallery import GALLERY, Card, searched
from tongbao.server.rendering.macros import Parts
from tongbao.server.rendering.templates import template_of, templates_in
from tongbao.server.workshop.entries import changed_in, entries_of

WAYS: Final = "_workshop"
"""The template of a game that says how the values of its cards are drawn in a form, and in which order they stand."""
MOST_DRAWN: Final = 16
"""So many decks are kept ready to be drawn; each takes about half a megabyte."""

CHANGED: Final = "changed-yes"
"""The trait of a card that is otherwise than printed."""


class Drawing(NamedTuple):
    """A deck in one language: its things in the order of its entries, and what draws them and their values."""

    things: list[Mapping[str, Any]]
    gallery: Any
    ways: TemplateModule
    titles: tuple[str, ...]

    def large(self, number: int) -> Markup:
        """The entry of that number, drawn."""
        drawn: Markup = self.gallery.large(self.things[number])
        return drawn


class Shown(NamedTuple):
    """A card on the shelf: as it is looked for, and how it looks."""

    card: Card
    small: Markup
    is_changed: bool


@lru_cache(MOST_DRAWN)
def drawing_of(meta: Meta[Any], language: str, text: str) -> Drawing:
    """The drawing of a sound card file. Raises BadCards."""
    templates = templates_in(language)
    facts = Parts().at_rest(meta, templates, language, text).facts
    gallery: Any = template_of(templates, meta.name, GALLERY).make_module(facts)
    ways = template_of(templates, meta.name, WAYS).make_module(facts)
    return Drawing(
        list(gallery.things), gallery, ways, tuple([facts["said"](thing["names"]) for thing in gallery.things])
    )


def shelf_of(meta: Meta[Any], language: str, text: str) -> list[Shown]:
    """All cards of a sound card file, each called by the address of its entry. Raises BadCards."""
    drawing, changed = drawing_of(meta, language, text), {entry.at for entry in changed_in(meta, text)}
    found = []
    for entry, title, thing in zip(entries_of(meta, text), drawing.titles, drawing.things, strict=True):
        traits = {*str(drawing.gallery.traits(thing)).split(), *([CHANGED] if entry.at in changed else [])}
        card = Card(
            entry.address, title, thing["names"], thing, searched(thing, meta.name), frozenset(traits), history=None
        )
        found.append(Shown(card, drawing.gallery.small(thing), entry.at in changed))
    return found
