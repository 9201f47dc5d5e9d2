"""The counters of section 10: what effects and Game End cards count; Road cards never count."""

from collections.abc import Callable
from typing import Final

from tongbao.games.changan.cards.board import GATES, ROWS, SILK, TYPES
from tongbao.games.changan.cards.schema import DECKS, KINDS
from tongbao.games.changan.state.table import Changan

ENOUGH_OF_A_DECK: Final = 3


def of_kind(game: Changan, seat: int, kind: str) -> int:
    """The built cards of a kind."""
    kinds = game.cards.kind
    return sum([kinds[card] == kind for district in game.districts[seat] for card in district])


def of_deck(game: Changan, seat: int, deck: int) -> int:
    """The built cards of a deck."""
    decks = game.cards.deck
    return sum([decks[card] == deck for district in game.districts[seat] for card in district])


def row_length(city: list[list[int]], row: int) -> int:
    """How many cards lie in a row, from 1 on."""
    return sum([len(district) >= row for district in city])


def row_cards(city: list[list[int]], row: int) -> list[int]:
    """The cards in a row, from 1 on."""
    return [district[row - 1] for district in city if len(district) >= row]


def has_deck(game: Changan, cards: list[int], deck: int) -> bool:
    """Whether one of the cards is of the deck."""
    return deck in [game.cards.deck[card] for card in cards]


class Counter:
    """Something that a player has a number of."""

    def count(self, game: Changan, seat: int) -> int:
        """The number for a seat."""
        raise NotImplementedError

    def most_of_others(self, game: Changan, seat: int) -> int:
        """The highest number among the other seats."""
        return max([self.count(game, other) for other in range(game.players) if other != seat])


class Built(Counter):
    """Built cards."""

    def count(self, game: Changan, seat: int) -> int:
        return game.built(seat)


class BuiltKind(Counter):
    """Built cards of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind

    def count(self, game: Changan, seat: int) -> int:
        return of_kind(game, seat, self.kind)


class KindSets(Counter):
    """Sets of a built Character, Permanent and Game End."""

    def count(self, game: Changan, seat: int) -> int:
        return min([of_kind(game, seat, kind) for kind in KINDS])


class BuiltDeck(Counter):
    """Built cards of a deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: str) -> None:
        self.deck: Final = DECKS.index(deck)

    def count(self, game: Changan, seat: int) -> int:
        return of_deck(game, seat, self.deck)


class BuiltDeckLeft(BuiltDeck):
    """The same, and those of the left neighbour."""

    def count(self, game: Changan, seat: int) -> int:
        return of_deck(game, seat, self.deck) + of_deck(game, game.left(seat), self.deck)


class DecksThree(Counter):
    """Decks of which three or more cards are built."""

    def count(self, game: Changan, seat: int) -> int:
        return sum([of_deck(game, seat, deck) >= ENOUGH_OF_A_DECK for deck in range(len(DECKS))])


class InRow(Counter):
    """Built cards in a row."""

    __slots__ = ("row",)

    def __init__(self, row: str) -> None:
        self.row: Final = int(row)

    def count(self, game: Changan, seat: int) -> int:
        return row_length(game.districts[seat], self.row)


class RowsComplete(Counter):
    """Rows with a card in every district."""

    def count(self, game: Changan, seat: int) -> int:
        return sum([row_length(game.districts[seat], row) == GATES for row in range(1, ROWS + 1)])


class DistrictsComplete(Counter):
    """Districts with a card in every row."""

    def count(self, game: Changan, seat: int) -> int:
        return sum([len(district) == ROWS for district in game.districts[seat]])


class RowsWith(BuiltDeck):
    """Rows that hold a card of a deck."""

    def count(self, game: Changan, seat: int) -> int:
        city = game.districts[seat]
        return sum([has_deck(game, row_cards(city, row), self.deck) for row in range(1, ROWS + 1)])


class DistrictsWith(BuiltDeck):
    """Districts that hold a card of a deck."""

    def count(self, game: Changan, seat: int) -> int:
        return sum([has_deck(game, district, self.deck) for district in game.districts[seat]])


class CoinCards(Counter):
    """Built cards with an extra coin."""

    def count(self, game: Changan, seat: int) -> int:
        return sum([game.cards.coin[card] for district in game.districts[seat] for card in district])


class GateCards(Counter):
    """Cards at all own gates."""

    def count(self, game: Changan, seat: int) -> int:
        return game.gate_cards(seat)


class Tokens(Counter):
    """Resources of all types."""

    def count(self, game: Changan, seat: int) -> int:
        return sum(game.tokens[seat][:SILK])


class TokenSets(Counter):
    """Sets of all four resources."""

    def count(self, game: Changan, seat: int) -> int:
        return min(game.tokens[seat][:SILK])


class TokensOf(Counter):
    """Tokens of a type."""

    __slots__ = ("type",)

    def __init__(self, name: str) -> None:
        self.type: Final = TYPES.index(name)

    def count(self, game: Changan, seat: int) -> int:
        return game.tokens[seat][self.type]


COUNTERS: Final[dict[str, Counter]] = {
    "built": Built(),
    "characters": BuiltKind("character"),
    "permanents": BuiltKind("permanent"),
    "kind_sets": KindSets(),
    "decks_three": DecksThree(),
    "rows_complete": RowsComplete(),
    "districts_complete": DistrictsComplete(),
    "coin_cards": CoinCards(),
    "gate_cards": GateCards(),
    "tokens": Tokens(),
    "token_sets": TokenSets(),
}
COUNTERS_OF: Final[dict[str, Callable[[str], Counter]]] = {
    "built_deck": BuiltDeck,
    "built_deck_left": BuiltDeckLeft,
    "row": InRow,
    "rows_with": RowsWith,
    "districts_with": DistrictsWith,
    "token": TokensOf,
}
"""Those that say what they count: ``built_deck:military``."""


def counter(name: str) -> Counter:
    """The counter of a name as it stands on a card."""
    kind, _, of = name.partition(":")
    return COUNTERS_OF[kind](of) if of else COUNTERS[kind]
