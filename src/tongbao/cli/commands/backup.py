"""``tongbao backup`` and ``tongbao restore``: all that is kept, in one file, and back again."""

from pathlib import Path
from typing import Annotated

import typer

from tongbao.cli.common.data import Data
from tongbao.cli.common.language import Lang, language_of
from tongbao.languages import Translator

MEGABYTE = 1_000_000
ENDING = ".sqlite"
"""Suffix of backups; it distinguishes a file from a folder that doesn't exist yet."""


def backup(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE",
            help="The new file, or a folder for it, which is made with --keep; the folder “backups” of the data if not "
            "given.",
        ),
    ] = None,
    data: Data = "",
    keep: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Afterwards keep the latest N in that folder whose names weren’t given, no more."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Write all that is kept into one file, as it is at one moment.

    A server may go on meanwhile. Secrets of running games lie in the file, so its owner alone may read it.
    """
    from tongbao.server.db.backup import back_up, prune, unused_backup
    from tongbao.server.db.urls import backups_for, open_to_read

    t = Translator(language_of(lang))
    engine = open_to_read(data)
    try:
        if file is None or file.is_dir() or (keep is not None and not file.exists() and file.suffix != ENDING):
            named = unused_backup(file or backups_for(engine))
        elif keep is not None:
            raise typer.BadParameter("It goes with a folder, not with the name of a file.", param_hint="--keep")
        else:
            named = file
        back_up(engine, named)
    finally:
        engine.dispose()
    size = f"{named.stat().st_size / MEGABYTE:.1f}"
    print(t("All that is kept lies in “{file}” now ({size} MB).", file=named, size=size))
    for old in prune(named.parent, keep) if keep is not None else ():
        print(t("Removed “{file}”.", file=old.name))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of a folder or of a database.")],
    data: Data = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Put aside what is there, as a backup of its own.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let a folder or a database keep what a backup holds, all of it or nothing; no server may keep its tables there.

    A backup of a folder can be restored into a database, one of a database into a folder.
    """
    from tongbao.server.db.restore import restore as put_back

    t = Translator(language_of(lang))
    aside = put_back(file, data, replace)
    if aside is not None:
        print(t("What was there lies in “{file}” now.", file=aside))
    print(t("Everything is there again; `tongbao verify` tells whether all tables can be played on."))
