"""Watch: play some games and count all that a report tells of them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from tongbao.bots import Bot
from tongbao.bots.core.bot import game_seed
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.pieces import CARD, Piece
from tongbao.engine.secrecy import Seat
from tongbao.lab.balance.aggregates import Effect, Stakes, Sums, Use
from tongbao.lab.balance.course import Course, count_course
from tongbao.lab.balance.markets import count_markets
from tongbao.lab.balance.measures import Dealt, Drawing, Draws, Leverage, Withholding, deal_to, numbered
from tongbao.lab.balance.sources import count_sources
from tongbao.lab.contenders import show_all
from tongbao.lab.series import Series

UNIT: Final = 20
"""So many games are counted together, so that sums are the same whoever plays which of them."""
EVERY: Final = 2
"""Where something is tried out, every second game is the experiment, and counts for nothing else."""
LOOK_AT: Final = 150
"""Of so many decisions one is looked at, to see what depends on it."""
OWN_LUCK: Final = 9
"""What is added to the seed of a game for the chance that isn't the game's."""


@dataclass(frozen=True)
class Plan:
    """What is watched: a series; ``focus``: the numbers of cards of which one is dealt to somebody in each experiment;
    ``shuffled``: whether winners are drawn by lot, which shows what a report finds where there is nothing to find;
    ``stakes``: whether it is looked at what depends on decisions; ``pieces``: whether at what cards do, which takes
    experiments in every second game of some games.
    """

    series: Series
    focus: tuple[int, ...] = ()
    shuffled: bool = False
    stakes: bool = True
    pieces: bool = True


@dataclass(frozen=True)
class Units:
    """A job: some units of a plan by their numbers."""

    plan: Plan
    numbers: range


def watch(job: Units) -> list[Sums]:
    """What was counted, unit by unit. Raises BadOption or BadCards."""
    return [Watch(job.plan, number).sums for number in job.numbers]


def key(piece: Piece) -> str:
    """By what a piece is called in sums."""
    return f"{piece.kind} {piece.number}"


def both(one: Piece, other: Piece) -> str:
    """By what two pieces are called in sums."""
    return f"{key(one)}, {key(other)}"


def are_rivals(one: Piece, other: Piece) -> bool:
    """Whether one of two pieces could surely be had for the other's price."""
    return one.asks_no_more_than(other) or other.asks_no_more_than(one)


