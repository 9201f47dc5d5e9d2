"""Collect all that Tongbao says, in English, and bring the gettext files of the languages up to it.

    python tools/messages.py update            every language in src/tongbao/languages
    python tools/messages.py update FOLDER     those in a folder of your own
    python tools/messages.py new CODE [FOLDER] begin a language, such as fr or pt_BR
    python tools/messages.py rename OLD NEW    change an English text where it is said; translations stay
    python tools/messages.py rename FILE       change many: JSON lines with text and new, maybe context, es and zh

New texts come in without a translation, those that nobody says any more go; what is translated stays as it is.
docs/languages.md tells translators the rest.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po
from jinja2 import nodes

import tongbao
from tongbao.bots.levels.titles import EVERYWHERE, STYLES, TITLES
from tongbao.bots.registry import EXPLANATIONS
from tongbao.engine import pieces, reasons
from tongbao.engine.balanced import NAME
from tongbao.engine.meta import Meta, Setup
from tongbao.games.pocket_changan.rules.court import TITLES as LADDER
from tongbao.games.xanadu.cards.resources import RESOURCES
from tongbao.languages.catalogue import CONTEXT, ENGLISH, HERE, SITE
from tongbao.server.matches.lessons import Lesson, examples_of, lesson_of
from tongbao.server.rendering.templates import TEMPLATES, templates_in
from tongbao.server.views.reference.gallery import histories

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.renames import EDITS, Rename, read_renames, rename_in_catalogues, rename_in_sources

SOURCE: Final = HERE.parent
SAYING: Final = {"UserError", "DatabaseUnavailable", "Damaged", "Enough", "t"}
"""Functions whose first argument is said to people."""
SENTENCE: Final = re.compile(r"(?:[A-Z]|\{[a-z]+\} ).* .*[.?!]", re.DOTALL)
"""What a string of the server is that is said to people, wherever it stands."""


class Message(NamedTuple):
    """A text, the context in which it is said, "" if any, and where that is."""

    text: str
    context: str
    place: str


Names = Mapping[str, str]
Files = dict[str, dict[tuple[str, str], Message]]
"""By file of a language, without its ending: the messages in it, by context and text."""


def collected(language: str = "") -> Files:
    """All that is said, by the file it stands in; names that things have in the language themselves are left out."""
    files: Files = {"site": {}, "site.terminal": {}}
    for game in tongbao.GAMES:
        files |= {game: {}, f"{game}.lesson": {}, f"{game}.histories": {}}

    def add(file: str, text: str, place: str) -> None:
        if text.strip():
            context, _, plain = text.rpartition(CONTEXT)
            files[file].setdefault((context, plain), Message(plain, context, place))

    for text, place in of_templates():
        add(SITE, text, place)
    for text, place in of_source("server"):
        add(SITE, text, place)
    for text in [*EVERYWHERE.values(), *STYLES.values(), *RESOURCES]:
        add(SITE, text, "bots and resources")
    for text in [*reasons.WORDS.values(), *pieces.SHARE_WORDS.values()]:
        add(SITE, text, "reasons and reckoning")
    for text in of_advice(sys.modules["tongbao.bots.hints.explain"]):
        add(SITE, text, "advice")
    for text, place in of_source("cli"):
        if ("", text) not in files[SITE]:
            add("site.terminal", text, place)
    for game, meta in tongbao.GAMES.items():
        for text, place in of_game(meta, language):
            add(game, text, place)
        for text, place in of_lesson(game):
            add(f"{game}.lesson", text, place)
        for card, text in histories(game).items():
            add(f"{game}.histories", text, card)
    return files


# Where texts stand.


@cache
def of_templates() -> list[tuple[str, str]]:
    """What templates give to ``t``, also one of several texts."""
    templates, found = templates_in(ENGLISH), list[tuple[str, str]]()
    for file in sorted([*TEMPLATES.rglob("*.html"), *TEMPLATES.rglob("*.svg")]):
        for call in templates.parse(file.read_text("utf-8")).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t":
                place = file.relative_to(TEMPLATES).as_posix()
                found += [(text, place) for text in constants(call.args[0])]
    return found


def constants(node: nodes.Node | None) -> Iterator[str]:
    """The texts that an expression may come to, as far as it says so itself."""
    match node:
        case nodes.Const(value=str(text)):
            yield text
        case nodes.CondExpr(expr1=first, expr2=second) | nodes.Or(left=first, right=second):
            yield from constants(first)
            yield from constants(second)
        case nodes.Getitem(node=nodes.Dict(items=pairs)):
            for pair in pairs:
                yield from constants(pair.value)
        case nodes.Getitem(node=nodes.List(items=items) | nodes.Tuple(items=items)):
            for item in items:
                yield from constants(item)


@cache
def of_source(folder: str) -> list[tuple[str, str]]:
    """What the modules of a part give to functions that say it, and all else in them that is a sentence."""
    found: list[tuple[str, str]] = []
    for file in sorted((SOURCE / folder).rglob("*.py")):
        parts = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        silent = {id(node.value) for node in parts if isinstance(node, ast.Expr)}
        silent |= {id(part) for node in parts if isinstance(node, ast.JoinedStr) for part in node.values}
        calls = [node for node in parts if isinstance(node, ast.Call) and is_english(node)]
        silent |= {id(part) for call in calls for part in [*call.args, *[word.value for word in call.keywords]]}
        silent |= {id(text) for node in parts if isinstance(node, ast.Dict) for text in described(node)}
        said: list[str] = []
        loops = dict(loop for node in parts if isinstance(node, ast.comprehension) for loop in table_of(node))
        for node in parts:
            if isinstance(node, ast.Call) and node.args and is_saying(node.func):
                named = name_of(node.args[0])
                said += [*strings(node.args[0]), *constants_in(file).get(loops.get(named, named), [])]
            elif folder == "server" and isinstance(node, ast.Constant) and id(node) not in silent:
                said += [text for text in strings(node) if SENTENCE.fullmatch(text)]
        found += [(text, f"{folder}/{file.name}") for text in said]
    return found


@cache
def constants_in(file: Path) -> dict[str, list[str]]:
    """By the name of a constant that a module has or imports: the text that it is, or the texts of the table it is."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tongbao.server."):
            module = (SOURCE.parent / str(node.module).replace(".", "/")).with_suffix(".py")
            there = constants_in(module) if module.is_file() else {}
            found |= {name.name: there[name.name] for name in node.names if name.name in there and name.name.isupper()}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            values = node.value.values if isinstance(node.value, ast.Dict) else [node.value]
            found[node.target.id] = [text for value in values for text in strings(value)]
    return found


