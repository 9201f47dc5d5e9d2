"""Tournament model: tournaments as requested and as stored: entrants, rounds with their tables, and standings."""

from fractions import Fraction
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.bots import bots_for, usual_bot
from tongbao.engine.meta import Meta
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import entrants, pairings, tournament_games, tournaments
from tongbao.server.matches.seats import NOBODY, MatchSeat
from tongbao.server.matches.time_controls import UNTIMED, require_control
from tongbao.server.tournaments.standings import HALF, Result, StandingsRow, careers, standing
from tongbao.server.tournaments.swiss import FORMS, ROBIN, SWISS, Plan, Table

CONTEST: Final = "tournament"
"""The first word of the contest that its matches are played for."""
MOST_ENTRANTS: Final = {SWISS: 64, ROBIN: 24}
"""Maximum numbers of entrants: in a round robin everybody meets everybody, so each one more means one more round."""
USUAL_ENTRANTS: Final = 8
"""Number of places if nobody says another one."""
MOST_ROUNDS: Final = 15
LONGEST_TITLE: Final = 40
FARTHEST: Final = 60 * 24 * 3600
"""Maximum number of seconds until a tournament begins."""
FORGOTTEN: Final = {"person": None, "name": NOBODY, "gone": True}
"""Stored fields of an entrant who is forgotten."""


