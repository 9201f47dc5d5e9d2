"""Template environments (Jinja2): the templates of all pages in each language, loaded once by each process."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined, Template, pass_context
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream
from jinja2.runtime import Context
from markupsafe import Markup

from tongbao.languages import LANGUAGES, Translator
from tongbao.server.common import web_files
from tongbao.server.common.web_files import WEB, asset, embedded, fetched, script
from tongbao.server.db.urls import cache_folder
from tongbao.server.http.base_path import under
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
LINKS: Final = r'(?:href|src|(?:form)?action|data-(?:asks|cards|copy|facts|link|new|state))="'
"""The attributes that hold a link, up to their value."""
SITE_LINK: Final = re.compile(rf"(?<![\w-]){LINKS}(?=/(?!/))")
LINK_BEGINS: Final = re.compile(rf"(?<![\w-]){LINKS}\Z")


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
    """Template environment for plain data: the keys of a dict come before its methods, and are found at once.

    ``base`` is the base path of the site.
    """

    context_class = Names
    base = ""

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


class SiteLinks(Extension):
    """Compiler extension: puts the base path before every link in a template that leads to a path of the site.

    A link is the value of an attribute in LINKS. Where that begins with a fact, the link is known only when the page is
    rendered. So templates and the facts they get name pages as if the site were at the root of its host.
    """

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Put the base path before the links in a template."""
        is_link, base = False, getattr(self.environment, "base", "")
        for token in stream:
            if token.type == "data":
                text = SITE_LINK.sub(rf"\g<0>{base}", token.value)
                is_link = LINK_BEGINS.search(text) is not None
                yield Token(token.lineno, "data", text)
            elif token.type == "variable_begin" and is_link:
                yield token
                yield Token(token.lineno, "name", "under_base")
                yield Token(token.lineno, "lparen", "(")
            elif token.type == "variable_end" and is_link:
                is_link = False
                yield Token(token.lineno, "rparen", ")")
                yield token
            else:
                yield token


class Compiled(FileSystemBytecodeCache):
    """Bytecode cache of compiled templates, for all languages and restarts; without disk space, it stores nothing."""

    def __init__(self, folder: str, base: str) -> None:
        super().__init__(folder)
        self.base: Final = base

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """Key of a template, which is compiled with the base path in its links."""
        return super().get_cache_key(self.base + name, filename)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store the bytecode of a template, if there is room."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


def compiled(base: str) -> Compiled | None:
    """Bytecode cache of the templates for that base path; None if there is no folder for it."""
    folder = cache_folder("templates")
    return None if folder is None else Compiled(str(folder), base)


@cache
def templates_in(language: str, base: str = "") -> Environment:
    """Template environment of one language, for a site under that base path.

    ``looks`` of a game are its colours, its mark and its landscape.
    """
    templates = Templates(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
        bytecode_cache=compiled(base),
        extensions=[SiteLinks] if base else (),
    )

    def looks(game: str) -> TemplateModule:
        return template_of(templates, game, "_looks").module

    def under_base(link: object) -> object:
        return under(base, link) if isinstance(link, str) else link

    templates.globals.update(lang=language, languages=LANGUAGES, t=Translator(language))
    templates.base = base
    templates.globals.update(asset=asset, embedded=embedded, under_base=under_base)
    templates.globals.update(fetched=partial(fetched, base=base), script=partial(script, base=base), style=style)
    templates.globals.update(drawing=drawing, has_sheet=has_sheet, looks=looks, pictures=pictures)
    return templates


@pass_context
def style(context: Context, *names: str, folder: str = "", own: Iterable[str] = (), media: str = "all") -> Markup:
    """Links to style sheets, for the text size that the visitor has chosen."""
    assert isinstance(context.environment, Templates)
    base, text = context.environment.base, context["sight"].text
    return web_files.style(*names, folder=folder, own=own, media=media, text=text, base=base)


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


def warm_up(base: str) -> None:
    """Load all templates in advance, so that nobody has to wait for it."""
    for templates in [templates_in(language, base) for language in LANGUAGES]:
        for name in templates.list_templates(["html"]):
            templates.get_template(name)
