"""A game that was played: what is kept of it, a line or a row each."""

import time
from dataclasses import dataclass

import msgspec

from tongbao.bots.core.bot import play_out
from tongbao.engine.record import Record
from tongbao.lab.contenders import show_all
from tongbao.lab.series import Series


class Played(msgspec.Struct, frozen=True):
    """How one game of a series ended. ``docs/lab.md`` explains each field; lists go by seat."""

    number: int
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    players: int
    bots: list[str]
    first: int
    scores: list[int]
    places: list[int]
    decisions: int
    rounds: int
    ending: str
    record: str | None = None


@dataclass(frozen=True)
class Batch:
    """Some games of a series, from one number up to another; with their records, or without."""

    series: Series
    numbers: range
    records: bool = False


@dataclass(frozen=True)
class Games:
    """What came of a batch. ``seconds`` are of processor time: playing alone, in one thread, without start-up."""

    played: list[Played]
    seconds: float


def play(batch: Batch) -> Games:
    """Play a batch, one game after another. Raises BadOption or BadCards."""
    series, found, seconds = batch.series, list[Played](), 0.0
    meta = series.setup.meta
    for number in batch.numbers:
        start = time.thread_time()
        game = series.deal(number)
        first = meta.opener(game)
        bots = series.seat_bots(number)
        for bot in bots:
            show_all(bot, game)
        decisions = play_out(game, bots)
        seconds += time.thread_time() - start
        found.append(
            Played(
                number=number,
                game=series.game,
                rules=series.setup.rules,
                options=series.setup.options,
                seed=series.seed,
                players=series.players,
                bots=series.seated(number),
                first=first,
                scores=game.scores(),
                places=game.places(),
                decisions=decisions,
                rounds=meta.rounds(game),
                ending=meta.ending(game),
                record=Record.of(game).dumps() if batch.records else None,
            )
        )
    return Games(found, seconds)
