"""What examples show runs, where the packages are that they need."""

import importlib.util
import re
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_learner_learns_and_counts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib")
    spec = importlib.util.spec_from_file_location("learner", EXAMPLES / "learn_pocket_changan.py")
    assert spec is not None and spec.loader is not None
    learner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learner)
    monkeypatch.setattr(learner, "COUNTED_GAMES", 20)
    monkeypatch.setattr("sys.argv", ["learn", "--minutes", "0.05"])
    learner.main()
    told = capsys.readouterr().out
    assert re.search(
        r"\d+\.\d% of 20 games won against random, half of them in each seat, after [\d,]+ decisions", told
    )
