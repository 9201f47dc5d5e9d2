"""Reports as tests: a file of pytest, and beside it what it reads."""

import json
import textwrap
import time
from pathlib import Path
from typing import Any, Final

from tongbao.engine.record import Record
from tongbao.server.bugs.report import text_of
from tongbao.testing.bugs import Bug

TEST: Final = '''"""Bug {number}: something was wrong at a table of {title}, as {who} saw it after {n} decisions.

{means}
"""

from pathlib import Path

{imports}from tongbao.testing.bugs import read_bug

BUG = read_bug(Path(__file__).with_name("bug_{number}.json"))
# Reported on {day}, of Tongbao {version} with rules {rules}:
#
{words}


{mark}def test_bug_{number}_is_seen_as_it_was_reported() -> None:
    now = BUG.now()
    assert now["view"] == BUG.reported["view"]
    assert now["choices"] == BUG.reported["choices"]
    assert now == BUG.reported
'''
WIDTH: Final = 100
"""So many characters of what somebody wrote stand in a line."""
OF_RECORD: Final = "The record of the game is played again up to that decision."
OF_WORLD: Final = "The cards that {who} didn’t know are dealt anew: the real ones are not in this file."
IMPORTS: Final = "import pytest\n\nimport tongbao\n"
MARK: Final = (
    '@pytest.mark.skipif(tongbao.build() == "compiled", reason="a world is made again by plain Python alone")\n'
)


def report_with(row: Any, record: Record | None = None) -> dict[str, Any]:
    """A report as it is exported: what was sent, and when; the whole record beside it if it is given."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(row.at))
    fields = {**json.loads(row.report), "number": row.id, "at": moment, "window": row.window, "words": row.words}
    return fields if record is None else {**fields, "record": json.loads(record.dumps())}


def written(fields: dict[str, Any], folder: Path) -> list[Path]:
    """The files of a report, written into a folder that is made if need be: the test, and what it reads.

    Raises OSError, or BadRecord if its game isn't here.
    """
    source = test_of(fields)
    folder.mkdir(parents=True, exist_ok=True)
    data, test = folder / f"bug_{fields['number']}.json", folder / f"test_bug_{fields['number']}.py"
    data.write_text(text_of(fields), "utf-8")
    test.write_text(source, "utf-8")
    return [test, data]


def test_of(fields: dict[str, Any]) -> str:
    """The source of the test. What people have written stands in comments alone."""
    who = "who watches" if fields["seat"] < 0 else f"seat {fields['seat']}"
    imagined = "record" not in fields
    return TEST.format(
        number=fields["number"],
        title=Bug(fields).meta().title,
        who=who,
        n=fields["decisions"],
        means=OF_WORLD.format(who=who) if imagined else OF_RECORD,
        imports=IMPORTS if imagined else "",
        day=fields["at"][:10],
        version=fields["version"],
        rules=fields["rules"],
        words="\n".join([f"#     {line}".rstrip() for line in lines_of(fields["words"])]),
        mark=MARK if imagined else "",
    )


def lines_of(words: str) -> list[str]:
    """What somebody wrote, in lines that aren't too long."""
    return [part for line in words.splitlines() for part in textwrap.wrap(line, WIDTH) or [""]]
