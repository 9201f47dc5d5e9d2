"""A site under a path, in a browser: a whole game behind nginx and over TLS, and what the installed site keeps."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.main.test_nginx import open_site
from tests.support.server.nginx import BASE, nginx_before
from tests.support.server.programs import free_port
from tests.support.web.browsers import STILL, Visit
from tests.web.test_shell import CUT, KEPT, until
from tests.web.test_whole_game import by_mouse

TRUSTING = {**STILL, "ignore_https_errors": True}


class Site(NamedTuple):
    """A site under a path, as visitors find it."""

    address: str


@pytest.mark.nightly
def test_a_whole_game_behind_nginx_under_a_path_over_tls(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with nginx_before(port, tmp_path) as proxy, open_site(tmp_path, port, proxy.address):
        mei = visit(TRUSTING, at=Site(proxy.address))
        sockets = list[str]()
        mei.page.on("websocket", lambda socket: sockets.append(socket.url))
        link = mei.opened(
            "pocket_changan", "me", "bot:greedy", "bot:greedy", **{"name-0": "Mei", "opt-length": "short"}
        )
        mei.go(link.removeprefix(BASE))
        by_mouse(mei, "pocket_changan")
        assert sockets and all(url.startswith(f"wss://127.0.0.1:{proxy.port}{BASE}/t/") for url in sockets)
        assert all(url.endswith("/live") for url in sockets)
        cookies = mei.context.cookies()
        assert cookies and all(cookie["path"] == f"{BASE}/" for cookie in cookies)
        assert [cookie["secure"] for cookie in cookies if cookie["name"] == "tongbao_session"] == [True]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site under a path without a proxy."""
    port = free_port()
    site = Site(f"http://127.0.0.1:{port}{BASE}")
    with open_site(tmp_path, port, site.address):
        yield site


@pytest.mark.by_turns(6)
def test_pages_and_scripts_stay_below_the_path(visit: Visit, site: Site) -> None:
    """Whatever a browser asks for of itself: modules, styles, fonts, pictures, and what scripts send and fetch."""
    mei = visit({**STILL, "service_workers": "allow"}, at=site)
    asked = list[str]()
    mei.context.on("request", lambda request: asked.append(request.url))
    link = mei.opened("xanadu", "me", "bot:random").removeprefix(BASE)
    mei.go(link)
    mei.take(mei.turn()[0])
    mei.go(f"{link}/text")
    for path in ("/", "/new/changan?players=2", "/rules/xanadu", "/cards/xanadu", "/workshop", "/account", "/offline"):
        mei.go(path)
        mei.page.wait_for_load_state("networkidle")
    registered = mei.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert registered == f"{site.address}/"
    assert asked and not [url for url in asked if not url.startswith(f"{site.address}/") and url.startswith("http")]


@pytest.mark.by_turns(6)
def test_kept_pages_are_read_without_a_network(visit: Visit, site: Site) -> None:
    """Caches of other sites on the same host stay."""
    mei = visit({**STILL, "service_workers": "allow"}, at=site)
    mei.expected += CUT
    mei.go("/about")
    mei.page.evaluate("async () => { await caches.open('of-another-site'); }")
    until(
        mei,
        f"""async () => (await ({KEPT})()).filter((path) => !path.startsWith("{BASE}/static/")).length === 9
        && (await caches.keys()).length === 3""",
    )
    names = set(mei.page.evaluate("() => caches.keys()")) - {"of-another-site"}
    assert len(names) == 2 and all(name.startswith(f"tongbao{BASE}:-") for name in names)
    assert all(path.startswith(f"{BASE}/") for path in mei.page.evaluate(KEPT))
    mei.context.set_offline(True)
    for path in ("/rules/xanadu", "/rules/changan/sheet"):
        mei.page.goto(site.address + path)
        mei.rest()
        assert mei.page.evaluate("[...document.styleSheets].every((sheet) => sheet.cssRules.length)")
    for path in ("/", "/account"):
        mei.page.goto(site.address + path)
        mei.page.get_by_role("heading", name="No connection").wait_for()
    mei.context.set_offline(False)
    mei.page.get_by_role("heading", name="No connection").wait_for(state="detached")
    assert mei.page.url == f"{site.address}/account"
