"""Template macros: rendered alike for all viewers of a match, and cached."""

import re
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby
from re import Match
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from jinja2 import Environment
from jinja2.runtime import Macro
from markupsafe import Markup, escape

from tongbao.engine import fields
from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Names, Setup
from tongbao.engine.pieces import NO_CARD, Share
from tongbao.languages import name_in, said_in
from tongbao.server.matches.seats import BOT_NAMES, seal
from tongbao.server.rendering.cache import HtmlCache, digest_of
from tongbao.server.rendering.markdown import leads_of
from tongbao.server.rendering.templates import folder_of, has_template, template_of

if TYPE_CHECKING:
    from tongbao.server.matches.state import MatchView

MOST_KEPT: Final = 100
"""Maximum number of kinds of matches in the cache, twice over: each takes a third of a megabyte."""
MOST_BYTES: Final = 64 * 1024 * 1024
"""Maximum size of the macro cache in bytes: with less, many tables at once are rendered again and again."""
BEGINS: Final = "\x02"
NAME: Final = "\x03"
SEAL: Final = "\x04"
"""A placeholder is BEGINS, the number of a seat, and NAME or SEAL; no name and no message can have these signs."""
MARK: Final = re.compile(f"{BEGINS}(\\d+)([{NAME}{SEAL}])")
MODULES: Final = {
    "words": "_words",
    "cards": "_card",
    "cities": "_city",
    "districts": "_district",
    "homes": "_home",
    "rows": "_rows",
    "lands": "_lands",
    "empires": "_empires",
    "pieces": "_pieces",
    "affairs": "_affairs",
    "journeys": "_journeys",
    "deeds": "_deeds",
    "answers": "_answers",
    "tell": "_tell",
}
"""The templates whose macros are rendered once, by the names that other templates use; each may use those before it.

A game has those of them that it needs.
"""


class MacroCache:
    """Cache with two generations: entries that were not used lately are dropped."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.lately: dict[Hashable, Any] = {}
        self.before: dict[Hashable, Any] = {}

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return the entry under the key, which is made now if there is none."""
        found = self.find(key)
        return self.put(key, make()) if found is None else found

    def find(self, key: Hashable) -> Any:
        """Return the entry under the key, or None."""
        found = self.lately.get(key)
        if found is None and (found := self.before.get(key)) is not None:
            self.put(key, found)
        return found

    def put(self, key: Hashable, made: Any) -> Any:
        """Store an entry, which isn't None, under the key."""
        if len(self.lately) >= self.most:
            self.forget_unused()
        self.lately[key] = made
        return made

    def forget_unused(self) -> None:
        """Start a new generation, and drop the entries that were not used since the one before began."""
        self.lately, self.before = {}, self.lately


class Known(NamedTuple):
    """Cache key of macros: all that they know, the same for matches that differ only in the names of their players."""

    game: str
    language: str
    second: str
    cards: str | None
    players: int
    options: tuple[tuple[str, str], ...]
    rules: int


class MacroContext(NamedTuple):
    """Macro context: what the templates of a match get beside its facts, its cache key, and the names of the players.

    HTML rendered with it has placeholders for the names, and isn't shown before ``fill`` has replaced them.
    """

    known: Known
    facts: dict[str, Any]
    names: tuple[str, ...]

    def fill(self, html: str) -> str:
        """Fill in the names of the players."""
        return MARK.sub(self.name_at, html)

    def name_at(self, mark: Match[str]) -> str:
        """The name for a placeholder, or its seal, as HTML."""
        seat, name = int(mark[1]), self.names[int(mark[1])]
        return str(escape(name if mark[2] == NAME else seal(seat, name)))

    def once(self, macro: Macro, *facts: object) -> str:
        """Render a macro with facts, and fill in the names."""
        return self.fill(self.facts["once"](macro, *facts))


