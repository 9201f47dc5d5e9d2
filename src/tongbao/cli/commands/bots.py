"""``tongbao bots``: the bots of a server in a process of their own, on the same machine or another one."""

from contextlib import suppress
from typing import Annotated, Literal

import typer

from tongbao.cli.common.data import Config, Data, settings_of


def bots(
    context: typer.Context,
    data: Data = "",
    config: Config = None,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(envvar="TONGBAO_LOG", help="Log events to standard error, as text or JSON."),
    ] = None,
) -> None:
    """Run the bots of a server started with `--bots elsewhere`, or help a server that runs its own.

    Server and bots share a PostgreSQL database, such as `--database postgresql://user@host/tongbao`. You can run this
    command several times; each table has one process, and if that ends another takes over. Stop with Ctrl+C.
    """
    from tongbao.server.common.logging import set_up
    from tongbao.server.main.bot_worker import play_bots

    wished = settings_of(context).but(log=log)
    set_up(wished.log or None)
    with suppress(KeyboardInterrupt):
        play_bots(data, wished.of_server())
