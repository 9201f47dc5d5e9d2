"""Reads: which facts a template can look up, and of each which fields, found in its own syntax tree."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from jinja2 import Environment, nodes
from jinja2.meta import find_undeclared_variables

from tongbao.server.rendering.choices import ChoiceView, ChoiceViews

LookUp = tuple[str, str]
"""A fact and one of its fields, or WHOLE; of ``choices`` a verb."""


class TrackedFact:
    """A fact of which a template may look up fields, and no more: it can't be passed on."""

    __slots__ = ("fact", "name", "notes")

    def __init__(self, name: str, fact: Mapping[str, Any], notes: set[LookUp]) -> None:
        self.name: Final = name
        self.fact: Final = fact
        self.notes: Final = notes

    def look_up(self, field: str) -> Any:
        """A field of it. Raises KeyError if it has none of that name; that is noted too."""
        self.notes.add((self.name, field))
        return self.fact[field]


class TrackedChoices:
    """Choices of which a template may look up those of some verbs."""

    def __init__(self, offers: ChoiceViews, notes: set[LookUp]) -> None:
        self.offered: Final = offers
        self.notes: Final = notes

    def offer(self, *verbs: str, **named: int) -> ChoiceView | None:
        """As in Offers."""
        self.notes.update([("choices", verb) for verb in verbs])
        return self.offered.offer(*verbs, **named)

    def offers(self, *verbs: str, **named: int) -> list[ChoiceView]:
        """As in Offers."""
        self.notes.update([("choices", verb) for verb in verbs])
        return self.offered.offers(*verbs, **named)


FACTS: Final = frozenset(
    {
        "view",
        "acting",
        "over",
        "to_act",
        "at_once",
        "result",
        "final",
        "watched",
        "names",
        "away",
        "me",
        "seated",
        "own",
        "home",
        "asked",
        "alone",
        "curtain",
        "hotseat",
        "pace",
        "version",
        "choices",
        "undo",
        "matters",
        "standing",
        "concedes",
        "may_hint",
        "advice",
    }
    | {"log", "latest", "news", "since", "recap", "course", "match", "options", "path", "talk"}
)
"""The names of all facts that there are."""
OF_A_SEAT: Final = frozenset({"theirs", "who"})
"""The facts that a part for a seat is given beside: what the view says of the seat, and who sits there."""
WHOLE: Final = ""
"""Among the fields of a fact that are read: all of it."""
Reads = Mapping[str, frozenset[str]]
"""The facts that are read, by name, and of each its fields; of ``choices`` these are verbs."""


def reads(templates: Environment, file: str) -> Reads:
    """Every name that a template and its parts look up outside of themselves, and of each the fields."""
    found: dict[str, set[str]] = {}
    for own in parts(templates, file):
        for fact, fields in own.reads.items():
            found.setdefault(fact, set()).update(fields)
    return {fact: frozenset({WHOLE} if WHOLE in fields else fields) for fact, fields in sorted(found.items())}


class Own(NamedTuple):
    """The reads of one template alone, and the names of those that it includes, imports or extends."""

    reads: Reads
    others: frozenset[str]


def parts(templates: Environment, file: str) -> Iterator[Own]:
    """A template and all that it includes, imports and extends, each once."""
    waiting, seen = [file], {file}
    while waiting:
        own = read_alone(templates, waiting.pop())
        yield own
        waiting += own.others - seen
        seen |= own.others


@cache
def read_alone(templates: Environment, file: str) -> Own:
    """The reads of one template, found once in its syntax tree."""
    assert templates.loader is not None
    source, _, _ = templates.loader.get_source(templates, file)
    tree = templates.parse(source)
    outer, found = find_undeclared_variables(tree), dict[str, set[str]]()
    for name, field in lookups(tree):
        fact = "choices" if name in ("offer", "offers") else name
        if fact in FACTS | OF_A_SEAT and name in outer:
            found.setdefault(fact, set()).add(field)
    others = tree.find_all((nodes.Include, nodes.Import, nodes.FromImport, nodes.Extends))
    named = frozenset(getattr(node, "template").as_const() for node in others)  # noqa: B009
    return Own({fact: frozenset(fields) for fact, fields in found.items()}, named)


def lookups(tree: nodes.Template) -> Iterator[LookUp]:
    """Each name that is looked up somewhere, with the field or the verb that is asked of it, or WHOLE."""
    told: set[int] = set()
    for node in tree.find_all((nodes.Getattr, nodes.Getitem, nodes.Call)):
        match node:
            case nodes.Getattr(node=nodes.Name() as name, attr=str(field)) if not hasattr(dict, field):
                fields = [field]
            case nodes.Getitem(node=nodes.Name() as name, arg=nodes.Const(value=str(field))):
                fields = [field]
            case nodes.Call(node=nodes.Name(name="offer" | "offers") as name, args=[*verbs], dyn_args=None):
                fields = [verb.value for verb in verbs if isinstance(verb, nodes.Const)]
                if len(fields) < len(verbs):
                    continue
            case _:
                continue
        told.add(id(name))
        yield from [(name.name, field) for field in fields]
    for name in tree.find_all(nodes.Name):
        if name.ctx == "load" and id(name) not in told:
            yield name.name, WHOLE
