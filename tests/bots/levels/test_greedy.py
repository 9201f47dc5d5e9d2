"""The greedy bot over whole games: it can play every option, and remembers nothing. ``test_strength`` says how well."""

import pytest

import tongbao
from tongbao import Record
from tongbao.bots import Bot
from tongbao.bots.core.bot import play_out
from tongbao.bots.levels.players import GreedyBot
from tongbao.bots.registry import GREEDY_POLICIES
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat
from tongbao.games.silk_cities.state.table import SilkCities

SPREAD = {"changan": 5, "silk_cities": 5}
"""Of the many options of a game every so many are played."""
TABLES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options.values())}")
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
    for options in meta.all_options(players)[:: SPREAD.get(name, 1)]
]
POINTLESS = {"silk_cities"}
"""Games in which who loses may have no point at all."""
every_game = pytest.mark.parametrize("name", sorted(tongbao.GAMES))


@pytest.mark.slow
@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_it_plays_every_option_to_the_end(name: str, players: int, options: dict[str, str]) -> None:
    game = tongbao.new(name, players=players, seed=players, options=options)
    play_out(game, greedy_players(players))
    assert game.over
    assert min(game.scores()) > 0 or (name in POINTLESS and max(game.scores()) > 0)


@pytest.mark.by_turns(4)
@pytest.mark.slow
@every_game
def test_equal_seeds_play_equal_games(name: str) -> None:
    games = [tongbao.new(name, players=4, seed=5) for _ in range(2)]
    for game in games:
        play_out(game, greedy_players(4))
    assert Record.of(games[0]).dumps() == Record.of(games[1]).dumps()


@pytest.mark.by_turns(4)
@pytest.mark.slow
@every_game
def test_it_remembers_nothing(name: str) -> None:
    """A bot that sits down in the middle of a game goes on as the one before would have."""
    games = [tongbao.new(name, players=3, seed=9) for _ in range(2)]
    play_out(games[0], greedy_players(3))
    while not games[1].over:
        seat = games[1].actor
        games[1].take(seat, GreedyBot(0).choose(Seat(games[1], seat)))
    assert Record.of(games[0]).dumps() == Record.of(games[1]).dumps()


@pytest.mark.by_turns(4)
@pytest.mark.slow
@every_game
def test_it_chooses_among_what_random_players_leave_it(name: str) -> None:
    """In any position, also in such as no greedy player would come to, it finds one of its choices."""
    game = tongbao.new(name, players=3, seed=2)
    luck = FastLuck.from_seed(2)
    while not game.over:
        choices = game.choices(game.actor)
        assert GreedyBot(0).choose(Seat(game, game.actor)) in choices
        game.take(game.actor, choices[luck.below(len(choices))])


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_players_reach_the_victory_points_in_silk_cities(players: int) -> None:
    """Long before the silk deck is empty, after 22 rounds."""
    for seed in range(20 // players):
        game = all_greedy("silk_cities", players, seed, None)
        assert isinstance(game, SilkCities)
        assert game.ending == "victory"
        assert 7 <= max(game.scores()) <= 8


def test_a_game_it_does_not_know_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GREEDY_POLICIES, "xanadu")
    game = tongbao.new("xanadu", players=3, seed=1)
    with pytest.raises(
        tongbao.BadOption, match=r"greedy bot can’t play xanadu; it plays: changan, pocket_changan, silk_cities\."
    ):
        GreedyBot(0).choose(Seat(game, game.actor))


def greedy_players(players: int) -> list[Bot]:
    """A greedy bot for every seat."""
    return [GreedyBot(seat) for seat in range(players)]


def all_greedy(name: str, players: int, seed: int, options: dict[str, str] | None) -> Game:
    """A finished game between greedy bots."""
    game = tongbao.new(name, players=players, seed=seed, options=options)
    play_out(game, greedy_players(players))
    return game
