"""Translators: what templates and the terminal say, in one language."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_datetime, format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from tongbao.languages.catalogue import LANGUAGES, worded_in

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
NEVER: Final = 1e9
"""Threshold at which a time is told in the next larger unit: none is."""


class Translator:
    """``t("{n} cards", n=5)`` in one language; a text without translation stays English."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def __call__(self, text: str, /, **facts: object) -> str:
        translated = worded_in(text, facts, self.language)
        for name, fact in facts.items():
            translated = translated.replace(f"{{{name}}}", str(fact))
        return translated

    def all_of(self, things: Iterable[object]) -> str:
        """Some things as a list of that language: ``A, B and C``; nothing for none."""
        return format_list([str(thing) for thing in things], "standard", LANGUAGES[self.language].locale)

    def percent(self, percent: float, digits: int = 0) -> str:
        """A number of percent with so many decimals: ``97%``, in Spanish ``97 %``."""
        pattern = LANGUAGES[self.language].locale.percent_formats[None].pattern
        if digits:
            pattern = pattern.replace("0", f"0.{'0' * digits}")
        return format_percent(percent / 100, pattern, locale=LANGUAGES[self.language].locale)

    def number(self, number: int) -> str:
        """A whole number: ``1,642``, in Spanish ``1642``."""
        return format_decimal(number, locale=LANGUAGES[self.language].locale)

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many decimals: ``12.5``, in Spanish ``12,5``."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(number, pattern, LANGUAGES[self.language].locale).replace("-", "−")

    def change(self, number: float, digits: int = 1) -> str:
        """By how much something is more or less: ``+1.5``, ``−1.5``."""
        told = self.decimal(number, digits)
        return told if number <= 0 or not any(digit in told for digit in "123456789") else f"+{told}"

    def month(self, moment: float) -> str:
        """The month of a moment in seconds: ``March 2025``."""
        return format_skeleton("yMMMM", datetime.fromtimestamp(moment), locale=LANGUAGES[self.language].locale)

    def clock(self, seconds: float) -> str:
        """How long a seat has left: ``12:05`` in minutes and seconds, ``7h 5m``, ``1d 23h``, ``2d``; not rounded up.

        The script of the clocks, ``clock.js``, says the same.
        """
        minutes, hours, days = int(seconds) // MINUTE, int(seconds) // HOUR, int(seconds) // DAY
        if not hours:
            return f"{minutes}:{int(seconds) % MINUTE:02}"
        parts = (days * DAY, hours * HOUR % DAY) if days else (hours * HOUR, minutes * MINUTE % HOUR)
        units = ("day", "hour") if days else ("hour", "minute")
        locale = LANGUAGES[self.language].locale
        told = [
            format_timedelta(part, unit, NEVER, format="narrow", locale=locale)
            for part, unit in zip(parts, units, strict=True)
            if part
        ]
        return ("" if locale.language == "zh" else " ").join(told)

    def moment(self, seconds: float) -> str:
        """A moment, as one says it at Greenwich: ``24 Nov 2026, 18:05 UTC``."""
        when = datetime.fromtimestamp(seconds, UTC)
        return f"{format_datetime(when, 'medium', locale=LANGUAGES[self.language].locale)} UTC"

    def ago(self, seconds: float) -> str:
        """About how long ago that was: ``5 minutes ago``."""
        locale = LANGUAGES[self.language].locale
        return format_timedelta(-int(seconds), threshold=2, add_direction=True, locale=locale)

    def span(self, seconds: float) -> str:
        """About how long that is: ``5 minutes``, ``2 days``."""
        return format_timedelta(int(seconds), threshold=2, locale=LANGUAGES[self.language].locale)
