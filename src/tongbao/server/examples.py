"""Examples of the rules as positions to be tried, from ``web/examples``. docs/lessons.md explains the files."""

from functools import cache
from typing import Any, Final

from tongbao.engine.files import read_entry, read_toml
from tongbao.server.common.errors import Refusal
from tongbao.server.common.web_files import WEB
from tongbao.server.positions import Position

EXAMPLES: Final = WEB / "examples"


class Example(Position, kw_only=True):
    """The position of an example, and what it tells of.

    ``seat`` is whose it is; ``tries`` are its choices, such as ``0 sell 12``; ``shows`` is what is then in the seat's
    view: ``{"seats": {"0": {"coins": 5}}}``.
    """

    title: str
    seat: int = 0
    tries: list[str]
    shows: dict[str, Any]


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by the anchor of their paragraph. Raises BadCards for a file with a mistake."""
    file = EXAMPLES / f"{game}.toml"
    if not file.is_file():
        return {}
    entries = read_toml(file.read_text(encoding="utf-8"))
    return {anchor: read_entry(entry, Example, f"{game}#{anchor}") for anchor, entry in entries.items()}


def example_of(game: str, anchor: str) -> Example:
    """One of them. Raises Refusal if there is none."""
    found = examples_of(game)
    if anchor not in found:
        raise Refusal(
            "There is no example “{name}” in these rules; there are: {all}.",
            404,
            name=anchor[:40],
            all=", ".join(found),
        )
    return found[anchor]
