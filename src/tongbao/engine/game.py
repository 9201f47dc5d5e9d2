"""A game and its agenda of steps: the whole mechanism that runs every rulebook."""

from abc import abstractmethod
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine.choice import CONCEDE, NOTHING, Choice, Decision, IllegalChoice
from tongbao.engine.events import Event
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.observation import MOST, Field, count, seats
from tongbao.engine.packing import PAST, again, parts_of
from tongbao.engine.plain import attributes, plain
from tongbao.engine.seats import CLOCKWISE, MOST_SEATS, NOBODY, SPECTATOR
from tongbao.engine.step import Automatic, Step

S = TypeVar("S", bound=Step[Any])
ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]
NO_CARDS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game being played: what lies on its table, and what is to come. Steps say what may be done; its verbs do it.

    Attributes that every game shares: ``players`` (number of seats), ``agenda`` (steps to come, the next one last),
    ``luck``, ``known`` (by card, a bit mask of the seats that know its face), ``everybody`` (the mask of all seats and
    the spectator), ``over``, ``actor`` (the first of the seats to act, or NOBODY), ``decisions`` (how many were made),
    ``history`` (which they were; None in an imagined game) and ``events`` (None unless a chronicle is kept). Clones
    share their history: a list of which each game counts the first ``decisions`` entries as its own, and takes a copy
    before it adds to one that another game has prolonged.

    A game names what never changes at its table and is shared by all clones in ``CONSTANT``, what of that chance has
    made in ``DRAWN``, and in ``CACHED`` what can be found again from the rest; all else is its state.
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
    CONSTANT: ClassVar[tuple[str, ...]] = ("setup",)
    DRAWN: ClassVar[tuple[str, ...]] = ()
    CACHED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, luck: Luck) -> None:
        self.setup: Final = setup
        self.players: Final = setup.players
        self.everybody: Final = (2 << setup.players) - 1
        self.luck = luck
        self.agenda: list[Step[Any]] = EMPTY_AGENDA[:]
        self.known = NO_CARDS
        self.legal: list[Choice] = NOTHING
        self.actor = NOBODY
        self.sealed: list[list[Choice]] | None = None
        self.finished = 0
        self.over = False
        self.decisions = 0
        self.barrier = 0
        self.history: list[Decision] | None = None
        self.events: list[Event] | None = None

    # What each game says of its table.

    @abstractmethod
    def clone(self) -> "Game":
        """A copy that plays on by itself; ends with ``resume``."""

    def piles(self) -> list[list[int]]:
        """Every list of cards that may lie face down, in a fixed order; changing a list changes this table alone.

        Cards that lie in none of them are known to everybody. A game whose clones share their lists until a card
        moves parts them here, ``known`` as well.
        """
        return []

    def inventory(self) -> list[int]:
        """Every card on the table, as often as it lies somewhere; in a sound game each once."""
        return NO_CARDS

    def backs(self) -> int:
        """How many kinds of backs the cards have."""
        return 1

    def back(self, card: int) -> int:
        """The kind of a card's back, from 0 on; cards with equal backs look the same face down."""
        return 0

    def mix_backs(self) -> None:
        """In an imagined copy, before cards are dealt again: put in any order what shows nobody even its back.

        The order must come from ``luck`` and from how many there are of each back, from nothing else.
        """

    def conceal(self, seat: int) -> None:
        """In a redacted copy: forget hidden things that aren't cards."""

    def deal_secrets(self, seat: int) -> None:
        """In an imagined copy: draw again hidden things that aren't cards."""

    def is_possible(self) -> bool:
        """In an imagined copy, once cards are dealt again: whether the game could stand as it does with such hands.

        Where hidden cards alone may end a game, a deal with which it would have ended before is impossible.
        """
        return True

    def make_possible(self, seat: int) -> None:
        """In an imagined copy whose deal is not possible: let cards that the seat doesn't know change places."""

    def find_again(self) -> None:
        """In a game made again of a world: find what is CACHED, unless whoever asks for it finds it by itself."""

    def has_conceded(self, seat: int) -> bool:
        """Whether the seat has given the game up."""
        return False

    # The agenda.

    def then(self, steps: list[S]) -> None:
        """Put steps in front of what is still to come, the first one next."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

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

    def next(self, step: Step[Any]) -> None:
        """Put one step in front; a step that was just taken asks again by putting itself there."""
        self.agenda.append(step)

    @property
    def step(self) -> Step[Any]:
        """The step on top of the agenda: what is being asked, or happens next."""
        return self.agenda[-1]

    def is_offered(self) -> bool:
        """Whether the step on top is being asked; then hidden cards dealt again can't make it be left out."""
        return len(self.legal) > 0

    def seal(self, step: Step[Any]) -> None:
        """Let all seats choose at the same time, each in its own time, unseen by the others.

        An earlier choice can be taken back until another seat has sealed something.
        """
        self.sealed = [[] for _ in range(self.players)]
        self.finished = 0
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
        """The choices of the seat; empty when it isn't to act. The list must not be changed."""
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
            raise IllegalChoice(f"No one can concede in {self.setup.meta.title}.")
        if self.over:
            raise IllegalChoice(f"Seat {seat} can’t concede: the game is over.")
        if not 0 <= seat < self.players:
            raise IllegalChoice(f"There is no seat {seat}; seats go from 0 to {self.players - 1}.")
        if self.has_conceded(seat):
            raise IllegalChoice(f"Seat {seat} has already conceded.")
        self.note(CONCEDE.by[seat])
        self.close_undo()
        self.setup.meta.give_up(self, seat)
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
            return f"“{wish}” isn’t possible: the game is over."
        if not legal:
            to_act = " and ".join([str(s) for s in self.seats_to_act()])
            return f"“{wish}” isn’t possible: it isn’t seat {seat}’s turn; to act: seat {to_act}."
        return f"“{wish}” isn’t possible now; choose one of: {', '.join([c.text for c in legal])}."

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise, beginning with one. The list must not be changed."""
        return CLOCKWISE[self.players][first]

    # Secrecy: who knows which card.

    def bit(self, seat: int) -> int:
        """The seat's bit in the masks of ``known``; the spectator's is the one above the seats'."""
        return 1 << (seat if seat >= 0 else self.players)

    # Undo: a shorter record, never across a barrier.

    def close_undo(self) -> None:
        """From here nobody can take back their choices: something hidden was seen, or luck was used."""
        self.barrier = self.decisions

    def undoable(self, seat: int) -> int:
        """How many of its latest decisions the seat may take back: none from before another seat's.

        While all choose at once, what the others have sealed stands in nobody's way, but for what came before it.
        """
        count, history, sealing, others = 0, self.history, self.decisions, False
        for picks in self.sealed or []:
            sealing -= len(picks)
        if history is not None:
            for i in range(self.decisions - 1, self.barrier - 1, -1):
                if history[i].seat != seat:
                    others = True
                if others and i < sealing:
                    break
                if history[i].seat == seat:
                    count += 1
        return count

    def crosses_barrier(self, seat: int, choice: Choice) -> bool:
        """Whether the choice, once taken, can't be undone."""
        trial = self.clone()
        trial.take(seat, choice)
        return trial.undoable(seat) == 0

    # What is told.

    def tell(self, event: Event) -> None:
        """Add a line to the chronicle; call it only if one is kept."""
        if self.events is not None:
            event.decisions = self.decisions
            self.events.append(event)

    def seat(self, number: int) -> int:
        """The number itself if it is a seat or the spectator. Raises ValueError otherwise."""
        if not SPECTATOR <= number < self.players:
            raise ValueError(f"There is no seat {number}; seats go from 0 to {self.players - 1}.")
        return number

    def scores(self) -> list[int]:
        """The score of each seat in points; final when the game is over."""
        return self.setup.meta.scores(self)

    def places(self) -> list[int]:
        """The place of each seat, 1 for the best; several may share one."""
        return self.setup.meta.places(self)

    # What programs learn from, where the game says nothing else.

    def usual_layout(self) -> list[Field]:
        """The numbers of ``write_usual``: who is to act, and the points."""
        return [
            Field("to_act", self.players, 1, "Which seats are to act, clockwise from one’s own."),
            Field("points", self.players, MOST, "The points of each seat, clockwise from one’s own."),
        ]

    def write_usual(self, out: BytesWriter, seat: int) -> None:
        """Write what a seat knows; points must be open to all."""
        seats(out, self.seats_to_act(), seat, self.players)
        points = self.scores()
        for other in self.seats_from(seat):
            count(out, points[other], MOST)

    # For clones and other copies.

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, parts_of(self)

    def resume(self, other: "Game") -> None:
        """Take over from another game what is not on the table: what is to come, whose move it is, the past."""
        self.agenda = other.agenda[:]
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

    def state(self) -> dict[str, object]:
        """Everything on the table and on the agenda, as plain data: equal games have equal states."""
        left_out = (*self.CONSTANT, *self.CACHED, *PAST)
        return {name: plain(getattr(self, name)) for name in attributes(self) if name not in left_out}

    def fingerprint(self) -> str:
        """A short hash of ``state``: the same in every build and on every machine."""
        return blake2b(repr(self.state()).encode(), digest_size=8).hexdigest()

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.agenda[-1]}, to act: {list(self.seats_to_act())}"
        return f"<{self.setup.meta.name}, {self.players} players, {self.decisions} decisions, {now}>"


class EndOfGame(Automatic[Game]):
    """Lies at the bottom of every agenda: when nothing else is to come, the game is over."""

    def happen(self, game: Game) -> None:
        game.over = True


EMPTY_AGENDA: Final[list[Step[Any]]] = [EndOfGame(NOBODY)] * 8
"""Copied, it is the agenda to begin with: one end is enough, but a list that is never short needn't shrink and grow."""


def create(setup: Setup, luck: Luck, chronicle: bool = False) -> Game:
    """A game that is dealt and waits for its first choice; it keeps a chronicle if wished. Raises BadCards."""
    game: Game = setup.meta.deal(setup, luck)
    game.history = []
    game.events = [] if chronicle else None
    game.advance()
    return game
