"""``tongbao backup`` and ``tongbao restore``."""

from pathlib import Path

import pytest

from tests.support.command_line import Run
from tongbao.server.db.file_permissions import BACKUPS


def test_there_and_back_again(run: Run, data: Path, tmp_path: Path) -> None:
    made = run("backup", "--data", data)
    [file] = (data / BACKUPS).iterdir()
    assert made.code == 0 and str(file) in made.out and "MB" in made.out
    put_back = run("restore", file, "--data", tmp_path / "other")
    assert put_back.code == 0 and "Everything has been restored" in put_back.out
    again = run("restore", file, "--data", tmp_path / "other", "--replace")
    assert again.code == 0 and "replaced-" in again.out


def test_a_name_or_a_folder_can_be_given(run: Run, data: Path, tmp_path: Path) -> None:
    assert run("backup", tmp_path / "mine.sqlite", "--data", data).code == 0
    assert (tmp_path / "mine.sqlite").is_file()
    (tmp_path / "many").mkdir()
    for day in range(3):
        (tmp_path / "many" / f"tongbao-2020010{day + 1}-000000.sqlite").touch()
    made = run("backup", tmp_path / "many", "--data", data, "--keep", "2")
    assert made.code == 0 and made.out.count("Removed") == 2
    assert "tongbao-20200103-000000.sqlite" in {file.name for file in (tmp_path / "many").iterdir()}
    assert run("backup", tmp_path / "new" / "safe", "--data", data, "--keep", "2").code == 0
    assert [file.suffix for file in (tmp_path / "new" / "safe").iterdir()] == [".sqlite"], "the folder is made"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "--data", "{}/nothing"], "can’t be read (the file tongbao.sqlite doesn’t exist)"),
        (["backup", "--data", "mysql://nowhere"], "can’t be read"),
        (["backup", "{}/there.sqlite", "--data", "{}/data"], "the file there.sqlite already exists"),
        (["backup", "{}/new.sqlite", "--data", "{}/data", "--keep", "2"], "--keep"),
        (["backup", "--keep", "0"], "--keep"),
        (["restore", "{}/missing.sqlite", "--data", "{}/new"], "No such file or directory"),
        (["restore", "{}/there.sqlite", "--data", "{}/new"], "“there.sqlite” can’t be restored"),
        (["restore"], "Missing argument 'FILE'"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, data: Path, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "there.sqlite").write_text("A letter.")
    assert sentence in run(*[word.format(tmp_path) for word in arguments]).sentence
