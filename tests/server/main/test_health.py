"""Whether a server lives and is ready, and who may read its metrics."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser
from tests.support.server.hasty import HASTY
from tests.support.server.stored import transaction
from tongbao.server.common.metrics import exposition
from tongbao.server.main.app import create_app
from tongbao.server.views.health import BadNetwork


def test_a_server_that_closes_lives_but_is_not_ready(client: TestClient) -> None:
    visitor = Browser(client)
    assert visitor.get("/ready").json()["ok"]
    client.app.state.services.health.closes = True  # type: ignore[attr-defined]
    unready = visitor.get("/ready")
    assert unready.status_code == 503 and "closing" in unready.json()["trouble"]
    assert visitor.get("/health").json()["ok"]


def test_a_server_whose_tables_are_of_another_version_is_not_ready(client: TestClient) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    with transaction(services.database) as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    unready = Browser(client).get("/ready")
    assert unready.status_code == 503 and "9999" in unready.json()["trouble"]["schema"]
    assert Browser(client).get("/health").status_code == 200


def numbers(text: str) -> dict[str, float]:
    """What was counted, by name and labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_what_happens_is_counted(client: TestClient) -> None:
    before = numbers(exposition().decode())
    mei = Browser(client)
    link = mei.found("xanadu", "me", "here")
    seen = mei.view(link, 0)
    seat = 0 if seen["choices"] else 1
    choice = mei.view(link, seat)["choices"][0]
    assert mei.choose(link, choice, seat).status_code == 200
    assert mei.choose(link, "sell 99", seat).status_code == 400
    with mei.live(link) as page:
        page.settle()
        counted = numbers(mei.get("/metrics").text)
        assert counted["tongbao_sockets_open"] == before["tongbao_sockets_open"] + 1
    after = numbers(mei.get("/metrics").text)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more('tongbao_requests_total{method="POST",path="/t/{id}/choices",status="200"}') == 1
    assert more('tongbao_requests_total{method="POST",path="/t/{id}/choices",status="400"}') == 1
    assert more('tongbao_requests_total{method="LIVE",path="/t/{id}/live",status="1000"}') == 1
    assert more('tongbao_request_seconds_count{path="/t/{id}/choices"}') == 2
    assert more("tongbao_choices_total") >= 1
    assert more("tongbao_commit_seconds_count") >= 2
    assert after["tongbao_tables"] >= 1
    assert after["tongbao_sockets_open"] == before["tongbao_sockets_open"]
    assert after['tongbao_database_trouble{deed="writing"}'] == 0
    assert any(name.startswith("tongbao_build_info{") for name in after)
    assert link.removeprefix("/t/") not in mei.get("/metrics").text


def test_addresses_that_are_not_there_are_one_line(client: TestClient) -> None:
    visitor = Browser(client)
    for number in range(5):
        visitor.get(f"/nowhere-{number}")
        visitor.ask("BREW", f"/tea-{number}", headers={})
    text = visitor.get("/metrics").text
    assert "_created" not in text
    assert "nowhere-" not in text and "BREW" not in text and 'path="(none)"' in text


def test_what_was_too_much_is_counted(strict: TestClient) -> None:
    before = numbers(exposition().decode()).get('tongbao_limited_total{what="talk"}', 0)
    mei = Browser(strict)
    link = mei.found("xanadu", "me", "bot:random")
    for _ in range(12):
        mei.post(f"{link}/talk", {"say": "Hello"})
    assert numbers(exposition().decode())['tongbao_limited_total{what="talk"}'] > before


@pytest.mark.parametrize(
    ("client_at", "allowed", "heading", "status"),
    [
        ("127.0.0.1", (), {}, 200),
        ("::ffff:127.0.0.1", (), {}, 200),
        ("192.0.2.7", (), {}, 404),
        ("192.0.2.7", ("192.0.2.0/24",), {}, 200),
        ("192.0.2.7", ("192.0.2.7",), {}, 200),
        ("2001:db8::7", ("2001:db8::/32",), {}, 200),
        ("127.0.0.1", (), {"x-forwarded-for": "127.0.0.1"}, 404),
        ("", (), {}, 404),
    ],
)
def test_metrics_are_for_those_who_are_named(
    tmp_path: Path, client_at: str, allowed: tuple[str, ...], heading: dict[str, str], status: int
) -> None:
    app = create_app(tmp_path, HASTY.but(metrics_for=allowed))
    with TestClient(app, base_url="http://tongbao.test", client=(client_at, 4711)) as client:
        answer = client.get("/metrics", headers=heading)
        assert answer.status_code == status
        assert ("tongbao_requests_total" in answer.text) == (status == 200)


def test_what_is_no_network_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"tea\.example"):
        create_app(tmp_path, HASTY.but(metrics_for=["tea.example"]))
