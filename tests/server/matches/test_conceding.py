"""Conceding at a table: kept like a choice, done once, and only by the owner of the seat."""

import random
from pathlib import Path
from typing import Any

import pytest

import tongbao
from tests.support.server.attacks import DISCARD, attack, battlefield, settle
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY
from tongbao import Seat
from tongbao.server.main.app import create_app
from tongbao.testing.addresses import api

KNOWING = sorted(name for name, meta in tongbao.GAMES.items() if meta.concedes)
OTHERS = sorted(set(tongbao.GAMES) - set(KNOWING))


def concede(browser: Browser, link: str, seat: int | str = 0, **headers: str) -> Any:
    return browser.post(f"{link}/concede", {"seat": seat}, accept="application/json", **headers)


def seated(name: str, *browsers: Browser) -> str:
    """A table of these people."""
    host, *others = browsers
    link = host.found(name, "me", *["open"] * len(others))
    for person in others:
        person.join(link, "")
    return link


@pytest.mark.parametrize("name", KNOWING)
def test_of_two_the_other_wins_at_once(browser: Browsers, name: str) -> None:
    mei, temur = browser(), browser()
    link = seated(name, mei, temur)
    mei.play(link, random.Random(1), (0,), 1)
    with temur.live(link) as page:
        page.settle()
        answer = concede(temur, link, 1)
        assert (answer.status_code, answer.json()) == (200, {"version": 1, "repeat": False})
        assert page.settle(), "the open pages are told"
    seen = mei.view(link)
    assert seen["view"]["over"] and seen["view"]["result"]["places"] == [1, 2]
    game = tongbao.replay(mei.get(f"{link}/record.json").text)
    assert game.over and Seat(game, 0).view() == seen["view"]


@pytest.mark.parametrize("name", KNOWING)
def test_of_three_the_others_play_on(browser: Browsers, name: str) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = seated(name, mei, temur, aisha)
    seen = mei.view(link)
    assert concede(mei, link).status_code == 200
    assert mei.view(link)["choices"] == [] and mei.view(link)["view"]["to_act"] == [1]
    late = mei.choose(link, seen["choices"][0])
    assert late.status_code == 400 and "it isn’t seat 0’s turn" in late.json()["error"]
    assert mei.undo(link).status_code == 400
    dice = random.Random(2)
    while not temur.view(link)["view"]["over"]:
        temur.play(link, dice, (1,), 1) if temur.view(link)["choices"] else aisha.play(link, dice, (2,), 1)
    assert mei.view(link)["view"]["result"]["places"][0] == 3


@pytest.mark.parametrize("name", KNOWING)
def test_a_repeat_is_answered_and_nothing_more(browser: Browsers, name: str) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = seated(name, mei, temur, aisha)
    assert [concede(mei, link).json() for _ in range(2)] == [
        {"version": 1, "repeat": False},
        {"version": 1, "repeat": True},
    ]
    assert concede(temur, link, 1).json() == {"version": 1, "repeat": False}
    assert concede(temur, link, 1).json() == {"version": 1, "repeat": True}, "also when the game is over by it"
    late = concede(aisha, link, 2)
    assert (late.status_code, late.json()["error"]) == (400, "Seat 2 can’t concede: the game is over.")


def test_who_is_asked_by_an_attack_may_concede_and_the_next_is_asked(browser: Browsers) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = battlefield(DISCARD, mei, temur, aisha)
    settle(aisha, link, 2, hand="lowest")
    attack(mei, link)
    assert mei.view(link)["view"]["to_act"] == [1]
    concede(temur, link, 1)
    seen = mei.view(link)["view"]
    assert [seat["hand_count"] for seat in seen["seats"]] == [5, 0, 5], "the standing answer of the next one is taken"
    assert seen["to_act"] == [0]
    assert "/standing" not in temur.get(link).text, "who is out of the game has nothing to settle"


