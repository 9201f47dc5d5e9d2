"""Reviews: chances that add up, a blunder that is found, and knowledge that is the seat's own."""

import json
from dataclasses import replace
from typing import Any

import pytest

import tongbao
from tests.support.reviewed_games import GLANCE, REVIEWED, SEAT, blundered, played
from tongbao.bots.hints.explain import explainer_for
from tongbao.bots.hints.hint import Reason
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, foresee, imagine
from tongbao.review.crew import make
from tongbao.review.depth import Depth
from tongbao.review.look import MOST, SURE, Effort, Finding, Look, Path, moments_of
from tongbao.review.report import accounts, reasons, report, whole
from tongbao.review.review import Review, run
from tongbao.review.sight import Sight
from tongbao.review.walk import NoReview, walk_of

EFFORT = Effort(24, 4)
NAMES = ("Mei", "Temür", "Aisha", "Luca")
NEARLY = 1e-9


def found(gain: float, number: int = 0, error: float = 0.0, obvious: bool = False) -> Finding:
    """A finding that says no more than that."""
    path = Path("", [], [], [])
    return Finding(number, 1, 2, path, path, gain, error, obvious, [])


@pytest.mark.by_turns(8)
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("game", REVIEWED)
@pytest.mark.parametrize("is_open", [False, True])
def test_the_chances_of_all_seats_are_one_and_the_last_ones_are_the_result(game: str, is_open: bool) -> None:
    review = run(Review(played(game, 3), Sight(1, is_open), GLANCE))
    end = review.walk.end
    assert review.finished
    for chances in review.chances:
        assert chances is not None
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    first = end.places().count(1)
    assert review.chances[-1] == [1 / first if place == 1 else 0 for place in end.places()]
    assert sorted(review.findings) == [fork.number for fork in review.walk.forks_of(1)]


@pytest.mark.by_turns(8)
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("game", REVIEWED)
def test_cards_and_choices_add_up(game: str) -> None:
    review = run(Review(played(game, 3), Sight(0, True), GLANCE))
    split, (first, last) = review.split(), (review.chances[0], review.chances[-1])
    assert split is not None and first is not None and last is not None
    assert any(abs(cards) > 0.01 for cards, _ in split)
    assert sum(cards for cards, _ in split) == pytest.approx(0)
    assert sum(choices for _, choices in split) == pytest.approx(0)
    for seat, (cards, choices) in enumerate(split):
        assert cards + choices == pytest.approx(last[seat] - first[seat])
    told = accounts(review)
    assert [account.first + account.cards + account.choices for account in told] == [a.last for a in told]
    assert [sum(column) for column in zip(*told, strict=True)] == [100, 0, 0, 100]


@pytest.mark.compiled()
@pytest.mark.slow
@pytest.mark.parametrize("game", REVIEWED)
@pytest.mark.parametrize("is_open", [False, True])
def test_a_planted_blunder_is_found(game: str, is_open: bool) -> None:
    """It is told, unless all places are taken: then each mistake that is told cost more."""
    record, number = blundered(game, 4, 3)
    review = run(Review(record, Sight(SEAT, is_open), Depth(chart=1, first=48, worlds=8, second=200, more=24, draws=1)))
    found, told = review.findings[number], review.moments()
    assert number in review.closely, f"decision {number} was not looked at closely"
    assert found.cost > max(0.05, SURE * found.error)
    if number not in [moment.number for moment in told]:
        mistakes = [moment.cost for moment in told if moment.gain < 0]
        assert len(told) == MOST and min(mistakes) > found.cost, f"it was decision {number}; told were {mistakes}"


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", REVIEWED)
def test_what_the_seat_could_not_see_at_the_time_does_not_matter(game: str) -> None:
    walk = walk_of(played(game, 4))
    sight = Sight(SEAT)
    for fork in walk.forks_of(SEAT)[2::9]:
        position = walk.positions[fork.number]
        expected = Look(position, sight, walk.evaluator, EFFORT).find(fork.number, fork.turn, fork.choice)
        for seed in range(2):
            dealt = imagine(position, SEAT, FastLuck.from_seed(seed))
            assert Look(dealt, sight, walk.evaluator, EFFORT).find(fork.number, fork.turn, fork.choice) == expected
    for column in walk.columns[1:-1:5]:
        position = walk.positions[column.number]
        expected_shares = sight.shares(walk.evaluator, position, 3)
        for seed in range(2):
            dealt = imagine(position, SEAT, FastLuck.from_seed(seed))
            assert sight.shares(walk.evaluator, dealt, 3) == expected_shares


