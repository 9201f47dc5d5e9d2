"""The environments of Gymnasium: they keep its contract, let bots play, and many games are the same as one by one."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

import tongbao
from tests.support.research.playing import SWIFT, USUAL, possible
from tongbao.research.gymnasium import REFUSED, ManySeats, OneSeat, id_of
from tongbao.research.vector import SelfPlay


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
    assert (paid, is_over, is_cut) == (REFUSED, True, False) and "isn’t possible now; choose one of" in infos["refused"]
    strict = OneSeat("pocket_changan", 2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(tongbao.IllegalChoice, match="isn’t possible now; choose one of"):
        strict.step(wrong)
    many = ManySeats("pocket_changan", 2, players=2)
    many.reset(seed=1)
    with pytest.raises(tongbao.IllegalChoice, match="isn’t possible now; choose one of"):
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
        ({"opponents": "chef"}, "“chef” can’t be an opponent in xanadu; choose one of: random, "),
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
    with pytest.raises(tongbao.BadOption, match=r"There must be at least one game, not 0\."):
        ManySeats("xanadu", 0)


def test_nothing_is_paid_after_the_end() -> None:
    """Once a game is over, by its rules or by an action that was not possible, it must be dealt anew."""
    over = r"^The game is over: call reset to deal the next one\.$"
    env, dice = OneSeat("pocket_changan", 2), np.random.default_rng(1)
    for is_refused in (False, True):
        _, infos = env.reset(seed=1)
        is_over = False
        while not is_over:
            action = int((infos["action_mask"] == 0).argmax()) if is_refused else possible(infos["action_mask"], dice)
            _, paid, is_over, _, infos = env.step(action)
        assert paid == REFUSED or not is_refused
        for action in (0, possible(np.ones(9, np.int8), dice), -1):
            with pytest.raises(ResetNeeded, match=over):
                env.step(action)
    env.reset()
    assert env.step(possible(env.mask(), dice))[1] == 0


def test_before_the_deal_it_says_what_to_call() -> None:
    one, many = OneSeat("xanadu"), ManySeats("xanadu", 2)
    made = gymnasium.make(id_of("xanadu"))
    for call in (lambda: one.step(0), one.observe, one.mask, one.action_masks, lambda: many.step(np.array([0, 0]))):
        with pytest.raises(ResetNeeded, match=r"^Nothing is dealt yet: call reset first\.$"):
            call()
    with pytest.raises(ResetNeeded):
        made.step(0)


@pytest.mark.parametrize("seeds", [[5, 6, 5], (5, 6, 5), np.array([5, 6, 5])])
def test_each_game_has_a_seed_of_its_own(seeds: object) -> None:
    """And those that follow it are those that follow it in an environment of one game."""
    many: VectorEnv[object, object, object] = gymnasium.make_vec(id_of("xanadu"), num_envs=3, players=2)
    alone = [OneSeat("xanadu", 2) for _ in range(3)]
    seen, infos = many.reset(seed=seeds)  # type: ignore[arg-type]
    told = [env.reset(seed=seed) for env, seed in zip(alone, (5, 6, 5), strict=True)]
    dice, ended = np.random.default_rng(1), 0
    while ended < 3:
        for number in range(3):
            assert np.array_equal(seen[number], told[number][0])  # type: ignore[index]
            assert infos["seat"][number] == told[number][1]["seat"]
        actions = [possible(mask, dice) for mask in infos["action_mask"]]
        seen, _, over, _, infos = many.step(np.array(actions))
        for number, env in enumerate(alone):
            now, _, is_over, _, told_now = env.step(actions[number])
            assert is_over == over[number]
            told[number] = env.reset() if is_over else (now, told_now)
            ended += is_over
    first, _ = many.reset(seed=5)
    assert np.array_equal(first[0], OneSeat("xanadu", 2).reset(seed=5)[0])  # type: ignore[index]


@pytest.mark.parametrize(
    ("seeds", "sentence"),
    [
        ([1], r"^There are 2 games and 1 seeds; give one for all or one for each\.$"),
        ([1, "two"], r"^A seed must be a whole number, or a list with one for each game, not “\[1, 'two'\]”\.$"),
        (1.5, r"^A seed must be a whole number, or a list with one for each game, not “1\.5”\.$"),
    ],
)
def test_seeds_that_do_not_fit_are_refused(seeds: object, sentence: str) -> None:
    with pytest.raises(tongbao.BadOption, match=sentence):
        ManySeats("xanadu", 2).reset(seed=seeds)  # type: ignore[arg-type]
    with pytest.raises(tongbao.BadOption, match=sentence):
        SelfPlay("xanadu", 2).reset(seed=seeds)  # type: ignore[arg-type]


def test_a_render_mode_is_none_or_refused() -> None:
    assert OneSeat("xanadu", render_mode=None).render_mode is None
    assert gymnasium.make_vec(id_of("xanadu"), num_envs=2, render_mode=None).render_mode is None
    for made in (OneSeat, ManySeats):
        with pytest.raises(
            tongbao.BadOption, match=r"^There is no render mode “human”: these environments don’t render"
        ):
            made("xanadu", render_mode="human")
