"""Form schema: form fields for structures with several fields, made from the types that a game has for its cards."""

from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from tongbao.server.workshop.form_fields import (
    NOTHING,
    Asked,
    Counts,
    FieldRow,
    Form,
    FormField,
    Laid,
    List,
    Number,
    Pick,
    TextField,
    Tick,
    Words,
)

Orders = dict[frozenset[Any], tuple[Any, ...]]
"""Order of values in the source, by the set of all that are possible somewhere."""
THERE: Final = "there"
"""The form field for whether something that may be missing is there."""
ENDLESS: Final = 1 << 30


class Field:
    """Field of a structure: its name in the file, its form field, its default, and whether it is required."""

    def __init__(self, name: str, question: FormField, default: Any, is_required: bool) -> None:
        self.name: Final = name
        self.question: Final = question
        self.default: Final = default
        self.is_required: Final = is_required


class Part(FormField):
    """Field group: all fields of a structure."""

    sort = "part"

    def __init__(self, fields: list[Field]) -> None:
        self.fields: Final = fields

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value, printed, parts=self.asked_of(path, value or {}, printed))

    def asked_of(self, path: str, value: dict[str, Any], printed: dict[str, Any] | None) -> list[Asked]:
        """Template data of its fields."""
        return [
            field.question.field_at(
                joined(path, field.name),
                value.get(field.name, field.default),
                NOTHING if printed is None else printed.get(field.name, field.default),
            )
            for field in self.fields
        ]

    def answer(self, form: Form, path: str) -> Any:
        answers = {field.name: field.question.answer(form, joined(path, field.name)) for field in self.fields}
        usual = {field.name: field.default for field in self.fields if not field.is_required}
        return {name: said for name, said in answers.items() if name not in usual or said != usual[name]}

    def is_said(self, form: Form, path: str) -> bool:
        return any(name.startswith(f"{path}.") for name in form)


class Maybe(FormField):
    """Optional field group: a structure that may be missing."""

    sort = "maybe"

    def __init__(self, part: Part) -> None:
        self.part: Final = part

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        parts = self.part.asked_of(path, value, printed) if value is not None else []
        return self.asked(path, value, printed, parts=parts, there=joined(path, THERE))

    def answer(self, form: Form, path: str) -> Any:
        return self.part.answer(form, path) if joined(path, THERE) in form else NOTHING


class Always(FormField):
    """Constant field: there is only one possible value, and no input."""

    sort = "always"

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        return self.asked(path, value, value)

    def answer(self, form: Form, path: str) -> Any:
        return self.value


class Kinds(FormField):
    """Union field: one of several structures, selected by a tag, and its fields; or none, where it ``may_miss``."""

    sort = "kinds"

    def __init__(self, tag: str, kinds: dict[str, Part], may_miss: bool) -> None:
        self.tag: Final = tag
        self.kinds: Final = kinds
        self.may_miss: Final = may_miss

    def field_at(self, path: str, value: Any, printed: Any) -> Asked:
        kind = "" if value is None else value[self.tag]
        was = NOTHING if printed is NOTHING else printed.get(self.tag)
        part = self.kinds.get(kind)
        parts = [] if part is None else part.asked_of(path, value, printed if was == kind else NOTHING)
        more = {"kinds": list(self.kinds), "may_miss": self.may_miss, "parts": parts, "tag": joined(path, self.tag)}
        return {**self.asked(path, kind, NOTHING, **more), "was": was if was != kind else NOTHING}

    def answer(self, form: Form, path: str) -> Any:
        kind = form.get(joined(path, self.tag), next(iter(self.kinds)) if not self.may_miss else "")
        if not kind:
            return NOTHING
        part = self.kinds.get(kind)
        return {self.tag: kind, **(part.answer(form, path) if part is not None else {})}

    def is_said(self, form: Form, path: str) -> bool:
        return form.get(joined(path, self.tag), "") != ""


