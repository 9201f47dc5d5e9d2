"""Positions of Chang’an, written with card ids and the names of the gates: coin, wheat, stone, wood.

scene = stage(gates={A: "coin: wei_zheng hanlin_academician"}, tokens={A: "1/4/0/0"}, hands={A: "daming_palace"})
scene.legal() == {"draw_deck", "draw_display 0", ..., "produce 1"}
scene.play("produce 1", "play daming_palace", "collect")

A gate's cards are listed from the lowest to the top, a district's from row 1. The decks in play are those of the cards
that are named, filled up in the order of the decks. Every card lies in exactly one place: what a scene doesn't name
fills the display, then lies under the deck, or, where the deck must be small, in the hand of a seat that doesn't matter
(`rest`).
"""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import tongbao
from tongbao.games.changan.state.table import Changan
from tongbao.testing.scenes import Scene

DECKS: Final = ["production", "trade", "science", "politics", "military", "silk_road"]
FOLDER: Final = files("tongbao.games.changan.cards")
CARDS: Final[dict[str, dict[str, Any]]] = {
    card["id"]: card
    for deck in DECKS
    for card in tomllib.loads(FOLDER.joinpath(f"{deck}.toml").read_text("utf-8"))["card"]
}
IDS: Final = {int(card["number"]): name for name, card in CARDS.items()}
NUMBER: Final = {name: number for number, name in IDS.items()}
GATES: Final = ["coin", "wheat", "stone", "wood"]
BY_CARD: Final = ("play", "discard", "keep", "recover", "pick")
SILK_A_PLAYER: Final = 3


def cards(text: str) -> list[int]:
    """The numbers of cards named in a row; `-` is an empty space."""
    return [0 if name == "-" else NUMBER[name] for name in text.split()]


def columns(text: str) -> list[list[int]]:
    """Four gates or districts: `coin: wei_zheng; wood: gao_lishi jia_dan`."""
    found: list[list[int]] = [[], [], [], []]
    for column in filter(str.strip, text.split(";")):
        name, _, names = column.partition(":")
        found[GATES.index(name.strip())] = cards(names)
    return found


def counts(text: str) -> list[int]:
    """Tokens written Coin/Wheat/Stone/Wood(/Silk)."""
    numbers = [int(number) for number in text.split("/")]
    return numbers + [0] * (5 - len(numbers))


def numbered(text: str) -> str:
    """A choice as the game writes it: `play wei_plain_farmer` is `play 1`."""
    verb, *words = text.split()
    return " ".join([verb, *(str(NUMBER[word]) if word in NUMBER else word for word in words)])


def named(text: str) -> str:
    """A choice in the words of these tests: `play 1` is `play wei_plain_farmer`."""
    verb, *numbers = text.split()
    return f"{verb} {IDS[int(numbers[0])]}" if verb in BY_CARD else text


def names(numbers: Sequence[int | None]) -> list[str]:
    """The ids of cards, `-` for an empty space."""
    return [IDS[number] if number else "-" for number in numbers]


