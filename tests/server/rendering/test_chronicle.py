"""The lines of the chronicle: equal ones told once, what is new since one's turn, and what others did to one's seat."""

import random
from typing import Any

import pytest

import tongbao
from tongbao.engine.events import Event
from tongbao.engine.game import Game
from tongbao.engine.record import undone
from tongbao.server.rendering.chronicle import AT_ONCE, LEAST_SHOWN, SHOWN, Chronicle, Line, hits, in_common

GAMES = sorted(tongbao.GAMES)
PLAYERS = 3


def started(name: str) -> Game:
    """A game whose chronicle is empty so far."""
    game = tongbao.new(name, players=PLAYERS, seed=4, chronicle=True)
    game.events = []
    return game


def lines_of(game: Game, seat: int) -> list[Line]:
    """The lines of a chronicle that is opened now."""
    chronicle = Chronicle(seat, "en", str)
    chronicle.read(game)
    return chronicle.lines


def tell(game: Game, n: int, player: int = 0) -> None:
    game.tell(Event("draw", {"player": player, "n": n}, "draw_own", {"cards": [n]}, 1 << player))


def read(game: Game, seat: int, *names: str) -> list[Any]:
    """These parts of each line."""
    lines = lines_of(game, seat)
    return [tuple(line[name] for name in names) for line in lines]


def played(name: str, seed: int = 1) -> list[Game]:
    """A random game after each decision."""
    dice, game = random.Random(seed), tongbao.new(name, players=PLAYERS, seed=seed, chronicle=True)
    games = [game]
    while not game.over and len(games) < 400:
        game = game.clone()
        seat = game.seats_to_act()[0]
        game.take(seat, dice.choice(game.choices(seat)))
        games.append(game)
    return games


def test_equal_lines_in_a_row_are_told_once_with_the_number_of_the_first() -> None:
    game = started("xanadu")
    for n in (1, 2, 2, 2, 1, 2):
        tell(game, n)
    assert read(game, 1, "n", "times") == [(0, 1), (1, 3), (4, 1), (5, 1)]


def test_lines_are_equal_if_they_read_alike_for_this_seat() -> None:
    """What only the others know doesn't part them."""
    game = started("xanadu")
    for card in (11, 12):
        game.tell(Event("draw", {"player": 0, "n": 1}, "draw_own", {"cards": [card]}, 1))
    assert read(game, 1, "times") == [(2,)]
    assert read(game, 0, "times") == [(1,), (1,)]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_told_and_none_changes_but_the_last(name: str) -> None:
    before: dict[int, tuple[Any, ...]] = {}
    for game in played(name):
        lines = lines_of(game, 1)
        log = tongbao.Seat(game, 1).log()
        assert sum(line["times"] for line in lines) >= min(len(log), LEAST_SHOWN)
        assert not lines or lines[0]["n"] + sum(line["times"] for line in lines) == len(log)
        for line in lines:
            start = line["n"]
            again = [told["text"] for told in log[start : start + line["times"]]]
            assert again == [line["text"]] * line["times"]
        now = {line["n"]: (line["text"], line["times"]) for line in lines}
        last = max(before, default=-1)
        shown = [number for number in before if number >= min(now) and number != last]
        assert [before[number] for number in shown if number in now] == [
            now[number] for number in shown if number in now
        ]
        before = now


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_new_is_what_was_told_after_ones_own_decision(name: str) -> None:
    marked = 0
    told = dict.fromkeys(range(PLAYERS), 0)
    games = played(name)
    for game in games[1:]:
        assert game.history is not None and game.events is not None
        seat = game.history[game.decisions - 1].seat
        told[seat] = len(game.events)
        if game.sealed is not None:
            continue
        for reader, heard in told.items():
            lines = lines_of(game, reader)
            if heard:
                assert all(line["new"] == (line["n"] + line["times"] > heard) for line in lines)
                assert [line["n"] for line in lines if line["since"]] == [line["n"] for line in lines if line["new"]][
                    :1
                ]
                marked += any(line["new"] for line in lines)
    assert marked


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_leaves_the_chronicle_as_it_was(name: str) -> None:
    checked = 0
    for game in played(name):
        assert game.history is not None
        if game.decisions and game.undoable(seat := game.history[game.decisions - 1].seat):
            before = undone(game, seat)
            twin = before.clone()
            twin.take(seat, game.history[game.decisions - 1].choice)
            for reader in range(PLAYERS):
                numbers = read(game, reader, "n")
                kept = [number for number in read(before, reader, "n") if numbers and number > numbers[0]]
                assert kept == numbers[1 : len(kept) + 1]
                assert read(twin, reader, "text", "times", "new") == read(game, reader, "text", "times", "new")
            checked += 1
    assert checked