def part_of(kind: type[Any], settled: tuple[str, ...] = ()) -> Part:
    """Field group of a structure, except for the fields that are settled."""
    return part_in(inspect.type_info(kind), {}, settled)


def part_in(node: Any, orders: Orders, settled: tuple[str, ...] = ()) -> Part:
    """Field group of a structure by its msgspec type."""
    known = {**orders, **dict(orders_in(node.cls))}
    fields = [
        Field(field.encode_name, question_of(field.type, known), default_of(field), field.required)
        for field in node.fields
        if field.encode_name not in settled
    ]
    return Part(fields)


def question_of(node: Any, orders: Orders) -> FormField:
    """Form field for a type. Raises TypeError for types that no card file has."""
    match node:
        case inspect.LiteralType(values=[only]):
            return Always(only)
        case inspect.LiteralType(values=values):
            return Pick(in_order(values, orders))
        case inspect.StrType(max_length=most):
            return TextField(most)
        case inspect.IntType(ge=least, le=most):
            return Number(least, most)
        case inspect.BoolType():
            return Tick()
        case inspect.StructType():
            return part_in(node, orders)
        case inspect.DictType(key_type=inspect.LiteralType(values=keys), value_type=inspect.IntType(le=most)):
            return Counts(in_order(keys, orders), ENDLESS if most is None else most)
        case inspect.DictType(value_type=inspect.StrType(max_length=most)):
            return Words(most)
        case inspect.TupleType(item_types=items):
            return FieldRow([question_of(item, orders) for item in items])
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            return list_of(item, least or 0, ENDLESS if most is None else most, orders)
        case inspect.UnionType(types=types):
            return one_of([one for one in types if not isinstance(one, inspect.NoneType)], node, orders)
    raise TypeError(f"no form asks for {type(node).__name__}")


def list_of(item: Any, least: int, most: int, orders: Orders) -> FormField:
    """Form field for a list of values of one type."""
    if isinstance(item, inspect.LiteralType):
        return Laid(in_order(item.values, orders), least, most)
    question = question_of(item, orders)
    if isinstance(question, Kinds) and least < most:
        question = Kinds(question.tag, question.kinds, True)
    return List(question, least, most)


def one_of(types: list[Any], node: Any, orders: Orders) -> FormField:
    """Form field for a union of types, or for an optional one."""
    may_miss = len(types) < len(node.types)
    if all(isinstance(one, inspect.LiteralType) for one in types):
        return Pick(tuple([value for one in types for value in in_order(one.values, orders)]))
    if all(isinstance(one, inspect.StructType) and one.tag is not None for one in types):
        return Kinds(types[0].tag_field, {str(one.tag): part_in(one, orders) for one in types}, may_miss)
    question = question_of(types[0], orders)
    return Maybe(question) if may_miss and isinstance(question, Part) else question


def in_order(values: Any, orders: Orders) -> tuple[Any, ...]:
    """The values in the order in which the source names them, which msgspec doesn't tell."""
    return orders.get(frozenset(values), tuple(values))


def orders_in(hint: Any) -> Iterator[tuple[frozenset[Any], tuple[Any, ...]]]:
    """The orders of all values that a structure, or another type, names."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in get_type_hints(hint, include_extras=True).values():
            if not isinstance(field, type):
                yield from orders_in(field)
    elif get_origin(hint) is Literal:
        yield frozenset(get_args(hint)), get_args(hint)
    else:
        for part in get_args(hint):
            if not isinstance(part, type):
                yield from orders_in(part)


def default_of(field: Any) -> Any:
    """Default of a field, as plain data; NOTHING if it is required."""
    if field.required:
        return NOTHING
    is_made = field.default_factory is not msgspec.NODEFAULT
    usual = field.default_factory() if is_made else field.default
    return msgspec.json.decode(msgspec.json.encode(usual))


def joined(path: str, name: str) -> str:
    """The path of a field within another one."""
    return f"{path}.{name}" if path else name
