"""The judge of Cities of the Silk Road knows what its seat knows, and counts turns."""

import tongbao
from tongbao.bots.greedy.bot import strategy_for
from tongbao.bots.judgement.silk_cities import SilkCitiesJudge
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat
from tongbao.games.silk_cities.turns import Turn

JUDGE = SilkCitiesJudge({})


def play(players: int, seed: int, greedy_of_ten: int) -> list[Game]:
    """Some positions of a game: in so many of ten decisions the greedy player chooses, otherwise chance."""
    strategy, luck, found = strategy_for("silk_cities"), FastLuck.from_seed(seed), list[Game]()
    game = create(tongbao.prepare("silk_cities", players=players), FastLuck.from_seed(seed), False)
    turn = JUDGE.turn(game)
    while not game.over and game.decisions < 900:
        seat = game.actor
        choices = game.choices(seat)
        wise = luck.below(10) < greedy_of_ten
        game.take(seat, strategy.choose(game, seat, choices) if wise else choices[luck.below(len(choices))])
        if not game.over and JUDGE.turn(game) != turn:
            assert JUDGE.turn(game) > turn
            turn = JUDGE.turn(game)
            assert isinstance(game.step, Turn)
            found.append(game.clone())
    return found


def test_features_are_what_the_seat_knows() -> None:
    for players in (2, 3, 5):
        for greedy in (10, 8, 0):
            positions = play(players, 10 * players + greedy, greedy)
            assert positions
            for number, game in enumerate(positions):
                for seat in range(players):
                    imagined = Seat(game, seat).imagine(number)
                    assert JUDGE.features(imagined, seat) == JUDGE.features(game, seat)


def test_every_feature_has_a_name() -> None:
    for game in play(4, 1, 10):
        for seat in range(4):
            assert len(JUDGE.features(game, seat)) == len(JUDGE.names) == len(set(JUDGE.names))


def test_features_are_of_about_size_one() -> None:
    for game in play(3, 2, 9):
        for seat in range(3):
            assert max(abs(feature) for feature in JUDGE.features(game, seat)) < 20.0
