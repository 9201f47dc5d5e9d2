"""Whose turn it is shows in the tab."""

import random

import pytest

from .calls import CLOCK, FIRST, GOLD, GREY, SEAL, coin, titled, two, until
from .conftest import Visit
from .serving import House

pytestmark = pytest.mark.browser


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    mei, temur = players = two(visit, game="silk_cities")
    watcher = visit()
    watcher.go(mei.table)
    dice = random.Random(4)
    title = "Cities of the Silk Road"

    until("mine", players, dice)
    titled(mei, f"● Your turn · {title}")
    assert SEAL in coin(mei) and GOLD in coin(mei)
    titled(temur, f"Mei’s turn · {title}")
    titled(watcher, f"Mei’s turn · {title}")
    assert CLOCK in coin(watcher) and GOLD in coin(watcher) and SEAL not in coin(watcher)

    until("others", players, dice)
    titled(mei, f"Temür’s turn · {title}")
    assert CLOCK in coin(mei)

    until("answer", players, dice)
    titled(mei, f"● Answer Temür · {title}")
    assert SEAL in coin(mei)
    titled(temur, f"Waiting for Mei · {title}")


def test_the_tab_speaks_chinese(visit: Visit) -> None:
    mei = visit()
    mei.context.add_cookies([{"name": "tongbao_language", "value": "zh", "url": mei.house.address}])
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    assert mei.page.title() == "● 轮到你 · 长安"


def test_the_coin_is_grey_while_the_net_is_lost(visit: Visit, own_house: House) -> None:
    mei = visit(at=own_house)
    mei.expected.append("WebSocket connection to")
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    assert mei.page.title() == "● Your turn · Chang’an"
    own_house.kill()
    mei.page.wait_for_selector("html[data-link=lost]")
    titled(mei, "Reconnecting… · Chang’an")
    assert GREY in coin(mei) and SEAL not in coin(mei)
    own_house.open()
    mei.live()
    titled(mei, "● Your turn · Chang’an")
    assert SEAL in coin(mei) and GREY not in coin(mei)


def test_the_tab_says_who_has_won(visit: Visit) -> None:
    mei, temur = two(visit, game="pocket_changan")
    answer = mei.context.request.post(f"{mei.house.address}{mei.table}/concede", form={"seat": "0"})
    assert answer.ok and mei.view()["view"]["over"]
    for player in (mei, temur):
        titled(player, "Game over, Temür wins · Pocket Chang’An")
        assert GOLD in coin(player) and SEAL not in coin(player) and CLOCK not in coin(player)
