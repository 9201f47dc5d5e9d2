"""Moderation: ``tongbao admin`` ``bans``, ``reports`` and ``log``: bans, reported messages, and the audit log."""

import json
import time
from typing import Annotated, Final

import typer

from tongbao.cli.admin.desk import By, Desk, Most, Reason, Until, group, print_json, seconds_of
from tongbao.cli.common.arguments import Json
from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang

Where = Annotated[
    str, typer.Argument(metavar="NETWORK", help="An address such as 192.0.2.7, or a network such as 192.0.2.0/24.")
]
bans: Final = group("List all bans; ban a network, or lift its ban.")


@bans.command("list")
def list_bans(data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """List the bans in force, newest first."""
    from tongbao.server.accounts.moderation import load_bans

    desk = Desk(data, lang)
    found = desk.ask(load_bans)
    if as_json:
        print_json([ban._asdict() for ban in found])
        return
    for ban in found:
        print(f"{ban.whom}  {desk.moment(ban.since)}  {desk.moment(ban.until)}  {ban.reason}")
    print(desk.t("Bans: {n}.", n=len(found)))


@bans.command("add")
def add_ban(
    network: Where, reason: Reason, until: Until = None, by: By = None, data: Data = "", lang: Lang = None
) -> None:
    """Ban a network, with IPv6 at least a /64: no one there can play. A running server applies it at once."""
    from tongbao.server.accounts.moderation import BAN, LONGEST_REASON, Ban, add_ban

    desk = Desk(data, lang, by)
    kept = network_in(desk, network)
    ban = Ban(None, kept, reason[:LONGEST_REASON], time.time(), seconds_of(until))
    desk.do(add_ban(ban), BAN, kept, reason=ban.reason, until=ban.until)
    print(desk.t("Visitors from {network} can now only read.", network=kept))


@bans.command("lift")
def lift_ban(network: Where, by: By = None, data: Data = "", lang: Lang = None) -> None:
    """Lift the ban on a network."""
    from tongbao.server.accounts.moderation import LIFT, lift_ban

    desk = Desk(data, lang, by)
    kept = network_in(desk, network)
    desk.do(lift_ban(None, kept), LIFT, kept)
    print(desk.t("Visitors from {network} can play again.", network=kept))


def network_in(desk: Desk, text: str) -> str:
    """The network that a text means, as it is kept. Raises ValueError if it means none."""
    from tongbao.server.accounts.moderation import read_network

    kept = read_network(text)
    if kept is None:
        raise ValueError(
            desk.t("“{text}” is neither an address nor a network; enter one like 192.0.2.0/24.", text=text)
        )
    return kept


def reports(
    hide: Annotated[str | None, typer.Option(metavar="TABLE:MESSAGE", help="Hide that message from everyone.")] = None,
    by: By = None,
    data: Data = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List reported chat messages, most reported first; or hide one of them."""
    from tongbao.server.accounts.moderation import HIDE
    from tongbao.server.db.database import Conflict
    from tongbao.server.views.table.chat import hide_permanently, reported

    desk = Desk(data, lang, by)
    t = desk.t
    if hide is not None:
        table, _, number = hide.rpartition(":")
        try:
            desk.do(hide_permanently(table, int(number) if number.isdecimal() else -1), HIDE, hide)
        except Conflict:
            sentence = t("There is no message “{name}”; give a table and a number, as in the list.", name=hide)
            raise ValueError(sentence) from None
    found = desk.ask(reported)
    if as_json:
        print_json(found)
        return
    for one in found:
        print(f"{one['table']}:{one['message']}  {one['reports']}×  {one['name']}: {one['text']}")
    print(t("Reported messages: {n}.", n=len(found)))


def log(most: Most = 50, data: Data = "", as_json: Json = False, lang: Lang = None) -> None:
    """List what operators have done, newest first: when, who, what and to whom. Entries are never removed."""
    from tongbao.server.accounts.moderation import latest_actions

    desk = Desk(data, lang)
    found = desk.ask(lambda c: latest_actions(c, most))
    if as_json:
        print_json([deed._asdict() for deed in found])
        return
    for deed in found:
        facts = json.dumps(deed.facts, ensure_ascii=False) if deed.facts else ""
        print(f"{desk.moment(deed.at)}  {deed.operator}  {deed.what}  {deed.whom}  {facts}".rstrip())
    print(desk.t("Actions listed: {n}.", n=len(found)))
