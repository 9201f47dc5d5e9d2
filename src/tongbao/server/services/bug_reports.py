"""Bug reports of a table: the position as the reporter sees it, and nothing that is hidden from them."""

import asyncio
import hashlib
import json
import textwrap
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

import tongbao
from tongbao.engine.bounds import UNSEEN
from tongbao.engine.record import Record
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database, Write
from tongbao.server.db.file_permissions import make_folder, write_private
from tongbao.server.db.tables import bugs, matches
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.deals import is_sealed
from tongbao.server.matches.repository import load_match, state_of
from tongbao.server.matches.state import MatchView
from tongbao.testing.bugs import FORMAT, Bug, position_of, world_of

LARGEST: Final = 400_000
"""Maximum size of a report, in characters."""
LEFT_OUT: Final = ("record", "log", "world")
"""Fields left out of a report that is larger, one after another."""
LONGEST_BROWSER: Final = 200


def report_of(match: MatchView, seat: int, language: str, browser: str) -> str:
    """Bug report of a seat or a spectator, as JSON with a line for each field; docs/bugs.md explains them.

    As long as the game runs, two games that the seat can't tell apart give the same report.
    """
    game = match.state.require_game()
    fields: dict[str, Any] = {
        "bug": FORMAT,
        "version": tongbao.__version__,
        "build": tongbao.build(),
        "language": language,
        "browser": UNSEEN.sub("", browser)[:LONGEST_BROWSER],
        "game": match.meta.name,
        "rules": match.state.rules,
        "players": game.players,
        "options": game.setup.options,
        "cards": match.state.cards,
        "seat": seat,
        **position_of(game, seat),
        "world": world_of(game, seat),
    }
    if game.over and not is_sealed(match.state.contest):
        fields["record"] = json.loads(Record.of(game).dumps())
    for name in LEFT_OUT:
        if len(text_of(fields)) > LARGEST:
            fields.pop(name, None)
    return text_of(fields)


def text_of(fields: dict[str, Any]) -> str:
    """The fields as JSON, each on a line of its own."""
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


MOST: Final = 128
"""Maximum number of drafts that are remembered, the latest."""
MOST_REPORTS: Final = 32
"""Maximum number of reports that are remembered beside them."""


class Draft:
    """Draft of a report of a match, shown to a person or a nameless visitor when the choice log had so many ``rows``.

    Its ``token`` follows from the report, so while the table is as before another process finds the same one.
    ``number`` is that under which it is stored, once it was sent.
    """

    def __init__(self, match: MatchView, person: Person | None, report: str) -> None:
        self.token: Final = hashlib.sha256(report.encode()).hexdigest()[:32]
        self.key: Final = key_of(self.token, match, person)
        self.rows: Final = len(match.state.choice_log)
        self.report: Final = report
        self.number: int | None = None


class Drafts:
    """Cache of the latest drafts. One is sent after another, so that a form that comes twice is stored once.

    ``reports`` are the latest by all that goes into one, so that the form can be asked for again.
    """

    def __init__(self) -> None:
        self.sending: Final = asyncio.Lock()
        self.reports: Final[OrderedDict[tuple[object, ...], str]] = OrderedDict()
        self.kept: Final[OrderedDict[tuple[str, str, str | None], Draft]] = OrderedDict()

    async def report(self, match: MatchView, seat: int, language: str, browser: str) -> str:
        """The report of a seat or a spectator, as ``report_of`` makes it."""
        state = match.state
        key = (state.id, len(state.choice_log), seat, language, browser[:LONGEST_BROWSER], is_sealed(state.contest))
        report = self.reports.get(key)
        if report is None:
            report = self.reports[key] = await replay(lambda: report_of(match, seat, language, browser))
        self.reports.move_to_end(key)
        while len(self.reports) > MOST_REPORTS:
            self.reports.popitem(last=False)
        return report

    def add(self, draft: Draft) -> Draft:
        """Remember one more; the oldest may be forgotten for it."""
        self.kept[draft.key] = draft
        self.kept.move_to_end(draft.key)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return draft

    def find(self, token: str, match: MatchView, person: Person | None) -> Draft | None:
        """The draft that was shown to that person, before they had a name perhaps; None if it isn't here."""
        return self.kept.get(key_of(token, match, person)) or self.kept.get(key_of(token, match, None))


def key_of(token: str, match: MatchView, person: Person | None) -> tuple[str, str, str | None]:
    """Cache key of a draft: it is for one match and one person."""
    return token, match.id, None if person is None else person.id


