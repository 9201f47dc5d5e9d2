"""Whatever a seat may wish for and isn't offered has a reason of this game, and it is the true one."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tongbao
from tests.games.anchors import anchors
from tongbao import Seat
from tongbao.bots import BOTS
from tongbao.engine.choice import Choice
from tongbao.games.pocket_changan.actions import ACTIONS, PLAY
from tongbao.games.pocket_changan.table import PocketChangan
from tongbao.games.pocket_changan.whys import RULES, WHYS
from tongbao.testing.scenes import A, B

from .scene import IDS, PocketScene, named, numbered, stage
from .trying import TRYING, Trial, Why, helps

POCKET = tongbao.GAMES["pocket_changan"]
OF_STALE_PAGES = {"not_held", "not_public", "nothing_bought", "untaken", "unasked", "from_hand", "from_area"}
"""Reasons for what no page shows, but one that is behind may still ask for."""
RARE = {"no_wares", "unwaived", "laid", "no_deck", "from_either", "from_rivals", "pay_margin"}
"""Reasons that a thousand positions may be without."""


def positions(games: int) -> Iterator[PocketChangan]:
    """Positions of games of every number of players and length, played by greedy and random players in turns."""
    for number in range(games):
        players = number % 4 + 1
        options = {"length": ("standard", "short", "long")[number % 3]}
        game = tongbao.new("pocket_changan", players=players, seed=number, options=options)
        assert isinstance(game, PocketChangan)
        dice = random.Random(number)
        bots = {name: [BOTS[name](seat) for seat in range(players)] for name in ("greedy", "random")}
        likes = "greedy" if number // 4 % 2 else "random"
        while not game.over:
            if dice.random() < 0.16:
                yield game
            seat = game.actor
            game.take(seat, bots[likes if dice.random() < 0.8 else "random"][seat].choose(Seat(game, seat)))


def refused(game: PocketChangan, seat: int) -> Iterator[tuple[Choice, Why]]:
    """What the seat may wish for and isn't offered, and why; what is offered may be wished for and has no reason."""
    of = Seat(game, seat)
    wishes, offered = of.wishes(), set(of.choices())
    assert offered <= set(wishes) and len(set(wishes)) == len(wishes) < 200
    for choice in wishes:
        why: Any = of.why_not(choice)
        assert (why is None) == (choice in offered), choice
        if why is not None:
            yield choice, why


def is_worded(why: Why) -> bool:
    """Whether the text of a reason has all its facts and nothing unfinished in it."""
    text = str(why["text"])
    return (
        {*re.findall(r"\{(\w+)\}", text)} <= {*why["facts"]}
        and not re.search(r"[|\[\]]|\{\}", text)
        and len(text) < 160
    )


@pytest.mark.compiled("pocket_changan")
@pytest.mark.parametrize(
    ("games", "least"),
    [pytest.param(60, 1000, marks=pytest.mark.slow), pytest.param(300, 4000, marks=pytest.mark.nightly)],
)
def test_every_wish_has_its_reason_and_it_is_true(games: int, least: int) -> None:
    """Over a thousand positions, by trying; and every remedy helps."""
    kinds, helped, tried = Counter[str](), Counter[str](), 0
    for game in positions(games):
        seat, tried = game.actor, tried + 1
        for choice, why in refused(game, seat):
            chinese: Any = Seat(game, seat).why_not(choice, "zh")
            assert why["kind"] in WHYS and is_worded(why) and is_worded(chinese) and len(why["remedies"]) <= 3
            kind = str(why["kind"]).removeprefix("why_")
            TRYING[kind](Trial(game, seat, choice, why))
            for remedy in why["remedies"]:
                assert helps(Trial(game, seat, choice, why), remedy), (choice, why, remedy)
                helped[remedy["facts"]["brings"]] += 1
            kinds[kind] += 1
    assert tried >= least and set(TRYING) - OF_STALE_PAGES - RARE <= set(kinds)
    assert set(helped) >= {"points", "ease", "free", "number", "column", "buys", "effect", "ward", "card"}


