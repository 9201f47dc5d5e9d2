"""Tournament organiser: founds tournaments, lets people enter, begins each round after the last, and ends them.

Each step is one transaction that can't be made twice, and the organiser reads the database again before it; so after a
crash it goes on wherever that was.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.randomness import match_name
from tongbao.server.db.database import Conflict, Database, DatabaseUnavailable, Write, batch
from tongbao.server.db.tables import accounts, entrants, pairings, tournament_games, tournaments
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.deals import Deal, drawn
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.repository import Damaged
from tongbao.server.matches.seating import leave
from tongbao.server.matches.seats import BOT_NAMES, distinct
from tongbao.server.matches.settings import MatchSettings
from tongbao.server.matches.state import MatchView
from tongbao.server.tournaments.admission import CREATING, ENTERING, MOST_OF_GUESTS, require_account
from tongbao.server.tournaments.tournament import (
    CONTEST,
    FARTHEST,
    Entrant,
    NewTournament,
    Tournament,
    TournamentTable,
    entrants_of,
    read_tournament,
)

logger = logging.getLogger("tongbao.organiser")
MOST_FOUNDED: Final = 3
"""Maximum number of unfinished tournaments that one person may have founded."""
MOST_AT_ONCE: Final = 60
"""Maximum number of unfinished tournaments in all."""
EVERY: Final = 20
"""Seconds after which all tournaments are checked even if nothing has happened."""
CLOSED: Final = "This tournament has begun; you can no longer enter or leave it."
Crowning = Callable[[Tournament, str], Write]
"""Hook for a person winning a rated tournament: a write in the transaction of its end, all of it or nothing."""
Founding = Callable[[Tournament, TournamentTable, str], Write]
"""Hook for a game of the latest round: a write in its transaction, by the name of its match."""
Closing = Callable[[Tournament], Write]
"""Hook for the end of a tournament: a write in its transaction."""


class Organiser:
    """Organiser of all tournaments. The tournaments it is woken for are handled in one task, one after another."""

    def __init__(self, database: Database, registry: MatchRegistry, now: Callable[[], float] = time.time) -> None:
        """``now`` tells the time.

        ``on_round`` are the hooks for each game of a round, ``on_finished`` for the end of a tournament, ``on_title``
        for a person winning it.
        """
        self.database: Final = database
        self.registry: Final = registry
        self.now: Final = now
        self.on_round: Final[list[Founding]] = []
        self.on_finished: Final[list[Closing]] = []
        self.on_title: Final[list[Crowning]] = []
        self.waiting_names: set[str] = set()
        self.woken: Final = asyncio.Event()
        registry.on_game_over.append(result_kept)
        registry.on_open.append(lambda match: MatchWatcher(match, self))

    # What is asked of him.

    async def create_tournament(self, wish: NewTournament, founder: Person, seed: str | None = None) -> str:
        """Create a tournament, and return its name; its seed is random by default. Raises UserError or BadOption.

        A guest can create one that isn't rated.
        """
        now, name = self.now(), match_name()
        wish.check(now)
        if wish.rated:
            require_account(founder, CREATING)
        row = {
            **wish._asdict(),
            "id": name,
            "founder": founder.id,
            "game": wish.game.name,
            "options": wish.game.settle(wish.players, wish.options),
            "seed": seed or self.registry.randomness.secret(),
            "created": now,
        }

        def write(connection: sa.Connection) -> None:
            count = sa.select(sa.func.count()).select_from(tournaments).where(tournaments.c.finished.is_(None))
            if connection.scalars(count.filter_by(founder=founder.id)).one() >= MOST_FOUNDED:
                raise UserError("You already have {n} tournaments that aren’t finished.", 429, n=MOST_FOUNDED)
            if connection.scalars(count).one() >= MOST_AT_ONCE:
                raise UserError("There are already {n} tournaments; wait until one has finished.", 429, n=MOST_AT_ONCE)
            of_guests = count.where(tournaments.c.founder.not_in(sa.select(accounts.c.person)))
            if founder.is_guest and connection.scalars(of_guests).one() >= MOST_OF_GUESTS:
                raise UserError("Guests already have {n} tournaments; wait, or sign in.", 429, n=MOST_OF_GUESTS)
            connection.execute(tournaments.insert(), row)

        await self.database.write(write)
        return name

    async def find_tournament(self, name: str) -> Tournament:
        """Find the tournament of that name. Raises UserError if there is none."""
        found = await self.database.read(lambda connection: read_tournament(connection, name))
        if found is None:
            raise UserError("There is no tournament “{name}”.", 404, name=name[:48])
        return found

    async def enter(self, name: str, person: Person) -> None:
        """Enter a person, a guest only if it isn't rated; anyone who has entered already stays in. Raises UserError."""

        def write(connection: sa.Connection) -> None:
            tournament = open_one(connection, name)
            if tournament.entrant_of(person.id) is not None:
                return
            if tournament.rated:
                require_account(person, ENTERING)
            if len(tournament.entrants) >= tournament.most:
                raise UserError("All {n} places in this tournament are taken.", 409, n=tournament.most)
            number = max([one.number for one in tournament.entrants], default=-1) + 1
            taken = [one.name for one in tournament.entrants]
            keep_entrants(connection, name, [Entrant(number, distinct(person.name, taken), person.id, None, False)])

        await self.database.write(write)
        self.wake_for(name)

    async def leave(self, name: str, person: Person) -> None:
        """Remove a person again before the tournament begins. Raises UserError."""

        def write(connection: sa.Connection) -> None:
            open_one(connection, name)
            connection.execute(entrants.delete().filter_by(tournament=name, person=person.id))

        await self.database.write(write)

    async def begin(self, name: str) -> None:
        """Begin at once; bots take the places that are free, if the founder wished it. Raises UserError."""
        now = self.now()

        def write(connection: sa.Connection) -> None:
            tournament = open_one(connection, name)
            bots = bot_entrants(tournament)
            least = max(2, tournament.meta.min_players)
            if len(tournament.entrants) + len(bots) < least:
                raise UserError("Too few players have entered; at least {n} are needed to begin.", 409, n=least)
            keep_entrants(connection, name, bots)
            connection.execute(tournaments.update().filter_by(id=name).values(started=now))

        await self.database.write(write)
        self.wake_for(name)

    async def call_off(self, name: str) -> None:
        """Call a tournament off. Raises UserError if it has begun."""
        now = self.now()

        def write(connection: sa.Connection) -> None:
            open_one(connection, name)
            connection.execute(tournaments.update().filter_by(id=name).values(finished=now))

        await self.database.write(write)

    async def withdraw(self, name: str, number: int) -> None:
        """Withdraw an entrant: a bot ends their game, and they are paired no more. Raises UserError unless they play.

        A game that is put aside, which nobody can end, is drawn then.
        """
        tournament = await self.find_tournament(name)
        entrant = next((one for one in tournament.entrants if one.number == number), None)
        if tournament.state != "running" or entrant is None:
            raise UserError("You can only withdraw someone who is playing in a running tournament.", 409)
        change = entrants.update().filter_by(tournament=name, number=number).values(gone=True)
        await self.database.write(lambda connection: connection.execute(change))
        # The tournament is read again: his game may have been founded in the meantime.
        table = (await self.find_tournament(name)).table_of(number)
        if entrant.person is not None and table is not None and table.match is not None and table.result is None:
            try:
                match = await self.registry.find_match(table.match)
                await match.apply(partial(leave, person=Person(entrant.person, entrant.name)))
            except Damaged:
                await self.database.write(draw_kept(table.match, len(table.seats)))
        self.wake_for(name)

    # What he does by himself.

    def wake_for(self, name: str) -> None:
        """Wake the organiser to check a tournament soon."""
        self.waiting_names.add(name)
        self.woken.set()

    async def run(self) -> None:
        """Background task: check all tournaments now and then, and at once those it is woken for."""
        clock = asyncio.get_running_loop().time
        while True:
            await self.advance_all()
            rest_ends = clock() + EVERY
            while await self.is_woken_within(rest_ends - clock()):
                while self.waiting_names:
                    await self.advance(self.waiting_names.pop())

    async def is_woken_within(self, seconds: float) -> bool:
        """True if the organiser is woken within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self.woken.wait()
        except TimeoutError:
            return False
        self.woken.clear()
        return True

    async def advance_all(self) -> None:
        """Advance every tournament that is not finished."""
        question = sa.select(tournaments.c.id).where(tournaments.c.finished.is_(None)).order_by(tournaments.c.created)
        try:
            names = await self.database.read(lambda connection: connection.scalars(question).all())
        except DatabaseUnavailable:
            return  # the database has said in the log what is wrong
        for name in names:
            await self.advance(name)

    async def advance(self, name: str) -> None:
        """Advance a tournament as far as possible; if it can't go on now, that is logged."""
        try:
            while await self.step(await self.find_tournament(name)):
                pass
        except UserError as refusal:
            logger.warning("The tournament %s waits: %s", name, refusal)
        except Exception:
            logger.exception("The tournament %s stopped; it is tried again.", name)

    async def step(self, tournament: Tournament) -> bool:
        """Take the next step of a tournament; True if there may be more to do at once."""
        if tournament.state == "open":
            return await self.begin_in_time(tournament)
        if tournament.state != "running":
            return False
        missing = [table for table in tournament.latest if table.match is None and table.result is None]
        for table in missing:
            await self.found_game(tournament, table)
        if not tournament.is_between_rounds:
            return False
        is_last = len(tournament.rounds) >= tournament.total
        tables = [] if is_last else await replay(tournament.next_tables)
        await (self.begin_round(tournament, tables) if tables else self.end(tournament))
        return True

    async def begin_in_time(self, tournament: Tournament) -> bool:
        """Begin a tournament if its time has come, or call it off if there are too few; True if it has come.

        One that nobody has begun in FARTHEST seconds is called off, too.
        """
        if tournament.begins is None and tournament.created + FARTHEST < self.now():
            await self.call_off(tournament.id)
            return True
        is_full = tournament.begins is None and len(tournament.entrants) >= tournament.most
        if not is_full and (tournament.begins is None or tournament.begins > self.now()):
            return False
        if len(tournament.entrants) + len(bot_entrants(tournament)) < max(2, tournament.meta.min_players):
            await self.call_off(tournament.id)
        else:
            await self.begin(tournament.id)
        return True

    async def begin_round(self, tournament: Tournament, tables: list[tuple[int, ...]]) -> None:
        """Store the pairings of the next round."""
        number = len(tournament.rounds) + 1
        rows = [
            {"tournament": tournament.id, "round": number, "number": table, "seats": list(seats)}
            for table, seats in enumerate(tables, 1)
        ]
        await once(self.database.write(lambda connection: connection.execute(pairings.insert(), rows)))

    async def found_game(self, tournament: Tournament, table: TournamentTable) -> None:
        """Found the match of a table of the latest round, stored with its link so that there is only one.

        If an entrant was withdrawn or deleted their account after the tournament was read, none is founded; the next
        check does it.
        """
        number = len(tournament.rounds)
        players = [next(one for one in tournament.entrants if one.number == seat) for seat in table.seats]
        chairs = [one.chair(seat, tournament.meta.name) for seat, one in enumerate(players)]
        contest, seed = f"{CONTEST} {tournament.id} {number}", tournament.plan.seed
        deal = Deal(contest, self.registry.randomness.secret())
        if all(chair.kind == "bot" for chair in chairs):
            deal = Deal(contest, drawn(seed, "cards", number, table.number), drawn(seed, "bots", number, table.number))
        options = tournament.meta.fitting(len(chairs), tournament.options)
        row = {"tournament": tournament.id, "round": number, "number": table.number}

        def kept_with(match: str) -> Write:
            besides = [founding(tournament, table, match) for founding in self.on_round]
            game = tournament_games.insert().values(**row, match_id=match)
            return batch([entrants_unchanged(tournament), lambda c: c.execute(game), *besides])

        settings = MatchSettings(clock=tournament.clock, rated=tournament.rated)
        wish = NewMatch(tournament.meta.name, options, chairs, settings=settings, deal=deal)
        await once(self.registry.found_match(wish, None, kept_with))

    async def end(self, tournament: Tournament) -> None:
        """End a tournament, and crown the winner of a rated one."""
        closed = [closing(tournament) for closing in self.on_finished]
        change = tournaments.update().filter_by(id=tournament.id).values(finished=self.now())
        first = tournament.standing()[0].number
        winner = next(one for one in tournament.entrants if one.number == first)
        champion = winner.person if tournament.rated else None
        crowned = [] if champion is None else [crown(tournament, champion) for crown in self.on_title]
        await self.database.write(batch([lambda connection: connection.execute(change), *crowned, *closed]))


