"""The counters of section 10: what effects and Game End cards count; Road cards never count."""

from typing import TYPE_CHECKING, Final

from tongbao.games.changan.board import GATES, ROWS, SILK
from tongbao.games.changan.cards.effects import COUNTERS
from tongbao.games.changan.cards.faces import CHARACTER, DECKS, GAME_END, PERMANENT

if TYPE_CHECKING:
    from tongbao.games.changan.table import Changan

BUILT: Final = COUNTERS.index("built")
CHARACTERS: Final = COUNTERS.index("characters")
PERMANENTS: Final = COUNTERS.index("permanents")
KIND_SETS: Final = COUNTERS.index("kind_sets")
BUILT_DECK: Final = COUNTERS.index("built_deck")
BUILT_DECK_LEFT: Final = COUNTERS.index("built_deck_left")
DECKS_THREE: Final = COUNTERS.index("decks_three")
ROW: Final = COUNTERS.index("row")
ROWS_COMPLETE: Final = COUNTERS.index("rows_complete")
DISTRICTS_COMPLETE: Final = COUNTERS.index("districts_complete")
ROWS_WITH: Final = COUNTERS.index("rows_with")
DISTRICTS_WITH: Final = COUNTERS.index("districts_with")
COIN_CARDS: Final = COUNTERS.index("coin_cards")
GATE_CARDS: Final = COUNTERS.index("gate_cards")
TOKENS: Final = COUNTERS.index("tokens")
TOKEN_SETS: Final = COUNTERS.index("token_sets")
TOKEN: Final = COUNTERS.index("token")
ENOUGH_OF_A_DECK: Final = 3


def count(game: "Changan", seat: int, counter: int, of: int) -> int:
    """The value of a counter for a seat; ``of`` is the deck, row or type that some of them count."""
    city, tokens = game.districts[seat], game.tokens[seat]
    if counter == BUILT:
        return game.built(seat)
    if counter == CHARACTERS:
        return of_kind(game, seat, CHARACTER)
    if counter == PERMANENTS:
        return of_kind(game, seat, PERMANENT)
    if counter == KIND_SETS:
        return min([of_kind(game, seat, kind) for kind in (CHARACTER, PERMANENT, GAME_END)])
    if counter == BUILT_DECK:
        return of_deck(game, seat, of)
    if counter == BUILT_DECK_LEFT:
        return of_deck(game, seat, of) + of_deck(game, game.left(seat), of)
    if counter == DECKS_THREE:
        return sum([of_deck(game, seat, deck) >= ENOUGH_OF_A_DECK for deck in range(len(DECKS))])
    if counter == ROW:
        return row_length(city, of)
    if counter == ROWS_COMPLETE:
        return sum([row_length(city, row) == GATES for row in range(1, ROWS + 1)])
    if counter == DISTRICTS_COMPLETE:
        return sum([len(district) == ROWS for district in city])
    if counter == ROWS_WITH:
        return sum([has_deck(game, row_cards(city, row), of) for row in range(1, ROWS + 1)])
    if counter == DISTRICTS_WITH:
        return sum([has_deck(game, district, of) for district in city])
    if counter == COIN_CARDS:
        return sum([game.cards.coin[card] for district in city for card in district])
    if counter == GATE_CARDS:
        return game.gate_cards(seat)
    if counter == TOKENS:
        return sum(tokens[:SILK])
    if counter == TOKEN_SETS:
        return min(tokens[:SILK])
    return tokens[of]


def of_kind(game: "Changan", seat: int, kind: int) -> int:
    """The built cards of a kind."""
    return sum([game.cards.kind[card] == kind for district in game.districts[seat] for card in district])


def of_deck(game: "Changan", seat: int, deck: int) -> int:
    """The built cards of a deck."""
    return sum([game.cards.deck[card] == deck for district in game.districts[seat] for card in district])


def row_length(city: list[list[int]], row: int) -> int:
    """How many cards lie in a row, from 1 on."""
    return sum([len(district) >= row for district in city])


def row_cards(city: list[list[int]], row: int) -> list[int]:
    """The cards in a row, from 1 on."""
    return [district[row - 1] for district in city if len(district) >= row]


def has_deck(game: "Changan", cards: list[int], deck: int) -> bool:
    """Whether one of the cards is of the deck."""
    return deck in [game.cards.deck[card] for card in cards]


def most_of_others(game: "Changan", seat: int, counter: int, of: int) -> int:
    """The highest value of a counter among the other seats."""
    return max([count(game, other, counter, of) for other in range(game.players) if other != seat])
