"""Branches: matches that go on from a position of one that is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tongbao.bots import usual_bot
from tongbao.engine.record import Record
from tongbao.server.accounts.people import Person
from tongbao.server.archive import BRANCH, STACK, Row, Settings
from tongbao.server.chairs import Chair, bot_name, distinct
from tongbao.server.common.errors import Refusal
from tongbao.server.matches import Match
from tongbao.server.positions import Position


class Branch(NamedTuple):
    """A match to be founded from the position of match ``of`` after so many ``decisions``.

    Its luck is that of the other match, so the cards lie as they lay there: ``secret``, ``stack`` and the salts of its
    chairs; and it is played by the same ``rules``. A position that is of no match, as those of lessons and examples, is
    ``of`` "", and played by the latest, None.
    """

    of: str
    decisions: int
    secret: str
    rows: list[Row]
    stack: Sequence[str] = ()
    rules: int | None = None

    def settings(self) -> Settings:
        """How the match remembers it."""
        origin = {BRANCH: f"{self.of} {self.decisions}"} if self.of else {}
        return origin | ({STACK: "\n".join(self.stack)} if self.stack else {})


def branch_of(match: Match, decisions: int) -> Branch:
    """What goes on from a position of a match that is over. Raises Refusal unless it is, and was there."""
    game = match.playing()
    if not game.over:
        raise Refusal("One can play on from a position after the end of the game.", 403)
    made = Record.of(game).choices
    if decisions >= len(made):
        raise Refusal("This game has {n} decisions; there is nothing to play on from there.", n=len(made))
    rows = [(decision.seat, str(decision.choice)) for decision in made[:decisions]]
    return Branch(match.id, decisions, match.secret, rows, match.stack, match.rules)


def branch_at(position: Position) -> Branch:
    """What goes on from a position that a file names."""
    rows = position.decisions()
    return Branch("", len(rows), position.secret, rows, position.stack)


def chairs_of(match: Match, seat: int, person: Person) -> list[Chair]:
    """The chairs of a branch: the person on one seat, bots on all others, each with the salt that was thrown in."""
    found: list[Chair] = []
    for chair in match.chairs:
        taken = [one.name for one in found]
        if chair.seat == seat:
            found.append(Chair(seat, "human", distinct(person.name, taken), person.id, None, chair.salt))
        elif chair.kind == "bot" and chair.person is None:
            found.append(replace(chair, name=distinct(chair.name, [*taken, person.name])))
        else:
            others = [one.name for one in match.chairs]
            name, bot = bot_name([*taken, *others, person.name]), usual_bot(match.meta.name)
            found.append(Chair(chair.seat, "bot", name, None, bot, chair.salt))
    return found
