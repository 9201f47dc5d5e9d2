"""Lines of the log: for people or for programs, and nothing secret in them."""

import json
import logging
import secrets
import sys
from datetime import datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tongbao.server.common.logging import REQUEST, discreet, formatter
from tongbao.server.common.randomness import match_name


def line(style: str, message: str, *facts: object, error: BaseException | None = None, **extra: object) -> str:
    """A line, as it is written."""
    why = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord("tongbao.test", logging.ERROR, __file__, 1, message, facts, why)
    record.__dict__.update(extra)
    return formatter(style).format(record)


SECRETS = {
    "a table": match_name,
    "a token": lambda: secrets.token_urlsafe(32) + "7A",
    "a hash": lambda: secrets.token_hex(32),
    "a mail address": lambda: "mei.lin@tea.example",
}


@pytest.mark.parametrize("style", ["text", "json"])
@pytest.mark.parametrize("kind", SECRETS)
def test_no_line_holds_a_secret(style: str, kind: str) -> None:
    secret = SECRETS[kind]()
    try:
        raise ValueError(f"({secret!r}, /t/{secret}/live)")
    except ValueError as error:
        said = line(style, "Something of %s failed: /t/%s?x=%s", secret, secret, secret, error=error, table=secret)
    assert secret not in said and "Something of" in said and "ValueError" in said


def test_two_words_of_a_table_are_left_to_find_it_by() -> None:
    assert discreet("The bots of table plum-lantern-42x7kd wait.") == "The bots of table plum-lantern-… wait."


def test_passwords_of_servers_are_left_out() -> None:
    said = discreet("smtp://user:camel@mail.tea.example:587 and postgresql://lee:caravan@db/tongbao")
    assert "camel" not in said and "caravan" not in said and "lee" not in said


@pytest.mark.by_turns(2)
@given(st.text())
@example('\nfoo@bar.example \\ "x"\n')
@example("a" * 64)
def test_every_line_of_json_is_one_object(text: str) -> None:
    said = line("json", "%s", text, table=text)
    assert "\n" not in said
    assert json.loads(said)["level"] == "ERROR"


def test_what_is_said_while_a_request_is_answered_bears_its_number() -> None:
    held = REQUEST.set("0123456789abcdef")
    try:
        assert json.loads(line("json", "Well."))["request"] == "0123456789abcdef"
        assert line("text", "Well.").endswith("[0123456789abcdef]")
    finally:
        REQUEST.reset(held)
    assert "request" not in json.loads(line("json", "Well."))


def test_the_fields_of_a_line_have_the_same_names_always() -> None:
    told = json.loads(line("json", "Well.", error=None))
    assert set(told) == {"time", "level", "logger", "message"}
    assert datetime.fromisoformat(told["time"]).utcoffset() == timedelta(0)
    try:
        raise KeyError("x")
    except KeyError:
        failed = json.loads(line("json", "Ill.", error=sys.exc_info()[1]))
    assert "Traceback" in failed["error"] and failed["message"] == "Ill."
