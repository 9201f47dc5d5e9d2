"""Positions to test in: a game on the table, played by words, its log read as sentences.

scene = Scene(tongbao.new("xanadu", players=3, seed=7))
scene.legal(A)
scene.play("start 12", seat=A)
"""

from typing import Any, Final, Generic, TypeVar

from tongbao.engine.game import Game
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5

SEATS: Final = "ABCDEF"

G = TypeVar("G", bound=Game)


class Scene(Generic[G]):
    """A game, and a short way to play it and to ask what it offers."""

    def __init__(self, game: G) -> None:
        self.game = game

    @property
    def acting(self) -> int:
        """The seat to act, the lowest one if several may; -1 when nobody may."""
        seats = self.game.seats_to_act()
        return seats[0] if seats else -1

    def legal(self, seat: int | None = None) -> set[str]:
        """The texts of the choices of this seat, or of the acting one."""
        return {str(choice) for choice in self.game.choices(self.acting if seat is None else seat)}

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Take these choices one after another, each for the seat then acting or for the one named."""
        for text in texts:
            self.game.take(self.acting if seat is None else seat, text)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What the seat sees."""
        return Seat(self.game, seat).view()

    def told(self, seat: int = SPECTATOR, language: str = "en", since: int = 0) -> list[str]:
        """The log as this seat reads it, filled in: `A sells 1 for 2.`"""
        return [tell(line) for line in Seat(self.game, seat).log(since, language)]


def tell(phrase: dict[str, Any]) -> str:
    """A phrase with its facts in place: seats as letters, cards as numbers, resources in alphabetical order."""
    return str(phrase["text"]).format(**{name: fact_text(name, fact) for name, fact in phrase["facts"].items()})


def fact_text(name: str, fact: Any) -> str:
    """One fact in words."""
    if name in ("player", "owner"):
        return SEATS[fact]
    if name == "resources":
        return " + ".join(sorted(fact))
    if name == "cards":
        return ", ".join(str(card) for card in fact)
    return str(fact)