class NewTournament(NamedTuple):
    """Request for a new tournament.

    ``players`` meet in each game, ``rounds`` is 0 for as many as it takes, ``most`` is how many can enter; bots of the
    kind ``bot``, if one is named, take the places that are free at the beginning. It begins at the moment ``begins``
    or, without one, when all places are taken, or when the founder says so. Only people with an account enter one that
    is ``rated``; the games of others count for nothing.
    """

    name: str
    game: Meta[Any]
    options: dict[str, str]
    players: int = 2
    form: str = SWISS
    rounds: int = 0
    clock: str = UNTIMED
    most: int = USUAL_ENTRANTS
    bot: str = ""
    begins: float | None = None
    listed: bool = True
    rated: bool = True

    def check(self, now: float) -> None:
        """Raises UserError if there can be no such tournament."""
        if not 1 <= len(self.name) <= LONGEST_TITLE:
            raise UserError("A tournament’s name must have 1 to {most} characters.", most=LONGEST_TITLE)
        if self.form not in FORMS:
            raise UserError("There is no such form of tournament; choose one of: {all}.", all=", ".join(FORMS))
        least, most = max(2, self.game.min_players), self.game.max_players
        if not least <= self.players <= most:
            raise UserError(
                "This game is for {least} to {most} players, not {n}.", least=least, most=most, n=self.players
            )
        if not self.players <= self.most <= MOST_ENTRANTS[self.form]:
            raise UserError(
                "A tournament of this form takes {least} to {most} players, not {n}.",
                least=self.players,
                most=MOST_ENTRANTS[self.form],
                n=self.most,
            )
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise UserError("A tournament can have at most {most} rounds; 0 means as many as needed.", most=MOST_ROUNDS)
        if self.bot and self.bot not in bots_for(self.game.name):
            possible = ", ".join(bots_for(self.game.name))
            raise UserError("There is no bot “{name}”; choose one of: {all}.", name=self.bot[:40], all=possible)
        if self.begins is not None and not now < self.begins <= now + FARTHEST:
            raise UserError("A tournament must begin within the next {n} days.", n=FARTHEST // (24 * 3600))
        require_control(self.clock)


class Entrant(NamedTuple):
    """Entrant of a tournament, a person or a bot; one who is ``gone`` is paired no more."""

    number: int
    name: str
    person: str | None
    bot: str | None
    gone: bool

    def chair(self, seat: int, game: str) -> MatchSeat:
        """The entrant's seat in a match; a bot sits in for a person who is withdrawn or forgotten."""
        if self.person is not None and not self.gone:
            return MatchSeat(seat, "human", self.name, self.person)
        return MatchSeat(seat, "bot", self.name, None, self.bot or usual_bot(game))


class TournamentTable(NamedTuple):
    """Table of a round: the entrants by seat, the match, and its result; an entrant alone plays none."""

    number: int
    seats: Table
    match: str | None = None
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None

    @property
    def result(self) -> Result | None:
        """Result of the game; None while it is played."""
        if len(self.seats) == 1:
            return Result(self.seats, (1,), (0,))
        if self.places is None or self.scores is None:
            return None
        return Result(self.seats, self.places, self.scores)


class Tournament:
    """Tournament at one moment. ``rounds`` are those begun so far, ``total`` is how many there will be."""

    def __init__(self, row: Any, players: list[Entrant], rounds: list[list[TournamentTable]]) -> None:
        self.id: Final[str] = row.id
        self.name: Final[str] = row.name
        self.founder: Final[str] = row.founder
        self.meta: Final[Meta[Any]] = tongbao.GAMES[row.game]
        self.options: Final = self.meta.fitting(row.players, row.options)
        self.plan: Final = Plan(row.form, row.players, self.meta.min_players, row.seed)
        self.wished: Final[int] = row.rounds
        self.clock: Final[str] = row.clock
        self.most: Final[int] = row.most
        self.bot: Final[str] = row.bot
        self.begins: Final[float | None] = row.begins
        self.listed: Final[bool] = row.listed
        self.rated: Final[bool] = row.rated
        self.created: Final[float] = row.created
        self.started: Final[float | None] = row.started
        self.finished: Final[float | None] = row.finished
        self.entrants: Final = players
        self.rounds: Final = rounds

    @property
    def state(self) -> str:
        """State: open for entry, running, finished, or called off before its first round."""
        if self.finished is not None:
            return "off" if self.started is None else "finished"
        return "open" if self.started is None else "running"

    @property
    def total(self) -> int:
        """Total number of rounds, by those who play now."""
        needed = self.plan.rounds(len(self.entrants) if self.started or not self.bot else self.most)
        return needed if self.plan.is_fixed or not self.wished else self.wished

    @property
    def is_between_rounds(self) -> bool:
        """True if all games begun so far are over."""
        return all(table.result is not None for table in self.latest)

    @property
    def latest(self) -> list[TournamentTable]:
        """The tables of the latest round."""
        return self.rounds[-1] if self.rounds else []

    def results(self) -> list[Result]:
        """Results of all games that are over."""
        return [table.result for tables in self.rounds for table in tables if table.result is not None]

    def standing(self) -> list[StandingsRow]:
        """Standings: the entrants, the best first."""
        return standing([one.number for one in self.entrants], self.results(), self.plan.seed)

    def next_tables(self) -> list[Table]:
        """Pairings of the next round."""
        numbers = [one.number for one in self.entrants]
        gone = {one.number for one in self.entrants if one.gone}
        return self.plan.next_round(len(self.rounds), numbers, careers(numbers, self.results()), gone)

    def entrant_of(self, person: str | None) -> Entrant | None:
        """The entrant who is the person; None if there is none."""
        return next((one for one in self.entrants if person is not None and one.person == person), None)

    def table_of(self, number: int) -> TournamentTable | None:
        """The table of an entrant in the latest round; None if there is none."""
        return next((table for table in self.latest if number in table.seats), None)


def read_tournament(connection: sa.Connection, name: str) -> Tournament | None:
    """Read the tournament of that name from the database; None if there is none."""
    row = connection.execute(sa.select(tournaments).filter_by(id=name)).first()
    if row is None or row.game not in tongbao.GAMES:
        return None
    games = {
        (one.round, one.number): one
        for one in connection.execute(sa.select(tournament_games).filter_by(tournament=name))
    }
    rounds: list[list[TournamentTable]] = []
    question = sa.select(pairings).filter_by(tournament=name).order_by(pairings.c.round, pairings.c.number)
    for pairing in connection.execute(question):
        if pairing.round > len(rounds):
            rounds.append([])
        rounds[-1].append(tabled(pairing, games.get((pairing.round, pairing.number))))
    return Tournament(row, entrants_of(connection, name), rounds)


def entrants_of(connection: sa.Connection, name: str) -> list[Entrant]:
    """The entrants of the tournament of that name, by their numbers."""
    rows = connection.execute(sa.select(entrants).filter_by(tournament=name).order_by(entrants.c.number))
    return [Entrant(row.number, row.name, row.person, row.bot, row.gone) for row in rows]


def tabled(pairing: Any, game: Any) -> TournamentTable:
    """Table of a round from the database rows of its pairing and of its game, if there is one."""
    table = TournamentTable(pairing.number, tuple(pairing.seats))
    if game is None:
        return table
    table = table._replace(match=game.match_id)
    return table if game.places is None else table._replace(places=tuple(game.places), scores=tuple(game.scores))


def points_text(points: Fraction) -> str:
    """Format points: whole ones and halves, otherwise two decimals."""
    whole = points.numerator // points.denominator
    if points - whole == HALF:
        return f"{whole or ''}½"
    return str(whole) if points == whole else f"{float(points):.2f}"


def forget_entrant(connection: sa.Connection, person: str) -> None:
    """Forget a person in all tournaments: their results stay, under no name, and they are paired no more.

    The first remaining entrant becomes the founder of their tournaments, so that absent players can still be withdrawn.
    """
    connection.execute(entrants.update().filter_by(person=person).values(FORGOTTEN))
    still = sa.select(entrants.c.person).where(
        entrants.c.tournament == tournaments.c.id, entrants.c.person.is_not(None)
    )
    heir = still.order_by(entrants.c.gone, entrants.c.number).limit(1).scalar_subquery()
    connection.execute(tournaments.update().filter_by(founder=person).values(founder=sa.func.coalesce(heir, "")))


def merge_entrants(connection: sa.Connection, guest: str, person: str) -> None:
    """Move a guest's tournaments and entries to an account; where it has entered too, the guest is forgotten."""
    own = connection.scalars(sa.select(entrants.c.tournament).filter_by(person=person)).all()
    twice = entrants.update().where(entrants.c.person == guest, entrants.c.tournament.in_(own))
    connection.execute(twice.values(FORGOTTEN))
    connection.execute(entrants.update().filter_by(person=guest).values(person=person))
    connection.execute(tournaments.update().filter_by(founder=guest).values(founder=person))
