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
        typer.Option(envvar="TONGBAO_LOG", help="Tell what happens on the error stream, as text or as JSON."),
    ] = None,
) -> None:
    """Play the bots of a server that was started with `--bots elsewhere`, or help one that plays them too.

    Server and bots share a PostgreSQL database, such as `--database postgresql://user@host/tongbao`. There may be
    several; each table has one of them, and when that ends another goes on. Stop it with Ctrl+C.
    """
    from tongbao.server.common.logging import set_up
    from tongbao.server.main.bot_worker import play_bots

    wished = settings_of(context).but(log=log)
    set_up(wished.log or None)
    with suppress(KeyboardInterrupt):
        play_bots(data, wished.of_server())
