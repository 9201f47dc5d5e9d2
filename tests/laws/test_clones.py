"""The law of clones finds whatever a game forgets to copy, and whatever a clone shares that it must not share."""

from typing import ClassVar

import pytest

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
        ("shares a list", "shares something"),
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
