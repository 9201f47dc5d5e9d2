"""The six card files that come with the game: one for each deck."""

from typing import Final

from tongbao.engine.files import read_toml
from tongbao.games.changan.board import FOLDER
from tongbao.games.changan.cards.schema import DECKS

FILES: Final = [read_toml(FOLDER.joinpath(f"{deck}.toml").read_text("utf-8")) for deck in DECKS]
DECK_TITLES: Final[list[dict[str, str]]] = [file["name"] for file in FILES]
"""By deck, by language."""
