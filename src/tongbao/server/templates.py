"""The templates of all pages in each language, and the addresses of static files: read once by each process."""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import tongbao
from tongbao.server.languages import LANGUAGES, Translator

WEB: Final = Path(__file__).parent.parent / "web"
STATIC: Final = WEB / "static"
TEMPLATES: Final = WEB / "templates"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')


@cache
def templates_in(language: str) -> Environment:
    """The templates in one language. The little pictures in ``drawing`` depend on nothing and are drawn once.

    ``pictures`` has the ids of those in a drawing, ``catalogue`` the names and titles of the games.
    """
    templates = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )

    @cache
    def drawing(name: str) -> Markup:
        return Markup(templates.get_template(f"sprites/{name}.svg").render())

    @cache
    def pictures(name: str) -> frozenset[str]:
        return frozenset(SYMBOL.findall(drawing(name)))

    catalogue = [{"name": meta.name, "title": meta.titles[language]} for meta in tongbao.GAMES.values()]
    templates.globals.update(asset=asset, lang=language, t=Translator(language))
    templates.globals.update(catalogue=catalogue, drawing=drawing, pictures=pictures)
    return templates


def warm_up() -> None:
    """Read all templates, so that nobody has to wait for it."""
    for templates in map(templates_in, LANGUAGES):
        for name in templates.list_templates(["html"]):
            templates.get_template(name)


@cache
def stamp() -> str:
    """Changes when any static file does, so that browsers may keep the files for ever."""
    digest = hashlib.sha256()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def asset(path: str) -> str:
    """The address of a static file."""
    return f"/static/{stamp()}/{path}"
