"""The games for PettingZoo: one agent a seat, who act one after another (AEC).

Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning" (NeurIPS 2021).
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tongbao import BadOption, FastLuck, Game, create, prepare
from tongbao.bots.envs import episode_seed
from tongbao.research import VERSION
from tongbao.research.rewards import reward_of
from tongbao.research.tensors import Mask, Tensors, choice_of

OBSERVATIONS: Final = ("tensor", "none")
Options = Mapping[str, str | int | bool]
Agent = str


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    cards: str | None = None,
    observation: str = "tensor",
    reward: str | None = None,
) -> AECEnv[Agent, Any, Any]:
    """The environment, which says in a sentence if its methods are called in a wrong order; for all else see raw_env.

    Raises BadOption and BadCards.
    """
    return OrderEnforcingWrapper(raw_env(game, players, options, cards, observation, reward))


def raw_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    cards: str | None = None,
    observation: str = "tensor",
    reward: str | None = None,
) -> "Table":
    """The environment alone: game, players, options and cards as for ``tongbao.new``.

    With ``observation="tensor"`` an observation is ``observation``, float32 from 0 to 1, with ``action_mask``, int8;
    with "none" the mask alone. ``reward`` is one of REWARDS. Raises BadOption and BadCards.
    """
    return Table(game, players, options, cards, observation, reward)


class Table(AECEnv[Agent, Any, Any], EzPickle):  # type: ignore[misc]
    """One table: agents ``player_0``, ``player_1``, ... are its seats, and ``game`` is the game being played.

    Whoever chooses in secret, at the same time as others, does so one after another, and nobody sees it earlier.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options | None,
        cards: str | None,
        observation: str,
        reward: str | None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, cards, observation, reward)
        if observation not in OBSERVATIONS:
            raise BadOption(f"There is no observation “{observation}”; there are: {', '.join(OBSERVATIONS)}.")
        self.setup = prepare(game, players, options, cards)
        self.reward = reward_of(reward, self.setup.players)
        self.tensors = Tensors(self.setup)
        self.has_tensor = observation == "tensor"
        self.metadata = {"name": f"{game}_v{VERSION}", "is_parallelizable": False, "render_modes": []}
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.agents: list[Agent] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.tensors.actions) for agent in self.possible_agents}
        self.seed: int | None = None
        self.dealt = 0

    def space(self) -> spaces.Dict:
        """The space of an agent's observations."""
        parts: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (self.tensors.actions,), np.int8)}
        if self.has_tensor:
            parts["observation"] = spaces.Box(0, 1, (self.tensors.size,), np.float32)
        return spaces.Dict(parts)

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed as ``tongbao.new`` does; without one the next game that follows from the seed before."""
        if seed is not None or self.seed is None:
            _, self.seed = seeding.np_random(seed)
            self.dealt = 0
        self.game: Game = create(self.setup, FastLuck.from_seed(episode_seed(self.seed, self.dealt)))
        self.dealt += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask()

    def step(self, action: Any) -> None:
        """Make a choice for the agent that is to act, given by its id; None once the game is over.

        Raises IllegalChoice, which is a ValueError, with what was possible.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.take(game.actor, choice_of(game.setup.meta.action_space, action))
        self.infos[agent] = {}
        if game.over:
            self.finish()
        else:
            self.ask()

    def ask(self) -> None:
        """It is the turn of the agent that is to act, or of the first of them."""
        game = self.game
        self.agent_selection = self.possible_agents[game.actor]
        self.mask: Mask = self.tensors.masks(game.setup.meta.action_space.mask(game.legal))[0]
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def finish(self) -> None:
        """The game is over: all are paid."""
        paid = self.reward(self.game.places(), self.game.scores())
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What an agent knows; the mask is 0 for all who are not to act."""
        is_asked = agent == self.agent_selection and not self.game.over
        mask = self.mask if is_asked else np.zeros(self.tensors.actions, np.int8)
        if not self.has_tensor:
            return {"action_mask": mask}
        numbers = self.setup.meta.observe(self.game, self.seats[agent])
        return {"action_mask": mask, "observation": self.tensors.floats(numbers)[0]}
