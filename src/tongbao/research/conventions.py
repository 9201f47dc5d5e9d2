"""Conventions: what all environments have in common, how they are copied and what they say where they refuse."""

from copy import deepcopy
from typing import Final, TypeVar

from tongbao import BadOption

E = TypeVar("E")
UNDEALT: Final = "Nothing is dealt yet: call reset first."
OVER: Final = "The game is over: call reset to deal the next one."


class Copied:
    """Whatever is copied as a whole: ``copy.copy`` of it is ``copy.deepcopy``, so that the copy plays on by itself."""

    def __copy__(self: E) -> E:
        return deepcopy(self)


def refuse_rendering(mode: str | None) -> None:
    """Raise BadOption for a render mode, unless it is None."""
    if mode is not None:
        raise BadOption(f"There is no render mode “{mode!s:.40}”: these environments draw nothing.")
