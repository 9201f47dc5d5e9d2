"""Standing answers: attacks are answered at once for who has settled it, and nobody else learns of it."""

import random
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import tongbao
from tests.support.server.attacks import DISCARD, HAND_OVER, RAZE, attack, battlefield, by_number, hand, settle, warlike
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.earlier import make_earlier
from tests.support.server.hasty import HASTY
from tests.support.server.markup import selected
from tests.support.server.secrecy import everything_sent
from tongbao.server.db.database import Database
from tongbao.server.db.tables import standing_answers
from tongbao.server.main.app import create_app
from tongbao.testing.addresses import api

ASKED = {"hand": "ask", "area": "ask"}
EVERY_WISH = [{"hand": "lowest"}, {"hand": "highest"}, {"area": "cheapest"}, {"hand": "lowest", "area": "cheapest"}]


@pytest.mark.parametrize("effect", [DISCARD, HAND_OVER])
@pytest.mark.parametrize(("value", "place"), [("lowest", 0), ("highest", -1)])
def test_a_card_of_the_hand_is_given_up_at_once(browser: Browsers, effect: str, value: str, place: int) -> None:
    mei, temur = browser(), browser()
    link = battlefield(effect, mei, temur)
    settle(temur, link, 1, hand=value)
    before = hand(temur, link, 1)
    attack(mei, link)
    seen = temur.view(link)
    (lost,) = set(before) - set(hand(temur, link, 1))
    number = by_number(before)[place] % 16
    assert lost % 16 == number and (seen["version"], seen["choices"]) == (1, [])
    assert mei.view(link)["choices"], "nobody waits"
    assert (lost in hand(mei, link, 0)) == (effect == HAND_OVER)
    lines = [line["kind"] for line in temur.get(f"{api(link)}/log").json()["log"]]
    assert lines[-1] == ("give_own" if effect == HAND_OVER else "drop")


