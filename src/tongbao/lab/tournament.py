"""A tournament: bots in all companies, with mirrored deals, and who finishes before whom."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import sqrt
from statistics import mean, pstdev

import tongbao
from tongbao.engine.meta import BadOption
from tongbao.lab.duels import NORMAL_95
from tongbao.lab.rows import Rows
from tongbao.lab.series import Played, Series
from tongbao.lab.simulate import simulate
from tongbao.lab.workers import Workers


@dataclass(frozen=True)
class Tournament:
    """What is played: every company of so many ``players`` of the ``bots``, each in ``deals`` deals, each of them once
    for each seat.
    """

    game: str
    players: int
    bots: list[str]
    deals: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None

    def companies(self) -> list[list[str]]:
        """Who plays with whom: all choices of the bots, with one of them twice only where there are too few.

        Raises BadOption for fewer than two bots.
        """
        if len(set(self.bots)) < 2:
            raise BadOption("A tournament needs at least two bots, such as: --bots greedy,adept")
        if len(self.bots) >= self.players:
            return [list(company) for company in combinations(self.bots, self.players)]
        mixed_choice = combinations_with_replacement(self.bots, self.players)
        return [list(company) for company in mixed_choice if len(set(company)) > 1]

    def series(self) -> list[Series]:
        """The games of each company."""
        return [
            Series(self.game, self.players, company, self.seed, self.options, self.cards, rotate=True, mirrored=True)
            for company in self.companies()
        ]


@dataclass
class Standing:
    """What came of one bot: by deal its mean share of the games won, its mean place, and its margin over the best of
    the others; ``games`` counts a game for each of its seats.
    """

    bot: str
    games: int = 0
    wins: list[float] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    @property
    def win(self) -> float:
        """The share of games won; shared first places count in parts."""
        return mean(self.wins)

    @property
    def error(self) -> float:
        """Half the width of its 95 % interval, from the spread of the deals."""
        return NORMAL_95 * pstdev(self.wins) / sqrt(len(self.wins))

    def summary(self) -> dict[str, object]:
        """As plain data, ready for JSON."""
        return {
            "bot": self.bot,
            "games": self.games,
            "win": round(self.win, 4),
            "error_95": round(self.error, 4),
            "place": round(mean(self.places), 3),
            "margin": round(mean(self.margins), 2),
        }


@dataclass
class Table:
    """What came of a tournament; ``before[one][other]`` is of how many of their meetings the one finished before the
    other, equal places in halves, and ``met`` how many there were.
    """

    tournament: Tournament
    standings: dict[str, Standing] = field(default_factory=dict)
    before: dict[str, dict[str, float]] = field(default_factory=dict)
    met: dict[str, dict[str, int]] = field(default_factory=dict)
    games: int = 0
    is_whole: bool = True

    def add(self, deal: list[Played]) -> None:
        """Add a deal: the games in which all seats of it were gone through."""
        seats = [(bot, game, seat) for game in deal for seat, bot in enumerate(game.bots)]
        self.games += len(deal)
        for bot in sorted({bot for bot, _, _ in seats}):
            standing = self.standings.setdefault(bot, Standing(bot))
            own = [(game, seat) for name, game, seat in seats if name == bot]
            standing.games += len(own)
            standing.wins.append(mean([won(game.places, seat) for game, seat in own]))
            standing.places.append(mean([game.places[seat] for game, seat in own]))
            standing.margins.append(mean([margin(game.scores, seat) for game, seat in own]))
        for game in deal:
            for seat, bot in enumerate(game.bots):
                for rival, other in enumerate(game.bots):
                    if other != bot:
                        self.meet(bot, other, game.places[rival] - game.places[seat])

    def meet(self, bot: str, other: str, ahead: int) -> None:
        """Two have met, and the one finished so many places before the other."""
        won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        wins, met = self.before.setdefault(bot, {}), self.met.setdefault(bot, {})
        wins[other] = wins.get(other, 0.0) + won
        met[other] = met.get(other, 0) + 1

    def ranking(self) -> list[Standing]:
        """The bots, the most successful first."""
        return sorted(self.standings.values(), key=lambda standing: (-standing.win, standing.bot))

    def summary(self) -> dict[str, object]:
        """As plain data, ready for JSON."""
        told = self.tournament
        return {
            "game": told.game,
            "players": told.players,
            "deals": told.deals,
            "seed": told.seed,
            "games": self.games,
            "build": tongbao.build(),
            "standings": [standing.summary() for standing in self.ranking()],
            "before": {
                bot: {other: round(won / self.met[bot][other], 4) for other, won in others.items()}
                for bot, others in self.before.items()
            },
        }


def won(places: list[int], seat: int) -> float:
    """The share of a game that a seat won."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def margin(scores: list[int], seat: int) -> int:
    """By how many points a seat is before the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def hold(
    tournament: Tournament,
    workers: Workers | None = None,
    rows: Callable[[int], Rows[Played]] | None = None,
    watch: Callable[[int], None] | None = None,
) -> Table:
    """Play a tournament; ``rows`` gives for each company by its number where its games are kept, so that it can be
    taken up again. A KeyboardInterrupt ends it with what there is. Raises BadOption or BadCards.
    """
    table = Table(tournament)
    games = tournament.deals * tournament.players
    for number, series in enumerate(tournament.series()):
        found = list[Played]()
        done = number * games

        def told(played: int, done: int = done) -> None:
            if watch is not None:
                watch(done + played)

        tally = simulate(series, games, told, workers, rows(number) if rows else None, each=found.append)
        for deal in range(len(found) // tournament.players):
            table.add(found[deal * tournament.players : (deal + 1) * tournament.players])
        if not tally.is_whole:
            table.is_whole = False
            break
    return table
