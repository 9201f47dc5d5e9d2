"""The site around the tables: start page, new tables, people, languages, and what protects them."""

import random
import re
from urllib.parse import urlencode

import pytest

import tongbao
from tests.support.server.browsers import Browsers
from tests.support.server.markup import inputs
from tests.support.server.tables import BRIEF, by_chance, table_of
from tests.support.server.wording import ONE_OF_MANY, said
from tongbao.languages import Translator
from tongbao.testing.addresses import api

GAMES = sorted(tongbao.GAMES)


def test_one_click_and_the_game_is_on(browser: Browsers) -> None:
    mei = browser()
    answer = mei.post("/tables", {"game": "xanadu", "play": "now"})
    assert answer.status_code == 303
    link = answer.headers["location"]
    seen = mei.turn(link)
    assert seen["view"]["players"] == 2 and seen["choices"]
    page = mei.get("/").text
    assert link in page and "Your turn" in page


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_can_be_opened(browser: Browsers, name: str) -> None:
    meta = tongbao.GAMES[name]
    mei = browser()
    for players in range(meta.min_players, meta.max_players + 1):
        link = mei.found(name, "me", *["bot:random"] * (players - 1))
        assert mei.turn(link)["view"]["players"] == players
        assert mei.get(link).status_code == 200


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_the_form_offers_only_what_can_be_opened(browser: Browsers, name: str) -> None:
    meta = tongbao.GAMES[name]
    mei = browser()
    for players in range(meta.min_players, meta.max_players + 1):
        page = mei.get(f"/new/{name}?players={players}").text
        offered = [(choice["name"], choice["value"]) for choice in inputs(page, "opt-")]
        assert bool(offered) == bool(meta.options)
        for wish in [{}, *[{option: value} for option, value in offered]]:
            shown = mei.get(f"/new/{name}?{urlencode({'players': players, **wish})}").text
            checked = {choice["name"]: choice["value"] for choice in inputs(shown, "opt-") if "checked" in choice}
            assert wish.items() <= checked.items()
            browser().found(name, "me", *["open"] * (players - 1), **checked)


@pytest.mark.reads
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"players": "9"}, "not 9"),
        ({"players": "many"}, "whole number"),
        ({"players": "2", "seat-0": "me", "seat-1": "bot:nobody"}, "no bot “nobody”"),
        ({"players": "2", "seat-0": "me", "seat-1": "cat"}, "who sits in seat 2"),
        ({"players": "2", "seat-0": "me", "seat-1": "me"}, "one seat"),
        ({"players": "2", "seat-0": "me", "seat-1": "open", "opt-edition": "moon"}, "edition can’t be “moon”"),
        ({"players": "2", "seat-0": "me", "seat-1": "open", "opt-colour": "red"}, "no option “colour”"),
        ({"players": "2", "seat-0": "me", "seat-1": "open", "name-0": "x" * 25}, "1 to 23"),
        ({"players": "2", "seat-0": "me", "seat-1": "open", "cards": "[[card]]"}, "card"),
    ],
)
def test_a_table_that_cannot_be_is_explained_on_the_form(
    browser: Browsers, fields: dict[str, str], sentence: str
) -> None:
    answer = browser().post("/tables", {"game": "xanadu", **fields})
    assert answer.status_code == 400
    assert sentence in answer.text.replace("&#39;", "'") and "<form" in answer.text
    assert "Traceback" not in answer.text


def test_an_unknown_game_names_those_there_are(browser: Browsers) -> None:
    for answer in (browser().post("/tables", {"game": "go"}), browser().get("/new/go"), browser().get("/rules/go")):
        assert answer.status_code == 404 and "xanadu" in answer.text


