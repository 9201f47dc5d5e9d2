"""A corpus: many games as data. Files of records are read, checked by playing, and exported decision by decision."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

import tongbao
from tongbao.engine.game import Game
from tongbao.engine.record import BadRecord, Record, read_record
from tongbao.lab.rows import COLUMNS, LINES, Rows, polars
from tongbao.lab.tournament import won

MOST_WRONG: Final = 10
"""After so many records that are wrong nobody wants to read of more."""


class Kept(msgspec.Struct, frozen=True):
    """A record of a corpus by its place in the file, and what is said beside it of how its game ended."""

    place: int
    record: str
    scores: list[int] | None = None
    places: list[int] | None = None


class Move(msgspec.Struct, frozen=True):
    """One decision of a game of a corpus. ``docs/lab.md`` explains each field."""

    game: int
    step: int
    seat: int
    choice: str
    id: int
    offered: list[int]
    won: float
    place: int
    score: int


def is_corpus(path: Path) -> bool:
    """Whether a file holds many games, by its name."""
    return path.suffix in (LINES, COLUMNS)


def records(path: Path) -> Iterator[Kept]:
    """The records of a file: one record, or a row or a line for each game. Raises BadRecord for anything else."""
    if path.suffix == COLUMNS:
        frame = polars().read_parquet(path)
        if "record" not in frame.columns:
            raise BadRecord(f"{path} has no column “record”; run tongbao simulate with --records.")
        rows: Iterator[dict[str, Any]] = frame.iter_rows(named=True)
    elif path.suffix == LINES:
        with path.open("rb") as file:
            yield from kept_in(path, (line_of(path, number, line) for number, line in enumerate(file, 1)))
        return
    else:
        yield Kept(0, path.read_text("utf-8"))
        return
    yield from kept_in(path, rows)


def line_of(path: Path, number: int, line: bytes) -> dict[str, Any]:
    """A line as a row: either one with a record in it, or a record itself. Raises BadRecord."""
    try:
        row: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadRecord(f"Line {number} of {path} isn’t a game in JSON: {error}.") from None
    return {"record": line.decode()} if "choices" in row else row


def kept_in(path: Path, rows: Iterator[dict[str, Any]]) -> Iterator[Kept]:
    """The records in rows. Raises BadRecord for a row without one."""
    for place, row in enumerate(rows):
        if not isinstance(row.get("record"), str):
            raise BadRecord(f"Game {place} of {path} has no record; run tongbao simulate with --records.")
        yield Kept(place, row["record"], row.get("scores"), row.get("places"))


def played_again(kept: Kept) -> Game:
    """The game of a record, at its end. Raises BadRecord if it isn't over or ended otherwise than is said."""
    record = read_record(kept.record, tongbao.GAMES)
    game = record.play_again(record.luck())
    if not game.over:
        raise BadRecord(f"Game {kept.place} isn’t over after its {game.decisions} decisions.")
    if kept.scores is not None and (game.scores(), game.places()) != (kept.scores, kept.places):
        raise BadRecord(
            f"Game {kept.place} ended with {game.scores()}, in places {game.places()}; "
            f"the file says {kept.scores} and {kept.places}."
        )
    return game


def some_records(path: Path) -> Iterator[Kept]:
    """The records of a file that has some; the first is read at once. Raises BadRecord as ``records``, or for none."""
    found = records(path)
    first = next(found, None)
    if first is None:
        raise BadRecord(f"There is no game in {path}.")
    return chain([first], found)


def verify(path: Path) -> tuple[int, list[str]]:
    """How many records of a file are right, and what is wrong with the others, at most MOST_WRONG of them.

    Raises BadRecord if there are none.
    """
    right, wrong = 0, list[str]()
    for kept in some_records(path):
        try:
            played_again(kept)
            right += 1
        except ValueError as error:
            told = str(error)
            wrong.append(told if told.startswith("Game ") else f"Game {kept.place}: {told}")
            if len(wrong) == MOST_WRONG:
                break
    return right, wrong


def export(path: Path, out: Path) -> int:
    """Write a row for each decision of each game of a file; how many there were. Raises BadRecord or BadOption."""
    rows, told, games = Rows(out, Move), 0, some_records(path)
    if out.exists():
        out.unlink()
    try:
        for kept in games:
            moves = moves_of(kept)
            rows.add(moves)
            told += len(moves)
    finally:
        rows.close()
    return told


def moves_of(kept: Kept) -> list[Move]:
    """The decisions of one game, each with what was offered and what came of it for its seat in the end."""
    end = played_again(kept)
    record = Record.of(end)
    places, scores = end.places(), end.scores()
    game = tongbao.Record(record.setup, record.origin, []).play_again(record.luck())
    found = list[Move]()
    for step, decision in enumerate(record.choices):
        seat, choice = decision.seat, decision.choice
        found.append(
            Move(
                game=kept.place,
                step=step,
                seat=seat,
                choice=choice.text,
                id=choice.id,
                offered=[offer.id for offer in game.choices(seat)],
                won=won(places, seat),
                place=places[seat],
                score=scores[seat],
            )
        )
        game.take(seat, choice)
    return found
