"""Positions of Pocket Chang'An, written with card ids and the letters of the columns: M, E, C, P.

scene = stage(areas={A: "M: xuan_wu_men; E: jiu_si"}, hands={A: "weng_cheng du_fu"}, public="li_bai")
scene.legal() == {"play weng_cheng M", "pay weng_cheng", "draw", "pass"}
scene.play("play weng_cheng M")

Every card lies in exactly one place. What a scene doesn't name fills the public area to eight, buildings first, in the
order of the card file; what is then left goes under the deck, or, where the deck must be small, into the hand of a seat
that doesn't matter (`rest`).
"""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import tongbao
from tongbao.games.pocket_changan.state.powers import Duration
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.testing.scenes import Scene

FILE: Final = files("tongbao.games.pocket_changan.cards").joinpath("pocket_changan.toml").read_text("utf-8")
CARDS: Final[list[dict[str, Any]]] = tomllib.loads(FILE)["card"]
IDS: Final[list[str]] = [card["id"] for card in CARDS]
INDEX: Final = {name: index for index, name in enumerate(IDS)}
LETTERS: Final = "MECP"
BY_COLUMN: Final = ("descend", "place")


def cards(text: str) -> list[int]:
    """The indices of cards named in a row."""
    return [INDEX[name] for name in text.split()]


def columns(text: str) -> list[list[int]]:
    """The four columns of an Urban Area: `M: xuan_wu_men zhu_que_men; P: li_long_ji`."""
    area: list[list[int]] = [[], [], [], []]
    for column in filter(None, text.split(";")):
        letter, _, names = column.partition(":")
        area[LETTERS.index(letter.strip())] = cards(names)
    return area


def numbered(text: str) -> str:
    """A choice as the game writes it: `play jie_gu M` is `play 0 0`."""
    verb, *words = text.split()
    return " ".join([verb, *(str(LETTERS.index(word) if word in LETTERS else INDEX[word]) for word in words)])


def named(text: str) -> str:
    """A choice in the words of these tests: `play 0 0` is `play jie_gu M`."""
    verb, *numbers = text.split()
    values = [int(number) for number in numbers]
    if verb in BY_COLUMN:
        return f"{verb} {LETTERS[values[0]]}"
    return " ".join([verb, *([IDS[values[0]]] if values else []), *(LETTERS[k] for k in values[1:])])


class PocketScene(Scene[PocketChangan]):
    """A position of Pocket Chang'An with the questions its tests ask."""

    def legal(self, seat: int | None = None) -> set[str]:
        """The choices of this seat, or of the acting one, in the words of these tests."""
        return {named(text) for text in super().legal(seat)}

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Take these choices one after another."""
        super().play(*(numbered(text) for text in texts), seat=seat)

    def offered(self, verb: str) -> set[str]:
        """The cards or columns that the acting seat may name with this verb."""
        return {text.partition(" ")[2] for text in self.legal() if text.split()[0] == verb}

    def columns_for(self, card: str) -> str:
        """The columns in which the acting seat may play this card."""
        return "".join(letter for letter in LETTERS if f"play {card} {letter}" in self.legal())

    def buys(self, card: str) -> set[str]:
        """The public cards that the acting seat may buy with this hand card."""
        if f"pay {card}" not in self.legal():
            return set()
        trial = PocketScene(self.game.clone())
        trial.play(f"pay {card}")
        return trial.offered("buy")

    def hand(self, seat: int) -> set[str]:
        """The cards in a hand."""
        return {IDS[card] for card in self.game.hands[seat]}

    def column(self, seat: int, letter: str) -> list[str]:
        """The cards of a column from its top to its last."""
        return [IDS[card] for card in self.game.areas[seat][LETTERS.index(letter)]]

    def in_area(self, seat: int) -> set[str]:
        """All the cards in a player's Urban Area."""
        return {IDS[card] for column in self.game.areas[seat] for card in column}

    def public(self) -> set[str]:
        """The cards of the public area."""
        return {IDS[card] for card in self.game.public}

    def discards(self) -> list[str]:
        """The discard pile from its bottom."""
        return [IDS[card] for card in self.game.discards]

    def deck(self) -> list[str]:
        """The deck from its top."""
        return [IDS[card] for card in reversed(self.game.deck)]

    def seat_view(self, seat: int) -> dict[str, Any]:
        """A seat as everybody sees it."""
        return dict(self.view()["seats"][seat])

    def points(self, seat: int) -> list[int]:
        """Military, economy, culture and politics points."""
        return [int(column["points"]) for column in self.seat_view(seat)["columns"]]

    def score(self, seat: int) -> tuple[int, int, int]:
        """Base, bonus and total as they stand."""
        seen = self.seat_view(seat)
        return int(seen["base"]), int(seen["bonus"]), int(seen["total"])

    def card_scores(self, seat: int) -> dict[str, int]:
        """What each card of an Urban Area scores as things stand."""
        return {IDS[entry["card"]]: int(entry["score"]) for entry in self.seat_view(seat)["scores"]}

    def phase(self) -> str:
        """What the table is doing, in a word."""
        return str(self.view()["phase"])

    def pass_turn(self) -> None:
        """End the actions of the acting seat, decline the ward, and discard what comes first down to the limit."""
        seat = self.acting
        self.play("pass")
        while self.acting == seat and not self.is_over() and self.phase() != "actions":
            self.play("skip" if "skip" in self.legal() else min(self.legal()))

    def pass_until(self, seat: int) -> None:
        """Let turns pass until this seat begins its own."""
        while True:
            self.pass_turn()
            if self.acting == seat or self.is_over():
                return


