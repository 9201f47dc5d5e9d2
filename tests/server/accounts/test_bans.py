"""Whoever is banned can read what is for reading, and nothing else; a running server notices by itself."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.support.server.browsers import Browsers
from tests.support.server.people import id_of
from tongbao.server.accounts.moderation import (
    BAN,
    LIFT,
    Ban,
    Banned,
    Bans,
    add_ban,
    lift_ban,
    load_bans,
    read_network,
    record_action,
)
from tongbao.server.db.database import Write, batch
from tongbao.server.main.housekeeping import OperatorWatch
from tongbao.server.realtime.page_websocket import GONE
from tongbao.testing.addresses import api

OPEN = {
    *(
        "/rules/{game}",
        "/rules/{game}/sheet",
        "/rules/{game}/design",
        "/cards/{game}",
        "/cards/{game}/{card}",
        "/about",
    ),
    *("/imprint", "/privacy"),
    *("/health", "/ready", "/metrics", "/manifest.webmanifest", "/sw.js"),
}
"""What is for reading, and what tells nothing of anybody."""
PLACES = {"game": "xanadu", "card": "1", "id": "none", "date": "2026-01-01"}


def heed(client: TestClient, *works: Write, what: str = BAN, whom: str = "") -> None:
    """Do that as an operator would, from elsewhere, and let the server notice."""
    services = client.app.state.services  # type: ignore[attr-defined]
    watchman = OperatorWatch(services)
    assert services.database.commit([batch([*works, record_action("lee", what, whom)])]) == [None]
    client.portal.call(watchman.check)  # type: ignore[union-attr]


def ban(person: str | None = None, network: str | None = None, until: float | None = None) -> Ban:
    return Ban(person, network, "RUDE <b>WORDS</b>", time.time(), until)


def test_a_banned_person_can_only_read(client: TestClient, browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    temur.post("/name", {"name": "Temür"})
    heed(client, add_ban(ban(id_of(client, "Mei"))))
    refused = mei.get(link)
    assert refused.status_code == 403
    assert "You can no longer play on this server. Reason: “RUDE &lt;b&gt;WORDS" in refused.text
    assert mei.post(f"{link}/leave").status_code == 403
    assert (
        mei.get(f"{api(link)}/view")
        .json()["error"]
        .endswith("no longer play on this server. Reason: “RUDE <b>WORDS</b>”.")
    )
    assert mei.get("/rules/xanadu").status_code == 200 and mei.get("/about").status_code == 200
    assert temur.get(link).status_code == 200, "nobody else is"
    heed(client, lift_ban(id_of(client, "Mei"), None), what=LIFT)
    assert mei.get(link).status_code == 200


def test_no_address_but_those_for_reading_is_open_to_who_is_banned(
    app: Starlette, client: TestClient, browser: Browsers
) -> None:
    mei = browser()
    mei.found("xanadu", "me", "bot:random", name="Mei")
    heed(client, add_ban(ban(id_of(client, "Mei"))))
    opened, tried = set(), 0
    for route in app.routes:
        if isinstance(route, Mount) or not isinstance(route, Route):
            continue
        path = route.path
        for name, value in PLACES.items():
            path = path.replace("{" + name + "}", value)
        path = path.replace("{", "").replace("}", "")
        for method in route.methods or ():
            answer = mei.ask(method, path, headers=mei.heading({"accept": "application/json"}))
            tried += 1
            if answer.status_code != 403:
                opened.add(route.path)
    assert tried > 100
    assert opened <= OPEN | {"/offline"}, opened


def test_open_pages_are_closed_and_nothing_they_say_is_heard(client: TestClient, browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", name="Mei")
    temur.join(link, "Temür")
    before = temur.view(link)["version"]
    with temur.live(link) as page, mei.live(link) as other:
        page.settle()
        heed(client, add_ban(ban(id_of(client, "Temür"))))
        gone = page.read()
        while "gone" not in gone:
            gone = page.read()
        assert gone["error"].startswith("You can no longer play") and gone["gone"]
        page.say({"choose": "draw", "seat": 1, "v": before})
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                page.read()
        assert closed.value.code == GONE
        other.say({"ping": 7})
        while other.read().get("pong") != 7:
            pass
    match = client.app.state.services.registry.matches[link.removeprefix("/t/")]  # type: ignore[attr-defined]
    assert match.state.seat_version(1) == before


def test_a_new_socket_of_who_is_banned_is_closed(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    heed(client, add_ban(ban(id_of(client, "Mei"))))
    with mei.live(link) as page:
        assert page.read()["gone"]


def test_nobody_can_play_from_a_network_that_is_banned(client: TestClient, browser: Browsers) -> None:
    """Visitors of these tests come from 127.0.0.1."""
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    heed(client, add_ban(ban(network="127.0.0.0/24")))
    assert "No one can play on this server from your network any more" in mei.get(link).text
    stranger = browser().post("/tables", {"game": "xanadu", "play": "now"})
    assert stranger.status_code == 403
    assert browser().get("/rules/xanadu").status_code == 200
    heed(client, lift_ban(None, "127.0.0.0/24"), what=LIFT)
    assert mei.get(link).status_code == 200


def test_a_ban_ends_by_itself(client: TestClient, browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    heed(client, add_ban(ban(id_of(client, "Mei"), until=time.time() + 3600)))
    assert "until 20" in mei.get(link).text
    later = time.time() + 3601
    monkeypatch.setattr("tongbao.server.accounts.moderation.time.time", lambda: later)
    assert mei.get(link).status_code == 200
    assert client.app.state.services.database.read_now(load_bans) == []  # type: ignore[attr-defined]


def test_who_is_banned_again_is_banned_as_was_said_last(client: TestClient, browser: Browsers) -> None:
    browser().found("xanadu", "me", "bot:random", name="Mei")
    mei = id_of(client, "Mei")
    heed(client, add_ban(ban(mei, until=time.time() + 5)), add_ban(ban(mei)._replace(reason="AGAIN")))
    [kept] = client.app.state.services.database.read_now(load_bans)  # type: ignore[attr-defined]
    assert (kept.reason, kept.until) == ("AGAIN", None)


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 192.0.2.9/24 ", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("tea.example", None),
        ("", None),
        ("192.0.2.7/33", None),
    ],
)
def test_networks_are_kept_in_one_way(text: str, network: str | None) -> None:
    assert read_network(text) == network


@given(st.ip_addresses(v=4), st.integers(0, 32), st.ip_addresses(v=4))
def test_a_network_holds_just_its_addresses(one: object, length: int, other: object) -> None:
    bans, network = Bans(), read_network(f"{one}/{length}")
    bans.load([ban(network=network)])
    with pytest.raises(Banned):
        bans.require_not_banned(None, str(one))
    inside = int(one) >> (32 - length) == int(other) >> (32 - length)  # type: ignore[call-overload]
    assert (bans.find_ban(None, str(other)) is not None) == inside


def test_what_is_no_address_is_not_banned() -> None:
    bans = Bans()
    bans.load([ban(network="0.0.0.0/0"), ban(network="::/0")])
    assert bans.find_ban(None, "") is None and bans.find_ban(None, "testclient") is None
    assert bans.find_ban(None, "2001:db8:0:1::/64") is not None
