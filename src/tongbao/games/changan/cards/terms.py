"""Options of Chang’an, the terms they set for one table, and the six card files that come with the game."""

from itertools import combinations
from typing import Final

from tongbao.engine.balanced import BALANCED_CARDS, OFF, ON
from tongbao.engine.files import read_toml
from tongbao.engine.luck import Luck
from tongbao.engine.meta import BadOption, Option
from tongbao.games.changan.cards.board import DISPLAY, FOLDER, ROUND_LIMIT
from tongbao.games.changan.cards.schema import DECKS, SILK_ROAD
from tongbao.languages import name_in, said_in

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


RANDOM: Final = "random"
RANDOM_WITH_SILK_ROAD: Final = "random+silk_road"
DECKS_TO_CHOOSE: Final = {2: 3, 3: 3, 4: 4}
"""By number of players."""
DEFAULT_DECKS: Final = {
    2: "production,science,politics",
    3: "production,trade,politics",
    4: "production,trade,politics,military",
}


def selections(size: int) -> list[str]:
    """All choices of so many decks, the Silk Road's last."""
    return [",".join(names) for names in combinations(DECKS, size)]


def in_order(players: int, wish: str) -> str:
    """The decks wished for, joined in their order; or chance. Raises BadOption."""
    if wish in (RANDOM, RANDOM_WITH_SILK_ROAD):
        return wish
    size, names = DECKS_TO_CHOOSE[players], [name.strip() for name in wish.split(",")]
    if len(names) != size or len(set(names)) != size or not set(names) <= set(DECKS):
        raise BadOption(
            f"decks can’t be “{wish[:40]}”; with {players} players, give {size} different ones of "
            f"{', '.join(DECKS)}, separated by commas, or {RANDOM}, or {RANDOM_WITH_SILK_ROAD}."
        )
    return ",".join([name for name in DECKS if name in names])


class Decks(Option):
    """Which decks are shuffled together; the expansion is played if the Silk Road's is among them."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return [*selections(DECKS_TO_CHOOSE[players]), RANDOM, RANDOM_WITH_SILK_ROAD]

    def default(self, players: int, options: dict[str, str]) -> str:
        return DEFAULT_DECKS[players]

    def value_title(self, value: str, language: str, game: str) -> str:
        if value in self.value_titles:
            return super().value_title(value, language, game)
        titles = [name_in(DECK_TITLES[DECKS.index(name)], language, game) for name in value.split(",")]
        return said_in(", ", language).join(titles)


FIRST_STONE: Final = Option(
    "first_stone",
    [OFF, ON],
    "One Stone for the first player",
    "Whoever begins starts with 1 Stone more. In thousands of games this has evened out the seats.",
    {OFF: "off", ON: "on"},
)


class FirstPlayer(Option):
    """Who begins each round."""

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        return [RANDOM, *[str(seat) for seat in range(players)]]


OPTIONS: Final[list[Option]] = [
    Decks(
        "decks",
        [*selections(3), *selections(4), RANDOM, RANDOM_WITH_SILK_ROAD],
        "Decks",
        "Three of the six decks, or four with four players. The Silk Road is an expansion with its own rules.",
        {
            RANDOM: "random, without the Silk Road",
            RANDOM_WITH_SILK_ROAD: "random, with the Silk Road",
        },
    ),
    FirstPlayer(
        "first_player",
        [RANDOM, "0", "1", "2", "3"],
        "First player",
        "The player who starts every round.",
        {
            RANDOM: "random",
            **{str(seat): f"seat {seat + 1}" for seat in range(4)},
        },
    ),
    BALANCED_CARDS,
    FIRST_STONE,
]


class Terms:
    """What the options of a table mean, and what chance made of them; shared by all its clones.

    ``decks`` are those that are played, in order; ``expansion`` whether the Silk Road is; ``first`` who begins, and
    ``first_stone`` whether with a Stone more. The ``display`` has so many spaces.
    """

    def __init__(
        self,
        options: dict[str, str],
        decks: list[int],
        first: int,
        round_limit: int,
        display: int,
    ) -> None:
        self.options: Final = options
        self.decks: Final = decks
        self.expansion: Final = SILK_ROAD in decks
        self.first: Final = first
        self.first_stone: Final = options[FIRST_STONE.name] == ON
        self.round_limit: Final = round_limit
        self.display: Final = display

    @staticmethod
    def drawn(players: int, options: dict[str, str], luck: Luck) -> "Terms":
        """The terms of a table; what is left to chance is drawn."""
        decks, first = decks_drawn(players, options, luck), first_drawn(players, options, luck)
        return Terms(options, decks, first, ROUND_LIMIT, DISPLAY)


def first_drawn(players: int, options: dict[str, str], luck: Luck) -> int:
    """The seat that begins, as the options say; drawn evenly if chance decides."""
    wish = options["first_player"]
    return luck.below(players) if wish == RANDOM else int(wish)


def decks_drawn(players: int, options: dict[str, str], luck: Luck) -> list[int]:
    """The decks that are wished for, in order; drawn evenly if chance is to decide."""
    size, wish = DECKS_TO_CHOOSE[players], options["decks"]
    if wish not in (RANDOM, RANDOM_WITH_SILK_ROAD):
        return [DECKS.index(name) for name in wish.split(",")]
    base = list(range(SILK_ROAD))
    luck.shuffle(base)
    if wish == RANDOM:
        return sorted(base[:size])
    return [*sorted(base[: size - 1]), SILK_ROAD]
