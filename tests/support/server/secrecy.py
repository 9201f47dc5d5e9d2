"""The secrecy law on the bytes: everything that a viewer is sent, before and after dealing again what is hidden."""

import random
import re
import time
from unittest.mock import patch

import tongbao
from tests.support.server.browsers import Browser
from tests.support.server.tables import dealt_anew, inject
from tongbao.languages import LANGUAGES
from tongbao.server.matches.match import Match
from tongbao.testing.addresses import api

NOW = re.compile(r'"now":[0-9.]+,?')
LOOKS = 2
"""At so many moments of a game the law is checked by day, and at MANY at night."""

MANY = 12

MATTERS: dict[str, dict[str, str]] = {
    "takeback": {"answer": "no"},
    "vote": {"ballot": "wait"},
    "concede": {"seat": "9"},
}
"""What else can be asked of a table, and is refused here."""

PAGES = ("result", "result.json", "replay", "replay/step.json", "replay/recap")
"""What else there is to read of a table."""

OF_API = ("", "/view", "/log", "/log?seat=-1", "/record")
"""All that a program can read of a table."""

AFTER = "review"
"""What only refuses as long as the game goes on; after its end it is thought out by and by, and hides nothing."""


def untimed(message: str) -> str:
    """A message to a page without what the clock of the server says, which is no secret."""
    return NOW.sub("", message)


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
        sent.append(untimed(page.socket.receive_text()))
    with browser.live(link) as page:
        sent.append(untimed(page.socket.receive_text()))
        page.say({"choose": wrong, "seat": seat, "v": version})
        sent.append(untimed(page.socket.receive_text()))
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
