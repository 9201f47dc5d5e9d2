"""The environment of PettingZoo: it keeps its contract, pays in the end, deals by seeds and refuses in a sentence."""

import pickle
import warnings

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test

import tongbao
from tests.support.research.playing import SWIFT, USUAL, possible
from tongbao.research.pettingzoo import Table, env, raw_env

PASSED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What api_test remarks of every dict with a mask that isn't one of PettingZoo's own games."""


def play(table: Table, seed: int | None, dice: np.random.Generator) -> dict[str, float]:
    """What each agent is paid in a random game."""
    table.reset(seed=seed)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, is_over, _, info = table.last()
        if is_over:
            paid[agent] = reward
            table.step(None)
        else:
            assert reward == 0 and info["action_mask"] is seen["action_mask"]
            table.step(possible(seen["action_mask"], dice))
    return paid


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_it_passes_the_tests_of_pettingzoo(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(game, players), num_cycles=60)
        seed_test(lambda: env(game, players), num_cycles=30)
    assert all(str(warning.message).startswith(PASSED) for warning in told), [str(one.message) for one in told]


@pytest.mark.parametrize(("game", "players"), SWIFT)
@pytest.mark.parametrize("reward", ["places", "margin"])
def test_it_pays_in_the_end(game: str, players: int, reward: str) -> None:
    table = raw_env(game, players, reward=reward)
    paid = play(table, 3, np.random.default_rng(3))
    assert list(paid) == table.possible_agents == [f"player_{seat}" for seat in range(players)]
    assert players == 1 or sum(paid.values()) == pytest.approx(0)
    best = max(paid.values())
    winners = [seat for seat, place in enumerate(table.game.places()) if place == 1]
    if reward == "places":
        assert [seat for seat in range(players) if paid[f"player_{seat}"] == best] == winners
        assert best == pytest.approx(1 / len(winners) - 1 / players)
    else:
        assert paid["player_0"] == pytest.approx(lead(table.game.scores()) / 100)


def lead(scores: list[int]) -> float:
    """The lead of the first seat on the mean of the others."""
    return scores[0] - (sum(scores[1:]) / (len(scores) - 1) if len(scores) > 1 else 0)


def test_seeds_deal_as_they_do_elsewhere_and_go_on() -> None:
    table = raw_env("pocket_changan", 2)
    table.reset(seed=7)
    assert table.game.fingerprint() == tongbao.new("pocket_changan", 2, seed=7).fingerprint()
    series = []
    for seed in (7, None, None, 7, None, None):
        table.reset(seed=seed)
        series.append(table.game.fingerprint())
    assert series[:3] == series[3:] and len(set(series)) == 3
    unseeded = [raw_env("pocket_changan", 2) for _ in range(2)]
    for other in unseeded:
        other.reset()
    assert unseeded[0].game.fingerprint() != unseeded[1].game.fingerprint()


def test_what_is_sealed_is_seen_by_nobody_else() -> None:
    """All start in Xanadu at the same time: what the first one picks changes nothing for who picks after it."""
    table = raw_env("xanadu", 2, {"edition": "online", "duo": True})
    seen = []
    for number in range(2):
        table.reset(seed=1)
        mask = table.observe("player_0")["action_mask"]
        table.step(mask.nonzero()[0][number])
        while table.agent_selection == "player_0":
            table.step(table.infos["player_0"]["action_mask"].nonzero()[0][0])
        assert not table.observe("player_0")["action_mask"].any()
        seen.append(table.observe("player_1")["observation"])
    assert np.array_equal(*seen)


@pytest.mark.parametrize("action", [-1, 5000, None, "draw", 2.5, 1])
def test_it_refuses_in_a_sentence(action: object) -> None:
    table = raw_env("pocket_changan", 2)
    table.reset(seed=1)
    with pytest.raises(tongbao.IllegalChoice) as refusal:
        table.step(action)
    sentence = str(refusal.value)
    assert sentence.endswith(".") and "\n" not in sentence and ("from 0 to 843" in sentence or "possible" in sentence)


def test_it_refuses_what_there_is_not() -> None:
    with pytest.raises(tongbao.BadOption, match=r"There is no observation “pixels”; choose one of: tensor, none\."):
        raw_env("xanadu", observation="pixels")
    with pytest.raises(tongbao.BadOption, match=r"There is no reward “glory”; choose one of: places, margin\."):
        raw_env("xanadu", reward="glory")
    with pytest.raises(tongbao.BadOption, match="There is no game “go”"):
        env("go")


def test_without_observations_there_are_masks() -> None:
    table = raw_env("xanadu", 3, observation="none")
    paid = play(table, 5, np.random.default_rng(5))
    table.reset(seed=5)
    seen = table.observe("player_0")
    assert len(paid) == 3 and list(seen) == ["action_mask"] and table.observation_space("player_0").contains(seen)


def test_nobody_is_paid_twice_or_asked_after_the_end() -> None:
    """Each agent leaves with its pay, once; then nothing is left to do but to deal again."""
    table, dice = raw_env("xanadu", 3), np.random.default_rng(4)
    paid = play(table, 4, dice)
    assert len(paid) == 3 and table.agents == [] and table.rewards == {}
    for call in (lambda: table.step(None), lambda: table.step(0), table.last):
        with pytest.raises(ResetNeeded, match=r"^The game is over: call reset to deal the next one\.$"):
            call()
    assert list(table.agent_iter()) == []
    table.reset(seed=4)
    while not table.game.over:
        table.step(possible(table.mask, dice))
    assert sum(map(abs, table.rewards.values())) > 0
    told = [table.last()[1]]
    with pytest.raises(ValueError, match="the only valid action is None"):
        table.step(0)
    for _ in range(2):
        table.step(None)
        assert not any(table.rewards.values())
        told.append(table.last()[1])
    assert sum(told) == pytest.approx(0) and sorted(told) == sorted(table.reward(table.game.places(), []))


@pytest.mark.parametrize("call", ["step", "last", "observe", "agent_iter"])
def test_before_the_deal_it_says_what_to_call(call: str) -> None:
    calls = {
        "step": lambda table: table.step(0),
        "last": lambda table: table.last(),
        "observe": lambda table: table.observe("player_0"),
        "agent_iter": lambda table: list(table.agent_iter()),
    }
    with pytest.raises(ResetNeeded, match=r"^Nothing is dealt yet: call reset first\.$"):
        calls[call](raw_env("xanadu"))
    with pytest.raises((AssertionError, ResetNeeded), match="reset"):
        calls[call](env("xanadu"))


def test_a_render_mode_is_none_or_refused() -> None:
    assert env("xanadu", render_mode=None).render_mode is None
    assert raw_env("xanadu", render_mode=None).metadata["render_modes"] == []
    for made in (env, raw_env):
        with pytest.raises(
            tongbao.BadOption, match=r"^There is no render mode “human”: these environments don’t render"
        ):
            made("xanadu", render_mode="human")


def test_it_can_be_pickled_before_it_is_dealt() -> None:
    table = pickle.loads(pickle.dumps(raw_env("xanadu", 3, {"passes": 3}, observation="none")))
    assert table.setup.options["passes"] == "3" and not table.has_tensor
    assert len(play(table, 1, np.random.default_rng(1))) == 3
