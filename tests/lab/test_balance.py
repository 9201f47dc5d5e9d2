"""Balance: experiments are fair, what was planted is found, and in nothing nothing is found."""

import json
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from statistics import mean

import pytest

import tongbao
from tests.support.command_line import Run
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import BadOption
from tongbao.engine.pieces import Piece
from tongbao.lab.balance.aggregates import Effect, Sums, total
from tongbao.lab.balance.balance import watched
from tongbao.lab.balance.estimate import Estimate, effect_of, is_surely_below, mean_of, share_of, usual_spread, width
from tongbao.lab.balance.findings import Finding, named
from tongbao.lab.balance.measures import Drawing, Withholding, deal_to, numbered
from tongbao.lab.balance.report import Run as Counted
from tongbao.lab.balance.report import page, report, spread
from tongbao.lab.balance.watch import UNIT, Plan, Units, touched, touched_cards, watch
from tongbao.lab.series import Series
from tongbao.lab.workers import Processes
from tongbao.testing import laws

GAMES = sorted(tongbao.GAMES)
XANADU = files("tongbao.games.xanadu.cards").joinpath("xanadu.toml").read_text("utf-8")
STRONG = 6
"""The card of Xanadu that is made too strong."""


def series(game: str, bot: str = "random", cards: str | None = None, seed: int = 5) -> Series:
    players = tongbao.GAMES[game].usual_players
    return Series(game, players, [bot] * players, seed, {}, cards)


def dearer(card: int, times: float) -> str:
    """The cards of Xanadu, with one for which the Khan pays so many times as much."""
    entries = XANADU.split("[[card]]")
    prices = re.search(r"prices = \[(.*)\]", entries[card])
    assert prices is not None
    more = ", ".join([str(min(99, round(times * int(price)))) for price in prices[1].split(",")])
    entries[card] = entries[card].replace(prices[0], f"prices = [{more}]")
    return "[[card]]".join(entries)


# Experiments.


@pytest.mark.compiled()
@pytest.mark.parametrize("game", GAMES)
def test_cards_come_as_often_as_they_are_due(game: str) -> None:
    """What is due adds up to what came, draw by draw; and no card comes more often than chance lets it."""
    plan = series(game)
    faces = numbered(list(plan.setup.meta.faces(plan.setup)))
    came, due = [0] * (faces + 1), [0.0] * (faces + 1)
    for number in range(60):
        table = plan.deal(number)
        drawing = Drawing(table, faces)
        luck = FastLuck.from_seed(number)
        while not table.over:
            choices = table.choices(table.actor)
            table.take(table.actor, choices[luck.below(len(choices))])
            drawing.look(table)
        for lots in (drawing.hands, drawing.draws):
            assert sum(map(sum, lots.came)) == pytest.approx(sum(map(sum, lots.due)))
            for seat in range(table.players):
                came = [a + b for a, b in zip(came, lots.came[seat], strict=True)]
                due = [a + b for a, b in zip(due, lots.due[seat], strict=True)]
    assert sum(came) > 500
    for card, expected in enumerate(due):
        assert abs(came[card] - expected) < 5 * max(1.0, expected) ** 0.5, card


@pytest.mark.parametrize("game", [game for game in GAMES if game != "silk_cities"])
def test_a_card_is_dealt_to_a_seat_drawn_by_lot(game: str) -> None:
    plan, seats = series(game), set[int]()
    face = list(plan.setup.meta.faces(plan.setup))[7].card
    for number in range(40):
        table = plan.deal(number)
        before = sorted(table.inventory())
        hands = [sum([mask == 1 << seat for mask in table.known]) for seat in range(table.players)]
        dealt = deal_to(table, face, FastLuck.from_seed(number))
        if dealt is None:
            assert table.known[face] == table.everybody
            continue
        seats.add(dealt.seat)
        assert table.known[face] == 1 << dealt.seat
        assert sorted(table.inventory()) == before
        assert [sum([mask == 1 << seat for mask in table.known]) for seat in range(table.players)] == hands
        laws.conserves(table, before)
        laws.offers_choices(table)
        laws.keeps_secrets(table, number)
    assert seats == set(range(plan.players))


def test_nothing_is_dealt_where_there_are_no_hands() -> None:
    assert deal_to(series("silk_cities").deal(0), 3, FastLuck.from_seed(1)) is None


def test_who_must_do_without_something_is_never_offered_it() -> None:
    plan = series("silk_cities")
    table, luck = plan.deal(0), FastLuck.from_seed(4)
    pieces = [piece for piece in plan.setup.meta.pieces(plan.setup) if piece.kind == "improvement"]
    denial = Withholding(pieces, table.players, luck)
    built = set[tuple[int, int]]()
    while not table.over:
        denial.forbid(table)
        offered = table.choices(table.actor)
        assert offered
        choice = max(offered, key=lambda choice: (choice.verb.name == "build", luck.below(1000)))
        if choice.verb.name == "build":
            built.add((table.actor, choice.parameters[0]))
        table.take(table.actor, choice)
    assert len(built) > 5
    assert not built & {(seat, piece.number) for seat, piece in enumerate(denial.pieces)}