class ChanganScene(Scene[Changan]):
    """A position of Chang’an with the questions its tests ask."""

    def legal(self, seat: int | None = None) -> set[str]:
        """The choices of this seat, or of the acting one, in the words of these tests."""
        return {named(text) for text in super().legal(seat)}

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Take these choices one after another."""
        super().play(*(numbered(text) for text in texts), seat=seat)

    def offered(self, verb: str) -> set[str]:
        """What the acting seat may name with this verb."""
        return {text.partition(" ")[2] for text in self.legal() if text.split()[0] == verb}

    def verbs(self) -> set[str]:
        """The verbs that the acting seat may use."""
        return {text.split()[0] for text in self.legal()}

    def hand(self, seat: int) -> set[str]:
        """The cards in a hand."""
        return set(names(self.game.hands[seat]))

    def gate(self, seat: int, name: str) -> list[str]:
        """The cards at a gate from the lowest to the top."""
        return names(self.game.gates[seat][GATES.index(name)])

    def district(self, seat: int, name: str) -> list[str]:
        """The cards of a district from row 1."""
        return names(self.game.districts[seat][GATES.index(name)])

    def road(self, seat: int) -> list[str]:
        """The cards of a Silk Road from row 1."""
        return names(self.game.roads[seat])

    def display(self) -> list[str]:
        """The display, `-` for an empty space."""
        return names(self.game.display)

    def deck(self) -> list[str]:
        """The deck from its top."""
        return names(self.game.deck[::-1])

    def discards(self) -> list[str]:
        """The discard pile from its bottom."""
        return names(self.game.discards)

    def tokens(self, seat: int) -> str:
        """Coin/Wheat/Stone/Wood, and Silk with the expansion."""
        counts = self.game.tokens[seat]
        return "/".join(str(count) for count in counts[: 5 if self.view()["expansion"] else 4])

    def seat_view(self, seat: int) -> dict[str, Any]:
        """A seat as everybody sees it."""
        return dict(self.view()["seats"][seat])

    def score(self, seat: int, item: str = "total") -> int:
        """An item of the score as it stands."""
        return int(self.seat_view(seat)["score"][item])

    def ends(self, seat: int) -> dict[str, int]:
        """What each built Game End card gives now."""
        return {IDS[int(card)]: int(points) for card, points in self.seat_view(seat)["ends"].items()}

    def phase(self) -> str:
        """The kind of the decision, in a word."""
        return str(self.view()["phase"])

    def finish_turn(self) -> None:
        """Let the acting seat do nothing more than it must, until the next turn or the end."""
        turn = (self.game.round, self.game.active)
        while not self.is_over() and (self.game.round, self.game.active) == turn:
            legal = self.legal()
            endings = ("end_turn", "done", "decline", "collect", "pay", "draw_deck")
            self.play(next((text for text in endings if text in legal), min(legal)))


def decks_for(players: int, placed: Sequence[int]) -> list[str]:
    """Three or four decks, those of these cards among them."""
    needed = {CARDS[IDS[card]]["deck"] for card in placed}
    wanted = 4 if players == 4 else 3
    spare = [deck for deck in DECKS[:-1] if deck not in needed]
    chosen = needed | set(spare[: max(0, wanted - len(needed))])
    assert len(chosen) == wanted, f"too many decks: {sorted(chosen)}"
    return [deck for deck in DECKS if deck in chosen]


def stage(
    players: int = 2,
    *,
    gates: Mapping[int, str] | None = None,
    districts: Mapping[int, str] | None = None,
    roads: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    tokens: Mapping[int, str] | None = None,
    display: str = "",
    deck: str = "",
    discards: str = "",
    silk_stock: int | None = None,
    expansion: bool = False,
    decks: str = "",
    rest: int | None = None,
    active: int = 0,
    first: int = 0,
    round: int = 1,
    buys_used: int = 0,
    acquired: bool = False,
    last_round: bool = False,
    seed: int = 7,
) -> ChanganScene:
    """A position at the start of a turn of the active seat.

    display: three cards or `-`, spare cards unless given; deck: cards from the top; discards: from the bottom; rest:
    the seat that holds all spare cards; expansion: also without a Silk Road card; decks: joined by commas, also those
    that no card needs; silk_stock: what the players don't hold unless given.
    """
    everyone = range(players)
    at_gates = [columns((gates or {}).get(seat, "")) for seat in everyone]
    built = [columns((districts or {}).get(seat, "")) for seat in everyone]
    on_roads = [cards((roads or {}).get(seat, "")) for seat in everyone]
    held = [cards((hands or {}).get(seat, "")) for seat in everyone]
    shown, drawn, thrown = cards(display), cards(deck), cards(discards)
    rows = [*held, *on_roads, *(column for board in at_gates + built for column in board), shown, drawn, thrown]
    placed = [card for row in rows for card in row if card]
    assert len(placed) == len(set(placed)), "a card is named twice"
    road_card = [NUMBER["xuanzang"]] if expansion or roads else []
    chosen = decks.split(",") if decks else decks_for(players, placed + road_card)
    everything = [number for name, number in NUMBER.items() if CARDS[name]["deck"] in chosen]
    assert set(placed) <= set(everything), "a card is not in these decks"
    spare = [card for card in everything if card not in placed]

    options = {"decks": ",".join(chosen), "first_player": str(first)}
    game = tongbao.new("changan", players=players, seed=seed, options=options, chronicle=True)
    assert isinstance(game, Changan)
    scene = ChanganScene(game)
    while scene.acting != active:
        scene.finish_turn()

    game.gates, game.districts, game.roads, game.hands = at_gates, built, on_roads, held
    game.display, game.discards = shown, thrown
    while len(game.display) < 3:
        game.display.append(spare.pop(0))
    if rest is None:
        game.deck = spare[::-1] + drawn[::-1]
    else:
        game.deck = drawn[::-1]
        game.hands[rest] = game.hands[rest] + spare
    game.tokens = [counts((tokens or {}).get(seat, "0/0/0/0")) for seat in everyone]
    silk = sum(row[4] for row in game.tokens)
    supply = SILK_A_PLAYER * players if "silk_road" in chosen else 0
    game.silk_stock = supply - silk if silk_stock is None else silk_stock
    assert game.silk_stock + silk == supply, "the supply of Silk is closed"

    game.known = [game.everybody] * len(game.known)
    for card in game.deck:
        game.known[card] = 0
    for seat, hand in enumerate(game.hands):
        for card in hand:
            game.known[card] = 1 << seat
    game.round, game.buys_used, game.acquired, game.last_round = round, buys_used, acquired, last_round
    game.events = []
    game.advance()
    return scene
