"""The text table: all that a seat may choose is offered there, by forms and over the link, and told in words."""

import random
import re
from html import unescape

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import BRIEFLY, Browsers
from tests.support.server.drawn import tables_of
from tests.support.server.markup import Element, elements
from tests.support.server.tables import (
    BRIEF,
    by_chance,
    dealt_anew,
    dice_of_today,
    inject,
    match_at,
    positions,
    table_of,
)
from tongbao.engine.seats import SPECTATOR
from tongbao.languages import LANGUAGES
from tongbao.server.matches.match import Match
from tongbao.server.rendering import table_page, templates
from tongbao.server.rendering.table_page import Sections, TablePageRenderer, Viewer
from tongbao.testing.pairs import pairwise

GAMES = sorted(tongbao.GAMES)
SIGNS = re.compile(r"<svg|<img|\{[a-z]+\}|\bNone\b")
"""What isn't words: pictures, places that nothing stands in, and how Python writes nothing."""
RUN_ON = re.compile(r"\w[.?!;:,](?=[^\W\d_])")
"""A sentence or part of one that begins where the last one ends. In Chinese it does, with other signs."""


def told(match: Match, me: int, language: str = "en", drawing: TablePageRenderer | None = None) -> Sections:
    """The text table as a seat reads it."""
    mine = (me,) if me >= 0 else ()
    return (drawing or tables_of(match)).sections(match.view(), Viewer(me, None, language, mine, in_text=True))


def buttons(html: str) -> list[Element]:
    """What can be chosen."""
    return [button for button in elements(html, "button") if "data-choice" in button.attributes]


