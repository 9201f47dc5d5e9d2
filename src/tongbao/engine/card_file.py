"""The card file that comes with a game: its text, and what its entries may say."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tongbao.engine.values import again


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFile:
    """A card file as a player gets it to change it.

    ``text`` is all of it. ``entries`` are the structures of what stands under ``[[name]]``, by name, in the order in
    which the gallery shows them. ``settled`` are the fields that nobody is asked for: they follow from the place of an
    entry, or are remarks.
    """

    def __init__(self, text: str, entries: dict[str, type[Any]], settled: tuple[str, ...]) -> None:
        self.text: Final = text
        self.entries: Final = entries
        self.settled: Final = settled

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    def written_out(self, entry: dict[str, Any]) -> dict[str, Any]:
        """An entry as its structure reads it; for a game with short ways of writing, without them."""
        return entry