class MatchWatcher:
    """Match subscriber that tells the organiser when a game of a tournament is over."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, organiser: Organiser) -> None:
        self.match: Final = match
        self.organiser: Final = organiser
        kind, _, rest = match.state.contest.partition(" ")
        self.tournament: Final = rest.partition(" ")[0] if kind == CONTEST else ""

    def wake(self) -> None:
        """Wake the organiser if the game is over."""
        if self.tournament and self.match.state.game is not None and self.match.state.game.over:
            self.organiser.wake_for(self.tournament)


def result_kept(match: MatchView) -> Write:
    """Write for the result of a tournament game; the first end counts."""
    if match.state.contest.partition(" ")[0] != CONTEST:
        return batch([])
    game = match.state.require_game()
    return end_kept(match.id, list(game.places()), list(game.scores()))


def entrants_unchanged(tournament: Tournament) -> Write:
    """An optimistic lock on the entrants, until the commit: raises Conflict if they are no longer as they were read."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.select(entrants.c.number).filter_by(tournament=tournament.id).with_for_update())
        if entrants_of(connection, tournament.id) != tournament.entrants:
            raise Conflict

    return write


def draw_kept(match: str, players: int) -> Write:
    """Write for a drawn tournament game: all share the first place."""
    return end_kept(match, [1] * players, [0] * players)


