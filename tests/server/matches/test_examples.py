"""Examples of the rules: each can be opened, and is what its paragraph tells."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import ROOMY
from tests.support.server.tables import match_at
from tongbao.engine.luck import served_luck
from tongbao.engine.record import BadRecord, Record
from tongbao.engine.secrecy import Seat
from tongbao.languages import LANGUAGES
from tongbao.server.main.app import create_app
from tongbao.server.matches.lessons import Example, decision_in, examples_of
from tongbao.server.views.reference.rules import rules_in
from tongbao.testing.addresses import api

pytestmark = pytest.mark.reads
EXAMPLES = [(game, anchor) for game in tongbao.GAMES for anchor in examples_of(game)]


def played(game: str, example: Example, rows: list[str]) -> tongbao.Game:
    """The game of an example after these decisions."""
    luck = served_luck(example.secret, [""] * example.players, example.stack)
    table = tongbao.new(game, players=example.players, luck=luck, options=example.options)
    for row in rows:
        table.take(*decision_in(row))
    return table


def shown(view: Any, shows: Any) -> Any:
    """What of a view an example speaks of, as it writes that down: of lists some by their number."""
    if not isinstance(shows, dict):
        return view
    return {name: shown(view[int(name)] if isinstance(view, list) else view[name], shows[name]) for name in shows}


def opened(browser: Browser, game: str, anchor: str) -> str:
    """A new match at an example; its link."""
    answer = browser.post("/examples", {"game": game, "example": anchor})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.mark.parametrize(("game", "anchor"), EXAMPLES)
def test_an_example_is_what_is_told(game: str, anchor: str) -> None:
    """Its choices are legal one after another, and what it shows is so then; the first is its seat's."""
    example = examples_of(game)[anchor]
    assert example.tries and decision_in(example.tries[0])[0] == example.seat
    table = played(game, example, [*example.rows, *example.tries])
    view = Seat(table, example.seat).view()
    assert shown(view, example.shows) == example.shows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tongbao.GAMES)
def test_every_example_of_the_rules_can_be_tried(client: TestClient, game: str, language: str) -> None:
    text = rules_in(language, game)
    assert text is not None
    told = [passage.anchor for passage in text.passages if re.fullmatch(r"example(-[a-z]+)?", passage.anchor)]
    assert set(told) == set(examples_of(game))
    page = client.get(f"/rules/{game}", headers={"accept-language": language}).text
    assert re.findall(r'<button class="trial" form="trials" name="example" value="([^"]*)"', page) == told
    assert 'id="trials" method="post" action="/examples"' in page
    assert "trial" not in client.get(f"/rules/{game}?find=a").text


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_all_of_the_rulebooks_are_there(game: str) -> None:
    """The turn and the scores of the pages, and the scenarios of docs/rules that the rulebooks tell."""
    rulebooks = {
        "xanadu": {"example", "example-sell", "example-build", "example-new"},
        "changan": {f"example{name}" for name in ("", "-play", "-move", "-block", "-full", "-acquire", "-score")},
        "pocket_changan": {"example", "example-score"},
        "silk_cities": {"example-route"},
    }
    assert rulebooks[game] <= set(examples_of(game))


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("game", "anchor"), EXAMPLES)
def test_an_example_is_opened_and_tried(client: TestClient, browser: Browsers, game: str, anchor: str) -> None:
    mei, example = browser(), examples_of(game)[anchor]
    link = opened(mei, game, anchor)
    match = match_at(client, link)
    assert [chair.kind == "human" for chair in match.state.seats] == [
        seat == example.seat for seat in range(example.players)
    ]
    page = mei.get(link).text
    assert f'href="/rules/{game}#{anchor}"' in page and example.title in page
    assert 'id="recap"' not in re.sub(r"\s+", " ", page)
    for row in example.tries:
        seat, choice = decision_in(row)
        assert mei.choose(link, choice, seat).status_code == 200, row
    rows = [decision_in(row) for row in [*example.rows, *example.tries]]
    assert list(match.state.choice_log[: len(rows)]) == rows


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", tongbao.GAMES)
def test_an_example_survives_a_restart(tmp_path: Path, game: str) -> None:
    anchor, example = next(iter(examples_of(game).items()))
    with server(create_app(tmp_path, ROOMY)) as client:
        mei = Browser(client)
        link = opened(mei, game, anchor)
        before = mei.view(link, example.seat)["view"]
    with server(create_app(tmp_path, ROOMY)) as client:
        again = Browser(client)
        again.cookies = mei.cookies
        assert again.view(link, example.seat)["view"] == before
        match = match_at(client, link)
        assert match.state.stack == example.stack and match.state.example == anchor