def name_of(said: ast.expr) -> str:
    """The name of what is said: a constant, or the table that it is taken from; "" if it has none."""
    return getattr(said.value if isinstance(said, ast.Subscript) else said, "id", "")


def table_of(loop: ast.comprehension) -> Iterator[tuple[str, str]]:
    """The variable of a loop over a table that stands for its texts, and the name of the table."""
    match loop:
        case ast.comprehension(
            target=ast.Tuple(elts=[_, ast.Name(id=text)]),
            iter=ast.Call(func=ast.Attribute(value=ast.Name(id=table), attr="items")),
        ):
            yield text, table


def is_saying(function: ast.expr) -> bool:
    """Whether a call of it says its first argument to people."""
    return getattr(function, "id", getattr(function, "attr", "")) in SAYING


def is_english(call: ast.Call) -> bool:
    """Whether what it is given stays English: the log, metrics, what is wrong with files, how the API is told."""
    english = ("logger.", "BadRecord", "BadDatabase", "Counter", "Gauge", "Histogram", "ROUTER.", "HTTPBearer")
    return ast.unparse(call.func).startswith(english)


def described(table: ast.Dict) -> list[ast.expr]:
    """What a part of the OpenAPI document says of itself; that document is English."""
    keys = [getattr(key, "value", "") for key in table.keys]
    return [value for key, value in zip(keys, table.values, strict=True) if key == "description"]