def end_kept(match: str, places: list[int], scores: list[int]) -> Write:
    """Write for the result of a game, if none is known yet."""
    still_open = tournament_games.c.places.is_(None)
    change = tournament_games.update().where(tournament_games.c.match_id == match, still_open)
    return lambda connection: connection.execute(change.values(places=places, scores=scores))


def open_one(connection: sa.Connection, name: str) -> Tournament:
    """Load a tournament that is open for entry, and lock it until the commit. Raises UserError."""
    connection.execute(sa.select(tournaments.c.id).filter_by(id=name).with_for_update())
    tournament = read_tournament(connection, name)
    if tournament is None or tournament.state != "open":
        raise UserError(CLOSED, 409)
    return tournament


def keep_entrants(connection: sa.Connection, name: str, players: list[Entrant]) -> None:
    """Store entrants."""
    if players:
        connection.execute(entrants.insert(), [{"tournament": name, **player._asdict()} for player in players])


def bot_entrants(tournament: Tournament) -> list[Entrant]:
    """The bots that take the free places, if the founder wished it."""
    players = tournament.entrants[:]
    first = max([one.number for one in players], default=-1) + 1
    for number in range(tournament.most - len(players) if tournament.bot else 0):
        name = distinct(BOT_NAMES[number % len(BOT_NAMES)], [one.name for one in players])
        players.append(Entrant(first + number, name, None, tournament.bot, False))
    return players[len(tournament.entrants) :]


async def once(deed: Any) -> None:
    """Await a write that can't be made twice; a Conflict means that somebody else has made it."""
    try:
        await deed
    except Conflict:
        logger.info("That was done already.")
