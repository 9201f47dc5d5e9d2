"""Rename messages: change English texts where they are said and in every catalogue, so that translations stay attached.

All changes of one run are made at once, so that one text may become what another one was.
"""

import ast
import json
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel.messages.pofile import read_po

from tongbao.languages.catalogue import CONTEXT

WIDTH: Final = 100
"""Characters of one piece of a text that is too long for a line of Python."""
LINE: Final = 120
LONG: Final = 14
"""Characters from which a text is found also as a part of another one, as tests quote it."""
STRING: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'')
STRINGS: Final = re.compile(rf"(?:{STRING.pattern})(?:\s+(?:{STRING.pattern}))*")
"""Strings that stand one after another, which are one text."""
ESCAPED: Final = "\\x04"
"""CONTEXT as sources write it."""
CALL: Final = re.compile(r"(?<![\w.])t\(")
"""The beginning of what a template says."""


class Rename(NamedTuple):
    """A text as it was and as it shall be, where it has a context that, and its new translations by language."""

    old: str
    new: str
    context: str = ""
    said: Mapping[str, str] = {}

    @property
    def literal(self) -> tuple[str, str]:
        """Both texts as the source writes them, with their context."""
        before = f"{self.context}{CONTEXT}" if self.context else ""
        return before + self.old, before + self.new


def read_renames(file: Path) -> list[Rename]:
    """The changes that a file lists, one a line: JSON with ``text``, ``new``, and maybe ``context`` and languages."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [
        Rename(
            line.pop("text"),
            line.pop("new"),
            line.pop("context", ""),
            {name: said for name, said in line.items() if len(name) in (2, 5) and said},
        )
        for line in lines
    ]


def rename_in_catalogues(renames: Iterable[Rename], folders: Iterable[Path], written: Callable[[Any], bytes]) -> None:
    """Rename the messages of every catalogue in these folders, each named after its language."""
    by_key = {(one.context, one.old): one for one in renames}
    for folder in folders:
        for file in sorted(folder.glob("*.po")):
            old = read_po(BytesIO(file.read_bytes()))
            new = type(old)(old.locale, project=old.project, version="", charset="utf-8", fuzzy=False)
            new.header_comment, new.mime_headers = old.header_comment, old.mime_headers
            kept = {(message.context or "", str(message.id)) for message in old if message.id} - set(by_key)
            for message in old:
                key = (message.context or "", str(message.id))
                change = by_key.get(key)
                if not message.id or (change is not None and change.new != change.old and (key[0], change.new) in kept):
                    continue  # a text that is there already has a translation
                new.add(
                    change.new if change else message.id,
                    (change.said.get(folder.name) if change else None) or message.string,
                    locations=message.locations,
                    user_comments=message.user_comments,
                    context=message.context,
                )
            file.write_bytes(written(new))


def rename_in_sources(renames: Iterable[Rename], files: Iterable[Path], in_parts: bool = False) -> set[str]:
    """Rename texts where they stand as literals, in parts of literals too if ``in_parts``; the old ones found.

    A single word is renamed in templates only: elsewhere it may be the name of something.
    """
    texts = dict(one.literal for one in renames if one.old != one.new)
    no_names = {old: new for old, new in texts.items() if " " in old}
    found: set[str] = set()
    for file in files:
        source = file.read_text("utf-8")
        known = texts if file.suffix in (".html", ".svg") else no_names
        edits = list(EDITS[file.suffix](source, partial(replaced, texts=known, in_parts=in_parts, found=found)))
        if edits:
            file.write_text(edited(source, edits), "utf-8")
    return found


def replaced(said: str, texts: Mapping[str, str], in_parts: bool, found: set[str]) -> str:
    """A literal after all renames, in one pass."""
    if said in texts:
        found.add(said)
        return texts[said]
    if in_parts and len(said) > LONG:
        parts = [old for old in texts if len(old) > LONG and old in said]
        if parts:
            found.update(parts)
            pattern = "|".join(re.escape(old) for old in sorted(parts, key=len, reverse=True))
            return re.sub(pattern, lambda match: texts[match[0]], said)
    return said


class Edit(NamedTuple):
    """A part of a source, from and to which character, and what replaces it."""

    begin: int
    end: int
    by: str


def edited(source: str, edits: Iterable[Edit]) -> str:
    """A source after edits that don't overlap."""
    for edit in sorted(edits, reverse=True):
        source = source[: edit.begin] + edit.by + source[edit.end :]
    return source


