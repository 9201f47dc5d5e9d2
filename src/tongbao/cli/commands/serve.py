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
            help="Address to listen on; 0.0.0.0 lets others on your network join.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(envvar="TONGBAO_PORT", help="Port to listen on.", min=1, max=65535, show_default="8000"),
    ] = None,
    data: Data = "",
    config: Config = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open",
            envvar="TONGBAO_OPEN",
            help="Open a browser, if there is one.",
            show_default="open",
        ),
    ] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="TONGBAO_TRUST_PROXY",
            help="Address of a proxy whose X-Forwarded-For header is trusted.",
        ),
    ] = None,
    allowances: Annotated[
        float | None,
        typer.Option(
            metavar="TIMES",
            min=0.1,
            envvar="TONGBAO_ALLOWANCES",
            help="Factor on the usual limits for one visitor.",
        ),
    ] = None,
    languages: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FOLDER",
            envvar="TONGBAO_LANGUAGES",
            help="Folder with more languages, each in its own folder; can be given more than once.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="TONGBAO_ALLOW_HOST",
            help="A name people can reach the server by; can be given more than once, or with commas.",
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_MAIL",
            help="The mail server for emails and notifications: smtp://user:password@host:587?from=games@tea.example.",
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_ADDRESS",
            help="The public address of the server: https://tea.example, or with a path.",
        ),
    ] = None,
    local_webhooks: Annotated[
        bool | None,
        typer.Option(
            "--local-webhooks/--no-local-webhooks",
            envvar="TONGBAO_LOCAL_WEBHOOKS",
            help="Allow webhooks to this machine, for testing.",
        ),
    ] = None,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(envvar="TONGBAO_LOG", help="Log every request to standard error, as lines of text or JSON."),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            envvar="TONGBAO_METRICS_FOR",
            help="Address or network that can read /metrics, besides this machine; can be given more than once, or "
            "with commas.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            envvar="TONGBAO_WORKERS",
            help="Number of server processes; more than one need a PostgreSQL database.",
            show_default="1",
        ),
    ] = None,
    bots: Annotated[
        Literal["here", "elsewhere"] | None,
        typer.Option(
            envvar="TONGBAO_BOTS",
            help="Run the bots in these processes, or in those of `tongbao bots`.",
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
            help="Number of processes for workshop games; by default half the processors, 0 for none.",
        ),
    ] = None,
    drain: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            min=0,
            max=600,
            envvar="TONGBAO_DRAIN",
            help="How long to keep serving, reporting “not ready”, after being told to stop.",
            show_default="0",
        ),
    ] = None,
) -> None:
    """Start the server, to play in the browser with friends or against the computer.

    Tables survive a restart. Stop with Ctrl+C. Options can also be set in the environment or in `tongbao.toml`.
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
