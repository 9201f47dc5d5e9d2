"""Whole games over HTTP, and everything that is refused there."""

import random

import pytest
from starlette.applications import Starlette

import tongbao
from tests.support.server.browsers import BRIEFLY, Browsers
from tongbao import Seat
from tongbao.testing.addresses import api

GAMES = sorted(tongbao.GAMES)


def seats(name: str) -> list[str]:
    """Me and as many bots as the game allows, three seats at most; they soon come to the end."""
    return ["me", *["bot:greedy"] * (min(3, tongbao.GAMES[name].max_players) - 1)]


@pytest.mark.slow
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_and_its_record(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *seats(name), **BRIEFLY.get(name, {}))
    commitment = mei.view(link)["commitment"]
    assert mei.get(f"{link}/record.json").status_code == 403
    made = mei.play(link, random.Random(1))
    seen = mei.view(link)
    assert seen["view"]["over"] and seen["choices"] == [] and seen["version"] == made
    game = tongbao.replay(mei.get(f"{link}/record.json").text)
    assert game.over
    assert Seat(game, 0).view() == seen["view"]
    secret = mei.get(f"{link}/record.json").json()["secret"]
    assert tongbao.engine.luck.commitment(bytes.fromhex(secret)) == commitment
    assert mei.get(link).status_code == 200


@pytest.mark.parametrize("name", GAMES)
def test_a_repeat_is_answered_and_not_played_twice(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *seats(name))
    seen = mei.turn(link)
    first = mei.choose(link, seen["choices"][0], version=seen["version"])
    again = mei.choose(link, seen["choices"][0], version=seen["version"])
    assert (first.status_code, first.json()["repeat"]) == (200, False)
    assert (again.status_code, again.json()) == (200, {"version": seen["version"] + 1, "repeat": True})


@pytest.mark.parametrize("name", GAMES)
def test_a_stale_choice_is_refused_with_one_sentence(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *seats(name))
    seen = mei.turn(link)
    mei.choose(link, seen["choices"][0])
    other = next(c.text for c in tongbao.GAMES[name].action_space.choices if c.text != seen["choices"][0])
    stale = mei.choose(link, other, version=seen["version"])
    assert stale.status_code == 409
    assert "moved on" in stale.json()["error"]
    for version in (-1, seen["version"] + 2, 10**12):
        assert mei.choose(link, seen["choices"][0], version=version).status_code == 409


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_choice_names_what_is_possible(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *seats(name))
    seen = mei.turn(link)
    space = tongbao.GAMES[name].action_space
    wrong = next(text for text in map(space.text, range(space.size)) if text not in seen["choices"])
    answer = mei.choose(link, wrong)
    assert answer.status_code == 400
    assert seen["choices"][0] in answer.json()["error"]
    nonsense = mei.choose(link, "abracadabra " * 20)
    assert nonsense.status_code == 400 and "choices look like" in nonsense.json()["error"]
    assert mei.view(link)["choices"] == seen["choices"]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_of_somebody_else_is_refused(browser: Browsers, name: str) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = mei.found(name, "me", "open")
    temur.join(link, "Temür")
    choice = (mei.view(link)["choices"] or temur.view(link)["choices"])[0]
    answer = temur.choose(link, choice, seat=0, version=0)
    assert answer.status_code == 403 and answer.json()["error"] == "Seat 0 isn’t yours; you play: 1."
    answer = stranger.post(f"{link}/choices", json={"seat": 0, "choice": choice, "version": 0})
    assert answer.status_code == 403 and "watching" in answer.json()["error"]
    assert stranger.get(f"{api(link)}/view?seat=1").status_code == 403
    assert stranger.get(f"{api(link)}/log?seat=1").status_code == 403
    assert stranger.view(link)["view"]["hand"] is None


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"seat": 0}', b'{"seat": "a", "choice": 1, "version": []}', b"\xff\xfe", b'{"x": 1}'],
)
def test_a_malformed_choice_gets_one_sentence(browser: Browsers, body: bytes) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    for path in ("choices", "undo"):
        answer = mei.client.post(f"{link}/{path}", content=body, headers=mei.heading({}))
        assert answer.status_code == 400
        assert "it should look like" in answer.json()["error"]
    assert mei.turn(link)["choices"]


def test_an_unknown_table_says_where_to_go(browser: Browsers) -> None:
    mei = browser()
    page = mei.get("/t/no-such-table")
    assert page.status_code == 404 and "no-such-table" in page.text and 'href="/"' in page.text
    assert "start page" in mei.get("/t/no-such-table/record.json").json()["error"]
    assert mei.post("/t/no-such-table/choices", json={}).status_code == 404
    assert mei.get("/t/%F0%9F%90%AB<script>x").status_code == 404
    assert "<script>alert" not in mei.get("/t/<script>alert(1)<%2Fscript>").text


