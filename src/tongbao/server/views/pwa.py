"""Progressive web app: the manifest with which a phone installs the site, and the service worker for offline use."""

import hashlib
import json
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import tongbao
from tongbao.engine.meta import Meta
from tongbao.languages import LANGUAGES, Translator, said_in
from tongbao.server.common.settings import Site
from tongbao.server.common.web_files import STATIC, WEB, asset
from tongbao.server.rendering.templates import has_sheet
from tongbao.server.services.services import Services
from tongbao.server.views.context import request_context

GROUND: Final = "#0f1d1e"
ICONS: Final = (
    ("coin.svg", "any", "any"),
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("maskable.svg", "any", "maskable"),
    ("maskable-192.png", "192x192", "maskable"),
    ("maskable-512.png", "512x512", "maskable"),
)
"""Icon files that ``tools/icons.py`` makes, with their sizes and purposes."""
WORKER: Final = ("worker_storage.js", "service_worker.js")
"""The scripts of which the service worker consists, in their order."""
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}


async def manifest(request: Request) -> Response:
    """Answer with the web app manifest: name and looks of the installed site, in the language of the address."""
    context = await request_context(request)
    found = manifest_in(context.t, context.base, context.services.settings.site)
    return JSONResponse(found, media_type="application/manifest+json")


def manifest_in(t: Translator, base: str, site: Site) -> dict[str, Any]:
    """The manifest of a site under that base path in one language."""
    return {
        "id": f"{base}/",
        "name": t("{site}: board games of the Silk Road", site=site.title(t)),
        "short_name": site.title(t),
        "description": t("Four board games of the Silk Road, with friends or against the computer."),
        "lang": LANGUAGES[t.language].tag,
        "dir": "ltr",
        "start_url": f"{base}/",
        "scope": f"{base}/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [icon(*one, base) for one in ICONS],
        "shortcuts": [shortcut(meta, t.language, base) for meta in tongbao.GAMES.values()],
    }


def icon(file: str, sizes: str, purpose: str, base: str) -> dict[str, str]:
    """Manifest entry of an icon."""
    return {"src": asset(f"icons/{file}", base), "sizes": sizes, "type": KINDS[file[-3:]], "purpose": purpose}


def shortcut(meta: Meta[Any], language: str, base: str) -> dict[str, Any]:
    """Manifest shortcut to a new table of a game."""
    return {
        "name": meta.title_in(language),
        "description": said_in(meta.tagline, language, meta.name),
        "url": f"{base}/new/{meta.name}",
        "icons": [icon("icon-192.png", "192x192", "any", base)],
    }


async def worker(request: Request) -> Response:
    """Answer with the service worker, which serves pages offline; its text changes when anything of the pages does."""
    services: Services = request.app.state.services
    base = services.pages.public_url.base
    pages = [base + path for path in offline_pages()]
    facts = {"BASE": base, "EDITION": cache_version(), "FILES": asset("", base), "PAGES": pages}
    given = "".join([f"const {name} = {json.dumps(fact)};\n" for name, fact in facts.items()])
    parts = [(STATIC / "js" / "core" / name).read_text(encoding="utf-8") for name in WORKER]
    return Response("\n".join([given, *parts]), media_type="text/javascript")


async def offline(request: Request) -> Response:
    """Show the offline page, in place of everything that needs a network."""
    context = await request_context(request)
    return context.render("pages/offline.html", path="/", sheets=[name for name in tongbao.GAMES if has_sheet(name)])


@cache
def cache_version() -> str:
    """Version hash of the service worker's cache: changes when any file does that pages are made of."""
    digest = hashlib.sha256(tongbao.__version__.encode())
    texts = [folder for language in LANGUAGES.values() for folder in language.folders]
    for file in sorted([file for folder in (WEB, *texts) for file in folder.rglob("*")]):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def offline_pages() -> list[str]:
    """Pages that the service worker caches for reading offline: the offline page, all rules and all sheets."""
    names = list(tongbao.GAMES)
    sheets = [f"/rules/{name}/sheet" for name in names if has_sheet(name)]
    return ["/offline", *[f"/rules/{name}" for name in names], *sheets]
