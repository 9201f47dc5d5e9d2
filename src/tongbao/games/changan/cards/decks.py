"""The six card files that come with the game: one for each deck."""

from typing import Final

from tongbao.engine.files import read_toml
from tongbao.games.changan.board import FOLDER
from tongbao.games.changan.cards.schema import DECKS

TEXTS: Final = [FOLDER.joinpath(f"{deck}.toml").read_text("utf-8") for deck in DECKS]
FILES: Final = [read_toml(text) for text in TEXTS]
DECK_TITLES: Final[list[dict[str, str]]] = [file["name"] for file in FILES]
"""By deck, by language."""


def cards_in(text: str) -> str:
    """The cards of a deck's file, without its head."""
    return text[text.index("[[card]]") :]


ALL_CARDS: Final = "\n".join([cards_in(text) for text in TEXTS])
"""The cards of all decks as one file."""
CHANGES: Final = FOLDER.joinpath("balanced.toml").read_text("utf-8")
"""What is changed of them by the option for balanced cards."""
