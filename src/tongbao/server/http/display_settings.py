"""Cookies and the display settings in them. Other sites of the same machine may have set more cookies."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from babel import negotiate_locale
from markupsafe import Markup
from starlette.requests import HTTPConnection

from tongbao.languages import ENGLISH, LANGUAGES
from tongbao.server.common.errors import UserError

LANGUAGE_COOKIE: Final = "tongbao_language"
TABLE_COOKIE: Final = "tongbao_table"
"""Cookie for the preferred table, the one in words or the one that is drawn."""
SIGHT_COOKIE: Final = "tongbao_sight"
KEPT: Final = 400 * 24 * 3600
"""Max-age of cookies in seconds: as long as a browser may keep them."""


def cookie_of(connection: HTTPConnection, name: str) -> str | None:
    """The raw value of the cookie of that name; ours need no quotes. Takes linear time, whatever is sent."""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                return value.strip()
    return None


DEVICE: Final = "device"
THEMES: Final = {"lacquer": "#120d0d", "light": "#f3e6cc", "contrast": "#000000"}
"""Themes by name, with the colour that the browser's own frame takes."""
SIZES: Final = ("100", "125", "150", "200")
ONE_LANGUAGE: Final = "none"
POSSIBLE: Final = {"theme": (DEVICE, *THEMES), "text": SIZES, "motion": (DEVICE, "still")}
"""Possible values of settings, the default first. A device may ask for contrast, and for no motion."""


class DisplaySettings(NamedTuple):
    """Display settings of a visitor: a theme, texts in percent of the usual, motion, and the language of the names that
    cards have under their own, if any.
    """

    theme: str = DEVICE
    text: str = SIZES[0]
    motion: str = DEVICE
    second: str = ONE_LANGUAGE

    def __str__(self) -> str:
        return ".".join(self).removesuffix(f".{ONE_LANGUAGE}")

    @property
    def marks(self) -> Markup:
        """The attributes of the page's root element."""
        return Markup('data-theme="{}" data-text="{}" data-motion="{}" data-second="{}"').format(*self)

    def second_to(self, language: str) -> str:
        """The language of second names beside that of a page; "" if cards have no second name there."""
        return "" if self.second in (ONE_LANGUAGE, language) else self.second

    @property
    def sheets(self) -> list[tuple[str, str]]:
        """The style sheets that give the theme its colours, each with the media for which it holds."""
        if self.theme == DEVICE:
            return [("contrast", "(prefers-contrast: more)")]
        return [] if self.theme == "lacquer" else [(self.theme, "all")]

    @property
    def frames(self) -> list[tuple[str, str]]:
        """The colours that the browser's own frame takes, each with the media for which it holds."""
        if self.theme == DEVICE:
            return [(THEMES["contrast"], "(prefers-contrast: more)"), (THEMES["lacquer"], "all")]
        return [(THEMES[self.theme], "all")]


UNCHOSEN: Final = DisplaySettings()


def possible_values(name: str) -> Collection[str]:
    """Possible values of a setting, the default first; a server may have read more languages than its own."""
    return (ONE_LANGUAGE, *LANGUAGES) if name == "second" else POSSIBLE[name]


def settings_in_cookie(cookie: str | None) -> DisplaySettings:
    """Parse a cookie; values that can't be chosen, as in one of another version, become the defaults."""
    fields = dict(zip(DisplaySettings._fields, (cookie or "").split("."), strict=False))
    return DisplaySettings(**{name: value for name, value in fields.items() if value in possible_values(name)})


def settings_in_form(fields: Mapping[str, str]) -> DisplaySettings:
    """Parse the fields of a form. Raises UserError."""
    for name, default in UNCHOSEN._asdict().items():
        values = possible_values(name)
        if (value := fields.get(name, default)) not in values:
            raise UserError(
                "“{name}” can’t be “{value}”; choose one of: {all}.", name=name, value=value[:20], all=", ".join(values)
            )
    return DisplaySettings(**{name: fields[name] for name in DisplaySettings._fields if name in fields})


def preferred(chosen: str | None, accept: str) -> str:
    """Language negotiation: the chosen language, else the one of ours that the browser likes best, else English.

    ``accept`` is what the browser asks for, such as ``es-MX,es;q=0.9,en;q=0.8`` (RFC 9110, Accept-Language).
    """
    if chosen in LANGUAGES:
        return chosen
    wishes = [wish.split(";") for wish in accept.split(",")]
    ranked = sorted(wishes, key=lambda wish: -quality(wish[1:]))
    return negotiate_locale([tag.strip() for tag, *_ in ranked], LANGUAGES, sep="-") or ENGLISH


def quality(parameters: list[str]) -> float:
    """The weight of a wish: its ``q``, 1 if it has none, 0 if that is no number."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
