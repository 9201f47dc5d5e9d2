"""The greedy bot over whole games: it wins, it knows only what its seat knows, and it can play every option."""

import pytest

import tongbao
from tongbao import Record
from tongbao.bots import BOTS, Bot
from tongbao.bots.greedy import GreedyBot
from tongbao.bots.greedy.bot import STRATEGIES
from tongbao.bots.match import play_out
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, imagine
from tongbao.games.silk_cities.table import SilkCities

SPREAD = {"changan": 5, "silk_cities": 5}
"""Of the many options of a game every so many are played."""
TABLES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options.values())}")
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
    for options in meta.all_options(players)[:: SPREAD.get(name, 1)]
]
SEATS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in tongbao.GAMES.items()
    for players in range(max(2, meta.min_players), meta.max_players + 1)
]
GAMES = {"xanadu": 20, "pocket_changan": 8, "changan": 3, "silk_cities": 12}
"""So many games are played of each at every number of seats; some take longer than others."""
POINTLESS = {"silk_cities"}
"""Games in which who loses may have no point at all."""
SILK_ROAD = {2: "production,trade,silk_road", 4: "production,trade,military,silk_road"}
every_game = pytest.mark.parametrize("name", sorted(tongbao.GAMES))


def wins_among_random(name: str, players: int, games: int, options: dict[str, str] | None = None) -> float:
    """The share of games that the greedy bot wins, sitting on every seat in turn; shared places count in parts."""
    won = 0.0
    for seed in range(games):
        game = tongbao.new(name, players=players, seed=seed, options=options)
        mine = seed % players
        play_out(game, [BOTS["greedy" if seat == mine else "random"](seed * 7 + seat) for seat in range(players)])
        places = game.places()
        won += 1 / places.count(1) if places[mine] == 1 else 0
    return won / games


def test_it_wins_nine_of_ten_games_of_xanadu_against_two_random_players() -> None:
    assert wins_among_random("xanadu", 3, 60) >= 0.9


def test_it_wins_nine_of_ten_games_of_pocket_changan_against_a_random_player() -> None:
    assert wins_among_random("pocket_changan", 2, 24) >= 0.9


@pytest.mark.slow
def test_it_wins_nine_of_ten_games_of_changan_against_a_random_player() -> None:
    assert wins_among_random("changan", 2, 12) >= 0.9


def test_it_wins_nine_of_ten_games_of_silk_cities_against_a_random_player() -> None:
    assert wins_among_random("silk_cities", 2, 30) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), SEATS)
def test_it_beats_random_players_at_every_number_of_seats(name: str, players: int) -> None:
    assert wins_among_random(name, players, GAMES[name]) >= 0.9


@pytest.mark.parametrize(
    ("name", "games", "options"),
    [
        ("xanadu", 15, {"edition": "online"}),
        ("xanadu", 15, {"advanced": "on"}),
        ("xanadu", 15, {"even_turns": "on"}),
        ("pocket_changan", 6, {"length": "short"}),
        ("pocket_changan", 6, {"length": "long"}),
        ("changan", 4, {"decks": "science,politics,silk_road"}),
        ("silk_cities", 12, {"victory": "5"}),
        ("silk_cities", 12, {"victory": "9", "start": "random"}),
        ("silk_cities", 12, {"auctions": "open", "routes": "cheapest"}),
    ],
)
def test_it_beats_random_players_with_other_options(name: str, games: int, options: dict[str, str]) -> None:
    assert wins_among_random(name, 3, games, options) >= 0.9


@pytest.mark.slow
@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_it_plays_every_option_to_the_end(name: str, players: int, options: dict[str, str]) -> None:
    game = tongbao.new(name, players=players, seed=players, options=options)
    play_out(game, greedy_players(players))
    assert game.over
    assert min(game.scores()) > 0 or (name in POINTLESS and max(game.scores()) > 0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("xanadu", 2),
        ("xanadu", 3),
        ("xanadu", 6),
        ("pocket_changan", 1),
        ("pocket_changan", 2),
        ("pocket_changan", 4),
        ("changan", 2),
        ("changan", 4),
        ("silk_cities", 2),
        ("silk_cities", 4),
    ],
)
def test_what_it_cannot_see_does_not_matter(name: str, players: int) -> None:
    """Neither a new deal of the hidden cards nor another seed, and so other imagined cards, changes a choice."""
    options = {"decks": SILK_ROAD[players]} if name == "changan" else None
    game = tongbao.new(name, players=players, seed=11, options=options)
    while not game.over:
        seat = game.actor
        choice = GreedyBot(1).choose(Seat(game, seat))
        if game.decisions % 3 == 0:
            dealt_anew = imagine(game, seat, FastLuck.from_seed(game.decisions))
            assert GreedyBot(1).choose(Seat(dealt_anew, seat)) is choice
            assert GreedyBot(2).choose(Seat(game, seat)) is choice
        game.take(seat, choice)


@pytest.mark.slow
@every_game
def test_equal_seeds_play_equal_games(name: str) -> None:
    games = [tongbao.new(name, players=4, seed=5) for _ in range(2)]
    for game in games:
        play_out(game, greedy_players(4))
    assert Record.of(games[0]).dumps() == Record.of(games[1]).dumps()


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


def test_greedy_players_score_in_xanadu_among_themselves_as_good_players_do() -> None:
    assert 48 <= mean_of_winners("xanadu", 3, 12) <= 68


@pytest.mark.parametrize(("players", "least", "most"), [(1, 55, 80), (2, 70, 130), (4, 50, 85)])
def test_greedy_players_score_in_pocket_changan_as_good_players_do(players: int, least: int, most: int) -> None:
    assert least <= mean_of_winners("pocket_changan", players, 24 // players) <= most


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least", "most"), [(2, 42, 58), (4, 40, 58)])
def test_greedy_players_score_in_changan_as_good_players_do(players: int, least: int, most: int) -> None:
    assert least <= mean_of_winners("changan", players, 16 // players) <= most


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_they_score_more_on_the_silk_road(players: int) -> None:
    assert 52 <= mean_of_winners("changan", players, 8 // players, {"decks": SILK_ROAD[players]}) <= 78


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_players_reach_the_victory_points_in_silk_cities(players: int) -> None:
    """Long before the silk deck is empty, after 22 rounds."""
    for seed in range(20 // players):
        game = all_greedy("silk_cities", players, seed, None)
        assert isinstance(game, SilkCities)
        assert game.ending == "victory"
        assert 7 <= max(game.scores()) <= 8


def test_a_game_it_does_not_know_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(STRATEGIES, "xanadu")
    game = tongbao.new("xanadu", players=3, seed=1)
    with pytest.raises(
        tongbao.BadOption, match=r"greedy bot can’t play xanadu; it plays: changan, pocket_changan, silk_cities\."
    ):
        GreedyBot(0).choose(Seat(game, game.actor))


def greedy_players(players: int) -> list[Bot]:
    """A greedy bot for every seat."""
    return [GreedyBot(seat) for seat in range(players)]


def mean_of_winners(name: str, players: int, games: int, options: dict[str, str] | None = None) -> float:
    """The mean score of the winners of games between greedy bots."""
    return sum(max(all_greedy(name, players, seed, options).scores()) for seed in range(games)) / games


def all_greedy(name: str, players: int, seed: int, options: dict[str, str] | None) -> Game:
    """A finished game between greedy bots."""
    game = tongbao.new(name, players=players, seed=seed, options=options)
    play_out(game, greedy_players(players))
    return game
