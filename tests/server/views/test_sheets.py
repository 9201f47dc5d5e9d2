"""The quick sheets: every game's in both languages, their numbers, and the ways that lead to them and back."""

import re
from collections.abc import Callable, Iterator
from html import unescape
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest
from jinja2 import Environment
from starlette.testclient import TestClient

import tongbao
from tests.support.guide import taken_from_guide
from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import HASTY
from tongbao.engine.meta import Meta
from tongbao.languages import LANGUAGES
from tongbao.server.main.app import create_app
from tongbao.server.rendering.macros import MacroContext, Macros
from tongbao.server.rendering.templates import TEMPLATES, has_sheet

pytestmark = pytest.mark.reads
GAMES = sorted(tongbao.GAMES)
PAGES = [(name, language) for name in GAMES for language in LANGUAGES]
SAID = re.compile(r"""\bt\(\s*"([^"]*)"[,)]""")
FIRST = 1001
"""Stands in for the first number; no rule has so high a one."""
NAMES = {"Tongbao", "CC", "BY", "SA", "Brian", "Stepnitz"}
"""What is written in Latin letters on a Chinese sheet."""


def sheet(client: TestClient, name: str, language: str = "en", query: str = "") -> str:
    """The page of a quick sheet."""
    answer = client.get(f"/rules/{name}/sheet{query}", headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.text


def paper(page: str) -> str:
    """What is on the sheet of a page, in words and numbers alone."""
    (main,) = re.findall(r"<main.*?</main>", page, re.DOTALL)
    return unescape(re.sub(r"<[^>]+>", " ", main))


def renumbered(value: Any, numbers: Iterator[int]) -> Any:
    """The same with other numbers, each but once."""
    if isinstance(value, dict):
        return {key: renumbered(part, numbers) for key, part in value.items()}
    if isinstance(value, list):
        return [renumbered(part, numbers) for part in value]
    return next(numbers) if isinstance(value, int) else value


def redrawn(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """From now on sheets are drawn with some facts changed."""
    usual = Macros.at_rest

    def at_rest(self: Macros, meta: Meta[Any], templates: Environment, language: str) -> MacroContext:
        parts = usual(self, meta, templates, language)
        facts = {**parts.facts, **change(parts.facts)}
        facts |= {
            name: templates.get_template(f"games/{meta.name}/{file}.html").make_module(facts)
            for name, file in (("words", "_words"), ("cards", "_card"))
        }
        return parts._replace(facts=facts)

    monkeypatch.setattr(Macros, "at_rest", at_rest)


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_game_has_a_sheet(client: TestClient, name: str, language: str) -> None:
    page = sheet(client, name, language)
    assert f"<h1>{tongbao.GAMES[name].title_in(language)}</h1>" in page
    (bar,) = re.findall(r'<nav class="jump".*?</nav>', page, re.DOTALL)
    ways = re.findall(r'href="#([\w-]+)"', bar)
    assert len(ways) > 4 and all(page.count(f'id="{way}"') == 1 for way in ways)
    others = re.findall(r'href="/rules/(\w+)/sheet"', page)
    assert sorted([*others, name]) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_no_word_stays_english(client: TestClient, name: str) -> None:
    assert set(re.findall(r"[A-Za-z]{2,}", paper(sheet(client, name, "zh")))) <= NAMES


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_all_numbers_are_those_of_the_rules(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """Every number that a game gives for its sheet is told there, whatever it is."""
    numbers = count(FIRST)
    redrawn(monkeypatch, lambda facts: {"numbers": renumbered(facts["numbers"], numbers)})
    told = set(re.findall(r"\d{4}", paper(sheet(client, name, language))))
    assert told == {str(number) for number in range(FIRST, next(numbers))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_and_points_are_those_of_the_boards(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    numbers = count(FIRST)
    redrawn(monkeypatch, lambda facts: {"box": renumbered(facts["box"], numbers)})
    told = set(re.findall(r"\d{4}", paper(sheet(client, "changan", language))))
    columns, rows = 5, 3
    of_other_columns = (columns - 1) * rows
    """The points stand in each row once, since they are the same in all columns."""
    assert len(told) == next(numbers) - FIRST - of_other_columns


def test_the_points_of_a_row_are_the_same_in_all_columns() -> None:
    meta = tongbao.GAMES["changan"]
    setup = tongbao.Setup(meta, 2, meta.settle(2, {}), ["Ann", "Bao"], None)
    box: Any = meta.printed(setup)
    assert all(points == box["points"][0] for points in box["points"])


def test_costs_are_those_of_the_improvements(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(FIRST)

    def dearer(facts: dict[str, Any]) -> dict[str, Any]:
        fields = ("cost", "golden_age")
        works = [
            {**one, **{field: renumbered(one[field], numbers) for field in fields}}
            for one in facts["box"]["improvements"]
        ]
        return {"box": {**facts["box"], "improvements": works}}

    redrawn(monkeypatch, dearer)
    told = set(re.findall(r"\d{4}", paper(sheet(client, "silk_cities"))))
    assert told == {str(number) for number in range(FIRST, next(numbers))}


def test_the_prices_of_the_khan_are_those_of_the_cards(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all brown ones the lowest and the highest, by the number of workers."""

    def dearer(facts: dict[str, Any]) -> dict[str, Any]:
        brown = [face for face in facts["faces"].values() if face["colour"] == "brown"]
        low, high = brown[-2:]
        changed = {low["number"]: [-5, -4, -3, -2, -1], high["number"]: [1001, 1002, 1003, 1004, 1005]}
        faces = {n: {**face, "prices": changed.get(n, face["prices"])} for n, face in facts["faces"].items()}
        return {"faces": faces}

    redrawn(monkeypatch, dearer)
    page = sheet(client, "xanadu")
    spans = [f"{low}–{high}" for low, high in zip(range(-5, 0), range(1001, 1006), strict=True)]
    assert re.findall(r"<td>\s*(-\d[^<]*?)\s*</td>", page) == spans


def test_conditions_are_those_of_the_cards(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def harder(facts: dict[str, Any]) -> dict[str, Any]:
        faces = {}
        for number, face in facts["faces"].items():
            if face["effect"]["kind"] == "end_game":
                face = {**face, "condition": {**face["condition"], "more_than": 1001}}
            if face["effect"]["kind"] == "discard_hand":
                face = {**face, "effect": {**face["effect"], "above": 1002}}
            faces[number] = face
        return {"faces": faces}

    redrawn(monkeypatch, harder)
    told = paper(sheet(client, "pocket_changan"))
    assert set(re.findall(r"\d{4}", told)) == {"1001", "1002"}


@pytest.mark.parametrize("name", GAMES)
def test_hardly_a_number_is_typed(name: str) -> None:
    """Ones, and the first and the second row."""
    said = SAID.findall((TEMPLATES / "sheets" / f"{name}.html").read_text(encoding="utf-8"))
    assert said and {number for text in said for number in re.findall(r"\d+", text)} <= {"1", "2"}


# The ways there and back.


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_lead_to_the_sheet_and_it_leads_back(client: TestClient, name: str) -> None:
    assert f'href="/rules/{name}/sheet"' in client.get(f"/rules/{name}").text
    assert f'href="/rules/{name}"' in sheet(client, name)


def test_the_table_leads_to_its_sheet_and_the_sheet_back(browser: Callable[[], Browser]) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    table = link.removeprefix("/t/")
    address = f"/rules/xanadu/sheet?table={table}"
    assert f'href="{address}"' in mei.get(link).text
    page = mei.get(address).text
    assert f'href="{link}"' in page and "Back to the table" in page
    assert f'name="back" value="{address}"' in page, "another language leads back to it too"


@pytest.mark.parametrize("wish", ["nowhere", "", "../../etc", "%00", "<b>"])
def test_a_table_that_is_not_there_is_left_out(client: TestClient, wish: str) -> None:
    assert 'href="/t/' not in sheet(client, "xanadu", query=f"?table={wish}")


def test_postgresql_is_not_asked_for_a_name_that_it_cannot_read(postgresql: str) -> None:
    with server(create_app(postgresql, HASTY)) as client:
        assert 'href="/t/' not in sheet(client, "xanadu", query="?table=%00")


def test_a_table_of_another_game_is_left_out(browser: Callable[[], Browser]) -> None:
    mei = browser()
    table = mei.found("xanadu", "me", "bot:random").removeprefix("/t/")
    assert 'href="/t/' not in mei.get(f"/rules/changan/sheet?table={table}").text


def test_a_game_without_a_sheet_says_so(client: TestClient) -> None:
    with patch.dict(tongbao.GAMES):
        caravans = taken_from_guide().CARAVANS
        tongbao.GAMES[caravans.name] = caravans
        assert not has_sheet(caravans.name)
        assert client.get(f"/rules/{caravans.name}/sheet").status_code == 404
        assert "/sheet" not in client.get(f"/rules/{caravans.name}").text
        assert f"/rules/{caravans.name}/sheet" not in sheet(client, "xanadu")
    assert client.get("/rules/go/sheet").status_code == 404
