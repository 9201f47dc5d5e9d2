"""A game and its agenda of steps: the whole mechanism that runs every rulebook."""

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import CONCEDE, MOST_SEATS, Choice, Decision, IllegalChoice
from tongbao.engine.events import Event, Facts
from tongbao.engine.luck import Luck

if TYPE_CHECKING:
    from tongbao.engine.meta import Setup
    from tongbao.engine.record import Record

SPECTATOR: Final = -1
"""The seat of everybody who only watches; it knows nothing hidden."""
NOBODY: Final = -2
FACE_DOWN: Final = -1
"""What lies in a pile of a view in place of a card that the viewer doesn't know, less the kind of its back."""
CLOCKWISE: Final = [[[*range(f, n), *range(f)] for f in range(n)] for n in range(MOST_SEATS + 1)]
ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]
NOTHING: Final[list[Choice]] = []

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Everything that changes at one table. Steps say what may be done; the game's verbs do it.

    Attributes every game shares: ``players`` (number of seats), ``agenda`` (steps to come, next one last; it
    begins as a copy of EMPTY_AGENDA), ``luck``,
    ``known`` (by card, a bit mask of the seats that know its face), ``everybody`` (the mask of all seats and the
    spectator), ``over``, ``actor`` (the first of the seats to act, or NOBODY), ``decisions`` (how many were made),
    ``history`` (which they were; None in an imagined game) and ``events`` (None unless a chronicle is kept). Clones
    share their history: a list of which each game counts the first ``decisions`` entries as its own, and takes a copy
    before it adds to one that another game has prolonged.
    """

    __slots__ = (
        "actor",
        "agenda",
        "barrier",
        "decisions",
        "events",
        "everybody",
        "finished",
        "history",
        "known",
        "legal",
        "luck",
        "over",
        "players",
        "sealed",
        "setup",
    )

    def __init__(self, setup: "Setup", luck: Luck, agenda: "list[Step[Any]]", known: list[int]) -> None:
        self.setup: Final = setup
        self.players: Final = setup.players
        self.everybody: Final = (2 << setup.players) - 1
        self.luck = luck
        self.agenda = agenda
        self.known = known
        self.legal: list[Choice] = NOTHING
        self.actor = NOBODY
        self.sealed: list[list[Choice]] | None = None
        self.finished = 0
        self.over = False
        self.decisions = 0
        self.barrier = 0
        self.history: list[Decision] | None = None
        self.events: list[Event] | None = None

    # What each game says of itself.

    @abstractmethod
    def clone(self) -> "Game":
        """A copy that plays on by itself; ends with ``resume``."""

    @abstractmethod
    def piles(self) -> list[list[int]]:
        """Every list of cards that may lie face down, in a fixed order; changing a list changes this table alone.

        Cards that lie in none of them are known to everybody. A game whose clones share their lists until a card
        moves parts them here, ``known`` as well.
        """

    @abstractmethod
    def inventory(self) -> list[int]:
        """Every card on the table, as often as it lies somewhere; in a sound game each once."""

    @abstractmethod
    def describe(self, seat: int) -> dict[str, object]:
        """The view as plain data, by allow-list; called on a redacted copy only."""

    @abstractmethod
    def explain(self, seat: int, choice: Choice) -> tuple[str, Facts]:
        """Kind of caption and its facts for a choice of the seat; called on a redacted copy only."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What each seat has now, in points; final when the game is over."""

    @abstractmethod
    def state(self) -> list[object]:
        """Everything on the table and nothing else, as plain data: equal games have equal states."""

    def printed(self) -> dict[str, object]:
        """What is printed elsewhere than on the cards, as plain data: the same at every table with these card files."""
        return {}

    def backs(self) -> int:
        """How many kinds of backs the cards have."""
        return 1

    def back(self, card: int) -> int:
        """The kind of a card's back, from 0 on; cards with equal backs look the same face down."""
        return 0

    def mix_backs(self) -> None:
        """In an imagined copy, before cards are dealt anew: put in any order what shows nobody even its back.

        The order must come from ``luck`` and from how many there are of each back, from nothing else.
        """

    def conceal(self, seat: int) -> None:
        """In a redacted copy: forget hidden things that aren't cards."""

    def deal_secrets(self, seat: int) -> None:
        """In an imagined copy: draw anew hidden things that aren't cards."""

    def has_conceded(self, seat: int) -> bool:
        """Whether the seat has given the game up."""
        return False

    def give_up(self, seat: int) -> None:
        """What follows when the seat concedes; only for games whose meta says that they know it."""

    # The agenda.

    def then(self, steps: "list[Step[Any]]") -> None:
        """Put steps in front of what is still to come, the first one next."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def advance(self) -> None:
        """Let things happen until somebody has something to choose or the game is over."""
        agenda = self.agenda
        while not self.over:
            step = agenda[-1]
            if step.asks:
                legal = step.choices(self)
                if legal:
                    self.legal = legal
                    self.actor = step.seat if self.sealed is None else self.first_unfinished()
                    return
            agenda.pop()
            step.happen(self)
        self.actor = NOBODY

    def next(self, step: "Step[Any]") -> None:
        """Put one step in front; a step that was just taken asks again by putting itself there."""
        self.agenda.append(step)

    def is_standing(self) -> bool:
        """Whether the step on top has been offered; then hidden cards dealt anew can't make it be left out."""
        return len(self.legal) > 0

    def seal(self, step: "Sealed[Any]") -> None:
        """Let all seats choose at the same time, each in its own time, unseen by the others."""
        self.sealed = [[] for _ in range(self.players)]
        self.finished = 0
        self.close_undo()
        self.next(step)

    # Choosing.

    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that have something to choose; any of them may go first."""
        if self.over:
            return ()
        if self.sealed is not None:
            return tuple([seat for seat in range(self.players) if not self.finished >> seat & 1])
        return ALONE[self.actor]

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may choose now; empty when it isn't to act. The list must not be changed."""
        if seat == self.actor and seat >= 0:
            return self.legal
        if self.sealed is not None and 0 <= seat < self.players and not self.finished >> seat & 1:
            return self.agenda[-1].offer(self, seat)
        return NOTHING

    def first_unfinished(self) -> int:
        """In a sealed choice: the first seat that has still to choose."""
        seat = 0
        while self.finished >> seat & 1:
            seat += 1
        return seat

    def take(self, seat: int, choice: Choice | str) -> None:
        """Make a choice and let follow what follows by itself.

        ``choice`` is one of ``choices(seat)`` or its text; or CONCEDE, as it stands in records. Raises IllegalChoice,
        naming what was possible.
        """
        legal = self.legal if seat == self.actor else self.choices(seat)
        for wish in legal:
            if wish is choice:
                break
        else:
            if choice is CONCEDE:
                self.concede(seat)
                return
            wish = self.find(seat, choice, legal)
        self.note(wish.by[seat])
        if self.sealed is None:
            self.agenda.pop().take(self, wish)
        else:
            self.agenda[-1].take_sealed(self, seat, wish)
        self.advance()

    def note(self, decision: Decision) -> None:
        """Add a decision to the history; what was offered before it is no longer."""
        history = self.history
        if history is not None:
            if len(history) != self.decisions:
                self.history = history = history[: self.decisions]
            history.append(decision)
        self.decisions += 1
        self.legal = NOTHING

    def concede(self, seat: int) -> None:
        """Give the game up, at any moment, whoever is to act; nobody can take it back. Raises IllegalChoice."""
        if not self.setup.meta.concedes:
            raise IllegalChoice(f"Nobody can concede in {self.setup.meta.titles['en']}.")
        if self.over:
            raise IllegalChoice(f"Seat {seat} can’t concede: the game is over.")
        if not 0 <= seat < self.players:
            raise IllegalChoice(f"There is no seat {seat}; seats go from 0 to {self.players - 1}.")
        if self.has_conceded(seat):
            raise IllegalChoice(f"Seat {seat} has conceded already.")
        self.note(CONCEDE.by[seat])
        self.close_undo()
        self.give_up(seat)
        self.advance()

    def find(self, seat: int, choice: Choice | str, legal: list[Choice]) -> Choice:
        """The legal choice that a text names. Raises IllegalChoice if there is none."""
        wish = self.setup.meta.action_space.parse(choice) if isinstance(choice, str) else choice
        if wish not in legal:
            raise IllegalChoice(self.refusal(seat, wish, legal))
        return wish

    def refusal(self, seat: int, wish: Choice, legal: list[Choice]) -> str:
        """One sentence: what was wrong and what is possible."""
        if self.over:
            return f"“{wish}” is not possible: the game is over."
        if not legal:
            to_act = " and ".join([str(s) for s in self.seats_to_act()])
            return f"“{wish}” is not possible: it is not the turn of seat {seat}; to act: seat {to_act}."
        return f"“{wish}” is not possible now; possible are: {', '.join([c.text for c in legal])}."

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise, beginning with one. The list must not be changed."""
        return CLOCKWISE[self.players][first]

    # Secrecy: who knows which card.

    def bit(self, seat: int) -> int:
        """The seat's bit in the masks of ``known``; the spectator's is the one above the seats'."""
        return 1 << (seat if seat >= 0 else self.players)

    # Undo: a shorter record, never across a barrier.

    def close_undo(self) -> None:
        """From here nobody can take back what he has chosen: something hidden was seen, or luck was used."""
        self.barrier = self.decisions

    def undoable(self, seat: int) -> int:
        """How many of its latest decisions the seat may take back."""
        count, history = 0, self.history
        if history is not None:
            for i in range(self.decisions - 1, self.barrier - 1, -1):
                if history[i].seat == seat:
                    count += 1
                elif self.sealed is None:
                    break
        return count

    def crosses_barrier(self, seat: int, choice: Choice) -> bool:
        """Whether the choice, once taken, can't be undone."""
        trial = self.clone()
        trial.take(seat, choice)
        return trial.undoable(seat) == 0

    def undone(self, seat: int) -> "Game":
        """A new game in which the seat's latest decision was never made. Raises IllegalChoice across a barrier."""
        if self.undoable(seat) == 0:
            raise IllegalChoice(f"Seat {seat} has nothing it may take back: what came before was seen or drawn.")
        return self.record().without_last(seat).play_again(self.luck.fresh(), self.events is not None)

    def record(self) -> "Record":
        """All that is needed to play the game again. Raises ValueError for an imagined game, which never happened."""
        from tongbao.engine.record import Record

        if self.history is None:
            raise ValueError("An imagined game has no record: it never happened.")
        return Record(self.setup, self.luck.origin(), self.history[: self.decisions])

    # What is told.

    def tell(self, event: Event) -> None:
        """Add a line to the chronicle; call it only if one is kept."""
        if self.events is not None:
            self.events.append(event)

    def log(self, seat: int, since: int = 0, language: str = "en") -> list[dict[str, object]]:
        """The chronicle's lines from ``since`` on as the seat may read them: number, kind, text with places, facts."""
        events = self.events or []
        bit, texts = self.bit(self.seat(seat)), self.setup.meta.texts
        return [events[i].phrase(i, bit, texts, language) for i in range(since, len(events))]

    def view(self, seat: int) -> dict[str, object]:
        """Everything the seat may see, as plain data ready for JSON; SPECTATOR sees what is open to all.

        Raises ValueError for a seat that isn't there; so do ``log`` and ``caption``.
        """
        from tongbao.engine.secrecy import redact

        return redact(self, self.seat(seat)).describe(seat)

    def seat(self, number: int) -> int:
        """The number itself if it is a seat or the spectator. Raises ValueError otherwise."""
        if not SPECTATOR <= number < self.players:
            raise ValueError(f"There is no seat {number}; seats go from 0 to {self.players - 1}.")
        return number

    def caption(self, seat: int, choice: Choice, language: str = "en") -> dict[str, object]:
        """The label of one of ``choices(seat)``: kind, text with places, facts. Raises IllegalChoice for others."""
        from tongbao.engine.secrecy import redact

        legal = self.choices(self.seat(seat))
        if choice not in legal:
            raise IllegalChoice(self.refusal(seat, choice, legal))
        kind, facts = redact(self, seat).explain(seat, choice)
        return {"kind": kind, "text": self.setup.meta.texts[kind][language], "facts": facts}

    def places(self) -> list[int]:
        """The place of each seat by score; equal scores share the better place."""
        scores = self.scores()
        return [1 + sum([other > score for other in scores]) for score in scores]

    # For clones.

    def resume(self, other: "Game") -> None:
        """Take over from another game what is not on the table: whose move it is, the past and what was told."""
        self.legal = other.legal
        self.actor = other.actor
        self.finished = other.finished
        self.over = other.over
        self.decisions = other.decisions
        self.barrier = other.barrier
        if other.sealed is not None:
            self.sealed = [picks[:] for picks in other.sealed]
        self.history = other.history
        if other.events is not None:
            self.events = other.events[:]

    def fingerprint(self) -> str:
        """A short hash of ``state``: the same in every build and on every machine."""
        return blake2b(repr(self.state()).encode(), digest_size=8).hexdigest()

    def engine_state(self) -> list[object]:
        """The engine's part of ``state``."""
        return [
            [str(step) for step in self.agenda],
            self.known[:],
            [c.text for c in self.legal],
            self.actor,
            [[c.text for c in picks] for picks in self.sealed] if self.sealed is not None else None,
            self.finished,
            self.over,
            self.decisions,
            self.barrier,
            list(self.luck.state()),
        ]

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.agenda[-1]}, to act: {list(self.seats_to_act())}"
        return f"<{self.setup.meta.name}, {self.players} players, {self.decisions} decisions, {now}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One paragraph of a rulebook. It offers choices to ``seat``, or happens by itself; it never changes."""

    __slots__ = ("asks", "seat")

    def __init__(self, seat: int, asks: bool = True) -> None:
        self.seat: Final = seat
        self.asks: Final = asks

    def choices(self, game: G) -> list[Choice]:
        """What ``seat`` may choose now; nothing means that the step happens by itself."""
        return NOTHING

    def take(self, game: G, choice: Choice) -> None:
        """Do what was chosen. The step is off the agenda; to ask again it puts itself in front."""

    def happen(self, game: G) -> None:
        """What the step does when there is nothing to choose."""

    def offer(self, game: G, seat: int) -> list[Choice]:
        """Sealed steps only: what a seat may choose."""
        return NOTHING

    def take_sealed(self, game: G, seat: int, choice: Choice) -> None:
        """Sealed steps only: lay a seat's choice aside, unseen."""

    def __str__(self) -> str:
        name = type(self).__name__
        return name if self.seat < 0 else f"{name} {self.seat}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[G]):
    """A step in which nobody ever has anything to choose."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, asks=False)


class EndOfGame(Automatic[Game]):
    """Lies at the bottom of every agenda: when nothing else is to come, the game is over."""

    def happen(self, game: Game) -> None:
        game.over = True


EMPTY_AGENDA: Final[list[Step[Any]]] = [EndOfGame(NOBODY)] * 8
"""Copied, it is the agenda to begin with: one end is enough, but a list that is never short needn't shrink and grow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[G]):
    """A step in which all seats choose at once: each has offers until it is finished, then all are revealed.

    Started by ``game.seal(step)``. What a seat is offered may depend only on what it knows.
    """

    def choices(self, game: G) -> list[Choice]:
        seat = game.first_unfinished()
        return self.offer(game, seat) if seat < game.players else NOTHING

    def take_sealed(self, game: G, seat: int, choice: Choice) -> None:
        if game.sealed is not None:
            game.sealed[seat].append(choice)
        if self.is_finished(game, seat):
            game.finished |= 1 << seat

    def is_finished(self, game: G, seat: int) -> bool:
        """Whether a seat has nothing left to choose."""
        return not self.offer(game, seat)

    def happen(self, game: G) -> None:
        sealed = game.sealed
        game.sealed = None
        game.close_undo()
        if sealed is not None:
            self.reveal(game, sealed)

    def reveal(self, game: G, sealed: list[list[Choice]]) -> None:
        """Turn up together what every seat has chosen, by seat in the order of choosing."""
