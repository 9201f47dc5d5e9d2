"""One match: its chairs, the choices made in it, and the game that they make."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

import tongbao
from tongbao.bots import usual_bot
from tongbao.engine.choice import CONCEDE
from tongbao.engine.game import Game
from tongbao.engine.luck import commitment, served_luck
from tongbao.engine.meta import Setup
from tongbao.engine.record import Record, decision_of, read_rules, undone
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.metrics import CHOICES
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Absence
from tongbao.server.db.database import Database, Write, append_choices, batch, next_version
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.matches.chat import ChatLog
from tongbao.server.matches.clocks import (
    Clocks,
    Hand,
    clocks_at,
    clocks_begun,
    clocks_of_chairs,
    clocks_with,
    keep_clocks,
    time_entry,
)
from tongbao.server.matches.concurrency import STALE, replay, serialised
from tongbao.server.matches.damaged import DAMAGED
from tongbao.server.matches.hints import GivenHint, Hint, are_there
from tongbao.server.matches.lessons import Progress, after_choice, after_undo, course_in, learn, noted
from tongbao.server.matches.remarks import TAKES_BACK, TIME_OUT, Remark, keep_remarks
from tongbao.server.matches.remote_presence import RemotePresence
from tongbao.server.matches.repository import (
    BRANCH,
    CLOSED,
    CONTEST,
    EXAMPLE,
    IMPORTED,
    ON,
    PAIRED,
    SEED,
    STACK,
    STOOD_IN,
    TAKEBACK,
    UNDO,
    VOTE,
    Row,
    StoredMatch,
    change_chairs,
    change_setting,
    effective_choices,
    load_match,
    version_of,
)
from tongbao.server.matches.seats import NOBODY, MatchSeat, drawn_by_lot
from tongbao.server.matches.settings import MatchSettings, terms_in
from tongbao.server.matches.signatures import signature
from tongbao.server.matches.standing_answers import keep_settled, settled_anew, take_answers
from tongbao.server.matches.time_controls import Calendar
from tongbao.server.matches.vote_state import Takeback, Vote, seats_in, takeback_in, vote_in

LONGEST_CHOICE: Final = 64


class Subscriber(Protocol):
    """Whoever wants to know that something has changed: an open page, or the bots."""

    person: Person | None
    is_page: bool

    def wake(self) -> None:
        """Something has changed; must return at once."""


Ending = Callable[["Match", Game], Write]
"""What is kept besides when a game ends, with the choice that ended it: all of it or nothing."""


class Match:
    """One match, from its founding to the end of its game.

    A game in play is never changed: a choice is made in a copy, which takes its place once the choice is committed. So
    whoever holds ``game`` holds a position that stays as it is. ``rows`` are all choices and undos ever made,
    ``settled`` the standing answers of each seat. ``terms`` are those of whoever opened the table; pace and chat can
    change. ``hints`` are those that were taken, ``advised`` is what each seat was told last. ``branch`` is the match
    from whose position it goes on, if it does; ``course`` is the scene that is learned in it, if one is,
    ``example`` the anchor of the example of the rules that it begins with, if it does. ``stack`` says which cards
    its shuffles lay on top, and is as secret as ``secret``. ``talk`` is what was said at its table, ``moment`` up to
    when it is shown: on what those see who watch later, that is in the past. ``contest`` says what it is played for,
    if for more than itself, and from ``seed``, as secret too, its bots draw their seeds then. ``stood_in`` are the
    seats for which a stand-in has chosen. ``endings`` is what is kept besides when its game ends, ``randomness`` what
    draws its seats, ``absence`` for how long it waits for those who are away. ``is_imported``: its record was brought.
    ``was_put_aside``: it couldn't be played when that was tried before. ``paired`` is how many
    players those wish who were brought together by pairing. ``edition`` counts what was written of it, by whatever
    process; ``revision`` counts every change seen here, also who came and went.
    ``in_doubt`` as in ``Shared``.
    """

    def __init__(self, database: Database, kept: StoredMatch) -> None:
        row = kept.match
        self.database: Final = database
        self.id: Final[str] = row.id
        self.meta: Final = tongbao.GAMES[row.game]
        self.rules: Final = read_rules(self.meta, row.rules)
        self.cards: Final[str | None] = row.cards
        self.secret: Final[str] = row.secret
        self.listed: Final[bool] = row.listed
        self.course: Final = course_in(row.game, kept.settings)
        self.branch: Final = kept.settings.get(BRANCH, "").partition(" ")[0] or None
        self.example: Final = kept.settings.get(EXAMPLE, "")
        self.is_imported: Final = kept.settings.get(IMPORTED) == ON
        self.was_put_aside: Final = DAMAGED in kept.settings
        self.stack: Final = kept.settings.get(STACK, "").splitlines()
        self.contest: Final = kept.settings.get(CONTEST, "")
        self.seed: Final = kept.settings.get(SEED, "")
        self.talk: Final = ChatLog(row.id)
        self.moment = math.inf
        self.lock: Final = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.remote_presence, self.randomness, self.absence = RemotePresence(), Randomness(), Absence()
        self.on_game_over: Sequence[Ending] = ()
        self.revision = 0
        self.know(kept, self.game_in(kept))

    def know(self, kept: StoredMatch, game: Game | None) -> None:
        """Have what is kept of it as far as that can change, and the game that its choices make."""
        row, wished = kept.match, kept.settings
        self.in_doubt = False
        self.edition: int = row.edition
        self.host: str = row.host
        self.rematch: str | None = row.rematch
        self.options: dict[str, str] = row.options
        self.started: bool = row.started is not None
        self.moved: float = row.moved
        self.terms: MatchSettings = terms_in(wished)
        self.paired: str = wished.get(PAIRED, "")
        self.stood_in: set[int] = seats_in(wished.get(STOOD_IN))
        self.takeback: Takeback | None = takeback_in(wished.get(TAKEBACK))
        self.vote: Vote | None = vote_in(wished.get(VOTE))
        self.closed: bool = wished.get(CLOSED) == ON
        self.remarks: list[Remark] = list(kept.remarks)
        self.hints: list[Hint] = list(kept.hints)
        self.advised: dict[int, GivenHint] = dict(kept.advised)
        self.talk.said = list(kept.said)
        self.chairs, self.rows, self.settled = kept.seats, kept.rows, kept.settled
        self.calendars: dict[str, Calendar] = dict(kept.calendars)
        self.clocks: Clocks | None = clocks_with(self.terms.clock, kept.hands, self.chairs, self.calendars)
        self.game: Game | None = game

    # Questions.

    def version(self, seat: int) -> int:
        """How many choices and undos the seat has ever made; 0 for the spectator.

        What is chosen is meant for a version of the seat that chooses. It counts nothing of the others, who may be
        choosing at the same time, unseen.
        """
        return sum(row[0] == seat for row in self.rows)

    @property
    def has_hints(self) -> bool:
        """Whether those who play may ask for hints, and there are such in the game."""
        return self.terms.hints and are_there(self.meta.name)

    @property
    def stand_in(self) -> str:
        """The bot that plays for who is away."""
        return self.terms.stand_in or usual_bot(self.meta.name)

    @property
    def commitment(self) -> str:
        """What is published of the secret before the deal."""
        return commitment(bytes.fromhex(self.secret))

    def playing(self) -> Game:
        """The game. Raises UserError before its start."""
        if self.game is None:
            raise UserError("This game has not started: there are free seats.", 409)
        return self.game

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats that a person plays; several on a shared device."""
        return [c.seat for c in self.chairs if person is not None and c.kind == "human" and c.person == person.id]

    def seats_kept_for(self, person: Person | None) -> list[int]:
        """The seats on which a stand-in plays for a person, until he takes them back."""
        return [c.seat for c in self.chairs if person is not None and c.kind == "bot" and c.person == person.id]

    def free_seats(self) -> list[int]:
        """Where somebody can still sit down."""
        return [chair.seat for chair in self.chairs if chair.kind == "open"]

    def people_here(self) -> set[str]:
        """The people who have this match open, at whatever process of the server."""
        return self.people_at_pages() | self.remote_presence.people(self.id)

    def people_at_pages(self) -> set[str]:
        """The people who have it open at this process."""
        return {subscriber.person.id for subscriber in self.subscribers if subscriber.person is not None}

    def is_watched(self) -> bool:
        """Whether anybody has it open."""
        return any(subscriber.is_page for subscriber in self.subscribers) or self.remote_presence.is_open(self.id)

    def watchers(self) -> int:
        """How many open pages belong to nobody who sits here."""
        return self.watchers_at_pages() + self.remote_presence.watchers(self.id)

    def watchers_at_pages(self) -> int:
        """How many of them there are at this process."""
        seated = {chair.person for chair in self.chairs if chair.kind == "human"}
        return sum(o.is_page and (o.person is None or o.person.id not in seated) for o in self.subscribers)

    def entries(self, mine: Iterable[int]) -> list[dict[str, Any]]:
        """The chairs as the page of the one who plays the seats ``mine`` shows them."""
        here, clocks = self.people_here(), self.clocks if self.started else None
        return [
            {**c.entry(c.kind == "bot" or c.person in here, c.seat in mine), "time": time_entry(c, clocks)}
            for c in self.chairs
        ]

    def require_seat(self, person: Person | None, seat: int) -> None:
        """Raises UserError unless the person plays this seat."""
        mine = self.seats_of(person)
        if not mine:
            raise UserError("You are watching this table: only those who sit at it can play.", 403)
        if seat not in mine:
            own = ", ".join(map(str, mine))
            raise UserError("Seat {seat} is not yours; you play: {own}.", 403, seat=seat, own=own)

    def hint_for(self, seat: int) -> GivenHint | None:
        """What the seat was told, if it still stands before the same choice."""
        advised = self.advised.get(seat)
        return advised if advised is not None and self.is_as_before(seat, advised.rows) else None

    def is_as_before(self, seat: int, rows: int) -> bool:
        """Whether for the seat nothing has changed since so many choices and undos had been made.

        Where all choose at once, what others choose meanwhile changes nothing.
        """
        since = self.rows[rows:]
        unseen = self.game is not None and self.game.sealed is not None
        return not since or (unseen and all(by != seat and text != UNDO for by, text in since))

    # Playing.

    @serialised
    async def choose(self, seat: int, text: str, version: int, chair: MatchSeat | None = None) -> bool:
        """Make a choice that was meant for a version of the seat; True once it is committed.

        A repeat of a choice that was made already isn't made twice: False. Raises UserError if the seat has moved on
        since, or if somebody else sits there than on the ``chair`` from which it was chosen, IllegalChoice if the
        choice isn't possible.
        """
        text = " ".join(text.split())[:LONGEST_CHOICE]
        game = await self.in_play(seat)
        if chair is not None and self.chairs[seat] != chair:
            raise UserError(STALE, 409)
        if self.is_repeat(seat, text, version):
            return False
        after = game.clone()
        after.take(seat, text)
        progress = after_choice(self.course, game, seat, text)
        rows = [(seat, text), *take_answers(after, self.chairs, self.settled)]
        stood_in = self.stood_in_with(seat)
        noted = [] if stood_in == self.stood_in else [keep_stood_in(self.id, stood_in)]
        await self.keep(rows, after, *noted, progress=progress)
        self.stood_in = stood_in
        self.changed(seat)
        return True

    @serialised
    async def concede(self, seat: int) -> bool:
        """Give the seat's game up; True once it is committed, False if it was before. Raises IllegalChoice."""
        game = await self.in_play(seat)
        if game.has_conceded(seat):
            return False
        after = game.clone()
        after.concede(seat)
        await self.keep([(seat, CONCEDE.text), *take_answers(after, self.chairs, self.settled)], after)
        self.changed(seat)
        return True

    @serialised
    async def settle(self, seat: int, wishes: dict[str, str]) -> None:
        """Change standing answers of the seat; what it is just asked is answered at once. Raises UserError."""
        game = await self.in_play(seat)
        if game.over:
            raise UserError("The game is over: nobody will be asked any more.", 409)
        settled = self.settled[:]
        settled[seat] = settled_anew(self.meta, settled[seat], wishes)
        after = game.clone()
        await self.keep(take_answers(after, self.chairs, settled), after, keep_settled(self.id, seat, settled[seat]))
        self.settled = settled
        self.changed(seat)

    @serialised
    async def undo(self, seat: int, whole_turn: bool, version: int) -> bool:
        """Take back the seat's latest choice, or all that it may take back; a repeat as in ``choose``."""
        game = await self.in_play(seat)
        if self.is_repeat(seat, UNDO, version):
            return False
        steps = max(1, game.undoable(seat)) if whole_turn else 1
        after = await replay(lambda: undone(game, seat, steps))
        rows = [(seat, UNDO)] * steps
        progress = after_undo(self.course, game, seat, steps)
        told = Remark(seat, after.decisions, TAKES_BACK, {})
        remarks = [] if game.sealed is not None or told in self.remarks[-1:] else [told]
        await self.keep(rows, after, remarks=remarks, progress=progress)
        self.changed(seat)
        return True

    # Clocks, and who is away.

    async def in_play(self, seat: int | None = None) -> Game:
        """The game, if it goes on; stand-ins sit down for all whose time has run out. Needs the lock.

        Raises UserError before its start, if it was ended early, or if just that seat's time has run out.
        """
        game = self.playing()
        if self.closed:
            raise UserError("This game was ended early.", 409)
        fallen = [] if self.clocks is None or game.over else self.clocks.fallen(time.time())
        if fallen:
            await self.give_over(fallen, TIME_OUT)
            self.changed()
        if seat in fallen:
            raise UserError("Your time has run out; a stand-in plays until you take your seat back.", 409)
        return game

    @serialised
    async def time_out(self) -> None:
        """Let stand-ins sit down for all whose time has run out."""
        if not self.closed:
            await self.in_play()

    async def give_over(self, seats: Sequence[int], why: str) -> None:
        """Let stand-ins play for the people on these chairs, and say why. Needs the lock."""
        game = self.playing()
        sitting = [chair for chair in self.chairs if chair.seat in seats and chair.kind == "human"]
        taken = [chair.with_bot(self.stand_in) for chair in sitting]
        await self.take(taken, [Remark(chair.seat, game.decisions, why, {}) for chair in sitting])

    def takeback_is_asked(self) -> bool:
        """Whether somebody asks to take back, and nothing has been chosen since."""
        return self.takeback is not None and self.takeback.rows == len(self.rows)

    def stood_in_with(self, seat: int) -> set[int]:
        """For which seats a stand-in has chosen once one has chosen on that seat too: ratings ask for it."""
        chair = self.chairs[seat]
        return self.stood_in | ({seat} if chair.kind == "bot" and chair.person is not None else set())

    def kept_besides(self, clocks: Clocks | None, remarks: Sequence[Remark]) -> list[Write]:
        """What keeps the clocks as they will stand, and remarks that will be made."""
        works = [] if clocks is None else [keep_clocks(self.id, self.clocks, clocks)]
        return [*works, keep_remarks(self.id, len(self.remarks), remarks)] if remarks else works

    def require_host(self, person: Person) -> None:
        """Raises UserError unless the person opened this table."""
        if person.id != self.host:
            raise UserError("Only who opened the table can do that.", 403)

    def is_repeat(self, seat: int, text: str, version: int) -> bool:
        """Whether just this was done at that version. Raises UserError if the seat did something else then."""
        done = [row[1] for row in self.rows if row[0] == seat]
        if not 0 <= version <= len(done) or (version < len(done) and done[version] != text):
            raise UserError(STALE, 409)
        return version < len(done)

    async def keep(
        self,
        rows: list[Row],
        after: Game,
        *works: Write,
        remarks: Sequence[Remark] = (),
        progress: Progress | None = None,
    ) -> None:
        """Commit what was chosen, and other works with it; then let the game after it take its place.

        ``progress`` is how far that moves the lesson, where one is learned and it does. Needs the lock.
        """
        now = time.time()
        chosen = [append_choices(self.id, len(self.rows), rows, now, signature(after))] if rows else []
        ends = [ending(self, after) for ending in self.on_game_over] if after.over and not self.playing().over else []
        back = bool(rows) and all(text == UNDO for _, text in rows)
        clocks = clocks_at(self.clocks, after, self.chairs, self.closed, back)
        works = (*works, *noted(self.id, progress))
        head = head_after(after, now) if rows else {}
        told = self.news(self.chairs, after)
        if not works and not remarks and all(text not in (UNDO, CONCEDE.text) for _, text in rows):
            hands = [] if clocks is None else [(hand.left, hand.since) for hand in clocks.hands]
            told = msgspec.structs.replace(told, rows=rows, moved=now, hands=hands)
        await self.write(*chosen, *works, *self.kept_besides(clocks, remarks), *ends, told=told, **head)
        CHOICES.inc(len(rows))
        self.rows.extend(rows)
        self.remarks.extend(remarks)
        self.game, self.clocks = after, clocks
        learn(self.course, progress)
        self.moved = now if rows else self.moved

    def news(self, chairs: Sequence[MatchSeat], game: Game | None) -> MatchWritten:
        """What other processes are told of it once these sit there and this is the game."""
        seats = [] if game is None else game.seats_to_act()
        waits = self.course is not None or any(chairs[seat].kind == "bot" for seat in seats)
        return MatchWritten(self.id, self.edition + 1, waits=waits)

    async def write(self, *works: Write, told: MatchWritten | None = None, **head: object) -> None:
        """Commit these works, and what changes in the row of the match. Needs the lock.

        Raises Conflict if another process has written the match first; then nothing is changed.
        """
        news = self.database.publish(told or self.news(self.chairs, self.game))
        await self.database.write(batch([next_version(self.id, self.edition, head), *works, *news]))
        self.edition += 1

    @serialised
    async def follow(self, news: MatchWritten) -> None:
        """Take over what another process has committed. Raises UserError if the match is gone."""
        if news.edition <= self.edition:
            return
        if self.game is None or not news.rows or news.edition != self.edition + 1:
            await self.reload()
            return
        after = self.game.clone()
        for seat, text in news.rows:
            after.take(seat, text)
        self.game, self.edition, self.moved = after, news.edition, news.moved
        self.rows.extend(news.rows)
        if self.clocks is not None:
            self.clocks = self.clocks.but([Hand(left, since) for left, since in news.hands])
        self.changed(news.rows[0][0])

    @serialised
    async def catch_up(self) -> None:
        """Take from the database what another process has changed there, if that isn't known yet. Raises UserError."""
        kept = await self.database.read(lambda c: version_of(c, self.id))
        if kept != self.edition:
            await self.reload()

    async def reload(self) -> None:
        """Take from the database what is kept there. Needs the lock. Raises UserError if the match is gone."""
        kept = await self.database.read(lambda c: load_match(c, self.id))
        if kept is None:
            raise unknown(self.id)
        self.know(kept, await replay(lambda: self.game_in(kept)))
        course = course_in(self.meta.name, kept.settings)
        learn(self.course, None if course is None else course.progress)
        self.changed()

    def game_in(self, kept: StoredMatch) -> Game | None:
        """The game that the choices make which are kept, if it has begun."""
        return None if kept.match.started is None else self.play_again(kept.seats, kept.rows, kept.match.options)

    def play_again(self, seats: Sequence[MatchSeat], rows: Sequence[Row], options: dict[str, str]) -> Game:
        """The game that the choices make on these chairs, under these options."""
        players, names = len(seats), [chair.name for chair in seats]
        setup = Setup(self.meta, players, self.meta.settle(players, options), names, self.cards, self.rules)
        luck = served_luck(self.secret, [chair.salt for chair in seats], self.stack)
        choices = [decision_of(self.meta, seat, text, players) for seat, text in effective_choices(rows)]
        return Record(setup, luck.origin(), choices).play_again(luck, chronicle=True)

    def changed(self, by: int | None = None) -> None:
        """Tell everybody who looks on; first of all the one whose seat did it."""
        self.revision += 1
        doer = None if by is None else self.chairs[by].person
        for subscriber in sorted(self.subscribers, key=lambda o: o.person is None or o.person.id != doer):
            subscriber.wake()

    def hand_over(self, before: str, after: Person | None) -> None:
        """What was one person's is another's, or nobody's; so it is kept already."""
        name, person = (NOBODY, None) if after is None else (None, after.id)
        self.chairs = [replace(c, person=person, name=name or c.name) if c.person == before else c for c in self.chairs]
        self.host = (person or "") if self.host == before else self.host
        self.talk.hand_over(before, person)
        for subscriber in self.subscribers:
            if subscriber.person is not None and subscriber.person.id == before:
                subscriber.person = after
        self.changed()

    async def take(self, taken: Sequence[MatchSeat], remarks: Sequence[Remark] = ()) -> None:
        """Commit who sits on these chairs from now on; where no chair is free any more, the game starts with that.

        Then the seats are drawn by lot too, if that was wished. Needs the lock. Raises Conflict.
        """
        seats, game = self.chairs[:], None
        for chair in taken:
            seats[chair.seat] = chair
        if not self.started and not any(chair.kind == "open" for chair in seats):
            if self.terms.lot:
                seats = drawn_by_lot(seats, self.randomness)
            game = await replay(lambda: self.play_again(seats, [], self.options))
        clocks = (
            clocks_of_chairs(self.clocks, self.game, self.chairs, seats)
            if game is None
            else clocks_begun(self.clocks, seats, game, self.calendars)
        )
        change, now = change_chairs(self.id, self.chairs, seats), time.time()
        head = {} if game is None else {"started": now, "signature": signature(game), **head_after(game, now)}
        told = self.news(seats, game or self.game)
        await self.write(change, *self.kept_besides(clocks, remarks), told=told, **head)
        self.chairs, self.clocks = seats, clocks
        self.remarks.extend(remarks)
        if game is not None:
            self.started, self.game, self.moved = True, game, now


def head_after(game: Game, now: float) -> dict[str, object]:
    """What changes in the row of a match once this is its game."""
    return {"moved": now, "to_act": list(game.seats_to_act()), "finished": now if game.over else None}


def keep_stood_in(match_id: str, seats: set[int]) -> Write:
    """Keep for which seats a stand-in has chosen."""
    return change_setting(match_id, STOOD_IN, " ".join(map(str, sorted(seats))))


def unknown(name: str) -> UserError:
    """What is said of a name that no match has."""
    return UserError("There is no table “{name}”; the start page shows yours and the open ones.", 404, name=name[:48])
