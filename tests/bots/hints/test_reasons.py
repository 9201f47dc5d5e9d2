"""What a reason tells is what has changed on the table, in numbers that a player can count."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.advised import NAMES, positions
from tongbao.bots.hints.explain import explainer_for
from tongbao.bots.hints.hint import Reason
from tongbao.bots.registry import evaluator_for
from tongbao.games.silk_cities.cards.actions import FINE, FOOD, LABORER, METAL, SILK


def deal(number: int, to_rival: bool = False) -> Callable[[Any, int, int], None]:
    """So many cards off the deck into a hand."""

    def change(game: Any, seat: int, rival: int) -> None:
        game.hands[rival if to_rival else seat].extend([game.deck.pop() for _ in range(number)])

    return change


def to_others(game: Any, seat: int, rival: int) -> None:
    """Two cards into the hand of the third player."""
    game.hands[3 - seat - rival].extend([game.deck.pop() for _ in range(2)])


def coins(number: int, to_rival: bool = False) -> Callable[[Any, int, int], None]:
    """So many tong bao."""

    def change(game: Any, seat: int, rival: int) -> None:
        game.coins[rival if to_rival else seat] += number

    return change


def token(type_: int, number: int, to_rival: bool = False) -> Callable[[Any, int, int], None]:
    """So many tokens of Chang’an."""

    def change(game: Any, seat: int, rival: int) -> None:
        game.tokens[rival if to_rival else seat][type_] += number

    return change


def build(game: Any, seat: int, rival: int) -> None:
    """A card of Chang’an into the first district that has none."""
    empty = game.districts[seat].index([])
    game.districts[seat] = [
        [game.deck.pop()] if number == empty else district for number, district in enumerate(game.districts[seat])
    ]


def to_gate(game: Any, seat: int, rival: int) -> None:
    """A card of Chang’an on an empty gate."""
    game.gates[seat][game.gates[seat].index([])].append(game.deck.pop())


def grow(number: int, to_rival: bool = False) -> Callable[[Any, int, int], None]:
    """So many points more in each type of Pocket Chang’An."""

    def change(game: Any, seat: int, rival: int) -> None:
        powers = game.powers[rival if to_rival else seat]
        powers.points = [points + number for points in powers.points]

    return change


def city(change: Callable[[Any], None], to_rival: bool = False) -> Callable[[Any, int, int], None]:
    """A city of Cities of the Silk Road otherwise."""
    return lambda game, seat, rival: change(game.own(rival if to_rival else seat))


def good(kind: int, number: int) -> Callable[[Any], None]:
    """So many goods for a city."""

    def change(city: Any) -> None:
        city.goods[kind] += number

    return change


def rich(city: Any) -> None:
    """Seven coins more."""
    city.coins += 7


def dear(city: Any) -> None:
    """Two more to pay for those who pass."""
    city.toll += 2


def crowd(city: Any) -> None:
    """A laborer more."""
    city.citizens.join(LABORER, 1)


CHANGES: list[tuple[str, str, Callable[[Any, int, int], None], str, str]] = [
    ("xanadu", "coins", coins(3), "3 more tong bao", "多3通宝"),
    ("xanadu", "coins", coins(-1), "1 fewer tong bao", "少1通宝"),
    ("xanadu", "rival's coins", coins(3, True), "3 more tong bao for RIVAL", "RIVAL多3通宝"),
    (
        "xanadu",
        "lead at these prices",
        coins(4),
        "4 further ahead of RIVAL at current prices",
        "按现价对RIVAL的领先增加4",
    ),
    ("xanadu", "lead in prospects", coins(4), "4 further ahead of RIVAL in the long run", "长远来看对RIVAL的领先增加4"),
    ("xanadu", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("xanadu", "cards in hand", deal(1), "1 more card in hand", "手牌多1张"),
    ("xanadu", "worth of the hand", deal(2), "a more valuable hand", "手牌价值更高"),
    ("xanadu", "rival's cards", deal(2, True), "2 more cards in RIVAL’s hand", "RIVAL手牌多2张"),
    ("xanadu", "second rival's cards", to_others, "2 more cards in the second rival’s hand", "第二强对手的手牌多2张"),
    ("xanadu", "others' cards", to_others, "2 more cards in the other players’ hands", "其他玩家手牌多2张"),
    ("changan", "Coins", token(0, 3), "3 more Coins", "多3枚铜钱"),
    ("changan", "Wheat", token(1, 2), "2 more Wheat", "多2份小麦"),
    ("changan", "Stone", token(2, 2), "2 more Stone", "多2份石料"),
    ("changan", "Wood", token(3, 2), "2 more Wood", "多2份木材"),
    ("changan", "Silk", token(4, 3), "3 more Silk", "多3匹丝绸"),
    ("changan", "points", token(4, 3), "3 more points", "多3分"),
    ("changan", "lead", token(4, 3), "3 points gained on RIVAL", "相对RIVAL多得3分"),
    ("changan", "rival's tokens", token(3, 4, True), "4 more resources for RIVAL", "RIVAL多4份资源"),
    ("changan", "rival's Silk", token(4, 1, True), "1 more Silk for RIVAL", "RIVAL多1匹丝绸"),
    ("changan", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("changan", "rival's cards in hand", deal(2, True), "2 more cards in RIVAL’s hand", "RIVAL手牌多2张"),
    ("changan", "cards at the gates", to_gate, "1 more card at your gates", "城门的牌多1张"),
    ("changan", "empty gates", to_gate, "1 fewer empty gate", "少1座空城门"),
    ("changan", "first row", build, "1 more card in row 1", "第一排多1张牌"),
    ("pocket_changan", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("pocket_changan", "rival's cards in hand", deal(1, True), "1 more card in RIVAL’s hand", "RIVAL手牌多1张"),
    (
        "pocket_changan",
        "others' cards in hand",
        to_others,
        "2 more cards in the hands of everyone but RIVAL",
        "RIVAL以外的玩家手牌多2张",
    ),
    ("pocket_changan", "my weakest type", grow(1), "1 more point in your weakest type", "最弱的类型多1点"),
    (
        "pocket_changan",
        "my second strongest type",
        grow(2),
        "2 more points in your second strongest type",
        "次强的类型多2点",
    ),
    ("pocket_changan", "my strongest type", grow(2), "2 more points in your strongest type", "最强的类型多2点"),
    ("pocket_changan", "my points to the end", grow(1), "4 points nearer to an End Game Event", "离结束游戏事件近4点"),
    (
        "pocket_changan",
        "rival's weakest type",
        grow(1, True),
        "1 more point in RIVAL’s weakest type",
        "RIVAL最弱的类型多1点",
    ),
    (
        "pocket_changan",
        "rival's other types",
        grow(1, True),
        "2 more points in RIVAL’s two strongest types",
        "RIVAL最强的两种类型多2点",
    ),
    (
        "pocket_changan",
        "rival's points to the end",
        grow(1, True),
        "RIVAL 4 points nearer to an End Game Event",
        "RIVAL离结束游戏事件近4点",
    ),
    ("silk_cities", "coins", city(rich), "7 more coins", "多7枚钱币"),
    (
        "silk_cities",
        "coins ahead of the richest rival",
        city(rich),
        "a lead of 7 more coins over the richest rival",
        "钱币对最富对手的领先增加7枚",
    ),
    ("silk_cities", "rival's coins", city(rich, True), "7 more coins for RIVAL", "RIVAL多7枚钱币"),
    ("silk_cities", "rivals' coins", city(rich, True), "7 more coins for your rivals combined", "对手们共多7枚钱币"),
    ("silk_cities", "food", city(good(FOOD, 3)), "3 more food", "多3粮食"),
    ("silk_cities", "rival's food", city(good(FOOD, 3), True), "3 more food for RIVAL", "RIVAL多3粮食"),
    ("silk_cities", "metal", city(good(METAL, 2)), "2 more metal", "多2金属"),
    ("silk_cities", "standard silk", city(good(SILK, 2)), "2 more standard silk", "多2张普通丝绸"),
    ("silk_cities", "fine silk", city(good(FINE, 1)), "1 more fine silk", "多1张上等丝绸"),
    ("silk_cities", "Golden Age", city(good(FINE, 1)), "a Golden Age worth 3 more", "黄金时代可多得3枚"),
    ("silk_cities", "laborers", city(crowd), "1 more labourer", "多1名劳工"),
    ("silk_cities", "citizens", city(crowd), "1 more citizen", "多1名公民"),
    ("silk_cities", "income", city(crowd), "1 more coin of income", "收入多1枚钱币"),
    ("silk_cities", "toll", city(dear), "a toll 2 higher", "过路费高2"),
    ("silk_cities", "rival's cards", deal(2, True), "2 more development cards for RIVAL", "RIVAL多2张发展牌"),
]


@pytest.mark.parametrize(
    ("name", "feature", "change", "english", "chinese"), CHANGES, ids=[f"{one[0]}-{one[3]}" for one in CHANGES]
)
def test_what_is_told_is_what_has_changed(
    name: str, feature: str, change: Callable[[Any, int, int], None], english: str, chinese: str
) -> None:
    evaluator = evaluator_for(name)
    place, tried = evaluator.names.index(feature), 0
    for position, seat in positions(name, 3, 4, 4):
        game = position.clone()
        game.piles()
        rival, there = evaluator.rival(game, seat), evaluator.features(game, seat)[place]
        change(game, seat, rival)
        if evaluator.rival(game, seat) == rival:
            reason = Reason(feature, evaluator.features(game, seat)[place] - there, 0.1, rival)
            assert explainer_for(name, NAMES, "en").phrase(reason) == english.replace("RIVAL", NAMES[rival])
            assert explainer_for(name, NAMES, "zh").phrase(reason) == chinese.replace("RIVAL", NAMES[rival])
            tried += 1
    assert tried


def test_points_of_pocket_changan_are_those_of_the_score() -> None:
    evaluator, tried = evaluator_for("pocket_changan"), 0
    place = evaluator.names.index("my total")
    for position, seat in positions("pocket_changan", 2, 9, 6):
        there, score = evaluator.features(position, seat)[place], position.scores()[seat]
        game: Any = position.clone()
        grow(1)(game, seat, 1 - seat)
        reason = Reason("my total", evaluator.features(game, seat)[place] - there, 0.1, 1 - seat)
        more = game.scores()[seat] - score
        assert explainer_for("pocket_changan", NAMES, "en").phrase(reason) == f"{more} more points as things stand"
        tried += more > 1
    assert tried
