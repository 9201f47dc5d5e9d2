"""How many players somebody wishes who is paired, and which wishes go together."""

from typing import Any, Final

from tongbao.engine.meta import Meta
from tongbao.server.common.errors import Refusal

ANY: Final = "any"
TWO: Final = "2"
MORE: Final = "3-4"
WISHES: Final = (ANY, TWO, MORE)
MOST: Final = 4


def require_players(wish: str, meta: Meta[Any]) -> None:
    """Raises Refusal if there is no such wish, or the game isn't for so many."""
    if wish not in WISHES:
        raise Refusal("“{text}” is no number of players; possible are: {all}.", text=wish[:20], all=", ".join(WISHES))
    if chairs_for(wish, meta) < least_for(wish, meta):
        raise Refusal("This game is not for so many players; choose another number.", 409)


def chairs_for(wish: str, meta: Meta[Any]) -> int:
    """So many chairs does a table of that wish have at first."""
    return 2 if wish == TWO else min(MOST, meta.max_players)


def least_for(wish: str, meta: Meta[Any]) -> int:
    """With so many the game can begin."""
    return 3 if wish == MORE else max(2, meta.min_players)


def together(wish: str, other: str, seated: int) -> str | None:
    """What a table is for once somebody sits down who wishes ``wish``, where so many sit who wish ``other``.

    None if these don't go together.
    """
    if wish in (other, ANY):
        return other
    if other == ANY and (wish == MORE or seated == 1):
        return wish
    return None
