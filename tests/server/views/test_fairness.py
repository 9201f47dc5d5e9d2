"""Fairness: what is promised before the deal, thrown in until then, and told after the end, never before."""

import asyncio
import json
import random

import pytest

from tests.support.server.browsers import Browser, Browsers
from tests.support.server.tables import finished, in_loop, match_at, play_on, site_of
from tongbao.engine.draws import noted
from tongbao.engine.luck import commitment
from tongbao.engine.record import read_record
from tongbao.games.catalogue import GAMES
from tongbao.server.matches import positions as fairness_luck


def facts(browser: Browser, link: str) -> dict[str, object]:
    """What the page of fairness checks."""
    told: dict[str, object] = browser.get(f"{link}/fairness.json").json()
    return told


def test_the_promise_is_shown_before_the_deal_and_kept(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open", salt="green tea")
    promised = facts(mei, link)["commitment"]
    assert str(promised) in mei.get(link).text and str(promised) in luca.get(link).text
    luca.join(link, "Luca", salt="salt & silk")
    page = luca.get(f"{link}/fairness").text
    assert "green tea" in page and "salt &amp; silk" in page
    mei.play(link, random.Random(1), seats=(0,), most=1)
    assert set(facts(luca, link)) == {"table", "commitment", "salts"}


def test_all_draws_are_told_after_the_end_alone(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", salt="<b>tea</b>")
    before = facts(mei, link)
    secret = match_at(mei, link).state.secret
    for place in ("fairness", "fairness.json"):
        assert secret not in browser().get(f"{link}/{place}").text
    play_on(mei, link, [0], random.Random(2).choice)
    told = facts(browser(), link)
    assert told["secret"] == secret and before["commitment"] == commitment(bytes.fromhex(secret))
    record = read_record(mei.get(f"{link}/record.json").text, GAMES)
    luck = noted(record)
    assert told["draws"] == [draw.as_dict() for draw in luck.draws]
    assert (told["count"], told["key"], told["salts"]) == (luck.count, luck.key.hex(), ["<b>tea</b>", ""])
    page = browser().get(f"{link}/fairness").text
    assert page.count("data-draw") == len(luck.draws)
    assert "<b>tea" not in page


ONLY_WITH_THE_CARDS = "appeared only with the first cards"


def test_a_table_that_began_at_once_says_that_nothing_was_promised_before(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", salt="tea")
    page = mei.get(f"{link}/fairness").text
    assert (
        ONLY_WITH_THE_CARDS in page
        and ("Here, the server knew them before it drew the secret, so it could have picked one to suit them.") in page
    )
    assert "no one else could gain" in page and "before the deal</h2>" not in page
    assert facts(mei, link)["at_once"] is True
    together = mei.found("xanadu", "me", "here")
    page = mei.get(f"{together}/fairness").text
    assert ONLY_WITH_THE_CARDS in page and "no one else could gain" not in page
    play_on(mei, link, [0], random.Random(7).choice)
    assert ONLY_WITH_THE_CARDS in browser().get(f"{link}/fairness").text
    again = str(mei.post(f"{link}/rematch").headers["location"])
    assert facts(mei, again)["at_once"] is True


def test_a_table_that_waited_for_players_promised_it_before(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    for _ in range(2):
        assert ONLY_WITH_THE_CARDS not in mei.get(f"{link}/fairness").text and "at_once" not in facts(mei, link)
        browser().join(link, "Luca")
    begun = mei.found("xanadu", "me", "open")
    assert mei.post(f"{begun}/start").status_code == 303
    assert "at_once" not in facts(mei, begun)
    assert "the fingerprint appears only with the first cards" in browser().get("/fairness").text


def test_what_one_throws_in_can_be_changed_until_the_deal(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    assert mei.post(f"{link}/salt", {"salt": "x" * 70}).status_code == 303
    assert facts(mei, link)["salts"] == ["x" * 64, ""]
    assert luca.post(f"{link}/salt", {"salt": "y"}).status_code == 403
    luca.post("/name", {"name": "Luca"})
    assert luca.post(f"{link}/salt", {"salt": "y"}).status_code == 403
    assert mei.post(f"{link}/salt", {"salt": "camel"}).status_code == 303
    luca.join(link, "Luca")
    assert mei.post(f"{link}/salt", {"salt": "late"}).status_code == 409
    assert facts(mei, link)["salts"] == ["camel", ""]


def test_what_was_thrown_in_goes_into_the_deal(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    mei.post(f"{link}/salt", {"salt": "camel"})
    browser().join(link, "Luca", salt="tea")
    mei.play(link, random.Random(3), seats=(0,), most=0)
    match = match_at(mei, link)
    assert match.state.game is not None
    assert json.loads(json.dumps(match.state.game.luck.origin()))["salts"] == ["camel", "tea"]


def test_a_game_is_played_again_once_however_often_its_draws_are_asked_for(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    monkeypatch.setattr(fairness_luck, "noted", lambda record: (played.append(record), noted(record))[1])
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    mei.get(f"{link}/fairness")
    assert not played, "nothing is checked while it is secret"
    play_on(mei, link, [0], random.Random(4).choice)
    pages = [browser().get(f"{link}/{place}").text for place in ("fairness", "fairness.json") * 3]
    assert len(played) == 1 and len(set(pages)) == 2
    luca = browser()
    other = finished(luca)
    assert facts(luca, other)["draws"] != facts(luca, link)["draws"] and len(played) == 2


def test_those_who_ask_at_once_wait_for_the_same_replay(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    monkeypatch.setattr(fairness_luck, "noted", lambda record: (played.append(record), noted(record))[1])
    mei = browser()
    registry, match = site_of(mei).registry, match_at(mei, finished(mei))

    async def many() -> list[object]:
        return await asyncio.gather(*[registry.draw_proofs.draws_of(match.view()) for _ in range(5)])

    assert len(set(map(id, in_loop(mei, many)))) == len(played) == 1


def test_how_to_check_is_told(browser: Browsers) -> None:
    assert "tongbao luck" in browser().get("/fairness").text
