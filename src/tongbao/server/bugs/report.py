"""What is reported of a table: the position as the reporter sees it, and nothing that is hidden from him."""

import json
from typing import Any, Final

import tongbao
from tongbao.engine.bounds import UNSEEN
from tongbao.engine.record import Record
from tongbao.server.matches.deals import is_sealed
from tongbao.server.matches.match import Match
from tongbao.testing.bugs import FORMAT, position_of, world_of

LARGEST: Final = 400_000
"""Characters of a report."""
LEFT_OUT: Final = ("record", "log", "world")
"""What is left out of one that is larger, one after another."""
LONGEST_BROWSER: Final = 200


def report_of(match: Match, seat: int, language: str, browser: str) -> str:
    """The report of a seat, or of one who watches, as JSON with a line for each field; docs/bugs.md explains them.

    As long as the game runs, two games that the seat can't tell apart give the same report.
    """
    game = match.playing()
    fields: dict[str, Any] = {
        "bug": FORMAT,
        "version": tongbao.__version__,
        "build": tongbao.build(),
        "language": language,
        "browser": UNSEEN.sub("", browser)[:LONGEST_BROWSER],
        "game": match.meta.name,
        "rules": match.rules,
        "players": game.players,
        "options": game.setup.options,
        "cards": match.cards,
        "seat": seat,
        **position_of(game, seat),
        "world": world_of(game, seat),
    }
    if game.over and not is_sealed(match.contest):
        fields["record"] = json.loads(Record.of(game).dumps())
    for name in LEFT_OUT:
        if len(text_of(fields)) > LARGEST:
            fields.pop(name, None)
    return text_of(fields)


def text_of(fields: dict[str, Any]) -> str:
    """The fields as JSON, each on a line of its own."""
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