def stage(
    players: int = 2,
    *,
    areas: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    public: str = "",
    deck: str = "",
    discards: str = "",
    rest: int | None = None,
    active: int = 0,
    actions: int = 2,
    round: int = 1,
    descending: Mapping[int, str] | None = None,
    turned: Sequence[int] = (),
    running: Mapping[str, int] | None = None,
    length: str = "standard",
    seed: int = 7,
) -> PocketScene:
    """A position in which the active seat has so many actions left.

    areas: for each seat its columns from the top; descending: the letters of its descending columns; turned: the seats
    that have used Du Fu; running: the seats whose durations "play" and "buy" end with their next turn; deck: cards from
    the top; discards: from the bottom; rest: the seat that holds all spare cards.
    """
    options = {"length": length}
    game = tongbao.new("pocket_changan", players=players, seed=seed, options=options, chronicle=True)
    assert isinstance(game, PocketChangan)
    scene = PocketScene(game)
    while scene.acting != active:
        scene.play("pass")

    game.hands = [cards((hands or {}).get(seat, "")) for seat in range(players)]
    game.areas = [columns((areas or {}).get(seat, "")) for seat in range(players)]
    game.public, game.deck, game.discards = cards(public), cards(deck)[::-1], cards(discards)
    lists = [*game.hands, *(column for area in game.areas for column in area), game.public, game.deck, game.discards]
    placed = [card for row in lists for card in row]
    assert len(placed) == len(set(placed)), "a card is named twice"
    spare = sorted(set(range(len(CARDS))) - set(placed), key=lambda card: (CARDS[card]["number"] == 0, card))
    while len(game.public) < 8:
        game.public.append(spare.pop(0))
    game.public.sort()
    if rest is None:
        game.deck = spare[::-1] + game.deck
    else:
        game.hands[rest] += spare

    game.known = [game.everybody] * len(game.known)
    for card in game.deck:
        game.known[card] = 0
    for seat, hand in enumerate(game.hands):
        for card in hand:
            game.known[card] = 1 << seat
    for seat, letters in (descending or {}).items():
        game.descending[seat] = sum(1 << LETTERS.index(letter) for letter in letters)
    game.turned = sum(1 << seat for seat in turned)
    for what, seat in (running or {}).items():
        if what == "play":
            game.free_play = Duration(seat, INDEX["bai_fei_dai_xing"], 1)
        else:
            game.free_buy = Duration(seat, INDEX["kai_yuan_sheng_shi"], 1)
    for seat in range(players):
        game.recount(seat)
    game.round, game.actions_left = round, actions
    game.events = []
    game.advance()
    return scene
