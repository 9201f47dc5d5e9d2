"""The notebooks in ``examples`` run as they stand there, cell after cell."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent / "examples").glob("*.ipynb"))


def cells_of(notebook: Path) -> list[tuple[int, str]]:
    """The code of a notebook, with the number of each cell."""
    cells: list[dict[str, Any]] = json.loads(notebook.read_text("utf-8"))["cells"]
    return [(number, "".join(cell["source"])) for number, cell in enumerate(cells) if cell["cell_type"] == "code"]


def test_there_are_notebooks() -> None:
    assert {notebook.stem for notebook in NOTEBOOKS} == {"designer", "researcher"}


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "__notebook__"}
    for number, code in cells_of(notebook):
        exec(compile(code.replace("GAMES = 1000", "GAMES = 40"), f"{notebook.name}, cell {number}", "exec"), known)
