"""Template environments (Jinja2): the templates of all pages in each language, loaded once by each process."""

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
GAMES: Final = "games"
"""The folder with a folder for each game, by its name."""
PLAIN: Final = "plain"
"""The folder in ``GAMES`` for games that bring none of their own."""
TABLE: Final = "table"
"""The folder of the sections that all tables have."""
TEXT: Final = "text"
"""The folder of the sections that all text tables have; within a game's folder, that of its own text sections."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')


class Names(Context):
    """Template context: resolves names in a template. Callables that don't need the context are called directly."""

    def call(self, called: Callable[..., Any], *args: Any, **named: Any) -> Any:
        """Evaluate ``called(...)`` in a template."""
        if hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **named)
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return called(*args, **named)


class Templates(Environment):
    """Template environment for plain data: the keys of a dict come before its methods, and are found at once."""

    context_class = Names

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Evaluate ``obj.attribute`` in a template."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        if type(obj) is TrackedFact:
            return self.looked_up(obj, attribute)
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """Evaluate ``obj[argument]`` in a template."""
        return self.looked_up(obj, argument) if type(obj) is TrackedFact else super().getitem(obj, argument)

    def looked_up(self, obj: TrackedFact, field: str) -> Any:
        """Look up a field of a tracked fact; an undefined value if it has none."""
        try:
            return obj.look_up(field)
        except KeyError:
            return self.undefined(obj=obj.fact, name=field)


class Compiled(FileSystemBytecodeCache):
    """Bytecode cache of compiled templates, for all languages and restarts; without disk space, it stores nothing."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store the bytecode of a template, if there is room."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


def compiled() -> Compiled | None:
    """Bytecode cache of the templates; None if there is no folder for it."""
    folder = cache_folder("templates")
    return None if folder is None else Compiled(str(folder))


@cache
def templates_in(language: str) -> Environment:
    """Template environment of one language; ``looks`` of a game are its colours, its mark and its landscape."""
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
    """Links to style sheets, for the text size that the visitor has chosen."""
    return web_files.style(*names, folder=folder, own=own, media=media, text=context["sight"].text)


@cache
def drawing(name: str) -> Markup:
    """SVG sprites of that name, which depend on nothing and are rendered once."""
    return Markup(templates_in("en").get_template(f"sprites/{name}.svg").render())


@cache
def pictures(*names: str) -> frozenset[str]:
    """The ids of the symbols in some sprite files."""
    return frozenset(SYMBOL.findall("".join([drawing(name) for name in names])))


@cache
def folder_of(game: str) -> str:
    """Folder in ``GAMES`` for a game's table: its own if it has a layout, otherwise the plain one."""
    return game if (TEMPLATES / GAMES / game / "_layout.html").is_file() else PLAIN


@cache
def text_folder_of(game: str) -> str:
    """Folder in ``GAMES`` for a game's text table: its own if it has one, otherwise the plain one."""
    return f"{game if (TEMPLATES / GAMES / game / TEXT).is_dir() else PLAIN}/{TEXT}"


def template_of(templates: Environment, folder: str, name: str) -> Template:
    """The template of that name in a folder of ``GAMES``; the plain one if the folder has none."""
    return templates.select_template([f"{GAMES}/{place}/{name}.html" for place in (folder, PLAIN)])


@cache
def has_template(folder: str, name: str) -> bool:
    """True if there is a template of that name in a folder of ``GAMES``, or a plain one."""
    return any((TEMPLATES / GAMES / place / f"{name}.html").is_file() for place in (folder, PLAIN))


@cache
def has_sheet(game: str) -> bool:
    """True if a game has a quick sheet."""
    return (TEMPLATES / "sheets" / f"{game}.html").is_file()


def warm_up() -> None:
    """Load all templates in advance, so that nobody has to wait for it."""
    for templates in map(templates_in, LANGUAGES):
        for name in templates.list_templates(["html"]):
            templates.get_template(name)
