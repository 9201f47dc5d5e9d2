"""``tongbao admin invitations``: invitations to make an account, where accounts take one (``accounts.sign_up``)."""

from datetime import datetime
from typing import Annotated, Final

import typer

from tongbao.cli.admin.desk import By, Desk, group, print_json, seconds_of
from tongbao.cli.common.arguments import Json
from tongbao.cli.common.data import Data, check, settings_of
from tongbao.cli.common.language import Lang

Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of an invitation, as shown by `list`.")]
invitations: Final = group("List, create and revoke invitations to create an account.")


@invitations.command("list")
def list_invitations(data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """List the invitations that can still be used, newest first."""
    from tongbao.server.accounts.sign_up import invitations as usable

    desk = Desk(data, lang)
    found = desk.ask(usable)
    if as_json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        print(f"{one.id}  {one.used}/{one.uses}  {desk.moment(one.expires)}  {one.note}".rstrip())
    print(desk.t("Invitations: {n}.", n=len(found)))


@invitations.command("add")
def add_invitation(
    context: typer.Context,
    uses: Annotated[
        int, typer.Option(metavar="N", min=1, max=1000, help="How many accounts can be created with it.")
    ] = 1,
    until: Annotated[
        datetime | None,
        typer.Option(formats=["%Y-%m-%d", "%Y-%m-%dT%H:%M"], help="Expiry date, in UTC; by default in 14 days."),
    ] = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="A note for the list, such as who it is for.")] = "",
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="TONGBAO_ADDRESS",
            help="The site’s address, to print a complete link.",
            show_default="from the settings file",
        ),
    ] = "",
    by: By = None,
    data: Data = "",
    lang: Lang = None,
) -> None:
    """Create an invitation and print its link, which is shown only once: just its hash is stored."""
    from tongbao.server.accounts.moderation import INVITE
    from tongbao.server.accounts.sign_up import invited, new_code
    from tongbao.server.common.errors import UserError
    from tongbao.server.http.public_url import read_address

    desk, code, site = Desk(data, lang, by), new_code(), address or settings_of(context).address
    check(context, "address", "address", lambda: read_address(site) if site else None)
    try:
        work = invited(code, note, uses, seconds_of(until))
    except UserError as refusal:
        raise ValueError(desk.t(refusal.sentence, **refusal.facts)) from None
    desk.do(work, INVITE, note, uses=uses)
    print(f"{site.removesuffix('/')}/account?invitation={code}")


@invitations.command("revoke")
def revoke_invitation(number: Number, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Revoke an invitation; accounts already created with it stay."""
    from tongbao.server.accounts.moderation import REVOKE
    from tongbao.server.accounts.sign_up import revoked

    desk = Desk(data, lang, by)
    desk.do(revoked(number), REVOKE, str(number))
    print(desk.t("Invitation {n} can no longer be used.", n=number))
