"""``tongbao admin tables``: which tables there are, how they stand, and closing one."""

from typing import Annotated, Any, Final

import typer

from tongbao.cli.admin.desk import By, Desk, Most, group, print_json, print_lines
from tongbao.cli.common.arguments import Json
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang

Name = Annotated[str, typer.Argument(metavar="TABLE", help="The full name of a table, as shown by `search`.")]
tables: Final = group("Find and close tables.")


@tables.command("list")
def list_tables(
    state: Annotated[
        str | None, typer.Option(metavar="STATE", help="Only tables that are waiting, playing, finished or closed.")
    ] = None,
    most: Most = 50,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables with the latest moves."""
    from tongbao.server.admin.tables import latest

    desk = Desk(data, lang)
    told(desk, desk.ask(lambda c: latest(c, state, most)), as_json)


@tables.command("search")
def search_tables(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="Part of a table’s name, or of the name of someone seated there.")
    ],
    most: Most = 50,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables whose name contains a text, or where someone with such a name is seated."""
    from tongbao.server.admin.tables import search

    desk = Desk(data, lang)
    told(desk, desk.ask(lambda c: search(c, text, most)), as_json)


def told(desk: Desk, found: list[dict[str, Any]], as_json: bool) -> None:
    """Print the lines."""
    if as_json:
        print_json(found)
        return
    for one in found:
        size = desk.t("{n} {n|choice|choices}", n=one["choices"])
        print(f"{one['table']}  {one['game']}  {one['state']}  {desk.moment(one['moved'])}  {size}")
    print(desk.t("Tables listed: {n}.", n=len(found)))


@tables.command("show")
def show_table(name: Name, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """Show a table’s state and who is seated there, but none of its cards."""
    from tongbao.server.admin.tables import show

    desk = Desk(data, lang)
    found = desk.ask(lambda c: show(c, name))
    if as_json:
        print_json(found)
        return
    chairs = found.pop("chairs")
    options = " ".join(f"{option}={value}" for option, value in found["options"].items()) or "–"
    moments = {"moved": desk.moment(found["moved"]), "created": desk.moment(found["created"])}
    print_lines({**found, **moments, "options": options, "host": found["host"] or "–"})
    for chair in chairs:
        who = chair["person"] or chair["bot"] or ""
        print(f"{chair['seat']}  {chair['kind']}  {chair['name']}  {who}".rstrip())


@tables.command("close")
def close_table(name: Name, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Close a table: its game ends without a result, or the table is removed if the game hasn’t begun."""
    from tongbao.server.accounts.moderation import CLOSE
    from tongbao.server.admin.tables import closed

    desk = Desk(data, lang, by)
    desk.do(closed(name), CLOSE, name)
    print(desk.t("The table “{name}” has been closed.", name=name))
