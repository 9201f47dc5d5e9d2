"""The browser that tests, tools and benchmarks drive: the one that is named, or else the first that is there."""

from pathlib import Path

import pytest

from tongbao.testing.chromium import BROWSERS, WISHED, find_chromium


def program(folder: Path, name: str) -> str:
    """A program of that name in a folder."""
    file = folder / name
    file.touch(0o755)
    return str(file)


def test_the_one_that_is_named_is_taken_or_else_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(WISHED, raising=False)
    last = program(tmp_path, BROWSERS[-1])
    assert find_chromium() == last
    first = program(tmp_path, BROWSERS[0])
    assert find_chromium() == first
    monkeypatch.setenv(WISHED, last)
    assert find_chromium() == last


@pytest.mark.parametrize(("wished", "told"), [("", "apt-get install chromium"), ("netscape", "no netscape, which")])
def test_without_one_a_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: str, told: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv(WISHED, wished)
    with pytest.raises(FileNotFoundError, match=told):
        find_chromium()
