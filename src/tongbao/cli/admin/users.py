"""``tongbao admin users``: who is here, and what an operator can do for or against somebody."""

import asyncio
import time
from typing import Annotated, Any, Final

import typer

from tongbao.cli.admin.desk import By, Desk, Most, Reason, Until, group, print_json, print_lines, seconds_of
from tongbao.cli.common.arguments import Json
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang

Who = Annotated[str, typer.Argument(metavar="WHO", help="An id, as shown by `search`, or the name of an account.")]
users: Final = group("Find people, and rename, ban, promote, sign out or delete them.")


@users.command("list")
def list_users(most: Most = 50, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """List the newest people."""
    from tongbao.server.admin.users import newest

    desk = Desk(data, lang)
    told(desk, desk.ask(lambda c: newest(c, most)), as_json)


@users.command("search")
def search_users(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="Part of a name, an id, or a complete email address.")],
    most: Most = 50,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the people whose name contains a text."""
    from tongbao.server.admin.users import search

    desk = Desk(data, lang)
    told(desk, desk.ask(lambda c: search(c, text, most)), as_json)


def told(desk: Desk, found: list[dict[str, Any]], as_json: bool) -> None:
    """Print the lines."""
    if as_json:
        print_json(found)
        return
    t = desk.t
    for one in found:
        kind = t("account") if one["account"] else t("guest")
        print(f"{one['id']}  {one['name']}  {kind}  {desk.moment(one['since'])}  {desk.moment(one['seen'])}")
    print(t("People listed: {n}.", n=len(found)))


@users.command("show")
def show_user(who: Who, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """Show what is known about a person."""
    from tongbao.server.admin.users import show

    desk = Desk(data, lang)
    found = desk.ask(lambda c: show(c, who))
    if as_json:
        print_json(found)
        return
    ban = found["ban"]
    shown = {
        **found,
        "since": desk.moment(found["since"]),
        "seen": desk.moment(found["seen"]),
        "mail": found["mail"] or "–",
        "account": desk.t("yes") if found["account"] else desk.t("no"),
        "administrator": desk.t("yes") if found["administrator"] else desk.t("no"),
        "tables": " ".join(found["tables"]) or "–",
        "ban": "–" if ban is None else f"{ban['reason']} ({desk.moment(ban['until'])})",
    }
    print_lines(shown)


@users.command("rename")
def rename_user(
    who: Who,
    to: Annotated[str | None, typer.Option(metavar="NAME", help="The new name; by default a neutral one.")] = None,
    by: By = None,
    data: Data = "",
    lang: Lang = None,
) -> None:
    """Rename a person, also at their tables and in the chat."""
    from tongbao.server.accounts.moderation import RENAME
    from tongbao.server.admin.users import harmless_name, renamed
    from tongbao.server.db.database import Conflict

    desk = Desk(data, lang, by)
    person, name = desk.person(who), to or harmless_name()
    try:
        desk.do(renamed(person, name), RENAME, person, name=name)
    except Conflict:
        raise ValueError(desk.t("There is already an account named “{name}”.", name=name)) from None
    print(desk.t("{person} is now called “{name}”.", person=person, name=name))


@users.command("ban")
def ban_user(who: Who, reason: Reason, until: Until = None, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Ban a person, who can then only read the rules and the cards. A running server applies it at once."""
    from tongbao.server.accounts.moderation import BAN, LONGEST_REASON, Ban, add_ban

    desk = Desk(data, lang, by)
    person = desk.person(who)
    ban = Ban(person, None, reason[:LONGEST_REASON], time.time(), seconds_of(until))
    desk.do(add_ban(ban), BAN, person, reason=ban.reason, until=ban.until)
    print(desk.t("{person} can now only read.", person=person))


@users.command("unban")
def unban_user(who: Who, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Lift a person’s ban."""
    from tongbao.server.accounts.moderation import LIFT, lift_ban

    desk = Desk(data, lang, by)
    person = desk.person(who)
    desk.do(lift_ban(person, None), LIFT, person)
    print(desk.t("{person} can play again.", person=person))


@users.command("promote")
def promote_user(who: Who, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Make an account an administrator, who can use the page /admin. So can anyone who takes over the account."""
    from tongbao.server.accounts.administrators import promoted
    from tongbao.server.accounts.moderation import PROMOTE

    desk = Desk(data, lang, by)
    person = desk.person(who)
    desk.do(promoted(person), PROMOTE, person)
    print(desk.t("{person} is now an administrator and can use /admin.", person=person))


@users.command("demote")
def demote_user(who: Who, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Take away a person’s administrator rights, at once."""
    from tongbao.server.accounts.administrators import demoted
    from tongbao.server.accounts.moderation import DEMOTE

    desk = Desk(data, lang, by)
    person = desk.person(who)
    desk.do(demoted(person), DEMOTE, person)
    print(desk.t("{person} is no longer an administrator.", person=person))


@users.command("sign-out")
def sign_out_user(who: Who, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Sign a person out everywhere; a guest can’t come back as the same person."""
    from tongbao.server.accounts.moderation import SIGN_OUT
    from tongbao.server.admin.users import signed_out

    desk = Desk(data, lang, by)
    person = desk.person(who)
    desk.do(signed_out(person), SIGN_OUT, person)
    print(desk.t("{person} has been signed out everywhere.", person=person))


@users.command("delete")
def delete_user(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Don’t ask for confirmation.")] = False,
    by: By = None,
    data: Data = "",
    lang: Lang = None,
) -> None:
    """Delete a person, as they could themselves; the games they played stay with the other players."""
    from tongbao.server.accounts.moderation import DELETE
    from tongbao.server.db.database import batch

    desk = Desk(data, lang, by)
    person = desk.person(who)
    if not yes:
        typer.confirm(desk.t("Delete {person}? This can’t be undone.", person=person), abort=True)
    asyncio.run(forgotten_at(desk.place, person))
    desk.do(batch([]), DELETE, person)
    print(desk.t("{person} has been deleted.", person=person))


async def forgotten_at(place: str, person: str) -> None:
    """Forget somebody in what is kept there."""
    from tongbao.server.admin.users import delete
    from tongbao.server.common.settings import Settings
    from tongbao.server.services.services import Services

    services = Services(place, Settings())
    try:
        await delete(services, person)
    finally:
        await services.close()
