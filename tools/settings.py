"""Write the table of all settings of a server into docs/operating.md.

    python tools/settings.py

A test compares the document with what this would write.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from tongbao.lab.document import with_table
from tongbao.server.common import settings
from tongbao.server.common.config import HostSettings
from tongbao.server.common.settings import OfAddress, OfPerson, Rate

DOCUMENT = Path(__file__).parents[1] / "docs/operating.md"
HEAD = ["| Setting | Default | Meaning |", "|---|---|---|"]
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
RATES = OfAddress | OfPerson


def written(text: str) -> str:
    """The document with the table as it should be."""
    rows = [f"| `{name}` | {usual(value)} | {says} |" for name, value, says in described(HostSettings())]
    return with_table(text, [*HEAD, *rows]).rstrip() + "\n"


def described(group: settings.Group, before: str = "") -> Iterator[tuple[str, Any, str]]:
    """Every setting: its name, its usual value and its docstring, groups last. Rates have a table of their own."""
    said = dict[str, str]()
    for kind in type(group).__mro__:
        said |= docstrings(kind) if kind.__module__.startswith("tongbao.") else {}
    for name, value in sorted(asdict(group).items(), key=lambda one: isinstance(one[1], settings.Group)):
        if isinstance(value, settings.Group) and not isinstance(value, RATES | Rate):
            yield from described(value, f"{before}{name}.")
        elif not isinstance(value, RATES):
            yield f"{before}{name}", value, said[name]


def docstrings(kind: type) -> dict[str, str]:
    """The docstrings of the fields of a class, by name."""
    (body,) = (node.body for node in ast.parse(inspect.getsource(kind)).body if isinstance(node, ast.ClassDef))
    found = {}
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = APOSTROPHE.sub("’", str(ast.literal_eval(text.value)))
    return found


def usual(value: Any) -> str:
    """A usual value as it stands in a file."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[]"
    if not isinstance(value, int | float):
        return ", ".join([f"{name} {number:.4g}" for name, number in asdict(value).items()])
    return str(value)


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