class Macros:
    """Macro loader: gives the templates of a match its MODULES, ``once(macro, fact, ...)`` and ``each(macro, facts)``.

    ``phrases`` are the macros of the chronicle of every game. To give a macro no more than it needs, there are
    ``said_of(cards, table, field, ...)``, what a table says about some cards, and
    ``those_with(entries, field, cards)``, the entries that have some of them in a field.

    ``said(words)`` is a text of the game in the language, or the name of a thing, ``also(names)`` its name in the
    language ``second``. ``faces`` and ``titles`` are those of
    the cards by number, ``box`` is everything else that is printed, if there is more, ``numbers`` are those of the
    rules. ``explained`` is True if the cards are the game's own, which its gallery explains by their ids; ``fields``
    tells what fields hold by their names, ``leads`` where the rules speak of something.

    The macros in the modules know only the language, the faces of the cards and the number of players, for whose names
    they write placeholders. So ``once`` renders one of them only for facts that are new to all matches together.
    """

    def __init__(self) -> None:
        self.kept = MacroCache(MOST_KEPT)
        self.drawings: Final = HtmlCache[Markup](MOST_BYTES, "macros")

    def macros_for(self, match: "MatchView", templates: Environment, language: str, second: str = "") -> MacroContext:
        """The macros of a match in one language; cards have their names in a ``second`` one too, if there is one."""
        names = tuple(chair.name for chair in match.state.seats)
        return self.macros_of(match.state.require_game().setup, names, templates, language, second)

    def macros_of(
        self, setup: Setup, names: tuple[str, ...], templates: Environment, language: str, second: str = ""
    ) -> MacroContext:
        """The macros of a game in one language, between players of these names."""
        known = cache_key_of(setup, language, second)
        facts: dict[str, Any] = self.kept.get(
            known, lambda: self.load_macros(known, setup, templates, marks(setup.players))
        )
        return MacroContext(known, facts, names)

    def at_rest(
        self, meta: Meta[Any], templates: Environment, language: str, cards: str | None = None, second: str = ""
    ) -> MacroContext:
        """The macros of a game that nobody is playing, with its own cards or others, and with bots' names.

        Raises BadCards.
        """
        names = BOT_NAMES[: meta.max_players]
        setup = Setup(meta, len(names), meta.settle(len(names), {}), list(names), cards)
        known = cache_key_of(setup, language, second)
        entries = [name_entry(seat, name, seal(seat, name)) for seat, name in enumerate(names)]
        facts: dict[str, Any] = self.kept.get(
            (known, names), lambda: self.load_macros(known, setup, templates, entries)
        )
        return MacroContext(known, facts, names)

    def load_macros(
        self, known: Known, setup: Setup, templates: Environment, names: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """Load the macros for a cache key."""
        places: dict[Macro, bytes] = {}

        def once(macro: Macro, *facts: object) -> Markup:
            if macro not in places:
                return Markup(macro(*facts))
            key = digest_of(places[macro] + msgspec.json.encode(facts))
            html = self.drawings.get(key)
            if html is None:
                html = Markup(macro(*facts))
                self.drawings.put(key, html)
            return html

        def each(macro: Macro, facts: Iterable[object]) -> Markup:
            return Markup("\n".join([once(macro, fact) for fact in facts]))

        faces = setup.meta.faces(setup)
        facts: dict[str, Any] = {
            "faces": {face.card: face.as_dict() for face in faces},
            "said": partial(translate, known.language, known.game),
            "second": known.second,
            "also": partial(second_name, known),
            "titles": {face.card: name_in(face.names, known.language, known.game) for face in faces},
            "box": setup.meta.printed(setup),
            "numbers": setup.meta.numbers(setup),
            "leads": leads_of(known.game),
            "explained": known.cards is None,
            "fields": fields,
            "names": names,
            "once": once,
            "each": each,
            "said_of": translate_entries,
            "those_with": those_with,
        }
        facts["phrases"] = templates.get_template("partials/captions.html").make_module(facts)
        folder = folder_of(known.game)
        for name, file in MODULES.items():
            if has_template(folder, file):
                facts[name] = template_of(templates, folder, file).make_module(facts)
        for name in facts.keys() & {"phrases", *MODULES}:
            for what, macro in vars(facts[name]).items():
                if isinstance(macro, Macro):
                    places[macro] = digest_of(msgspec.json.encode((known, names, name, what)))
        return {**templates.globals, **facts}


def cache_key_of(setup: Setup, language: str, second: str = "") -> Known:
    """The cache key of the macros for such matches."""
    options = tuple(sorted(setup.options.items()))
    return Known(setup.meta.name, language, second, setup.cards, setup.players, options, setup.rules)


def marks(players: int) -> list[dict[str, Any]]:
    """Name entries of all players, with placeholders until the names are filled in."""
    return [name_entry(seat, f"{BEGINS}{seat}{NAME}", f"{BEGINS}{seat}{SEAL}") for seat in range(players)]


def name_entry(seat: int, name: str, sealed: str) -> dict[str, Any]:
    """Name entry of a player, for templates."""
    return {"name": name, "seal": sealed, "color": seat + 1}


def translate(language: str, game: str, words: str | Names) -> str:
    """Translate a text of a game, or the name of one of its things."""
    return said_in(words, language, game) if isinstance(words, str) else name_in(words, language, game)


def second_name(known: Known, names: Names) -> str:
    """The name of a thing in the second language; "" if there is none, or if it is called the same there."""
    second = name_in(names, known.second, known.game) if known.second else ""
    return "" if second == name_in(names, known.language, known.game) else second


def translate_entries(
    cards: Iterable[int], table: Mapping[str, Mapping[str, Any]], *fields: str
) -> dict[int, dict[str, Any]]:
    """Select fields of the entries of some cards in a table by card (as text); cards without an entry are left out."""
    entries = [(card, table.get(str(card))) for card in cards]
    return {card: {field: entry[field] for field in fields} for card, entry in entries if entry is not None}


def those_with(entries: Iterable[Mapping[str, Any]], field: str, cards: Container[int]) -> list[dict[str, Any]]:
    """The entries that have any of the cards in a field, each with its own card and these in the field."""
    found = [(entry["card"], [card for card in entry[field] if card in cards]) for entry in entries]
    return [{"card": card, field: had} for card, had in found if had]


def result_entry(game: Game, seen: Game, language: str) -> dict[str, Any]:
    """Result of a game: points and places by seat, and what each seat's points came from."""
    meta = game.setup.meta
    shares = [
        [{"title": meta.text(f"share_{share['kind']}", {}, language), "n": share["sum"]} for share in groups(found)]
        for found in (meta.shares(game, seat) for seat in range(game.players))
    ]
    return {"scores": seen.scores(), "places": seen.places(), "shares": shares}


def groups(shares: Sequence[Share]) -> list[dict[str, Any]]:
    """Group shares by kind, with their sums."""
    found: list[dict[str, Any]] = []
    for kind, same in groupby(shares, key=lambda share: share.kind):
        parts = [{"points": share.points, "card": None if share.card == NO_CARD else share.card} for share in same]
        found.append({"kind": kind, "parts": parts, "sum": sum([part["points"] or 0 for part in parts])})
    return found