def test_open_tables_are_listed_until_they_are_full(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", listed="on", name="Mei")
    hidden = mei.found("xanadu", "me", "open")
    page = temur.get("/").text
    assert link in page and hidden not in page
    assert temur.get(link).status_code == 200
    assert temur.get(f"{api(link)}/view").status_code == 409
    temur.join(link, "Temür")
    assert link not in browser().get("/").text
    assert temur.view(link)["seat"] == 1


def test_a_free_seat_can_be_left_and_taken_by_another(browser: Browsers) -> None:
    mei, temur, aisha = browser(), browser(), browser()
    link = mei.found("xanadu", "me", "open", "open")
    temur.join(link, "Temür", seat="2")
    taken = aisha.join(link, "Aisha", seat="2")
    assert taken.status_code == 409 and "taken" in taken.text
    assert temur.join(link, "Temür").status_code == 409
    assert temur.post(f"{link}/leave").headers["location"] == "/"
    assert aisha.join(link, "Aisha", seat="2").status_code == 303
    assert temur.post(f"{link}/start").status_code == 403
    assert mei.post(f"{link}/start", {"bot": "nobody"}).status_code == 400
    mei.post(f"{link}/start", {"bot": "random"})
    assert aisha.view(link)["seat"] == 2


def test_players_of_one_name_are_told_apart(browser: Browsers) -> None:
    mei, other = browser(), browser()
    link = mei.found("xanadu", "me", "open", "here", name="Mei", **{"name-2": "Mei"})
    other.join(link, "Mei")
    page = other.get(link).text
    assert "Mei 2" in page and "Mei 3" in page


@pytest.mark.reads
@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b"])
def test_a_name_that_cannot_be_shown_is_refused(browser: Browsers, name: str) -> None:
    answer = browser().post("/name", {"name": name}, accept="application/json")
    assert answer.status_code == 400 and answer.json()["error"].endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_a_name_is_shown_as_text(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random", name="<b>&'\"M")
    for path in ("/", link, f"/new/{name}"):
        page = mei.get(path).text
        assert "<b>&'" not in page and "&lt;b&gt;" in page


def test_the_token_is_kept_from_scripts_and_only_its_hash_is_stored(browser: Browsers, tmp_path: object) -> None:
    mei = browser()
    answer = mei.post("/tables", {"game": "xanadu", "play": "now"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    token = mei.cookies["tongbao_session"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())  # type: ignore[attr-defined]
    assert token.encode() not in stored
    stranger = browser()
    stranger.cookies["tongbao_session"] = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert stranger.view(answer.headers["location"])["seat"] == tongbao.SPECTATOR


def test_another_site_cannot_post(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert mei.post(f"{link}/leave", {}, **headers).status_code == 403
    assert mei.view(link)["seat"] == 0
    assert mei.post("/name", {"name": "Mei"}, origin="http://tongbao.test").status_code == 303


def test_too_large_a_body_is_refused(browser: Browsers) -> None:
    answer = browser().post("/tables", {"game": "xanadu", "cards": "x" * 300_000})
    assert answer.status_code == 413 and "256 KB" in answer.text


@pytest.mark.reads
@pytest.mark.parametrize("name", GAMES)
def test_pages_bind_the_browser_to_our_own_files(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    for path in ("/", link, f"/new/{name}", f"/rules/{name}", "/nowhere"):
        answer = mei.get(path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script>" not in answer.text and " onclick" not in answer.text


@pytest.mark.reads
@pytest.mark.parametrize("name", GAMES)
def test_every_file_that_a_page_names_is_there(browser: Browsers, name: str) -> None:
    mei = browser()
    link = mei.found(name, "me", "bot:random")
    for path in ("/", link, f"/new/{name}", f"/rules/{name}", "/about"):
        for file in set(re.findall(r'"(/static/[^"]+)"', mei.get(path).text)):
            answer = mei.get(file)
            assert answer.status_code == 200, file
            assert "immutable" in answer.headers["cache-control"]


@pytest.mark.reads
@pytest.mark.parametrize("language", ["en", "zh", "es"])
def test_a_page_says_who_made_the_games_and_what_is_under_which_licence(browser: Browsers, language: str) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    page = mei.get("/about").text
    for meta in tongbao.GAMES.values():
        assert meta.title_in(language) in page and f'href="/rules/{meta.name}"' in page
    for maker in ("Javier Velásquez", "Nestore Mangone", "Carlo Camarotto", "Brian Stepnitz", "Delapouite"):
        assert maker in page
    for licence in ("MIT", "CC BY-SA 3.0", "CC BY 3.0", "SIL Open Font License 1.1"):
        assert f">{licence}</a>" in page
    assert tongbao.__version__ in page
    for path in ("/", "/rules/xanadu", "/rules/silk_cities"):
        assert 'href="/about"' in mei.get(path).text


def test_the_language_is_chosen_or_asked_of_the_browser(browser: Browsers) -> None:
    mei = browser()
    assert '<html lang="en"' in mei.get("/").text
    assert '<html lang="zh' in mei.get("/", **{"accept-language": "zh-CN,zh;q=0.9"}).text
    answer = mei.post("/language", {"lang": "zh", "back": "/rules/xanadu"})
    assert answer.headers["location"] == "/rules/xanadu"
    assert '<html lang="zh' in mei.get("/").text
    for elsewhere in (
        "https://elsewhere.example/",
        "//elsewhere.example",
        "\\\\elsewhere.example",
        "javascript:alert(1)",
    ):
        assert mei.post("/language", {"lang": "en", "back": elsewhere}).headers["location"] == "/"
    assert mei.post("/language", {"lang": "tlh", "back": "/"}).status_code == 400


def test_health(browser: Browsers) -> None:
    assert browser().get("/ready").json() == {
        "ok": True,
        "build": tongbao.build(),
        "version": tongbao.__version__,
    }


def test_nothing_at_an_address_leads_to_the_start_page(browser: Browsers) -> None:
    answer = browser().get("/nowhere")
    assert answer.status_code == 404 and 'href="/"' in answer.text
    assert browser().get("/pair").status_code == 405


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_shared_device_needs_no_second_browser(browser: Browsers, name: str) -> None:
    """The end of a game; a test of forms plays a whole one."""
    mei, rows = browser(), by_chance(name, 3, random.Random(2), BRIEF.get(name))
    link = table_of(name, mei, mei, mei, rows=rows[:-20], options=BRIEF.get(name))
    assert mei.view(link)["seat"] == tongbao.SPECTATOR, "without saying which seat, nothing hidden is shown"
    assert mei.play(link, random.Random(2), (0, 1, 2)) > 5
    assert mei.view(link, 2)["view"]["over"]


@pytest.mark.reads
@pytest.mark.parametrize(
    ("language", "merchant", "novice"),
    [
        ("en", "Merchant takes what pays now", "Stable Hand sees only half and grabs what glitters"),
        ("zh", "行商 专取眼前之利", "马倌 顾此失彼 见利就取"),
    ],
)
def test_people_read_what_an_opponent_is_like_and_programs_its_name(
    browser: Browsers, language: str, merchant: str, novice: str
) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    lobby = mei.found("xanadu", "me", "bot:greedy", "open")
    for path in ("/games", "/new/xanadu"):
        page = mei.get(path).text
        shown = re.sub(r"[,，\s]+", " ", re.sub(r"<[^>]+>", " ", page))
        assert merchant in shown and novice in shown
        assert "greedy" not in shown and "novice" not in shown
        assert 'value="greedy"' in page or 'value="bot:greedy"' in page
    shown = re.sub(r"<[^>]+>", " ", mei.get(lobby).text)
    assert merchant.split()[0] in shown and "greedy" not in shown


@pytest.mark.reads
@pytest.mark.parametrize("name", GAMES)
def test_a_table_with_friends_leaves_the_other_seats_open(browser: Browsers, name: str) -> None:
    page = browser().get(f"/new/{name}").text
    lists = re.findall(r'<select name="seat-(\d+)">(.*?)</select>', page, re.DOTALL)
    assert len(lists) == tongbao.GAMES[name].max_players
    for seat, options in lists:
        chosen = re.findall(r'<option value="([^"]*)" selected', options)
        assert chosen == ["me" if seat == "0" else "open"]
        assert 'value="bot:' in options, "a bot is one choice away"


@pytest.mark.parametrize("language", ["en", "zh", "es"])
def test_before_a_table_one_thing_is_never_said_to_be_many(browser: Browsers, language: str) -> None:
    mei, temur = browser(), browser()
    mei.cookies["tongbao_language"] = language
    link = mei.found("xanadu", "me", "open", listed="on")
    mei.turn(mei.found("pocket_changan", "me", "bot:random", **{"name-0": "Mei"}))
    for visitor, path in ((mei, "/"), (temur, "/"), (mei, link), (mei, "/new/xanadu"), (mei, "/nowhere")):
        lines = [line.replace("1 waits", "one waits") for line in said(visitor.get(path).text)]
        assert not [line for line in lines if ONE_OF_MANY.search(line)]
    page = mei.get(link).text
    begin = Translator(language)("Start now; the computer takes the empty {n|seat|seats}", n=1)
    assert f"{begin}<" in re.sub(r"\s+<", "<", page)
