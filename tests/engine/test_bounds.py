"""A card file that would take long to read is refused before it is read."""

import json
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tongbao
from tongbao import BadCards, BadRecord
from tongbao.engine import bounds, files
from tongbao.engine.files import read_toml

TOO_MUCH = {
    "a key of many parts": (".".join(["a"] * 400) + " = 1", "too many dots"),
    "many such keys": ("\n".join(["a.a.a.a.a.a.a.a.a.a = 1"] * 100), "too many dots"),
    "a key of texts": (".".join(['"a"'] * 200) + " = 1", "too many dots"),
    "dots beside a text that ends in quotes": ('x = """a""""\n' + ".".join(["a"] * 40) + " = 1", "too many dots"),
    "a long line": ("cards=" + "a." * 10_000 + "a=1", "Line 1 of the card file has 20,009 characters"),
    "a number of 5,000 digits": ("\na = " + "1" * 5000, "Line 2 of the card file has 5,004 characters"),
    "many keys": ("\n".join([f"k{n} = 1" for n in range(10_001)]), "more than 20,000 lines, keys and values"),
    "many values": ("a = [\n" + ("1," * 400 + "\n") * 60 + "]", "more than 20,000 lines, keys and values"),
    "many lists": ("a = [\n" + ("[]," * 300 + "\n") * 80 + "]", "more than 20,000 lines, keys and values"),
    "many tables": ("[[a]]\n" * 8000, "more than 20,000 lines, keys and values"),
    "many lines": ("\n" * 20_001, "more than 20,000 lines, keys and values"),
    "a long file": ("# tea\n" * 17_000, "has 102,000 characters; it can have at most 100,000"),
    "half a character": ('a = "\ud800"', "characters that can’t be displayed"),
    "a sign that rings": ("a = 1 # \x07", "characters that can’t be displayed"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_it_is_never_read(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_text: str) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(files.tomllib, "loads", read)
    text, told = TOO_MUCH[what]
    with pytest.raises(BadCards, match=told):
        read_toml(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = " + "[" * 900, "nested too deeply"),
        ("a = [" + "\n[" * 900, "nested too deeply"),
        ("a = " + "{a = " * 150, "nested too deeply|isn’t valid TOML"),
        ('id = "a\\u0000b"', "characters that can’t be displayed, in “a�b”"),
        ('id = "\\u001b[2J"', "characters that can’t be displayed"),
        ('"a b" = 1', "a key “a b”; a key can have at most"),
        (f"{'k' * 61} = 1", "a key can have at most 60 letters"),
        ("a = 1\n" + "\n".join([f"[a.{'b' * 59}]"] * 2), "isn’t valid TOML"),
    ],
)
def test_what_reading_finds_is_one_short_sentence(text: str, told: str) -> None:
    with pytest.raises(BadCards, match=told) as refusal:
        read_toml(text)
    assert len(str(refusal.value)) < 300


def test_texts_and_comments_may_hold_any_sign() -> None:
    """What would be too much outside of them: dots, commas, brackets."""
    texts = ['"' + "a.b,[{=" * 100 + '"', "'" + "..[" * 200 + "'", '"""' + '\'a\\"."\n' * 9 + '"""', "'''\".''\n'''"]
    text = "\n".join([f"k{n} = {quoted}  # {'. ' * 40}" for n, quoted in enumerate(texts * 9)])
    assert len(read_toml(text)) == 36


PIECES = [
    '"',
    '"""',
    "'",
    "'''",
    "\\",
    '\\"',
    "a",
    ".",
    "\n",
    "#",
    " ",
    "=",
    "[",
    "]",
    '""',
    "k = ",
    "]\n",
    '"\n',
    "b = [",
]


@given(pieces=st.lists(st.sampled_from(PIECES), max_size=12))
def test_no_sign_of_what_is_read_is_taken_for_text(pieces: list[str]) -> None:
    """In whatever the reader of TOML accepts, texts end for us where they end for it: no quote is left over."""
    text = "k = " + "".join(pieces)
    try:
        tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return
    bare = bounds.TEXTS.sub("", text)
    assert '"' not in bare and "'" not in bare and "#" not in bare


def record(**fields: object) -> str:
    """A record of Xanadu with some other fields."""
    return json.dumps({**json.loads(tongbao.Record.of(tongbao.new("xanadu")).dumps()), **fields})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a": ' * 100_000, "nested too deeply"),
        (record().replace('"seed": 0', '"seed": ' + "1" * 5000), "a number with thousands of digits"),
        (" " * 1_000_001, "1,000,001 characters; it can have at most 1,000,000"),
        (record(options={"edition": ["rulebook"]}), "option “edition” of the record is a list of 1"),
        (record(options={"edition": "x" * 9999}), "edition can’t be “x{40}”; choose one of"),
        (record(seats=["\x1b[2J"]), "must be text that can be displayed"),
        (record(seats=[["Mei"]]), "called a list of 1; it must be text"),
        (record(choices=[["0 sell 12"]]), "a list of 1 in the record must be a seat and a choice"),
        (record(choices=[None]), "None in the record must be a seat and a choice"),
        (record(rules=[[[1]]]), "follows version a list of 1 of the rules"),
        (record(rules="x" * 999), "follows version “x{60}” of the rules"),
        (record(game=["xanadu"]), "of a game a list of 1; it must be one of: xanadu"),
    ],
)
def test_a_record_of_anything_is_refused_in_one_short_sentence(text: str, told: str) -> None:
    with pytest.raises((BadRecord, tongbao.BadOption), match=told) as refusal:
        tongbao.replay(text)
    assert len(str(refusal.value)) < 300
