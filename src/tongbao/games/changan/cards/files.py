"""Reading the card files that come with the game; a test holds them against the rules."""

import tomllib
from importlib.resources import files
from typing import Final

from tongbao.games.changan.cards.faces import CARDS_OF_DECK, DECKS, CardFace

FOLDER: Final = files("tongbao.games.changan.cards")


def read_cards() -> list[CardFace]:
    """The 96 cards in order of number. Raises ValueError if a file lacks one."""
    faces = [read_face(entry) for file in FILES for entry in file["card"]]
    if [face.number for face in faces] != list(range(1, len(DECKS) * CARDS_OF_DECK + 1)):
        raise ValueError(f"The card files must have the cards 1 to {len(DECKS) * CARDS_OF_DECK}, in this order.")
    return faces


def read_face(entry: dict[str, object]) -> CardFace:
    """One card of a file."""
    effect = entry["effect"]
    assert isinstance(effect, dict)
    return CardFace(
        number=read_number(entry, "number"),
        id=str(entry["id"]),
        kind=str(entry["kind"]),
        names=read_words(entry["name"]),
        coin=read_number(entry, "coin"),
        resources=read_number(entry, "resources"),
        vp=read_number(entry, "vp"),
        effect=effect,
        text=read_words(entry["text"]),
    )


def read_number(table: dict[str, object], field: str) -> int:
    """A whole number of a table."""
    value = table[field]
    assert isinstance(value, int)
    return value


def read_words(words: object) -> dict[str, str]:
    """A text by language."""
    assert isinstance(words, dict)
    return {str(language): str(text) for language, text in words.items()}


FILES: Final = [tomllib.loads(FOLDER.joinpath(f"{deck}.toml").read_text("utf-8")) for deck in DECKS]
DECK_TITLES: Final = [read_words(file["name"]) for file in FILES]
"""By deck, by language."""
