"""What stands before every request: our headers on every answer, our own names, pages of our own origin, and sizes."""

import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import ASGIApp

from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY, ROOMY
from tongbao.server.common.web_files import stamp
from tongbao.server.http.security import HEADERS, LARGEST_HEAD, names_at
from tongbao.server.http.uvicorn_protocols import BoundedConnection
from tongbao.server.main import server as serving_module
from tongbao.server.main.app import create_app
from tongbao.server.main.server import serve

FORM = {"content-type": "application/x-www-form-urlencoded"}


async def fail(_request: Request) -> Response:
    """Something that nobody has foreseen."""
    raise KeyError("nobody may read this")


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A site with an address at which it fails, whose answer is seen."""
    app = create_app(tmp_path_factory.mktemp("failing"), ROOMY)
    app.router.routes.insert(0, Route("/fail", fail, methods=["GET", "POST"]))
    with TestClient(app, base_url="http://tongbao.test", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def visitor(failing: TestClient) -> TestClient:
    """Somebody who hasn't been there before."""
    failing.cookies.clear()
    return failing


ANSWERS: list[tuple[str, int, dict[str, Any]]] = [
    ("/", 200, {}),
    ("/ready", 200, {}),
    (f"/static/{stamp()}/css/base/elements.css", 200, {}),
    ("/static/css/base/elements.css", 200, {}),
    ("/static/nothing.css", 404, {}),
    ("/static", 307, {}),
    ("/static/../../app.py", 404, {}),
    ("/static/%00.css", 404, {}),
    ("/static/" + "x" * 3000, 404, {}),
    ("/static/" + "%C3%A9" * 300, 404, {}),
    ("/nowhere", 404, {}),
    ("/rules/xanadu/", 307, {}),
    ("/t/no-such-table", 404, {}),
    ("/t/%F0%9F%80%80%00", 404, {}),
    ("/t/no/record.json", 404, {}),
    ("/fail", 500, {}),
    ("/fail", 500, {"method": "POST"}),
    ("/fail", 500, {"headers": {"accept": "application/json"}}),
    ("/pair", 405, {}),
    ("/static/css/base/elements.css", 405, {"method": "POST"}),
    ("/", 405, {"method": "BREW"}),
    ("/" + "x" * 5000, 414, {}),
    ("/?" + "x" * 5000, 414, {}),
    ("/", 431, {"headers": {"cookie": "x" * 40_000}}),
    ("/", 421, {"headers": {"host": "elsewhere.example"}}),
    ("/language", 403, {"method": "POST", "headers": {"origin": "https://elsewhere.example"}}),
    ("/language", 303, {"method": "POST", "data": {"lang": "zh"}}),
    ("/language", 400, {"method": "POST", "data": {"lang": "tlh"}}),
    ("/language", 400, {"method": "POST", "content": "lang=%zz", "headers": FORM}),
    ("/language", 415, {"method": "POST", "content": "<xml>", "headers": {"content-type": "text/xml"}}),
    ("/tables", 413, {"method": "POST", "content": b"x" * 300_000}),
    ("/tables", 413, {"method": "POST", "content": iter([b"x" * 200_000, b"x" * 200_000])}),
]


@pytest.mark.parametrize(("path", "status", "request_"), ANSWERS, ids=[f"{a[1]}-{a[0][:30]}" for a in ANSWERS])
def test_every_answer_has_our_headers_and_no_traceback(
    visitor: TestClient, path: str, status: int, request_: dict[str, Any]
) -> None:
    method = request_.get("method", "GET")
    rest = {name: value for name, value in request_.items() if name != "method"}
    answer = visitor.request(method, path, follow_redirects=False, **rest)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], name
    assert "cache-control" in answer.headers
    assert (
        "Traceback" not in answer.text and "nobody may read" not in answer.text and "tongbao/server" not in answer.text
    )


def test_what_is_refused_says_which_ways_there_are(visitor: TestClient) -> None:
    answer = visitor.get("/pair")
    assert answer.headers["allow"] == "POST" and "doesn’t accept that kind of request" in answer.text


