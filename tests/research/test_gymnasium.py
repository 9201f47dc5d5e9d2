"""The environments of Gymnasium: they keep its contract, let bots play, and many games are the same as one by one."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

import tongbao
from tests.support.research.playing import SWIFT, USUAL, possible
from tongbao.research.gymnasium import REFUSED, ManySeats, OneSeat, id_of


@pytest.mark.parametrize(("game", "players"), [*USUAL, ("pocket_changan", 1)])
def test_it_passes_the_test_of_gymnasium(game: str, players: int) -> None:
    check_env(gymnasium.make(id_of(game), players=players).unwrapped)


@pytest.mark.parametrize(("game", "players"), SWIFT)
def test_an_episode_ends_with_a_reward(game: str, players: int) -> None:
    env, dice = OneSeat(game, players), np.random.default_rng(2)
    for number in range(players):
        _, infos = env.reset(seed=2 if number == 0 else None)
        assert infos["seat"] == number, "seats go round"
        is_over = False
        while not is_over:
            assert np.array_equal(env.action_masks(), infos["action_mask"] == 1)
            seen, paid, is_over, _, infos = env.step(possible(infos["action_mask"], dice))
            assert is_over or paid == 0
        assert not infos["action_mask"].any() and env.observation_space.contains(seen)
        expected = env.reward(infos["places"].tolist(), infos["scores"].tolist())
        assert paid == expected[number]


def test_others_play_between_two_decisions() -> None:
    env = OneSeat("xanadu", 3, opponents=["greedy", "random"], seat=1)
    _, infos = env.reset(seed=1)
    dice = np.random.default_rng(1)
    bots = [type(bot).__name__ for bot in env.episode.bots]
    assert bots == ["GreedyBot", "RandomBot"] and [seat.number for seat in env.episode.seats] == [2, 0]
    is_over = False
    while not is_over:
        assert env.episode.game.actor == 1
        *_, is_over, _, infos = env.step(possible(infos["action_mask"], dice))
    decided = {decision.seat for decision in env.episode.game.history or []}
    assert decided == {0, 1, 2}


def test_an_impossible_action_ends_the_game_or_is_refused() -> None:
    env = OneSeat("pocket_changan", 2)
    _, infos = env.reset(seed=1)
    wrong = int((infos["action_mask"] == 0).argmax())
    _, paid, is_over, is_cut, infos = env.step(wrong)
    assert (paid, is_over, is_cut) == (REFUSED, True, False) and "is not possible now" in infos["refused"]
    strict = OneSeat("pocket_changan", 2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(tongbao.IllegalChoice, match="is not possible now; possible are"):
        strict.step(wrong)
    many = ManySeats("pocket_changan", 2, players=2)
    many.reset(seed=1)
    with pytest.raises(tongbao.IllegalChoice, match="is not possible now; possible are"):
        many.step(np.array([wrong, wrong]))
    with pytest.raises(tongbao.IllegalChoice, match="There are 2 games and 3 choices"):
        many.step(np.array([1, 2, 3]))
    with pytest.raises(tongbao.IllegalChoice, match="An action is a whole number from 0 to 843"):
        many.step(np.array([0.5, 1.5]))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2; seats go from 0 to 1."),
        ({"opponents": ["random", "random"]}, "With 2 players there are 1 opponents, not 2."),
        ({"opponents": "chef"}, "“chef” can’t be an opponent in xanadu; there are: random, "),
        ({"players": 9}, "Xanadu is for 2 to 6 players, not 9."),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(tongbao.BadOption) as refusal:
        OneSeat("xanadu", **given)  # type: ignore[arg-type]
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(("game", "players"), SWIFT)
def test_many_games_are_the_same_as_one_after_another(game: str, players: int) -> None:
    """Each game of a batch goes as it does alone, if the same is chosen, and the next one is that of the series."""
    many: VectorEnv[object, object, object] = gymnasium.make_vec(id_of(game), num_envs=2, players=players)
    alone = OneSeat(game, players)
    seen, infos = many.reset(seed=4)
    now, told = alone.reset(seed=4)
    dice, ended = np.random.default_rng(4), 0
    while not ended:
        assert np.array_equal(seen[0], now) and np.array_equal(infos["action_mask"][0], told["action_mask"])
        assert infos["seat"][0] == told["seat"]
        actions = [possible(mask, dice) for mask in infos["action_mask"]]
        seen, paid, over, cut, infos = many.step(np.array(actions))
        now, reward, is_over, _, told = alone.step(actions[0])
        assert paid[0] == pytest.approx(reward) and over[0] == is_over and not cut.any()
        ended += is_over
        if over.any():
            assert infos["_final_obs"].tolist() == over.tolist()
    assert np.array_equal(infos["final_obs"][0], now)
    assert many.observation_space.contains(seen)


def test_there_must_be_a_game() -> None:
    with pytest.raises(tongbao.BadOption, match=r"There must be one game at least, not 0\."):
        ManySeats("xanadu", 0)
