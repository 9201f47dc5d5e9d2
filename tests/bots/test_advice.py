"""Advice: the same for all that a seat can't see, ranked, and with reasons that are put into words."""

from collections.abc import Iterator

import pytest

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.advice.advice import OVER, Advice, Reason, Suggestion
from tongbao.bots.advice.adviser import LEAST_EFFECT, MOST_SUGGESTED, advise, compared, effects_of
from tongbao.bots.advice.wording import Teller, Wording
from tongbao.bots.advice.words.wordings import WORDINGS, teller
from tongbao.bots.judgement.judges import JUDGES, judge_of
from tongbao.bots.judgement.network import Network
from tongbao.bots.judgement.xanadu import XanaduJudge
from tongbao.bots.policies.policies import policy_of
from tongbao.bots.search.budget import Budget
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.games.xanadu.table import Xanadu
from tongbao.server.languages import LANGUAGES

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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rival_is_the_one_that_the_features_speak_of(players: int) -> None:
    judge = judge_of("xanadu")
    coins, cards = judge.names.index("rival's coins"), judge.names.index("rival's cards")
    for game, seat in positions("xanadu", players, 3, 40):
        assert isinstance(game, Xanadu)
        rival, features = judge.rival(game, seat), judge.features(game, seat)
        assert rival != seat
        assert features[coins] == pytest.approx(game.coins[rival] / 20.0)
        assert features[cards] == pytest.approx(len(game.hands[rival]) / 5.0)


def test_a_part_of_a_budget() -> None:
    ticks = iter(range(100))
    part = Budget(seconds=10.0, clock=lambda: float(next(ticks))).part(0.5)
    assert part.seconds == 5.0 and part.start == 1.0 and part.spent() == pytest.approx(0.2)
    part = Budget(samples=9, clock=lambda: pytest.fail("nobody looks at the clock")).part(0.5)
    assert part.samples == 4 and part.spent() == 0.0


# In words.


def test_every_feature_of_xanadu_has_words_of_its_own() -> None:
    assert set(JUDGES["xanadu"].names) <= set(WORDINGS["xanadu"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({*JUDGED, *WORDINGS}))
def test_every_reason_reads_well(name: str, language: str) -> None:
    tell = teller(name, NAMES, language)
    features = JUDGES[name].names if name in JUDGES else ()
    for feature in {*features, *WORDINGS.get(name, {}), OVER}:
        wording = tell.wording(feature)
        for rival in (1, NOBODY):
            told = {tell.phrase(Reason(feature, sign * 2.0 / wording.scale, 0.1, rival), wording) for sign in (1, -1)}
            assert len(told) == 2, feature
            for phrase in told:
                assert phrase and not set("{}[]|") & set(phrase), phrase
                assert language == "en" or any("一" <= sign <= "鿿" for sign in phrase)


def test_a_feature_without_words_is_called_by_its_name() -> None:
    told = [Suggestion("a", 0.6, 1.0, [Reason("camels", 1.0, 0.1, NOBODY)]), Suggestion("b", 0.5, 0.0, [])]
    assert Teller({}, NAMES, "en").sentences(told)[0] == "Better than the second: more of “camels”."
    assert Teller({}, NAMES, "zh").sentences(told)[0] == "比第二项好在：“camels”更多。"


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


def test_each_topic_is_named_once_and_the_weightiest_first() -> None:
    words = {"en": "more", "zh": "多"}
    wordings = {name: Wording(1.0, "same", 1, {"en": name, "zh": name}, words) for name in "abc"}
    reasons = [Reason(name, 2.0, 0.3 - 0.05 * number, NOBODY) for number, name in enumerate("abc")]
    assert Teller(wordings, NAMES, "en").phrases(reasons, 1, 3) == ["a"]
