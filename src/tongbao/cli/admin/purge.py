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
        float,
        typer.Option(
            "--tables", metavar="DAYS", min=1, help="Tables opened at least this many days ago that never began."
        ),
    ] = 14,
    guests: Annotated[
        float,
        typer.Option("--guests", metavar="DAYS", min=1, help="Guests without a table, not seen for this many days."),
    ] = 30,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
    by: By = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Remove tables that never began, guests who never sat at one, and expired sessions and email links."""
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
        "{tables} {tables|table|tables}, {guests} {guests|guest|guests}, {sessions} "
        "{sessions|session|sessions}, {letters} {letters|email link|email links}",
        **left._asdict(),
    )
    print(desk.t("Would be removed: {all}." if dry_run else "Removed: {all}.", all=told))
