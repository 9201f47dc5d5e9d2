"""Other users of the machine read nothing of what a server keeps, neither what it makes nor what was there before."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tongbao.server.db.backup import back_up, backup_name
from tongbao.server.db.database import Database
from tongbao.server.db.file_permissions import BACKUPS
from tongbao.server.db.locks import DatabaseLock
from tongbao.server.db.restore import restore
from tongbao.server.db.urls import DATABASE, backups_for, cache_folder

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
READABLE = 0o644
OPEN = 0o755


@pytest.fixture(params=["sqlite"], autouse=True)
def kind(request: pytest.FixtureRequest) -> str:
    """Files are SQLite's alone; a database that has servers of its own guards its files itself."""
    return str(request.param)


@pytest.fixture(autouse=True)
def open_by_default() -> Iterator[None]:
    """The umask that most systems have."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The mode of a folder and of everything in it."""
    places = [folder, *folder.rglob("*")]
    return {str(place.relative_to(folder)): oct(place.stat().st_mode & 0o777) for place in places}


def require_closed(folder: Path) -> None:
    """Everything in the folder is its owner's alone, and so is the folder."""
    found = modes(folder)
    assert found["."] == "0o700"
    assert {name: mode for name, mode in found.items() if int(mode, 8) & 0o077} == {}


def test_what_a_server_makes_is_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    lock = DatabaseLock(folder)
    database = Database(folder)
    back_up(database.engine, backups_for(database.engine) / backup_name())
    lock.publish_address("http://127.0.0.1:8000")
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE more (x)")
        require_closed(folder)
    assert {f"{DATABASE}{part}" for part in ("", "-wal", "-shm", "-lock", "-server")} <= set(modes(folder))
    database.close()
    lock.release()
    [backup] = (folder / BACKUPS).iterdir()
    restore(backup, folder, replace=True)
    restore(backup, tmp_path / "another")
    require_closed(folder)
    require_closed(tmp_path / "another")


def test_what_was_open_before_is_closed_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Database(folder).close()
    held = sqlite3.connect(folder / DATABASE)
    held.execute("SELECT count(*) FROM people").fetchall()  # so that the files beside it stay
    (folder / BACKUPS).mkdir()
    (folder / BACKUPS / "tongbao-20260101-000000.sqlite").touch()
    (folder / f"{DATABASE}-lock").touch()
    for place in folder.rglob("*"):
        place.chmod(OPEN if place.is_dir() else READABLE)
    folder.chmod(OPEN)
    DatabaseLock(folder).release()
    require_closed(folder)
    held.close()


def test_a_folder_that_is_not_ours_stays_open_and_only_our_files_are_closed(tmp_path: Path) -> None:
    """As of who names their home: what else is there is none of our business."""
    folder = tmp_path / "home"
    folder.mkdir(mode=OPEN)
    (folder / "notes.txt").write_text("mine")
    Database(folder).close()
    assert modes(folder) == {".": "0o755", "notes.txt": "0o644", DATABASE: "0o600"}


def test_a_file_named_by_its_url_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "data" / "games.db"
    file.parent.mkdir(mode=OPEN)
    (file.parent / "other.db").touch(READABLE)
    Database(f"sqlite:///{file}").close()
    assert modes(file.parent) == {".": "0o755", "games.db": "0o600", "other.db": "0o644"}


def test_a_cache_that_was_open_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = tmp_path / "tongbao" / "templates"
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    assert cache_folder("templates") == folder
    assert modes(folder) == {".": "0o700"}
