"""A record that is chosen as a file, and settings that come along with an account."""

from pathlib import Path

import pytest

from tests.support.fair_games import SECRET, played
from tests.support.web.browsers import Visit
from tongbao import HashLuck

pytestmark = pytest.mark.by_turns(3)


def test_a_file_is_brought_and_shown(visit: Visit, tmp_path: Path) -> None:
    mei, file = visit(), tmp_path / "game.json"
    file.write_text(played("xanadu", 2, HashLuck(SECRET, ["tea", ""])).dumps(), "utf-8")
    mei.page.goto(mei.house.address + "/records")
    mei.page.locator("input[type=file]").set_input_files(file)
    mei.page.wait_for_url("**/result")
    assert mei.page.get_by_text("imported game").is_visible()


def test_settings_come_along(visit: Visit) -> None:
    desk, phone = visit(), visit()
    for somebody, way in ((desk, "/account"), (phone, "/account/enter")):
        somebody.page.goto(somebody.house.address + "/account")
        form = somebody.page.locator(f"form[action='{way}']")
        form.locator("[name=name]").fill("Mei who settles")
        form.locator("[name=password]").fill("camel caravan salt")
        somebody.press(form.get_by_role("button"))
        somebody.page.wait_for_selector(".me .ava")
        somebody.page.goto(somebody.house.address + "/account")
        bell = somebody.page.locator("[data-setting=bell]")
        if somebody is desk:
            with somebody.page.expect_response("**/settings"):
                bell.check()
        assert bell.is_checked()
    assert "tongbao_settings" not in phone.page.evaluate("document.cookie")
