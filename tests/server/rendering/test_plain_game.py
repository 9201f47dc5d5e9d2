"""The plain page: what every game gets that brings no templates of its own."""

import random
import re
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.guide import taken_from_guide
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.drawn import tables_of
from tests.support.server.markup import inputs
from tests.support.server.secrecy import LOOKS, check
from tests.support.server.tables import dice_of_today, inject, match_at, positions
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.meta import Face, Meta
from tongbao.languages import LANGUAGES
from tongbao.server.matches.match import Match
from tongbao.server.rendering import macros, pages, table_page
from tongbao.server.rendering.sections import sections_of
from tongbao.server.rendering.table_page import Sections, Viewer

GAMES = sorted(tongbao.GAMES)
with patch.dict(tongbao.GAMES):
    GUIDE = taken_from_guide()
CARAVANS: Meta[Any] = GUIDE.CARAVANS


class Camel:
    """A camel with a name and a load."""

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def card(self) -> int:
        return self.number

    @property
    def names(self) -> dict[str, str]:
        return {"en": f"Camel the {self.number}th", "zh": f"{self.number}号骆驼"}

    @property
    def price(self) -> tuple[int, ...]:
        return ()

    def as_dict(self) -> dict[str, object]:
        load = {"kind": "silk", "bales": self.number}
        return {"card": self.card, "names": self.names, "load": load, "text": {"en": "Carries", "zh": "驮运"}}


class Zoo(GUIDE.CaravansMeta):  # type: ignore[misc, name-defined]
    """Caravans with faces, which counts how often it is asked; ``fields`` are in every view."""

    def __init__(self, **fields: object) -> None:
        given = {name: getattr(CARAVANS, name) for name in ("title", "tagline", "texts", "action_space", "options")}
        super().__init__(name="caravans", min_players=2, max_players=4, rules=1, **given)
        self.fields = fields
        self.views, self.captions = 0, list[str]()

    def view(self, game: Game, seat: int) -> dict[str, object]:
        self.views += 1
        return {**super().view(game, seat), **self.fields}

    def caption(self, game: Game, seat: int, choice: Choice) -> tuple[str, dict[str, Any]]:
        self.captions.append(choice.text)
        named: tuple[str, dict[str, Any]] = super().caption(game, seat, choice)
        return named

    def faces(self, setup: tongbao.Setup) -> list[Face]:
        return [Camel(number) for number in range(1, GUIDE.CAMELS + 1)]


def opened(client: TestClient, browser: Browser, meta: Meta[Any] = CARAVANS, *seats: str) -> tuple[str, Match]:
    """A table of the game; its link and its match."""
    tongbao.GAMES[meta.name] = meta
    link = browser.found(meta.name, *(seats or ("me", "here")))
    return link, match_at(client, link)


def drawn(match: Match, me: int, language: str = "en") -> Sections:
    return tables_of(match).sections(match.view(), Viewer(me, None, language, () if me < 0 else (me,)))


def text_of(html: str) -> str:
    """What stands in the HTML, without tags."""
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


@pytest.mark.by_turns(3)
def test_every_page_of_the_site_knows_the_game(client: TestClient, browser: Browsers, catalogue: None) -> None:
    """Start, new table, rules, lobby, table, in both languages; with the bots that can play it."""
    mei = browser()
    tongbao.GAMES["caravans"] = CARAVANS
    lobby = mei.found("caravans", "me", "open", listed="on")
    table = mei.found("caravans", "me", "bot:random")
    for language in LANGUAGES:
        for address in ("/", "/games", "/new/caravans", "/rules/caravans", lobby, table):
            answer = mei.get(address, **{"accept-language": language})
            assert answer.status_code == 200 and "Caravans" in answer.text
            assert "greedy" not in answer.text or address == "/games"
    start = mei.get("/games").text
    (land,) = re.findall(r'<article class="game lamplit ind">.*?href="#(land-[\w-]+)"', start, re.DOTALL)
    assert f'<symbol id="{land}"' in start
    assert [bot["value"] for bot in inputs(start, "bot")].count("greedy") == len(GAMES)


def test_bots_that_cannot_play_it_do_not_sit_down(client: TestClient, browser: Browsers, catalogue: None) -> None:
    tongbao.GAMES["caravans"] = CARAVANS
    mei = browser()
    form = {"game": "caravans", "players": "2", "seat-0": "me", "seat-1": "bot:greedy"}
    answer = mei.post("/tables", form, accept="application/json")
    assert answer.status_code == 400 and "choose one of: random" in answer.json()["error"]
    now = mei.post("/tables", {"game": "caravans", "play": "now"})
    assert len(mei.view(now.headers["location"])["view"]["seats"]) == 3


