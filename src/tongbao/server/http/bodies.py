"""Request bodies from browsers and programs: forms and JSON, bounded, as texts that can be shown and stored."""

import asyncio
import re
from typing import Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from tongbao.engine.bounds import UNSEEN, shortened
from tongbao.server.common.errors import UserError, too_large

T = TypeVar("T")
USUAL: Final = 16 * 1024
"""Bytes of a form without a card file."""
FORM: Final = "application/x-www-form-urlencoded"
HALF_SIGN: Final = re.compile("%(?![0-9A-Fa-f]{2})")
LONGEST_LABEL: Final = 40
UNLIKE: Final = "That message can’t be read ({reason}); it should look like {example}."
UNREADABLE: Final = "That form can’t be read; send it as {kind}, in UTF-8."


async def whole_body(request: Request) -> bytes:
    """The body of a request. Raises UserError if its sender goes before all of it has come."""
    try:
        return await request.body()
    except ClientDisconnect:
        raise UserError("The connection was closed before the whole request had arrived.") from None


async def read_form(request: Request, most: int, largest: int = USUAL) -> dict[str, str]:
    """The fields of a form: at most so many, in a body of so many bytes; of equal names the last. Raises UserError."""
    body = await whole_body(request)
    if body and not is_form(request):
        raise UserError(UNREADABLE, 415, kind=FORM)
    if len(body) > largest:
        raise too_large(largest)
    return await asyncio.to_thread(fields_in, body, most) if len(body) > USUAL else fields_in(body, most)


def fields_in(body: bytes, most: int) -> dict[str, str]:
    """The fields that a body holds. Raises UserError."""
    try:
        text = body.decode()
        if text.count("&") >= most:
            raise UserError("That form has too many fields; at most {most} are allowed.", most=most)
        if HALF_SIGN.search(text):
            raise UserError(UNREADABLE, kind=FORM)
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict")
    except UnicodeDecodeError:
        raise UserError(UNREADABLE, kind=FORM) from None
    return {name: shown_text(name, value.replace("\r\n", "\n")) for name, value in pairs}


def shown_text(name: str, value: str) -> str:
    """The value of a field. Raises UserError if it has signs that can't be shown, which not every database stores."""
    if UNSEEN.search(name) or UNSEEN.search(value):
        label = UNSEEN.sub("\N{REPLACEMENT CHARACTER}", name)[:LONGEST_LABEL]
        raise UserError("“{name}” contains characters that can’t be displayed.", name=label)
    return value


def is_form(request: HTTPConnection) -> bool:
    """True if the body of a request is a form."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == FORM


async def read_wish(request: Request, kind: type[T], example: str) -> T:
    """The body, a form or JSON, as that kind. Raises UserError."""
    if not is_form(request):
        return await read_json(request, kind, example)
    try:
        return msgspec.convert(await read_form(request, 8), kind, strict=False)
    except msgspec.ValidationError as error:
        reason = shortened(UNSEEN.sub("\N{REPLACEMENT CHARACTER}", str(error)))
        raise UserError(UNLIKE, reason=reason, example=example) from None


async def read_json(request: Request, kind: type[T], example: str) -> T:
    """The body as JSON of that kind. Raises UserError."""
    try:
        return msgspec.json.decode(await whole_body(request), type=kind)
    except msgspec.DecodeError as error:
        reason = shortened(UNSEEN.sub("\N{REPLACEMENT CHARACTER}", str(error)))
    except UnicodeDecodeError:
        reason = "it is not in UTF-8"
    except RecursionError:
        reason = "it is nested too deeply"
    raise UserError(UNLIKE, reason=reason, example=example)
