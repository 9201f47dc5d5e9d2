"""Advice: the same for all that a seat can't see, ranked, and with reasons that are put into words."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.advice.advice import OVER, Advice, Reason, Suggestion
from tongbao.bots.advice.adviser import LEAST_EFFECT, MOST_SUGGESTED, advise, compared, effects_of
from tongbao.bots.advice.wording import Teller, Wording, silent
from tongbao.bots.advice.words.wordings import WORDINGS, teller
from tongbao.bots.judgement.judges import JUDGES, judge_of
from tongbao.bots.judgement.network import Network
from tongbao.bots.judgement.xanadu import XanaduJudge
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.budget import Budget
from tongbao.engine.game import Game
from tongbao.engine.meta import Words
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.actions import FINE, FOOD, LABORER, METAL, SILK
from tongbao.server.languages import LANGUAGES

PLACES = re.compile(r"\{(\w+)")

JUDGED = sorted(JUDGES)
NAMES = ("Mei", "Temür", "Aisha", "Luca")
SAMPLES = 24
DEALS = 2
"""So many other deals of what a seat can't see are tried in each position."""


def asked(game: Game, seat: int, samples: int = SAMPLES) -> Advice:
    name = game.setup.meta.name
    return advise(tongbao.Seat(game, seat), judge_of(name), policy_of(name), Budget(samples=samples), 7)


def positions(name: str, players: int, every: int, most: int) -> Iterator[tuple[Game, int]]:
    """Positions of a game of greedy bots in which a seat has something to choose, and that seat."""
    game, bots = tongbao.new(name, players=players, seed=players), [BOTS["greedy"](seat) for seat in range(players)]
    found = 0
    while not game.over and found < most:
        seat = game.seats_to_act()[-1]
        eyes = tongbao.Seat(game, seat)
        if game.decisions % every == 0 and len(eyes.choices()) > 1:
            found += 1
            yield game, seat
        game.take(seat, bots[seat].choose(eyes))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", JUDGED)
def test_a_hint_is_the_same_whatever_the_seat_cannot_see(name: str, players: int) -> None:
    tried = 0
    for game, seat in positions(name, players, 5, 12):
        eyes, told = tongbao.Seat(game, seat), asked(game, seat)
        for deal in range(DEALS):
            assert asked(eyes.imagine(100 + deal), seat) == told
        tried += 1
    assert tried == 12


@pytest.mark.parametrize("name", JUDGED)
def test_choices_are_possible_each_once_and_the_best_first(name: str) -> None:
    for game, seat in positions(name, 3, 7, 10):
        before, possible = game.fingerprint(), [choice.text for choice in game.choices(seat)]
        told = asked(game, seat, 60)
        texts = [one.choice for one in told]
        assert 2 <= len(texts) == len(set(texts)) <= min(MOST_SUGGESTED, len(possible))
        assert set(texts) <= set(possible)
        assert all(0.0 <= one.win <= 1.0 for one in told)
        judge = judge_of(name)
        worth = [one.win + 0.05 * one.margin / judge.margin for one in told]
        assert worth == sorted(worth, reverse=True)
        assert game.fingerprint() == before


def test_who_has_one_choice_is_told_that_one() -> None:
    for game, seat in positions("xanadu", 3, 1, 400):
        if len(game.choices(seat)) == 2:
            break
    game.take(seat, game.choices(seat)[0])
    while len(game.choices(game.seats_to_act()[0])) != 1:
        game.take(game.seats_to_act()[0], game.choices(game.seats_to_act()[0])[0])
    told = asked(game, game.seats_to_act()[0])
    assert len(told) == 1 and told[0].reasons == []
    assert teller("xanadu", NAMES, "en").sentences(told) == ["The only choice."]


def test_reasons_of_the_first_and_the_second_are_each_others_reverse() -> None:
    some = 0
    for game, seat in positions("xanadu", 3, 6, 12):
        told = asked(game, seat, 60)
        for mine, its in zip(told[0].reasons, told[1].reasons, strict=True):
            assert mine.feature == its.feature and mine.rival == its.rival
            assert mine.change == pytest.approx(-its.change) and mine.effect == pytest.approx(-its.effect)
            assert abs(mine.effect) >= LEAST_EFFECT
            some += 1
    assert some > 10


