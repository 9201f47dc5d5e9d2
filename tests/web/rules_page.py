"""Makes the rules pages from the rules for players: ``python -m tests.web.rules_page`` after a change there."""

import re
from pathlib import Path

from markdown_it import MarkdownIt

import tongbao

ROOT = Path(__file__).parents[2]
SUFFIXES = {"en": "", "zh": ".zh"}
OTHER_LANGUAGE = re.compile(r"^\*.*\]\(\w+(\.zh)?\.md\)\*$", re.MULTILINE)
HEADING = re.compile(r"<h([23])>(.*?)</h\1>")


def rules_page(game: str, language: str) -> str:
    """The inner HTML of the rules page of a game; headings can be linked to."""
    rules = ROOT / "docs" / f"{game}{SUFFIXES[language]}.md"
    text = OTHER_LANGUAGE.sub("", rules.read_text(encoding="utf-8"))
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return HEADING.sub(with_anchor, html)


def with_anchor(heading: re.Match[str]) -> str:
    """A heading with its words as id, as a reader of Markdown names it."""
    words = re.sub(r"<[^>]+>", "", heading[2]).lower()
    anchor = re.sub(r"[^\w -]", "", words).strip().replace(" ", "-")
    return f'<h{heading[1]} id="{anchor}">{heading[2]}</h{heading[1]}>'


def page_file(game: str, language: str) -> Path:
    """Where the page of a game in one language is kept."""
    return ROOT / "src" / "tongbao" / "web" / "templates" / game / f"_rules.{language}.html"


if __name__ == "__main__":
    for game in tongbao.GAMES:
        for language in SUFFIXES:
            page_file(game, language).write_text(rules_page(game, language), encoding="utf-8")
