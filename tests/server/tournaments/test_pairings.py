"""Pairings and standings: nobody meets again while that can be avoided, seats are shared out, one bye each at most."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tongbao.server.tournaments.standings import Result, careers, standing
from tongbao.server.tournaments.swiss import ROBIN, SWISS, Matching, Plan, Table, sizes_of

SEED = "5eed"


def played(table: Table, dice: random.Random) -> Result:
    """Somebody’s chance result at a table."""
    scores = tuple(dice.randrange(5) for _ in table)
    return Result(table, tuple(1 + sum(other > score for other in scores) for score in scores), scores)


def tournament(plan: Plan, count: int, rounds: int, dice_seed: int = 0) -> list[list[Result]]:
    """The rounds of a tournament whose games end by chance."""
    dice, done = random.Random(dice_seed), list[list[Result]]()
    for number in range(rounds):
        past = careers(range(count), [result for one in done for result in one])
        tables = plan.next_round(number, range(count), past, ())
        assert sorted(one for table in tables for one in table) == list(range(count))
        done.append([played(table, dice) for table in tables])
    return done


def meetings(done: list[list[Result]]) -> Counter[tuple[int, ...]]:
    """How often each two have met."""
    return Counter(pair for one in done for result in one for pair in combinations(sorted(result.table), 2))


@pytest.mark.parametrize(("count", "rounds"), [(32, 5), (33, 6), (16, 8), (9, 5), (8, 4), (6, 3), (2, 1), (7, 4)])
def test_in_a_swiss_tournament_nobody_meets_again_while_that_is_possible(count: int, rounds: int) -> None:
    for dice_seed in range(3):
        done = tournament(Plan(SWISS, 2, 2, SEED), count, rounds, dice_seed)
        assert max(meetings(done).values()) == 1


@pytest.mark.parametrize("count", [6, 8])
def test_two_meet_again_only_when_there_is_no_other_way(count: int) -> None:
    for dice_seed in range(5):
        done = tournament(Plan(SWISS, 2, 2, SEED), count, count - 1, dice_seed)
        for number in range(1, count - 1):
            before = meetings(done[:number])
            near = [
                {other for other in range(count) if other != one and (min(one, other), max(one, other)) not in before}
                for one in range(count)
            ]
            again = any(pair in before for pair in meetings(done[number : number + 1]))
            assert again != perfect_by_trying(near, frozenset(range(count)))


def test_when_all_have_met_they_meet_again() -> None:
    done = tournament(Plan(SWISS, 2, 2, SEED), 4, 6)
    assert set(meetings(done).values()) == {2}


@pytest.mark.parametrize("count", [5, 9, 31])
def test_nobody_has_a_second_bye_before_all_had_one(count: int) -> None:
    done = tournament(Plan(SWISS, 2, 2, SEED), count, 5)
    byes = Counter(result.table[0] for one in done for result in one if len(result.table) == 1)
    assert len(byes) == 5 and set(byes.values()) == {1}


def test_a_bye_goes_to_who_stands_last_of_those_who_have_had_none() -> None:
    done = tournament(Plan(SWISS, 2, 2, SEED), 31, 5)
    for number in range(1, 5):
        past = careers(range(31), [result for one in done[:number] for result in one])
        [alone] = [past[result.table[0]] for result in done[number] if len(result.table) == 1]
        assert alone.points == min(career.points for career in past.values() if not career.byes)


def test_those_with_equal_points_meet() -> None:
    done = tournament(Plan(SWISS, 2, 2, SEED), 32, 5)
    for number in range(1, 5):
        past = careers(range(32), [result for one in done[:number] for result in one])
        gaps = [abs(past[one].points - past[other].points) for one, other in (r.table for r in done[number])]
        assert sum(gap == 0 for gap in gaps) >= 10 and max(gaps) <= 1


def test_who_sits_first_is_shared_out() -> None:
    for dice_seed in range(3):
        done = tournament(Plan(SWISS, 2, 2, SEED), 32, 5, dice_seed)
        for career in careers(range(32), [result for one in done for result in one]).values():
            assert 2 <= career.sat.count(0) <= 3


def test_the_same_seed_gives_the_same_rounds_and_another_one_others() -> None:
    plan = Plan(SWISS, 2, 2, SEED)
    assert tournament(plan, 16, 4) == tournament(plan, 16, 4)
    assert tournament(plan, 16, 4) != tournament(plan._replace(seed="other"), 16, 4)


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 15, 24])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    plan = Plan(ROBIN, 2, 2, SEED)
    done = tournament(plan, count, plan.rounds(count))
    assert set(meetings(done).values()) == {1} and len(meetings(done)) == count * (count - 1) // 2
    firsts = [career.sat.count(0) for career in careers(range(count), [r for one in done for r in one]).values()]
    assert max(firsts) - min(firsts) <= 1


def test_in_a_round_robin_whose_opponent_is_gone_has_a_bye() -> None:
    tables = Plan(ROBIN, 2, 2, SEED).next_round(0, range(4), careers(range(4), []), {0})
    assert sorted(map(len, tables)) == [1, 2] and all(0 not in table for table in tables)


@pytest.mark.parametrize(("form", "count", "most", "rounds"), [(SWISS, 12, 3, 3), (SWISS, 16, 4, 3), (ROBIN, 9, 3, 3)])
def test_groups_meet_others_each_round(form: str, count: int, most: int, rounds: int) -> None:
    done = tournament(Plan(form, most, 2, SEED), count, rounds)
    assert all(len(result.table) == most for one in done for result in one)
    assert max(meetings(done).values()) == 1


def test_seats_of_groups_are_shared_out() -> None:
    done = tournament(Plan(SWISS, 4, 2, SEED), 16, 4)
    for career in careers(range(16), [result for one in done for result in one]).values():
        assert max(Counter(career.sat).values()) <= 2


@pytest.mark.parametrize(
    ("count", "most", "least", "expected"),
    [
        (8, 2, 2, ([2, 2, 2, 2], 0)),
        (5, 2, 1, ([2, 2], 1)),
        (10, 4, 2, ([4, 3, 3], 0)),
        (5, 4, 2, ([3, 2], 0)),
        (5, 4, 4, ([4], 1)),
        (1, 2, 2, ([], 1)),
        (0, 2, 2, ([], 0)),
    ],
)
def test_tables_are_as_equal_as_can_be(count: int, most: int, least: int, expected: object) -> None:
    assert sizes_of(count, most, least) == expected


def test_rounds_are_as_many_as_it_takes() -> None:
    assert [Plan(SWISS, 2, 2, SEED).rounds(count) for count in (2, 8, 9, 32)] == [1, 3, 4, 5]
    assert [Plan(SWISS, 4, 2, SEED).rounds(count) for count in (4, 5, 16, 17)] == [1, 2, 2, 3]
    assert [Plan(ROBIN, 2, 2, SEED).rounds(count) for count in (2, 7, 8)] == [1, 7, 7]
    assert Plan(ROBIN, 3, 2, SEED).rounds(9) == 4


def test_points_are_one_half_and_nought_for_two_and_equal_steps_for_more() -> None:
    two, tie = Result((0, 1), (1, 2), (9, 5)), Result((0, 1), (1, 1), (7, 7))
    assert [two.points(0), two.points(1), tie.points(0)] == [1, 0, Fraction(1, 2)]
    four = Result((0, 1, 2, 3), (1, 2, 2, 4), (9, 7, 7, 1))
    assert [four.points(seat) for seat in range(4)] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert Result((3,), (1,), (0,)).points(0) == 1


def test_what_decides_between_equal_points() -> None:
    # 0 beats 2 and 1 beats 3; then 2 beats 3, so that 0 has met the stronger one.
    games = [Result((0, 2), (1, 2), (5, 0)), Result((1, 3), (1, 2), (50, 0)), Result((2, 3), (1, 2), (5, 0))]
    rows = standing(range(4), games, SEED)
    assert rows[0].number == 0 and rows[0].buchholz == 1
    # Two pairs that never met: the margin decides, then the lot.
    even = [Result((0, 1), (1, 2), (5, 0)), Result((2, 3), (1, 2), (6, 0))]
    assert [row.number for row in standing(range(4), even, SEED)] == [2, 0, 1, 3]
    same = [Result((0, 1), (1, 2), (5, 0)), Result((2, 3), (1, 2), (5, 0))]
    first = {standing(range(4), same, str(seed))[0].number for seed in range(20)}
    assert first == {0, 2}
    assert [row.place for row in standing(range(4), same, SEED)] == [1, 2, 3, 4]


def perfect_by_trying(near: list[set[int]], left: frozenset[int]) -> bool:
    """Whether all can be paired, by trying."""
    if not left:
        return True
    one = min(left)
    return any(perfect_by_trying(near, left - {one, other}) for other in near[one] & left)


def test_a_matching_is_found_wherever_there_is_one() -> None:
    dice = random.Random(1)
    found = Counter[bool]()
    for _ in range(600):
        size, density = 2 * dice.randrange(1, 5), dice.random()
        near: list[set[int]] = [set() for _ in range(size)]
        for one, other in combinations(range(size), 2):
            if dice.random() < density:
                near[one].add(other)
                near[other].add(one)
        possible = perfect_by_trying(near, frozenset(range(size)))
        matching = Matching([sorted(one) for one in near])
        assert matching.is_perfect == possible
        assert all(
            mate == -1 or (matching.mate[mate] == one and mate in near[one]) for one, mate in enumerate(matching.mate)
        )
        found[possible] += 1
    assert min(found.values()) > 50
