"""The templates of all pages in each language: read once by each process."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import Any, Final

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template, pass_context
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.common import web_files
from tongbao.server.common.web_files import WEB, asset, embedded, fetched, script
from tongbao.server.db.urls import cache_folder
from tongbao.server.rendering.dependencies import TrackedFact

TEMPLATES: Final = WEB / "templates"
PLAIN: Final = "plain"
"""The folder of what every game gets that brings no templates of its own."""
SHARED: Final = "shared"
"""The folder of the sections that all tables have."""
TEXT: Final = "text"
"""The folder of the sections that all text tables have; in the folder of a game, that of its own ones."""
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
        if type(obj) is TrackedFact:
            return self.looked_up(obj, attribute)
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """What ``obj[argument]`` means in a template."""
        return self.looked_up(obj, argument) if type(obj) is TrackedFact else super().getitem(obj, argument)

    def looked_up(self, obj: TrackedFact, field: str) -> Any:
        """A field of a fact, or what stands for one that isn't there."""
        try:
            return obj.look_up(field)
        except KeyError:
            return self.undefined(obj=obj.fact, name=field)


class Compiled(FileSystemBytecodeCache):
    """What templates were compiled to, for every language and for every start; where there is no room, nothing."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what a template was compiled to."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


def compiled() -> Compiled | None:
    """What templates were compiled to, if it can be kept."""
    folder = cache_folder("templates")
    return None if folder is None else Compiled(str(folder))


@cache
def templates_in(language: str) -> Environment:
    """The templates in one language; ``looks`` of a game are its colours, its mark and its landscape."""
    templates = Templates(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
        bytecode_cache=compiled(),
    )

    def looks(game: str) -> TemplateModule:
        return template_of(templates, game, "_looks").module

    templates.globals.update(lang=language, languages=LANGUAGES, t=Translator(language))
    templates.globals.update(asset=asset, embedded=embedded, fetched=fetched, script=script, style=style)
    templates.globals.update(drawing=drawing, has_sheet=has_sheet, looks=looks, pictures=pictures)
    return templates


@pass_context
def style(context: Context, *names: str, folder: str = "", own: Iterable[str] = (), media: str = "all") -> Markup:
    """The link to style sheets, for texts of the size in which the visitor wants to see them."""
    return web_files.style(*names, folder=folder, own=own, media=media, text=context["sight"].text)


@cache
def drawing(name: str) -> Markup:
    """The little pictures of that name, which depend on nothing and are drawn once."""
    return Markup(templates_in("en").get_template(f"sprites/{name}.svg").render())


@cache
def pictures(*names: str) -> frozenset[str]:
    """The ids of those in some drawings."""
    return frozenset(SYMBOL.findall("".join([drawing(name) for name in names])))


@cache
def folder_of(game: str) -> str:
    """The folder of the templates that draw a game's table: its own if it lays its sections out, else the plain one."""
    return game if (TEMPLATES / game / "_layout.html").is_file() else PLAIN


@cache
def text_folder_of(game: str) -> str:
    """The folder of the sections that tell a game's table in words: its own if it has one, else the plain one."""
    return f"{game if (TEMPLATES / game / TEXT).is_dir() else PLAIN}/{TEXT}"


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
