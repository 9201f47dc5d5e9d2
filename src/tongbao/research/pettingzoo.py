"""The games for PettingZoo: one agent a seat, who act one after another (AEC).

Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning" (NeurIPS 2021).
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tongbao import BadOption, FastLuck, Game, create, prepare
from tongbao.bots.envs import episode_seed
from tongbao.research import VERSION
from tongbao.research.conventions import OVER, UNDEALT, Copied, refuse_rendering
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
    render_mode: str | None = None,
) -> AECEnv[Agent, Any, Any]:
    """The environment, which says in a sentence if its methods are called in a wrong order; for all else see raw_env.

    Raises BadOption and BadCards.
    """
    return Ordered(raw_env(game, players, options, cards, observation, reward, render_mode))


def raw_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    cards: str | None = None,
    observation: str = "tensor",
    reward: str | None = None,
    render_mode: str | None = None,
) -> "Table":
    """The environment alone: game, players, options and cards as for ``tongbao.new``.

    With ``observation="tensor"`` an observation is ``observation``, float32 from 0 to 1, with ``action_mask``, int8;
    with "none" the mask alone. ``reward`` is one of REWARDS. Nothing is drawn, so there is no ``render_mode`` but None.
    Raises BadOption and BadCards.
    """
    return Table(game, players, options, cards, observation, reward, render_mode)


class Ordered(Copied, OrderEnforcingWrapper[Agent, Any, Any]):  # type: ignore[misc]
    """PettingZoo's guard of the order of calls, copied together with the table that it guards."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe)

    def __str__(self) -> str:
        return str(self.env)


class Table(Copied, AECEnv[Agent, Any, Any]):  # type: ignore[misc]
    """One table: agents ``player_0``, ``player_1``, ... are its seats, and ``game`` is the game being played.

    Whoever chooses in secret, at the same time as others, does so one after another, and nobody sees it earlier.
    Whatever needs a game raises ResetNeeded while there is none.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options | None,
        cards: str | None,
        observation: str,
        reward: str | None,
        render_mode: str | None,
    ) -> None:
        refuse_rendering(render_mode)
        if observation not in OBSERVATIONS:
            raise BadOption(f"There is no observation “{observation}”; choose one of: {', '.join(OBSERVATIONS)}.")
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
        self.render_mode = None
        self.seed: int | None = None
        self.dealt = 0
        self.playing: Game | None = None

    @property
    def game(self) -> Game:
        """The game being played. Raises ResetNeeded before ``reset``."""
        if self.playing is None:
            raise ResetNeeded(UNDEALT)
        return self.playing

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
        self.playing = create(self.setup, FastLuck.from_seed(episode_seed(self.seed, self.dealt)))
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

        Raises IllegalChoice, which is a ValueError, with what was possible; and ResetNeeded if no agent is left.
        """
        game, agent = self.game, self.asked()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
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

    def asked(self) -> Agent:
        """The agent that is to act, or to leave once the game is over. Raises ResetNeeded if none is left."""
        if self.playing is None or not self.agents:
            raise ResetNeeded(UNDEALT if self.playing is None else OVER)
        agent: Agent = self.agent_selection
        return agent

    def last(self, observe: bool = True) -> Any:
        """Observation and reward of the agent to act. Raises ResetNeeded if none is left."""
        self.asked()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[Agent, Any, Any]:
        """The agents as they are asked. Raises ResetNeeded before ``reset``."""
        assert self.game is not None
        return super().agent_iter(max_iter)

    def finish(self) -> None:
        """The game is over: all are paid."""
        paid = self.reward(self.game.places(), self.game.scores())
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """The observation of an agent; the mask is 0 for all who are not to act."""
        is_asked = not self.game.over and agent == self.agent_selection
        mask = self.mask if is_asked else np.zeros(self.tensors.actions, np.int8)
        if not self.has_tensor:
            return {"action_mask": mask}
        numbers = self.setup.meta.observe(self.game, self.seats[agent])
        return {"action_mask": mask, "observation": self.tensors.floats(numbers)[0]}