def test_each_seat_does_without_another_piece() -> None:
    pieces = [Piece("improvement", number, str(number), {"en": str(number)}) for number in range(9)]
    denial = Withholding(pieces, 4, FastLuck.from_seed(1))
    assert len({piece.number for piece in denial.pieces}) == 4
    assert [effect.moved for _, effect in denial.effects([0.75, -0.25, -0.25, -0.25])] == [-0.75, 0.25, 0.25, 0.25]


# Sums.


@pytest.mark.by_turns(3)
def test_sums_are_the_same_whoever_counted_them() -> None:
    plan = Plan(series("pocket_changan"))
    alone = watched(plan, 5 * UNIT).run.sums
    assert watched(plan, 5 * UNIT, Processes(2)).run.sums == alone
    assert total([*watch(Units(plan, range(3))), *watch(Units(plan, range(3, 5)))]) == alone


@pytest.mark.by_turns(3)
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    plan, file = Plan(series("xanadu")), tmp_path / "counted.jsonl"
    assert not watched(plan, 4 * UNIT, None, file, stop).is_whole
    assert watched(plan, 4 * UNIT, None, file).run.sums == watched(plan, 4 * UNIT).run.sums
    with pytest.raises(BadOption, match="other games"):
        watched(replace(plan, stakes=False), 4 * UNIT, None, file)


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_tell_of_uses_are_lines_of_the_game(game: str) -> None:
    meta = tongbao.GAMES[game]
    assert meta.uses.keys() <= meta.texts.keys()
    assert set(meta.uses.values()) <= {piece.kind for piece in meta.pieces(series(game).setup)}


def test_nothing_added_up_is_nothing() -> None:
    assert total([]) == Sums(0)


# Estimates.


def test_intervals_widen_with_the_number_of_comparisons() -> None:
    assert width() == pytest.approx(1.96, abs=0.001)
    assert width(70) == pytest.approx(3.38, abs=0.01)


def test_an_interval_holds_as_often_as_it_says() -> None:
    """A thousand series of coins: the true share lies within the 95 % interval in about 950 of them."""
    luck, held = FastLuck.from_seed(3), 0
    for _ in range(1000):
        share = share_of(sum([luck.below(4) == 0 for _ in range(200)]), 200)
        held += abs(share.value - 25) <= width() * share.error
    assert 925 < held < 970


def test_means_and_shares() -> None:
    assert mean_of({"1": 2, "4": 1}).value == 2
    assert mean_of({}) == Estimate(0.0, 0.0)
    assert share_of(1, 4).value == 25


def test_what_came_too_seldom_says_nothing() -> None:
    assert effect_of(Effect(came=3, due=3.0, moved=1.5, squares=0.75)) is None
    assert effect_of(None) is None


def test_the_spread_of_effects_is_told_apart_from_chance() -> None:
    """Effects that differ by chance alone have no spread; those that differ beyond it have one."""
    luck = FastLuck.from_seed(1)
    noise = [mean([luck.below(2001) - 1000 for _ in range(12)]) / 100 for _ in range(400)]
    error = (sum([one * one for one in noise]) / len(noise)) ** 0.5
    assert usual_spread([Estimate(one, error) for one in noise])[1] < 0.5 * error
    assert usual_spread([Estimate(3 * one, error) for one in noise])[1] == pytest.approx(8**0.5 * error, rel=0.2)


def finding(number: int, value: float, error: float) -> Finding:
    piece = Piece("card", number, str(number), {"en": str(number)})
    return Finding(piece, "hands", Estimate(value, error), None, Estimate(50.0, 1.0), Estimate(40.0, 1.0))


def test_what_is_named_is_far_and_sure() -> None:
    """Beyond the guide and surely so; or beyond what the others differ by; nothing for being far by chance."""
    usual = [finding(number, value, 1.0) for number, value in enumerate([-1.0, -0.5, 0.0, 0.5, 1.0] * 8)]
    more = [finding(100, 9.0, 1.0), finding(101, 12.0, 4.0), finding(102, -6.0, 1.0), finding(103, 2.5, 1.0)]
    names = {one.piece.number: one.names for one in named([*usual, *more], "hands") if one.names}
    assert names == {100: ("strong",), 102: ("weak",)}


def test_what_nobody_uses_is_hardly_ever_used_once_that_is_sure() -> None:
    assert not is_surely_below(0, 20, 5)
    assert is_surely_below(0, 100, 5)
    assert not is_surely_below(4, 100, 5)
    assert not is_surely_below(0, 0, 5)


