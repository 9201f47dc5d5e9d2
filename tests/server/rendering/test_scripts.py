"""Scripts: what each browser may refuse is named in one module, and no clock but the server's counts."""

import re
from pathlib import Path

import pytest

from tongbao.server.common.web_files import STATIC, WEB

SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))
COMMENT = re.compile(r"(?<![:\"'`])//.*|/\*.*?\*/", re.DOTALL | re.MULTILINE)
STORES = re.compile(r"\b(?:caches|localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b")
MAY = {"storage.js", "worker_storage.js"}
"""The modules that can't fail: for pages, and for the worker."""
CLOCKS = re.compile(r"\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\)")
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|\son[a-z]+=[\"']|javascript:", re.IGNORECASE)


def code(file: Path) -> str:
    """A script without its comments."""
    return "\n".join([COMMENT.sub("", line) for line in file.read_text(encoding="utf-8").splitlines()])


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_stores_of_the_browser_are_named_in_one_module(file: Path) -> None:
    named = set(STORES.findall(code(file)))
    assert not named or file.name in MAY, named


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_nothing_asks_the_clock_of_the_device(file: Path) -> None:
    assert not CLOCKS.findall(code(file))


def test_templates_hold_no_scripts_and_name_no_stores() -> None:
    texts = {
        file.name: re.sub(r"\{#.*?#\}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in TEMPLATES
    }
    assert len(texts) > 100
    assert not [name for name, text in texts.items() if INLINE.search(text)]
    stores = re.compile(r"localStorage|sessionStorage|indexedDB|caches\.|document\.cookie")
    assert not [name for name, text in texts.items() if stores.search(text)]