@pytest.mark.parametrize(("game", "anchor"), EXAMPLES)
def test_a_record_of_an_example_is_replayed(game: str, anchor: str) -> None:
    example = examples_of(game)[anchor]
    table = played(game, example, [*example.rows, *example.tries])
    again = tongbao.replay(Record.of(table).dumps())
    assert again.state() == table.state()
    assert Record.of(again).dumps() == Record.of(table).dumps()


@pytest.mark.parametrize("stack", ["12", [12], [["12"]], {"0": "12"}])
def test_a_record_with_an_unsound_stack_is_refused(stack: object) -> None:
    example = examples_of("xanadu")["example"]
    fields = {**json.loads(Record.of(played("xanadu", example, example.rows)).dumps()), "stack": stack}
    with pytest.raises(BadRecord, match="no luck"):
        tongbao.replay(json.dumps(fields))


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_nobody_sees_what_lies_on_top(client: TestClient, browser: Browsers, game: str) -> None:
    """Neither secret nor stack, on no page, before the game is over."""
    anchor, example = next(iter(examples_of(game).items()))
    mei, passer = browser(), browser()
    link = opened(mei, game, anchor)
    seen = [mei.get(link).text]
    seen += [mei.get(f"{api(link)}/{part}").text for part in ("view", "log", f"view?seat={example.seat}")]
    seen += [passer.get(f"{link}{part}").text for part in ("", "/record.json")]
    seen += [passer.get(f"{api(link)}/{part}").text for part in ("view", "log", "record")]
    seen.append(mei.get(f"{link}/record.json").text)
    for text in seen:
        assert example.secret not in text
        assert not any(line in text for line in example.stack if line) and '"stack":' not in text
    hidden = match_at(client, link).state.require_game()
    others = [seat for seat in range(example.players) if seat != example.seat]
    assert all(Seat(hidden, seat).view() != Seat(hidden, example.seat).view() for seat in others)


def test_a_branch_of_an_example_has_its_cards(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = opened(mei, "pocket_changan", "example-score")
    for row in examples_of("pocket_changan")["example-score"].tries:
        assert mei.choose(link, decision_in(row)[1], 1).status_code == 200
    record = mei.get(f"{link}/record.json").json()
    assert record["stack"] == examples_of("pocket_changan")["example-score"].stack
    answer = mei.post(f"{link}/branch", {"seat": "1", "decision": "3"})
    assert answer.status_code == 303, answer.text
    branch = match_at(client, answer.headers["location"])
    assert branch.state.stack == record["stack"] and not branch.state.example
    assert branch.state.choice_log[:3] == match_at(client, link).state.choice_log[:3]


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"game": "xanadu", "example": "sell"}, "There is no example “sell” in these rules; choose one of: example, "),
        ({"game": "xanadu"}, "There is no example “” in these rules; choose one of: example, "),
        ({"game": "chess", "example": "example"}, "There is no game “chess”; choose one of: "),
    ],
)
def test_what_is_no_example_is_refused(browser: Browsers, form: dict[str, str], said: str) -> None:
    answer = browser().post("/examples", form, accept="application/json")
    assert answer.status_code == 404 and said in answer.text


def test_examples_count_as_tables(strict: TestClient) -> None:
    mei = Browser(strict)
    answers = [mei.post("/examples", {"game": "xanadu", "example": "example"}).status_code for _ in range(40)]
    assert answers[0] == 303 and answers[-1] == 429
