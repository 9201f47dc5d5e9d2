"""What somebody with an account prefers comes along into another browser; a guest's browser keeps it alone."""

import pytest

from tests.support.server.accounts import SECRET, entered, founded, sealed
from tests.support.server.browsers import Browsers


def test_what_is_preferred_comes_along(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    mei.post("/language", {"lang": "es"})
    mei.post("/sight", {"theme": "light", "text": "150", "motion": "still"})
    for name, value in (("bell", "yes"), ("ask", "no"), ("bell", "no")):
        assert mei.post("/settings", {"name": name, "value": value}).status_code == 204
    phone = entered(browser(), "Mei")
    assert phone.cookies["tongbao_language"] == "es"
    assert phone.cookies["tongbao_sight"] == "light.150.still"
    assert phone.cookies["tongbao_settings"] == "ask-no.bell-no"
    assert 'lang="es"' in phone.get("/").text


def test_what_a_guest_preferred_becomes_the_accounts(browser: Browsers) -> None:
    mei = browser()
    mei.post("/language", {"lang": "zh"})
    mei.post("/sight", {"theme": "contrast", "text": "100", "motion": "device"})
    mei.post("/settings", {"name": "bell", "value": "yes"})
    founded(mei, "Mei")
    phone = entered(browser(), "Mei")
    assert phone.cookies["tongbao_language"] == "zh"
    assert phone.cookies["tongbao_sight"] == "contrast.100.device"
    assert "tongbao_settings" not in phone.cookies


def test_the_kind_of_table_comes_along(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    link = mei.found("xanadu", "me", "bot:random")
    mei.get(f"{link}/text")
    assert entered(browser(), "Mei").get(link).headers["location"] == f"{link}/text"
    mei.get(f"{link}/picture")
    assert entered(browser(), "Mei").get(link).status_code == 200


def test_what_nobody_preferred_is_left_to_the_browser(browser: Browsers) -> None:
    founded(browser(), "Mei")
    phone = browser()
    phone.post("/language", {"lang": "es"})
    entered(phone, "Mei")
    assert phone.cookies["tongbao_language"] == "es"
    assert "tongbao_settings" not in phone.cookies


@pytest.mark.parametrize(("name", "value"), [("bell", "loud"), ("language", "es"), ("", "yes"), ("x" * 50, "yes")])
def test_only_what_there_is_can_be_settled(browser: Browsers, name: str, value: str) -> None:
    mei = founded(browser(), "Mei")
    assert mei.post("/settings", {"name": name, "value": value}).status_code == 400
    assert mei.post("/settings", {"name": "bell", "value": "yes"}, origin="https://evil.test").status_code == 403


def test_it_is_told_and_forgotten_with_its_owner(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    mei.post("/language", {"lang": "es"})
    assert mei.get("/account/export.json").json()["preferences"] == {"language": "es"}
    assert sealed(mei, "/account/delete", password=SECRET).status_code == 303
    founded(browser(), "Mei")
    assert "tongbao_language" not in entered(browser(), "Mei").cookies