@pytest.mark.reads
@pytest.mark.parametrize("path", ["/t/some/live", "/nowhere", "/t/live"])
@pytest.mark.parametrize("heading", [{"origin": "https://elsewhere.example"}, {"host": "elsewhere.example"}, {}])
def test_a_socket_that_is_refused_is_answered_like_any_request(
    client: TestClient, path: str, heading: dict[str, str]
) -> None:
    if not heading and path == "/t/some/live":
        return  # that one is opened, and told that there is no such table
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(path, headers=dict(heading)):
        pass
    answer = denied.value
    assert answer.status_code == {"origin": 403, "host": 421}.get("".join(heading), 404)
    assert all(answer.headers[name] == value for name, value in HEADERS.items())


# Origins.


@pytest.mark.reads
@pytest.mark.parametrize(
    ("address", "origin", "comes_in"),
    [
        ("http://tongbao.test", "http://tongbao.test", True),
        ("http://tongbao.test", "http://tongbao.test:80", True),
        ("http://tongbao.test", "HTTP://Tongbao.Test", True),
        ("http://tongbao.test", "https://tongbao.test", False),
        ("http://tongbao.test", "http://tongbao.test:8000", False),
        ("http://tongbao.test", "http://tongbao.test.elsewhere.example", False),
        ("http://tongbao.test", "http://elsewhere.example#tongbao.test", False),
        ("http://tongbao.test", "http://[", False),
        ("http://tongbao.test", "null", False),
        ("http://tongbao.test", "", False),
        ("http://tongbao.test:8000", "http://tongbao.test:8000", True),
        ("http://tongbao.test:8000", "http://tongbao.test", False),
        ("https://tongbao.test", "https://tongbao.test", True),
        ("https://tongbao.test", "https://tongbao.test:443", True),
        ("https://tongbao.test", "http://tongbao.test", False),
        ("http://[::1]:8000", "http://[::1]:8000", True),
    ],
)
def test_a_page_of_another_scheme_name_or_port_cannot_send(
    client: TestClient, address: str, origin: str, comes_in: bool
) -> None:
    heading = {"origin": origin, "cookie": "tongbao_language=en"}
    answer = client.post(f"{address}/language", data={"lang": "en"}, headers=heading, follow_redirects=False)
    assert answer.status_code == (303 if comes_in else 403)
    page = f"ws{address.removeprefix('http')}/t/none/live"
    if comes_in:
        with client.websocket_connect(page, headers=heading) as socket:
            assert "none" in socket.receive_json()["error"]
    else:
        with pytest.raises(WebSocketDenialResponse), client.websocket_connect(page, headers=heading):
            pass


# Names.


def test_only_names_of_this_server_are_answered(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY.but(names=["Tea.Example"]))) as client:
        mei = Browser(client)
        for name in ("tea.example", "TEA.example:8000", "localhost", "localhost:8000", "127.0.0.1", "[::1]:8000"):
            assert mei.get("/", host=name).status_code == 200, name
        for name in (
            "elsewhere.example",
            "tea.example.elsewhere.example",
            "tea.example:x",
            "tea.example/x",
            "[",
            "a@b",
        ):
            for path in ("/", "/ready", "/static/css/base/elements.css", "/t/none", "/rules/xanadu/"):
                answer = mei.get(path, host=name)
                assert answer.status_code == 421 and "location" not in answer.headers, (name, path)
                assert answer.text.count("\n") == 0 and "isn’t known as" in answer.text
        assert "本服务器" in mei.get("/", host="elsewhere.example", **{"accept-language": "zh"}).text
        said = mei.get("/", host="elsewhere.example", accept="application/json").json()["error"]
        assert "elsewhere.example" in said


def test_the_address_to_share_has_a_name_of_this_server(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    assert f"http://localhost:99{link}" in mei.get(link, host="localhost:99").text
    assert mei.get(link, host="elsewhere.example").status_code == 421


def test_a_server_that_listens_everywhere_has_the_name_of_its_machine() -> None:
    assert names_at("192.168.7.7") == ["192.168.7.7"]
    assert socket.gethostname() in names_at("0.0.0.0") and "0.0.0.0" not in names_at("0.0.0.0")
    assert names_at("::") == names_at("0.0.0.0")


TEA = ["tea.example"]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ASGIApp]:
    """What ``tongbao serve`` would run, with what it takes for true of a proxy."""

    def served(names: Sequence[str] = (), proxy: str | None = None) -> ASGIApp:
        configs: list[uvicorn.Config] = []

        class Kept:
            def __init__(self, config: uvicorn.Config, *_rest: object) -> None:
                configs.append(config)

            def run(self, sockets: list[socket.socket]) -> None:
                for listening in sockets:
                    listening.close()

        monkeypatch.setattr(serving_module, "SingleProcess", Kept)
        monkeypatch.setattr(serving_module, "settle_in", lambda _: None)
        serve(0, tmp_path, HASTY.but(names=names), trusted_proxy=proxy)
        assert issubclass(configs[0].http_protocol_class, BoundedConnection)
        app: ASGIApp = configs[0].loaded_app
        return app

    return served


