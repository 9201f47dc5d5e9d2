"""The judge of Pocket Chang'An knows what its seat knows, and nothing else."""

from collections.abc import Iterator

import pytest

import tongbao
from tongbao.bots.bot import Bot
from tongbao.bots.greedy import GreedyBot
from tongbao.bots.judgement.pocket_changan import PocketChanganJudge
from tongbao.bots.random import RandomBot
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat
from tongbao.games.pocket_changan.table import PocketChangan

JUDGE = PocketChanganJudge({})


def positions(players: int, seed: int, bot: Bot, length: str = "standard") -> Iterator[Game]:
    """A game at every decision of any seat, and when it is over."""
    setup = tongbao.prepare("pocket_changan", players=players, options={"length": length})
    game = create(setup, FastLuck.from_seed(seed), False)
    seats = [Seat(game, number) for number in range(players)]
    while not game.over:
        yield game
        game.take(game.actor, bot.choose(seats[game.actor]))
    yield game


def ends_of_turns(players: int, seed: int, bot: Bot) -> Iterator[Game]:
    """A game at every end of a turn but the last."""
    turn = -1
    for game in positions(players, seed, bot):
        if not game.over and JUDGE.turn(game) != turn:
            turn = JUDGE.turn(game)
            yield game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", [RandomBot(5), GreedyBot(5)], ids=["random", "greedy"])
def test_what_nobody_knows_makes_no_difference(players: int, bot: Bot) -> None:
    for seed in range(4):
        for game in positions(players, seed, bot):
            if not game.over:
                for seat in range(players):
                    imagined = Seat(game, seat).imagine(seed + 1000)
                    assert JUDGE.features(imagined, seat) == JUDGE.features(game, seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_feature_has_a_name_and_a_size_that_can_be_learned_from(players: int) -> None:
    assert len(set(JUDGE.names)) == len(JUDGE.names)
    for game in ends_of_turns(players, 7, GreedyBot(7)):
        for seat in range(players):
            features = JUDGE.features(game, seat)
            assert len(features) == len(JUDGE.names)
            assert all(isinstance(value, float) and abs(value) < 25 for value in features)


def test_the_turn_changes_whenever_another_seat_acts_in_its_own_turn() -> None:
    seen: list[tuple[int, int]] = []
    for game in positions(3, 2, GreedyBot(2)):
        assert isinstance(game, PocketChangan)
        turn = (JUDGE.turn(game), game.active)
        if not seen or seen[-1] != turn:
            assert turn[0] not in [number for number, _ in seen]
            seen.append(turn)
    assert len(seen) > 12


@pytest.mark.parametrize("length", ["short", "standard", "long"])
def test_alone_the_outcome_is_how_far_up_the_titles_one_has_come(length: str) -> None:
    wins: list[tuple[int, float, float]] = []
    for seed in range(12):
        bot: Bot = GreedyBot(seed) if seed % 2 else RandomBot(seed)
        last = list(positions(1, seed, bot, length))[-1]
        outcome = JUDGE.outcome(last, 0)
        assert 0.0 <= outcome.win <= 1.0
        wins.append((last.scores()[0], outcome.win, outcome.margin))
    assert sorted(wins) == sorted(wins, key=lambda found: (found[1], found[2]))
    assert len({win for _, win, _ in wins}) > 3


def test_with_others_the_outcome_is_a_win_or_not() -> None:
    last = list(positions(2, 3, GreedyBot(3)))[-1]
    outcomes = [JUDGE.outcome(last, seat) for seat in (0, 1)]
    assert sum(outcome.win for outcome in outcomes) == 1.0
    assert outcomes[0].margin == -outcomes[1].margin
