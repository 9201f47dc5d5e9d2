"""Whose turn it is shows in the tab."""

import random

import pytest

from tests.support.web.browsers import Visit
from tests.support.web.calls import CLOCK, GOLD, QUESTION_SOON, SEAL, coin, titled, two, until

pytestmark = pytest.mark.by_turns(2)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    mei, temur = players = two(visit, game="silk_cities", watched=True)
    watcher = visit()
    watcher.speak("zh")
    watcher.go(mei.table)
    dice = random.Random(QUESTION_SOON)
    title = "Cities of the Silk Road"

    until("mine", players, dice)
    titled(mei, f"● Your turn · {title}")
    assert SEAL in coin(mei) and GOLD in coin(mei)
    titled(temur, f"~Mei’s turn · {title}")
    titled(watcher, "轮到~Mei · 丝路诸城")
    assert CLOCK in coin(watcher) and GOLD in coin(watcher) and SEAL not in coin(watcher)

    until("others", players, dice)
    titled(mei, f"~Temür’s turn · {title}")
    assert CLOCK in coin(mei)

    until("answer", players, dice)
    titled(mei, f"● Answer ~Temür · {title}")
    assert SEAL in coin(mei)
    titled(temur, f"Waiting for ~Mei · {title}")


def test_the_tab_says_who_has_won(visit: Visit) -> None:
    mei, temur = two(visit, game="pocket_changan", watched=True)
    answer = mei.context.request.post(f"{mei.house.address}{mei.table}/concede", form={"seat": "0"})
    assert answer.ok and mei.view()["view"]["over"]
    for player in (mei, temur):
        titled(player, "Game over, ~Temür wins · Pocket Chang’An")
        assert GOLD in coin(player) and SEAL not in coin(player) and CLOCK not in coin(player)
