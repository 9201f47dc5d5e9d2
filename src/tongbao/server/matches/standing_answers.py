"""Standing answers: those that the person of a seat has settled for decisions that others force on it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.meta import ASK, Meta
from tongbao.engine.secrecy import redact
from tongbao.languages import said_in
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Write
from tongbao.server.db.tables import standing_answers
from tongbao.server.matches.seats import MatchSeat

Settled = dict[str, str]
"""Standing answers of a seat: by name, the value that it has settled; all those of the game, ASK at first."""


def settled_so_far(meta: Meta[Any], kept: Mapping[str, str]) -> Settled:
    """The stored answers, and ASK for those that aren't stored or can no longer be settled."""
    wishes = {answer.name: kept.get(answer.name, ASK) for answer in meta.standing}
    return {
        answer.name: wishes[answer.name] if wishes[answer.name] in answer.values else ASK for answer in meta.standing
    }


def settled_anew(meta: Meta[Any], settled: Settled, wishes: Settled) -> Settled:
    """The answers with the wishes granted. Raises UserError for names and values that don't exist."""
    values = {answer.name: answer.values for answer in meta.standing}
    if not values:
        raise UserError("This game has no standing answers.")
    for name, value in wishes.items():
        if name not in values:
            raise UserError(
                "There is no standing answer “{name}”; choose one of: {all}.", name=name[:40], all=", ".join(values)
            )
        if value not in values[name]:
            possible = ", ".join(values[name])
            raise UserError(
                "The standing answer “{name}” can’t be “{text}”; choose one of: {all}.",
                name=name,
                text=value[:40],
                all=possible,
            )
    return settled | wishes


def take_answers(game: Game, chairs: Sequence[MatchSeat], settled: Sequence[Settled]) -> list[tuple[int, str]]:
    """Make the choices that people in the match have settled, one after another; return them with their seats."""
    taken: list[tuple[int, str]] = []
    while (found := next_answer(game, chairs, settled)) is not None:
        seat, choice = found
        game.take(seat, choice)
        taken.append((seat, choice.text))
    return taken


def next_answer(game: Game, chairs: Sequence[MatchSeat], settled: Sequence[Settled]) -> tuple[int, Choice] | None:
    """A seat to act whose person has settled what it chooses now, and that choice; bots answer for themselves."""
    for seat in game.seats_to_act():
        if chairs[seat].kind == "human" and any(value != ASK for value in settled[seat].values()):
            seen = redact(game, seat)
            for answer in game.setup.meta.standing:
                choice = answer.answer(seen, seat, settled[seat][answer.name])
                if choice is not None:
                    return seat, choice
    return None


def answer_entries(meta: Meta[Any], settled: Settled, language: str) -> list[dict[str, Any]]:
    """The standing answers as the page of the seat's owner offers them."""
    return [{**words, "current": settled[name]} for name, words in answers_in(meta, language).items()]


@cache
def answers_in(meta: Meta[Any], language: str) -> dict[str, dict[str, Any]]:
    """The titles and possible values of a game's standing answers in a language, by name."""
    return {
        answer.name: {
            "name": answer.name,
            "title": said_in(answer.title, language, meta.name),
            "help": said_in(answer.help, language, meta.name),
            "options": [
                {"value": value, "title": answer.value_title(value, language, meta.name)} for value in answer.values
            ],
        }
        for answer in meta.standing
    }


def keep_settled(match_id: str, seat: int, settled: Settled) -> Write:
    """Replace the stored answers of a seat."""
    rows = [{"match_id": match_id, "seat": seat, "name": name, "value": value} for name, value in settled.items()]

    def write(connection: sa.Connection) -> None:
        connection.execute(standing_answers.delete().filter_by(match_id=match_id, seat=seat))
        connection.execute(standing_answers.insert(), rows)

    return write


def load_settled(connection: sa.Connection, meta: Meta[Any], match_id: str, players: int) -> list[Settled]:
    """The stored answers of each seat of a match."""
    kept: list[Settled] = [{} for _ in range(players)]
    for row in connection.execute(sa.select(standing_answers).filter_by(match_id=match_id)):
        kept[row.seat][row.name] = row.value
    return [settled_so_far(meta, values) for values in kept]