def test_an_effect_is_the_difference_times_what_one_of_it_is_worth() -> None:
    size = len(XanaduJudge.names)
    row = [0.0] * size
    row[5], row[14] = 1.0, -2.0
    judge = XanaduJudge({3: Network([row], [100.0], [0.0], [1.0], (0.0, 0.0))})
    here, there = [0.0] * size, [0.0] * size
    here[5], here[14], here[6] = 3.0, 1.0, 9.0
    before = here[:], there[:]
    effects = effects_of(judge, 3, here, there)
    assert (here, there) == before, "they are left as they were"
    assert effects[5] == pytest.approx(0.05 * 3.0) and effects[14] == pytest.approx(-0.05 * 2.0)
    assert [effect for number, effect in enumerate(effects) if number not in (5, 14)] == [0.0] * (size - 2)


def test_the_end_of_the_game_is_a_reason_too() -> None:
    judge = judge_of("xanadu")
    going, over = tongbao.new("xanadu", players=2, seed=1), tongbao.new("xanadu", players=2, seed=1)
    for game, decisions in ((going, 4), (over, 10_000)):
        for _ in range(decisions):
            if game.over:
                break
            seat = game.seats_to_act()[0]
            game.take(seat, game.choices(seat)[-1])
    (reason,) = compared(judge, 0, [over], [going])
    assert reason.feature == OVER and reason.change == 1.0
    assert reason.effect == pytest.approx(judge.value(over, 0) - judge.value(going, 0))
    assert "the game over at once" in Teller({}, NAMES, "en").phrases([reason], 1 if reason.effect > 0 else -1, 1)


def hand_of(game: Any, seat: int) -> int:
    return len(game.hands[seat])


