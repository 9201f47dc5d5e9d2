"""Sources of points, and markets: what is counted adds up to the scores, and what is told of it holds."""

from math import sqrt
from statistics import mean, pstdev

import pytest

import tongbao
from tests.support.command_line import Run
from tongbao.bots.core.bot import play_out
from tongbao.lab.balance.aggregates import Source, Sums
from tongbao.lab.balance.balance import watched
from tongbao.lab.balance.estimate import mean_from, mean_of
from tongbao.lab.balance.markets import count_markets, markets, markets_of, several
from tongbao.lab.balance.report import page, report
from tongbao.lab.balance.sources import count_main, count_sources, in_order, main_share, source_share, sources
from tongbao.lab.balance.watch import UNIT, Plan, Units, watch
from tongbao.lab.series import Series

GAMES = sorted(tongbao.GAMES)


def series(game: str, bot: str = "random") -> Series:
    players = tongbao.GAMES[game].usual_players
    return Series(game, players, [bot] * players, 5)


def counted(game: str, number: int) -> Sums:
    """What is counted of one game."""
    plan = series(game, "greedy")
    table = plan.deal(number, chronicle=True)
    opener = plan.setup.meta.opener(table)
    play_out(table, plan.seat_bots(number))
    sums = Sums(0, games=1, points=[0] * table.players)
    for seat, score in enumerate(table.scores()):
        sums.points[(seat - opener) % table.players] += score
    count_sources(sums, table, opener, [seat for seat, place in enumerate(table.places()) if place == 1])
    count_markets(sums, table)
    return sums


@pytest.mark.parametrize("game", GAMES)
def test_sources_add_up_to_the_points_of_each_place(game: str) -> None:
    """Each place in the order of play has the points that it scored."""
    for number in range(3):
        sums = counted(game, number)
        sums.winners = 1
        by_place = [sum(points) for points in zip(*[one.points for one in sums.sources.values()], strict=True)]
        assert by_place == sums.points
        assert sum([source_share(sums, kind).value for kind in sums.sources]) == pytest.approx(100)
        assert sum([main_share(sums, kind).value for kind in sums.main_sources]) == pytest.approx(100)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_unit_counts_adds_up(game: str) -> None:
    """And without a look at the pieces all games count, also those that would be experiments."""
    sums = watch(Units(Plan(series(game), stakes=False, pieces=False), range(1)))[0]
    assert (sums.games, sums.experiments) == (UNIT, 0)
    assert not sums.uses and not sums.hands and not sums.draws and not sums.denied
    places = [sum(points) for points in zip(*[one.points for one in sums.sources.values()], strict=True)]
    assert places == sums.points
    assert sums.winners >= UNIT
    assert sum(sums.main_sources.values()) <= sums.winners
    players = tongbao.GAMES[game].usual_players
    has_markets = bool(markets_of(tongbao.GAMES[game]))
    assert sum(sums.deals.values()) == UNIT * has_markets
    assert sum(sums.traders.values()) == UNIT * players * has_markets
    assert sum(sums.verbs.values()) == sums.decisions


def test_the_main_source_of_a_winner() -> None:
    """Two that brought as much count in equal parts, and who has nothing has none."""
    sums = Sums(0)
    for mine in ({"attacks": 4, "falls": 1}, {"attacks": 2, "falls": 2}, {"falls": 0}, {}):
        count_main(sums, mine)
        sums.winners += 1
    assert sums.main_sources == {"attacks": 1.5, "falls": 0.5}
    assert main_share(sums, "attacks").value == 37.5
    assert main_share(sums, "cards").value == 0


def test_the_interval_of_a_share_is_that_of_a_ratio() -> None:
    """As large as how far the points of each game are from the share of its whole, game by game."""
    games = [(3, 10), (8, 12), (1, 9), (5, 11)]
    one, whole = [points for points, _ in games], [points for _, points in games]
    sums = Sums(0, points=[sum(whole)], point_squares=sum([points**2 for points in whole]))
    sums.sources["attacks"] = Source([sum(one)], sum([n * n for n in one]), sum([a * b for a, b in games]))
    share = sum(one) / sum(whole)
    error = sqrt(sum([(a - share * b) ** 2 for a, b in games])) / sum(whole)
    found = source_share(sums, "attacks")
    assert (found.value, found.error) == (pytest.approx(100 * share), pytest.approx(100 * error))
    assert source_share(Sums(0), "attacks").value == 0


