"""Dependency tracking: the facts, and the fields of each, that a template looks up, found in its syntax tree."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from jinja2 import Environment, nodes
from jinja2.meta import find_undeclared_variables

from tongbao.server.rendering.choices import ChoiceView, ChoiceViews

LookUp = tuple[str, str]
"""A lookup: a fact and one of its fields, or WHOLE; for ``choices``, a verb."""


class TrackedFact:
    """Tracking proxy for a fact: records each field that a template looks up; the fact can't be passed on."""

    __slots__ = ("fact", "name", "notes")

    def __init__(self, name: str, fact: Mapping[str, Any], notes: set[LookUp]) -> None:
        self.name: Final = name
        self.fact: Final = fact
        self.notes: Final = notes

    def look_up(self, field: str) -> Any:
        """Return a field of the fact. Raises KeyError if it has none of that name; this is recorded too."""
        self.notes.add((self.name, field))
        return self.fact[field]


class TrackedChoices:
    """Tracking proxy for choices: records the verbs of which a template looks up choices."""

    def __init__(self, offers: ChoiceViews, notes: set[LookUp]) -> None:
        self.offered: Final = offers
        self.notes: Final = notes

    def offer(self, *verbs: str, **named: int) -> ChoiceView | None:
        """Look up one choice as ``ChoiceViews.offer`` does, and record the verbs."""
        self.notes.update([("choices", verb) for verb in verbs])
        return self.offered.offer(*verbs, **named)

    def offers(self, *verbs: str, **named: int) -> list[ChoiceView]:
        """Look up choices as ``ChoiceViews.offers`` does, and record the verbs."""
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
        "may_end",
        "may_hint",
        "advice",
        "again",
    }
    | {"log", "latest", "news", "since", "recap", "course", "match", "options", "path", "talk"}
)
"""The names of all facts."""
OF_A_SEAT: Final = frozenset({"theirs", "who"})
"""The extra facts for the template of a seat's part: what the view says about the seat, and who sits there."""
WHOLE: Final = ""
"""In place of a field: all of the fact."""
Reads = Mapping[str, frozenset[str]]
"""Dependencies: the facts that a template reads, by name, each with its fields; for ``choices``, these are verbs."""


def reads(templates: Environment, file: str) -> Reads:
    """Dependencies of a template and of all that it includes, imports and extends: facts, each with its fields."""
    found: dict[str, set[str]] = {}
    for own in own_dependencies(templates, file):
        for fact, fields in own.reads.items():
            found.setdefault(fact, set()).update(fields)
    return {fact: frozenset({WHOLE} if WHOLE in fields else fields) for fact, fields in sorted(found.items())}


class Own(NamedTuple):
    """Dependencies of one template alone, and the names of those that it includes, imports or extends."""

    reads: Reads
    others: frozenset[str]


def own_dependencies(templates: Environment, file: str) -> Iterator[Own]:
    """Iterate over the dependencies of a template and of all that it includes, imports and extends, each once."""
    waiting, seen = [file], {file}
    while waiting:
        own = read_alone(templates, waiting.pop())
        yield own
        waiting += own.others - seen
        seen |= own.others


@cache
def read_alone(templates: Environment, file: str) -> Own:
    """Find the dependencies of one template in its syntax tree; cached."""
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
    """Iterate over the names that a syntax tree looks up, each with the field or the verb asked of it, or WHOLE."""
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
