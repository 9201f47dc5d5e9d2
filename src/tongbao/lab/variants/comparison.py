"""Comparison: the variants of a study played on the same seeds, and what each does to the game, measure by measure."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import tongbao
from tongbao.engine.fields import spoken
from tongbao.engine.meta import BadCards, BadOption, Meta, Plain
from tongbao.lab.balance.balance import watched
from tongbao.lab.balance.course import comeback
from tongbao.lab.balance.estimate import CONFIDENCE, Estimate, mean_from, mean_of, share_of
from tongbao.lab.balance.markets import deals, markets_of, several
from tongbao.lab.balance.report import Run, report
from tongbao.lab.balance.sources import WORDS as SOURCE_WORDS
from tongbao.lab.balance.sources import in_order, main_share, names_of, source_share
from tongbao.lab.balance.watch import Plan
from tongbao.lab.series import Series
from tongbao.lab.variants.variant_file import Variant
from tongbao.lab.workers import Workers

OF_REPORT = ("seats", "rounds", "margin", "scores", "endings", "actions", "sources", "comeback", "markets")
"""What a comparison tells of each variant as a report on balance does."""

TITLES: Final = {
    "rounds": "Rounds",
    "choices": "Choices per player",
    "comeback": "Winners behind at half (%)",
    "deals": "Deals between players",
    "several": "Players with 2+ markets (%)",
}
"""By kind what a measure is called of which there is one."""
GROUPS: Final = {
    "seat": "Games won by turn order (%)",
    "source": "Sources of all points (%)",
    "main": "Main source of winners (%)",
}
"""By kind what those measures are called together of which there are several."""
KINDS: Final = ("rounds", "choices", "comeback", "deals", "several", *GROUPS)
"""The kinds of measures in the order in which they are told."""
PAGE: Final = "workshop/variants.html"
"""The template of a comparison."""


@dataclass(frozen=True)
class Trial:
    """A variant with one number of players; ``series`` is what is played. Raises BadOption or BadCards if it can’t be
    played, a sentence that names the variant.
    """

    variant: Variant
    series: Series

    def __post_init__(self) -> None:
        try:
            self.series.deal(0)
        except (BadOption, BadCards) as error:
            raise type(error)(f"Variant “{self.variant.name}”: {error}") from None

    @property
    def title(self) -> str:
        """The name of its file of counts: the variant, the players, and a sum over all that is played."""
        series = self.series
        played = (series.game, series.setup.rules, series.setup.options, series.cards, series.bots, series.seed)
        digest = blake2b(repr(played).encode(), digest_size=4).hexdigest()
        return f"{self.variant.name}-{series.players}-{digest}"

    def play(self, games: int, workers: Workers, keep: Path | None, told: Callable[[int], None]) -> "Tried":
        """Play so many games, in whole units; with the folder ``keep`` their counts are kept there."""
        file = None if keep is None else keep / f"{self.title}.jsonl"
        done = watched(Plan(self.series, stakes=False, pieces=False), games, workers, file, told)
        return Tried(self, done.run, done.is_whole)


@dataclass(frozen=True)
class Tried:
    """What came of a trial, and whether all of it was played that was wished."""

    trial: Trial
    run: Run
    is_whole: bool

    @cached_property
    def measures(self) -> dict[str, Estimate]:
        """All that is compared, by name: seats by place in the order of play, and sources of points by theirs."""
        sums, series = self.run.sums, self.trial.series
        meta, players = series.setup.meta, series.players
        found = {}
        if any(rounds != "0" for rounds in sums.rounds):
            found["rounds"] = mean_of(sums.rounds)
        found["choices"] = mean_from(sums.decisions, sums.decision_squares, sums.games, players)
        for place, (wins, squares) in enumerate(zip(sums.wins, sums.squares, strict=True), 1):
            found[f"seat {place}"] = share_of(wins, sums.games, squares)
        kinds = in_order(meta, {*sums.sources})
        found |= {f"source {kind}": source_share(sums, kind) for kind in kinds}
        found |= {f"main {kind}": main_share(sums, kind) for kind in kinds}
        if players > 1:
            found["comeback"] = comeback(sums)
        if markets_of(meta):
            found |= {"deals": deals(sums), "several": several(sums)}
        return found


def compared(tried: list[Tried]) -> Plain:
    """All that was found as plain data: what is compared, and each variant with its measures.

    A measure is ``surely`` other than with the first variant of as many players if chance hardly explains all that is
    so marked.
    """
    series = tried[0].trial.series
    rows = rows_of(tried)
    return {
        "game": series.game,
        "title": series.setup.meta.title,
        "seed": series.seed,
        "build": tongbao.build(),
        "version": tongbao.__version__,
        "confidence": CONFIDENCE,
        "measures": [row(name, series.setup.meta) for name in rows],
        "variants": [told(one, tried, len(rows)) for one in tried],
    }


def rows_of(tried: list[Tried]) -> list[str]:
    """All that is measured of any variant, each kind together."""
    found = list(dict.fromkeys([name for one in tried for name in one.measures]))
    return sorted(found, key=lambda name: KINDS.index(name.partition(" ")[0]))


def row(name: str, meta: Meta[Any]) -> Plain:
    """What is measured: its ``kind``, and ``what`` of that kind, with its ``names`` by language if it is a source; what
    it is called, within its ``group`` if it has one.
    """
    kind, _, what = name.partition(" ")
    return {
        "measure": name,
        "kind": kind,
        "what": what,
        "names": names_of(meta, SOURCE_WORDS + what) if kind in ("source", "main") else {},
        "group": GROUPS.get(kind, ""),
        "title": TITLES.get(kind) or (f"place {what}" if kind == "seat" else spoken(what)),
    }


def told(one: Tried, tried: list[Tried], rows: int) -> Plain:
    """One variant, its measures, and what a report tells of it."""
    variant, series, setup = one.trial.variant, one.trial.series, one.trial.series.setup
    alike = [other for other in tried if other.trial.series.players == series.players]
    first, comparisons = alike[0].measures, rows * (len(alike) - 1)
    whole = report(one.run)
    return {
        "name": variant.name,
        "note": variant.note,
        "players": series.players,
        "bots": series.bots,
        "options": setup.options,
        "rules": setup.rules,
        "own_cards": series.cards is not None,
        "games": one.run.sums.games,
        "measures": {
            name: {
                **estimate.told(),
                "surely": name in first and estimate.minus(first[name]).differs(0.0, comparisons),
            }
            for name, estimate in one.measures.items()
        },
        "report": {name: whole[name] for name in OF_REPORT},
    }
