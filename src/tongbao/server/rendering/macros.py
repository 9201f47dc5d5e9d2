"""Parts: what all who look at a match draw its page with, and what was drawn of it before."""

import re
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby
from re import Match
from typing import Any, Final, NamedTuple

import msgspec
from jinja2 import Environment
from jinja2.runtime import Macro
from markupsafe import Markup, escape

from tongbao.engine import fields
from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Names, Setup
from tongbao.engine.reckoning import NO_CARD, Share
from tongbao.languages import name_in, said_in
from tongbao.server.matches.seats import BOT_NAMES, seal
from tongbao.server.matches.state import MatchView
from tongbao.server.rendering.cache import HtmlCache, digest_of
from tongbao.server.rendering.markdown import leads_of
from tongbao.server.rendering.templates import folder_of, has_template, template_of

MOST_KEPT: Final = 100
"""So many kinds of matches are kept ready, twice: each takes a third of a megabyte."""
MOST_BYTES: Final = 64 * 1024 * 1024
"""So much of what was drawn is kept: with less, many tables at once have to be drawn anew again and again."""
BEGINS: Final = "\x02"
NAME: Final = "\x03"
SEAL: Final = "\x04"
"""A mark begins so, tells the number of a seat, and ends so; no name and no message can have such signs."""
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
"""The templates whose macros are drawn once, by the names that other templates call them; each may use those before.

A game has those of them that it needs.
"""


class MacroCache:
    """What was made of the same things before; what nobody has asked for lately is forgotten."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.lately: dict[Hashable, Any] = {}
        self.before: dict[Hashable, Any] = {}

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """What is kept under the key; made now if nothing is."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: Hashable) -> Any:
        """What is kept under the key, or None."""
        found = self.lately.get(key)
        if found is None and (found := self.before.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Hashable, made: Any) -> Any:
        """Keep something, which isn't None, under the key."""
        if len(self.lately) >= self.most:
            self.forget_unused()
        self.lately[key] = made
        return made

    def forget_unused(self) -> None:
        """From now on is lately; what wasn't asked for since the turn before is forgotten."""
        self.lately, self.before = {}, self.lately


class Known(NamedTuple):
    """All that the parts know: the same for all matches that differ in nothing but the names of their players."""

    game: str
    language: str
    cards: str | None
    players: int
    options: tuple[tuple[str, str], ...]
    rules: int


class MacroContext(NamedTuple):
    """What the templates of a match are given beside its facts, what it was made of, and who plays.

    What is drawn with them has marks in place of names: it isn't shown before it is ``filled``.
    """

    known: Known
    facts: dict[str, Any]
    names: tuple[str, ...]

    def fill(self, html: str) -> str:
        """The HTML with the names of those who play."""
        return MARK.sub(self.name_at, html)

    def name_at(self, mark: Match[str]) -> str:
        """The name, or its seal, as HTML."""
        seat, name = int(mark[1]), self.names[int(mark[1])]
        return str(escape(name if mark[2] == NAME else seal(seat, name)))

    def once(self, macro: Macro, *facts: object) -> str:
        """A macro filled with facts, and with the names."""
        return self.fill(self.facts["once"](macro, *facts))


