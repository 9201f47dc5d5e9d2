"""``tongbao admin purge``: remove what nobody comes back to."""

from typing import TYPE_CHECKING, Annotated

import typer

from tongbao.cli.admin.desk import By, Desk, print_json
from tongbao.cli.common.arguments import Json
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang

if TYPE_CHECKING:
    import sqlalchemy as sa


def purge(
    tables: Annotated[
        float, typer.Option("--tables", metavar="DAYS", min=1, help="Those opened so long ago that never began.")
    ] = 14,
    guests: Annotated[
        float, typer.Option("--guests", metavar="DAYS", min=1, help="Those without a table, not seen for so long.")
    ] = 30,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    by: By = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove tables that never began, guests who never sat at one, and sessions and letters that have ended."""
    from tongbao.server.accounts import moderation
    from tongbao.server.admin import tables as purging

    desk, found = Desk(data, lang, by), list[purging.Leftovers]()
    if dry_run:
        found.append(desk.ask(lambda c: purging.purge(c, tables, guests, only_counts=True)))
    else:

        def work(connection: "sa.Connection") -> None:
            found.append(purging.purge(connection, tables, guests))
            moderation.record_action(desk.operator, moderation.PURGE, "", **found[-1]._asdict())(connection)

        desk.commit(work)
    left = found[-1]
    if as_json:
        print_json(left._asdict())
        return
    told = desk.t(
        "{tables} {tables|table|tables}, {guests} {guests|guest|guests}, {sessions} {sessions|session|sessions}, "
        "{letters} {letters|letter|letters}",
        **left._asdict(),
    )
    print(desk.t("To be removed: {all}." if dry_run else "Removed: {all}.", all=told))