def test_a_card_of_the_urban_area_is_lost_at_once(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = battlefield(RAZE, mei, temur)
    mei.choose(link, "pass")
    attack(temur, link, 1)
    attack(temur, link, 1)
    settle(temur, link, 1, area="cheapest", hand="lowest")
    attack(mei, link)
    seen = temur.view(link)["view"]["seats"][1]
    assert sum(len(column["cards"]) for column in seen["columns"]) == 1
    assert temur.view(link)["version"] == 3


def test_who_has_settled_nothing_is_asked(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    assert temur.view(link)["standing"] == ASKED
    settle(temur, link, 1, area="cheapest")
    attack(mei, link)
    assert len(temur.view(link)["choices"]) == 6 and mei.view(link)["choices"] == []
    settle(temur, link, 1, area="ask")
    assert len(temur.view(link)["choices"]) == 6
    settle(temur, link, 1, hand="lowest")
    assert temur.view(link)["choices"] == [] and mei.view(link)["choices"], "what is just asked is answered too"
    assert temur.view(link)["standing"] == {"hand": "lowest", "area": "ask"}


def test_answers_are_given_in_the_order_of_the_seats(browser: Browsers) -> None:
    mei, temur, aisha, luca = browser(), browser(), browser(), browser()
    link = battlefield(DISCARD, mei, temur, aisha, luca)
    settle(temur, link, 1, hand="lowest")
    settle(luca, link, 3, hand="highest")
    attack(mei, link)
    assert [mei.view(link)["view"]["seats"][seat]["hand_count"] for seat in range(4)] == [5, 5, 6, 6]
    assert aisha.view(link)["view"]["to_act"] == [2]
    aisha.choose(link, aisha.view(link)["choices"][0], 2)
    assert [mei.view(link)["view"]["seats"][seat]["hand_count"] for seat in range(4)] == [5, 5, 5, 5]
    assert mei.view(link)["view"]["to_act"] == [0]


def test_attacks_of_bots_are_answered_and_bots_decide_for_themselves(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("pocket_changan", "me", "bot:random", cards=warlike(DISCARD))
    settle(mei, link, 0, hand="lowest", area="cheapest")
    dice = random.Random(3)
    while not (seen := mei.turn(link))["view"]["over"]:
        assert seen["view"]["question"] is None or seen["view"]["question"]["kind"] == "hand_limit"
        assert mei.choose(link, dice.choice(seen["choices"]), version=seen["version"]).status_code == 200
    assert tongbao.Seat(tongbao.replay(mei.get(f"{link}/record.json").text), 0).view() == seen["view"]


def test_a_secret_bid_is_made_at_once_and_seen_by_nobody(browser: Browsers) -> None:
    """In Cities of the Silk Road both hold ten coins still, so that the first place of round 2 is auctioned."""
    mei, temur = browser(), browser()
    link = mei.found("silk_cities", "me", "open", **{"opt-start": "random"})
    temur.join(link, "")
    settle(temur, link, 1, first="3", citizens="0")
    while (seen := mei.view(link))["view"]["step"] != "auction":
        for who, seat in ((mei, 0), (temur, 1)):
            for choice in {"pass", "end", "keep"} & set(who.view(link, seat)["choices"]):
                who.choose(link, choice, seat)
    assert seen["view"]["auction"]["finished"] == [1] and seen["view"]["auction"]["limit"] is None
    assert temur.view(link)["view"]["auction"]["limit"] == 3 and not temur.view(link)["choices"]
    before = [row["coins"] for row in seen["view"]["seats"]]
    mei.choose(link, "limit 0")
    after = mei.view(link)["view"]
    assert after["order"] == [1, 0] and [row["coins"] for row in after["seats"]] == [before[0], before[1] - 1]
    assert mei.view(link)["standing"]["first"] == "ask" and len(temur.view(link)["standing"]) == 11


def test_on_a_shared_device_each_seat_settles_its_own(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("pocket_changan", "me", "here", "here", cards=warlike(DISCARD))
    settle(mei, link, 1, hand="lowest")
    attack(mei, link)
    assert mei.view(link)["view"]["to_act"] == [2], "seat 2 has settled nothing"
    assert mei.view(link, 1)["standing"] == {"hand": "lowest", "area": "ask"}
    assert mei.view(link, 2)["standing"] == ASKED
    with mei.live(link, {"open": 2}) as page:
        page.settle()
        assert 'value="2"' in form(page.sections["about"]) and selected(page.sections["about"]) == ["ask me", "ask me"]


def test_what_was_answered_can_be_taken_back_where_undo_allows_it_and_is_then_asked(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("pocket_changan", "me", cards=warlike(DISCARD))
    settle(mei, link, 0, hand="lowest")
    mei.choose(link, "pass")
    seen = mei.view(link)
    assert seen["version"] == 2 and seen["view"]["seats"][0]["hand_count"] == 5
    assert mei.undo(link).status_code == 200
    asked = mei.view(link)
    assert asked["view"]["phase"] == "court" and len(asked["choices"]) == 6 and asked["version"] == 3
    mei.choose(link, asked["choices"][-1])
    assert mei.view(link)["view"]["phase"] == "actions"


def test_a_stand_in_decides_and_who_comes_back_finds_his_answers(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    settle(temur, link, 1, hand="lowest")
    temur.post(f"{link}/leave")
    assert temur.view(link)["standing"] == {}
    temur.join(link, "")
    assert temur.view(link)["standing"] == {"hand": "lowest", "area": "ask"}


# What is kept.


def test_answers_and_what_they_chose_survive_a_restart(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei, temur = Browser(client), Browser(client)
        link = battlefield(DISCARD, mei, temur)
        settle(temur, link, 1, hand="highest", area="cheapest")
        settle(temur, link, 1, hand="lowest")
        attack(mei, link)
        before = temur.get(f"{api(link)}/view").text
    with server(create_app(tmp_path, HASTY)) as client:
        again, other = Browser(client), Browser(client)
        again.cookies, other.cookies = temur.cookies, mei.cookies
        assert again.get(f"{api(link)}/view").text == before
        assert again.view(link)["standing"] == {"hand": "lowest", "area": "cheapest"}
        attack(other, link)
        assert again.view(link)["version"] == 2


def test_a_store_of_an_earlier_version_is_completed(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        link = mei.found("pocket_changan", "me", "bot:random")
    old = Database(tmp_path)
    make_earlier(old.engine)
    old.close()
    with server(create_app(tmp_path, HASTY)) as client:
        again = Browser(client)
        again.cookies = mei.cookies
        assert again.view(link)["standing"] == ASKED
        settle(again, link, 0, hand="lowest")
        assert again.view(link)["standing"] == {"hand": "lowest", "area": "ask"}


def test_what_can_no_longer_be_settled_is_asked(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        link = mei.found("pocket_changan", "me", "bot:random")
        settle(mei, link, 0, hand="lowest")
    database = Database(tmp_path)
    with database.engine.begin() as connection:
        connection.execute(sa.update(standing_answers).values(value="juggle"))
    database.close()
    with server(create_app(tmp_path, HASTY)) as client:
        again = Browser(client)
        again.cookies = mei.cookies
        assert again.view(link)["standing"] == ASKED


# Secrecy.


def test_nobody_else_is_sent_a_different_byte_whatever_one_has_settled(
    client: TestClient,
) -> None:
    mei, temur, aisha, stranger = (Browser(client) for _ in range(4))
    link = battlefield(DISCARD, mei, temur, aisha)
    others = [(mei, 0), (aisha, 2), (stranger, tongbao.SPECTATOR)]
    space = tongbao.GAMES["pocket_changan"].action_space
    possible = {choice for who, _ in others for choice in who.view(link)["choices"]}
    wrong = next(text for text in map(space.text, range(space.size)) if text not in possible)

    def sent() -> list[list[str]]:
        return [[*everything_sent(who, link, seat, wrong), who.get("/").text] for who, seat in others]

    with mei.live(link) as page, aisha.live(link) as second, stranger.live(link) as third:
        before = sent()
        for wish in EVERY_WISH:
            page.settle(), second.settle(), third.settle()
            settle(temur, link, 1, **ASKED | wish)
            assert page.settle() == second.settle() == third.settle() == [], wish
            assert sent() == before, wish
        own = temur.get(link).text
        assert selected(own) == ["my lowest number", "the card that costs me the fewest points"]
        assert own.count("<select") == 2


def test_only_the_owner_is_offered_the_form(browser: Browsers) -> None:
    mei, temur, stranger = browser(), browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    assert form(temur.get(link).text).count("<select") == 2
    assert 'value="0"' in form(mei.get(link).text) and 'value="1"' in form(temur.get(link).text)
    assert "攻击使我失去一张手牌时" in temur.get(link, **{"accept-language": "zh"}).text
    assert "/standing" not in stranger.get(link).text
    assert stranger.view(link)["standing"] == {}
    plain = mei.found("xanadu", "me", "bot:random")
    assert "/standing" not in mei.get(plain).text and mei.view(plain)["standing"] == {}


def test_the_own_open_pages_show_what_was_settled_elsewhere(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    with temur.live(link) as page:
        page.settle()
        settle(temur, link, 1, hand="highest")
        (news,) = page.settle()
        assert list(news["sections"]) == ["about"] and selected(news["sections"]["about"])[0] == "my highest number"


def test_a_browser_without_script_is_sent_back_to_the_table(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    answer = temur.post(f"{link}/standing", {"seat": 1, "hand": "lowest"})
    assert (answer.status_code, answer.headers["location"]) == (303, link)
    assert temur.view(link)["standing"]["hand"] == "lowest"


def test_what_several_answers_have_in_common_is_said_once(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("silk_cities", "me", "bot:random")
    offered = form(mei.get(link).text)
    assert offered.count("<select") == offered.count("aria-describedby") == offered.count('id="help-') == 11
    assert offered.count("hidden") - offered.count('type="hidden"') == 7, "five more bids, two more refusals"


def form(html: str) -> str:
    """The form of the standing answers."""
    return html.partition("/standing")[2].partition("</form>")[0]


# What is refused.


@pytest.mark.reads
@pytest.mark.parametrize(
    ("fields", "status", "sentence"),
    [
        ({}, 400, "“” must be a seat number."),
        ({"seat": "one"}, 400, "“one” must be a seat number."),
        ({"seat": "-1"}, 400, "“-1” must be a seat number."),
        ({"seat": "999"}, 400, "“999” must be a seat number."),
        ({"seat": "0", "hand": "lowest"}, 403, "Seat 0 isn’t yours; you play: 1."),
        ({"seat": "9", "hand": "lowest"}, 403, "Seat 9 isn’t yours; you play: 1."),
        ({"seat": "1", "foot": "lowest"}, 400, "There is no standing answer “foot”; choose one of: hand, area."),
        (
            {"seat": "1", "area": "lowest"},
            400,
            "The standing answer “area” can’t be “lowest”; choose one of: ask, cheapest.",
        ),
        (
            {"seat": "1", "hand": ""},
            400,
            "The standing answer “hand” can’t be “”; choose one of: ask, lowest, highest.",
        ),
        (
            {"seat": "1", "hand": "x" * 500},
            400,
            f"The standing answer “hand” can’t be “{'x' * 40}”; choose one of: ask, lowest, highest.",
        ),
    ],
)
def test_what_cannot_be_settled_gets_one_sentence(
    browser: Browsers, fields: dict[str, str], status: int, sentence: str
) -> None:
    mei, temur = browser(), browser()
    link = battlefield(DISCARD, mei, temur)
    settle(temur, link, 1, hand="highest")
    answer = temur.post(f"{link}/standing", fields, accept="application/json")
    assert (answer.status_code, answer.json()) == (status, {"error": sentence})
    assert temur.view(link)["standing"] == {"hand": "highest", "area": "ask"}
    chinese = temur.post(f"{link}/standing", fields, accept="application/json", **{"accept-language": "zh"})
    assert chinese.status_code == status and chinese.json()["error"] != sentence


def test_strangers_waiting_tables_finished_games_and_other_games_are_refused(browser: Browsers) -> None:
    mei, stranger = browser(), browser()

    def refused(who: Browser, link: str) -> tuple[int, str]:
        answer = who.post(f"{link}/standing", {"seat": 0, "hand": "lowest"}, accept="application/json")
        return answer.status_code, answer.json()["error"]

    link = mei.found("pocket_changan", "me", "open")
    assert refused(mei, link) == (409, "This game hasn’t started: there are still empty seats.")
    link = mei.found("pocket_changan", "me", "bot:random")
    status, sentence = refused(stranger, link)
    assert status == 403 and sentence.startswith("You are watching")
    assert refused(mei, mei.found("xanadu", "me", "bot:random")) == (400, "This game has no standing answers.")
    assert refused(mei, "/t/no-such-table")[0] == 404
    mei.play(link, random.Random(1))
    assert refused(mei, link) == (409, "The game is over; there are no more questions to answer.")
    assert "/standing" not in mei.get(link).text
