"""Questions: what a form asks for one field of a card, how it is answered, and what stands there unasked.

``ask`` gives what a template shows, ``answer`` what a form says, as plain data: a number that is none stays text, so
that whoever reads it says what is wrong. Names of fields are the way to them: ``rows.2.harvest.0``.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from tongbao.languages import ENGLISH, LANGUAGES

Form = Mapping[str, str]
Asked = dict[str, Any]
"""What is asked, for a template: its ``sort``, its ``path``, its ``name``, what stands there, and more by sort; ``was``
is what is printed there, where that is something else."""
NOTHING: Final[Any] = None
"""In place of what isn't printed, or isn't said."""
NUMBER: Final = re.compile(r"-?\d{1,9}")
FEW: Final = 4
"""What can be there so many times at most is laid side by side, else it is counted."""
MOST_ITEMS: Final = 24
"""So many items of a list are read."""
LONG: Final = 40
"""A text that has more characters gets several lines."""


class FormField(ABC):
    """What one field asks."""

    sort = ""

    def asked(self, path: str, value: object, printed: object, **more: Any) -> Asked:
        """What every template needs to know."""
        name = next(word for word in reversed(path.split(".")) if not word.isdecimal())
        was = printed if printed is not NOTHING and printed != value else NOTHING
        return {"sort": self.sort, "path": path, "name": name, "value": value, "was": was, **more}

    @abstractmethod
    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        """What is asked where a value stands, and something is printed, or NOTHING."""

    @abstractmethod
    def answer(self, form: Form, path: str) -> Any:
        """What the form says; what it doesn't mention is as little as possible."""

    def is_said(self, form: Form, path: str) -> bool:
        """Whether the form says anything there."""
        return form.get(path, "") != ""


class Text(FormField):
    """A text."""

    sort = "text"

    def __init__(self, most: int | None) -> None:
        self.most: Final = most

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value or "", printed, most=self.most, long=len(value or "") > LONG)

    def answer(self, form: Form, path: str) -> Any:
        return form.get(path, "")


class Number(FormField):
    """A whole number."""

    sort = "number"

    def __init__(self, least: int | None, most: int | None) -> None:
        self.least: Final = least
        self.most: Final = most

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, "" if value is None else value, printed, least=self.least, most=self.most)

    def answer(self, form: Form, path: str) -> Any:
        said = form.get(path, str(self.least or 0)).strip()
        return int(said) if NUMBER.fullmatch(said) else said


class Tick(FormField):
    """Yes or no."""

    sort = "tick"

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, bool(value), printed)

    def answer(self, form: Form, path: str) -> Any:
        return path in form


class Pick(FormField):
    """One of some values, in their order."""

    sort = "pick"

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values: Final = values

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value, printed, values=self.values)

    def answer(self, form: Form, path: str) -> Any:
        said = form.get(path, str(self.values[0]))
        return next((value for value in self.values if str(value) == said), said)


class Laid(FormField):
    """Some values, one beside the other, from ``least`` to ``most`` of them."""

    sort = "laid"

    def __init__(self, values: tuple[Any, ...], least: int, most: int) -> None:
        self.pick: Final = Pick(values)
        self.least: Final = least
        self.most: Final = min(most, MOST_ITEMS)

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
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
    """How many of each of some things: laid side by side where they are few, else as numbers."""

    def __init__(self, values: tuple[Any, ...], most: int) -> None:
        self.values: Final = values
        self.laid: Final = Laid(values, 0, most) if most <= FEW else None
        self.number: Final = Number(0, most)
        self.sort = "counts"

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        counts = value or {}
        if self.laid is not None:
            was = NOTHING if printed is NOTHING else each(self.values, printed)
            return self.laid.ask(path, each(self.values, counts), was)
        places = [self.number.ask(f"{path}.{key}", counts.get(key, 0), NOTHING) for key in self.values]
        return self.asked(path, counts, printed, places=places)

    def answer(self, form: Form, path: str) -> Any:
        if self.laid is not None:
            said = self.laid.answer(form, path)
            return {key: said.count(key) for key in said}
        numbers = {key: self.number.answer(form, f"{path}.{key}") for key in self.values}
        return {key: number for key, number in numbers.items() if number not in (0, "")}


class Words(FormField):
    """A text by language; in English it has to be there."""

    sort = "words"

    def __init__(self, most: int | None) -> None:
        self.text: Final = Text(most)

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        words, was = value or {}, printed or {}
        languages = [ENGLISH, *[name for name in {**LANGUAGES, **words} if name != ENGLISH]]
        parts = [
            self.text.ask(f"{path}.{language}", words.get(language, ""), was.get(language, NOTHING if not was else ""))
            for language in languages
        ]
        is_long = any(part["long"] for part in parts)
        return self.asked(path, words, printed, parts=[{**part, "long": is_long} for part in parts])

    def answer(self, form: Form, path: str) -> Any:
        start = f"{path}."
        said = {name.removeprefix(start): text for name, text in form.items() if name.startswith(start)}
        return {language: text for language, text in said.items() if text and "." not in language}


class List(FormField):
    """Some answers to the same question: as many as there must be, or as many as are said."""

    sort = "list"

    def __init__(self, item: FormField, least: int, most: int) -> None:
        self.item: Final = item
        self.least: Final = least
        self.most: Final = min(most, MOST_ITEMS)

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        items, was = list(value or []), printed or []
        empty = [NOTHING] if len(items) < self.most else []
        parts = [
            self.item.ask(f"{path}.{n}", item, was[n] if n < len(was) else NOTHING)
            for n, item in enumerate([*items, *empty])
        ]
        return self.asked(path, items, printed, parts=parts, fixed=self.least == self.most)

    def answer(self, form: Form, path: str) -> Any:
        if self.least == self.most:
            return [self.item.answer(form, f"{path}.{n}") for n in range(self.most)]
        places = [f"{path}.{n}" for n in range(MOST_ITEMS)]
        return [self.item.answer(form, place) for place in places if self.item.is_said(form, place)]


class Row(FormField):
    """A question for each place of a row."""

    sort = "list"

    def __init__(self, items: list[FormField]) -> None:
        self.items: Final = items

    def ask(self, path: str, value: Any, printed: Any) -> Asked:
        values, was = value or [NOTHING] * len(self.items), printed or [NOTHING] * len(self.items)
        asked = [
            item.ask(f"{path}.{n}", one, before)
            for n, (item, one, before) in enumerate(zip(self.items, values, was, strict=True))
        ]
        return self.asked(path, value, printed, parts=asked, fixed=True)

    def answer(self, form: Form, path: str) -> Any:
        return [item.answer(form, f"{path}.{n}") for n, item in enumerate(self.items)]


def each(values: tuple[Any, ...], counts: Mapping[Any, int]) -> list[Any]:
    """Every value as often as it is counted."""
    return [value for value in values for _ in range(counts.get(value, 0))]
