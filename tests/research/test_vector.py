"""Self-play of many games: each goes as it does alone, and those that end are paid and followed by others."""

import numpy as np
import pytest

import tongbao
from tests.support.research.playing import SWIFT, possible
from tongbao.research.pettingzoo import raw_env
from tongbao.research.vector import SelfPlay


@pytest.mark.parametrize(("game", "players"), SWIFT)
def test_every_game_goes_as_it_does_alone(game: str, players: int) -> None:
    many, alone = SelfPlay(game, 3, players), raw_env(game, players)
    seen, infos = many.reset(seed=6)
    alone.reset(seed=6)
    dice, is_over = np.random.default_rng(6), False
    while not is_over:
        now, *_ = alone.last()
        assert np.array_equal(seen[0], now["observation"])
        assert np.array_equal(infos["action_mask"][0], now["action_mask"])
        assert alone.agent_selection == f"player_{infos['seat'][0]}"
        actions = [possible(mask, dice) for mask in infos["action_mask"]]
        seen, paid, ended, infos = many.step(np.array(actions))
        alone.step(actions[0])
        is_over = bool(ended[0])
        assert is_over or not paid[0].any()
    assert paid[0].tolist() == pytest.approx(list(alone.rewards.values()))
    assert infos["scores"][0].tolist() == alone.game.scores()


def test_games_follow_one_another() -> None:
    many, dice = SelfPlay("xanadu", 4, 6), np.random.default_rng(1)
    seen, infos = many.reset(seed=1)
    games = 0
    for _ in range(300):
        seen, paid, ended, infos = many.step(np.array([possible(mask, dice) for mask in infos["action_mask"]]))
        games += int(ended.sum())
        assert paid.sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-6) and seen.min() >= 0 and seen.max() <= 1
        assert (infos["action_mask"].sum(axis=1) > 0).all()
    assert games > 3 and many.batch.deals[0].dealt == 4 + games


def test_it_says_what_is_wrong() -> None:
    many = SelfPlay("xanadu", 2)
    with pytest.raises(tongbao.IllegalChoice, match=r"^Nothing can be chosen yet: call reset first, to deal the games"):
        many.step(np.array([1, 2]))
    with pytest.raises(tongbao.BadOption, match=r"There must be at least one game, not 0\."):
        SelfPlay("xanadu", 0)