class Macros:
    """Gives the templates of a match its MODULES, ``once(macro, fact, ...)`` and ``each(macro, facts)``.

    ``phrases`` are those of the chronicle of every game. For a macro that needs no more than that,
    ``said_of(cards, table, field, ...)`` is what a table says of some cards, and ``those_with(entries, field, cards)``
    are the entries that have some of them in a field.

    ``said(words)`` is a text of the game in the language, or a thing's name. ``faces`` and ``titles`` are those of the
    cards by number, ``box`` is all else that is printed, if there is more,
    ``numbers`` those of the rules; ``explained`` says that the cards are the game's own, which its gallery explains by
    their ids; ``fields`` tells what fields hold by their names, ``leads`` where the rules speak of something.

    The macros in the modules know nothing but the language, the faces of the cards and how many play, in whose place
    they set marks. So ``once`` fills one of them only when the facts given to it are new to all matches together.
    """

    def __init__(self) -> None:
        self.kept = MacroCache(MOST_KEPT)
        self.drawings: Final = HtmlCache[Markup](MOST_BYTES, "macros")

    def macros_for(self, match: MatchView, templates: Environment, language: str) -> MacroContext:
        """The parts of a match in one language."""
        setup, names = match.state.require_game().setup, tuple(chair.name for chair in match.state.seats)
        known = known_of(setup, language)
        facts: dict[str, Any] = self.kept.get(
            known, lambda: self.load_macros(known, setup, templates, marks(setup.players))
        )
        return MacroContext(known, facts, names)

    def at_rest(self, meta: Meta[Any], templates: Environment, language: str, cards: str | None = None) -> MacroContext:
        """The parts of a game that nobody is playing: its own cards or others, and players without names of their own.

        Raises BadCards.
        """
        names = BOT_NAMES[: meta.max_players]
        setup = Setup(meta, len(names), meta.settle(len(names), {}), list(names), cards)
        known = known_of(setup, language)
        entries = [name_entry(seat, name, seal(seat, name)) for seat, name in enumerate(names)]
        facts: dict[str, Any] = self.kept.get(
            (known, names), lambda: self.load_macros(known, setup, templates, entries)
        )
        return MacroContext(known, facts, names)

    def load_macros(
        self, known: Known, setup: Setup, templates: Environment, names: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """The same, new."""
        places: dict[Macro, bytes] = {}

        def once(macro: Macro, *facts: object) -> Markup:
            if macro not in places:
                return Markup(macro(*facts))
            key = digest_of(places[macro] + msgspec.json.encode(facts))
            html = self.drawings.get(key)
            if html is None:
                html = Markup(macro(*facts))
                self.drawings.keep(key, html)
            return html

        def each(macro: Macro, facts: Iterable[object]) -> Markup:
            return Markup("\n".join([once(macro, fact) for fact in facts]))

        faces = setup.meta.faces(setup)
        facts: dict[str, Any] = {
            "faces": {face.card: face.as_dict() for face in faces},
            "said": partial(said, known.language, known.game),
            "titles": {face.card: name_in(face.names, known.language, known.game) for face in faces},
            "box": setup.meta.printed(setup),
            "numbers": setup.meta.numbers(setup),
            "leads": leads_of(known.game),
            "explained": known.cards is None,
            "fields": fields,
            "names": names,
            "once": once,
            "each": each,
            "said_of": said_of,
            "those_with": those_with,
        }
        facts["phrases"] = templates.get_template("_phrases.html").make_module(facts)
        folder = folder_of(known.game)
        for name, file in MODULES.items():
            if has_template(folder, file):
                facts[name] = template_of(templates, folder, file).make_module(facts)
        for name in facts.keys() & {"phrases", *MODULES}:
            for what, macro in vars(facts[name]).items():
                if isinstance(macro, Macro):
                    places[macro] = digest_of(msgspec.json.encode((known, names, name, what)))
        return {**templates.globals, **facts}


def known_of(setup: Setup, language: str) -> Known:
    """What parts know of such matches."""
    options = tuple(sorted(setup.options.items()))
    return Known(setup.meta.name, language, setup.cards, setup.players, options, setup.rules)


def marks(players: int) -> list[dict[str, Any]]:
    """What stands for each player until his name is filled in."""
    return [name_entry(seat, f"{BEGINS}{seat}{NAME}", f"{BEGINS}{seat}{SEAL}") for seat in range(players)]


def name_entry(seat: int, name: str, sealed: str) -> dict[str, Any]:
    """A player as templates name him."""
    return {"name": name, "seal": sealed, "color": seat + 1}


def said(language: str, game: str, words: str | Names) -> str:
    """A text of a game in a language, or what a thing of it is called there."""
    return said_in(words, language, game) if isinstance(words, str) else name_in(words, language, game)


def said_of(cards: Iterable[int], table: Mapping[str, Mapping[str, Any]], *fields: str) -> dict[int, dict[str, Any]]:
    """These fields of the entries of some cards in a table by card (as text), by card; of those that have one."""
    entries = [(card, table.get(str(card))) for card in cards]
    return {card: {field: entry[field] for field in fields} for card, entry in entries if entry is not None}


def those_with(entries: Iterable[Mapping[str, Any]], field: str, cards: Container[int]) -> list[dict[str, Any]]:
    """The entries that have any of the cards in a field, each with its own card and these in the field."""
    found = [(entry["card"], [card for card in entry[field] if card in cards]) for entry in entries]
    return [{"card": card, field: had} for card, had in found if had]


def result_entry(game: Game, seen: Game, language: str) -> dict[str, Any]:
    """How a game ended: points and places by seat, and of each seat's points what they came from."""
    meta = game.setup.meta
    shares = [
        [{"title": meta.text(f"share_{share['kind']}", {}, language), "n": share["sum"]} for share in groups(found)]
        for found in (meta.shares(game, seat) for seat in range(game.players))
    ]
    return {"scores": seen.scores(), "places": seen.places(), "shares": shares}


def groups(shares: Sequence[Share]) -> list[dict[str, Any]]:
    """Shares by kind, with their sums."""
    found: list[dict[str, Any]] = []
    for kind, same in groupby(shares, key=lambda share: share.kind):
        parts = [{"points": share.points, "card": None if share.card == NO_CARD else share.card} for share in same]
        found.append({"kind": kind, "parts": parts, "sum": sum([part["points"] or 0 for part in parts])})
    return found
