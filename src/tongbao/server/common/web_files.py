"""Static assets: the addresses of files, joined style sheets, and scripts with all that they import.

``base`` is the base path of the site, which comes before an address wherever a browser reads it.
"""

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

from markupsafe import Markup

WEB: Final = Path(__file__).parents[2] / "web"
STATIC: Final = WEB / "static"
SPRITES: Final = WEB / "templates" / "sprites"
STYLES: Final = re.compile(r"styles/([\w/,]+)\.css")
"""The address of joined style sheets."""
LINK: Final = re.compile(r"url\(([\w./-]+)\)")
IMPORT: Final = re.compile(r'^import\b[^"]*"(\.[\w./]+\.js)";', re.MULTILINE)
MOST_JOINED: Final = 64
"""Size of the cache of joined style sheets; the pages of the site have fewer."""


@cache
def stamp() -> str:
    """Cache buster: a hash that changes when any static file does, so that browsers may cache the files for ever."""
    digest = hashlib.sha256()
    for file in sorted([*STATIC.rglob("*"), *SPRITES.iterdir()]):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def asset(path: str, base: str = "") -> str:
    """The address of a static file."""
    return f"{base}/static/{stamp()}/{path}"


@cache
def embedded(font: str) -> str:
    """A font as text, for a picture that stands alone."""
    data = b64encode((STATIC / "fonts" / f"{font}.woff2").read_bytes()).decode()
    return f"data:font/woff2;base64,{data}"


def fetched(name: str, base: str = "") -> Markup:
    """The placeholder of little pictures that the script fetches: the browser caches them for all tables with them."""
    address = asset(f"drawings/{name}.svg", base)
    early = Markup('<link rel="preload" as="fetch" crossorigin href="{}">').format(address)
    return early + Markup('<i data-drawings="{}" aria-hidden="true" aria-busy="true"></i>').format(address)


# Style sheets.


def style(
    *names: str, folder: str = "", own: Iterable[str] = (), media: str = "all", text: str = "100", base: str = ""
) -> Markup:
    """The link to style sheets, which the browser gets as one; ``folder`` is that of a game, ``own`` are its sheets;
    ``text`` is the percent of the usual at which texts are shown. Raises ValueError for a sheet that isn't there.
    """
    wished = [*names, *[f"games/{folder}/{name}" for name in own]]
    for name in wished:
        if name not in sheets():
            raise ValueError(f"There is no style sheet “{name}”.")
    path = ",".join(wished)
    if not path:
        return Markup()
    address = asset(f"styles/{path}.css", base) + (f"?text={text}" if text != "100" else "")
    return Markup('<link rel="stylesheet" href="{}" media="{}">').format(address, media)


@cache
def sheets() -> dict[str, Path]:
    """All style sheets by name, with its folder."""
    root = STATIC / "css"
    return {file.relative_to(root).with_suffix("").as_posix(): file for file in root.rglob("*.css")}


@lru_cache(MOST_JOINED)
def joined(names: tuple[str, ...], base: str) -> str:
    """These style sheets in one, in that order; what they link to, by its address on this site."""
    return "\n".join([linked(sheets()[name], base) for name in names])


def linked(sheet: Path, base: str) -> str:
    """A style sheet with absolute links, which can be joined with others."""

    def absolute(link: re.Match[str]) -> str:
        return f"url({asset((sheet.parent / link[1]).resolve().relative_to(STATIC.resolve()).as_posix(), base)})"

    return LINK.sub(absolute, sheet.read_text(encoding="utf-8"))


def styles_at(path: str, base: str) -> str | None:
    """The style sheets of that address, joined; None if it is no such address. Each can be named only once."""
    found = STYLES.fullmatch(path)
    names = tuple(found[1].split(",")) if found else ()
    if not names or len(set(names)) < len(names) or not sheets().keys() >= set(names):
        return None
    return joined(names, base)


# Scripts.


def script(name: str, base: str = "") -> Markup:
    """The script of a page, and links to all modules that it imports, so that none waits for another one."""
    address, *others = [asset(module, base) for module in imported(name)]
    early = [Markup('<link rel="modulepreload" href="{}">').format(other) for other in others]
    return Markup("").join([*early, Markup('<script type="module" src="{}"></script>').format(address)])


@cache
def imported(name: str) -> tuple[str, ...]:
    """A module and all that it imports, directly or through others."""
    found = [name]
    for module in found:
        named = IMPORT.findall((STATIC / module).read_text(encoding="utf-8"))
        there = [normpath(PurePosixPath(module).parent / one) for one in named]
        found += [one for one in dict.fromkeys(there) if one not in found]
    return tuple(found)
