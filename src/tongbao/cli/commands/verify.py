"""``tongbao verify``: whether this version plays all that is kept as it was."""

import json
from typing import Annotated, Final

import typer

from tongbao.cli.common.arguments import Json
from tongbao.cli.common.console import progress
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang, language_of
from tongbao.languages import Translator

SOMETHING_WRONG: Final = 1


def verify(
    data: Data = "",
    only_names: Annotated[bool, typer.Option("--names", help="Print only the names of tables with a problem.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay and render every stored table, and list those that would change, can’t be replayed or can’t be shown.

    Run it with a new version before you upgrade: it changes nothing, and the server can keep running. A table would
    change if it offers other choices, or ends differently, than when it was played. The exit code is 1 if any table
    has a problem.
    """
    from tongbao.server.db.database import Database
    from tongbao.server.main.verify import CHANGED, UNSIGNED, WRONG, Verdict, tables_in, verdict_on

    t = Translator(language_of(lang))
    database, found = Database(data, only_reads=True), list[Verdict]()
    try:
        names = tables_in(database)
        with progress("verify", len(names), as_json or only_names) as tell:
            for done, name in enumerate(names, 1):
                if (verdict := verdict_on(database, name)) is not None:
                    found.append(verdict)
                tell(done)
    finally:
        database.close()
    wrong = [one for one in found if one.state in WRONG]
    unsigned = sum(one.state == UNSIGNED for one in found)
    if as_json:
        reasons = {
            state: {one.table: one.reason for one in wrong if one.state == state} for state in WRONG if state != CHANGED
        }
        changed = {one.table: one.decision for one in wrong if one.state == CHANGED}
        told = {"tables": len(found), "unsigned": unsigned, "changed": changed, **reasons}
        print(json.dumps(told, ensure_ascii=False))
    elif only_names:
        print("".join(f"{one.table}\n" for one in wrong), end="")
    else:
        for one in wrong:
            print(f"{one.table}: {one.reason or would_change(one.decision, t)}")
        if unsigned:
            print(t("Tables that can be replayed, but were stored without signatures to compare: {n}.", n=unsigned))
        if found:
            print(t("Tables without problems: {n} of {m}.", n=len(found) - len(wrong), m=len(found)))
        else:
            print(t("There are no tables yet."))
    if wrong:
        raise typer.Exit(SOMETHING_WRONG)


def would_change(decision: int, t: Translator) -> str:
    """The sentence about a table that would change with that decision, 0 being the deal."""
    return (
        t("It would play differently from decision {n} on.", n=decision)
        if decision
        else t("It would be dealt differently.")
    )
