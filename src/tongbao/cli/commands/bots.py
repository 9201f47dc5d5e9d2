"""``tongbao bots``: the bots of a server in a process of their own, on the same machine or another one."""

from contextlib import suppress
from typing import Annotated, Literal

import typer

from tongbao.cli.common.arguments import SettingsFile


def bots(
    database: Annotated[
        str,
        typer.Option(
            "--database",
            "--data",
            envvar="TONGBAO_DATABASE",
            metavar="URL",
            help="The PostgreSQL database of the server, such as postgresql://user@host/tongbao.",
        ),
    ],
    settings: SettingsFile = None,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(envvar="TONGBAO_LOG", help="Tell what happens on the error stream, as text or as JSON."),
    ] = None,
) -> None:
    """Play the bots of a server that was started with `--bots elsewhere`, or help one that plays them too.

    There may be several; each table has one of them, and when that ends another goes on. Stop it with Ctrl+C.
    """
    from tongbao.server.common.logging import set_up
    from tongbao.server.common.settings import read_settings
    from tongbao.server.main.bot_worker import play_bots

    set_up(log)
    with suppress(KeyboardInterrupt):
        play_bots(database, read_settings(settings))