def test_undo_within_the_barriers_and_refused_across(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    seen = mei.turn(link)
    while seen["view"]["phase"] == "start":
        mei.choose(link, seen["choices"][0])
        seen = mei.turn(link)
    refused = mei.undo(link)
    assert refused.status_code == 400 and "nothing to undo" in refused.json()["error"]
    mark = next(choice for choice in seen["choices"] if choice.startswith("sell"))
    mei.choose(link, mark)
    assert mei.view(link)["view"]["sale"]["marked"]
    version = mei.view(link)["version"]
    assert mei.undo(link, version=version).json() == {"version": version + 1, "repeat": False}
    assert mei.undo(link, version=version).json() == {"version": version + 1, "repeat": True}
    after = mei.view(link)
    assert (after["view"], after["choices"]) == (seen["view"], seen["choices"])
    assert mei.choose(link, mark, version=version).status_code == 409


def test_undo_of_the_whole_turn(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    dice = random.Random(5)
    link = mei.found("xanadu", "me", "bot:random")
    for _ in range(300):
        seen = mei.turn(link)
        if seen["view"]["over"]:
            break
        if seen["view"]["phase"] == "sell" and not seen["view"]["sale"]["marked"]:
            begun = seen
        if (
            seen["view"]["workers"]["placed"]
            and seen["view"]["phase"] == "workers"
            and "end_sales" not in seen["choices"]
        ):
            assert mei.undo(link, "turn").status_code == 200
            assert mei.view(link)["view"] == begun["view"]
            match = app.state.services.registry.matches[link.rpartition("/")[2]]
            kept = match.state.play_again(match.state.seats, match.state.choice_log, match.state.options)
            assert kept.fingerprint() == match.state.require_game().fingerprint(), "so it stands after a restart too"
            return
        wish = [
            choice
            for choice in seen["choices"]
            if choice.startswith(("start", "place", "build", "worker", "end_sales"))
        ]
        mei.choose(link, dice.choice(wish or seen["choices"]))
    raise AssertionError("no turn with a worker came up")


@pytest.mark.by_turns(8)
@pytest.mark.slow
@pytest.mark.compiled("silk_cities", "changan")
@pytest.mark.parametrize("name", GAMES)
def test_a_rematch_has_the_same_seats_once_all_agree_and_is_founded_once(browser: Browsers, name: str) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = mei.found(name, "me", "open", name="Mei", **BRIEFLY.get(name, {}))
    temur.join(link, "Temür")
    assert mei.post(f"{link}/rematch", accept="application/json").status_code == 409
    dice = random.Random(3)
    while not mei.view(link)["view"]["over"]:
        mei.play(link, dice, (0,), 1) if mei.view(link)["choices"] else temur.play(link, dice, (1,), 1)
    assert stranger.post(f"{link}/rematch").status_code == 403
    first, second = mei.post(f"{link}/rematch"), temur.post(f"{link}/rematch")
    assert first.status_code == 303 and first.headers["location"] == second.headers["location"] != link
    following = first.headers["location"]
    assert mei.post(f"{link}/rematch").headers["location"] == following
    assert temur.view(following)["seat"] == 1 and mei.view(following)["seat"] == 0
    assert f'href="{following}"' in mei.get(link).text


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_who_leaves_a_running_game_is_stood_in_for_and_can_come_back(browser: Browsers, name: str) -> None:
    mei, temur = browser(), browser()
    link = mei.found(name, "me", "open")
    temur.join(link, "Temür")
    temur.post(f"{link}/leave")
    assert temur.view(link)["seat"] == tongbao.SPECTATOR
    mei.play(link, random.Random(2), (0,), 8)
    assert temur.join(link, "").headers["location"] == link
    assert temur.view(link)["seat"] == 1


def test_a_single_worker_is_taken_back_by_its_choice(app: Starlette, browser: Browsers) -> None:
    """X-45: the choices after it stay, in the position, in what is stored, and in what a repeat is answered."""
    mei, dice = browser(), random.Random(3)
    link = mei.found("xanadu", "me", "bot:random")
    placed: list[str] = []
    while len(set(placed)) < 2:
        seen = mei.turn(link)
        wish = [choice for choice in seen["choices"] if choice.startswith(("start", "place", "build", "end_sales"))]
        choice = dice.choice(wish or seen["choices"])
        placed = [*placed, choice] if choice.startswith("place") else []
        mei.choose(link, choice)
    seen = mei.view(link)
    assert seen["view"]["phase"] == "workers"
    first, last = placed[0], placed[-1]
    version = seen["version"]
    refused = mei.undo(link, "sell 12")
    assert refused.status_code == 400 and "can undo now." in refused.json()["error"]
    answer = mei.undo(link, last, version=version)
    assert answer.status_code == 200 and not answer.json()["repeat"]
    assert mei.undo(link, last, version=version).json()["repeat"]
    assert len(mei.view(link)["view"]["workers"]["placed"]) == len(placed) - 1
    if last in mei.view(link)["choices"]:
        mei.choose(link, last)
        assert mei.view(link)["view"]["workers"]["placed"] == seen["view"]["workers"]["placed"]
    assert mei.undo(link, first).status_code == 200
    match = app.state.services.registry.matches[link.rpartition("/")[2]]
    kept = match.state.play_again(match.state.seats, match.state.choice_log, match.state.options)
    assert kept.fingerprint() == match.state.require_game().fingerprint(), "so it stands after a restart too"
