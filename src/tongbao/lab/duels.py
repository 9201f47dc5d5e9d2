"""Duels: one player against others, with mirrored deals, as fair as can be.

Every deal is played once for each seat of the one, with the others on the rest: whoever gets the better cards gets them
in one game, the others in the next. The interval comes from the spread of the deals, not of the games.
"""

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import mean, pstdev
from typing import Final

import tongbao
from tongbao.bots.core.bot import Bot, game_seed
from tongbao.engine.game import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.lab.contenders import contender, show_all

NORMAL_95: Final = 1.96


@dataclass(frozen=True)
class Duel:
    """What is played: ``one`` on one seat, ``others`` on the rest; both are named as ``contender`` reads them."""

    game: str
    players: int
    one: str
    others: str
    deals: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)


@dataclass
class Outcome:
    """What came of a duel: by deal the share of games that the one won, and of its margins; milliseconds of processor
    time a choice of the one, where it had one, and how many of them a game."""

    duel: Duel
    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    seconds: float = 0.0
    choices: int = 0
    games: int = 0

    @property
    def win(self) -> float:
        """The share of games that the one won; shared first places count in parts."""
        return mean(self.wins)

    @property
    def error(self) -> float:
        """Half the width of its 95 % interval."""
        return NORMAL_95 * pstdev(self.wins) / sqrt(len(self.wins))

    @property
    def milliseconds(self) -> float:
        """Processor time a choice."""
        return 1000 * self.seconds / max(1, self.choices)

    def summary(self) -> dict[str, object]:
        """As plain data, ready for JSON."""
        return {
            "game": self.duel.game,
            "players": self.duel.players,
            "one": self.duel.one,
            "others": self.duel.others,
            "games": self.games,
            "seed": self.duel.seed,
            "win": round(self.win, 4),
            "error_95": round(self.error, 4),
            "margin": round(mean(self.margins), 3),
            "milliseconds_a_choice": round(self.milliseconds, 3),
            "choices_a_game": round(self.choices / self.games, 1),
            "build": tongbao.build(),
        }


def fight(duel: Duel, processes: int = 1, watch: Callable[[Outcome], None] | None = None) -> Outcome:
    """Play all deals in so many processes; ``watch`` is told after each deal."""
    outcome = Outcome(duel)
    tasks = [(duel, number) for number in range(duel.deals)]
    if processes == 1:
        for task in tasks:
            note(outcome, play_deal(task), watch)
    else:
        with ProcessPoolExecutor(processes) as pool:
            for deal in pool.map(play_deal, tasks):
                note(outcome, deal, watch)
    return outcome


def note(outcome: Outcome, deal: "Deal", watch: Callable[[Outcome], None] | None) -> None:
    """Add a deal to the outcome."""
    outcome.wins.append(deal.win)
    outcome.margins.append(deal.margin)
    outcome.seconds += deal.seconds
    outcome.choices += deal.choices
    outcome.games += outcome.duel.players
    if watch is not None:
        watch(outcome)


@dataclass(frozen=True)
class Deal:
    """What came of one deal, played once for each seat of the one."""

    win: float
    margin: float
    seconds: float
    choices: int


def play_deal(task: tuple[Duel, int]) -> Deal:
    """Play a deal of a duel."""
    duel, number = task
    setup = tongbao.prepare(duel.game, players=duel.players, options=duel.options)
    return play_mirrored(
        setup, game_seed(duel.seed, number), partial(contender, duel.one), partial(contender, duel.others)
    )


def play_mirrored(setup: Setup, seed: int, one: Callable[[int], Bot], others: Callable[[int], Bot]) -> Deal:
    """Play a deal once for each seat of the one; each bot is made from its seed."""
    won = margin = seconds = 0.0
    choices = 0
    for mine in range(setup.players):
        game = create(setup, FastLuck.from_seed(seed), False)
        bots = [(one if seat == mine else others)(seed + seat) for seat in range(setup.players)]
        seats = [tongbao.Seat(game, seat) for seat in range(setup.players)]
        while not game.over:
            actor = game.actor
            legal = game.choices(actor)
            if len(legal) == 1:
                game.take(actor, legal[0])
                continue
            begun = time.thread_time()
            show_all(bots[actor], game)
            choice = bots[actor].choose(seats[actor])
            if actor == mine:
                seconds += time.thread_time() - begun
                choices += 1
            game.take(actor, choice)
        places, scores = game.places(), game.scores()
        won += 1 / places.count(1) if places[mine] == 1 else 0.0
        margin += scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine)
    return Deal(won / setup.players, margin / setup.players, seconds, choices)
