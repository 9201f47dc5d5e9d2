"""Logging: one line for each event, as text or as JSON, and nothing secret in any."""

import logging
import re
import sys
from contextvars import ContextVar
from typing import Any, Final, Literal, get_args

from pythonjsonlogger.json import JsonFormatter

from tongbao.server.common.randomness import FIRST, SECOND, SIGNS

Style = Literal["text", "json"]
STYLES: Final[tuple[str, ...]] = get_args(Style)
REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""The request id of the request that is being answered."""
TABLE: Final = re.compile(
    rf"\b((?:{'|'.join(FIRST.split())})-(?:{'|'.join(SECOND.split())}))-[{SIGNS}]{{6}}(?![a-z0-9])"
)
"""The name of a table. Whoever knows all of it can open the table; its two words let an operator find it."""
ADDRESS: Final = re.compile(r"[^\s\"'<>(),;:=/]+(?::[^\s\"'<>(),;/@]*)?@[^\s\"'<>(),;:/?]+")
"""A mail address, or the name and the password before a host."""
TOKEN: Final = re.compile(r"(?<![\w-])(?:[0-9a-f]{32,}|(?=[\w-]*[0-9])(?=[\w-]*[A-Z])[\w-]{40,})(?![\w-])")
"""A hash, the secret of a deal, or the token of a session or of a mailed link."""
FIELDS: Final = ("request", "method", "path", "status", "ms", "address", "table")
"""The fields of a request's line beside its message."""
SENTENCE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def discreet(text: str) -> str:
    """Redact a text: remove what would let somebody in, or reveal who somebody is."""
    text = TABLE.sub(r"\1-…", text)
    return TOKEN.sub("…", ADDRESS.sub("…@…", text))


class TextLines(logging.Formatter):
    """Text log formatter for people."""

    def format(self, record: logging.LogRecord) -> str:
        number = getattr(record, "request", None) or REQUEST.get()
        return discreet(super().format(record)) + (f" [{number}]" if number else "")


class JsonLines(JsonFormatter):
    """JSON log formatter: one object a line, with ``time``, ``level``, ``logger``, ``message``, ``error`` if any."""

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        log_data.setdefault("request", REQUEST.get())
        return {
            name: discreet(value) if isinstance(value, str) else value
            for name, value in log_data.items()
            if value is not None
        }


def formatter(style: str) -> logging.Formatter:
    """The log formatter of a style."""
    if style == "text":
        return TextLines(SENTENCE)
    names = {"levelname": "level", "name": "logger", "exc_info": "error"}
    return JsonLines(
        "%(levelname)s %(name)s %(message)s", rename_fields=names, timestamp="time", json_ensure_ascii=False
    )


def set_up(style: str | None) -> None:
    """Log to the error stream from now on; without a style as text, and only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(style or "text"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tongbao").setLevel(logging.WARNING if style is None else logging.INFO)
