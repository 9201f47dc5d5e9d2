"""Form fields: how one field of a card is shown in a form and read from it, and its value if it isn't asked.

``ask`` gives the data for a template, ``answer`` reads the form as plain data: an invalid number stays text, so that
the error can be named later. The name of a field is its path: ``rows.2.harvest.0``.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from tongbao.languages import ENGLISH, LANGUAGES

Form = Mapping[str, str]
Asked = dict[str, Any]
"""Form field for a template: its ``sort``, its ``path``, its ``name``, its ``value``, and more by sort; ``was`` is the
printed value, if it differs.
"""
NOTHING: Final[Any] = None
"""In place of a value that isn't printed, or isn't given."""
NUMBER: Final = re.compile(r"-?\d{1,9}")
FEW: Final = 4
"""Values that can be there so many times at most are laid side by side, others are counted."""
MOST_ITEMS: Final = 24
"""Maximum number of items of a list that are read."""
LONG: Final = 40
"""A text that has more characters gets several lines."""


class FormField(ABC):
    """Form field for one field of a card."""

    sort = ""

    def asked(self, path: str, value: object, printed: object, **more: Any) -> Asked:
        """Template data that every field has."""
        name = next(word for word in reversed(path.split(".")) if not word.isdecimal())
        was = printed if printed is not NOTHING and printed != value else NOTHING
        return {"sort": self.sort, "path": path, "name": name, "value": value, "was": was, **more}

    @abstractmethod
    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        """Template data for a value, and for the printed value, or NOTHING."""

    @abstractmethod
    def answer(self, form: Form, path: str) -> Any:
        """Read the value from the form; if it isn't mentioned, the least possible one."""

    def is_said(self, form: Form, path: str) -> bool:
        """True if the form has a value there."""
        return form.get(path, "") != ""


class TextField(FormField):
    """Text field."""

    sort = "text"

    def __init__(self, most: int | None) -> None:
        self.most: Final = most

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value or "", printed, most=self.most, long=len(value or "") > LONG)

    def answer(self, form: Form, path: str) -> Any:
        return form.get(path, "")


class Number(FormField):
    """Number field, for whole numbers."""

    sort = "number"

    def __init__(self, least: int | None, most: int | None) -> None:
        self.least: Final = least
        self.most: Final = most

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, "" if value is None else value, printed, least=self.least, most=self.most)

    def answer(self, form: Form, path: str) -> Any:
        said = form.get(path, str(self.least or 0)).strip()
        return int(said) if NUMBER.fullmatch(said) else said


class Tick(FormField):
    """Checkbox: yes or no."""

    sort = "tick"

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, bool(value), printed)

    def answer(self, form: Form, path: str) -> Any:
        return path in form


class Pick(FormField):
    """Select field: one of some values, in their order."""

    sort = "pick"

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values: Final = values

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value, printed, values=self.values)

    def answer(self, form: Form, path: str) -> Any:
        said = form.get(path, str(self.values[0]))
        return next((value for value in self.values if str(value) == said), said)


class Laid(FormField):
    """Several select fields side by side, from ``least`` to ``most`` of them."""

    sort = "laid"

    def __init__(self, values: tuple[Any, ...], least: int, most: int) -> None:
        self.pick: Final = Pick(values)
        self.least: Final = least
        self.most: Final = min(most, MOST_ITEMS)

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        laid = list(value or [])
        empty = [""] if len(laid) < self.most else []
        places = [{"path": f"{path}.{n}", "value": one} for n, one in enumerate([*laid, *empty])]
        more = {"places": places, "values": self.pick.values, "least": self.least, "most": self.most}
        return self.asked(path, laid, printed, **more)

    def answer(self, form: Form, path: str) -> Any:
        places = [f"{path}.{n}" for n in range(MOST_ITEMS)]
        said = [self.pick.answer(form, place) for place in places if self.pick.is_said(form, place)]
        return said or [*self.pick.values[:1]] * (self.least if f"{path}.0" not in form else 0)


class Counts(FormField):
    """Count fields: the number of each of some things, laid side by side where they are few, otherwise as numbers."""

    def __init__(self, values: tuple[Any, ...], most: int) -> None:
        self.values: Final = values
        self.laid: Final = Laid(values, 0, most) if most <= FEW else None
        self.number: Final = Number(0, most)
        self.sort = "counts"

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        counts = value or {}
        if self.laid is not None:
            was = NOTHING if printed is NOTHING else each(self.values, printed)
            return self.laid.field_at(path, each(self.values, counts), was)
        places = [self.number.field_at(f"{path}.{key}", counts.get(key, 0), NOTHING) for key in self.values]
        return self.asked(path, counts, printed, places=places)

    def answer(self, form: Form, path: str) -> Any:
        if self.laid is not None:
            said = self.laid.answer(form, path)
            return {key: said.count(key) for key in said}
        numbers = {key: self.number.answer(form, f"{path}.{key}") for key in self.values}
        return {key: number for key, number in numbers.items() if number not in (0, "")}


class Words(FormField):
    """Text field by language; in English it has to be there."""

    sort = "words"

    def __init__(self, most: int | None) -> None:
        self.text: Final = TextField(most)

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        words, was = value or {}, printed or {}
        languages = [ENGLISH, *[name for name in {**LANGUAGES, **words} if name != ENGLISH]]
        parts = [
            self.text.field_at(
                f"{path}.{language}", words.get(language, ""), was.get(language, NOTHING if not was else "")
            )
            for language in languages
        ]
        is_long = any(part["long"] for part in parts)
        return self.asked(path, words, printed, parts=[{**part, "long": is_long} for part in parts])

    def answer(self, form: Form, path: str) -> Any:
        start = f"{path}."
        said = {name.removeprefix(start): text for name, text in form.items() if name.startswith(start)}
        return {language: text for language, text in said.items() if text and "." not in language}


class List(FormField):
    """List field: the same field as often as there must be, or as there are values."""

    sort = "list"

    def __init__(self, item: FormField, least: int, most: int) -> None:
        self.item: Final = item
        self.least: Final = least
        self.most: Final = min(most, MOST_ITEMS)

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        items, was = list(value or []), printed or []
        empty = [NOTHING] if len(items) < self.most else []
        parts = [
            self.item.field_at(f"{path}.{n}", item, was[n] if n < len(was) else NOTHING)
            for n, item in enumerate([*items, *empty])
        ]
        return self.asked(path, items, printed, parts=parts, fixed=self.least == self.most)

    def answer(self, form: Form, path: str) -> Any:
        if self.least == self.most:
            return [self.item.answer(form, f"{path}.{n}") for n in range(self.most)]
        places = [f"{path}.{n}" for n in range(MOST_ITEMS)]
        return [self.item.answer(form, place) for place in places if self.item.is_said(form, place)]


class FieldRow(FormField):
    """Tuple field: a field for each place of a row."""

    sort = "list"

    def __init__(self, items: list[FormField]) -> None:
        self.items: Final = items

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        values, was = value or [NOTHING] * len(self.items), printed or [NOTHING] * len(self.items)
        asked = [
            item.field_at(f"{path}.{n}", one, before)
            for n, (item, one, before) in enumerate(zip(self.items, values, was, strict=True))
        ]
        return self.asked(path, value, printed, parts=asked, fixed=True)

    def answer(self, form: Form, path: str) -> Any:
        return [item.answer(form, f"{path}.{n}") for n, item in enumerate(self.items)]


def each(values: tuple[Any, ...], counts: Mapping[Any, int]) -> list[Any]:
    """Repeat every value as often as it is counted."""
    return [value for value in values for _ in range(counts.get(value, 0))]
