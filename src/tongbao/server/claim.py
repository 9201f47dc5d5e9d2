"""The claim of a server on its SQLite file: one server at a time, and it is said which one.

The claim is a transaction held open in a file beside the database. It needs nothing that SQLite itself doesn't need,
so it holds on every system, and it ends with the process, however that ends.
"""

import json
import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tongbao.server.places import BadStore, database_file

LOCK: Final = "-lock"
HOLDER: Final = "-server"
"""Ends of the names of the files that hold the claim and say whose it is."""


class Claim:
    """A server's claim on its database; of a database that isn't an SQLite file there can be many."""

    def __init__(self, place: str | Path) -> None:
        """``place`` as in ``Store``. Raises BadStore, naming the other, if another server has it."""
        self.file = database_file(place)
        self.held: sqlite3.Connection | None = None
        if self.file is None:
            return
        try:
            self.held = sqlite3.connect(f"{self.file}{LOCK}", timeout=0, isolation_level=None, check_same_thread=False)
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.release()
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise BadStore(
                    f"Tables can’t be kept in “{self.file.parent}” ({error}); name another folder."
                ) from None
            raise BadStore(
                f"Another server keeps its tables in “{self.file}”: {holder(self.file)} "
                "Stop that one first, or name another folder with --data."
            ) from None
        self.tell("")

    def tell(self, address: str) -> None:
        """Say whose claim it is, and where that server can be reached."""
        if self.file is not None:
            facts = {"pid": os.getpid(), "since": time.time(), "address": address}
            with suppress(OSError):  # on a full disk the claim holds all the same
                said, written = Path(f"{self.file}{HOLDER}"), Path(f"{self.file}{HOLDER}.new")
                written.write_text(json.dumps(facts), "utf-8")
                written.replace(said)  # whoever reads it meanwhile reads the old one, whole

    def release(self) -> None:
        """Let another server have it."""
        if self.held is not None:
            self.held.close()
            self.held = None


def holder(file: Path) -> str:
    """A sentence about the server that has the file."""
    try:
        facts = json.loads(Path(f"{file}{HOLDER}").read_text("utf-8"))
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(facts["since"]))
        at = f", open at {facts['address']}" if facts["address"] else ""
        return f"process {facts['pid']}, since {since}{at}."
    except (OSError, ValueError, KeyError, TypeError):
        return "it didn’t say which."