def kept_bug(row: dict[str, Any], told: list[int], most: int) -> Write:
    """A write that stores a report and adds its number to ``told``. Raises UserError if too many are stored."""

    def write(connection: sa.Connection) -> None:
        if (connection.scalar(sa.select(sa.func.count()).select_from(bugs)) or 0) >= most:
            raise UserError(
                "Too many reports are waiting to be read, so yours can’t be saved. Please try again later.", 409
            )
        key = connection.execute(bugs.insert(), row).inserted_primary_key
        told.append(0 if key is None else int(key[0]))

    return write


def list_of(connection: sa.Connection) -> list[dict[str, Any]]:
    """All reports in short, the latest first."""
    fields = (bugs.c.id, bugs.c.match_id, matches.c.game, bugs.c.at, bugs.c.words)
    rows = connection.execute(sa.select(*fields).join(matches).order_by(bugs.c.id.desc()))
    return [{"bug": row.id, "table": row.match_id, "game": row.game, "at": row.at, "words": row.words} for row in rows]


def bug_of(connection: sa.Connection, number: int) -> Any:
    """The row of a report; None if there is none of that number."""
    return connection.execute(sa.select(bugs).filter_by(id=number)).first()


def dropped(number: int) -> Write:
    """Write that deletes a report."""
    return lambda connection: connection.execute(bugs.delete().filter_by(id=number))


def record_at(database: Database, name: str, rows: int) -> tuple[Record, bool]:
    """The whole record of a match up to so many choices and undos, and whether its game is over by now.

    Raises UserError if there is no such match any more, and whatever a replay raises if it can't be played again.
    """
    kept = database.read_now(lambda connection: load_match(connection, name))
    if kept is None:
        raise UserError("The table “{name}” is no longer stored.", name=name)
    state = state_of(kept._replace(rows=kept.rows[:rows]))
    return Record.of(state.require_game()), kept.match.finished is not None


TEST: Final = '''"""Bug {number}: something was wrong at a table of {title}, as {who} saw it after {n} decisions.

{means}
"""

from pathlib import Path

from tongbao.testing.bugs import read_bug

BUG = read_bug(Path(__file__).with_name("bug_{number}.json"))
# Reported on {day}, of Tongbao {version} with rules {rules}:
#
{words}


def test_bug_{number}_is_seen_as_it_was_reported() -> None:
    now = BUG.now()
    assert now["view"] == BUG.reported["view"]
    assert now["choices"] == BUG.reported["choices"]
    assert now == BUG.reported
'''
WIDTH: Final = 100
"""Line width in characters for what people wrote."""
OF_RECORD: Final = "The game record is replayed up to that decision."
OF_WORLD: Final = "The cards that {who} didn’t know are dealt again at random; the real ones are not in this file."


def report_with(row: Any, record: Record | None = None) -> dict[str, Any]:
    """A report as it is exported: what was sent, and when; the whole record beside it if it is given."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(row.at))
    fields = {**json.loads(row.report), "number": row.id, "at": moment, "window": row.window, "words": row.words}
    return fields if record is None else {**fields, "record": json.loads(record.dumps())}


def written(fields: dict[str, Any], folder: Path) -> list[Path]:
    """Write the files of a report into a folder, made if need be: the test, and what it reads. Return their paths.

    Raises OSError, or BadRecord if its game isn't here.
    """
    source = test_of(fields)
    make_folder(folder)
    data, test = folder / f"bug_{fields['number']}.json", folder / f"test_bug_{fields['number']}.py"
    write_private(data, text_of(fields))
    write_private(test, source)
    return [test, data]


def test_of(fields: dict[str, Any]) -> str:
    """Source of the test. What people have written is in comments alone."""
    who = "a spectator" if fields["seat"] < 0 else f"seat {fields['seat']}"
    return TEST.format(
        number=fields["number"],
        title=Bug(fields).meta().title,
        who=who,
        n=fields["decisions"],
        means=OF_RECORD if "record" in fields else OF_WORLD.format(who=who),
        day=fields["at"][:10],
        version=fields["version"],
        rules=fields["rules"],
        words="\n".join([f"#     {line}".rstrip() for line in lines_of(fields["words"])]),
    )


def lines_of(words: str) -> list[str]:
    """Wrap a text into lines that aren't too long."""
    return [part for line in words.splitlines() for part in textwrap.wrap(line, WIDTH) or [""]]
