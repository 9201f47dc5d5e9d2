"""The document has the layout of every game."""

from tools.layouts import DOCUMENT, written


def test_the_document_tells_the_layouts_as_they_are() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written(text) == text, "run `python tools/layouts.py`"
