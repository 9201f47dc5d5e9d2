"""Kept files: what lies under the stamp; its address changes when it does, so that a browser need not ask again."""

import gzip
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

USUAL: Final = 16
"""Pixels of a browser's usual text."""
MEDIA: Final = re.compile(r"@media[^{]*")
LENGTH: Final = re.compile(r"(?<![\w.#])(-?[\d.]+)px")


def enlarged(sheet: str, percent: int) -> str:
    """A sheet for texts of so many percent: media queries are met as in a window smaller by as much, and every length
    is one of the root's font, which the page sets. Both follow what the browser's usual text is set to.
    """

    def query(found: re.Match[str]) -> str:
        return LENGTH.sub(lambda length: f"{float(length[1]) * percent / 100 / USUAL:g}em", found[0])

    queries = MEDIA.sub(query, sheet)
    return LENGTH.sub(lambda length: f"{float(length[1]) / USUAL:g}rem", queries)


TEXTS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""What is sent compressed, by how its address ends."""
MOST_PACKED: Final = 256
FOR_EVER: Final = "public, max-age=31536000, immutable"


class ImmutableFiles(StaticFiles):
    """The static files, joined style sheets (``styles/…``), for texts of the size that the address asks for, and the
    little pictures of the tables (``drawings/…``).
    """

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    async def get_response(self, path: str, scope: Scope) -> Response:
        small = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        size = QueryParams(scope["query_string"]).get("text", SIZES[0])
        percent = int(size if size in SIZES else SIZES[0])
        body = packed(path, small, percent) if scope["method"] == "GET" else None
        if body is None:
            response = await super().get_response(path, scope)
        else:
            response = Response(body, media_type=TEXTS[PurePosixPath(path).suffix])
            response.headers.update({"vary": "accept-encoding", **({"content-encoding": "gzip"} if small else {})})
        response.headers["cache-control"] = FOR_EVER
        return response


@cache
def files() -> dict[str, Path]:
    """The files that are texts, by their addresses."""
    found = [file for file in STATIC.rglob("*") if file.suffix in TEXTS]
    return {file.relative_to(STATIC).as_posix(): file for file in found}


@cache
def drawings() -> dict[str, str]:
    """The names of the little pictures, by their addresses."""
    return {f"drawings/{file.stem}.svg": file.stem for file in SPRITES.glob("[a-z]*.svg")}


def text_at(path: str) -> str | None:
    """The text at an address; None if there is none."""
    if path in files():
        return files()[path].read_text(encoding="utf-8")
    return drawing(drawings()[path]) if path in drawings() else styles_at(path)


@lru_cache(MOST_PACKED)
def packed(path: str, small: bool, percent: int) -> bytes | None:
    """The text at an address, as small as it gets if that is wished: it is packed once. Style sheets are for texts of
    so many percent.
    """
    text = text_at(path)
    if text is None:
        return None
    if path.endswith(".css"):
        text = enlarged(text, percent)
    return gzip.compress(text.encode(), mtime=0) if small else text.encode()
