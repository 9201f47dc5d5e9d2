"""``tongbao serve``: the games in the browser."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import typer

from tongbao.cli.common.arguments import Data, SettingsFile
from tongbao.languages import read_languages


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen; 0.0.0.0 lets others on your network join.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[int, typer.Option(help="The port of the address.", min=1, max=65535)] = 8000,
    data: Data = None,
    settings: SettingsFile = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, where there is one.")
    ] = True,
    trust_proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Of the proxy that says in X-Forwarded-For where visitors come from."),
    ] = None,
    allowances: Annotated[
        float | None,
        typer.Option(metavar="TIMES", min=0.1, help="How many times the usual one visitor may do and open."),
    ] = None,
    languages: Annotated[
        list[Path] | None,
        typer.Option(metavar="FOLDER", help="More languages, a folder for each; may be given several times."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which the server is reached; may be given several times."),
    ] = None,
    mail: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_MAIL",
            help="The mail server for letters and notices: smtp://user:password@host:587?from=games@tea.example.",
        ),
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_ADDRESS",
            help="Where people find the server: https://tea.example, or with a path.",
        ),
    ] = "",
    local_webhooks: Annotated[
        bool,
        typer.Option("--local-webhooks", help="Let webhooks lead to this machine, for trying out."),
    ] = False,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(envvar="TONGBAO_LOG", help="Tell every request on the error stream, as lines of text or of JSON."),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="An address or a network that may read /metrics besides this machine; may be given several times.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve; more than one share a PostgreSQL database.")
    ] = 1,
    bots: Annotated[
        Literal["here", "elsewhere"] | None,
        typer.Option(help="Whether bots play in these processes, or in those of `tongbao bots`.", show_default="here"),
    ] = None,
    workshop: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=64,
            help="How many processes play the games of the workshop, half of the processors unless given; 0 for none.",
        ),
    ] = None,
    drain: Annotated[
        float,
        typer.Option(metavar="SECONDS", min=0, max=600, help="How long to go on after being told to stop, not ready."),
    ] = 0,
) -> None:
    """Start the server: play in the browser, against friends or bots.

    Tables survive a restart. Stop it with Ctrl+C.
    """
    from tongbao.server.common.settings import read_settings
    from tongbao.server.main.server import serve

    given = {
        "host": host,
        "names": allow_host or None,
        "metrics_for": metrics_for or None,
        "bots": {"here": None if bots is None else bots == "here"},
        "workshop": {"processes": workshop},
        "rates": {"factor": allowances},
    }
    wished = read_settings(settings).but(**given)
    try:
        for folder in languages or ():
            read_languages(folder)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--languages") from None
    with suppress(KeyboardInterrupt):
        serve(
            port,
            data,
            wished,
            open_browser,
            trusted_proxy=trust_proxy,
            mail=mail,
            address=address,
            local_webhooks=local_webhooks,
            log=log,
            drain=drain,
            workers=workers,
        )
