"""Players who are there end their game together, and the ended game leads on."""

import pytest
from playwright.sync_api import expect

from tests.support.web.browsers import Visit
from tests.support.web.calls import two

pytestmark = pytest.mark.by_turns(2)


def test_two_end_their_game_and_go_on(visit: Visit) -> None:
    mei, temur = two(visit, game="pocket_changan", watched=True)
    answer = mei.context.request.post(f"{mei.house.address}{mei.table}/end", form={"answer": "yes"})
    assert answer.ok
    slip = temur.page.locator(".matter", has_text="wants to end the game")
    expect(slip).to_be_visible()
    temur.press(slip.get_by_role("button", name="End the game"))
    for player in (mei, temur):
        ended = player.page.locator(".matter", has_text="This game was ended early.")
        expect(ended.get_by_role("link", name="New game")).to_be_visible()
        expect(ended.get_by_role("link", name="Replay")).to_be_visible()
    mei.press(mei.page.locator(".matter").get_by_role("link", name="Replay"))
    mei.page.wait_for_url("**/replay?step=0*")
