"""Sources of points: where the points of a game came from, by place in the order of play, and those of its winners."""

from math import sqrt
from typing import Any, Final

from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Plain
from tongbao.engine.pieces import SHARE_WORDS
from tongbao.lab.balance.aggregates import Source, Sums
from tongbao.lab.balance.estimate import Estimate, share_of
from tongbao.languages import LANGUAGES

WORDS: Final = "share_"
"""How the kinds of texts begin that name sources."""


def count_sources(sums: Sums, game: Game, opener: int, winners: list[int]) -> None:
    """Count the sources of all seats of a game that is over and kept a chronicle, and the main one of each winner."""
    found: dict[str, list[int]] = {}
    for seat in range(game.players):
        mine: dict[str, int] = {}
        for share in game.setup.meta.shares(game, seat):
            mine[share.kind] = mine.get(share.kind, 0) + share.points
        for kind, points in mine.items():
            found.setdefault(kind, [0] * game.players)[(seat - opener) % game.players] += points
        if seat in winners:
            count_main(sums, mine)
    whole = sum([sum(places) for places in found.values()])
    sums.point_squares += whole * whole
    for kind, places in found.items():
        one = sum(places)
        new = Source(places, one * one, one * whole)
        sums.sources[kind] = sums.sources[kind].plus(new) if kind in sums.sources else new


def count_main(sums: Sums, mine: dict[str, int]) -> None:
    """Count the source that brought a winner most; several that brought as much count in equal parts."""
    most = max(mine.values(), default=0)
    if most > 0:
        main = [kind for kind, points in mine.items() if points == most]
        for kind in main:
            sums.main_sources[kind] = sums.main_sources.get(kind, 0.0) + 1 / len(main)


def source_share(sums: Sums, kind: str) -> Estimate:
    """The share of a source in all points, in percent; its standard error is that of a ratio of sums over games."""
    whole = sum(sums.points)
    one = sums.sources.get(kind)
    if one is None or whole <= 0:
        return Estimate(0.0, 0.0)
    share = sum(one.points) / whole
    spread = one.squares - 2 * share * one.products + share * share * sums.point_squares
    return Estimate(100 * share, 100 * sqrt(max(0.0, spread)) / whole)


def main_share(sums: Sums, kind: str) -> Estimate:
    """Of a hundred winners, how many had most of their points from a source."""
    return share_of(sums.main_sources.get(kind, 0.0), sums.winners)


def in_order(meta: Meta[Any], kinds: set[str]) -> list[str]:
    """Sources in the order of the game's texts."""
    known = [text.removeprefix(WORDS) for text in (*meta.texts, *SHARE_WORDS) if text.startswith(WORDS)]
    return [*[kind for kind in dict.fromkeys(known) if kind in kinds], *sorted(kinds - {*known})]


def names_of(meta: Meta[Any], text: str) -> dict[str, str]:
    """The names of a source or a market, by language."""
    return {language: meta.text(text, {}, language) for language in LANGUAGES}


def sources(sums: Sums, meta: Meta[Any]) -> list[Plain]:
    """By source its share in all points and of how many winners it was the main one, in percent; and the points that
    it brings in a game, by place in the order of play.
    """
    games, kinds = max(1, sums.games), in_order(meta, {*sums.sources})
    return [
        {
            "source": kind,
            "names": names_of(meta, WORDS + kind),
            "share": source_share(sums, kind).told(len(kinds), 1),
            "main": main_share(sums, kind).told(len(kinds), 1),
            "points": [round(points / games, 2) for points in sums.sources[kind].points],
        }
        for kind in kinds
    ]
