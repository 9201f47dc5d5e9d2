"""The secrecy law on the bytes sent: dealing anew all that a viewer can't see changes nothing that he is sent."""

import random
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.server.browsers import BRIEFLY, Browser
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import imagine
from tongbao.server.matches import Match

Browsers = Callable[[], Browser]
EVERY = {"silk_cities": 120}
"""Every twelfth choice the law is checked, more rarely in long games; of these times one in RARELY on most days."""
RARELY = 4
GAMES = sorted(tongbao.GAMES)
STAGES = {
    "xanadu": [
        (3, {}),
        (2, {"opt-duo": "on", "opt-edition": "online"}),
        (4, {"opt-advanced": "on", "opt-even_turns": "on"}),
    ],
    "pocket_changan": [
        (1, {"opt-length": "short"}),
        (2, {"clock": "evening"}),
        (3, {}),
        (4, {"opt-length": "short"}),
    ],
    "silk_cities": [(3, BRIEFLY["silk_cities"])],
}
CASES = [
    (name, *stage) for name in GAMES for stage in STAGES.get(name, [(min(3, tongbao.GAMES[name].max_players), {})])
]


MATTERS: dict[str, dict[str, str]] = {
    "takeback": {"answer": "no"},
    "vote": {"ballot": "wait"},
    "concede": {"seat": "9"},
}
"""What else can be asked of a table, and is refused here."""
PAGES = ("view.json", "log.json", "log.json?seat=-1", "result", "result.json", "replay", "replay/step.json")
"""What else there is to read of a table."""
AFTER = "review"
"""What only refuses as long as the game goes on; after its end it is thought out by and by, and hides nothing."""


def dealt_anew(game: Game, viewer: int, seed: int) -> Game:
    """The game as the viewer may imagine it, with the same past, but for what others have sealed just now."""
    other = imagine(game, viewer, FastLuck.from_seed(seed))
    assert game.history is not None
    other.history = game.history[: game.decisions]
    if other.sealed is not None and game.sealed is not None:
        opened = game.decisions - sum(map(len, game.sealed))
        mine = [decision for decision in other.history[opened:] if decision.seat == viewer]
        theirs = [choice.by[seat] for seat, picks in enumerate(other.sealed) if seat != viewer for choice in picks]
        other.history = other.history[:opened] + mine + theirs
    assert len(other.history) == other.decisions
    return other


def everything_sent(browser: Browser, link: str, viewer: int, wrong: str, ended: bool = False) -> list[str]:
    """Every byte that a viewer can get out of the server: the page, all sections, JSON, and the sentences of errors."""
    seat = viewer if viewer >= 0 else 0
    sent = [browser.get(link).text, browser.get(link, **{"accept-language": "zh"}).text]
    sent += [browser.get(f"{link}/text", **{"accept-language": language}).text for language in ("en", "zh", "es")]
    browser.get(f"{link}/picture")
    seen = browser.view(link)
    sent += [browser.get(f"{link}/{name}").text for name in (PAGES if ended else (*PAGES, AFTER))]
    version = seen["version"]
    for name, fields in MATTERS.items():
        answer = browser.post(f"{link}/{name}", {"seat": str(seat), **fields}, accept="application/json")
        sent.append(f"{answer.status_code} {answer.text}")
    for choice in (wrong, "nonsense"):
        for meant in (0, version):
            sent.append(browser.post(f"{link}/choices", json={"seat": seat, "choice": choice, "version": meant}).text)
    with browser.live(link, {"text": True}) as page:
        sent.append(page.socket.receive_text())
    with browser.live(link) as page:
        sent.append(page.socket.receive_text())
        page.say({"choose": wrong, "seat": seat, "v": version})
        sent.append(page.socket.receive_text())
    return sent


def check(browsers: list[Browser], link: str, match: Match, dice: random.Random) -> None:
    """Compare what each viewer is sent before and after."""
    with patch("time.time", return_value=time.time()):  # clocks stand while it is looked at them twice
        check_at(browsers, link, match, dice)


def check_at(browsers: list[Browser], link: str, match: Match, dice: random.Random) -> None:
    """The same at this moment."""
    game = match.playing()
    space = match.meta.action_space
    for viewer in range(tongbao.SPECTATOR, game.players):
        legal = game.choices(viewer)
        wrong = next(
            c.text
            for c in map(space.choice, random.Random(game.decisions).sample(range(space.size), min(60, space.size)))
            if c not in legal
        )
        browser = browsers[viewer]
        before = everything_sent(browser, link, viewer, wrong, game.over)
        other = dealt_anew(game, viewer, dice.getrandbits(30))
        inject(match, other)
        after = everything_sent(browser, link, viewer, wrong, game.over)
        inject(match, game)
        assert before == after, f"seat {viewer} is sent something hidden at {game!r}"


def inject(match: Match, game: Game) -> None:
    match.game = game
    match.revision += 1


@pytest.mark.slow
@pytest.mark.parametrize("rarely", [RARELY, pytest.param(1, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(("name", "players", "fields"), CASES)
def test_nothing_hidden_is_sent(
    client: TestClient, browser: Browsers, name: str, players: int, fields: dict[str, str], rarely: int
) -> None:
    browsers = [browser() for _ in range(players + 1)]
    link = browsers[0].found(name, "me", *["open"] * (players - 1), **fields)
    for person in browsers[1:players]:
        person.join(link, "")
    app: Any = client.app
    match = app.state.site.hall.matches[link.removeprefix("/t/")]
    if wishes := {answer.name: answer.values[-1] for answer in match.meta.standing}:
        browsers[players - 1].post(f"{link}/standing", {"seat": players - 1, **wishes})
        assert match.settled[players - 1] == wishes
    dice = random.Random(7)
    made = 0
    while not match.game.over:
        if made % (EVERY.get(name, 12) * rarely) == 0:
            check(browsers, link, match, dice)
        seat = dice.choice(match.game.seats_to_act())
        answer = browsers[seat].choose(link, dice.choice(match.game.choices(seat)).text, seat, match.version(seat))
        assert answer.status_code == 200, answer.text
        made += 1
    check(browsers, link, match, dice)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_kept_back_until_the_end(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    answer = mei.get(f"{link}/record.json")
    assert answer.status_code == 403 and answer.json() == {
        "error": "The record holds what is hidden; it can be read after the end of the game."
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_secret_of_the_shuffles_is_nowhere_before_the_end(client: TestClient, browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    app: Any = client.app
    secret = app.state.site.hall.matches[link.removeprefix("/t/")].secret
    for _ in range(5):
        for text in everything_sent(mei, link, 0, "sell 74"):
            assert secret not in text
        mei.play(link, random.Random(1), (0,), 3)


def test_a_sealed_choice_tells_the_others_only_who_has_finished(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", **{"opt-duo": "on"})
    temur.join(link, "Temür")
    with temur.live(link) as page:
        page.settle()
        before = temur.get(f"{link}/view.json").text, temur.get(f"{link}/log.json").text
        seen = mei.view(link)
        mei.choose(link, seen["choices"][0])
        assert mei.view(link)["view"]["picks"], "the first of two buildings is picked, in secret"
        assert page.settle() == []
        assert (temur.get(f"{link}/view.json").text, temur.get(f"{link}/log.json").text) == before
