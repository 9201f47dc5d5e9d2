"""Sections: what a table's page consists of, each a pure function of the facts that its template reads.

Which facts those are stands in the templates themselves: ``view.round`` reads the field ``round`` of the fact
``view``, ``offer('build', ...)`` the choices of that verb, a bare ``names`` all of it. They are found once, in the
syntax trees of the template and of all that it includes, imports and extends. A section gets these facts and no others,
so whoever has the same ones sees the same, and it is drawn once for all of them.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from jinja2 import Environment, Template, nodes
from jinja2.meta import find_undeclared_variables

from tongbao.server.offers import Offers
from tongbao.server.templates import SHARED, TEMPLATES, templates_in

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
        "asked",
        "alone",
        "curtain",
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
SAME_AS_VIEW: Final = frozenset({"acting", "final", "watched"})
"""Facts that are the view, or None."""
WHOLE: Final = ""
"""Among the fields of a fact that are read: all of it."""
LookUp = tuple[str, str]
"""A fact and one of its fields, or WHOLE."""
Reads = Mapping[str, frozenset[str]]
"""The facts that are read, by name, and of each its fields; of ``choices`` these are verbs."""


class Scene:
    """Everything that a table's page may show to somebody: facts by name, as plain data, and what he is offered."""

    def __init__(self, facts: Mapping[str, Any], offers: Offers) -> None:
        assert facts.keys() | {"choices"} == FACTS
        self.facts: Final = facts
        self.offers: Final = offers
        self.encoded: dict[LookUp, bytes] = {}

    def key(self, looked_up: Iterable[LookUp]) -> tuple[bytes, ...]:
        """The same only for those to whom all that is looked up is the same."""
        return tuple([self.encoded.get(each) or self.encode(each) for each in looked_up])

    def encode(self, looked_up: LookUp) -> bytes:
        """A field of a fact as text; that of the view once, by whatever names of the view it is looked up."""
        name, field = looked_up
        if name in SAME_AS_VIEW and self.facts[name] is self.facts["view"]:
            return self.key([("view", field)])[0]
        text = self.encoded[looked_up] = msgspec.json.encode(self.field(name, field))
        return text

    def field(self, name: str, field: str) -> object:
        """A field of a fact; None if there is none."""
        if name == "choices":
            return [offer for offer in self.offers.found if field in (WHOLE, offer.verb)]
        fact = self.facts[name]
        return fact if field == WHOLE or not isinstance(fact, dict) else fact.get(field)

    def part(self, reads: Reads) -> dict[str, Any]:
        """The facts that are read, as a template gets them."""
        facts = {name: some(self.facts[name], fields) for name, fields in reads.items() if name != "choices"}
        if "choices" in reads:
            offers = self.offers if WHOLE in reads["choices"] else self.offers.of(reads["choices"])
            facts |= {"choices": offers.found, "offer": offers.offer, "offers": offers.offers}
        return facts


def some(fact: Any, fields: frozenset[str]) -> Any:
    """Some fields of a fact; all of it if it has none or if it is read whole."""
    if WHOLE in fields or not isinstance(fact, dict):
        return fact
    return {field: fact[field] for field in fields if field in fact}


class Section:
    """One section of a table's page in one language, and what it reads."""

    def __init__(self, name: str, template: Template, reads: Reads) -> None:
        self.name: Final = name
        self.template: Final = template
        self.reads: Final = reads
        self.looked_up: Final = [(name, field) for name, fields in reads.items() for field in sorted(fields)]

    def draw(self, scene: Scene, parts: dict[str, Any]) -> str:
        """The inner HTML."""
        context = self.template.new_context(parts | scene.part(self.reads), shared=True)
        return "".join(self.template.root_render_func(context))


def tag_of(html: str) -> str:
    """A short text that changes with another one."""
    return hashlib.sha256(html.encode()).hexdigest()[:12]


@cache
def sections_of(folder: str, language: str, common: str = SHARED) -> list[Section]:
    """The sections of a table's page: the templates in its folder, and in the one of sections that all such have.

    Those whose names begin with ``_`` are parts of sections.
    """
    templates = templates_in(language)
    files = {
        file.stem: f"{place}/{file.name}"
        for place in (common, folder)
        for file in sorted((TEMPLATES / place).glob("*.html"))
        if not file.stem.startswith("_")
    }
    return [Section(name, templates.get_template(file), reads(templates, file)) for name, file in files.items()]


@cache
def kinds_read(folder: str, language: str, common: str = SHARED) -> frozenset[str]:
    """The kinds of lines that any section of a table's page reads by themselves, in the fact ``log``."""
    return frozenset().union(*[section.reads.get("log", ()) for section in sections_of(folder, language, common)])


def reads(templates: Environment, file: str) -> Reads:
    """Every name that a template and its parts look up outside of themselves, and of each the fields."""
    found: dict[str, set[str]] = {}
    for tree in trees(templates, file):
        outer = find_undeclared_variables(tree)
        for name, field in lookups(tree):
            fact = "choices" if name in ("offer", "offers") else name
            if fact in FACTS and name in outer:
                found.setdefault(fact, set()).add(field)
    return {fact: frozenset({WHOLE} if WHOLE in fields else fields) for fact, fields in sorted(found.items())}


def trees(templates: Environment, file: str) -> Iterator[nodes.Template]:
    """The syntax trees of a template and of all that it includes, imports and extends, each once."""
    loader, waiting, seen = templates.loader, [file], {file}
    assert loader is not None
    while waiting:
        source, _, _ = loader.get_source(templates, waiting.pop())
        tree = templates.parse(source)
        yield tree
        for node in tree.find_all((nodes.Include, nodes.Import, nodes.FromImport, nodes.Extends)):
            name = getattr(node, "template").as_const()  # noqa: B009
            if name not in seen:
                seen.add(name)
                waiting.append(name)


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
