"""Small games: the rules of the four, with so few cards and rounds that whole trees can be walked."""

from typing import Any, Final

from tongbao.engine.meta import Meta

SMALL_GAMES: Final[dict[str, Meta[Any]]] = {}
"""By name."""