def kinds_of(name: str) -> list[tuple[int, dict[str, str]]]:
    """Tables of a game with every pair of options, and of every number of players."""
    meta = tongbao.GAMES[name]
    return [
        (players, options)
        for players in range(meta.min_players, meta.max_players + 1)
        for options in pairwise(meta.all_options(players))[:: 1 if players == 3 else 4]
    ]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("few", "looks"), [(2, 8), pytest.param(1000, 24, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_offered_with_a_name_of_its_own(
    client: TestClient, browser: Browsers, name: str, few: int, looks: int
) -> None:
    kinds = kinds_of(name)
    for players, options in dice_of_today(name).sample(kinds, min(few, len(kinds))):
        fields = {f"opt-{option}": value for option, value in options.items()}
        link = browser().found(name, *["here"] * players, **fields)
        match = match_at(client, link)
        for game in positions(match, looks, 160):
            for me in range(SPECTATOR, players):
                language = list(LANGUAGES)[(game.decisions + me) % len(LANGUAGES)]
                shown = told(match, me, language)
                found = buttons(shown.html["decision"])
                assert sorted(b.attributes["data-choice"] for b in found) == sorted(c.text for c in game.choices(me))
                names = [button.text for button in found]
                assert all(names)
                numbers = [int(button.attributes["data-number"]) for button in found]
                assert numbers == list(range(1, len(found) + 1))
                for section, html in shown.html.items():
                    if section != "turn":
                        assert not SIGNS.search(html), (section, SIGNS.search(html))
                        assert not RUN_ON.search(re.sub("<[^>]*>", "<>", html)), (section, html)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_all_sections_have_a_place_on_the_page(client: TestClient, browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *["me", "bot:random", "bot:random"][: tongbao.GAMES[name].max_players])
    mei.turn(link)
    page = mei.get(f"{link}/text").text
    shown = told(match_at(client, link), 0)
    assert all(f'id="s-{section}"' in page for section in shown.html)
    assert [title.text for title in elements(page, "h1")] == [tongbao.GAMES[name].title]
    assert {"Your choices", "Your hand", "Chronicle"} <= {title.text for title in elements(page, "h2")}
    mei.get(f"{link}/picture")
    assert 2 * len(page) < len(mei.get(link).text), "it is the light one"


@pytest.mark.parametrize("name", GAMES)
def test_what_stands_in_a_hand_can_be_read_card_by_card(client: TestClient, browser: Browsers, name: str) -> None:
    link = browser().found(name, *["here"] * min(3, tongbao.GAMES[name].max_players))
    match = match_at(client, link)
    for game in positions(match, 6):
        held = game.setup.meta.view(game, 0).get("hand") or []
        shown = [element.text for element in elements(told(match, 0).html["own"], "details")]
        faces = {face.card: face for face in game.setup.meta.faces(game.setup)}
        for card in held if isinstance(held, list) else []:
            face = faces[card["card"] if isinstance(card, dict) else card]
            text = face.as_dict().get("text")
            printed = [line for line in shown if line.startswith(face.names["en"])]
            assert printed
            assert not isinstance(text, dict) or any(" ".join(text["en"].split()) in line for line in printed)


SOON = 30
"""Words of the page within which it says what is asked."""


def read_aloud(html: str) -> list[str]:
    """The words of a page in the order in which they are heard, from the skip link on."""
    return unescape(re.sub(r"<[^>]+>", " ", html[html.index('<a class="skip"') :])).split()


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_is_said_within_the_first_words(client: TestClient, browser: Browsers, name: str) -> None:
    """At every question that arises up to the end of a game; what stands before it is heard each time."""
    mei = browser()
    link = mei.found(name, *["here"] * min(3, tongbao.GAMES[name].max_players))
    match, asked = match_at(client, link), set[str]()
    for game in positions(match, 7, 400):
        for me in game.seats_to_act():
            if game.over:
                continue
            words = read_aloud(mei.get(f"{link}/text?seat={me}").text)
            before, said = " ".join(words).split("Your choices It’s your turn. ")
            said = re.split(r"(?<=[.?:]) ", said)[0]
            assert len(before.split()) + 5 + min(len(said.split()), 6) <= SOON, words[:40]
            assert not re.match(r"\d+ choices?\.", said), f"nothing is asked: {words[:40]}"
            asked.add(said)
    assert len(asked) >= 3, asked


def form_of(html: str, action: str) -> dict[str, str]:
    """The hidden fields of the form that leads there."""
    (form,) = re.findall(rf'<form method="post" action="{action}".*?</form>', html, re.DOTALL)
    return {one.attributes["name"]: one.attributes["value"] for one in elements(form, "input")}


@pytest.mark.by_turns(4)
@pytest.mark.compiled("silk_cities", "changan")
@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_a_script(browser: Browsers, name: str) -> None:
    """By forms alone, from the middle to the result; what loses something is asked about first, and undo is there."""
    mei, bots = browser(), ["random"] * (2 if name == "silk_cities" else 1)
    rows = by_chance(name, 1 + len(bots), random.Random(3), BRIEF.get(name))
    link = table_of(name, mei, bots=bots, rows=rows[: -len(rows) // 2], options=BRIEF.get(name))
    dice, asked, undone = random.Random(3), 0, 0
    while not (view := mei.turn(link)["view"])["over"]:
        page = mei.get(f"{link}/text").text
        if not undone and view["to_act"] == [0] and 'name="much" value="one"' in page:  # no bot acts meanwhile
            undone += 1
            answer = mei.post(f"{link}/undo", {**form_of(page, f"{link}/undo"), "much": "one"})
            assert answer.status_code == 303
            continue
        chosen = dice.choice(buttons(page)).attributes
        answer = mei.post(f"{link}/choices", {**form_of(page, f"{link}/choices"), "choice": chosen["value"]})
        if "data-final" in chosen:
            asked += 1
            assert answer.status_code == 303 and "sure=" in answer.headers["location"]
            page = mei.get(answer.headers["location"].partition("#")[0]).text
            sure = page[page.index('id="sure"') : page.index("</section>", page.index('id="sure"'))]
            answer = mei.post(f"{link}/choices", {**form_of(sure, f"{link}/choices"), "choice": chosen["value"]})
        assert (answer.status_code, answer.headers["location"]) == (303, f"{link}/text?seat=0#choices")
    assert undone and (asked or name in ("changan", "silk_cities")), "these may go without a question"
    page = mei.get(f"{link}/text").text
    scores = mei.view(link)["view"]["result"]["scores"]
    result = page[page.index('id="s-result"') :].partition("</section>")[0]
    lines = [element.text for element in elements(result, "li")]
    assert sorted(int(re.search(r": (-?\d+) points?", line)[1]) for line in lines) == sorted(scores)
    assert f'action="{link}/rematch"' in page


def test_the_shares_add_up(client: TestClient, browser: Browsers) -> None:
    for name in GAMES:
        link = browser().found(name, *["here"] * min(3, tongbao.GAMES[name].max_players), **BRIEFLY.get(name, {}))
        match = match_at(client, link)
        *_, _ = positions(match, 0, 10_000)
        scene = tables_of(match).render_context(match.view(), Viewer(0, None, "en", (0,), in_text=True), [])
        result = scene.facts["result"]
        for score, shares in zip(result["scores"], result["shares"], strict=True):
            assert sum(share["n"] for share in shares) == score


def test_it_is_remembered_until_the_picture_is_wished(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    page = mei.get(link).text
    assert page.index(f'href="{link}/text"') < page.index("<main")
    assert f'href="{link}/picture"' in mei.get(f"{link}/text").text
    answer = mei.get(link)
    assert (answer.status_code, answer.headers["location"]) == (303, f"{link}/text")
    assert mei.get(f"{link}/picture").headers["location"] == link
    assert mei.get(link).status_code == 200


def test_before_the_start_it_leads_to_the_lobby(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    assert mei.get(f"{link}/text").headers["location"] == link
    assert mei.get(link).status_code == 200, "the lobby is the same for all"


def test_a_shared_device_covers_the_hands(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "here", "here")
    covered = mei.get(f"{link}/text").text
    assert "Your hand" not in covered and not buttons(covered)
    assert f'href="{link}/text?seat=0"' in covered
    opened = mei.get(f"{link}/text?seat=0").text
    assert "Your hand" in opened and buttons(opened)
    stranger = browser().get(f"{link}/text?seat=0").text
    assert "Your hand" not in stranger and not buttons(stranger)


def test_a_bad_form_is_a_page_with_one_sentence(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    answer = mei.post(f"{link}/choices", {"seat": "zero", "choice": "sell 1", "version": "0"})
    assert answer.status_code == 400 and "<h1>" in answer.text and "Expected" in answer.text
    answer = mei.post(f"{link}/choices", {"seat": "0", "choice": "nonsense", "version": "0"})
    assert answer.status_code == 400 and "isn’t a choice in xanadu" in answer.text


@pytest.mark.parametrize("name", GAMES)
def test_the_link_sends_what_has_changed_in_words(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, *["me", "bot:random", "bot:random"][: tongbao.GAMES[name].max_players])
    mei.turn(link)
    with mei.live(link, {"text": True}) as page:
        page.settle()
        assert {"head", "news", "decision", "own", "rivals", "board", "log"} <= set(page.sections)
        (choice, *_) = buttons(page.sections["decision"])
        page.say({"choose": choice.attributes["data-choice"], "seat": 0, "v": page.version})
        page.state()
        page.settle()
        assert not any(SIGNS.search(html) for name, html in page.sections.items() if name != "turn")


def test_the_lesson_is_told(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    link = mei.post("/lessons", {"game": "xanadu"}).headers["location"]
    page = mei.get(f"{link}/text").text
    course = page[page.index('id="s-course"') : page.index('id="s-result"')]
    match = match_at(client, link)
    assert match.state.course is not None and match.state.course.step is not None
    assert match.state.course.step.say.split("{")[0].strip() in " ".join(course.split())
    answer = mei.post(f"{link}/lesson", {"do": "next"})
    assert answer.status_code == 303 and match.state.course.progress.step == 1


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_words_of_its_own_gets_plain_ones(
    client: TestClient, browser: Browsers, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    from tongbao.server.rendering import macros

    monkeypatch.setattr(table_page, "text_folder_of", lambda game: f"{templates.PLAIN}/{templates.TEXT}")
    monkeypatch.setattr(macros, "folder_of", lambda game: templates.PLAIN)
    link = browser().found(name, *["here"] * min(3, tongbao.GAMES[name].max_players))
    match = match_at(client, link)
    for game in positions(match, 4, 60):
        for me in range(SPECTATOR, game.players):
            shown = told(match, me)
            found = [button.attributes["data-choice"] for button in buttons(shown.html["decision"])]
            assert sorted(found) == sorted(choice.text for choice in game.choices(me))


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_no_words_tell_what_is_hidden(client: TestClient, browser: Browsers, name: str) -> None:
    """The secrecy law, section by section."""
    link = browser().found(name, *["here"] * min(3, tongbao.GAMES[name].max_players))
    match, dice = match_at(client, link), random.Random(9)
    for game in positions(match, 4, 150):
        for me in range(SPECTATOR, game.players):
            inject(match, game)
            before = told(match, me, drawing=TablePageRenderer())
            inject(match, dealt_anew(game, me, dice.getrandbits(30)))
            assert told(match, me, drawing=TablePageRenderer()) == before
