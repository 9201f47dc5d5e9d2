"""Report on how even a game is: as text, as JSON, and as one page that stands alone, its fonts within."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import tongbao
from tongbao.engine.fields import spoken
from tongbao.engine.meta import Plain
from tongbao.lab.balance.aggregates import Counts, Stakes, Sums
from tongbao.lab.balance.course import comeback
from tongbao.lab.balance.estimate import CONFIDENCE, Estimate, mean_of, share_of
from tongbao.lab.balance.findings import (
    CHANGED,
    GUIDE,
    HARDLY,
    STRONG,
    SURE,
    UNUSED,
    WEAK,
    Finding,
    changed,
    findings,
    is_other,
)
from tongbao.lab.balance.markets import markets
from tongbao.lab.balance.sources import sources
from tongbao.lab.balance.watch import Plan, key, touched
from tongbao.languages import ENGLISH, Translator

BINS: Final = 24
"""At most so many bars has a histogram."""
SELDOM: Final = 0.005
"""Bars at both ends that hold a smaller share of the whole are drawn together."""


@dataclass(frozen=True)
class Run:
    """A plan and what was counted so far."""

    plan: Plan
    sums: Sums

    @property
    def found(self) -> list[Finding]:
        """What was found of each piece."""
        setup = self.plan.series.setup
        return findings(setup.meta.pieces(setup), self.sums)


def report(mine: Run, default: Run | None = None) -> Plain:
    """All that was found in a run; with the ``default``, a run with other cards, also what differs from that."""
    series, sums = mine.plan.series, mine.sums
    setup = series.setup
    found = mine.found
    others = default.found if default is not None else []
    changes = touched(mine.plan.series, default.plan.series) if default is not None else []
    if default is not None:
        found = changed(found, others, set(changes))
    return {
        "game": series.game,
        "title": setup.meta.title,
        "players": series.players,
        "options": setup.options,
        "rules": setup.rules,
        "bots": series.bots,
        "seed": series.seed,
        "games": sums.games,
        "experiments": sums.experiments,
        "shuffled": mine.plan.shuffled,
        "build": tongbao.build(),
        "version": tongbao.__version__,
        "confidence": CONFIDENCE,
        "sure": SURE,
        "guide": GUIDE,
        "hardly": HARDLY,
        "seats": seats(sums, series.players),
        "fair": is_fair(sums, series.players),
        "rounds": spread(sums.rounds),
        "decisions": round(sums.decisions / max(1, sums.games), 1),
        "margin": spread(sums.margins),
        "scores": spread(sums.scores),
        "endings": shares(sums.endings, sums.games),
        "actions": actions(sums),
        "sources": sources(sums, setup.meta),
        "comeback": comeback(sums).told(digits=1) if series.players > 1 and sums.winners else None,
        "markets": markets(sums, setup.meta),
        "stakes": stakes(sums.stakes),
        "pieces": pieces(found, others, set(changes)),
        "against": None if default is None else against(mine, default, changes),
    }


def seats(sums: Sums, players: int) -> list[Plain]:
    """By place in the order of play: the share of games won, in percent, and the mean score."""
    return [
        {
            "share": share_of(wins, sums.games, squares).told(players),
            "points": round(points / max(1, sums.games), 2),
        }
        for wins, squares, points in zip(sums.wins, sums.squares, sums.points, strict=True)
    ]


def is_fair(sums: Sums, players: int) -> bool:
    """Whether chance alone may explain how much more some places win than others."""
    found = [share_of(wins, sums.games, squares) for wins, squares in zip(sums.wins, sums.squares, strict=True)]
    return not any(share.differs(100 / players, players) for share in found)


def spread(counts: Counts) -> Plain:
    """Whole numbers that were counted: their mean with its interval, and bars of a histogram, from ``first`` on, each
    of which stands for ``step`` numbers and is a share of the whole in percent.
    """
    n = sum(counts.values())
    if n == 0:
        return {"mean": Estimate(0.0, 0.0).told(), "first": 0, "step": 1, "bars": []}
    values = sorted([int(value) for value in counts])
    low, high = bulk(counts, values, n)
    step = -(-(high - low + 1) // BINS)
    first = low // step * step
    bars = [0] * ((high - first) // step + 1)
    for value in values:
        bars[min(max(value - first, 0) // step, len(bars) - 1)] += counts[str(value)]
    return {
        "mean": mean_of(counts).told(),
        "first": first,
        "step": step,
        "bars": [round(100 * bar / n, 2) for bar in bars],
    }


def bulk(counts: Counts, values: list[int], n: int) -> tuple[int, int]:
    """Between which values nearly all lie: seldom ones at both ends are left out."""
    low, high = 0, len(values) - 1
    left = SELDOM * n
    while low < high and counts[str(values[low])] <= left:
        left -= counts[str(values[low])]
        low += 1
    left = SELDOM * n
    while low < high and counts[str(values[high])] <= left:
        left -= counts[str(values[high])]
        high -= 1
    return values[low], values[high]


def shares(counts: Counts, n: int) -> list[Plain]:
    """What was counted, the most frequent first, in percent of n."""
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [{"name": name, "share": share_of(times, n).told(len(counts), 1)} for name, times in ordered]


def actions(sums: Sums) -> list[Plain]:
    """By verb how often it was chosen: a game, and of a hundred choices."""
    games, all_of_them = max(1, sums.games), max(1, sum(sums.verbs.values()))
    return [
        {"verb": spoken(verb), "a_game": round(times / games, 2), "share": round(100 * times / all_of_them, 2)}
        for verb, times in sorted(sums.verbs.items(), key=lambda item: (-item[1], item[0]))
    ]


def stakes(found: dict[str, Stakes]) -> Plain:
    """What depends on decisions: of a hundred, how many move the chance of winning by a point or more, and by five;
    in all, and by question, the most frequent first.
    """
    whole = Stakes()
    for one in found.values():
        whole = whole.plus(one)
    ordered = sorted(found.items(), key=lambda item: (-item[1].decisions, item[0]))
    return {
        **staked(whole),
        "questions": [{"question": question, **staked(one)} for question, one in ordered],
    }


def staked(one: Stakes) -> Plain:
    """One kind of decision."""
    n = one.decisions
    return {
        "decisions": n,
        "swing": round(100 * one.swing / max(1, n), 2),
        "one": share_of(one.one, n).told(digits=1),
        "five": share_of(one.five, n).told(digits=1),
    }


def pieces(found: list[Finding], others: list[Finding], changes: set[str]) -> list[Plain]:
    """What was found of each piece, the strongest first, those without an effect last.

    Intervals hold together among the pieces that were changed, and among all of one experiment.
    """
    default = {key(one.piece): one for one in others}
    compared = len(changes) or len(found)
    many = {name: sum([one.experiment == name and one.effect is not None for one in found]) for name in EXPERIMENTS}
    told: list[Plain] = [
        {
            "key": key(one.piece),
            "kind": one.piece.kind,
            "number": one.piece.number,
            "id": one.piece.id,
            "names": one.piece.names,
            "experiment": one.experiment,
            "effect": one.effect.told(compared if key(one.piece) in changes else many[one.experiment], 1)
            if one.effect
            else None,
            "drawn": one.drawn.told(len(found), 1) if one.drawn else None,
            "games": round(one.games.value, 1),
            "used": round(one.used.value, 1) if one.used else None,
            "named": list(one.names),
            "moves": not MOVING.isdisjoint(one.names),
            "better": one.better.names if one.better else None,
            "touched": key(one.piece) in changes,
            "default": of_default(one, default.get(key(one.piece)), compared),
        }
        for one in found
    ]
    return sorted(told, key=in_rank)


MOVING: Final = {STRONG, WEAK, CHANGED}
"""Why a piece is named that moves the chance of winning."""
EXPERIMENTS: Final = ("hands", "draws", "denied")


def in_rank(one: Plain) -> tuple[bool, float]:
    """The strongest first, those without an effect last."""
    effect: Any = one["effect"]
    return (effect is None, -effect["value"] if effect else 0.0)


def of_default(one: Finding, other: Finding | None, comparisons: int) -> Plain | None:
    """The same piece among the default cards: its effect, how often it is used, and how far mine is from that."""
    if other is None or other.effect is None:
        return None
    apart = one.effect.minus(other.effect) if one.effect and one.experiment == other.experiment else None
    return {
        "effect": round(other.effect.value, 1),
        "used": round(other.used.value, 1) if other.used else None,
        "change": apart.told(comparisons, 1) if apart else None,
        "surely": is_other(one, other, comparisons),
    }


def against(mine: Run, default: Run, changes: list[str]) -> Plain:
    """What differs from the default cards: mine, theirs, and how far apart, each with an interval."""
    rows = {
        "rounds": (mean_of(mine.sums.rounds), mean_of(default.sums.rounds)),
        "margin": (mean_of(mine.sums.margins), mean_of(default.sums.margins)),
        "scores": (mean_of(mine.sums.scores), mean_of(default.sums.scores)),
        "seats": (seat_spread(mine), seat_spread(default)),
        "stakes": (one_point(mine.sums), one_point(default.sums)),
    }
    return {
        "games": default.sums.games,
        "touched": changes,
        "rounds": spread(default.sums.rounds),
        "used": [used_pieces(mine), used_pieces(default)],
        "rows": [
            {
                "name": name,
                "mine": round(ours.value, 2),
                "default": round(theirs.value, 2),
                "change": ours.minus(theirs).told(len(rows)),
                "surely": ours.minus(theirs).differs(0.0, len(rows)),
            }
            for name, (ours, theirs) in rows.items()
        ],
    }


def seat_spread(run: Run) -> Estimate:
    """How many points of winning chance lie between the best place and the worst."""
    sums = run.sums
    found = [share_of(wins, sums.games, squares) for wins, squares in zip(sums.wins, sums.squares, strict=True)]
    return max(found, key=lambda share: share.value).minus(min(found, key=lambda share: share.value))


def one_point(sums: Sums) -> Estimate:
    """How many decisions of a hundred move a point or more."""
    return share_of(
        sum([one.one for one in sums.stakes.values()]), sum([one.decisions for one in sums.stakes.values()])
    )


def used_pieces(run: Run) -> int:
    """How many pieces aren't hardly ever used."""
    return sum([UNUSED not in one.names for one in run.found])


