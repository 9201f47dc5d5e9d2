"""Static files, cached forever: their URLs have a version that changes with them, so browsers need not ask again."""

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tongbao.server.common.web_files import SPRITES, STATIC, styles_at
from tongbao.server.http.display_settings import SIZES
from tongbao.server.rendering.templates import drawing

MEDIA: Final = re.compile(r"@media[^{]*")
LENGTH: Final = re.compile(r"(?<![\w.#])([\d.]+)em\b")


def scaled(sheet: str, percent: int) -> str:
    """Scale a style sheet to a text size in percent: media queries match as in a window smaller by as much.

    All else is in units of the root's font size, which the page sets. Both follow the browser's default text size.
    """

    def query(found: re.Match[str]) -> str:
        return LENGTH.sub(lambda length: f"{float(length[1]) * percent / 100:g}em", found[0])

    return MEDIA.sub(query, sheet)


TEXTS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""The media types of files that are sent compressed, by suffix."""
for suffix, kind in TEXTS.items():
    mimetypes.add_type(kind, suffix)  # whatever the registry or the files of the machine say of them
MOST_PACKED: Final = 256
FOR_EVER: Final = "public, max-age=31536000, immutable"


class ImmutableFiles(StaticFiles):
    """Static files, joined style sheets (``styles/…``) for the text size that the URL asks for, and the SVG sprites of
    the tables (``drawings/…``). ``base`` is the base path of the site.
    """

    def __init__(self, base: str = "") -> None:
        super().__init__(directory=STATIC)
        self.base: Final = base

    async def get_response(self, path: str, scope: Scope) -> Response:
        small = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        size = QueryParams(scope["query_string"]).get("text", SIZES[0])
        percent = int(size if size in SIZES else SIZES[0])
        body = packed(path, small, percent, self.base) if scope["method"] == "GET" else None
        if body is None:
            response = await super().get_response(path, scope)
        else:
            response = Response(body, media_type=TEXTS[PurePosixPath(path).suffix])
            response.headers.update({"vary": "accept-encoding", **({"content-encoding": "gzip"} if small else {})})
        response.headers["cache-control"] = FOR_EVER
        return response


@cache
def files() -> dict[str, Path]:
    """The text files, by URL path."""
    found = [file for file in STATIC.rglob("*") if file.suffix in TEXTS]
    return {file.relative_to(STATIC).as_posix(): file for file in found}


@cache
def drawings() -> dict[str, str]:
    """The names of the SVG sprites, by URL path."""
    return {f"drawings/{file.stem}.svg": file.stem for file in SPRITES.glob("[a-z]*.svg")}


def text_at(path: str, base: str) -> str | None:
    """The text at a URL path; None if there is none."""
    if path in files():
        return files()[path].read_text(encoding="utf-8")
    return drawing(drawings()[path]) if path in drawings() else styles_at(path, base)


@lru_cache(MOST_PACKED)
def packed(path: str, small: bool, percent: int, base: str) -> bytes | None:
    """Response body for a text at a URL path, compressed with gzip if ``small``, and cached. Style sheets are scaled to
    so many percent.
    """
    text = text_at(path, base)
    if text is None:
        return None
    if path.endswith(".css"):
        text = scaled(text, percent)
    return gzip.compress(text.encode(), mtime=0) if small else text.encode()