class Watch:
    """One unit of a plan: its games are played when it is made, and ``sums`` is what was counted."""

    def __init__(self, plan: Plan, unit: int) -> None:
        self.plan: Final = plan
        self.setup: Final[Setup] = plan.series.setup
        meta = self.setup.meta
        pieces = meta.pieces(self.setup) if plan.pieces else []
        self.faces: Final = numbered(list(meta.faces(self.setup))) if plan.pieces else 0
        self.deniable: Final = [piece for piece in pieces if piece.kind != CARD]
        self.known: Final = {(piece.kind, piece.number) for piece in pieces}
        useful = [piece for piece in pieces if piece.is_used]
        self.rivals: Final = {one: {other for other in useful if are_rivals(one, other)} for one in useful}
        players = plan.series.players
        self.sums: Final = Sums(
            unit * UNIT, wins=[0.0] * players, squares=[0.0] * players, points=[0] * players, hands={}, draws={}
        )
        for number in range(unit * UNIT, (unit + 1) * UNIT):
            self.play(number)

    def play(self, number: int) -> None:
        """Play one game of the series and count it."""
        series = self.plan.series
        luck = FastLuck.from_seed(game_seed(series.seed, number) + OWN_LUCK)
        game = series.deal(number, chronicle=True)
        opener = self.setup.meta.opener(game)
        dealt, denial = self.experiment(game, number, luck)
        is_usual = dealt is None and denial is None
        drawing = Drawing(game, self.faces) if self.plan.pieces else None
        course = Course()
        course.look(game)
        scales = Leverage(luck) if self.plan.stakes and is_usual else None
        verbs = self.play_out(game, series.seat_bots(number), drawing, denial, scales, course, luck)
        shares = won(game)
        if self.plan.shuffled:
            luck.shuffle(shares)
        excess = [share - 1 / game.players for share in shares]
        if dealt is not None:
            self.sums.experiments += 1
            self.add(self.sums.hands, f"{CARD} {dealt.face}", dealt.effect(excess))
        elif denial is not None:
            self.sums.experiments += 1
            for piece, effect in denial.effects(excess):
                self.add(self.sums.denied, key(piece), effect)
        else:
            self.count(game, opener, shares, verbs)
            winners = [seat for seat, share in enumerate(shares) if share]
            count_sources(self.sums, game, opener, winners)
            count_course(self.sums, course, game.decisions, winners)
            count_markets(self.sums, game)
            if drawing is not None:
                self.count_lots(drawing, excess)
                self.count_uses(game, drawing)
            if scales is not None:
                for question, stakes in scales.found.items():
                    self.sums.stakes[question] = self.sums.stakes.get(question, Stakes()).plus(stakes)

    def experiment(self, game: Game, number: int, luck: FastLuck) -> tuple[Dealt | None, Withholding | None]:
        """What is changed in this game, if it is one of those in which something is."""
        if self.plan.focus and number % EVERY:
            return deal_to(game, self.plan.focus[luck.below(len(self.plan.focus))], luck), None
        if len(self.deniable) > game.players and number % EVERY:
            return None, Withholding(self.deniable, game.players, luck)
        return None, None

    def play_out(
        self,
        game: Game,
        bots: list[Bot],
        drawing: Drawing | None,
        denial: Withholding | None,
        scales: Leverage | None,
        course: Course,
        luck: FastLuck,
    ) -> Counter[str]:
        """Play to the end; how often each verb was chosen."""
        seats = [Seat(game, number) for number in range(game.players)]
        for bot in bots:
            show_all(bot, game)
        verbs = Counter[str]()
        while not game.over:
            number = game.actor
            if denial is not None:
                denial.forbid(game)
            if scales is not None and not luck.below(LOOK_AT):
                scales.weigh(game, number)
            choice: Choice = bots[number].choose(seats[number])
            verbs[choice.verb.name] += 1
            game.take(number, choice)
            course.look(game)
            if drawing is not None:
                drawing.look(game)
        return verbs

    def count(self, game: Game, opener: int, shares: list[float], verbs: Counter[str]) -> None:
        """How the game went and how it ended."""
        sums, meta, scores = self.sums, self.setup.meta, game.scores()
        sums.games += 1
        sums.decisions += game.decisions
        sums.decision_squares += game.decisions**2
        for seat, share in enumerate(shares):
            place = (seat - opener) % game.players
            sums.wins[place] += share
            sums.squares[place] += share * share
            sums.points[place] += scores[seat]
        best = sorted(scores, reverse=True)
        add_one(sums.rounds, str(meta.rounds(game)))
        add_one(sums.endings, meta.ending(game))
        add_one(sums.margins, str(best[0] - best[1] if len(best) > 1 else best[0]))
        for score in scores:
            add_one(sums.scores, str(score))
        for verb, times in verbs.items():
            sums.verbs[verb] = sums.verbs.get(verb, 0) + times

    def count_lots(self, drawing: Drawing, excess: list[float]) -> None:
        """What came of the cards that were dealt and drawn."""
        for lots, found in ((drawing.hands, self.sums.hands), (drawing.draws, self.sums.draws)):
            for face in range(self.faces + 1):
                effect = effect_of(lots, face, excess)
                if effect.due and (CARD, face) in self.known:
                    self.add(found, f"{CARD} {face}", effect)

    def count_uses(self, game: Game, drawing: Drawing) -> None:
        """Which pieces were put to use, and whether by those to whom they came."""
        uses, used = self.setup.meta.uses, set[tuple[str, int, object]]()
        for event in game.events or []:
            fact = uses.get(event.kind)
            if fact is not None:
                piece = event.facts.get(fact)
                if isinstance(piece, int):
                    used.add((fact, piece, event.facts.get("player")))
        for kind, number in {(kind, number) for kind, number, _ in used} & self.known:
            self.add_use(f"{kind} {number}", Use(games=1))
        for face in range(self.faces + 1):
            for seat in range(game.players):
                if drawing.came(face, seat):
                    self.add_use(f"{CARD} {face}", Use(seats=1, used=int((CARD, face, seat) in used)))
        for seat in range(game.players):
            self.count_passed([piece for piece in self.rivals if had(piece, drawing, seat)], used, seat)

    def count_passed(self, had: list[Piece], used: set[tuple[str, int, object]], seat: int) -> None:
        """Which of the pieces that a seat had it passed by for which others."""
        taken = [piece for piece in had if (piece.kind, piece.number, seat) in used]
        for one in had:
            if one not in taken:
                for other in taken:
                    if other in self.rivals[one]:
                        add_one(self.sums.passed, both(one, other))

    def add(self, found: dict[str, Effect], name: str, effect: Effect) -> None:
        """Add to what was found of a piece."""
        found[name] = found[name].plus(effect) if name in found else effect

    def add_use(self, name: str, use: Use) -> None:
        """Add to how a piece was used."""
        self.sums.uses[name] = self.sums.uses.get(name, Use()).plus(use)


def had(piece: Piece, drawing: Drawing, seat: int) -> bool:
    """Whether a piece came to a seat; what is no card all may have."""
    return piece.kind != CARD or drawing.came(piece.number, seat)


def effect_of(lots: Draws, face: int, excess: list[float]) -> Effect:
    """What one game tells of one face: ``excess`` is by seat how much more than its share it won."""
    came = due = 0.0
    moved = 0.0
    for seat, more in enumerate(excess):
        came += lots.came[seat][face]
        due += lots.due[seat][face]
        moved += (lots.came[seat][face] - lots.due[seat][face]) * more
    return Effect(int(came), due, moved, moved * moved)


def won(game: Game) -> list[float]:
    """By seat the share of the game that it won; a shared first place counts in equal parts."""
    places = game.places()
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def add_one(counts: dict[str, int], name: str) -> None:
    """Count one more."""
    counts[name] = counts.get(name, 0) + 1


def touched(mine: Series, other: Series) -> list[str]:
    """The keys of the pieces that were changed. Raises BadCards."""
    ours, theirs = printed(mine), printed(other)
    return [name for name, face in ours.items() if theirs.get(name) != face]


def touched_cards(mine: Series, other: Series) -> tuple[int, ...]:
    """The numbers of the cards that were changed. Raises BadCards."""
    return tuple([int(name.split()[1]) for name in touched(mine, other) if name.startswith(f"{CARD} ")])


def printed(series: Series) -> dict[str, object]:
    """By key of a piece, all that is printed on it."""
    setup = series.setup
    found: dict[str, object] = {f"{CARD} {face.card}": face.as_dict() for face in setup.meta.faces(setup)}
    box: Any = setup.meta.printed(setup)
    for piece in setup.meta.pieces(setup):
        entries = box.get(f"{piece.kind}s")
        if piece.kind != CARD and entries:
            found[key(piece)] = entries[piece.number]
    return found
