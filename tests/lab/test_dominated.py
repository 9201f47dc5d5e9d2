"""A card is dominated by one that asks no more, surely wins more, and is surely preferred; by nothing less."""

from itertools import permutations

import pytest

import tongbao
from tongbao.engine.pieces import CARD, Piece
from tongbao.lab.balance.aggregates import Effect, Sums
from tongbao.lab.balance.balance import watched
from tongbao.lab.balance.findings import DOMINATED, findings
from tongbao.lab.balance.report import Run, page, report
from tongbao.lab.balance.watch import UNIT, Plan, both
from tongbao.lab.series import Series

GAMES = sorted(tongbao.GAMES)
WELL = Piece(CARD, 1, "well", {"en": "Well"}, (1, 2))
MILL = Piece(CARD, 2, "mill", {"en": "Mill"}, (1, 2))
GATE = Piece(CARD, 3, "gate", {"en": "Gate"}, (2, 2))


def counted(effects: dict[Piece, float], passed: dict[tuple[Piece, Piece], int], draws: int = 10_000) -> Sums:
    """Sums in which each piece was drawn so often and won so many points more; how many passed the first by."""
    hands = {
        f"{piece.kind} {piece.number}": Effect(draws, draws, effect / 100 * draws, draws / 4)
        for piece, effect in effects.items()
    }
    return Sums(0, games=draws, hands=hands, passed={both(*pair): times for pair, times in passed.items()})


def better_than(pieces: list[Piece], sums: Sums) -> dict[str, str]:
    """By piece that is dominated: by which."""
    return {
        one.piece.id: one.better.id
        for one in findings(pieces, sums)
        if DOMINATED in one.names and one.better is not None
    }


def test_what_is_worse_for_the_same_price_and_passed_by_is_dominated() -> None:
    sums = counted({WELL: -3.0, MILL: 3.0}, {(WELL, MILL): 500, (MILL, WELL): 5})
    assert better_than([WELL, MILL], sums) == {"well": "mill"}


@pytest.mark.parametrize(
    "sums",
    [
        counted({WELL: -3.0, MILL: 3.0}, {(WELL, MILL): 500, (MILL, WELL): 60}),
        counted({WELL: -3.0, MILL: 3.0}, {(WELL, MILL): 20}),
        counted({WELL: -3.0, MILL: 3.0}, {(WELL, MILL): 500}, draws=400),
        counted({WELL: 3.0, MILL: -3.0}, {(WELL, MILL): 500}),
        counted({WELL: -3.0}, {(WELL, MILL): 500}),
    ],
    ids=["taken now and then", "seldom seen", "few draws", "wins more", "no effect known"],
)
def test_nothing_less_makes_it_so(sums: Sums) -> None:
    assert better_than([WELL, MILL], sums) == {}


def test_a_card_that_asks_more_dominates_nothing_cheaper() -> None:
    passed = {(WELL, GATE): 500, (MILL, GATE): 500, (GATE, MILL): 1}
    assert better_than([WELL, MILL, GATE], counted({WELL: -3.0, MILL: -3.0, GATE: 3.0}, passed)) == {}
    assert better_than([GATE, WELL], counted({GATE: -3.0, WELL: 3.0}, {(GATE, WELL): 500})) == {"gate": "well"}


def test_the_best_of_several_is_named() -> None:
    passed = {(GATE, WELL): 500, (GATE, MILL): 500}
    assert better_than([GATE, WELL, MILL], counted({GATE: -3.0, WELL: 3.0, MILL: 5.0}, passed)) == {"gate": "mill"}


@pytest.mark.parametrize("game", GAMES)
def test_prices_of_a_kind_can_be_compared(game: str) -> None:
    setup = tongbao.prepare(game)
    pairs = list(permutations(setup.meta.pieces(setup), 2))
    assert 0 < sum([one.asks_no_more_than(other) for one, other in pairs]) < len(pairs)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", GAMES)
def test_who_passed_a_piece_by_had_both_and_used_the_other(game: str) -> None:
    players = tongbao.GAMES[game].usual_players
    run = watched(Plan(Series(game, players, ["random"] * players, 3, {}), stakes=False), UNIT).run
    known = {
        f"{piece.kind} {piece.number}": piece for piece in run.plan.series.setup.meta.pieces(run.plan.series.setup)
    }
    assert run.sums.passed
    for names, times in run.sums.passed.items():
        one, other = (known[name] for name in names.split(", "))
        assert one.asks_no_more_than(other) or other.asks_no_more_than(one)
        if one.kind == CARD:
            first, second = run.sums.uses[names.split(", ")[0]], run.sums.uses[names.split(", ")[1]]
            assert times <= min(first.seats - first.used, second.used)


def test_a_page_says_by_what() -> None:
    run = watched(Plan(Series("xanadu", 3, ["random"] * 3, 3, {}), stakes=False), UNIT).run
    setup = run.plan.series.setup
    one, other = next(
        (one, other) for one, other in permutations(setup.meta.pieces(setup), 2) if other.asks_no_more_than(one)
    )
    found = report(Run(run.plan, counted({one: -3.0, other: 3.0}, {(one, other): 500})))
    assert f"dominated by {other.names['en']}" in page(found)