@pytest.mark.by_turns(3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_players_choices_and_log_from_the_contract_alone(
    client: TestClient, browser: Browsers, catalogue: None, language: str
) -> None:
    """A view without phase, active, to_act, over or result."""
    _, match = opened(client, browser())
    game, dice = match.state.require_game(), random.Random(2)
    while not game.over:
        actor = game.seats_to_act()[0]
        for me in (-1, 0, 1):
            shown = drawn(match, me, language)
            parts = {f"players-{seat}" for seat in range(game.players)}
            assert set(shown.html) == {section.name for section in sections_of("plain", language)} | parts
            offered = re.findall(r'data-choice="([^"]*)"', shown.html["decision"])
            assert sorted(offered) == sorted(choice.text for choice in game.choices(me))
            asked = len(offered) if len(offered) > 1 else 0
            assert shown.html["decision"].count("data-final") == asked, "every draw ends undo"
            turns = [seat for seat in range(game.players) if " turn" in shown.html[f"players-{seat}"]]
            assert turns == [actor]
            assert not shown.html["result"].strip()
        assert drawn(match, 0).whole("log").count('id="line-') == game.decisions
        game = game.clone()
        game.take(actor, dice.choice(game.choices(actor)))
        inject(match, game)
    shown = drawn(match, 0, language)
    lines = [text_of(line) for line in re.findall(r"<li.*?</li>", shown.html["result"], re.DOTALL)]
    assert sorted(int(line.split()[-1]) for line in lines) == sorted(game.scores())
    assert "data-choice" not in shown.html["decision"]
    listed = " ".join([text_of(shown.html[f"players-{seat}"]) for seat in range(game.players)])
    assert listed.split().count(str(max(game.scores()))) >= 1


def test_choices_stand_in_groups_by_verb(client: TestClient, browser: Browsers, catalogue: None) -> None:
    _, match = opened(client, browser())
    html = drawn(match, 0).html["decision"]
    groups = re.findall(r"<section.*?</section>", html, re.DOTALL)
    assert [re.findall(r"<h3>(.*?)</h3>", group) for group in groups] == [["lead"], ["sell"]]
    for group, verb in zip(groups, ("lead", "sell"), strict=True):
        offered = re.findall(r'data-choice="(\w+) \d+"', group)
        assert len(offered) == 3 and set(offered) == {verb}
    assert "Lead camel" in groups[0]


def test_undo_is_offered(client: TestClient, browser: Browsers, catalogue: None) -> None:
    class Waiting(GUIDE.Turn):  # type: ignore[misc, name-defined]
        def take(self, game: Any, choice: Choice) -> None:
            game.next(Waiting(self.seat))

    _, match = opened(client, browser())
    assert "data-undo" not in drawn(match, 0).html["decision"]
    game = match.state.require_game().clone()
    game.agenda.pop()
    game.next(Waiting(0))
    game.take(0, game.choices(0)[0])
    inject(match, game)
    assert 'data-undo="one"' in drawn(match, 0).html["decision"]
    game.take(0, game.choices(0)[0])
    inject(match, game)
    assert 'data-undo="turn"' in drawn(match, 0).html["decision"]
    assert "data-undo" not in drawn(match, 1).html["decision"]


def test_a_view_is_made_once_for_a_drawing_and_each_choice_captioned_once(
    client: TestClient, browser: Browsers, catalogue: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    redactions = []
    piles = GUIDE.Caravans.piles
    monkeypatch.setattr(GUIDE.Caravans, "piles", lambda game: redactions.append(game) or piles(game))
    zoo, mei = Zoo(), browser()
    link, match = opened(client, mei, zoo, "me", "bot:random")
    zoo.views, zoo.captions, redactions[:] = 0, [], []
    assert mei.get(link).status_code == 200
    assert zoo.views == 1 and len(redactions) == 1
    assert sorted(zoo.captions) == sorted(choice.text for choice in match.state.require_game().choices(0))


SHOWN = [
    ({"wind_speed": 7}, "wind speed 7"),
    ({"dry": True, "wet": False}, "dry yes wet no"),
    ({"storm": None}, "storm –"),
    ({"well": "deep & old"}, "well deep &amp; old"),
    ({"wells": []}, "wells none"),
    ({"wells": {}}, "wells none"),
    ({"heights": [3, [4, 5]]}, "heights 3 4 5"),
    ({"tent": {"poles": 2, "in_use": True}}, "tent poles 2 in use yes"),
    ({"winner": {"seat": 1}}, "winner seat 兰 Temür"),
    ({"player": 0, "score": 0}, "player 梅 ~Mei score 0"),
    ({"seat": 9}, "seat 9"),
    ({"card": 3}, "card Camel the 3th"),
    ({"card": 90, "cards": [-1, 2]}, "card 90"),
    ({"said": {"en": "Good day", "zh": "你好"}}, "said Good day"),
    ({"tents": [{"poles": 2, "owner": 1}, {"poles": 3, "colour": "red"}]}, "poles owner colour 2 兰 Temür 3 red"),
]


@pytest.mark.by_turns(3)
@pytest.mark.parametrize(
    ("fields", "words"), SHOWN, ids=[next(iter(fields)) + str(n) for n, (fields, _) in enumerate(SHOWN)]
)
def test_what_a_field_holds_is_told_by_its_name(
    client: TestClient, browser: Browsers, catalogue: None, fields: dict[str, object], words: str
) -> None:
    mei = browser()
    mei.post("/name", {"name": "Mei"})
    _, match = opened(client, mei, Zoo(**fields), "me", "here")
    here, other = match.state.seats
    match.state = replace(match.state, seats=(here, replace(other, name="Temür")))
    assert words in text_of(re.sub(r'<div class="printed">.*?</div></article>', "", drawn(match, 0).html["view"]))


def test_what_is_said_elsewhere_is_left_out(client: TestClient, browser: Browsers, catalogue: None) -> None:
    said = dict.fromkeys(
        ("decisions", "game", "log", "options", "over", "result", "rules", "to_act", "viewer"), "twice"
    )
    _, match = opened(client, browser(), Zoo(**said))
    assert "twice" not in drawn(match, 0).html["view"]


@pytest.mark.parametrize(("language", "name", "text"), [("en", "Camel the", "Carries"), ("zh", "号骆驼", "驮运")])
def test_cards_go_by_their_names_and_show_what_is_printed(
    client: TestClient, browser: Browsers, catalogue: None, language: str, name: str, text: str
) -> None:
    _, match = opened(client, browser(), Zoo())
    own, watching = (drawn(match, me, language).html for me in (0, -1))
    assert own["view"].count('class="card"') == 3 and own["view"].count(name) >= 3
    assert own["view"].count(text) == 3 and "bales" in own["view"]
    assert name in own["decision"] and 'class="card"' not in watching["view"]


@pytest.mark.slow
@pytest.mark.parametrize("meta", [CARAVANS, Zoo()], ids=["numbers", "faces"])
def test_nothing_hidden_is_sent(client: TestClient, browser: Browsers, catalogue: None, meta: Meta[Any]) -> None:
    mei, temur, watcher = browser(), browser(), browser()
    link, match = opened(client, mei, meta, "me", "open")
    temur.join(link, "Temür")
    dice, made = dice_of_today(), 0
    looks = dice.sample(range(GUIDE.CAMELS), LOOKS)
    while not (game := match.state.require_game()).over:
        if made in looks:
            check([mei, temur, watcher], link, match, dice)
        seat = game.seats_to_act()[0]
        assert [mei, temur][seat].choose(link, dice.choice(game.choices(seat)).text, seat).status_code == 200
        made += 1
    check([mei, temur, watcher], link, match, dice)


@pytest.mark.by_turns(4)
@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_it_can_show_every_game(
    client: TestClient, browser: Browsers, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The views, cards, captions and lines of the others, as if they had no templates; every choice is a button."""
    for module in (pages, macros, table_page):
        monkeypatch.setattr(module, "folder_of", lambda game: "plain")
    link = browser().found(name, *["here"] * min(3, tongbao.GAMES[name].max_players))
    match, dice = match_at(client, link), random.Random(3)
    for game in positions(match, 4, 150):
        for me in range(-1, game.players):
            html = drawn(match, me, dice.choice(list(LANGUAGES))).html
            offered = re.findall(r'data-choice="([^"]*)"', html["decision"])
            assert sorted(offered) == sorted(choice.text for choice in game.choices(me))
