"""``tongbao bench``."""

import json

import pytest

import tongbao
from tests.support.command_line import Run
from tongbao.lab import bench
from tongbao.lab.bench import Pace


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thousand live games, and even sixty positions to measure in, take long without a compiler."""
    monkeypatch.setattr(bench, "LIVE_GAMES", 20)
    monkeypatch.setattr(bench, "POSITIONS", 6)
    monkeypatch.setattr(bench, "GAMES_TO_KNOW", 4)


TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
]


@pytest.mark.by_turns(14)
@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_json(run: Run, game: str, players: int) -> None:
    told = json.loads(run("bench", game, "-n", str(players), "--rounds", "1", "--games", "2", "--json").out)
    assert (told["game"], told["players"]) == (game, players)
    assert told["decisions_per_second"] > 0
    assert set(told["microseconds"]) == {"clone", "imagine", "view"}
    assert told["megabytes_of_20_live_games"] > 0


def test_the_first_game_of_the_list_is_measured_unless_told_otherwise(run: Run) -> None:
    told = json.loads(run("bench", "--rounds", "1", "--games", "2", "--json").out)
    assert told["game"] == next(iter(tongbao.GAMES))
    assert told["players"] == tongbao.GAMES[told["game"]].usual_players


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_game_that_is_measured_is_over(game: str, players: int) -> None:
    longest = 200 if players > 1 else 40
    assert not any(bench.middle(game, players, number, longest).over for number in range(16))


def test_table_names_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.Peer, "is_installed", lambda self: False)
    out = run("bench", "xanadu", "--rounds", "1", "--games", "5").out
    assert "random play" in out
    assert "imagine" in out
    assert "Not installed, so not compared: catanatron, open_spiel. To install: pip install 'tongbao[peers]'" in out


def test_a_ratio_is_the_median_of_the_ratios_within_rounds() -> None:
    result = bench.Bench("xanadu", 3, Pace("play", "", [10, 100, 20]), [], [], [])
    assert result.ratio(Pace("peer", "", [1, 50, 5])) == 4


@pytest.mark.parametrize("peer", bench.PEERS, ids=lambda peer: f"{peer.package}-{peer.game}")
def test_peers(peer: bench.Peer) -> None:
    if not peer.is_installed():
        pytest.skip(f"{peer.package} is not installed")
    assert peer.decisions_per_second(0) > 0
