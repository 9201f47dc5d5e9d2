"""Bugs that were reported at a table, as ``tongbao admin bugs export`` writes them: positions to test in.

bug = read_bug(Path(__file__).with_suffix(".json"))
assert bug.now()["view"] == bug.reported["view"]
"""

import json
from pathlib import Path
from typing import Any, Final

import tongbao
from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Setup
from tongbao.engine.record import BadRecord, read_options, read_record, read_rules
from tongbao.engine.secrecy import Seat
from tongbao.engine.worlds import frozen, thawed

FORMAT: Final = 1
MOST_LINES: Final = 300
"""So many of the latest lines of the chronicle are reported."""
SEED: Final = 1
"""What is dealt anew is dealt from this, so that it says nothing."""
PLACES: Final = ("decisions", "over", "to_act", "view", "choices", "chosen", "log")
"""What a report says of the position itself."""


class Bug:
    """One report: ``fields`` is all of it, ``reported`` what its ``seat`` saw."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields: Final = fields
        self.seat: Final[int] = fields["seat"]
        self.reported: Final = {name: fields[name] for name in PLACES if name in fields}

    def game(self) -> Game:
        """The position: that of the record if it is here, else one that the seat can't tell from it.

        Raises BadRecord or BadWorld if it can't be made by these rules.
        """
        if "record" in self.fields:
            record = read_record(json.dumps(self.fields["record"]), tongbao.GAMES)
            return record.play_again(record.luck(), chronicle=True)
        return thawed(self.setup(), self.fields.get("world", {}), SEED, self.fields.get("log"))

    def meta(self) -> Meta[Any]:
        """Which game it is of. Raises BadRecord if it isn't here."""
        meta = tongbao.GAMES.get(self.fields["game"])
        if meta is None:
            raise BadRecord(f"The report is of an unknown game; it must be one of: {', '.join(tongbao.GAMES)}.")
        return meta

    def setup(self) -> Setup:
        """The game and its options. Raises BadRecord, BadOption or BadCards."""
        fields, meta = self.fields, self.meta()
        rules = read_rules(meta, fields["rules"])
        options = meta.settle(fields["players"], read_options(fields["options"]))
        return Setup(meta, fields["players"], options, [], fields["cards"], rules)

    def now(self) -> dict[str, Any]:
        """What the seat sees of the position now, to be compared with what was ``reported``.

        Where nothing but a world is left, what the seat has chosen is not known any more.
        """
        game = self.game()
        seen = json.loads(json.dumps(position_of(game, self.seat)))
        if game.history is None:
            seen["chosen"] = self.reported["chosen"]
            for line, told in zip(seen["log"], self.reported.get("log", []), strict=True):
                line["n"] = told["n"]
        return {name: seen[name] for name in self.reported}


def position_of(game: Game, number: int) -> dict[str, Any]:
    """What a seat knows of a position: its view, its choices and those it has made, the log as it reads it."""
    seat = Seat(game, number)
    made = (game.history or [])[: game.decisions]
    return {
        "decisions": seat.seen().decisions,
        "over": game.over,
        "to_act": list(game.seats_to_act()),
        "view": seat.view(),
        "choices": [choice.text for choice in seat.choices()],
        "chosen": [decision.choice.text for decision in made if decision.seat == number],
        "log": [{name: line[name] for name in ("n", "kind", "facts")} for line in seat.log()[-MOST_LINES:]],
    }


def world_of(game: Game, number: int) -> dict[str, object]:
    """A game that the seat can't tell from this one, as plain data: all that it doesn't know is dealt anew."""
    return frozen(Seat(game, number).imagine(SEED))


def read_bug(file: Path) -> Bug:
    """The report in a file. Raises OSError, or BadRecord if it holds none."""
    return bug_in(file.read_text("utf-8"))


def bug_in(text: str) -> Bug:
    """The report that a text holds. Raises BadRecord."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    needed = {"game", "rules", "players", "options", "cards", "seat", "view", "choices", "chosen"}
    if not isinstance(fields, dict) or fields.get("bug") != FORMAT or not needed <= set(fields):
        raise BadRecord(f"This isn’t a problem report of format {FORMAT}.")
    return Bug(fields)