WEB: Final = files("tongbao.web")
REPORT: Final = "workshop/report.html"
TITLES: Final = "Cormorant"
TEXTS: Final = "Alegreya Sans"
FONTS: Final = (
    (TITLES, "cormorant", "500 700"),
    (TEXTS, "alegreya-sans-400", "400"),
    (TEXTS, "alegreya-sans-700", "700"),
)


def page(report: Plain, language: str = ENGLISH, template: str = REPORT) -> str:
    """The HTML of a report, or of what another template draws in the same way, in a language."""
    fonts = [(name, embedded(file), weights) for name, file, weights in FONTS]
    css = WEB.joinpath("static/css/components/balance_report.css").read_text("utf-8")
    drawn: str = drawing(language).get_template(template).render(report=report, fonts=fonts, css=css)
    return drawn


@cache
def drawing(language: str) -> Environment:
    """The templates in one language."""
    environment = Environment(
        loader=FileSystemLoader(str(WEB.joinpath("templates"))),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    known: dict[str, Any] = {"t": Translator(language), "lang": language}
    environment.globals.update(known)
    return environment


@cache
def embedded(font: str) -> str:
    """A font as text."""
    data = b64encode(WEB.joinpath(f"static/fonts/{font}.woff2").read_bytes()).decode()
    return f"data:font/woff2;base64,{data}"
