"""``tongbao reports``: the messages that people have reported, and hiding them."""

import json
from typing import Annotated

import typer

from tongbao.cli.language import Lang, language_of
from tongbao.cli.names import Json
from tongbao.languages import Translator


def reports(
    data: Annotated[
        str | None, typer.Argument(metavar="FOLDER", help="Where tables are kept; your user data folder if not given.")
    ] = None,
    hide: Annotated[
        str | None, typer.Option(metavar="TABLE:MESSAGE", help="Let nobody read that message any more.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List what was said at the tables and reported, the most reported first; or hide one message.

    A server may go on meanwhile; it notices within half a minute what was hidden.
    """
    from tongbao.server.places import data_folder
    from tongbao.server.storage import Conflict, Store
    from tongbao.server.talk.reporting import hide_for_good, reported

    t = Translator(language_of(lang))
    store = Store(data or data_folder(), only_reads=hide is None)
    try:
        if hide is not None:
            table, _, number = hide.rpartition(":")
            error = store.commit([hide_for_good(table, int(number) if number.isdecimal() else -1)])[0]
            if isinstance(error, Conflict):
                raise ValueError(
                    t("There is no message “{name}”; name a table and a number, as in the list.", name=hide)
                )
            if error is not None:
                raise error
        found = store.ask(reported)
    finally:
        store.close()
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for one in found:
        print(f"{one['table']}:{one['message']}  {one['reports']}×  {one['name']}: {one['text']}")
    print(t("Reported messages: {n}.", n=len(found)))
