"""Card sets: the cards of the game's own file, and of card files of the players' own."""

from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from msgspec import structs

from tongbao.engine.balanced import is_balanced, with_changes
from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_entries, read_toml
from tongbao.engine.meta import BadCards, Setup
from tongbao.games.pocket_changan.cards.places import CARDS, TYPES, kind_at, number_at, type_at
from tongbao.games.pocket_changan.cards.schema import CardFace, Entry
from tongbao.games.pocket_changan.effects.common import EndGame
from tongbao.games.pocket_changan.effects.kinds import effect_of
from tongbao.games.pocket_changan.effects.own import Recall
from tongbao.games.pocket_changan.state.card import SCORES, Card, condition_of


class CardSet:
    """The 64 cards of a file in their order: ``faces`` are what is printed, ``cards`` what the rules ask."""

    def __init__(self, faces: list[CardFace]) -> None:
        self.faces: Final = faces
        self.cards: Final = [card_of(face) for face in faces]


def card_of(face: CardFace) -> Card:
    """A card as the rules know it; nothing waives or eases the condition of an End Game Event (P-28)."""
    effect = effect_of(face)
    condition = condition_of(face.condition, not isinstance(effect, EndGame))
    return Card(face, condition, effect, SCORES[face.score.kind](face.score))


def read_cards(tables: dict[str, Any]) -> CardSet:
    """The card set of what stands in a file. Raises BadCards."""
    game = tables.get("game", "pocket_changan")
    if game != "pocket_changan":
        raise BadCards(f"The card file is for the game “{game}”, not for pocket_changan.")
    listed = tables.get("card")
    if isinstance(listed, list) and len(listed) not in (0, CARDS):
        raise BadCards(f"The card file has {len(listed)} cards; Pocket Chang’An needs {CARDS}, 16 of each type.")
    entries = read_entries(tables, "card", Entry, "Card", first=0)
    for card, entry in enumerate(entries):
        check_place(entry, card)
    cards = CardSet([CardFace(card=card, **structs.asdict(entry)) for card, entry in enumerate(entries)])
    check_recalls(cards)
    return cards


def check_place(entry: Entry, card: int) -> None:
    """Type, number and kind are those of the card's place in the file (section 2)."""
    where, type_, number, kind = f"Card {card} ({entry.id})", TYPES[type_at(card)], number_at(card), kind_at(card)
    if entry.type != type_:
        raise BadCards(f"{where}: type is “{entry.type}”, but at this place in the file it must be {type_}.")
    if entry.number != number:
        raise BadCards(f"{where}: number is {entry.number}, but at this place in the file it must be {number}.")
    if entry.kind != kind:
        raise BadCards(f"{where}: kind is “{entry.kind}”, but for a card with this number it must be {kind}.")


def check_recalls(cards: CardSet) -> None:
    """No two cards take cards back, which could go on for ever."""
    recalls = [card.face for card in cards.cards if isinstance(card.effect, Recall)]
    if len(recalls) > 1:
        raise BadCards(
            f"Card {recalls[1].card} ({recalls[1].id}): effect is recall, as on card {recalls[0].card}; "
            "only one card may have it, because two could keep taking each other back for ever."
        )


@lru_cache(maxsize=16)
def read_once(text: str) -> CardSet:
    """The card set of a file; a series of games reads its file once."""
    return read_cards(read_toml(text))


def card_set(text: str | None) -> CardSet:
    """The card set of a file's text; the standard one for None. Raises BadCards."""
    return STANDARD if text is None else read_once(text)


FOLDER: Final = files("tongbao.games.pocket_changan.cards")
STANDARD_TEXT: Final = FOLDER.joinpath("pocket_changan.toml").read_text("utf-8")
STANDARD_TABLES: Final = read_toml(STANDARD_TEXT)
STANDARD: Final = read_cards(STANDARD_TABLES)
"""The set that comes with the game."""
CHANGES: Final = read_toml(FOLDER.joinpath("balanced.toml").read_text("utf-8"))
BALANCED: Final = [
    read_cards({**STANDARD_TABLES, "card": with_changes(STANDARD_TABLES["card"], CHANGES[of_version])})
    for of_version in ("card_1", "card")
]
"""The same, but for those of the option; by version of the rules, from 1 on."""
CARD_FILE: Final = CardFile(STANDARD_TEXT, {"card": Entry}, ("id", "type", "number", "kind", "source"))


def cards_for(setup: Setup) -> CardSet:
    """The cards that a table plays with. Raises BadCards or BadOption."""
    return BALANCED[setup.rules - 1] if is_balanced(setup) else card_set(setup.cards)
