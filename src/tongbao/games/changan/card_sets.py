"""Card sets: the one that comes with the game, and those in card files of the players' own."""

from functools import lru_cache
from typing import Any, Final

from tongbao.engine.balanced import is_balanced, with_changes
from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_entries, read_toml
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.changan.cards.schema import CARDS, CardFace
from tongbao.games.changan.cards.terms import ALL_CARDS, CHANGES, FILES
from tongbao.games.changan.effects.kinds import effect_of
from tongbao.games.changan.state.card_set import CardSet


def read_cards(tables: dict[str, Any]) -> CardSet:
    """The card set of a file's entries ``[[card]]``: all 96 in the order of their numbers. Raises BadCards."""
    entries = tables.get("card")
    if isinstance(entries, list):
        entries = [with_road(entry) for entry in entries]
    faces = read_entries({"card": entries}, "card", CardFace, "Card")
    for place, face in enumerate(faces, 1):
        if face.number != place:
            where = f"Card {face.number} ({face.id})"
            raise BadCards(f"{where}: number is {face.number}, but cards must be numbered 1, 2, 3, ... in order.")
    if len(faces) != CARDS:
        raise BadCards(f"The card file has {len(faces)} cards; Chang’an needs {CARDS}, sixteen for each deck.")
    effects = [effect_of(face.effect) for face in faces]
    on_road = [effect_of(face.effect if face.road is None else face.road) for face in faces]
    return CardSet(faces, effects, on_road)


def with_road(entry: Any) -> Any:
    """A card whose effect has an entry ``road``, with an effect for the Silk Road in full beside it (section 9)."""
    effect = entry.get("effect") if isinstance(entry, dict) else None
    if not isinstance(effect, dict) or not isinstance(effect.get("road"), dict):
        return entry
    plain = {name: value for name, value in effect.items() if name != "road"}
    return {**entry, "effect": plain, "road": {**plain, **effect["road"]}}


@lru_cache(maxsize=16)
def read_once(text: str) -> CardSet:
    """The card set of a file; a series of games reads its file once."""
    return read_cards(read_toml(text))


def card_set(text: str | None) -> CardSet:
    """The card set of a file's text; the standard one for None. Raises BadCards."""
    return STANDARD if text is None else read_once(text)


ENTRIES: Final[list[dict[str, Any]]] = [card for file in FILES for card in file["card"]]
STANDARD: Final = read_cards({"card": ENTRIES})
"""The cards that come with the game."""
BALANCED: Final = read_cards({"card": with_changes(ENTRIES, read_toml(CHANGES)["card"])})
"""The same, but for those of the option."""


def cards_for(setup: Setup) -> CardSet:
    """The cards that a table plays with. Raises BadCards or BadOption."""
    return BALANCED if is_balanced(setup) else card_set(setup.cards)


class ChanganCardFile(CardFile):
    """The cards of all six decks."""

    def written_out(self, entry: dict[str, Any]) -> dict[str, Any]:
        """With an effect for the Silk Road in full, not as a part of the other one."""
        found: dict[str, Any] = with_road(entry)
        return found


CARD_FILE: Final = ChanganCardFile(ALL_CARDS, {"card": CardFace}, ("id", "number", "deck"))
