"""The link to share is one that friends can open; where none is, lobby and table say what to do."""

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.datastructures import URL

from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import HASTY
from tongbao.server.http import public_url
from tongbao.server.http.public_url import PublicUrl, is_loopback, network_address
from tongbao.server.main.app import create_app

NEAR = "192.168.7.7"
SAID = "only this computer can open the link"
COMMANDS = ("make play HOST=0.0.0.0", "tongbao serve --host 0.0.0.0")


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is in a network."""
    monkeypatch.setattr(public_url, "network_address", lambda host: "fd00::7" if ":" in host else NEAR)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is in no network."""
    monkeypatch.setattr(public_url, "network_address", lambda host: None)


@contextmanager
def listening(tmp_path: Path, host: str, *names: str) -> Iterator[Browser]:
    """A visitor on the machine itself of a server that listens there."""
    with server(create_app(tmp_path, HASTY.but(host=host, names=names))) as client:
        yield Browser(client, host="localhost:8000")


def pages(mei: Browser) -> list[tuple[str, str]]:
    """A lobby and a table: their links and pages."""
    links = [mei.found("xanadu", "me", other) for other in ("open", "here")]
    return [(link, mei.get(link).text) for link in links]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_of_the_loopback_says_how_friends_get_in(tmp_path: Path, host: str) -> None:
    with listening(tmp_path, host) as mei:
        for link, page in pages(mei):
            assert SAID in page and all(command in page for command in COMMANDS)
            assert f'"http://localhost:8000{link}"' in page
        lobby = mei.get(link, **{"accept-language": "zh"}).text
        assert all(command in lobby for command in COMMANDS) and "只有这台电脑" in lobby


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize(("host", "address"), [("0.0.0.0", NEAR), ("::", "[fd00::7]")])
def test_a_server_that_listens_everywhere_shares_its_address_in_the_network(
    tmp_path: Path, host: str, address: str
) -> None:
    with listening(tmp_path, host) as mei:
        for link, page in pages(mei):
            assert f'"http://{address}:8000{link}"' in page
            assert "localhost:8000" not in page and "only this computer" not in page


@pytest.mark.usefixtures("near")
def test_a_page_opened_by_a_name_in_the_network_shares_that(tmp_path: Path) -> None:
    with listening(tmp_path, "0.0.0.0", "mill.example") as mei:
        mei.headers["host"] = "mill.example:8000"
        for link, page in pages(mei):
            assert f'"http://mill.example:8000{link}"' in page and NEAR not in page


@pytest.mark.usefixtures("near")
def test_in_a_container_the_allowed_name_is_shared(tmp_path: Path) -> None:
    with listening(tmp_path, "0.0.0.0", "192.168.1.5") as mei:
        for link, page in pages(mei):
            assert f'"http://192.168.1.5:8000{link}"' in page


@pytest.mark.usefixtures("alone")
def test_a_machine_in_no_network_says_so(tmp_path: Path) -> None:
    with listening(tmp_path, "0.0.0.0") as mei:
        for link, page in pages(mei):
            assert "isn’t connected to a network" in page and f'"http://localhost:8000{link}"' in page


def test_behind_a_proxy_and_where_nobody_said_where_it_listens_nothing_is_said(tmp_path: Path) -> None:
    for host, names in (("127.0.0.1", ["tea.example"]), ("", [])):
        with listening(tmp_path / (host or "unknown"), host, *names) as mei:
            for link, page in pages(mei):
                assert "only this computer" not in page and f'"http://localhost:8000{link}"' in page


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_the_address_is_found_and_nothing_is_sent(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("something is sent")

    for name in ("send", "sendto", "sendmsg"):
        monkeypatch.setattr(socket.socket, name, forbidden, raising=False)
    address = network_address(host)
    if address is not None:
        assert ipaddress.ip_address(address).version == (6 if host == "::" else 4)
        assert not is_loopback(address)


def test_what_is_a_loopback() -> None:
    assert all(map(is_loopback, ("localhost", "127.0.0.1", "127.8.8.8", "::1")))
    assert not any(map(is_loopback, ("", "0.0.0.0", NEAR, "mill.local")))


def test_the_rest_of_the_link_stays_as_it_is(near: None) -> None:
    shared = PublicUrl("0.0.0.0").shared(URL("https://127.0.0.1:8443/t/plum?lang=zh"))
    assert str(shared) == f"https://{NEAR}:8443/t/plum?lang=zh"