@pytest.mark.parametrize(
    ("names", "proxy", "comes_from", "origin", "status"),
    [
        ((), None, "127.0.0.1", "http://tea.example", 421),
        (TEA, None, "127.0.0.1", "http://tea.example", 303),
        (TEA, None, "127.0.0.1", "https://tea.example", 403),
        (TEA, "127.0.0.1", "127.0.0.1", "https://tea.example", 303),
        (TEA, "127.0.0.1", "127.0.0.1", "http://tea.example", 403),
        (TEA, "127.0.0.1", "192.0.2.7", "https://tea.example", 403),
    ],
)
def test_a_proxy_is_believed_only_if_it_is_trusted(
    served: Callable[..., ASGIApp], names: list[str], proxy: str | None, comes_from: str, origin: str, status: int
) -> None:
    """It says that the page came over TLS, and passes the name on."""
    heading = {"origin": origin, "x-forwarded-proto": "https", "host": "tea.example", "cookie": "tongbao_language=en"}
    with TestClient(served(names, proxy), base_url="http://127.0.0.1", client=(comes_from, 5)) as client:
        answer = client.post("/name", data={"name": "Mei"}, headers=heading, follow_redirects=False)
        assert answer.status_code == status
        if status == 303:
            assert ("Secure" in answer.headers["set-cookie"]) == origin.startswith("https")


# On the line.


@pytest.fixture
def line(app: Starlette) -> Iterator[Callable[[bytes], bytes]]:
    """What the server answers, byte for byte, to what is sent to it."""
    listening = socket.create_server(("127.0.0.1", 0))
    program = uvicorn.Server(uvicorn.Config(app, http=BoundedConnection, log_level="critical", server_header=False))
    thread = threading.Thread(target=program.run, args=([listening],))
    thread.start()

    def say(data: bytes) -> bytes:
        answer = b""
        with socket.create_connection(listening.getsockname(), timeout=20) as connection:
            try:
                connection.sendall(data)
                while part := connection.recv(65536):
                    answer += part
            except ConnectionError:
                pass
        return answer

    yield say
    program.should_exit = True
    thread.join()


def test_what_is_no_request_is_answered_with_our_headers(line: Callable[[bytes], bytes]) -> None:
    for said in (
        b"tea, please\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nhost: a\r\n\r\n",
    ):
        answer = line(said).decode()
        assert answer.startswith("HTTP/1.1 400"), said
        assert all(f"{name}: {value}" in answer for name, value in HEADERS.items())


def test_a_head_without_an_end_is_cut_off(line: Callable[[bytes], bytes]) -> None:
    answer = line(b"GET / HTTP/1.1\r\nhost: localhost\r\ntea: " + b"x" * 4_000_000)
    assert not answer or answer.startswith(b"HTTP/1.1 431")
    assert line(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").startswith(b"HTTP/1.1 200")
    whole = b"GET / HTTP/1.1\r\nhost: localhost\r\ntea: " + b"x" * LARGEST_HEAD + b"\r\nconnection: close\r\n\r\n"
    assert line(whole).startswith(b"HTTP/1.1 431")


def test_the_address_of_a_connection_is_a_name_of_the_server(line: Callable[[bytes], bytes]) -> None:
    for name, status in ((b"127.0.0.1", b"200"), (b"192.0.2.7", b"421"), (b"elsewhere.example", b"421"), (b"", b"421")):
        answer = line(b"GET /ready HTTP/1.1\r\nhost: " + name + b"\r\nconnection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 " + status), name
    assert line(b"GET /ready HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 421")
