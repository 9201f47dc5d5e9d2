"""Learn Pocket Chang’An for two against the random bot with MaskablePPO, and count how often that wins.

    pip install 'tongbao[gymnasium]' sb3-contrib
    python examples/learn_pocket_changan.py [--minutes 5] [--seed 1] [--opponent random]

PPO: Schulman et al., "Proximal Policy Optimization Algorithms" (2017); with masks: Huang and Ontañón, "A Closer Look at
Invalid Action Masking in Policy Gradient Algorithms" (2022).
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tongbao.research.gymnasium import ManySeats

GAME = "pocket_changan"
LEARNING_GAMES = 256
COUNTED_GAMES = 1000


class Tables(VecEnv):
    """ManySeats as Stable-Baselines3 wants it."""

    def __init__(self, many: ManySeats, seed: int) -> None:
        super().__init__(many.num_envs, many.single_observation_space, many.single_action_space)
        self.many = many
        self.first = seed

    def reset(self) -> NDArray[np.float32]:
        observations, self.infos = self.many.reset(seed=self.first)
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, ended, _, self.infos = self.many.step(self.actions)
        return observations, rewards, ended, [{} for _ in ended]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The masks, by game; nothing else is asked for."""
        return list(self.infos["action_mask"].astype(np.bool_))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        pass

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class Clock(BaseCallback):
    """Learns until the time is over, more and more carefully, and tells now and then how it is going."""

    def __init__(self, minutes: float, opponent: str) -> None:
        super().__init__()
        self.began = time.monotonic()
        self.seconds = minutes * 60
        self.opponent = opponent
        self.told = 0

    def spent(self) -> float:
        """The share of the time that is over."""
        return (time.monotonic() - self.began) / self.seconds

    def _on_rollout_start(self) -> None:
        if int(self.spent() * 10) > self.told:
            self.told = int(self.spent() * 10)
            wins = share_of_wins(self.model, self.opponent, 400, seed=self.told)
            print(f"{self.spent():4.0%} of the time, {self.num_timesteps:,} decisions: {wins:.1%} wins", flush=True)

    def _on_step(self) -> bool:
        return self.spent() < 1


def share_of_wins(model: Any, opponent: str, games: int, seed: int) -> float:
    """How many of so many games are won, half of them in each seat; a shared victory counts half."""
    many = ManySeats(GAME, games, players=2, opponents=opponent)
    observations, infos = many.reset(seed=10**9 + seed)
    wins = np.full(games, np.nan)
    while np.isnan(wins).any():
        actions, _ = model.predict(observations, action_masks=infos["action_mask"], deterministic=True)
        observations, rewards, ended, _, infos = many.step(actions)
        first = ended & np.isnan(wins)  # each game counts once, however short
        wins[first] = rewards[first] + 0.5
    return float(wins.mean())


def main() -> None:
    """Read the arguments, learn, and print the share of games won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    given = parser.parse_args()
    tables = Tables(ManySeats(GAME, LEARNING_GAMES, players=2, opponents=given.opponent), given.seed)
    clock = Clock(given.minutes, given.opponent)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=lambda left: 1e-3 * max(0.02, 1 - clock.spent()),
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 128]},
        seed=given.seed,
        device="cpu",
    )
    model.learn(10**9, callback=clock)
    wins = share_of_wins(model, given.opponent, COUNTED_GAMES, seed=0)
    print(f"{wins:.1%} of {COUNTED_GAMES} games won against {given.opponent}, half of them in each seat,", end=" ")
    print(f"after {model.num_timesteps:,} decisions in {given.minutes:g} minutes")


if __name__ == "__main__":
    main()
