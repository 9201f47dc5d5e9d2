"""``tongbao serve``: the games in the browser."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import typer

from tongbao.cli.common.data import Config, Data, check, settings_of
from tongbao.languages import read_languages


def serve(
    context: typer.Context,
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="TONGBAO_HOST",
            help="Where to listen; 0.0.0.0 lets others on your network join.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(envvar="TONGBAO_PORT", help="The port of the address.", min=1, max=65535, show_default="8000"),
    ] = None,
    data: Data = "",
    config: Config = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open",
            envvar="TONGBAO_OPEN",
            help="Open the browser, where there is one.",
            show_default="open",
        ),
    ] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="TONGBAO_TRUST_PROXY",
            help="Of the proxy that says in X-Forwarded-For where visitors come from.",
        ),
    ] = None,
    allowances: Annotated[
        float | None,
        typer.Option(
            metavar="TIMES",
            min=0.1,
            envvar="TONGBAO_ALLOWANCES",
            help="How many times the usual one visitor may do and open.",
        ),
    ] = None,
    languages: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FOLDER",
            envvar="TONGBAO_LANGUAGES",
            help="More languages, a folder for each; may be given several times.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="TONGBAO_ALLOW_HOST",
            help="A name by which the server is reached; may be given several times, or with commas.",
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_MAIL",
            help="The mail server for letters and notices: smtp://user:password@host:587?from=games@tea.example.",
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_ADDRESS",
            help="Where people find the server: https://tea.example, or with a path.",
        ),
    ] = None,
    local_webhooks: Annotated[
        bool | None,
        typer.Option(
            "--local-webhooks/--no-local-webhooks",
            envvar="TONGBAO_LOCAL_WEBHOOKS",
            help="Let webhooks lead to this machine, for trying out.",
        ),
    ] = None,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(envvar="TONGBAO_LOG", help="Tell every request on the error stream, as lines of text or of JSON."),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            envvar="TONGBAO_METRICS_FOR",
            help="An address or a network that may read /metrics besides this machine; may be given several times, or "
            "with commas.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            envvar="TONGBAO_WORKERS",
            help="How many processes serve; more than one share a PostgreSQL database.",
            show_default="1",
        ),
    ] = None,
    bots: Annotated[
        Literal["here", "elsewhere"] | None,
        typer.Option(
            envvar="TONGBAO_BOTS",
            help="Whether bots play in these processes, or in those of `tongbao bots`.",
            show_default="here",
        ),
    ] = None,
    workshop: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=64,
            envvar="TONGBAO_WORKSHOP",
            help="How many processes play the games of the workshop, half of the processors unless given; 0 for none.",
        ),
    ] = None,
    drain: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            min=0,
            max=600,
            envvar="TONGBAO_DRAIN",
            help="How long to go on after being told to stop, not ready.",
            show_default="0",
        ),
    ] = None,
) -> None:
    """Start the server: play in the browser, against friends or bots.

    Tables survive a restart. Stop it with Ctrl+C. Each option can stand in the environment or in `tongbao.toml` too.
    """
    from tongbao.server.common.config import require_names
    from tongbao.server.main.server import Serving, serve_as
    from tongbao.server.notifications.email import read_mail
    from tongbao.server.views.health import networks_in

    wished = settings_of(context).but(
        data=data,
        host=host,
        port=port,
        open=open_browser,
        trust_proxy=trust_proxy,
        languages=None if not languages else [str(folder) for folder in languages],
        names=listed(allow_host),
        mail=mail,
        address=address,
        local_webhooks=local_webhooks,
        log=log,
        metrics_for=listed(metrics_for),
        workers=workers,
        drain=drain,
        bots={"here": None if bots is None else bots == "here"},
        workshop={"processes": workshop},
        rates={"factor": allowances},
    )
    proxies = [one for one in listed([wished.trust_proxy]) or () if one != "*"]
    check(context, "languages", "languages", lambda: read_folders(wished.languages))
    check(context, "allow_host", "names", lambda: require_names(wished.names))
    check(context, "metrics_for", "metrics_for", lambda: networks_in(wished.metrics_for))
    check(context, "trust_proxy", "trust_proxy", lambda: networks_in(tuple(proxies)))
    check(context, "mail", "mail", lambda: read_mail(wished.mail) if wished.mail else None)
    with suppress(KeyboardInterrupt):
        serve_as(Serving.of(wished))


def read_folders(folders: Iterable[str]) -> None:
    """Add the languages in these folders. Raises ValueError."""
    for folder in folders:
        read_languages(Path(folder))


def listed(values: list[str] | None) -> list[str] | None:
    """The values in a list in which several may stand with commas or spaces between them; None for none."""
    return [one for value in values or () for one in value.replace(",", " ").split()] or None