def test_a_mean_from_sums_is_that_of_the_numbers() -> None:
    numbers = [30, 36, 33, 60]
    found = mean_from(sum(numbers), sum([n * n for n in numbers]), 4, 3)
    assert found.value == pytest.approx(mean(numbers) / 3)
    assert found.error == pytest.approx(pstdev(numbers) / sqrt(4) / 3)
    assert mean_from(sum(numbers), sum([n * n for n in numbers]), 4).error == pytest.approx(
        mean_of({str(n): 1 for n in numbers}).error
    )


@pytest.mark.parametrize("game", GAMES)
def test_sources_are_told_in_the_order_of_the_texts_with_words(game: str) -> None:
    meta, sums = tongbao.GAMES[game], counted(game, 0)
    told = sources(sums, meta)
    order = [text.removeprefix("share_") for text in meta.texts if text.startswith("share_")]
    assert [one["source"] for one in told] == [kind for kind in order if kind in sums.sources]
    for one in told:
        names = one["names"]
        assert isinstance(names, dict)
        assert {*names} >= {"en", "es", "zh"} and len({*names.values()}) > 1
    assert in_order(meta, {"strange", order[0]}) == [order[0], "strange"]


def test_markets_are_counted_by_lines_and_seats() -> None:
    """What is told of markets is what the chronicle says, line by line."""
    plan = series("silk_cities", "greedy")
    table = plan.deal(1, chronicle=True)
    play_out(table, plan.seat_bots(1))
    lines = table.events or []
    sums = Sums(0, games=1)
    count_markets(sums, table)
    kinds = [event.kind for event in lines]
    assert sums.markets["players"] == kinds.count("deal") > 0
    assert sums.deals == {str(kinds.count("deal")): 1}
    empires = ("china", "india", "persia", "byzantium")
    assert sum([sums.markets.get(name, 0) for name in empires]) == kinds.count("buy") + kinds.count("sell")
    used = [set[object]() for _ in range(table.players)]
    for facts in [event.facts for event in lines if event.kind in ("buy", "sell")]:
        used[as_seat(facts["player"])].add(facts["empire"])
    for facts in [event.facts for event in lines if event.kind == "deal"]:
        used[as_seat(facts["player"])].add("players")
        used[as_seat(facts["owner"])].add("players")
    sizes = [len(names) for names in used]
    assert sums.traders == {str(size): sizes.count(size) for size in sizes}
    assert several(sums).value == 25 * sum([size > 1 for size in sizes])
    told = markets(sums, table.setup.meta)
    assert told is not None
    uses = told["uses"]
    assert isinstance(uses, list)
    assert [use["market"] for use in uses] == [*empires, "players"]
    assert max([use["of_most"] for use in uses]) == 100


def as_seat(fact: object) -> int:
    """A seat in the facts of a line."""
    assert isinstance(fact, int)
    return fact


@pytest.mark.parametrize("game", GAMES)
def test_a_report_tells_of_sources_and_of_markets_where_there_are_any(game: str) -> None:
    found = report(watched(Plan(series(game), stakes=False), UNIT).run)
    assert (found["markets"] is not None) == (game == "silk_cities")
    html = page(found)
    assert "Sources of points" in html
    assert ("of players dealt with at least two markets" in html) == (game == "silk_cities")
    assert "of winners were behind halfway through the game" in html


def test_a_game_of_one_has_no_comebacks() -> None:
    plan = Series("pocket_changan", 1, ["random"], 5)
    assert report(watched(Plan(plan, stakes=False), UNIT).run)["comeback"] is None


def test_the_command_tells_of_points_and_markets(run: Run) -> None:
    out = run("balance", "silk_cities", "--games", "20", "--bots", "random").out
    assert "Source of points" in out
    assert "of winners were behind halfway through the game." in " ".join(out.split())
    assert "Deals per game: China " in out
