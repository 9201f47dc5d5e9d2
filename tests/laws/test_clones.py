"""The law of clones finds whatever a game forgets to copy, and names what a clone shares that it must not share."""

from collections.abc import Callable
from typing import ClassVar

import pytest

import tongbao
from tongbao.engine.cards import CardGame
from tongbao.engine.choice import ActionSpace, Choice, Parameter
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck, Luck
from tongbao.engine.meta import Meta, Plain, Setup
from tongbao.engine.step import Step
from tongbao.testing import laws

ACTIONS = ActionSpace("counting")
ADD = ACTIONS.verb("add", [Parameter("n", 1, 2)])


class Counting(Game):
    """Add to a sum and keep what was added; ``FAULT`` says what is wrong with its clones."""

    FAULT: ClassVar[str] = ""
    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "names")
    CACHED: ClassVar[tuple[str, ...]] = ("longest",)

    def __init__(self, setup: Setup, luck: Luck) -> None:
        super().__init__(setup, luck)
        self.names = ["one", "two"]
        self.sum = 0
        self.added: list[int] = []
        self.longest: int | None = None

    def clone(self) -> "Counting":
        copy = type(self)(self.setup, self.luck.clone())
        copy.names = self.names if self.FAULT != "makes its own names" else self.names[:]
        copy.sum = self.sum if self.FAULT != "forgets the sum" else 0
        copy.added = self.added[:] if self.FAULT != "shares a list" else self.added
        if self.FAULT == "keeps something more":
            copy.spare = 1  # type: ignore[attr-defined]
        copy.resume(self)
        return copy


class Add(Step[Counting]):
    """Add one or two, nine times."""

    def choices(self, game: Counting) -> list[Choice]:
        return ADD.choices if game.decisions < 9 else []

    def take(self, game: Counting, choice: Choice) -> None:
        game.sum += choice.parameters[0]
        game.added.append(choice.parameters[0])
        game.longest = None
        game.close_undo()
        game.next(Add((self.seat + 1) % game.players))


class CountingMeta(Meta[Counting]):
    """The game of a class."""

    table: type[Counting] = Counting

    def deal(self, setup: Setup, luck: Luck) -> Counting:
        game = self.table(setup, luck)
        game.next(Add(0))
        return game

    def scores(self, game: Counting) -> list[int]:
        return [game.sum] * game.players

    def view(self, game: Counting, seat: int) -> Plain:
        return {"sum": game.sum}


def begun(fault: str) -> Game:
    """A game after some decisions, whose clones have that fault."""
    meta = CountingMeta("counting", "Counting", "Count.", 2, 2, 1, [], ACTIONS, {})
    meta.table = type("Counting", (Counting,), {"FAULT": fault})
    game = create(Setup(meta, 2, {}, [], None), FastLuck.from_seed(1))
    laws.play_on(game, 1, 3)
    return game


def test_a_sound_game_keeps_the_law() -> None:
    laws.clones(begun(""), 1)


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        ("forgets the sum", "forgets sum"),
        ("makes its own names", "not the same names"),
        ("keeps something more", "keeps other things"),
        ("shares a list", "shares added with its original"),
    ],
)
def test_a_fault_is_named(fault: str, named: str) -> None:
    with pytest.raises(AssertionError, match=named):
        laws.clones(begun(fault), 1)


def test_what_is_found_again_may_differ() -> None:
    game = begun("")
    assert isinstance(game, Counting)
    game.longest = 4
    laws.clones(game, 1)


class Turning(CardGame):
    """A game with four cards in the deck, of which one after another is turned up."""

    def clone(self) -> "Turning":
        copy = Turning(self.setup, self.luck.clone())
        copy.share(self)
        copy.resume(self)
        return copy


class TurnUp(Step[Turning]):
    """Show a card where it lies; carelessly, without asking whether a clone has the same list."""

    def __init__(self, seat: int, is_careless: bool) -> None:
        super().__init__(seat)
        self.is_careless = is_careless

    def choices(self, game: Turning) -> list[Choice]:
        return ADD.choices if game.decisions < 4 else []

    def take(self, game: Turning, choice: Choice) -> None:
        card = game.decisions - 1
        if self.is_careless:
            game.known[card] = game.everybody
        else:
            game.show(card)
        game.close_undo()
        game.next(self)


class TurningMeta(Meta[Turning]):
    """The game of four cards."""

    is_careless = False

    def deal(self, setup: Setup, luck: Luck) -> Turning:
        game = Turning(setup, luck)
        game.lay_deck([0, 1, 2, 3], 4)
        game.next(TurnUp(0, self.is_careless))
        return game

    def scores(self, game: Turning) -> list[int]:
        return [0, 0]

    def view(self, game: Turning, seat: int) -> Plain:
        return {}


def four_cards(is_careless: bool) -> Turning:
    """The game of four cards before its first choice."""
    meta = TurningMeta("turning", "Turning", "Turn up.", 2, 2, 1, [], ACTIONS, {})
    meta.is_careless = is_careless
    game = create(Setup(meta, 2, {}, [], None), FastLuck.from_seed(1))
    assert isinstance(game, Turning)
    return game


def test_a_card_may_be_shown_where_clones_share_what_is_known() -> None:
    laws.clones(four_cards(is_careless=False), 1)


def test_what_is_written_without_holding_is_named() -> None:
    with pytest.raises(AssertionError, match="a clone shares known with its original"):
        laws.clones(four_cards(is_careless=True), 1)


VERBS: dict[str, Callable[[CardGame], object]] = {
    "show": lambda game: game.show(0),
    "show_to": lambda game: game.show_to(1, 0),
    "to_hand": lambda game: game.to_hand(0, 0),
    "deal_hand": lambda game: game.deal_hand(0, 1),
    "discard": lambda game: game.discard(0),
    "take_from_hand": lambda game: game.take_from_hand(0, game.hands[0][0]),
    "reshuffle": lambda game: game.reshuffle(),
    "piles": lambda game: game.piles()[-1].clear(),
}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("side", ["clone", "original"])
def test_a_verb_of_the_cards_changes_one_table_alone(verb: str, side: str) -> None:
    """Whichever of two games that share their cards is the first to change something, the other stays as it was."""
    game: CardGame = four_cards(is_careless=False)
    game.deal_hand(0, 1)
    game.discard(game.deck.pop())
    clone = game.clone()
    changed, other = (clone, game) if side == "clone" else (game, clone)
    assert isinstance(changed, CardGame)
    before = other.state()
    VERBS[verb](changed)
    assert other.state() == before != changed.state()


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_cards_of_every_game_are_shown_to_one_table_alone(name: str) -> None:
    game = tongbao.new(name, seed=1)
    clone = game.clone()
    assert isinstance(clone, CardGame)
    before, hidden = game.state(), clone.known.index(0)
    clone.show(hidden)
    assert game.state() == before and clone.known[hidden] == clone.everybody
