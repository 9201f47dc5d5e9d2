"""The report as one page that stands alone: no network, no script, its fonts within."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from tongbao.engine.meta import Plain
from tongbao.languages import ENGLISH, Translator

WEB: Final = files("tongbao.web")
TITLES: Final = "Cormorant"
TEXTS: Final = "Alegreya Sans"
FONTS: Final = (
    (TITLES, "cormorant", "500 700"),
    (TEXTS, "alegreya-sans-400", "400"),
    (TEXTS, "alegreya-sans-700", "700"),
)


def page(report: Plain, language: str = ENGLISH) -> str:
    """The HTML of a report, in a language."""
    fonts = [(name, embedded(file), weights) for name, file, weights in FONTS]
    css = WEB.joinpath("static/css/components/balance_report.css").read_text("utf-8")
    drawn: str = drawing(language).get_template("workshop/report.html").render(report=report, fonts=fonts, css=css)
    return drawn


@cache
def drawing(language: str) -> Environment:
    """The templates in one language."""
    environment = Environment(
        loader=FileSystemLoader(str(WEB.joinpath("templates"))),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    known: dict[str, Any] = {"t": Translator(language), "lang": language}
    environment.globals.update(known)
    return environment


@cache
def embedded(font: str) -> str:
    """A font as text."""
    data = b64encode(WEB.joinpath(f"static/fonts/{font}.woff2").read_bytes()).decode()
    return f"data:font/woff2;base64,{data}"
