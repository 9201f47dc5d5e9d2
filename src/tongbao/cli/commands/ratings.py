"""``tongbao ratings``: whether all ratings follow from the results that are stored, and how to compute them again."""

from typing import Annotated

import typer

from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang, language_of
from tongbao.languages import Translator

DIFFER = 1


def ratings(
    data: Data = "",
    recompute: Annotated[bool, typer.Option("--recompute", help="Store the recomputed ratings.")] = False,
    lang: Lang = None,
) -> None:
    """Recompute all ratings from the results, in the order the games ended, and compare them with the stored ones.

    Without --recompute nothing is changed, and the exit code is 1 if they differ.
    """
    from tongbao.server.db.database import Database
    from tongbao.server.ratings.service import recompute_now

    t = Translator(language_of(lang))
    database = Database(data, is_there=True)
    try:
        games, differing = recompute_now(database, keep=recompute)
    finally:
        database.close()
    print(
        t("From {n} {n|game|games}: {m} {m|rating differs|ratings differ} from the stored ones.", n=games, m=differing)
    )
    if differing and not recompute:
        raise typer.Exit(DIFFER)
