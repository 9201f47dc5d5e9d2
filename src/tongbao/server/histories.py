"""Histories: what the names on the cards stand for, two sentences a card, from the files in ``web/histories``."""

import tomllib
from functools import cache
from typing import Final

from tongbao.server.common.web_files import WEB

HISTORIES: Final = WEB / "histories"


@cache
def histories(game: str) -> dict[str, str]:
    """The history of each card of a game by the id of the card; empty for a game without any."""
    file = HISTORIES / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
