"""Why a seat isn't offered what it might wish for: said of everything on the table, and true by trying."""

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import tongbao
from tests.games.anchors import anchors
from tongbao.bots.greedy import GreedyBot
from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat
from tongbao.games.changan.building import Payment
from tongbao.games.changan.effects.questions import Question
from tongbao.games.changan.meta import CHANGAN
from tongbao.games.changan.research import ResearchMore
from tongbao.games.changan.silk import TakeSilk
from tongbao.games.changan.whys import RULE_OF, WHYS
from tongbao.testing.scenes import A, B, C, D

from .repairs import after, is_repaired
from .scene import CARDS, ChanganScene, cards, names, numbered, stage

Json = dict[str, Any]
DECKS = {2: CHANGAN.all_options(2), 3: CHANGAN.all_options(3), 4: CHANGAN.all_options(4)}
GAMES = [36, pytest.param(400, marks=pytest.mark.nightly)]
OFTEN, SELDOM = 0.2, 0.03
"""How many positions are looked at of those within an action, and of all others."""
PHASES = {"turn", "research", "place", "characters", "offer", "payment", "effect"}
TOKENS = {"coin", "wheat", "stone", "wood", "silk"}


@cache
def positions(games: int) -> list[Seat]:
    """The seats to act at some positions of so many games, played by chance and now and then by the greedy bot."""
    found: list[Seat] = []
    for seed in range(games):
        dice, bot, players = random.Random(seed), GreedyBot(seed), 2 + seed % 3
        clever = 0.06 * (seed // 3 % 3)
        options = DECKS[players][seed * 7 % len(DECKS[players])]
        game = tongbao.new("changan", players=players, seed=seed, options=options)
        while not game.over:
            if dice.random() < (
                OFTEN if isinstance(game.step, (Payment, Question, TakeSilk, ResearchMore)) else SELDOM
            ):
                found.append(Seat(game.clone(), game.actor))
            seat = Seat(game, game.actor)
            game.take(game.actor, bot.choose(seat) if dice.random() < clever else dice.choice(seat.choices()))
    return found


def refused(seat: Seat) -> list[Choice]:
    """What the seat may wish for and isn't offered."""
    offered = seat.choices()
    return [choice for choice in seat.wishes() if choice not in offered]


def told(seat: Seat, choice: Choice, language: str = "en") -> Json:
    """The reason against a choice."""
    found: Any = seat.why_not(choice, language)
    assert found is not None, choice
    return dict(found)


def is_sound(seat: Seat, choice: Choice) -> str:
    """Hold a reason against the contract; return its kind."""
    why = told(seat, choice)
    assert why["kind"] in RULE_OF, f"{choice}: {why['kind']}"
    assert why["rule"] == RULE_OF[why["kind"]]
    for text in (why["text"], told(seat, choice, "zh")["text"]):
        places = set(re.findall(r"{([^}]*)}", text))
        assert places <= set(why["facts"]), f"{choice}: {text} {why['facts']}"
    assert len(why["have"]) + len(why["lack"]) <= 12 and set(why["have"] + why["lack"]) <= TOKENS
    assert all(card in range(1, len(CARDS) + 1) for card in why["causes"])
    assert len(why["remedies"]) <= 3 and len({remedy["choice"] for remedy in why["remedies"]}) == len(why["remedies"])
    return str(why["kind"])


@pytest.mark.compiled("changan")
@pytest.mark.parametrize("games", GAMES)
def test_whatever_is_not_offered_has_a_reason(games: int) -> None:
    found: Counter[str] = Counter()
    for seat in positions(games):
        wishes = seat.wishes()
        assert len(wishes) <= 300 and len(set(wishes)) == len(wishes)
        for choice in wishes:
            if choice in seat.choices():
                assert seat.why_not(choice) is None
            else:
                found[is_sound(seat, choice)] += 1
    assert len(positions(games)) >= 20 * games
    assert len(found) > 40, found


def test_even_what_nobody_wishes_for_has_a_reason() -> None:
    """Every choice of the game, in every phase."""
    phases = Counter[str]()
    for seat in positions(36):
        phase = str(seat.view()["phase"])
        phases[phase] += 1
        if phases[phase] <= 4:
            for choice in CHANGAN.action_space.choices:
                assert choice in seat.choices() or is_sound(seat, choice)
    assert phases.keys() >= PHASES, phases


def one_of_each(seat: Seat, dice: random.Random) -> list[Choice]:
    """For each kind of reason one choice that it stands against."""
    found: dict[str, list[Choice]] = {}
    for choice in refused(seat):
        found.setdefault(told(seat, choice)["kind"], []).append(choice)
    return [dice.choice(choices) for choices in found.values()]


@pytest.mark.parametrize("games", GAMES)
def test_every_reason_is_true(games: int) -> None:
    """Once what it names is mended, the choice is offered, or another reason stands nearer to it."""
    dice = random.Random(1)
    for seat in positions(games):
        for choice in one_of_each(seat, dice):
            assert is_repaired(seat, choice), f"{choice}: {told(seat, choice)}"


@pytest.mark.parametrize("games", GAMES)
def test_every_remedy_helps(games: int) -> None:
    """It can be taken, and then the choice is offered, less is lacking, or another reason stands there."""
    dice, tried = random.Random(2), Counter[str]()
    for seat in positions(games):
        for choice in one_of_each(seat, dice):
            why = told(seat, choice)
            for remedy in why["remedies"]:
                tried[why["kind"]] += 1
                then = after(seat, choice, remedy["choice"])
                helped = then is None or then["kind"] != why["kind"] or len(then["lack"]) < len(why["lack"])
                assert helped, f"{choice}: {why}, then {then}"
    assert len(tried) > 15, tried


def test_reasons_rest_on_what_the_seat_knows() -> None:
    """Dealt anew, all that it doesn't know changes no reason, nor what it may wish for."""
    for seed, seat in enumerate(positions(36)[::8]):
        other = Seat(seat.imagine(seed), seat.number)
        assert other.wishes() == seat.wishes()
        for choice in seat.wishes():
            assert other.why_not(choice) == seat.why_not(choice)


def test_who_waits_may_wish_too() -> None:
    """For what a turn of his own may bring; he hears whose turn it is."""
    scene = stage(hands={A: "wei_zheng", B: "jia_dan"})
    other = Seat(scene.game, B)
    assert numbered("play jia_dan") in [choice.text for choice in other.wishes()]
    assert {told(other, choice)["kind"] for choice in other.wishes()} == {"why_turn"}


def test_rules_tell_more() -> None:
    """Each reason leads to a place in the rules for players."""
    assert set(WHYS) <= anchors("changan")


# Some reasons to the letter.


def why(scene: ChanganScene, choice: str) -> Json:
    """Why the acting seat isn't offered a choice."""
    return told(Seat(scene.game, scene.acting), CHANGAN.action_space.parse(numbered(choice)))


def helped(reason: Json) -> list[tuple[str, Json]]:
    """The remedies, and what they bring."""
    return [(remedy["choice"], remedy["facts"]) for remedy in reason["remedies"]]


def test_a_price_that_cannot_be_paid() -> None:
    scene = stage(gates={A: "coin: jia_dan"}, hands={A: "wei_zheng"}, tokens={A: "3/0/1/0"})
    reason = why(scene, "build 0 0")
    assert reason["text"] == "{card} lacks {resources} for row {row} of the {district}."
    assert (reason["have"], reason["lack"]) == (["coin", "stone"], ["wood"])
    assert helped(reason) == [("buy 3", {"type": 3, "n": 1}), ("produce 3", {"type": 3, "n": 2})]
    assert reason["rule"] == "build" and names(reason["causes"]) == ["jia_dan"]
    coin = why(stage(gates={A: "coin: jia_dan"}, tokens={A: "0/0/1/1"}), "build 0 0")
    assert (coin["kind"], coin["have"], coin["lack"]) == ("why_coin", ["stone", "wood"], ["coin"])
    assert helped(coin) == [], "the only card must stay on top"


def test_a_price_that_cards_lower() -> None:
    scene = stage(districts={A: "wheat: ministry_of_works"}, gates={A: "coin: sancai_potter"})
    reason = why(scene, "build 0 0")
    assert reason["kind"] == "why_price_helped" and reason["facts"]["n"] == 1
    assert reason["facts"]["resources"] == ["stone", "wood"] and reason["lack"] == ["stone"]
    assert names(reason["causes"]) == ["sancai_potter", "ministry_of_works"]


def test_guards_are_named() -> None:
    scene = stage(gates={B: "coin: wei_zheng jia_dan"}, districts={B: "stone: outer_city_wall"}, tokens={A: "0/0/4/0"})
    reason = why(scene, "acquire 1 0")
    assert (reason["kind"], names(reason["causes"])) == ("why_guarded", ["outer_city_wall"])
    assert why(scene, "acquire 1 1")["kind"] == "why_no_rival_card"
    alone = why(stage(gates={B: "coin: wei_zheng"}), "acquire 1 0")
    assert (alone["kind"], names([alone["facts"]["card"]])) == ("why_lowest", ["wei_zheng"])


def test_what_belongs_to_another_phase() -> None:
    """What is under way is named, and what ends it."""
    scene = stage(
        hands={A: "wei_zheng"},
        districts={A: "wheat: coin_caster"},
        tokens={A: "2/9/0/0"},
        display="jia_dan - -",
        rest=B,
    )
    assert why(scene, "end_turn")["kind"] == "why_main_due"
    scene.play("draw_display 0", "buy 3")
    spent = why(scene, "produce 1")
    assert (spent["kind"], helped(spent)) == ("why_main_research", [("end_turn", {})])
    assert why(scene, "buy 2")["facts"] == {"n": 1}


def test_within_produce() -> None:
    scene = stage(
        gates={A: "coin: wei_zheng sun_simiao jia_dan; wheat: observatory woodblock_printing"},
        hands={A: "paper_mill"},
        districts={A: "wheat: coin_caster cien_translator"},
        tokens={A: "2/0/0/0"},
    )
    assert why(scene, "produce 0")["kind"] == "why_full_gate"
    scene.play("produce 1")
    assert why(scene, "collect")["kind"] == "why_nothing_came"
    assert why(scene, "move 0 2")["facts"] == {"gate": 1, "n": 1, "m": 2}
    assert why(scene, "move 1 1")["kind"] == "why_target"
    assert why(scene, "buy 1")["kind"] == "why_placing"
    scene.play("play paper_mill")
    assert helped(why(scene, "buy 1")) == [("collect", {})]
    assert why(scene, "build 0 0")["kind"] == "why_main_produce"
    scene.play("collect")
    assert why(scene, "activate 2")["text"] == "{card} brings something for every {n} that it counts; you have {m}."
    scene.play("activate 1")
    assert scene.phase() == "turn"


USELESS = {
    "sun_simiao": "no_discards",
    "academy_student": "empty_hand",
    "transport_commissioner": "empty_hand",
    "cien_translator": "counts_little",
    "sogdian_moneychanger": "nothing_to_give",
    "tea_merchant": "nobody_ahead",
    "gate_commandant": "nobody_to_levy",
    "li_jing": "no_raid",
    "jinwu_guard": "nobody_to_rob",
    "princess_pingyang": "no_full_hand",
    "market_director": "empty_display",
    "hanlin_academician": "no_deck",
    "gao_lishi": "nothing_to_copy_elsewhere",
    "fang_xuanling": "price",
    "yan_lide": "empty_hand",
    "price_granary": "permanent",
    "left_treasury": "game_end",
}


@pytest.mark.parametrize("card", USELESS)
def test_why_a_built_card_has_nothing_to_do(card: str) -> None:
    """And what would give it something to do."""
    scene = stage(3, hands={A: "zhongnan_woodcutter"}, districts={A: f"wheat: {card} coin_caster"})
    scene.game.discards, scene.game.deck = [], []
    scene.game.hands[B] = []
    scene.game.display = [0, 0, 0]
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    assert why(scene, "activate 1")["kind"] == f"why_{USELESS[card]}"
    assert is_mended(scene, "activate 1")


def is_mended(scene: ChanganScene, choice: str) -> bool:
    """Whether the reason goes once what it names is mended."""
    return is_repaired(Seat(scene.game, scene.acting), CHANGAN.action_space.parse(numbered(choice)))


def test_why_a_copier_has_nothing_to_copy() -> None:
    scene = stage(
        hands={A: "zhongnan_woodcutter"}, districts={A: "wheat: block_printer gao_lishi", B: "coin: coin_caster"}
    )
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    assert why(scene, "activate 1")["kind"] == "why_nothing_to_copy" and is_mended(scene, "activate 1")


def test_why_a_character_cannot_be_copied() -> None:
    scene = stage(
        gates={A: "coin: gao_lishi"},
        districts={
            A: "wood: curved_plough",
            B: "coin: coin_caster; wheat: workshop_overseer block_printer price_granary",
        },
        tokens={A: "1/0/1/1"},
    )
    scene.play("build 0 0", "use")
    kinds = {choice: why(scene, f"copy {choice}")["kind"] for choice in ("1 1 1", "1 1 2", "1 1 3", "0 3 1", "1 3 1")}
    assert kinds == {
        "1 1 1": "why_empty_gates",
        "1 1 2": "why_copier",
        "1 1 3": "why_permanent",
        "0 3 1": "why_copies_others",
        "1 3 1": "why_free_space",
    }
    assert is_mended(scene, "copy 1 1 1") and is_mended(scene, "copy 1 1 3")


def test_why_silk_helps_nobody() -> None:
    """A weaver for the poor, a trader without Silk, a stock that is empty."""
    scene = stage(
        hands={A: "zhongnan_woodcutter"},
        districts={A: "wheat: brocade_weaver sabao_caravan_leader coin_caster"},
        tokens={A: "0/0/0/0/2"},
    )
    scene.play("produce 1", "play zhongnan_woodcutter", "collect")
    assert why(scene, "activate 1")["facts"] == {"card": cards("brocade_weaver")[0], "n": 1, "m": 2}
    assert is_mended(scene, "activate 1")
    poor = stage(
        hands={A: "zhongnan_woodcutter"},
        districts={A: "wheat: camel_driver sabao_caravan_leader coin_caster", B: "coin: jade_gate_pass"},
        tokens={B: "0/0/0/0/6"},
    )
    poor.play("produce 1", "play zhongnan_woodcutter", "collect")
    assert why(poor, "activate 1")["kind"] == "why_no_silk" and is_mended(poor, "activate 1")
    assert why(poor, "activate 2")["facts"]["resources"] == ["silk"] and is_mended(poor, "activate 2")


def test_from_whom_no_silk_is_taken() -> None:
    scene = stage(
        4,
        gates={A: "coin: hanlin_academician"},
        districts={B: "stone: jade_gate_pass"},
        tokens={A: "1/1/0/1/1", B: "0/0/0/0/3", C: "0/0/0/0/3", D: "0/0/0/0/3"},
    )
    scene.game.tokens[A][4] += scene.game.silk_stock
    scene.game.silk_stock = 0
    scene.play("build 0 4")
    assert why(scene, "seat 1")["kind"] == "why_guarded" and is_mended(scene, "seat 1")
    assert why(scene, "buy 1")["kind"] == "why_taking_silk"


def test_why_a_resource_must_be_paid() -> None:
    scene = stage(
        gates={A: "coin: sancai_potter"},
        districts={A: "coin: coin_caster wei_plain_farmer; wheat: ministry_of_works vermilion_bird_avenue"},
        tokens={A: "0/2/1/3"},
    )
    scene.play("build 0 0")
    assert why(scene, "pay")["kind"] == "why_saves_first"
    assert why(scene, "save 0")["kind"] == "why_not_due"
    scene.play("save 1")
    assert why(scene, "save 1")["kind"] == "why_save_else" and is_mended(scene, "save 1")


def test_full_gates() -> None:
    scene = stage(
        gates={
            A: "coin: wei_plain_farmer mount_li_quarryman zhongnan_woodcutter; wheat: coin_caster workshop_overseer; "
            "stone: taicang_granary longshou_mills west_market_timber_pool; wood: sun_simiao block_printer jia_dan"
        },
        hands={A: "wei_zheng gao_lishi"},
        districts={A: "wheat: transport_commissioner sancai_potter"},
    )
    scene.play("produce 1", "play wei_zheng", "collect")
    assert why(scene, "activate 1")["kind"] == "why_full_gates" and is_mended(scene, "activate 1")
    scene.play("done")
    assert why(scene, "play gao_lishi")["kind"] == "why_main_produce"
    scene.game.main = ""
    assert why(scene, "play gao_lishi")["kind"] == "why_full_gates" and is_mended(scene, "play gao_lishi")


def test_what_lies_there_waits() -> None:
    """Built cards, covered ones, and the spaces behind the next."""
    scene = stage(
        gates={A: "coin: wei_zheng jia_dan"},
        districts={A: "coin: coin_caster; wheat: price_granary; stone: left_treasury"},
        hands={A: "sun_simiao"},
    )
    kinds = {
        "space 0 1": "at_rest",
        "space 1 1": "permanent",
        "space 2 1": "game_end",
        "space 0 2": "free_space",
        "space 0 3": "later_row",
        "move 0 2": "move_covered",
        "build 1 0": "nothing_to_build",
    }
    assert {choice: why(scene, choice)["kind"] for choice in kinds} == {k: f"why_{v}" for k, v in kinds.items()}
    assert why(scene, "space 0 3")["facts"] == {"district": 0, "row": 2}
    bare = stage(hands={A: "sun_simiao"})
    assert why(bare, "build 1 0")["kind"] == "why_no_card_at_gates" and is_mended(bare, "build 1 0")


def test_what_this_table_has_not() -> None:
    scene = stage(hands={A: "wei_zheng", B: "jia_dan"}, gates={A: "coin: sun_simiao"})
    kinds = {
        "build 0 4": "no_road",
        "acquire 3 0": "no_seat",
        "acquire 0 0": "self",
        "play jia_dan": "not_in_hand",
        "move 0 2": "few_cards",
        "gain 1": "asked",
        "activate 1": "activate",
    }
    assert {choice: why(scene, choice)["kind"] for choice in kinds} == {k: f"why_{v}" for k, v in kinds.items()}
