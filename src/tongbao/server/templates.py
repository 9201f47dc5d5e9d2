"""The templates of all pages in each language, and the addresses of static files: read once by each process."""

import hashlib
import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup

from tongbao.server.languages import LANGUAGES, Translator
from tongbao.server.sights import SIZES, Sight

WEB: Final = Path(__file__).parent.parent / "web"
STATIC: Final = WEB / "static"
TEMPLATES: Final = WEB / "templates"
PLAIN: Final = "plain"
"""The folder of what every game gets that brings no templates of its own."""
SHARED: Final = "shared"
"""The folder of the sections that all tables have."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')


class Names(Context):
    """What the names in a template stand for. Macros and functions that need nothing of it are called without ado."""

    def call(self, called: Callable[..., Any], *args: Any, **named: Any) -> Any:
        """What ``called(...)`` means in a template."""
        if hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **named)
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return called(*args, **named)


class Templates(Environment):
    """Templates that are mostly given plain data: what a dict holds comes before its methods, and is found at once."""

    context_class = Names

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What ``obj.attribute`` means in a template."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def templates_in(language: str) -> Environment:
    """The templates in one language. The little pictures in ``drawing`` depend on nothing and are drawn once.

    ``pictures`` has the ids of those in some drawings; ``looks`` of a game are its colours, its mark and its landscape.
    """
    templates = Templates(
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
    def pictures(*names: str) -> frozenset[str]:
        return frozenset(SYMBOL.findall("".join([drawing(name) for name in names])))

    def looks(game: str) -> TemplateModule:
        return template_of(templates, game, "_looks").module

    templates.globals.update(asset=asset, lang=language, languages=LANGUAGES, t=Translator(language))
    templates.globals.update(drawing=drawing, embedded=embedded, has_sheet=has_sheet, looks=looks, pictures=pictures)
    return templates


@cache
def folder_of(game: str) -> str:
    """The folder of the templates that draw a game's table: its own if it lays its sections out, else the plain one."""
    return game if (TEMPLATES / game / "_layout.html").is_file() else PLAIN


def template_of(templates: Environment, folder: str, name: str) -> Template:
    """The template of that name in a folder; the plain one if it has none."""
    return templates.select_template([f"{folder}/{name}.html", f"{PLAIN}/{name}.html"])


@cache
def has_template(folder: str, name: str) -> bool:
    """Whether there is a template of that name in a folder, or a plain one."""
    return any((TEMPLATES / place / f"{name}.html").is_file() for place in (folder, PLAIN))


@cache
def has_sheet(game: str) -> bool:
    """Whether a game has a quick sheet."""
    return (TEMPLATES / "sheets" / f"{game}.html").is_file()


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


@cache
def embedded(font: str) -> str:
    """A font as text, for a picture that stands alone."""
    data = b64encode((STATIC / "fonts" / f"{font}.woff2").read_bytes()).decode()
    return f"data:font/woff2;base64,{data}"


def asset(path: str, sight: Sight | None = None) -> str:
    """The address of a static file; of a style sheet as a visitor wants to see it."""
    text = f"?text={sight.text}" if sight and sight.text != SIZES[0] else ""
    return f"/static/{stamp()}/{path}{text}"
