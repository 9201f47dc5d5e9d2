"""The secrecy law on the bytes sent: dealing anew all that a viewer can't see changes nothing that he is sent."""

from collections.abc import Iterator
from typing import Any

import pytest

import tongbao
from tests.support.selection import turn_of_today
from tests.support.server.browsers import Browsers
from tests.support.server.secrecy import LOOKS, MANY, check
from tests.support.server.tables import BRIEF, by_chance, dice_of_today, match_at, table_of
from tongbao.server.matches.settings import MatchSettings
from tongbao.testing.addresses import api

GAMES = sorted(tongbao.GAMES)
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


def cases() -> Iterator[Any]:
    """One table of each game for today, another one tomorrow; at night all of them."""
    for name in GAMES:
        stages = STAGES[name]
        for number, (players, options, clock) in enumerate(stages):
            today = number == turn_of_today() % len(stages)
            yield pytest.param(name, players, options, clock, LOOKS, marks=[] if today else pytest.mark.nightly)
            yield pytest.param(name, players, options, clock, MANY, marks=pytest.mark.nightly)


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
        "error": "The record shows what is hidden; you can read it once the game is over."
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
