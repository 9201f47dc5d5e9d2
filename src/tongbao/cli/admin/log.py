"""``tongbao admin log``: what operators have done."""

import json

from tongbao.cli.admin.desk import Desk, Most, print_json
from tongbao.cli.common.language import Lang
from tongbao.cli.play.names import Data, Json


def log(most: Most = 50, data: Data = None, as_json: Json = False, lang: Lang = None) -> None:
    """List what operators have done, the latest first: when, who, what, to whom. Nothing is ever taken from it."""
    from tongbao.server.accounts.moderation import latest_actions

    desk = Desk(data, lang)
    found = desk.ask(lambda c: latest_actions(c, most))
    if as_json:
        print_json([deed._asdict() for deed in found])
        return
    for deed in found:
        facts = json.dumps(deed.facts, ensure_ascii=False) if deed.facts else ""
        print(f"{desk.moment(deed.at)}  {deed.operator}  {deed.what}  {deed.whom}  {facts}".rstrip())
    print(desk.t("Deeds listed: {n}.", n=len(found)))
