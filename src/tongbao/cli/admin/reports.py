"""``tongbao admin reports``: the messages that people have reported, and hiding them."""

from typing import Annotated

import typer

from tongbao.cli.admin.desk import By, Desk, print_json
from tongbao.cli.common.language import Lang
from tongbao.cli.play.names import Data, Json


def reports(
    hide: Annotated[
        str | None, typer.Option(metavar="TABLE:MESSAGE", help="Let nobody read that message any more.")
    ] = None,
    by: By = None,
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List what was said at the tables and reported, the most reported first; or hide one message."""
    from tongbao.server.accounts.moderation import HIDE
    from tongbao.server.db.database import Conflict
    from tongbao.server.views.table.chat import hide_permanently, reported

    desk = Desk(data, lang, by)
    t = desk.t
    if hide is not None:
        table, _, number = hide.rpartition(":")
        try:
            desk.do(hide_permanently(table, int(number) if number.isdecimal() else -1), HIDE, hide)
        except Conflict:
            sentence = t("There is no message “{name}”; name a table and a number, as in the list.", name=hide)
            raise ValueError(sentence) from None
    found = desk.ask(reported)
    if as_json:
        print_json(found)
        return
    for one in found:
        print(f"{one['table']}:{one['message']}  {one['reports']}×  {one['name']}: {one['text']}")
    print(t("Reported messages: {n}.", n=len(found)))