def strings(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to, as far as it says so itself."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from strings(first)
            yield from strings(second)
        case ast.Subscript(value=ast.Dict(values=values)):
            for value in values:
                yield from strings(value)


def of_game(meta: Meta[Any], language: str) -> Iterator[tuple[str, str]]:
    """What a game says and what is printed in it, and how its opponents are called and reason."""
    yield meta.title, "title"
    yield meta.tagline, "title"
    for kind, text in meta.texts.items():
        yield text, kind
    for option in [*meta.ever, *meta.standing]:
        some = getattr(option, "some", "")
        for text in (option.title, option.help, *option.value_titles.values(), some):
            yield text, f"option {option.name}"
    for text in TITLES.get(meta.name, {}).values():
        yield text, "opponents"
    if meta.name == "pocket_changan":
        for text in LADDER:
            yield text, "titles"
    for text in of_advice(EXPLANATIONS.get(meta.name, {})):
        yield text, "advice"
    for setup in setups_of(meta):
        printed = [*[face.as_dict() for face in meta.faces(setup)], meta.printed(setup)]
        for text, place in of_printed(printed, language):
            yield text, place


def setups_of(meta: Meta[Any]) -> Iterator[Setup]:
    """One for every set of cards that a table may play with: the latest rules first, then those of older tables."""
    for rules in range(meta.rules, meta.oldest_rules - 1, -1):
        balanced = [option for option in meta.options_by(rules) if option.name == NAME]
        for options in [{NAME: value} for value in balanced[0].values] if balanced else [{}]:
            yield tongbao.new(meta.name, options=options, seed=1, rules=rules).setup


def of_printed(thing: object, language: str, place: str = "") -> Iterator[tuple[str, str]]:
    """Every name and text in plain data that isn't there in the language itself."""
    if isinstance(thing, dict):
        place = str(thing.get("id", place))
        if isinstance(thing.get(ENGLISH), str):
            if language not in thing:
                yield thing[ENGLISH], place
            return
        if isinstance(thing.get("meaning"), str) and language not in thing.get("names", {}):
            yield thing["meaning"], place
        thing = list(thing.values())
    if isinstance(thing, (list, tuple)):
        for part in thing:
            yield from of_printed(part, language, place)


def of_advice(thing: object) -> Iterator[str]:
    """The words of reasons, wherever they stand in a module or a table."""
    match thing:
        case Mapping():
            for part in thing.values():
                yield from of_advice(part)
        case tuple() if hasattr(thing, "more") and hasattr(thing, "less"):
            yield from (thing.more, thing.less)
        case _ if hasattr(thing, "__dict__") and hasattr(thing, "__file__"):
            for name, part in vars(thing).items():
                if name.isupper() and isinstance(part, str):
                    yield part
                elif isinstance(part, tuple):
                    yield from of_advice(part)


def of_lesson(game: str) -> Iterator[tuple[str, str]]:
    """What the lesson of a game says, in its order, and what its examples are called."""
    lesson = lesson_of(game)
    if lesson is not None:
        yield from told_in(lesson)
    for anchor, example in examples_of(game).items():
        yield example.title, f"example {anchor}"


def told_in(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """All texts of a lesson."""
    yield lesson.aim.say, "aim"
    yield lesson.aim.why, "aim"
    for title in lesson.chapters:
        yield title, "chapters"
    for number, scene in enumerate(lesson.scenes, 1):
        for place, step in enumerate(scene.steps, 1):
            for part in (step, *step.slips):
                yield part.say, f"scene {number}, step {place}"
                yield part.why, f"scene {number}, step {place}"
    for tip in lesson.tips:
        yield tip.say, f"tip {tip.phase}"
        yield tip.why, f"tip {tip.phase}"


# The files of a language.


def update(folder: Path, known: Callable[[str, str, str], str] = lambda _file, _context, _text: "") -> None:
    """Bring the files in the folder of a language up to what is said now; ``known`` may tell translations of it."""
    for name, messages in collected(folder.name).items():
        if messages:
            file = folder / f"{name}.po"
            old = read_po(BytesIO(file.read_bytes())) if file.is_file() else Catalog()
            new = catalog_of(folder.name)
            if file.is_file():  # translations are made for the forms of their file, whatever Babel has learned since
                new.mime_headers = [header for header in old.mime_headers if header[0] == "Plural-Forms"]
            for message in messages.values():
                before = old.get(message.text, message.context or None)
                said = before.string if before is not None and before.string else None
                new.add(
                    message.text,
                    said or known(name, message.context, message.text),
                    locations=[(message.place.replace(" ", "_"), 0)],
                    user_comments=before.user_comments if before is not None else (),
                    context=message.context or None,
                )
            file.write_bytes(written(new))


def catalog_of(code: str) -> Catalog:
    """An empty file of a language."""
    catalog = Catalog(Locale.parse(code), project="Tongbao", version="", charset="utf-8", fuzzy=False)
    catalog.header_comment = f"# Tongbao in {Locale.parse(code).get_language_name(ENGLISH)}."
    return catalog


def written(catalog: Catalog) -> bytes:
    """A file without line numbers, dates and names of programs, which would change it when nothing else does.

    A place stands once, at the first of its messages; every message stands on a line of its own.
    """
    lines = BytesIO()
    write_po(lines, catalog, width=None, include_lineno=False, sort_output=False)
    text = once(lines.getvalue().decode(), "#: ")
    kept = ("Language:", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms")
    head, parting, rest = text.partition("\n\n")
    told = [line for line in head.split("\n") if not line.startswith('"') or line[1:].startswith(kept)]
    return "\n".join(told).encode() + parting.encode() + rest.encode()


def once(text: str, mark: str) -> str:
    """A text without lines that begin with a mark and repeat the line with this mark before them."""
    found, before = [], ""
    for line in text.split("\n"):
        if not line.startswith(mark) or line != before:
            found.append(line)
        if line.startswith(mark):
            before = line
    return "\n".join(found)


def folders(arguments: Iterable[str]) -> list[Path]:
    """The folders of languages in some folders, in ours if none is named; not that of English."""
    places = [Path(argument) for argument in arguments] or [HERE]
    found = [place for folder in places for place in sorted(folder.iterdir()) if place.is_dir()]
    return [place for place in found if place.name != ENGLISH and not place.name.startswith(("_", "."))]


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case ["update", *places]:
            for folder in folders(places):
                update(folder)
        case ["new", code, *places] if len(places) < 2:
            folder = Path(*places or [HERE]) / code
            Locale.parse(code)
            folder.mkdir(parents=True)
            update(folder)
        case ["rename", file]:
            rename(read_renames(Path(file)))
        case ["rename", old, new]:
            rename([Rename(old, new)])
        case _:
            sys.exit(__doc__)


def rename(renames: Collection[Rename]) -> None:
    """Change texts in the catalogues, where they are said, and where tests quote them; say which nobody says."""
    rename_in_catalogues(renames, folders([]), written)
    said = rename_in_sources(renames, [file for file in SOURCE.rglob("*.*") if file.suffix in EDITS])
    rename_in_sources(renames, (SOURCE.parents[1] / "tests").rglob("*.py"), in_parts=True)
    for one in renames:
        if one.old != one.new and one.literal[0] not in said:
            print(f"nothing says “{one.old}”")
    subprocess.run([sys.executable, __file__, "update"], check=True)  # another process, which reads the changed texts


if __name__ == "__main__":
    main(sys.argv[1:])