def test_nothing_is_new_for_who_has_decided_nothing_and_for_the_spectator() -> None:
    game = started("xanadu")
    tell(game, 1)
    assert read(game, 1, "new", "since") == [(False, False)]
    for later in played("xanadu"):
        assert not any(new for (new,) in read(later, tongbao.SPECTATOR, "new"))


@pytest.mark.parametrize(
    ("facts", "is_hit"),
    [
        ({"player": 0, "owner": 1}, True),
        ({"owner": 1}, True),
        ({"player": 1, "owner": 0}, False),
        ({"player": 1}, False),
        ({"player": 1, "owner": 1}, False),
        ({"player": 0, "owner": 2, "card": 1, "n": 1}, False),
    ],
)
def test_what_hits_a_seat_is_what_others_do_to_it(facts: dict[str, int], is_hit: bool) -> None:
    assert hits(facts, 1) is is_hit
    assert not hits(facts, tongbao.SPECTATOR)


def test_only_the_latest_lines_stand_on_the_page_and_leave_it_many_at_once() -> None:
    game = started("xanadu")
    firsts = set()
    for n in range(300):
        tell(game, n)
        lines = lines_of(game, 1)
        assert min(n + 1, LEAST_SHOWN) <= len(lines) < LEAST_SHOWN + 20
        firsts.add(lines[0]["n"])
    assert len(firsts) == 13


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_chronicle_that_is_kept_reads_like_one_that_is_opened_now(name: str) -> None:
    """Whatever was told, taken back and told again meanwhile; a line is read once, and drawn once for as it stands."""
    dice, drawn = random.Random(2), list[Line]()

    def draw(line: Line) -> str:
        drawn.append(dict(line))
        return shown(line)

    def shown(line: Line) -> str:
        return str([line[name] for name in SHOWN])

    kept = {seat: Chronicle(seat, "en", draw, "since ") for seat in (tongbao.SPECTATOR, 0, 1)}
    games = played(name)
    tags: dict[str, str] = {}
    at = 0
    while at < len(games):
        for seat, chronicle in kept.items():
            chronicle.read(games[at])
            assert chronicle.lines == lines_of(games[at], seat)
            assert chronicle.drawings == [
                (line["n"], "since " * line["since"] + shown(line)) for line in chronicle.lines
            ]
            assert chronicle.tag == tags.setdefault(str(chronicle.drawings), chronicle.tag)
            drawn.clear()
            chronicle.read(games[at])
            assert not drawn
            assert len(chronicle.lines) <= LEAST_SHOWN + AT_ONCE
            assert all(number >= chronicle.first for number, _ in chronicle.drawn)
        at += dice.choice([1, 1, 1, 2, -1 if at else 1])
    assert len(tags) == len(set(tags.values()))


def test_what_two_chronicles_have_in_common() -> None:
    old = [(0, "a"), (1, "b"), (2, "c")]
    assert in_common([], old) == in_common(old, []) == 0
    assert in_common(old, old) == 3
    assert in_common(old, [*old, (3, "d")]) == 3
    assert in_common(old, [(0, "a"), (1, "b twice")]) == 1