Renamed = Callable[[str], str]


def edits_of_python(source: str, renamed: Renamed) -> Iterator[Edit]:
    """Edits of the strings of a module; docstrings and parts of f-strings stay as they are."""
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def place(row: int, column: int) -> int:
        return starts[row - 1] + len(lines[row - 1].encode()[:column].decode())

    tree = ast.parse(source)
    silent = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    silent |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    depth = depths(source, starts)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in silent:
            continue
        new = renamed(node.value)
        if new != node.value:
            begin, end = place(node.lineno, node.col_offset), place(node.end_lineno or 0, node.end_col_offset or 0)
            if "\n" in node.value or source[begin] in "rRbBuU":
                continue
            fits = node.col_offset + len(new) + 12 < LINE
            yield Edit(begin, end, literal(new) if fits else pieces(new, node.col_offset, depth(begin) > 0))


def depths(source: str, starts: list[int]) -> Callable[[int], int]:
    """How many brackets are open at a character."""
    changes = [
        (starts[token.start[0] - 1] + token.start[1], 1 if token.string in "([{" else -1)
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.OP and token.string in "()[]{}"
    ]
    return lambda place: sum(change for at, change in changes if at < place)


def literal(text: str) -> str:
    """A text as a string of Python."""
    mark = "'" if '"' in text else '"'
    for sign, escaped in (("\\", "\\\\"), ("\n", "\\n"), (CONTEXT, ESCAPED), (mark, f"\\{mark}")):
        text = text.replace(sign, escaped)
    return f"{mark}{text}{mark}"


def pieces(text: str, column: int, is_inside: bool) -> str:
    """A long text that begins in a column as strings on lines of their own, in brackets unless it is inside of some."""
    parts, rest = list[str](), text
    while len(rest) > (width := WIDTH if parts else min(WIDTH, LINE - column - 4)):
        cut = rest.rindex(" ", 0, width) + 1
        parts.append(rest[:cut])
        rest = rest[cut:]
    joined = "\n".join(literal(part) for part in [*parts, rest])
    return joined if is_inside else f"({joined})"


def edits_of_template(source: str, renamed: Renamed) -> Iterator[Edit]:
    """Edits of the strings that a template gives to ``t``."""
    done = 0
    for call in CALL.finditer(source):
        if call.end() < done:
            continue
        done = call.end()
        depth = 1
        while depth and done < len(source):
            strings = STRINGS.match(source, done)
            if strings:
                text = "".join([string[0][1:-1] for string in STRING.finditer(strings[0])]).replace(ESCAPED, CONTEXT)
                new = renamed(text)
                if new != text:
                    yield Edit(done, strings.end(), f'"{new.replace(CONTEXT, ESCAPED)}"')
                done = strings.end()
            else:
                depth += {"(": 1, ")": -1}.get(source[done], 0)
                done += 1


def edits_of_toml(source: str, renamed: Renamed) -> Iterator[Edit]:
    """Edits of the strings of a TOML file that stand on one line."""
    for string in STRING.finditer(source):
        text = string[0][1:-1].replace('\\"', '"')
        new = renamed(text)
        if new != text:
            yield Edit(string.start() + 1, string.end() - 1, new.replace('"', '\\"'))


EDITS: Final[Mapping[str, Callable[[str, Renamed], Iterator[Edit]]]] = {
    ".py": edits_of_python,
    ".html": edits_of_template,
    ".svg": edits_of_template,
    ".toml": edits_of_toml,
}
"""By the suffix of a file: where its texts change."""
