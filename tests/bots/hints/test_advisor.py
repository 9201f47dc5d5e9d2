"""Advice: ranked choices, with reasons."""

from collections.abc import Callable
from typing import Any

import pytest

import tongbao
from tests.support.advised import JUDGED, NAMES, positions
from tongbao.bots.core.evaluator import Network
from tongbao.bots.hints.explain import Explainer, explainer_for
from tongbao.bots.hints.hint import LEAST_EFFECT, MOST_SUGGESTED, OVER, Advice, Reason, advise, compared, effects_of
from tongbao.bots.registry import evaluator_for, policy_for
from tongbao.bots.search.budget import Budget
from tongbao.bots.xanadu.evaluation.evaluator import XanaduEvaluator
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY

SAMPLES = 24
DEALS = 2
"""So many other deals of what a seat can't see are tried in each position."""


def asked(game: Game, seat: int, samples: int = SAMPLES) -> Advice:
    name = game.setup.meta.name
    return advise(tongbao.Seat(game, seat), evaluator_for(name), policy_for(name), Budget(samples=samples), 7)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", JUDGED)
def test_choices_are_possible_each_once_and_the_best_first(name: str) -> None:
    for game, seat in positions(name, 3, 7, 10):
        before, possible = game.fingerprint(), [choice.text for choice in game.choices(seat)]
        told = asked(game, seat, 60)
        texts = [one.choice for one in told]
        assert 2 <= len(texts) == len(set(texts)) <= min(MOST_SUGGESTED, len(possible))
        assert set(texts) <= set(possible)
        assert all(0.0 <= one.win <= 1.0 for one in told)
        evaluator = evaluator_for(name)
        worth = [one.win + 0.05 * one.margin / evaluator.margin for one in told]
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
    assert explainer_for("xanadu", NAMES, "en").sentences(told) == ["The only choice."]


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
    size = len(XanaduEvaluator.names)
    row = [0.0] * size
    row[5], row[14] = 1.0, -2.0
    evaluator = XanaduEvaluator({3: Network([row], [100.0], [0.0], [1.0], (0.0, 0.0))})
    here, there = [0.0] * size, [0.0] * size
    here[5], here[14], here[6] = 3.0, 1.0, 9.0
    before = here[:], there[:]
    effects = effects_of(evaluator, 3, here, there)
    assert (here, there) == before, "they are left as they were"
    assert effects[5] == pytest.approx(0.05 * 3.0) and effects[14] == pytest.approx(-0.05 * 2.0)
    assert [effect for number, effect in enumerate(effects) if number not in (5, 14)] == [0.0] * (size - 2)


def test_the_end_of_the_game_is_a_reason_too() -> None:
    evaluator = evaluator_for("xanadu")
    going, over = tongbao.new("xanadu", players=2, seed=1), tongbao.new("xanadu", players=2, seed=1)
    for game, decisions in ((going, 4), (over, 10_000)):
        for _ in range(decisions):
            if game.over:
                break
            seat = game.seats_to_act()[0]
            game.take(seat, game.choices(seat)[-1])
    (reason,) = compared(evaluator, 0, [over], [going])
    assert reason.feature == OVER and reason.change == 1.0
    assert reason.effect == pytest.approx(evaluator.value(over, 0) - evaluator.value(going, 0))
    assert "the game ending at once" in Explainer("xanadu", {}, NAMES, "en").phrases(
        [reason], 1 if reason.effect > 0 else -1, 1
    )


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


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", JUDGED)
def test_the_rival_is_the_one_that_the_features_speak_of(name: str, players: int) -> None:
    evaluator, apart = evaluator_for(name), 0
    for game, seat in positions(name, players, 3, 40):
        rival, features = evaluator.rival(game, seat), evaluator.features(game, seat)
        assert rival != seat
        for feature, scale, told in RIVALS[name]:
            assert features[evaluator.names.index(feature)] * scale == pytest.approx(told(game, rival))
        apart += len({tuple([told(game, other) for _, _, told in RIVALS[name]]) for other in range(players)}) == players
    assert apart > 10, "in too few positions could it be told from others"


def test_alone_there_is_no_rival_to_speak_of() -> None:
    game = tongbao.new("pocket_changan", players=1, seed=1)
    assert evaluator_for("pocket_changan").rival(game, 0) == NOBODY
    reasons = [Reason("rival's total", -0.5, 0.2, NOBODY), Reason("my total", 0.5, 0.1, NOBODY)]
    assert explainer_for("pocket_changan", ["Mei"], "en").phrases(reasons, 1, 2) == ["20 more points as things stand"]
    assert len(explainer_for("pocket_changan", ["Mei", "Luca"], "en").phrases(reasons, 1, 2)) == 2


def test_a_part_of_a_budget() -> None:
    ticks = iter(range(100))
    part = Budget(seconds=10.0, clock=lambda: float(next(ticks))).part(0.5)
    assert part.seconds == 5.0 and part.start == 1.0 and part.spent() == pytest.approx(0.2)
    part = Budget(samples=9, clock=lambda: pytest.fail("nobody looks at the clock")).part(0.5)
    assert part.samples == 4 and part.spent() == 0.0