# Reports.


@pytest.mark.compiled()
def test_a_card_that_is_too_strong_is_found() -> None:
    """By itself, and as what differs from the default cards; random players hardly know what to do with it."""
    mine, default = series("xanadu", cards=dearer(STRONG, 12)), series("xanadu")
    assert touched(mine, default) == [f"card {STRONG}"]
    focus = touched_cards(mine, default)
    runs = [watched(Plan(one, focus, stakes=False), 400).run for one in (mine, default)]
    found = report(*runs)
    assert named_in(found) == [(STRONG, ["strong", "changed"])]
    assert found["experiments"] > 150


def named_in(found: dict[str, object]) -> list[tuple[int, list[str]]]:
    """The numbers of the named cards, and why."""
    pieces = found["pieces"]
    assert isinstance(pieces, list)
    return [(piece["number"], piece["named"]) for piece in pieces if piece["named"] and piece["named"] != ["unused"]]


@pytest.mark.compiled()
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_where_winners_are_drawn_by_lot(game: str) -> None:
    """Even among cards of which one is far too strong."""
    cards = dearer(STRONG, 12) if game == "xanadu" else None
    games = {"silk_cities": 40, "changan": 100}.get(game, 300)
    found = report(watched(Plan(series(game, cards=cards), shuffled=True, stakes=False), games).run)
    assert named_in(found) == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_no_report_of_thirty_on_shuffled_labels_names_a_card(game: str) -> None:
    for seed in range(30):
        plan = Plan(series(game, seed=seed), shuffled=True, stakes=False)
        assert named_in(report(watched(plan, 200, Processes(2)).run)) == [], seed


@pytest.mark.compiled()
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", GAMES)
def test_a_report_tells_of_every_piece_and_is_plain(game: str) -> None:
    run = watched(Plan(series(game, "greedy")), UNIT).run
    found = report(run)
    assert json.loads(json.dumps(found)) == found
    told = [(piece["kind"], piece["number"]) for piece in found["pieces"]]  # type: ignore[attr-defined]
    setup = run.plan.series.setup
    assert sorted(told) == sorted([(piece.kind, piece.number) for piece in setup.meta.pieces(setup)])
    assert sum([seat["share"]["value"] for seat in found["seats"]]) == pytest.approx(100, abs=0.1)  # type: ignore[attr-defined]
    assert found["stakes"]["decisions"] > 0  # type: ignore[index]


def test_a_histogram_holds_everything_and_joins_what_is_seldom() -> None:
    drawn = spread({"3": 1, "50": 400, "51": 500, "53": 99})
    assert (drawn["first"], drawn["step"]) == (50, 1)
    assert sum(drawn["bars"]) == pytest.approx(100)  # type: ignore[call-overload]
    assert spread({str(n): 1 for n in range(1000)})["step"] == 42


def test_what_is_printed_by_a_stranger_is_escaped_and_nothing_is_fetched() -> None:
    cards = XANADU.replace('name.en = "Granary"', 'name.en = "<script>alert(1)</script>"')
    run = watched(Plan(series("xanadu", cards=cards)), UNIT).run
    html = page(report(run))
    assert "<script" not in html
    assert "&lt;script&gt;alert(1)" in html
    assert not re.search(r"(src|href)=|url\((?!data:)|https?://", html)


@pytest.mark.parametrize("language", ["en", "es", "zh"])
def test_a_page_in_every_language(language: str) -> None:
    run = watched(Plan(series("xanadu")), UNIT).run
    html = page(report(run, Counted(run.plan, run.sums)), language)
    assert f'<html lang="{language}">' in html


# The command.


def test_the_command_writes_a_page_and_tells_in_short(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    answer = run("balance", "pocket_changan", "--games", "20", "--bots", "random", "--out", str(out))
    assert answer.code == 0
    assert "20 games" in answer.out
    assert "Pocket Chang’An" in out.read_text("utf-8")


def test_the_command_compares_cards(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(dearer(STRONG, 2), "utf-8")
    answer = run(
        *("balance", "xanadu", "-g", "20", "--bots", "random", "--cards", str(mine)), "--against", "default", "--json"
    )
    told = json.loads(answer.out)
    assert told["against"]["touched"] == [f"card {STRONG}"]
    assert told["experiments"] > 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("xanadu", "--against", "default"), "name yours with --cards"),
        (("xanadu", "--keep", "counts.csv"), r"\.jsonl"),
        (("xanadu", "--bots", "nobody"), "greedy"),
        (("nothing",), "xanadu"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(run: Run, words: tuple[str, ...], told: str) -> None:
    assert re.search(told, run("balance", *words, "--games", "20").sentence)
