"""The secrecy law on the bytes sent: dealing anew all that a viewer can't see changes nothing that he is sent."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest

import tongbao
from tests.support.selection import turn_of_today
from tests.support.server.browsers import Browser
from tests.support.server.tables import BRIEF, by_chance, dealt_anew, dice_of_today, inject, match_at, table_of
from tongbao.languages import LANGUAGES
from tongbao.server.matches.match import Match
from tongbao.server.matches.settings import MatchSettings
from tongbao.testing.addresses import api

Browsers = Callable[[], Browser]
GAMES = sorted(tongbao.GAMES)
LOOKS = 2
"""At so many moments of a game the law is checked by day, and at MANY at night."""
MANY = 12
STAGES: dict[str, list[tuple[int, dict[str, str], str]]] = {
    "changan": [(3, {}, "")],
    "xanadu": [
        (3, {}, ""),
        (2, {"duo": "on", "edition": "online"}, ""),
        (4, {"advanced": "on", "even_turns": "on"}, ""),
    ],
    "pocket_changan": [
        (1, {"length": "short"}, ""),
        (2, {}, "evening"),
        (3, {}, ""),
        (4, {"length": "short"}, ""),
    ],
    "silk_cities": [(3, BRIEF["silk_cities"], "")],
}
"""By game tables of so many players, with these options and this clock; one of each game is looked at by day."""
MATTERS: dict[str, dict[str, str]] = {
    "takeback": {"answer": "no"},
    "vote": {"ballot": "wait"},
    "concede": {"seat": "9"},
}
"""What else can be asked of a table, and is refused here."""
PAGES = ("result", "result.json", "replay", "replay/step.json")
"""What else there is to read of a table."""
OF_API = ("", "/view", "/log", "/log?seat=-1", "/record")
"""All that a program can read of a table."""
AFTER = "review"
"""What only refuses as long as the game goes on; after its end it is thought out by and by, and hides nothing."""


def cases() -> Iterator[Any]:
    """One table of each game for today, another one tomorrow; at night all of them."""
    for name in GAMES:
        stages = STAGES[name]
        for number, (players, options, clock) in enumerate(stages):
            today = number == turn_of_today() % len(stages)
            yield pytest.param(name, players, options, clock, LOOKS, marks=[] if today else pytest.mark.nightly)
            yield pytest.param(name, players, options, clock, MANY, marks=pytest.mark.nightly)


def everything_sent(
    browser: Browser, link: str, viewer: int, wrong: str, ended: bool = False, language: str = "en"
) -> list[str]:
    """Every byte that a viewer can get out of the server: the page, all sections, JSON, and the sentences of errors."""
    seat = viewer if viewer >= 0 else 0
    sent = [browser.get(f"{link}{page}", **{"accept-language": language}).text for page in ("", "/text")]
    browser.get(f"{link}/picture")
    seen = browser.view(link)
    sent += [browser.get(f"{link}/{name}").text for name in (PAGES if ended else (*PAGES, AFTER))]
    sent += [browser.get(f"{api(link)}/{name}", **{"accept-language": language}).text for name in OF_API]
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
    """Compare what each viewer is sent before and after; before the end the secret of the shuffles is nowhere in it."""
    game, space = match.state.require_game(), match.meta.action_space
    with patch("time.time", return_value=time.time()):  # clocks stand while it is looked at them twice
        for viewer in range(tongbao.SPECTATOR, game.players):
            legal = game.choices(viewer)
            some = map(space.choice, dice.sample(range(space.size), min(60, space.size)))
            wrong = next(choice.text for choice in some if choice not in legal)
            browser, language = browsers[viewer], dice.choice(list(LANGUAGES))
            before = everything_sent(browser, link, viewer, wrong, game.over, language)
            inject(match, dealt_anew(game, viewer, dice.getrandbits(30)))
            after = everything_sent(browser, link, viewer, wrong, game.over, language)
            inject(match, game)
            assert before == after, f"seat {viewer} is sent something hidden at {game!r}"
            assert game.over or not any(match.state.secret in text for text in before)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options", "clock", "looks"), list(cases()))
def test_nothing_hidden_is_sent(
    browser: Browsers, name: str, players: int, options: dict[str, str], clock: str, looks: int
) -> None:
    browsers, dice = [browser() for _ in range(players + 1)], dice_of_today(name)
    rows = by_chance(name, players, dice, options)
    for made in [*sorted(dice.sample(range(len(rows)), looks)), len(rows)]:
        settings = MatchSettings(clock=clock) if clock else MatchSettings()
        link = table_of(name, *browsers[:players], rows=rows[:made], options=options, settings=settings)
        match = match_at(browsers[0], link)
        if made < len(rows) and (wishes := {answer.name: answer.values[-1] for answer in match.meta.standing}):
            browsers[players - 1].post(f"{link}/standing", {"seat": players - 1, **wishes})
            assert match.state.standing_answers[players - 1] == wishes
        check(browsers, link, match, dice)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_kept_back_until_the_end(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    answer = mei.get(f"{link}/record.json")
    assert answer.status_code == 403 and answer.json() == {
        "error": "The record holds what is hidden; it can be read after the end of the game."
    }


def test_a_sealed_choice_tells_the_others_only_who_has_finished(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", **{"opt-duo": "on"})
    temur.join(link, "Temür")
    with temur.live(link) as page:
        page.settle()
        before = temur.get(f"{api(link)}/view").text, temur.get(f"{api(link)}/log").text
        seen = mei.view(link)
        mei.choose(link, seen["choices"][0])
        assert mei.view(link)["view"]["picks"], "the first of two buildings is picked, in secret"
        assert page.settle() == []
        assert (temur.get(f"{api(link)}/view").text, temur.get(f"{api(link)}/log").text) == before
