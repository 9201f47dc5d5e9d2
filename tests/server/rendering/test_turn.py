"""Whose turn it is, as the tab and all that calls says it: for every seat, at every moment of a game."""

import re
from collections import Counter
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.server.rendering.test_sections import all_viewers, opened, positions
from tests.support.server.browsers import Browsers
from tests.support.server.tables import inject
from tongbao.engine.game import Game
from tongbao.engine.seats import SPECTATOR
from tongbao.server.matches.match import Match
from tongbao.server.rendering.chronicle import news
from tongbao.server.rendering.sections import sections_of
from tongbao.server.rendering.table_page import TablePageRenderer, Viewer
from tongbao.server.rendering.templates import folder_of, templates_in

GAMES = sorted(tongbao.GAMES)
TURN = re.compile(r'<div\s+data-turn="(\w+)"\s+data-title="([^"]*)"')
ASKING = {"pocket_changan", "silk_cities"}
"""Games in which random players soon ask others something in their own turn."""


def has_turn(game: Any, view: dict[str, Any]) -> bool:
    """Whether somebody has the turn: not while all choose at once, nor in what belongs to no turn."""
    return game.sealed is None and view.get("phase") not in ("setup", "replenish", "fate")


def expected(game: Game, seat: int) -> str:
    if game.over:
        return "over"
    if seat == SPECTATOR or seat not in game.seats_to_act():
        return "others"
    view: dict[str, Any] = tongbao.Seat(game, seat).view()
    return "answer" if has_turn(game, view) and view["active"] != seat else "mine"


def drawn(tables: TablePageRenderer, match: Match, viewer: Viewer) -> str:
    """That section alone, as these eyes see it."""
    (section,) = [one for one in sections_of(folder_of(match.meta.name), "en") if one.name == "turn"]
    return section.draw(
        tables.render_context(match.view(), viewer, []),
        tables.macros.macros_for(match.view(), templates_in("en"), "en").facts,
    )[0]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_seat_is_told_whose_turn_it_is(client: TestClient, browser: Browsers, name: str) -> None:
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    title, seen = match.meta.title, Counter[str]()
    inject(match, tongbao.new(name, 3, seed=1, chronicle=True))
    for _ in positions(match, 8, 250):
        game = match.state.require_game()
        for viewer in all_viewers(3, "en"):
            html = drawn(tables, match, viewer)
            found = TURN.search(html)
            assert found is not None
            state, said = found[1], unescape(found[2])
            assert state == expected(game, viewer.me)
            assert said.startswith("● ") == (state in ("mine", "answer")) and said.endswith(f" · {title}")
            assert ("data-call" in html) == (state in ("mine", "answer"))
            if state == "answer":
                assert said.startswith(
                    f"● Answer {match.state.seats[tongbao.Seat(game, viewer.me).view()['active']].name} "
                )
            if state == "others" and len(game.seats_to_act()) == 1:
                assert match.state.seats[game.seats_to_act()[0]].name in said
            seen[state] += 1
    assert seen["mine"] and seen["others"] and (seen["answer"] or name not in ASKING)


def test_the_tab_speaks_the_language_of_the_page(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    assert 'data-title="● 轮到你 · 上都"' in mei.get(link, **{"accept-language": "zh"}).text


def test_nobody_is_told_when_another_has_sealed_his_choice(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    luca.join(link, "Luca")
    for seat, player in enumerate((mei, luca)):
        assert "Latest move" not in mei.get(link).text + luca.get(link).text
        while (seen := player.view(link))["view"]["phase"] == "start" and seen["choices"]:
            player.choose(link, seen["choices"][0], seat=seat)
    assert "Latest move" in mei.get(link).text and "Latest move" in luca.get(link).text


def test_the_end_says_who_has_won(client: TestClient, browser: Browsers) -> None:
    match, tables = opened(client, browser, "xanadu", 2), TablePageRenderer()
    inject(match, tongbao.new("xanadu", 2, seed=1, chronicle=True))
    for _ in positions(match, 1, 10_000):
        pass
    game = match.state.require_game()
    found = TURN.search(drawn(tables, match, Viewer(SPECTATOR, None, "en", ())))
    assert game.over and found is not None
    assert game.places().count(1) == 1
    assert unescape(found[2]) == f"Game over, {match.state.seats[game.places().index(1)].name} wins · Xanadu"


def test_who_shares_a_device_is_not_called(client: TestClient, browser: Browsers) -> None:
    match, tables = opened(client, browser, "changan", 2), TablePageRenderer()
    (seat,) = match.state.require_game().seats_to_act()
    html = drawn(tables, match, Viewer(seat, None, "en", (0, 1)))
    assert 'data-turn="mine"' in html and "data-call" not in html and "banner" not in html


def line(n: int, new: bool, hit: bool) -> dict[str, Any]:
    return {"n": n, "new": new, "hit": hit}


def test_news_are_what_hit_the_seat_since_it_chose_else_the_latest() -> None:
    old, other, blow, last = line(0, False, True), line(1, True, False), line(2, True, True), line(3, True, False)
    assert news([old, other, blow, last]) == [blow]
    assert news([old, other, last]) == [other, last]
    assert news([blow, blow, blow]) == [blow, blow]
    assert news([old]) == [old] and news([]) == []
