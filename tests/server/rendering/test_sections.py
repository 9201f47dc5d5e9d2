"""Sections of a table's page: what each reads, and that it is drawn anew only when that has changed."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from jinja2 import DictLoader, Environment, UndefinedError
from markupsafe import escape
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import BRIEFLY, Browsers
from tests.support.server.tables import inject, match_at
from tongbao.bots import BOTS
from tongbao.engine.choice import ActionSpace, Parameter
from tongbao.engine.seats import SPECTATOR
from tongbao.languages import LANGUAGES
from tongbao.server.matches.match import Match
from tongbao.server.rendering.cache import HtmlCache, size_of
from tongbao.server.rendering.choices import ChoiceView, ChoiceViews
from tongbao.server.rendering.dependencies import FACTS, WHOLE, reads
from tongbao.server.rendering.macros import BEGINS, those_with, translate_entries
from tongbao.server.rendering.sections import RenderContext, Section, TrackedKey, fill_parts, seats_in, sections_of
from tongbao.server.rendering.table_page import TablePageRenderer, Viewer, by_kind
from tongbao.server.rendering.templates import Templates, folder_of, templates_in

GAMES = sorted(tongbao.GAMES)
SHARED = {
    "silk_cities": {"bar", "decision"},
}
"""By game the sections that all see alike of whom nothing is asked."""
ACTIONS = ActionSpace("test")
SELL = ACTIONS.verb("sell", [Parameter("good", 0, 3)])
PASS = ACTIONS.verb("pass", [])
DRAWN_A_CHOICE = {
    "changan": (11.5, 23.0),
    "pocket_changan": (20.5, 27.5),
    "silk_cities": (13.0, 22.0),
    "xanadu": (17.5, 23.5),
}
"""How many sections and parts of them, and how many macros, may be drawn anew a choice for four seats and one who
watches."""


def read(*templates: str) -> dict[str, set[str]]:
    """What the first of some templates reads; the others are called 1, 2 and so on."""
    sources = {str(number): template for number, template in enumerate(templates)}
    found = reads(Environment(loader=DictLoader(sources)), "0")
    return {name: set(fields) for name, fields in found.items()}


def test_reads_fields_of_facts() -> None:
    assert read("{{ view.round }}{% if view['over'] %}{{ match.link }}{% endif %}") == {
        "match": {"link"},
        "view": {"over", "round"},
    }


def test_reads_the_whole_of_what_is_passed_on() -> None:
    assert read("{{ view.round }}{% set all = view %}{{ all.over }}") == {"view": {WHOLE}}
    assert read("{% for name, value in view.items() %}{{ name }}{% endfor %}") == {"view": {WHOLE}}
    assert read("{{ view[field] }}") == {"view": {WHOLE}}
    assert read("{{ names }}{{ names[0].name }}") == {"names": {WHOLE}}


def test_reads_choices_by_verb() -> None:
    assert read("{{ offer('sell', good=view.good) }}{{ offers('pass', 'sell') }}") == {
        "choices": {"pass", "sell"},
        "view": {"good"},
    }
    assert read("{{ offers('sell') }}{{ choices|length }}") == {"choices": {WHOLE}}
    assert read("{{ offer(verb) }}") == read("{{ offers(*verbs) }}") == {"choices": {WHOLE}}


def test_reads_what_its_parts_read() -> None:
    assert read("{% include '1' %}", "{% import '2' as more with context %}", "{{ me }}") == {"me": {WHOLE}}
    assert read("{% extends '1' %}{% block a %}{{ view.a }}{% endblock %}", "{{ view.b }}") == {"view": {"a", "b"}}


def test_own_names_of_a_template_are_no_facts() -> None:
    assert read("{% macro m(view) %}{{ view.secret }}{% endmacro %}{% set over = 1 %}{{ over }}{{ nothing }}") == {}


def scene(view: dict[str, object], *texts: str) -> RenderContext:
    """A scene with this view and these choices."""
    found = [
        ChoiceView(choice.text, choice.verb.name, choice.named(), {}, False)
        for choice in [ACTIONS.parse(text) for text in texts]
    ]
    facts: dict[str, Any] = dict.fromkeys(FACTS - {"choices"})
    return RenderContext({**facts, "view": view}, ChoiceViews(ACTIONS, found))


def section_of(template: str) -> Section:
    """A section of that template."""
    found = Templates(loader=DictLoader({"some": template}), autoescape=True)
    return Section("some", found.get_template("some"), reads(found, "some"))


def test_a_section_gets_what_it_reads_and_no_more() -> None:
    section = section_of("{{ view.round }}{{ view.hand|length }}{{ offers('sell')|length }}")
    now = scene({"round": 3, "hand": [1, 2]}, "sell 1", "pass")
    html, way = section.draw(now, {})
    assert html == "321" and set(way.looked_up) == {
        ("choices", "sell"),
        ("view", "?"),
        ("view", "hand"),
        ("view", "round"),
    }
    for changed in (scene({"round": 4, "hand": [1, 2]}, "sell 1"), scene({"round": 3, "hand": [1, 2]}, "sell 2")):
        assert way.key(b"", changed) != way.key(b"", now)
    same = scene({"round": 3, "hand": [1, 2], "coins": 5}, "sell 1")
    assert way.key(b"", same) == way.key(b"", now)


def test_a_section_depends_on_no_more_than_it_has_looked_up() -> None:
    section = section_of("{% if view.auction %}{{ view.seats }}{% elif acting %}{{ offer('pass') }}{% endif %}")
    quiet, auction = {"auction": None, "seats": [1]}, {"auction": "on", "seats": [1]}
    _, short = section.draw(scene(quiet), {})
    _, long = section.draw(scene(auction), {})
    assert section.ways == [long, short] and ("view", "seats") not in short.looked_up
    assert short.key(b"", scene(quiet)) == short.key(b"", scene({**quiet, "seats": [2]}, "pass"))
    assert long.key(b"", scene(auction)) != long.key(b"", scene({**auction, "seats": [2]}))
    assert len({way.key(b"", scene(view)) for way in section.ways for view in (quiet, auction)}) == 4


def test_a_fact_that_is_not_there_is_another_one_than_one_that_is() -> None:
    section = section_of("{{ acting.round if asked }}")
    _, way = section.draw(scene({"round": 1}), {})
    facts = {**scene({"round": 1}).facts, "acting": {"round": 1}}
    assert way.key(b"", RenderContext(facts, ChoiceViews(ACTIONS, []))) != way.key(b"", scene({"round": 1}))


def test_a_part_for_a_seat_is_told_of_that_seat_alone() -> None:
    section = section_of("{{ theirs.coins }}{{ who.name }}{{ who.acts }}{{ who.first }}{{ who.away }}")
    view = {"seats": [{"coins": 3}, {"coins": 4}], "active": 1, "first": 0}
    around = scene(view)
    facts = {**around.facts, "names": [{"name": "Mei"}, {"name": "Luca"}], "to_act": [1], "away": [0], "over": False}
    around = RenderContext(facts, ChoiceViews(ACTIONS, []))
    drawn = [section.draw(around.at(seat), {}) for seat in (0, 1)]
    assert [html for html, _ in drawn] == ["3MeiFalseTrueTrue", "4LucaTrueFalseFalse"]
    richer = RenderContext({**facts, "view": {**view, "seats": [{"coins": 3}, {"coins": 9}]}}, ChoiceViews(ACTIONS, []))
    way = drawn[0][1]
    assert way.key(b"", richer.at(0)) == way.key(b"", around.at(0))
    assert way.key(b"", richer.at(1)) != way.key(b"", around.at(1))


def test_parts_stand_in_their_places_with_their_tags() -> None:
    section = section_of("<ol>{{ part(2) }}{{ part(0) }}</ol>")
    html, _ = section.draw(scene({}), {})
    assert seats_in(html) == (2, 0)
    tags, parts = {"some-2": "ab", "some-0": "cd"}, {"some-2": "<li>2</li>", "some-0": ""}
    whole = fill_parts(html, tags, parts)
    assert whole == "<ol><!--some-2 ab--><li>2</li><!--/some-2--><!--some-0 cd--><!--/some-0--></ol>"


def positions(match: Match, seed: int, most: int) -> Iterator[None]:
    """The match after each choice of a random game, and after some that are taken back."""
    dice, earlier = random.Random(seed), []
    while not (game := match.state.require_game()).over and most:
        yield
        earlier.append(game)
        after = game.clone()
        seat = dice.choice(game.seats_to_act())
        after.take(seat, dice.choice(game.choices(seat)))
        inject(match, dice.choice(earlier[-3:]) if dice.random() < 0.1 else after)
        most -= 1
    yield


def opened(client: TestClient, browser: Browsers, name: str, players: int) -> Match:
    link = browser().found(name, "me", *["here"] * (players - 1), **BRIEFLY.get(name, {}))
    return match_at(client, link)


def all_viewers(players: int, language: str) -> list[Viewer]:
    return [Viewer(SPECTATOR, None, language, ()), *(Viewer(seat, None, language, (seat,)) for seat in range(players))]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_pages_are_as_if_drawn_for_the_first_time(client: TestClient, browser: Browsers, name: str) -> None:
    """Whatever was drawn before, in whatever order, for whomever."""
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    languages = cycle(LANGUAGES)
    for number, _ in enumerate(positions(match, 4, 50)):
        for viewer in all_viewers(3, next(languages))[:: 1 if number % 5 else -1]:
            drawn = tables.sections(match.view(), viewer)
            if number % 10 < 2:
                assert drawn == TablePageRenderer().sections(match.view(), viewer)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_equal_facts_are_drawn_once(client: TestClient, browser: Browsers, name: str) -> None:
    """No section is drawn twice for the same facts while the table changes, and nothing when nothing has."""
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    drawn: list[tuple[object, ...]] = []
    draw = Section.draw

    def noted(section: Section, now: RenderContext, parts: dict[str, Any]) -> tuple[str, TrackedKey]:
        html, way = draw(section, now, parts)
        drawn.append((way.key(b"", now),))
        return html, way

    with patch.object(Section, "draw", noted):
        for _ in positions(match, 5, 20):
            drawn.clear()
            for viewer in all_viewers(3, "en"):
                tables.sections(match.view(), viewer)
            assert len(drawn) == len(set(drawn))
            drawn.clear()
            match.changed()
            for viewer in all_viewers(3, "en"):
                tables.sections(match.view(), viewer)
            assert not drawn


@pytest.mark.parametrize(("name", "shared"), SHARED.items())
def test_who_is_not_asked_shares_what_all_see(
    client: TestClient, browser: Browsers, name: str, shared: set[str]
) -> None:
    """Sections that are the same for all who look on, and so are drawn once for them."""
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    sections = [section for section in sections_of(folder_of(name), "en") if section.name in shared]
    assert {section.name for section in sections} == shared
    looked_on = 0
    for _ in positions(match, 6, 60):
        scenes = [tables.render_context(match.view(), viewer, []) for viewer in all_viewers(3, "en")]
        idle = [now for now in scenes if not now.facts["asked"] and not any(now.facts["undo"].values())]
        parts = tables.macros.macros_for(match.view(), templates(name), "en").facts
        for section in sections:
            assert len({section.draw(now, parts)[1].key(b"", now) for now in idle}) <= 1
        looked_on += len(idle) > 1
    assert looked_on > 20


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", DRAWN_A_CHOICE)
def test_a_choice_draws_little_anew(client: TestClient, browser: Browsers, name: str) -> None:
    """Over a whole game of greedy bots, the same one every time."""
    match, tables, drawn = opened(client, browser, name, 4), TablePageRenderer(), Counter[str]()
    bots, dealt = [BOTS["greedy"](seat) for seat in range(4)], tongbao.new(name, 4, seed=3, chronicle=True)
    inject(match, dealt)
    draw, make, put = Section.draw, tables.macros.load_macros, HtmlCache.put

    def counted(section: Section, now: RenderContext, parts: dict[str, Any]) -> tuple[str, TrackedKey]:
        drawn["sections"] += 1
        return draw(section, now, parts)

    def made(*known: Any) -> dict[str, Any]:
        drawn["parts"] += 1
        return make(*known)

    def filled(drawings: HtmlCache[Any], key: bytes, html: Any) -> None:
        drawn["macros"] += drawings is tables.macros.drawings
        put(drawings, key, html)

    with (
        patch.object(Section, "draw", counted),
        patch.object(tables.macros, "load_macros", made),
        patch.object(HtmlCache, "put", filled),
    ):
        while not (game := match.state.require_game()).over:
            seat = game.seats_to_act()[0]
            after = game.clone()
            after.take(seat, bots[seat].choose(tongbao.Seat(game, seat)))
            inject(match, after)
            for viewer in all_viewers(4, "en"):
                tables.sections(match.view(), viewer)
    assert match.state.require_game().decisions > 100 and drawn["parts"] == 1
    sections, macros = (drawn[what] / match.state.require_game().decisions for what in ("sections", "macros"))
    assert sections <= DRAWN_A_CHOICE[name][0] and macros <= DRAWN_A_CHOICE[name][1], (sections, macros)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", DRAWN_A_CHOICE)
def test_what_has_gone_from_memory_is_drawn_again_as_it_was(client: TestClient, browser: Browsers, name: str) -> None:
    match, tables, forgetful = opened(client, browser, name, 3), TablePageRenderer(), TablePageRenderer()
    forgetful.html_cache = HtmlCache(1, "sections")
    for _ in positions(match, 2, 20):
        for viewer in all_viewers(3, "en"):
            sections, again = tables.sections(match.view(), viewer), forgetful.sections(match.view(), viewer)
            assert dict(sections.html) == dict(again.html) and sections.tags == again.tags
    assert len(forgetful.html_cache.kept) == 1


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_names_are_filled_in_wherever_they_stand(client: TestClient, browser: Browsers, name: str) -> None:
    """Two matches that are alike but for the names are drawn alike but for them, and no mark is left."""
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    other = opened(client, browser, name, 3)
    seats = tuple(replace(seat, name=f"<b>&'{seat.seat}") for seat in other.state.seats)
    other.become(replace(other.state, seats=seats))
    own = [escape(chair.name) for chair in match.state.seats]
    for number, _ in enumerate(positions(match, 7, 60)):
        inject(other, match.state.require_game())
        for viewer in [each._replace(in_text=bool(number % 3)) for each in all_viewers(3, "en")]:
            one, two = tables.sections(match.view(), viewer), tables.sections(other.view(), viewer)
            for section in one.tags.keys() - {"log"}:
                html = two.whole(section)
                assert BEGINS not in html and "<b>&'" not in html
                assert not any(f">{before}<" in html for before in own), section
            assert BEGINS not in one.whole("log") and "<b>&'" not in two.whole("log")


def test_only_so_much_that_was_drawn_is_kept_and_the_oldest_goes_first() -> None:
    drawings = HtmlCache[bytes](300, "sections")
    for key in (b"1", b"2", b"3"):
        drawings.put(key, key * 100)
    assert drawings.get(b"1") == b"1" * 100
    drawings.put(b"4", b"4" * 100)
    drawings.put(b"4", b"4" * 100)
    assert [key for key in (b"1", b"2", b"3", b"4") if drawings.get(key)] == [b"1", b"3", b"4"]
    assert drawings.size == drawings.most


def test_what_is_kept_is_counted_the_same_when_it_comes_and_when_it_goes() -> None:
    """Python keeps a second form of a text that was sent once, which counts in its size from then on."""
    drawings = HtmlCache[str](4000, "macros")
    for number in range(50):
        html = f"{number} 通宝" * 100
        drawings.put(bytes([number]), html)
        msgspec.json.encode(html)
    assert 0 < drawings.size <= 4000 and sum(map(size_of, drawings.kept.values())) == drawings.size


def test_a_macro_is_given_of_a_table_what_it_shows() -> None:
    table = {"3": {"state": "met", "has": 4}, "5": {"state": "unmet", "has": 0}}
    assert translate_entries([3, 4], table, "state") == {3: {"state": "met"}}


def test_a_macro_is_given_those_that_concern_its_cards() -> None:
    hand = [{"card": 1, "buys": [5, 6], "why": "late"}, {"card": 2, "buys": [7]}, {"card": 3, "buys": []}]
    assert those_with(hand, "buys", [4, 6, 8]) == [{"card": 1, "buys": [6]}]


def test_what_plain_data_hold_comes_before_their_methods() -> None:
    template = templates_in("en").from_string("{{ data.items }} {{ data.get('n') }}")
    assert template.render(data={"items": 2, "n": 3}) == "2 3"


def test_lines_are_given_by_their_kinds_or_all_of_them() -> None:
    lines = [{"kind": kind, "n": n} for n, kind in enumerate(["draw", "court", "draw"])]
    assert by_kind(lines, {"court", "lose"}) == {"court": [lines[1]]}
    assert by_kind(lines, {WHOLE}) == {"draw": [lines[0], lines[2]], "court": [lines[1]]}


def test_the_court_has_a_section_that_only_its_own_lines_draw_anew() -> None:
    read_by = {section.name: section.reads.get("log") for section in sections_of("pocket_changan", "en")}
    lines = {"court", "court_replaces", "protected", "lose", "drop", "discarded"}
    assert {name: set(kinds) for name, kinds in read_by.items() if kinds} == {"court": lines}


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_choice_has_no_acting_view(client: TestClient, browser: Browsers, name: str) -> None:
    match, tables = opened(client, browser, name, 3), TablePageRenderer()
    for _ in positions(match, 6, 30):
        for viewer in all_viewers(3, "en"):
            facts = tables.render_context(match.view(), viewer, []).facts
            assert facts["acting"] == (facts["view"] if match.state.require_game().choices(viewer.me) else None)


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_section_that_reads_more_than_it_says_fails(client: TestClient, browser: Browsers, name: str) -> None:
    match = opened(client, browser, name, 2)
    tables = TablePageRenderer()
    parts = tables.macros.macros_for(match.view(), templates(name), "en").facts
    template = templates(name).from_string("{{ view.over }}{{ me }}")
    with pytest.raises(UndefinedError):
        Section("sly", template, {"view": frozenset({"over"})}).draw(
            tables.render_context(match.view(), Viewer(0, None, "en", (0,)), []), parts
        )


def templates(name: str) -> Environment:
    assert folder_of(name) == name
    return templates_in("en")