def test_a_bot_goes_on_when_the_seat_before_it_concedes(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("pocket_changan", "me", "bot:random", "open")
    temur.join(link, "")
    concede(mei, link)
    assert temur.turn(link, 2)["choices"]


def test_it_is_kept_through_a_restart(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei, temur, aisha = Browser(client), Browser(client), Browser(client)
        link = seated("pocket_changan", mei, temur, aisha)
        mei.play(link, random.Random(4), (0,), 2)
        concede(temur, link, 1)
        before = [who.get(f"{api(link)}/view").text for who in (mei, temur, aisha)]
    with server(create_app(tmp_path, HASTY)) as client:
        for old, text in zip((mei, temur, aisha), before, strict=True):
            again = Browser(client)
            again.cookies = old.cookies
            assert again.get(f"{api(link)}/view").text == text
        assert concede(again, link, 2).status_code == 200
        assert again.view(link)["view"]["over"]


def test_the_page_offers_it_to_who_plays_and_can(browser: Browsers) -> None:
    mei, temur, aisha, stranger = browser(), browser(), browser(), browser()
    link = seated("pocket_changan", mei, temur, aisha)
    address = f'action="{link}/concede"'
    assert address in mei.get(link).text and address in temur.get(link).text
    assert "认输" in mei.get(link, **{"accept-language": "zh"}).text
    assert address not in stranger.get(link).text
    assert address not in mei.get(mei.found("xanadu", "me", "bot:random")).text
    answer = mei.post(f"{link}/concede", {"seat": 0})
    assert (answer.status_code, answer.headers["location"]) == (303, link)
    assert address not in mei.get(link).text and address in temur.get(link).text
    concede(temur, link, 1)
    assert address not in aisha.get(link).text


def test_it_is_no_choice(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = seated("pocket_changan", mei, temur)
    answer = mei.choose(link, "concede")
    assert answer.status_code == 400 and "choices look like" in answer.json()["error"]
    with mei.live(link) as page:
        page.settle()
        page.say({"choose": "concede", "seat": 0, "v": 0})
        assert "choices look like" in page.read()["error"]


@pytest.mark.parametrize(
    ("seat", "status", "sentence"),
    [
        ("", 400, "“” must be a seat number."),
        ("me", 400, "“me” must be a seat number."),
        ("-1", 400, "“-1” must be a seat number."),
        ("0", 403, "Seat 0 isn’t yours; you play: 1."),
        ("7", 403, "Seat 7 isn’t yours; you play: 1."),
    ],
)
def test_another_seat_is_refused(browser: Browsers, seat: str, status: int, sentence: str) -> None:
    mei, temur = browser(), browser()
    link = seated("pocket_changan", mei, temur)
    answer = concede(temur, link, seat)
    assert (answer.status_code, answer.json()) == (status, {"error": sentence})
    assert not mei.view(link)["view"]["over"]
    assert concede(temur, link, seat, **{"accept-language": "zh"}).json()["error"] != sentence


def test_strangers_and_waiting_tables_are_refused(browser: Browsers) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    answer = concede(mei, mei.found("pocket_changan", "me", "open"))
    assert (answer.status_code, answer.json()["error"]) == (
        409,
        "This game hasn’t started: there are still empty seats.",
    )
    link = seated("pocket_changan", mei, temur)
    answer = concede(stranger, link)
    assert answer.status_code == 403 and answer.json()["error"].startswith("You are watching")
    temur.post(f"{link}/leave")
    assert concede(temur, link, 1).status_code == 403, "a bot plays the seat now"
    assert concede(mei, "/t/no-such-table").status_code == 404
    assert not mei.view(link)["view"]["over"]


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_that_does_not_know_it_says_so(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    answer = concede(mei, link)
    title = tongbao.GAMES[name].title
    assert (answer.status_code, answer.json()["error"]) == (400, f"No one can concede in {title}.")
    assert mei.turn(link)["choices"]
