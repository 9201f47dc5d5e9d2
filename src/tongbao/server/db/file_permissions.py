"""File permissions: what is stored in files can be read only by the user whose server stores it.

Files that are there already are closed too. A folder is closed if it is ours: made by us, or of the same user and with
nothing in it but what a server keeps there. Whoever names their home or ``/tmp`` finds it as open as it was. On Windows
folders of a user are closed to others anyway.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077
"""The bits of a mode that let others in."""
PREFIX: Final = "tongbao."
"""How the names of all files begin that a server keeps in its folder."""
BACKUPS: Final = "backups"
"""The folder beside a database in which its backups are stored."""
PARTS: Final = ("", "-wal", "-shm", "-journal", "-lock", "-lock-journal", "-server")
"""Suffixes of the files that belong to an SQLite database."""
HAS_MODES: Final = hasattr(os, "geteuid")


def make_folder(folder: Path) -> None:
    """Make a folder that its owner alone may enter; one that is there stays as it is. Raises OSError."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file that its owner alone may read, before others write to it; close one that is there.

    Does nothing where that isn't possible: what opens the file says why.
    """
    with suppress(OSError):
        file.touch(FILE)
        close(file)


def write_private(file: Path, text: str) -> None:
    """Write a text file that its owner alone may read. Raises OSError."""
    make_file(file)
    file.write_text(text, "utf-8")


def close(place: Path) -> None:
    """Take a file or folder of this user from everybody else; one of another user stays as it is. Raises OSError."""
    if HAS_MODES:
        there = place.stat()
        if there.st_uid == os.geteuid() and there.st_mode & OTHERS:
            place.chmod(there.st_mode & 0o7777 & ~OTHERS)


def close_database(file: Path) -> None:
    """Close the files of an SQLite database, and make the first of them."""
    make_file(file)
    for part in PARTS[1:]:
        with suppress(OSError):
            close(Path(f"{file}{part}"))


def close_folder(folder: Path) -> None:
    """Close what a server keeps in its folder, the backups there, and the folder itself if it is ours alone."""
    backups, theirs = folder / BACKUPS, False
    with suppress(OSError):
        for one in folder.iterdir():
            if one.name.startswith(PREFIX):
                close(one)
            elif one != backups:
                theirs = True
        if not theirs:
            close(folder)
    with suppress(OSError):
        for backup in backups.glob("*.sqlite*"):
            close(backup)
        close(backups)
