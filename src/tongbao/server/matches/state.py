"""Match state: all that is true of a match at one moment, as an immutable value."""

import math
import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec

from tongbao.bots import usual_bot
from tongbao.engine.game import Game
from tongbao.engine.luck import commitment, served_luck
from tongbao.engine.meta import Meta, Setup
from tongbao.engine.record import Record, decision_of
from tongbao.engine.seats import SPECTATOR
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.matches.chat import ChatLog
from tongbao.server.matches.choice_log import UNDO, Row, effective_choices
from tongbao.server.matches.clocks import Clocks, time_entry
from tongbao.server.matches.concurrency import STALE
from tongbao.server.matches.hints import GivenHint, Hint, are_there
from tongbao.server.matches.lessons import Course
from tongbao.server.matches.offers import Offer
from tongbao.server.matches.remarks import HAS_LEFT, STANDS_IN, TIME_OUT, Remark
from tongbao.server.matches.seats import NOBODY, MatchSeat
from tongbao.server.matches.settings import FIRST_LEG, MatchSettings
from tongbao.server.matches.standing_answers import Settled
from tongbao.server.matches.time_controls import Calendar

GO_ON: Final = "go_on"
WAIT: Final = "wait"
END: Final = "end"
BALLOTS: Final = (GO_ON, WAIT, END)
"""Ballots: a stand-in plays for the absent player, the others wait for them, or the game ends."""