def test_every_kind_has_its_words_its_rule_and_its_trial() -> None:
    """The same kinds everywhere; and the rules have a place for each in every language."""
    kinds = {kind.removeprefix("why_") for kind in WHYS}
    assert kinds == set(TRYING) and set(RULES) == set(WHYS)
    assert set(RULES.values()) <= anchors("pocket_changan")


def test_the_hand_in_the_view_says_the_same() -> None:
    """Of a card that fits no column the view has the kind and numbers of the reason for the column of its type."""
    said = Counter[str]()
    for game in positions(12):
        seat = Seat(game, game.actor)
        hand: Any = seat.view()["hand"]
        for held in hand:
            why: Any = seat.why_not(PLAY.choices[4 * held["card"] + held["card"] // 16])
            assert held["why_not"] is None or why is not None
            if held["why_not"] == "late":
                assert why["kind"] == "why_late"
            elif held["why_not"] is not None and not why["kind"].startswith(("why_first", "why_bu", "why_bo")):
                numbers = why["facts"]["n"], why["facts"]["needs"]
                assert numbers == (held["has"], held["needs"])
                kinds = ("why_low", "why_high") if held["why_not"] == "number" else ("why_points", "why_unwaived")
                assert why["kind"].startswith(kinds)
                said[held["why_not"]] += 1
    assert set(said) == {"number", "condition", "condition_end"}


def test_a_reason_tells_nothing_hidden() -> None:
    """Whatever else the seat may imagine of the hidden cards, its wishes and their reasons are the same; and so for
    seats that wait.
    """
    for number, game in enumerate(positions(16)):
        for seat in range(game.players):
            own, other = Seat(game, seat), Seat(Seat(game, seat).imagine(number), seat)
            wishes = own.wishes()
            assert wishes == other.wishes()
            for choice in wishes[number % 7 :: 7]:
                why: Any = own.why_not(choice)
                assert why == other.why_not(choice)
                assert seat == game.actor or why["kind"] == "why_turn"


def test_whatever_is_asked_has_a_reason() -> None:
    """Even a page that is behind and asks for what isn't there any more hears a reason of the game, and it is true."""
    kinds = Counter[str]()
    for number, game in enumerate(positions(8)):
        seat = Seat(game, game.actor)
        offered = seat.choices()
        for choice in ACTIONS.choices[number % 11 :: 11]:
            why: Any = seat.why_not(choice)
            assert (why is None) == (choice in offered)
            if why is not None:
                kind = why["kind"].removeprefix("why_")
                TRYING[kind](Trial(game, seat.number, choice, why))
                kinds[kind] += 1
    assert set(kinds) >= OF_STALE_PAGES


# What is said.

NAMES = [str(face.names["en"]) for face in stage().game.setup.meta.faces(stage().game.setup)]


def said(scene: PocketScene, text: str, seat: int = A) -> str:
    """The reason in English, filled in."""
    why = reason(scene, text, seat)
    facts = {name: fact_text(name, fact) for name, fact in why["facts"].items()}
    return str(why["text"]).format(**facts)


def fact_text(name: str, fact: Any) -> str:
    """One fact in words."""
    if name == "cards":
        return ", ".join(NAMES[card] for card in fact)
    if name == "type":
        return ("military", "economy", "culture", "politics")[fact]
    return NAMES[fact] if name == "card" else str(fact)


def reason(scene: PocketScene, text: str, seat: int = A) -> Why:
    """Why the seat isn't offered a choice, in the words of these tests."""
    why: Any = Seat(scene.game, seat).why_not(ACTIONS.parse(numbered(text)))
    assert why is not None
    return dict(why)


def remedies(scene: PocketScene, text: str) -> list[tuple[str, str, str, int]]:
    """What would help: the choice, the card that is laid, what it brings, how many."""
    return [
        (
            named(remedy["choice"]),
            IDS[remedy["facts"]["card"]] if "card" in remedy["facts"] else "",
            remedy["facts"]["brings"],
            remedy["facts"].get("n", 0),
        )
        for remedy in reason(scene, text)["remedies"]
    ]


def test_points_that_are_short() -> None:
    """What is there and what isn't, point by point; what brings more of it, unless the number would fit no more."""
    scene = stage(
        areas={A: "M: jie_gu; E: xin_feng_shi"},
        hands={A: "ping_kang_li kai_yuan_sheng_shi qu_jiang_chi"},
        public="kai_yuan_men dong_shi xuan_du_guan ni_shang_yu_yi wan_nian_xian hong_lu_si tai_ji_gong "
        "bai_fei_dai_xing",
    )
    why = reason(scene, "play ping_kang_li E")
    assert said(scene, "play ping_kang_li E") == "Ping Kang Li needs 2 economy points. You have 1."
    assert (why["have"], why["lack"], why["rule"]) == (["economy"], ["economy"], "play")
    assert [IDS[card] for card in why["causes"]] == ["xin_feng_shi"]
    found = remedies(scene, "play ping_kang_li E")
    assert found == [("pay kai_yuan_sheng_shi", "kai_yuan_men", "points", 1)], "after Dong Shi, a Q, no 10 fits"
    assert why["remedies"][0]["facts"]["through"] == "even"


@pytest.mark.parametrize(
    ("area", "hand", "wish", "sentence"),
    [
        (
            "",
            "wu_ku",
            "play wu_ku C",
            "Wu Ku doesn’t belong in the culture column, and none of your cards opens that column to it.",
        ),
        (
            "M: weng_cheng",
            "wu_ku",
            "play wu_ku M",
            "Wu Ku is 5. Your military column ends with 7, so only 7 or more follows.",
        ),
        (
            "",
            "li_lin_fu",
            "play li_lin_fu E",
            "Li Linfu needs 6 points in these types together: economy, politics. You have 0.",
        ),
        (
            "",
            "wang_wei",
            "play wang_wei P",
            "Wang Wei needs 1 point in one of these types: culture, politics. Your best has 0.",
        ),
        ("M: wu_ku", "li_long_ji", "play li_long_ji P", "Li Longji needs 4 points in any one type. Your best has 1."),
        (
            "C: jiao_fang",
            "ni_shang_yu_yi",
            "play ni_shang_yu_yi C",
            "Ni Shang Yu Yi needs 14 points in all four types together. You have 1.",
        ),
        (
            "P: men_xia_sheng; E: dong_shi",
            "kai_yuan_sheng_shi",
            "buy zhu_que_men",
            "None of your hand cards buys Zhu Que Men: it takes 12 or more of its own type, or 12 of another, or any "
            "character.",
        ),
        (
            "E: dong_shi",
            "da_yi_hang",
            "play da_yi_hang E",
            "Da Yi Hang is 7. Your economy column ends with 12, so only 12 or more follows.",
        ),
        (
            "E: ling_yan_ge",
            "ping_kang_li",
            "play ping_kang_li E",
            "Ping Kang Li needs 2 economy points. You have 1. Nor does its number fit that column.",
        ),
        (
            "",
            "dong_shi",
            "buy zhu_que_men",
            "First choose the hand card that you discard for Zhu Que Men. This buys it: Dong Shi.",
        ),
        ("", "", "buy zhu_que_men", "You have no hand card to buy with."),
        ("M: wu_ku", "", "recall wu_ku", "Wu Ku stays in its column; only an effect takes it from there."),
        ("", "", "descend M", "None of your cards in play turns a column. Du Fu would."),
    ],
)
def test_what_is_said_on_ones_turn(area: str, hand: str, wish: str, sentence: str) -> None:
    """With the names of the cards, and the numbers as they are."""
    assert said(stage(areas={A: area}, hands={A: hand}, public="zhu_que_men"), wish) == sentence


def test_what_is_said_during_a_buy() -> None:
    """The price, then that the bought card comes first; on the last action that there is none left."""
    scene = stage(
        areas={A: "M: weng_cheng"}, hands={A: "jin_wu_wei fei_long_jiu"}, public="feng_sui zhu_que_men dong_shi jiu_si"
    )
    scene.play("pay jin_wu_wei")
    assert said(scene, "buy zhu_que_men") == "Jin Wu Wei is 6. Zhu Que Men is of the same type and takes 12 or more."
    assert said(scene, "buy dong_shi") == "Jin Wu Wei is 6. Dong Shi is of another type and takes exactly 12."
    assert said(scene, "draw") == "You are buying with Jin Wu Wei: first choose one of the public cards."
    scene.play("buy feng_sui")
    assert said(scene, "place M") == "Feng Sui is 3. Your military column ends with 7, so only 7 or more follows."
    assert said(scene, "draw") == "You have bought Feng Sui: first choose where it goes."
    scene.play("keep", "pay fei_long_jiu")
    assert said(scene, "play feng_sui M") == "No action is left this turn."


def test_what_is_said_while_an_effect_asks() -> None:
    """What it asks for comes first, and it can't be declined."""
    scene = stage(hands={A: "da_li_si", B: "jie_gu wu_ku du_fu li_bai"})
    scene.play("play da_li_si P")
    assert said(scene, "play jie_gu M", B) == "Da Li Si asks first: discard a hand card."
    assert said(scene, "skip", B) == "The effect of Da Li Si can’t be declined."


def test_rules_that_nothing_waives() -> None:
    """While all play freely, the condition of an End Game Event still holds (P-28)."""
    scene = stage(hands={A: "ni_shang_yu_yi wang_wei"}, running={"play": B})
    sentence = "Nothing waives the condition of Ni Shang Yu Yi, an End Game Event: it needs 14 points. You have 0."
    assert said(scene, "play ni_shang_yu_yi C") == sentence and "play wang_wei P" in scene.legal()


DEAR = "ling_yan_ge chang_an_xian_luo xi_shi guang_yun_tan_hui qu_jiang_chi ni_shang_yu_yi han_yuan_dian da_ming_gong"
"""Eight public cards that low hand cards don't buy."""
HELP = [
    (
        "M: zhu_que_men; P: shang_shu_sheng zhong_shu_sheng",
        "wu_ku bai_fei_dai_xing",
        "play wu_ku M",
        "play bai_fei_dai_xing P",
        "free",
        0,
    ),
    ("", "zhu_que_men guo_zi_jian", "play zhu_que_men C", "play guo_zi_jian C", "column", 0),
    ("C: du_fu; M: weng_cheng", "wu_ku", "play wu_ku M", "descend M", "number", 0),
    ("M: fei_long_jiu wu_ku", "an_lu_shan men_xia_sheng", "play an_lu_shan M", "play men_xia_sheng P", "ease", 1),
    ("", "jie_gu xin_feng_shi", "pay jie_gu", "play xin_feng_shi E", "buys", 4),
    ("", "jie_gu xin_feng_shi", "buy han_yuan_dian", "play xin_feng_shi E", "buys", 1),
    ("", "zhu_que_men", "buy han_yuan_dian", "pay zhu_que_men", "buys", 1),
    ("M: wu_ku", "xuan_du_guan", "recall wu_ku", "play xuan_du_guan C", "effect", 0),
    ("C: jiao_fang li_yuan", "du_fu", "descend C", "play du_fu C", "effect", 0),
]


@pytest.mark.parametrize(("area", "hand", "wish", "choice", "brings", "n"), HELP)
def test_what_helps(area: str, hand: str, wish: str, choice: str, brings: str, n: int) -> None:
    """The one choice that brings it nearer; on the last action of the game what brings it at once is all that helps."""
    found = [
        (*remedy[:1], *remedy[2:]) for remedy in remedies(stage(areas={A: area}, hands={A: hand}, public=DEAR), wish)
    ]
    assert found == [(choice, brings, n)]
    last = stage(areas={A: area}, hands={A: hand}, public=DEAR, round=12, actions=1)
    at_once = wish.startswith("recall") or choice.startswith(("pay", "descend"))
    assert bool(remedies(last, wish)) == at_once


def test_a_visit_to_come() -> None:
    """A character is taken once the actions are over; without a hand card one draws."""
    scene = stage(areas={A: "E: ping_kang_li"}, public="li_bai")
    assert remedies(scene, "take li_bai") == [("pass", "", "ward", 0)]
    reason(scene, "take li_bai")["causes"].clear()
    assert said(scene, "take li_bai") == "Ping Kang Li invites Li Bai once your actions are over.", (
        "what is told is a copy"
    )
    assert remedies(scene, "buy li_bai") == [("draw", "", "card", 1)]
