"""Hook of MkDocs: brings files from outside ``docs`` that documents link to, and Mermaid if it was fetched.

A link that leaves ``docs`` works on GitHub as it is. In the site the file has a place below ``repository/``: Markdown
becomes a page, anything else is copied, and a folder is named without a link.
"""

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parents[1]
OUTSIDE: Final = "repository/"
MERMAID: Final = sorted((ROOT / ".venv-docs/mermaid").glob("*.js"))
"""Where ``make docs`` has put it; none without npm."""
CODE_OR_LINK: Final = re.compile(
    r"^```.*?^```|"  # code, in which nothing is a link
    r"\[(?P<words>(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?P<link>[^)\s:#]+)(?P<anchor>#[^)\s]*)?\)|"
    r"`[^`\n]+`",
    re.MULTILINE | re.DOTALL,
)
ANCHOR: Final = re.compile(r"<!-- #([\w-]+) -->")
"""Anchor in the rules for players."""


def place_of(uri: str) -> str:
    """The path in the repository of a file of the site."""
    return uri.removeprefix(OUTSIDE) if uri.startswith(OUTSIDE) else f"docs/{uri}"


def uri_of(place: str) -> str:
    """The place in the site of a file of the repository."""
    return place.removeprefix("docs/") if place.startswith("docs/") else OUTSIDE + place


def target_of(page: str, link: str) -> str:
    """The path in the repository that a link on a page leads to."""
    return normpath(join(dirname(page), link))


def on_config(config: Any) -> Any:
    """Load Mermaid from the site, if it was fetched; without it the browser of the reader asks the network."""
    if MERMAID:
        config.extra_javascript.append("mermaid.js")
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add every file outside ``docs`` that a page links to, and those that such pages link to."""
    if MERMAID:
        files.append(File.generated(config, "mermaid.js", abs_src_path=str(MERMAID[-1])))
    known = {file.src_uri for file in files}
    pages = [file.src_uri for file in files.documentation_pages()]
    while pages:
        page = place_of(pages.pop())
        for found in CODE_OR_LINK.finditer((ROOT / page).read_text("utf-8")):
            place = target_of(page, found["link"] or "")
            uri = uri_of(place)
            if uri in known or not uri.startswith(OUTSIDE) or not (ROOT / place).is_file():
                continue
            known.add(uri)
            files.append(File.generated(config, uri, abs_src_path=str(ROOT / place)))
            if place.endswith(".md"):
                pages.append(uri)
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let the links of a page lead to the places of files in the site."""
    here = page.file.src_uri
    place = place_of(here)

    def lead(found: re.Match[str]) -> str:
        if found["link"] is None:
            return found[0]
        target = target_of(place, found["link"])
        if (ROOT / target).is_dir():
            return found["words"]
        return f"[{found['words']}]({relpath(uri_of(target), dirname(here) or '.')}{found['anchor'] or ''})"

    if here.startswith(OUTSIDE):
        markdown = ANCHOR.sub(r'<a id="\1"></a>', markdown)
    return CODE_OR_LINK.sub(lead, markdown)
