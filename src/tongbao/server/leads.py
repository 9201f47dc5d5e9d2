"""Leads: from what a table shows to the paragraphs of the rules for players that speak of it."""

import tomllib
from functools import cache
from typing import Final

import msgspec

from tongbao.server.common.web_files import WEB

RULES: Final = WEB / "rules"
Leads = dict[str, dict[str, str]]
"""By what they lead from (the fields of a Topic), then by name, the addresses of paragraphs."""


class Topic(msgspec.Struct, forbid_unknown_fields=True):
    """What one place speaks of: steps of a turn, verbs of choices, kinds of effects, kinds of lines, marks."""

    steps: list[str] = []
    verbs: list[str] = []
    effects: list[str] = []
    lines: list[str] = []
    marks: list[str] = []


def topics_of(game: str) -> dict[str, Topic]:
    """The topics of a game by the anchor of their paragraph; none if it has no file of them."""
    file = RULES / f"{game}.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Topic]) if file.is_file() else {}


@cache
def leads_of(game: str) -> Leads:
    """The leads of a game: ``leads_of('xanadu')['verbs']['place']`` is ``/rules/xanadu#workers``."""
    topics = topics_of(game).items()
    return {
        field: {name: f"/rules/{game}#{anchor}" for anchor, topic in topics for name in getattr(topic, field)}
        for field in Topic.__struct_fields__
    }
