"""One match: its chairs, the choices made in it, and the game that they make."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import tongbao
from tongbao.engine.choice import CONCEDE, IllegalChoice
from tongbao.engine.game import Game
from tongbao.engine.luck import commitment, served_luck
from tongbao.engine.meta import Setup
from tongbao.engine.record import BadRecord, Record, read_choice, require_rules, undone
from tongbao.server.accounts import Guest
from tongbao.server.archive import (
    BRANCH,
    EXAMPLE,
    HINTS,
    LESSON,
    LOT,
    ON,
    PACE,
    PROGRESS,
    STACK,
    Kept,
    Row,
    Settings,
    change_chairs,
    change_setting,
    read_kept,
)
from tongbao.server.aside import replay
from tongbao.server.chairs import Chair, bot_name, distinct, drawn_by_lot
from tongbao.server.hints import Advised, Hint, are_there
from tongbao.server.lessons import LEARNER, Course, Progress, read_progress
from tongbao.server.paces import USUAL, require_pace
from tongbao.server.refusals import Refusal
from tongbao.server.standing import keep_settled, settled_anew, take_answers
from tongbao.server.storage import Conflict, Store, Work, append_choices, together

UNDO: Final = "undo"
"""Stands in the list of choices where the seat's latest one was taken back."""
LONGEST_CHOICE: Final = 64
STALE: Final = "The table has moved on since you chose; this is how it stands now."


class Onlooker(Protocol):
    """Whoever wants to know that something has changed: an open page, or the bots."""

    guest: Guest | None
    is_page: bool

    def wake(self) -> None:
        """Something has changed; must return at once."""