class Takeback(msgspec.Struct, frozen=True):
    """A seat's request to take back, made after so many choices and undos, and the seats that have agreed."""

    seat: int
    rows: int
    agreed: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The text that is stored, in JSON."""
        return msgspec.json.encode(self).decode()


class Vote(msgspec.Struct, frozen=True):
    """A vote on how to go on without a seat: the ballots of the others, by seat."""

    seat: int
    ballots: dict[int, str] = {}

    @property
    def text(self) -> str:
        """The text that is stored, in JSON."""
        return msgspec.json.encode(self).decode()

    def decided(self, voters: Collection[int]) -> str | None:
        """The ballot that more than half of the voters cast, if there is one."""
        counts = Counter([ballot for seat, ballot in self.ballots.items() if seat in voters])
        return next((ballot for ballot, count in counts.items() if 2 * count > len(voters)), None)


def takeback_in(text: str | None) -> Takeback | None:
    """Parse a stored takeback."""
    return msgspec.json.decode(text, type=Takeback) if text else None


def vote_in(text: str | None) -> Vote | None:
    """Parse a stored vote."""
    return msgspec.json.decode(text, type=Vote) if text else None


def seats_in(text: str | None) -> frozenset[int]:
    """The seats that a text names."""
    return frozenset(int(word) for word in (text or "").split())


@dataclass(frozen=True, slots=True, eq=False)
class MatchState:
    """All that is true of a match at one moment: seats, choices, game, clocks, votes, chat.

    It is immutable: a change of a match makes another state. ``game`` is None before its start; ``choice_log`` is
    every choice and undo ever made, ``standing_answers`` those of each seat. ``settings`` are those of whoever
    opened the table; pace and chat can change. ``hints`` are those that were taken, ``given_hints`` the latest
    advice to each seat. ``branch`` is the match from whose position it goes on, if it does; ``course`` the scene
    that is learned in it, ``example`` the anchor of the example of the rules that it begins with. ``stack`` lists
    the cards that its shuffles lay on top, and is as secret as ``secret``. ``contest`` is the contest it is played
    for, if any, and from ``seed``, as secret too, its bots draw their seeds then. ``stood_in`` are the seats for
    which a stand-in has chosen, ``ending`` those that have agreed to end the game. ``is_imported``: its record was
    imported. ``was_put_aside``: it couldn't be replayed when that was tried before. ``paired`` is how many players
    are wished for, if it was founded by pairing. ``moved`` is when something was chosen last, in seconds since
    1970. ``version`` counts all writes to it, by any process.
    """

    id: str
    meta: Meta[Any]
    rules: int
    cards: str | None
    secret: str
    listed: bool
    stack: Sequence[str]
    branch: str | None
    example: str
    contest: str
    seed: str
    is_imported: bool
    was_put_aside: bool
    version: int
    host: str
    rematch: str | None
    options: dict[str, str]
    started: bool
    moved: float
    settings: MatchSettings
    paired: str
    stood_in: frozenset[int]
    takeback: Takeback | None
    vote: Vote | None
    ending: frozenset[int]
    closed: bool
    course: Course | None
    remarks: tuple[Remark, ...]
    hints: tuple[Hint, ...]
    given_hints: Mapping[int, GivenHint]
    chat: ChatLog
    seats: tuple[MatchSeat, ...]
    choice_log: tuple[Row, ...]
    standing_answers: tuple[Settled, ...]
    calendars: Mapping[str, Calendar]
    clocks: Clocks | None
    game: Game | None = None

    def but(self, **changes: Any) -> "MatchState":
        """This state with some fields changed, where it is done for every choice.

        ``dataclasses.replace``, whose fields mypy checks, takes four times as long for so many.
        """
        after = object.__new__(MatchState)
        for put, value in zip(SLOTS, VALUES(self), strict=True):
            put(after, value)
        for name, value in changes.items():
            object.__setattr__(after, name, value)
        return after

    def require_game(self) -> Game:
        """The game. Raises UserError before its start."""
        if self.game is None:
            raise UserError("This game hasn’t started: there are still empty seats.", 409)
        return self.game

    def game_in_play(self) -> Game:
        """The game, if it goes on. Raises UserError before its start, or if it was ended early."""
        game = self.require_game()
        if self.closed:
            raise UserError("This game was ended early.", 409)
        return game

    @property
    def is_over(self) -> bool:
        """True if its game has come to its end; one that was ended early has not."""
        return self.game is not None and self.game.over

    @property
    def has_return_game(self) -> bool:
        """True if a second game with seats swapped follows it by itself: both still play when its own is over.

        Nobody has to play it for whom a stand-in plays, nor after a game that was ended early.
        """
        if self.settings.leg != FIRST_LEG or len(self.seats) != 2 or self.closed or self.is_imported:
            return False
        sitting = [chair.kind == "human" or (chair.kind == "bot" and chair.person is None) for chair in self.seats]
        return all(sitting) and any(chair.kind == "human" for chair in self.seats)

    def seat_version(self, seat: int) -> int:
        """The version of a seat: how many choices and undos it has ever made; 0 for the spectator.

        A choice is meant for a version of the seat that chooses. It counts nothing of the others, who may be choosing
        at the same time, unseen.
        """
        return sum(row[0] == seat for row in self.choice_log)

    def is_repeat(self, seat: int, text: str, version: int) -> bool:
        """True if the seat did just this at that version. Raises UserError if it did something else then."""
        done = [row[1] for row in self.choice_log if row[0] == seat]
        if not 0 <= version <= len(done) or (version < len(done) and done[version] != text):
            raise UserError(STALE, 409)
        return version < len(done)

    def is_unchanged_for(self, seat: int, choices: int) -> bool:
        """True if nothing has changed for the seat since so many choices and undos had been made.

        If all choose at once, the choices that others make meanwhile change nothing.
        """
        since = self.choice_log[choices:]
        unseen = self.game is not None and self.game.sealed is not None
        return not since or (unseen and all(by != seat and text != UNDO for by, text in since))

    @property
    def has_hints(self) -> bool:
        """True if players may ask for hints, and the game has them."""
        return self.settings.hints and are_there(self.meta.name)

    def hint_for(self, seat: int) -> GivenHint | None:
        """The latest advice to the seat, if it still has the same choice to make."""
        given = self.given_hints.get(seat)
        return given if given is not None and self.is_unchanged_for(seat, given.rows) else None

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return self.settings.stand_in or usual_bot(self.meta.name)

    @property
    def commitment(self) -> str:
        """The commitment to the secret, which is published before the deal."""
        return commitment(bytes.fromhex(self.secret))

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats that a person plays; several on a shared device."""
        return [s.seat for s in self.seats if person is not None and s.kind == "human" and s.person == person.id]

    def seats_kept_for(self, person: Person | None) -> list[int]:
        """The seats on which a stand-in plays for a person, until they take them back."""
        return [s.seat for s in self.seats if person is not None and s.kind == "bot" and s.person == person.id]

    def seats_stood_in_for(self, person: Person | None) -> list[int]:
        """The kept seats of a person who was away or ran out of time, and didn’t leave: they still see through them."""
        why = {remark.seat: remark.kind for remark in self.remarks if remark.kind in (HAS_LEFT, STANDS_IN, TIME_OUT)}
        return [seat for seat in self.seats_kept_for(person) if why.get(seat) in (STANDS_IN, TIME_OUT)]

    def free_seats(self) -> list[int]:
        """The seats on which somebody can still sit down."""
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    def require_seat(self, person: Person | None, seat: int) -> None:
        """Raises UserError unless the person plays this seat."""
        mine = self.seats_of(person)
        if not mine:
            raise UserError("You are watching this table: only players seated here can play.", 403)
        if seat not in mine:
            own = ", ".join(map(str, mine))
            raise UserError("Seat {seat} isn’t yours; you play: {own}.", 403, seat=seat, own=own)

    def looking_seat(self, person: Person | None, seat: int | None = None) -> int:
        """The seat as which a person looks on: their only one unless one is named. Raises UserError for another's."""
        if seat is None:
            mine = self.seats_of(person)
            return mine[0] if len(mine) == 1 else SPECTATOR
        if seat != SPECTATOR:
            self.require_seat(person, seat)
        return seat

    def require_host(self, person: Person) -> None:
        """Raises UserError unless the person opened this table."""
        if person.id != self.host:
            raise UserError("Only the person who opened the table can do that.", 403)

    def is_takeback_asked(self) -> bool:
        """True if somebody asks to take back, and nothing has been chosen since."""
        return self.takeback is not None and self.takeback.rows == len(self.choice_log)

    def overdue(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        if self.clocks is None or self.closed or self.game is None or self.game.over:
            return []
        return self.clocks.fallen(now)

    def with_clocks_spared(self, until: float, now: float) -> "MatchState":
        """The state in which no time runs out before ``until``; the same if none would."""
        if self.clocks is None or now >= until:
            return self
        spared = self.clocks.spared(until, now)
        return self if spared.hands == self.clocks.hands else replace(self, clocks=spared)

    def play_again(self, seats: Sequence[MatchSeat], log: Sequence[Row], options: dict[str, str]) -> Game:
        """The game that these choices make on these seats, under these options; takes as long as a replay."""
        players, names = len(seats), [seat.name for seat in seats]
        setup = Setup(self.meta, players, self.meta.settle(players, options, self.rules), names, self.cards, self.rules)
        luck = served_luck(self.secret, [seat.salt for seat in seats], list(self.stack))
        choices = [decision_of(self.meta, seat, text, players) for seat, text in effective_choices(log)]
        return Record(setup, luck.origin(), choices).play_again(luck, chronicle=True)

    def handed_over(self, before: str, after: Person | None) -> "MatchState":
        """The state in which everything of one person belongs to another person, or to nobody."""
        name, person = (NOBODY, None) if after is None else (None, after.id)
        seats = [replace(s, person=person, name=name or s.name) if s.person == before else s for s in self.seats]
        host = (person or "") if self.host == before else self.host
        return replace(self, seats=tuple(seats), host=host, chat=self.chat.handed_over(before, person))


FIELDS: Final = tuple(one.name for one in fields(MatchState))
VALUES: Final = attrgetter(*FIELDS)
SLOTS: Final = tuple(getattr(MatchState, name).__set__ for name in FIELDS)
"""The fields of a state: their names, and the functions by which their slots are read and written."""


NOTICED: Final = 10
"""Seconds after which others are told that a person is away: a page that is reloaded is back sooner."""


class Absent(NamedTuple):
    """A person who doesn't have the match open: ``since`` when, on the monotonic clock, and ``at`` which moment."""

    since: float
    at: float

    @property
    def seconds(self) -> float:
        """For how long."""
        return time.monotonic() - self.since


@dataclass(frozen=True, slots=True, eq=False)
class MatchView:
    """A view of a match: a state of it, and who has it open.

    ``key`` is the same object for all views of one match as one sort of viewer sees it, and ``change_count`` differs
    between two of them that aren't the same: both are the cache key of what was drawn. ``grace`` is for how many
    seconds nothing is decided about people who are away. ``away`` are people of the match who don't have it open, and
    after ``stand_in_after`` seconds a stand-in plays for them. ``offer`` is the offer to play again, as far as known.
    """

    key: object
    change_count: int
    state: MatchState
    people_here: frozenset[str] = frozenset()
    watchers: int = 0
    grace: float = math.inf
    away: Mapping[str, Absent] = field(default_factory=dict)
    stand_in_after: float = math.inf
    offer: Offer | None = None

    @property
    def id(self) -> str:
        """The name of the match."""
        return self.state.id

    @property
    def meta(self) -> Meta[Any]:
        """The game that is played."""
        return self.state.meta

    def entries(self, mine: Collection[int]) -> list[dict[str, Any]]:
        """The seats as the page shows them to the player of the seats ``mine``."""
        clocks, awaited = self.state.clocks if self.state.started else None, self.waited_for()
        return [
            {
                **s.entry(s.kind == "bot" or s.person in self.people_here, s.seat in mine),
                "time": time_entry(s, clocks),
                "away_until": self.away_until(s) if s.seat in awaited else None,
            }
            for s in self.state.seats
        ]

    def waited_for(self) -> list[int]:
        """The seats of people who are to act and away, while another person sits here."""
        state, game = self.state, self.state.game
        if game is None or game.over or state.closed or state.course is not None:
            return []
        people = {chair.person for chair in state.seats if chair.kind == "human"}
        acting = [state.seats[seat] for seat in game.seats_to_act()]
        gone = [chair.seat for chair in acting if chair.kind == "human" and chair.person not in self.people_here]
        return sorted(gone) if len(people) > 1 else []

    def away_until(self, chair: MatchSeat) -> int | None:
        """The moment at which a stand-in comes for the person on a seat; None if none does, or they are hardly gone."""
        absent = self.away.get(chair.person or "")
        if absent is None or absent.seconds < NOTICED or self.stand_in_after == math.inf:
            return None
        return round(absent.at + self.stand_in_after)
