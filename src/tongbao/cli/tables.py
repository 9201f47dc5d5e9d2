"""``tongbao tables``: whether all that is kept can be played again."""

import json
from typing import Annotated

import typer

from tongbao.cli.language import Lang, language_of
from tongbao.cli.names import Json
from tongbao.languages import Translator

WRONG = 1


def tables(
    data: Annotated[
        str | None, typer.Argument(metavar="FOLDER", help="Where tables are kept; your user data folder if not given.")
    ] = None,
    only_damaged: Annotated[bool, typer.Option("--damaged", help="Print the names of the damaged ones alone.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play every kept table again, and name those that are damaged.

    Nothing is changed, and a server may go on meanwhile. The exit code is 1 if a table is damaged.
    """
    from tongbao.server.places import data_folder
    from tongbao.server.rebuild import survey
    from tongbao.server.storage import Store

    t = Translator(language_of(lang))
    store = Store(data or data_folder(), only_reads=True)
    try:
        found = dict(survey(store))
    finally:
        store.close()
    damaged = {name: reason for name, reason in found.items() if reason is not None}
    if as_json:
        print(json.dumps({"tables": len(found), "damaged": damaged}, ensure_ascii=False))
    else:
        for name, reason in damaged.items():
            print(name if only_damaged else f"{name}: {reason}")
        if not only_damaged:
            print(t("Tables that are well: {n} of {m}.", n=len(found) - len(damaged), m=len(found)))
    if damaged:
        raise typer.Exit(WRONG)
