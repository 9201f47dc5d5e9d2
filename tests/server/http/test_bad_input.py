"""What a stranger may send: one sentence, never a failure, and nothing that makes the others wait."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

import tongbao
from tests.support.mutations import card_file
from tests.support.server.browsers import Browsers
from tongbao import server
from tongbao.engine import files
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import FORM, read_form
from tongbao.testing.addresses import api

pytestmark = pytest.mark.reads  # each has a table of its own, and what is refused changes nothing
SEATS = {"players": "2", "seat-0": "me", "seat-1": "open"}
CARDS = [
    ("a" + ".a" * 10_000 + "=1", "20,003 characters; it can have at most 1,000"),
    ("a" + ".a" * 60_000 + "=1", "characters; it can have at most 100,000"),
    ("a=" + "{a=" * 300, "isn’t valid TOML|nested too deeply"),
    ("a=" + "[" * 990, "nested too deeply"),
    ("[[a]]\r\n" * 9000, "too large: it has more than"),
    ("a = " + "1" * 5000, "characters; it can have at most 1,000"),
    ('a = "\\u0000"', "characters that can’t be displayed"),
    ("a = 1\x00", "“cards” contains characters that can’t be displayed"),
    ('a = 1 # "\ufffd', "The card file has"),
]


@pytest.mark.parametrize(("cards", "told"), CARDS, ids=[told[:20] for _, told in CARDS])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_card_file_is_refused_in_one_sentence(browser: Browsers, name: str, cards: str, told: str) -> None:
    answer = browser().post("/tables", {"game": name, **SEATS, "cards": cards}, accept="application/json")
    assert answer.status_code == 400
    sentence = answer.json()["error"]
    assert any(part in sentence for part in told.split("|")) and len(sentence) < 300


def test_card_files_are_read_outside_the_loop(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    """All others are served in the thread of the loop."""
    reading, mei = list[int](), browser()
    mark = f"{id(reading)}"
    assert mei.client.portal is not None
    loop = mei.client.portal.call(threading.get_ident)

    def looked_over(text: str) -> None:
        if mark in text:  # files of the server itself may be read anywhere
            reading.append(threading.get_ident())

    monkeypatch.setattr(files, "require_simple", looked_over)
    for seat in ("open", "bot:random"):
        cards = card_file("pocket_changan") + f"# {seat} {mark}\n"
        link = mei.found("pocket_changan", "me", seat, cards=cards)
        assert mei.get(link).status_code == 200
    assert reading and loop not in reading


BODIES: list[tuple[str, int, Any]] = [
    ("/tables", 400, "&" * 200_000),
    ("/tables", 400, "a=1&" * 50_000),
    ("/tables", 400, "game=xanadu&" * 65),
    ("/tables", 404, "game=" + "%41" * 80_000),
    ("/tables", 404, "game=" + "+" * 200_000),
    ("/tables", 404, "=" * 200_000),
    ("/tables", 404, ";" * 200_000),
    ("/tables", 404, ""),
    ("/tables", 404, "game=xanadu%00"[:11] + "%E9%BB%84"),
    ("/tables", 400, "game=%"),
    ("/tables", 400, "game=%ff"),
    ("/tables", 400, b"game=\xff\xfe"),
    ("/tables", 400, "game=%ED%A0%80"),
    ("/tables", 400, "game=xanadu%00"),
    ("/tables", 400, "game=xanadu&players=" + "9" * 5000),
    ("/tables", 400, "game=xanadu&players=%C2%B2"),
    ("/tables", 400, "game=xanadu&players=2&seat-0=me&seat-1=open&opt-edition=" + "x" * 9000),
    ("/tables", 400, "game=xanadu&players=2&seat-0=me&seat-1=open&opt-%1B=x"),
    ("/tables", 400, "game=xanadu&players=2&seat-0=me&seat-1=bot:" + "x" * 9000),
    ("/tables", 400, "game=xanadu&play=now&bot=" + "x" * 9000),
    ("/tables", 400, "game=xanadu&play=now&opponents=" + "1" * 5000),
    ("/tables", 400, "game=xanadu&players=2&seat-0=me&seat-1=open&salt=%00"),
    ("/name", 413, "name=a" + "%CC%81%CC%96" * 15_000),
    ("/name", 400, "name=a" + "%CC%81%CC%96" * 1000),
    ("/tables", 400, "game=xanadu&play=now&name=a" + "%CC%81%CC%96" * 20_000),
    ("/name", 400, "name=%E3%85%A4"),
    ("/language", 303, "lang=en&back=//["),
    ("/language", 303, "lang=en&back=http://[::1"),
    ("/language", 303, "lang=en&back=/%250d%250aset-cookie:a=b"),
    ("/language", 303, "lang=en&back=/%0d%0aset-cookie:a=b"),
    ("{link}/seat", 400, "seat=" + "1" * 5000),
    ("{link}/seat", 400, "seat=%C2%B2"),
    ("{link}/seat", 400, "salt=%00&name=Luca"),
    ("{link}/standing", 400, "seat=" + "0" * 5000),
    ("{link}/standing", 400, "seat=0&" * 30),
    ("{link}/concede", 400, "seat=-1"),
    ("{link}/start", 400, "bot=" + "x" * 9000),
    ("{link}/choices", 400, '{"seat":' * 30_000),
    ("{link}/choices", 400, "[" * 200_000),
    ("{link}/choices", 400, '{"seat": ' + "1" * 5000 + "}"),
    ("{link}/choices", 400, '{"seat": ' + "1" * 400 + ', "choice": "", "version": 0}'),
    ("{link}/choices", 400, '{"seat": 0, "choice": "\\ud800", "version": 0}'),
    ("{link}/choices", 400, b'{"seat": 0, "choice": "\xff", "version": 0}'),
    ("{link}/choices", 400, '{"seat": 0, "choice": "a\\u0000", "version": 0}'),
    ("{link}/choices", 400, '{"seat": 0, "choice": "' + "x" * 100_000 + '", "version": 0}'),
    ("{link}/choices", 400, '{"' + "x" * 100_000 + '": 0}'),
    ("{link}/choices", 400, '{"seat": 0, "choice": [[[[]]]], "version": 0}'),
    ("{link}/choices", 400, '{"seat": 1e999, "choice": "a", "version": 0}'),
    ("{link}/choices", 400, "\x00"),
    ("{link}/choices", 400, ""),
    ("{link}/undo", 400, '{"seat": 0, "version": 0, "much": "all"}'),
    ("{link}/undo", 400, '{"seat": 0, "version": ' + "9" * 30 + "}"),
]


@pytest.mark.parametrize(("path", "status", "body"), BODIES, ids=[f"{b[0]}-{b[2][:28]!r}" for b in BODIES])
def test_any_body_is_answered_in_one_sentence(browser: Browsers, path: str, status: int, body: Any) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    kind = "application/json" if path.endswith(("choices", "undo")) else FORM
    heading = {"content-type": kind, "accept": "application/json"}
    answer = mei.ask("POST", path.format(link=link, api=api(link)), content=body, headers=mei.heading(heading))
    assert answer.status_code == status, answer.text[:300]
    if status < 400:
        assert answer.headers["location"].startswith("/") and "a" not in answer.cookies
    else:
        sentence = answer.json()["error"]
        assert len(sentence) < 400 and "digits;" not in sentence and "codec" not in sentence and "\x00" not in sentence


def test_files_and_other_kinds_of_forms_are_refused(browser: Browsers) -> None:
    """Nothing here sends them: what parses them needs no bound."""
    mei = browser()
    for charset in ("", "; charset=idna", "; charset=undefined", "; charset=unicode_escape"):
        heading = {"content-type": f"multipart/form-data; boundary=x{charset}", "accept": "application/json"}
        part = b'--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\n\\ud800\xff\r\n--x--\r\n'
        answer = mei.ask("POST", "/name", content=part * 1000, headers=mei.heading(heading))
        assert answer.status_code == 415 and FORM in answer.json()["error"]


def test_a_sender_that_goes_in_the_middle_of_a_body_is_refused_and_nothing_fails() -> None:
    messages = iter([{"type": "http.request", "body": b"na", "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    request = Request({"type": "http", "headers": [(b"content-type", FORM.encode())]}, receive)
    with pytest.raises(UserError, match="The connection was closed before the whole request had arrived"):
        asyncio.run(read_form(request, 8))


def test_forms_are_read_at_one_door() -> None:
    """Nothing reads what is sent past the bounds."""
    readers = set()
    for file in (Path(server.__file__).parent).rglob("*.py"):
        source = file.read_text("utf-8")
        assert not re.search(r"(request|connection|socket)\.(form|cookies)\b", source), file
        if re.search(r"\.(body|stream)\(\)", source):
            readers.add(file.stem)
    assert readers == {"bodies"}


ADDRESSES = [
    ("/new/xanadu?players=" + "9" * 3000, 200),
    ("/new/xanadu?players=%C2%B2&players=%00&opt-edition=%ff&%ED%A0%80=%ED%A0%80", 200),
    ("/new/xanadu?" + "a=1&" * 900, 200),
    ("/new/xanadu?name=%F0%9F%80%80%1B[2J&cards=%00", 200),
    ("/new/%00", 404),
    ("/new/" + "x" * 3000, 404),
    ("/rules/..%2f..%2fxanadu", 404),
    ("/t/" + "x" * 3000, 404),
    ("/t/%ED%A0%80", 404),
    ("{api}/view?seat=" + "1" * 3000, 422),
    ("{api}/view?seat=%D9%A3", 422),
    ("{api}/view?seat=-2", 422),
    ("{api}/log?since=" + "9" * 3000, 422),
    ("{api}/log?since=-1", 422),
    ("{api}/log?since=%C2%B2", 422),
    ("{api}/log?since=", 422),
    ("{link}/record.json?x=%00", 403),
]


@pytest.mark.parametrize(("path", "status"), ADDRESSES, ids=[path[:40] for path, _ in ADDRESSES])
def test_any_address_is_answered(browser: Browsers, path: str, status: int) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    answer = mei.get(path.format(link=link, api=api(link)))
    assert answer.status_code == status, answer.text[:300]
    assert "Traceback" not in answer.text and "\x00" not in answer.text


@pytest.mark.parametrize(
    "cookie",
    [
        'tongbao_session="' + "\\\\" * 15_000 + '"',
        'a="' + "\\" * 30_000,
        ";" * 30_000,
        "=;" * 15_000,
        "tongbao_session=" + "é" * 200,
        "tongbao_session=\ufffd; tongbao_language=\x1f",
        "tongbao_session; tongbao_language=zh; tongbao_language=en",
        "tongbao_session=" + "x" * 30_000,
    ],
    ids=lambda cookie: cookie[:30],
)
def test_any_cookie_is_only_looked_at(client: TestClient, cookie: str) -> None:
    """Nothing is unquoted, which takes quadratic time."""
    answer = client.get("/", headers={b"cookie": cookie.encode()})  # type: ignore[dict-item]
    assert answer.status_code == 200
    assert ('<html lang="zh' in answer.text) == ("tongbao_language=zh" in cookie)


def test_other_cookies_are_left_alone(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    mine = mei.cookies["tongbao_session"]
    for cookie in (
        f'other="a; b"; tongbao_session={mine}',
        f"x=y;tongbao_session={mine};z",
        f" tongbao_session = {mine} ",
    ):
        stranger = browser()
        assert stranger.get(f"{api(link)}/view", cookie=cookie).json()["seat"] == 0
