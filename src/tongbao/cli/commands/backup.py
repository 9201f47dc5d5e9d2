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
            help="The new file, or a folder for it (created with --keep); by default the folder “backups” beside the "
            "data.",
        ),
    ] = None,
    data: Data = "",
    keep: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="Afterwards keep only the latest N backups with automatic names in that folder."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Back up everything into one file, as a consistent snapshot.

    The server can keep running. The file contains the secrets of running games, so only its owner can read it.
    """
    from tongbao.server.db.backup import back_up, prune, unused_backup
    from tongbao.server.db.urls import backups_for, open_to_read

    t = Translator(language_of(lang))
    engine = open_to_read(data)
    try:
        if file is None or file.is_dir() or (keep is not None and not file.exists() and file.suffix != ENDING):
            named = unused_backup(file or backups_for(engine))
        elif keep is not None:
            raise typer.BadParameter("it needs a folder, not the name of a file.", param_hint="--keep")
        else:
            named = file
        back_up(engine, named)
    finally:
        engine.dispose()
    size = f"{named.stat().st_size / MEGABYTE:.1f}"
    print(t("Everything is now backed up in “{file}” ({size} MB).", file=named, size=size))
    for old in prune(named.parent, keep) if keep is not None else ():
        print(t("Removed “{file}”.", file=old.name))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup of a folder or a database.")],
    data: Data = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace what is there, after saving it as a backup.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Restore a backup into a folder or a database, completely or not at all. No server may be using it.

    A backup of a folder can be restored into a database, and the other way round.
    """
    from tongbao.server.db.restore import restore as put_back

    t = Translator(language_of(lang))
    aside = put_back(file, data, replace)
    if aside is not None:
        print(t("The previous data is now in “{file}”.", file=aside))
    print(t("Everything has been restored; run `tongbao verify` to check that all tables can be played on."))
