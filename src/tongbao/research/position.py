"""A position: a game with what every seat remembers of it and what chance is asked. It never changes."""

import json
from typing import Any, Final

from tongbao import GAMES, BadRecord, Record
from tongbao.engine.choice import Choice, Decision
from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Setup
from tongbao.engine.record import are_texts, read_record
from tongbao.engine.seats import NOBODY
from tongbao.research.chance import Chance, Pending, Question
from tongbao.research.explicit import CHANCES
from tongbao.research.memory import Memory, Moment, Recollection, digest, own_line, sight
from tongbao.research.small import SMALL_GAMES

KINDS: Final[dict[str, Meta[Any]]] = {**GAMES, **SMALL_GAMES}
"""The games that positions can be of, by name."""


class Position:
    """Where a game stands; or a deal or a choice that waits for chance (``pending``), and who is ``moving`` by it.

    ``game`` is None before the deal, and while something is pending it is as it was before it. ``memory`` is what has
    happened, ``draws`` is what chance has brought so far.
    """

    __slots__ = ("chance", "draws", "game", "memory", "moving", "pending", "setup")

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        game: Game | None,
        memory: Memory,
        draws: tuple[int, ...],
        pending: Pending | None = None,
        moving: tuple[int, Choice | None] = (NOBODY, None),
    ) -> None:
        self.setup: Final = setup
        self.chance: Final = chance
        self.game: Final = game
        self.memory: Final = memory
        self.draws: Final = draws
        self.pending: Final = pending
        self.moving: Final = moving

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None and self.game is not None and self.game.over

    @property
    def question(self) -> Question:
        """The question to chance. Raises ValueError while nothing is."""
        if self.pending is None:
            raise ValueError("It isn’t chance’s turn.")
        return self.pending.question

    def choices(self) -> list[Choice]:
        """The legal actions of the seat to act, in the order of their numbers; nothing while chance is asked."""
        if self.pending is not None or self.game is None:
            return []
        return sorted(self.game.legal, key=lambda choice: choice.id)

    def chosen(self, number: int) -> "Position":
        """The position after the choice with this number, made by the seat to act. Raises IllegalChoice."""
        assert self.game is not None
        seat, choice = self.game.actor, self.setup.meta.action_space.choice(number)
        return self.followed_by(self.chance.take(self.game, seat, choice), (seat, choice), self.draws)

    def answered(self, outcome: int) -> "Position":
        """The position after chance has answered. Raises ValueError for what can't come."""
        question = self.question
        if self.pending is None or outcome not in [known for known, _ in question.outcomes]:
            raise ValueError(f"Chance can’t produce {question.text(outcome)} now.")
        return self.followed_by(self.pending.answered(outcome), self.moving, (*self.draws, outcome))

    def followed_by(
        self, following: Game | Pending, moving: tuple[int, Choice | None], draws: tuple[int, ...]
    ) -> "Position":
        """The position after what was chosen, or while it waits for more."""
        if isinstance(following, Pending):
            return Position(self.setup, self.chance, self.game, self.memory, draws, following, moving)
        memory = self.memory.then(Moment(*moving, self.game, following))
        return Position(self.setup, self.chance, following, memory, draws)

    # What a seat knows.

    def seen(self, seat: int) -> bytes:
        """The view of a seat, as JSON; nothing before the deal. The spectator is a seat too."""
        return b"" if self.game is None else sight(self.game, seat)

    def information(self, seat: int) -> str:
        """Its information state: what a seat remembers, and sixteen digits for what it sees."""
        text, seen, (mover, choice) = self.memory.text(seat), digest(self.seen(seat)), self.moving
        return text + (own_line(seen, choice) if mover == seat and choice is not None else "") + seen

    def observed(self, seat: int) -> bytes:
        """What a seat observes, as ``Meta.observe``; nothing before the deal."""
        return b"" if self.game is None else self.setup.meta.observe(self.game, seat)

    def recollections(self, seat: int, most: int) -> list[Recollection]:
        """What a seat observed before, the latest first, at most so many: whenever it chose, or saw a change."""
        return self.memory.recollections(seat, most, self.observed(seat))

    def imagined(self, seat: int, seed: int) -> "Position":
        """A position that the seat can't tell from this one; all that it doesn't know is dealt again from the seed.

        Raises ValueError while chance is asked.
        """
        if self.pending is not None or self.game is None:
            raise ValueError("Nothing can be imagined while it is chance’s turn; wait until a player is to act.")
        game = self.chance.imagine(self.game, seat, seed)
        return Position(self.setup, self.chance, game, self.memory.imagined(seat), ())

    # Copies.

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return position_in, (self.record(),)

    def record(self) -> str:
        """A record with all that chance has brought, from which ``position_in`` makes the position again.

        Raises ValueError for an imagined position, which never came to be.
        """
        if self.game is not None and self.game.history is None:
            raise ValueError("An imagined position has no record: no one knows how it came about.")
        decisions, origin = ([], {}) if self.game is None else (self.decisions(), self.game.luck.origin())
        if self.moving[1] is not None:
            decisions.append(self.moving[1].by[self.moving[0]])
        draws = [str(draw) for draw in self.draws]
        return Record(self.setup, {**origin, "chance": self.chance.name, "draws": draws}, decisions).dumps()

    def decisions(self) -> list[Decision]:
        """The actions so far; none in an imagined position."""
        if self.game is None or self.game.history is None:
            return []
        return self.game.history[: self.game.decisions]

    def __str__(self) -> str:
        asked = "" if self.pending is None else f", chance is asked for a {self.pending.question.kind}"
        brought = ", ".join([str(draw) for draw in self.draws])
        made = ", ".join([str(decision) for decision in self.decisions()])
        return f"{self.game or self.setup.meta.name!r}{asked}; chance brought: {brought}; choices: {made}"


def beginning(setup: Setup, chance: Chance) -> Position:
    """The position before the deal. Raises BadCards."""
    undealt = Position(setup, chance, None, Memory([], 0, {}), ())
    return undealt.followed_by(chance.deal(setup), (NOBODY, None), ())


def position_in(text: str) -> Position:
    """The position that a record tells of. Raises BadRecord, BadOption, BadCards or IllegalChoice."""
    record, fields = read_record(text, KINDS), json.loads(text)
    chance, draws = CHANCES.get(str(fields.get("chance"))), fields.get("draws")
    if chance is None or not are_texts(draws) or not all(draw.isdecimal() for draw in draws):
        raise BadRecord("The record doesn’t say what chance produced; it needs chance and a list of draws.")
    position = beginning(record.setup, chance)
    outcomes, decisions = [int(draw) for draw in draws], record.choices[:]
    while outcomes or decisions:
        position = step_again(position, outcomes, decisions)
    return position


def step_again(position: Position, outcomes: list[int], decisions: list[Decision]) -> Position:
    """The position after the next of what chance has brought, or was chosen, which is taken off. Raises BadRecord."""
    if position.pending is not None and outcomes:
        return position.answered(outcomes.pop(0))
    if position.pending is None and decisions and not position.is_over:
        return position.chosen(decisions.pop(0).choice.id)
    raise BadRecord("The record doesn’t fit: its chance outcomes and its choices don’t follow from each other.")