@pytest.mark.parametrize("game", sorted(tongbao.GAMES))
def test_with_all_cards_open_hands_stay_and_the_future_is_dealt_anew(game: str) -> None:
    table = tongbao.new(game, players=tongbao.GAMES[game].usual_players, seed=4)
    luck = FastLuck.from_seed(8)
    anew = 0
    while not table.over and table.decisions < 200:
        seat = table.seats_to_act()[0]
        choices = table.choices(seat)
        if table.decisions % 20 == 7:
            worlds = [foresee(table, FastLuck.from_seed(seed)) for seed in range(3)]
            for world in worlds:
                for other in range(-1, table.players):
                    assert Seat(world, other).view() == Seat(table, other).view()
                assert world.choices(seat) == choices
                assert sorted(world.inventory()) == sorted(table.inventory())
                world.take(seat, choices[luck.below(len(choices))])
            anew += len({json.dumps(world.piles()) for world in worlds}) > 1
        table.take(seat, choices[luck.below(len(choices))])
    assert anew > 2


@pytest.mark.by_turns(3)
@pytest.mark.slow
def test_processes_come_to_the_same() -> None:
    record = played("pocket_changan", 2)
    alone, crew = Review(record, Sight(0), GLANCE), Review(record, Sight(0), GLANCE)
    watched: list[tuple[int, int]] = []
    make(crew, lambda review: watched.append(review.done), 2)
    assert report(crew) == report(run(alone))
    assert len(watched) > 3
    assert watched[-1] == (len(crew.closely), len(crew.closely))


@pytest.mark.by_turns(2)
def test_the_report_is_plain_and_holds_the_moments() -> None:
    review = run(Review(blundered("xanadu", 4)[0], Sight(SEAT), GLANCE))
    told: dict[str, Any] = json.loads(json.dumps(report(review)))
    assert told["finished"] and told["cards"] == "own" and told["split"] is None
    assert len(told["turns"]) == len(review.walk.columns)
    worst = min(told["moments"], key=lambda moment: moment["gain"])
    assert (
        worst["cost"] == -worst["gain"] == pytest.approx(worst["other"]["chance"] - worst["played"]["chance"], abs=2e-4)
    )
    assert 0 < len(worst["why"]) <= 3
    for reason in worst["why"]:
        assert reason["feature"] in review.walk.evaluator.names and reason["words"] and reason["effect"] > 0


def test_moments_are_at_most_three_the_dearest_and_the_best_find() -> None:
    findings = [found(-0.2, 1), found(-0.05, 2), found(-0.1, 3), found(-0.04, 4), found(0.3, 5, obvious=True)]
    assert [one.number for one in moments_of(findings)] == [1, 2, 3]
    assert [one.number for one in moments_of([*findings, found(0.09, 6), found(0.2, 7)])] == [1, 3, 7]


def test_a_steady_game_has_no_moments() -> None:
    assert moments_of([found(-0.029, 1), found(0.02, 2), found(-0.1, 3, error=0.09)]) == []


@pytest.mark.by_turns(8)
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("game", REVIEWED)
def test_reasons_are_those_for_the_better_choice(game: str) -> None:
    review = run(Review(played(game, 4), Sight(SEAT), GLANCE))
    english, chinese = explainer_for(game, NAMES, "en"), explainer_for(game, NAMES, "zh")
    told = 0
    for finding in review.findings.values():
        why = reasons(english, finding)
        assert len(why) <= 3 and why == reasons(chinese, finding)
        for reason in why:
            assert reason.effect > 0 and english.phrase(reason) and chinese.phrase(reason)
            assert (reason if finding.gain > 0 else reason.reverse()) in finding.reasons
        told += len(why)
    assert told > 10


def test_reasons_say_how_much_more_the_better_choice_brings() -> None:
    tell, more = (
        explainer_for("xanadu", NAMES, "en"),
        [Reason("cards in hand", 0.4, 0.1, 1), Reason("coins", -0.15, -0.05, 1)],
    )
    find, mistake = replace(found(0.1), reasons=more), replace(found(-0.1), reasons=more)
    assert [tell.phrase(reason) for reason in reasons(tell, find)] == ["2 more cards in hand"]
    assert [tell.phrase(reason) for reason in reasons(tell, mistake)] == ["3 more tong bao"]


def test_points_are_whole_and_add_up() -> None:
    assert whole([1 / 3, 1 / 3, 1 / 3], 100) in ([34, 33, 33], [33, 34, 33], [33, 33, 34])
    assert whole([-0.014, 0.004, 0.0106], 0) == [-1, 0, 1]


def test_what_cannot_be_reviewed_is_refused() -> None:
    with pytest.raises(NoReview, match="isn’t over"):
        Review(tongbao.Record.of(tongbao.new("xanadu", players=2)).dumps(), Sight(0))
    with pytest.raises(NoReview, match="no seat 4"):
        Review(played("xanadu", 2), Sight(4))