class Match:
    """One match, from its founding to the end of its game.

    A game in play is never changed: a choice is made in a copy, which takes its place once the choice is committed.
    So whoever holds ``game`` holds a position that stays as it is. ``rows`` are all choices and undos ever made,
    ``settled`` the standing answers of each seat. ``has_lot`` is whether the seats are drawn by lot at the start,
    ``has_hints`` whether those who play may ask for hints; ``hints`` are those that were taken, ``advised`` is what
    each seat was told last. ``pace`` is how fast bots choose, ``branch`` the match from whose position it goes on, if
    it does; ``course`` is the scene that is learned in it, if one is, ``example`` the anchor of the example of the
    rules that it begins with, if it does. ``stack`` says which cards its shuffles lay on top, and is as secret as
    ``secret``. ``revision`` counts every change, also who came and went.
    """

    def __init__(self, store: Store, kept: Kept) -> None:
        row = kept.match
        self.store: Final = store
        self.id: Final[str] = row.id
        self.meta: Final = tongbao.GAMES[row.game]
        self.rules: Final[int] = row.rules
        self.options: Final[dict[str, str]] = row.options
        self.cards: Final[str | None] = row.cards
        self.secret: Final[str] = row.secret
        self.host: Final[str] = row.host
        self.listed: Final[bool] = row.listed
        self.has_lot: Final[bool] = kept.settings.get(LOT) == ON
        self.has_hints: Final[bool] = kept.settings.get(HINTS) == ON and are_there(row.game)
        self.pace: str = kept.settings.get(PACE, USUAL)
        self.hints: list[Hint] = list(kept.hints)
        self.advised: Final[dict[int, Advised]] = {}
        self.course: Final = course_in(row.game, kept.settings)
        self.branch: Final = kept.settings.get(BRANCH, "").partition(" ")[0] or None
        self.example: Final = kept.settings.get(EXAMPLE, "")
        self.stack: Final = kept.settings.get(STACK, "").splitlines()
        self.started: bool = row.started is not None
        self.rematch: str | None = row.rematch
        self.chairs, self.rows, self.settled = kept.seats, kept.rows, kept.settled
        self.game: Game | None = self.play_again(self.chairs, self.rows) if self.started else None
        self.lock: Final = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.revision = 0

    # Questions.

    def version(self, seat: int) -> int:
        """How many choices and undos the seat has ever made; 0 for the spectator.

        What is chosen is meant for a version of the seat that chooses. It counts nothing of the others, who may be
        choosing at the same time, unseen.
        """
        return sum(row[0] == seat for row in self.rows)

    @property
    def commitment(self) -> str:
        """What is published of the secret before the deal."""
        return commitment(bytes.fromhex(self.secret))

    def playing(self) -> Game:
        """The game. Raises Refusal before its start."""
        if self.game is None:
            raise Refusal("This game has not started: there are free seats.", 409)
        return self.game

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The seats that a guest plays; several on a shared device."""
        return [c.seat for c in self.chairs if guest is not None and c.kind == "human" and c.guest == guest.id]

    def free_seats(self) -> list[int]:
        """Where somebody can still sit down."""
        return [chair.seat for chair in self.chairs if chair.kind == "open"]

    def guests_here(self) -> set[str]:
        """The guests who have this match open."""
        return {onlooker.guest.id for onlooker in self.onlookers if onlooker.guest is not None}

    def watchers(self) -> int:
        """How many open pages belong to nobody who sits here."""
        seated = {chair.guest for chair in self.chairs if chair.kind == "human"}
        return sum(o.is_page and (o.guest is None or o.guest.id not in seated) for o in self.onlookers)

    def entries(self, mine: Iterable[int]) -> list[dict[str, Any]]:
        """The chairs as the page of the one who plays the seats ``mine`` shows them."""
        here = self.guests_here()
        return [c.entry(c.kind == "bot" or c.guest in here, c.seat in mine) for c in self.chairs]

    def require_seat(self, guest: Guest | None, seat: int) -> None:
        """Raises Refusal unless the guest plays this seat."""
        mine = self.seats_of(guest)
        if not mine:
            raise Refusal("You are watching this table: only those who sit at it can play.", 403)
        if seat not in mine:
            own = ", ".join(map(str, mine))
            raise Refusal("Seat {seat} is not yours; you play: {own}.", 403, seat=seat, own=own)

    def hint_for(self, seat: int) -> Advised | None:
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

    async def choose(self, seat: int, text: str, version: int) -> bool:
        """Make a choice that was meant for a version of the seat; True once it is committed.

        A repeat of a choice that was made already isn't made twice: False. Raises Refusal if the seat has moved on
        since, IllegalChoice if the choice isn't possible.
        """
        text = " ".join(text.split())[:LONGEST_CHOICE]
        async with self.lock:
            game = self.playing()
            if self.is_repeat(seat, text, version):
                return False
            after = game.clone()
            after.take(seat, text)
            offered = [choice.text for choice in game.choices(seat)] if self.course is not None else []
            progress = self.course.chosen(text, offered) if self.course is not None and seat == LEARNER else None
            rows = [(seat, text), *take_answers(after, self.chairs, self.settled)]
            await self.keep(rows, after, *self.noted(progress))
            self.learn(progress)
        self.changed(seat)
        return True

    async def concede(self, seat: int) -> bool:
        """Give the seat's game up; True once it is committed, False if it was before. Raises IllegalChoice."""
        async with self.lock:
            game = self.playing()
            if game.has_conceded(seat):
                return False
            after = game.clone()
            after.concede(seat)
            await self.keep([(seat, CONCEDE.text), *take_answers(after, self.chairs, self.settled)], after)
        self.changed(seat)
        return True

    async def settle(self, seat: int, wishes: dict[str, str]) -> None:
        """Change standing answers of the seat; what it is just asked is answered at once. Raises Refusal."""
        async with self.lock:
            game = self.playing()
            if game.over:
                raise Refusal("The game is over: nobody will be asked any more.", 409)
            settled = self.settled[:]
            settled[seat] = settled_anew(self.meta, settled[seat], wishes)
            after = game.clone()
            await self.keep(
                take_answers(after, self.chairs, settled), after, keep_settled(self.id, seat, settled[seat])
            )
            self.settled = settled
        self.changed(seat)

    async def undo(self, seat: int, whole_turn: bool, version: int) -> bool:
        """Take back the seat's latest choice, or all that it may take back; a repeat as in ``choose``."""
        async with self.lock:
            game = self.playing()
            if self.is_repeat(seat, UNDO, version):
                return False
            steps = max(1, game.undoable(seat)) if whole_turn else 1
            after = await replay(lambda: undone(game, seat, steps))
            rows = [(seat, UNDO)] * steps
            progress = (
                self.course.taken_back(latest_of(game, seat, steps))
                if self.course is not None and seat == LEARNER
                else None
            )
            await self.keep(rows, after, *self.noted(progress))
            self.learn(progress)
        self.changed(seat)
        return True

    # Lessons.

    async def follow_lesson(self) -> None:
        """Make the decision that the lesson makes next; if that isn't possible any more, none of those of its step."""
        async with self.lock:
            course = self.course
            if course is None or (due := course.due()) is None:
                return
            after, rows, progress = self.playing().clone(), [due], course.played()
            try:
                after.take(*due)
            except IllegalChoice:
                after, rows, progress = self.playing(), [], course.played(all_of_them=True)
            await self.keep(rows, after, *self.noted(progress))
            self.learn(progress)
        self.changed()

    async def go_on(self, guest: Guest, leave: bool = False) -> None:
        """Leave the step that is told, or the whole lesson. Raises Refusal unless the guest learns here."""
        self.require_seat(guest, LEARNER)
        async with self.lock:
            course = self.course
            if course is None:
                raise Refusal("Nothing is taught at this table.", 409)
            offered = [choice.text for choice in self.playing().choices(LEARNER)]
            progress = Progress(len(course.scene.steps)) if leave else course.went_on(offered)
            await self.store.write(together(self.noted(progress)))
            self.learn(progress)
        self.changed()

    def noted(self, progress: Progress | None) -> list[Work]:
        """What keeps how far the lesson is, if that changes."""
        return [] if progress is None else [change_setting(self.id, PROGRESS, progress.text)]

    def learn(self, progress: Progress | None) -> None:
        """The lesson is so far now, if that has changed."""
        if self.course is not None and progress is not None:
            self.course.progress = progress

    async def set_pace(self, guest: Guest, pace: str) -> None:
        """Let the bots choose at another pace. Raises Refusal unless the guest sits here and there is such a pace."""
        if not self.seats_of(guest):
            raise Refusal("You are watching this table: only those who sit at it can set the pace.", 403)
        require_pace(pace)
        async with self.lock:
            await self.store.write(change_setting(self.id, PACE, pace))
            self.pace = pace
        self.changed()

    def is_repeat(self, seat: int, text: str, version: int) -> bool:
        """Whether just this was done at that version. Raises Refusal if the seat did something else then."""
        done = [row[1] for row in self.rows if row[0] == seat]
        if not 0 <= version <= len(done) or (version < len(done) and done[version] != text):
            raise Refusal(STALE, 409)
        return version < len(done)

    async def keep(self, rows: list[Row], after: Game, *works: Work) -> None:
        """Commit what was chosen, and other works with it; then let the game after it take its place."""
        chosen = [append_choices(self.id, len(self.rows), rows, list(after.seats_to_act()), after.over)] if rows else []
        try:
            await self.store.write(together([*chosen, *works]))
        except Conflict:
            await self.reload()
            raise Refusal(STALE, 409) from None
        self.rows.extend(rows)
        self.game = after

    async def reload(self) -> None:
        """Take from the store what another process changed there. Raises Refusal if the match is gone."""
        kept = await self.store.read(lambda c: read_kept(c, self.id))
        if kept is None:
            raise unknown(self.id)
        started = kept.match.started is not None
        game = await replay(lambda: self.play_again(kept.seats, kept.rows)) if started else None
        self.started, self.chairs, self.rows, self.game = started, kept.seats, kept.rows, game
        self.hints, self.pace = list(kept.hints), kept.settings.get(PACE, USUAL)
        course = course_in(self.meta.name, kept.settings)
        self.learn(None if course is None else course.progress)
        self.changed()

    def play_again(self, seats: Sequence[Chair], rows: Sequence[Row]) -> Game:
        """The game that the choices make on these chairs."""
        require_rules(self.meta, self.rules)
        players, names = len(seats), [chair.name for chair in seats]
        setup = Setup(self.meta, players, self.meta.settle(players, self.options), names, self.cards)
        luck = served_luck(self.secret, [chair.salt for chair in seats], self.stack)
        choices = [read_choice(self.meta, f"{seat} {text}", players) for seat, text in still_made(rows)]
        return Record(setup, luck.origin(), choices).play_again(luck, chronicle=True)

    def changed(self, by: int | None = None) -> None:
        """Tell everybody who looks on; first of all the one whose seat did it."""
        self.revision += 1
        doer = None if by is None else self.chairs[by].guest
        for onlooker in sorted(self.onlookers, key=lambda o: o.guest is None or o.guest.id != doer):
            onlooker.wake()

    # Coming and going.

    async def sit_down(self, guest: Guest, seat: int | None, salt: str = "") -> None:
        """Take a free chair, or one's own chair back from the bot that kept it warm. The last one starts the game."""
        async with self.lock:
            while (chair := self.chair_for(guest, seat, salt)) is not None and not await self.take([chair]):
                pass  # another process was there first: look again what is free
        self.changed()

    def chair_for(self, guest: Guest, seat: int | None, salt: str) -> Chair | None:
        """The chair that the guest can take, with him on it; None if he has it already. Raises Refusal."""
        own = [c for c in self.chairs if c.kind == "bot" and c.guest == guest.id]
        free = own or [c for c in self.chairs if c.kind == "open" and seat in (None, c.seat)]
        if not free:
            if self.seats_of(guest):
                return None
            raise Refusal("That seat is taken; you can watch the game.", 409)
        if not own and self.seats_of(guest):
            raise Refusal("You sit at this table already.", 409)
        if own:
            return replace(own[0], kind="human", bot=None)
        taken = [other.name for other in self.chairs]
        return Chair(free[0].seat, "human", distinct(guest.name, taken), guest.id, None, salt)

    async def leave(self, guest: Guest, stand_in: str) -> None:
        """Free one's chairs; in a running game a bot sits in until the guest comes back."""
        async with self.lock:
            while mine := [self.chairs[seat] for seat in self.seats_of(guest)]:
                stays = [replace(old, kind="bot", bot=stand_in) for old in mine]
                await self.take(stays if self.started else [Chair(old.seat, "open") for old in mine])
        self.changed()

    async def begin(self, bot: str = "") -> None:
        """Start the game; bots of that kind sit down on the free chairs."""
        async with self.lock:
            while not self.started:
                names, bots = [chair.name for chair in self.chairs], []
                for seat in self.free_seats():
                    names.append(bot_name(names))
                    bots.append(Chair(seat, "bot", names[-1], None, bot))
                await self.take(bots)
        self.changed()

    async def take(self, taken: Sequence[Chair]) -> bool:
        """Commit who sits on these chairs from now on; where no chair is free any more, the game starts with that.

        Then the seats are drawn by lot too, if that was wished. False, and what another process did is known here, if
        that was there first.
        """
        seats, game = self.chairs[:], None
        for chair in taken:
            seats[chair.seat] = chair
        if not self.started and not any(chair.kind == "open" for chair in seats):
            if self.has_lot:
                seats = drawn_by_lot(seats)
            game = await replay(lambda: self.play_again(seats, []))
        try:
            to_act = None if game is None else list(game.seats_to_act())
            await self.store.write(change_chairs(self.id, self.chairs, seats, to_act))
        except Conflict:
            await self.reload()
            return False
        self.chairs = seats
        if game is not None:
            self.started, self.game = True, game
        return True


def latest_of(game: Game, seat: int, decisions: int) -> list[str]:
    """The texts of the seat's latest choices."""
    made = [decision.choice.text for decision in Record.of(game).choices if decision.seat == seat]
    return made[len(made) - decisions :]


def course_in(game: str, settings: Settings) -> Course | None:
    """The scene of a lesson that is learned in a match, as far as it is; None in a match that is none."""
    if LESSON not in settings:
        return None
    return Course(game, int(settings[LESSON]), read_progress(settings[PROGRESS]))


def unknown(name: str) -> Refusal:
    """What is said of a name that no match has."""
    return Refusal("There is no table “{name}”; the start page shows yours and the open ones.", 404, name=name[:48])


def still_made(rows: Iterable[Row]) -> list[Row]:
    """The choices that weren't taken back, in their order. Raises BadRecord if there was nothing to take back."""
    made: list[Row] = []
    for seat, text in rows:
        if text != UNDO:
            made.append((seat, text))
        else:
            latest = next((i for i in reversed(range(len(made))) if made[i][0] == seat), None)
            if latest is None:
                raise BadRecord(f"Seat {seat} takes back a choice that it never made.")
            del made[latest]
    return made