RIVALS: dict[str, list[tuple[str, float, Callable[[Any, int], int]]]] = {
    "xanadu": [("rival's coins", 20.0, lambda game, seat: game.coins[seat]), ("rival's cards", 5.0, hand_of)],
    "changan": [
        ("rival's tokens", 8.0, lambda game, seat: sum(game.tokens[seat][:4])),
        ("rival's cards in hand", 3.0, hand_of),
    ],
    "pocket_changan": [
        ("rival's total", 40.0, lambda game, seat: game.scores()[seat]),
        ("rival's cards in hand", 5.0, hand_of),
    ],
    "silk_cities": [
        ("rival's coins", 20.0, lambda game, seat: game.cities[seat].coins),
        ("rival's cards", 6.0, hand_of),
    ],
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", JUDGED)
def test_the_rival_is_the_one_that_the_features_speak_of(name: str, players: int) -> None:
    judge, apart = judge_of(name), 0
    for game, seat in positions(name, players, 3, 40):
        rival, features = judge.rival(game, seat), judge.features(game, seat)
        assert rival != seat
        for feature, scale, told in RIVALS[name]:
            assert features[judge.names.index(feature)] * scale == pytest.approx(told(game, rival))
        apart += len({tuple([told(game, other) for _, _, told in RIVALS[name]]) for other in range(players)}) == players
    assert apart > 10, "in too few positions could it be told from others"


def test_alone_there_is_no_rival_to_speak_of() -> None:
    game = tongbao.new("pocket_changan", players=1, seed=1)
    assert judge_of("pocket_changan").rival(game, 0) == NOBODY
    reasons = [Reason("rival's total", -0.5, 0.2, NOBODY), Reason("my total", 0.5, 0.1, NOBODY)]
    assert teller("pocket_changan", ["Mei"], "en").phrases(reasons, 1, 2) == ["20 more points as things stand"]
    assert len(teller("pocket_changan", ["Mei", "Luca"], "en").phrases(reasons, 1, 2)) == 2


def test_a_part_of_a_budget() -> None:
    ticks = iter(range(100))
    part = Budget(seconds=10.0, clock=lambda: float(next(ticks))).part(0.5)
    assert part.seconds == 5.0 and part.start == 1.0 and part.spent() == pytest.approx(0.2)
    part = Budget(samples=9, clock=lambda: pytest.fail("nobody looks at the clock")).part(0.5)
    assert part.samples == 4 and part.spent() == 0.0


# In words.


@pytest.mark.parametrize("name", JUDGED)
def test_every_feature_is_worded_or_expressly_not_told_and_no_other_is(name: str) -> None:
    assert sorted(WORDINGS[name]) == sorted(JUDGES[name].names)


def worded(name: str) -> list[tuple[str, Wording]]:
    """The features that are told, and their wordings."""
    return [
        (feature, wording)
        for feature, wording in WORDINGS[name].items()
        if wording is not None and wording != silent(wording.topic)
    ]


@pytest.mark.parametrize("name", JUDGED)
def test_both_languages_tell_the_same_number_and_name_the_same_rival(name: str) -> None:
    def places(words: Words) -> set[str]:
        assert sorted(words) == sorted(LANGUAGES)
        english, chinese = (set(PLACES.findall(words[language])) for language in ("en", "zh"))
        assert english == chinese <= {"n", "rival"}, words
        return english

    assert len(worded(name)) > 30
    for feature, wording in worded(name):
        assert places(wording.more) == places(wording.less), feature
        speaks_of_the_rival = feature.startswith("rival") and not feature.startswith("rivals")
        assert "rival" in places(wording.more) or not speaks_of_the_rival, feature
        assert "n" in places(wording.more) or "{n" not in str(wording)
        assert wording.scale > 0.0 and wording.good in (-1, 0, 1)


@pytest.mark.parametrize("name", JUDGED)
def test_what_is_weighed_in_silence_belongs_to_a_topic_that_is_told(name: str) -> None:
    topics = {wording.topic for _, wording in worded(name)}
    assert {wording.topic for wording in WORDINGS[name].values() if wording is not None} == topics


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", JUDGED)
def test_every_reason_reads_well(name: str, language: str) -> None:
    tell = teller(name, NAMES, language)
    for feature, scale in [(OVER, 1.0), *[(feature, wording.scale) for feature, wording in worded(name)]]:
        for rival in (1, NOBODY):
            told = {tell.phrase(Reason(feature, sign * 2.0 / scale, 0.1, rival)) for sign in (1, -1)}
            assert len(told) == 2, feature
            for phrase in told:
                assert phrase and not set("{}[]|") & set(phrase), phrase
                assert language == "en" or any("一" <= sign <= "鿿" for sign in phrase)


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
    ("xanadu", "coins", coins(-1), "1 tong bao less", "少1通宝"),
    ("xanadu", "rival's coins", coins(3, True), "3 more tong bao for RIVAL", "RIVAL多3通宝"),
    ("xanadu", "lead at these prices", coins(4), "4 more ahead of RIVAL at these prices", "按现价比RIVAL多领先4"),
    ("xanadu", "lead in prospects", coins(4), "4 more ahead of RIVAL in the long run", "长远来看比RIVAL多领先4"),
    ("xanadu", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("xanadu", "cards in hand", deal(1), "1 more card in hand", "手牌多1张"),
    ("xanadu", "worth of the hand", deal(2), "a hand worth more", "手牌价值更高"),
    ("xanadu", "rival's cards", deal(2, True), "2 more cards in the hand of RIVAL", "RIVAL手牌多2张"),
    ("xanadu", "second rival's cards", to_others, "2 more cards in the hand of the second rival", "第二对手手牌多2张"),
    ("xanadu", "others' cards", to_others, "2 more cards in the other players’ hands", "其他玩家手牌多2张"),
    ("changan", "Coins", token(0, 3), "3 more Coins", "多3枚铜钱"),
    ("changan", "Wheat", token(1, 2), "2 more Wheat", "多2份小麦"),
    ("changan", "Stone", token(2, 2), "2 more Stone", "多2份石料"),
    ("changan", "Wood", token(3, 2), "2 more Wood", "多2份木材"),
    ("changan", "Silk", token(4, 3), "3 more Silk", "多3匹丝绸"),
    ("changan", "points", token(4, 3), "3 more points", "多3分"),
    ("changan", "lead", token(4, 3), "3 points more ahead of RIVAL", "比RIVAL多领先3分"),
    ("changan", "rival's tokens", token(3, 4, True), "4 more resources for RIVAL", "RIVAL多4份资源"),
    ("changan", "rival's Silk", token(4, 1, True), "1 more Silk for RIVAL", "RIVAL多1匹丝绸"),
    ("changan", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("changan", "rival's cards in hand", deal(2, True), "2 more cards in the hand of RIVAL", "RIVAL手牌多2张"),
    ("changan", "cards at the gates", to_gate, "1 more card at your gates", "城门的牌多1张"),
    ("changan", "empty gates", to_gate, "1 empty gate fewer", "少1座空城门"),
    ("changan", "first row", build, "1 more card in row 1", "第一排多1张牌"),
    ("pocket_changan", "cards in hand", deal(2), "2 more cards in hand", "手牌多2张"),
    ("pocket_changan", "rival's cards in hand", deal(1, True), "1 more card in the hand of RIVAL", "RIVAL手牌多1张"),
    (
        "pocket_changan",
        "others' cards in hand",
        to_others,
        "2 more cards in the hands of everybody but RIVAL",
        "RIVAL以外的玩家手牌多2张",
    ),
    ("pocket_changan", "my weakest type", grow(1), "1 more point in your weakest type", "最弱的类型多1点"),
    (
        "pocket_changan",
        "my second strongest type",
        grow(2),
        "2 more points in your second strongest type",
        "第二强的类型多2点",
    ),
    ("pocket_changan", "my strongest type", grow(2), "2 more points in your strongest type", "最强的类型多2点"),
    ("pocket_changan", "my points to the end", grow(1), "4 points nearer to an End Game Event", "离结束游戏事件近4点"),
    (
        "pocket_changan",
        "rival's weakest type",
        grow(1, True),
        "1 more point in the weakest type of RIVAL",
        "RIVAL最弱的类型多1点",
    ),
    (
        "pocket_changan",
        "rival's other types",
        grow(1, True),
        "2 more points in the two strongest types of RIVAL",
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
        "7 coins further ahead of the richest rival",
        "比最富的对手多领先7枚钱币",
    ),
    ("silk_cities", "rival's coins", city(rich, True), "7 more coins for RIVAL", "RIVAL多7枚钱币"),
    ("silk_cities", "rivals' coins", city(rich, True), "7 more coins for all rivals together", "对手们共多7枚钱币"),
    ("silk_cities", "food", city(good(FOOD, 3)), "3 more food", "多3粮食"),
    ("silk_cities", "rival's food", city(good(FOOD, 3), True), "3 more food for RIVAL", "RIVAL多3粮食"),
    ("silk_cities", "metal", city(good(METAL, 2)), "2 more metal", "多2金属"),
    ("silk_cities", "standard silk", city(good(SILK, 2)), "2 more standard silk", "多2普通丝绸"),
    ("silk_cities", "fine silk", city(good(FINE, 1)), "1 more fine silk", "多1上等丝绸"),
    ("silk_cities", "Golden Age", city(good(FINE, 1)), "a Golden Age worth 3 more", "黄金时代可多得3枚"),
    ("silk_cities", "laborers", city(crowd), "1 more laborer", "多1名劳工"),
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
    judge = judge_of(name)
    place, tried = judge.names.index(feature), 0
    for position, seat in positions(name, 3, 4, 4):
        game = position.clone()
        game.piles()
        rival, there = judge.rival(game, seat), judge.features(game, seat)[place]
        change(game, seat, rival)
        if judge.rival(game, seat) == rival:
            reason = Reason(feature, judge.features(game, seat)[place] - there, 0.1, rival)
            assert teller(name, NAMES, "en").phrase(reason) == english.replace("RIVAL", NAMES[rival])
            assert teller(name, NAMES, "zh").phrase(reason) == chinese.replace("RIVAL", NAMES[rival])
            tried += 1
    assert tried


def test_points_of_pocket_changan_are_those_of_the_score() -> None:
    judge, tried = judge_of("pocket_changan"), 0
    place = judge.names.index("my total")
    for position, seat in positions("pocket_changan", 2, 9, 6):
        there, score = judge.features(position, seat)[place], position.scores()[seat]
        game: Any = position.clone()
        grow(1)(game, seat, 1 - seat)
        reason = Reason("my total", judge.features(game, seat)[place] - there, 0.1, 1 - seat)
        more = game.scores()[seat] - score
        assert teller("pocket_changan", NAMES, "en").phrase(reason) == f"{more} more points as things stand"
        tried += more > 1
    assert tried


def told_of(*reasons: Reason, lead: float = 0.1) -> list[str]:
    other = [reason._replace(change=-reason.change, effect=-reason.effect) for reason in reasons]
    pair = [Suggestion("a", 0.5 + lead, 1.0, list(reasons)), Suggestion("b", 0.5, 0.0, other)]
    return teller("xanadu", ["Mei", "{n}"], "en").sentences(pair)


def test_sentences_say_what_is_better_and_what_is_worse() -> None:
    cards, coins = Reason("cards in hand", 0.4, 0.2, 1), Reason("coins", -0.15, -0.1, 1)
    assert told_of(cards, coins) == [
        "Better than the second: 2 more cards in hand; on the other hand 3 tong bao less.",
        "Behind the first: 2 cards fewer in hand; on the other hand 3 more tong bao.",
    ]
    assert told_of(cards._replace(change=0.2), Reason("rival's coins", -0.05, 0.1, NOBODY))[0] == (
        "Better than the second: 1 more card in hand and 1 tong bao less for the strongest rival."
    )


def test_names_are_told_as_they_are() -> None:
    assert told_of(Reason("rival's coins", -0.2, 0.1, 1))[0] == "Better than the second: 4 tong bao less for {n}."


def test_what_makes_up_for_something_else_is_not_told() -> None:
    strange = Reason("coins", -0.5, 0.3, NOBODY)
    assert told_of(strange) == [
        "Better than the second in many small things.",
        "Behind the first in many small things.",
    ]


def test_equal_choices_are_called_equal() -> None:
    assert told_of(lead=0.0) == ["About as good as the second.", "About as good as the first."]


def test_what_speaks_against_a_choice_that_is_as_good_is_told() -> None:
    fewer, rest = Reason("cards in hand", -0.2, -0.1, NOBODY), Reason("coins", -0.5, 0.3, NOBODY)
    assert told_of(fewer, rest, lead=0.0) == [
        "About as good as the second, though it leads to 1 card fewer in hand.",
        "About as good as the first, though it leads to 1 more card in hand.",
    ]


def test_each_topic_is_named_once_by_its_weightiest_reason() -> None:
    words = {"en": "more", "zh": "多"}
    wordings = {name: Wording(1.0, "same", 1, {"en": name, "zh": name}, words) for name in "abc"}
    reasons = [Reason(name, 2.0, 0.3 - 0.05 * number, NOBODY) for number, name in enumerate("abc")]
    assert Teller({**wordings}, NAMES, "en").phrases(reasons, 1, 3) == ["a"]


def test_what_speaks_of_the_same_is_weighed_together() -> None:
    coins, first_ten = Reason("coins", -0.2, -0.02, NOBODY), Reason("first ten coins", -0.4, -0.1, NOBODY)
    tell, food = teller("silk_cities", NAMES, "en"), Reason("food", 0.25, 0.09, NOBODY)
    assert tell.phrases([food, coins], 1, 2) == ["1 more food"]
    assert tell.phrases([food, coins], -1, 2) == [], "too little of it"
    assert tell.phrases([first_ten, food, coins], -1, 2) == ["4 coins fewer"]
    made_up = first_ten._replace(effect=0.02)
    assert tell.phrases([food, coins, made_up], -1, 2) == [], "it makes no difference after all"
    assert tell.phrases([Reason("points of an unknown card", 1.0, 9.0, NOBODY), food], 1, 2) == ["1 more food"]
