"""The games for Gymnasium: one seat, the others played by bots, in one game or in many.

Towers et al., "Gymnasium: A Standard Interface for Reinforcement Learning Environments" (2024).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tongbao import GAMES, BadOption, IllegalChoice, prepare
from tongbao.bots import BOTS, Bot, bots_for
from tongbao.bots.envs import Batch, Episode, episode_seed
from tongbao.research import VERSION
from tongbao.research.conventions import OVER, UNDEALT, Copied, Seeds, deals_from, refuse_rendering
from tongbao.research.rewards import reward_of
from tongbao.research.tensors import Floats, Mask, Tensors, choice_of, ids_of

REFUSED: Final = -1.0
"""What is paid for an action that was not possible, where it ends the game."""
Options = Mapping[str, str | int | bool]
Infos = dict[str, Any]


class OneSeat(Copied, gymnasium.Env[Floats, np.int64]):
    """One seat of a game. An observation is float32 from 0 to 1; ``action_mask`` in the infos, int8, is what may be
    chosen, and ``action_masks()`` says the same as MaskablePPO asks for it.

    Game, players, options and cards as for ``tongbao.new``; ``opponents`` are the name of a bot or one for each other
    seat, clockwise; ``seat`` is one's own, another one in every game unless given; ``reward`` is one of REWARDS.
    An action that isn't possible ends the game, for REFUSED, and ``infos["refused"]`` says why; with ``strict`` it
    raises IllegalChoice. Whatever needs a game raises ResetNeeded while there is none. Raises BadOption and BadCards.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        cards: str | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        refuse_rendering(render_mode)
        self.render_mode = None
        self.setup = prepare(game, players, options, cards)
        players = self.setup.players
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"There is no seat {seat}; seats go from 0 to {players - 1}.")
        self.rivals = rivals_of(game, players, opponents)
        self.own_seat = seat
        self.reward = reward_of(reward, players)
        self.strict = strict
        self.tensors = Tensors(self.setup)
        self.observation_space = spaces.Box(0, 1, (self.tensors.size,), np.float32)
        self.action_space = spaces.Discrete(self.tensors.actions)
        self.dealt = 0
        self.playing: Episode | None = None
        self.is_over = False

    @property
    def episode(self) -> Episode:
        """The game being played, and who plays. Raises ResetNeeded before ``reset``."""
        if self.playing is None:
            raise ResetNeeded(UNDEALT)
        return self.playing

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[Floats, Infos]:
        """Deal: with a seed as ``tongbao.new`` does; without one the next game that follows from the seed before."""
        super().reset(seed=seed)
        if seed is not None:
            self.dealt = 0
        first = self.np_random_seed or 0
        seat = self.dealt % self.setup.players if self.own_seat is None else self.own_seat
        self.playing = Episode.begun(self.setup, self.rivals, episode_seed(first, self.dealt), seat)
        self.dealt += 1
        self.is_over = False
        return self.observe(), self.infos()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, Infos]:
        """Make a choice, given by its id; then the others play.

        Raises ResetNeeded once the game is over, and IllegalChoice if ``strict``.
        """
        game = self.episode.game
        if self.is_over:
            raise ResetNeeded(OVER)
        try:
            self.episode.take(choice_of(self.setup.meta.action_space, action))
        except IllegalChoice as refusal:
            if self.strict:
                raise
            self.is_over = True
            return self.observe(), REFUSED, True, False, {**self.infos(), "refused": str(refusal)}
        if not game.over:
            return self.observe(), 0.0, False, False, self.infos()
        self.is_over = True
        places, scores = game.places(), game.scores()
        paid = self.reward(places, scores)[self.episode.seat]
        ending = {"places": np.array(places), "scores": np.array(scores)}
        return self.observe(), paid, True, False, {**self.infos(), **ending}

    def observe(self) -> Floats:
        """The observation of the own seat."""
        numbers = self.setup.meta.observe(self.episode.game, self.episode.seat)
        found: Floats = self.tensors.floats(numbers)[0]
        return found

    def infos(self) -> Infos:
        """The mask of legal actions, and the number of the own seat."""
        return {"action_mask": self.mask(), "seat": self.episode.seat}

    def mask(self) -> Mask:
        """1 for what may be chosen; all 0 once the game is over."""
        game = self.episode.game
        bits = self.setup.meta.action_space.mask(game.choices(self.episode.seat))
        found: Mask = self.tensors.masks(bits)[0]
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """The same as bool, by the name that sb3-contrib calls."""
        return self.mask().astype(np.bool_)


class ManySeats(Copied, VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """OneSeat in so many games side by side, played in one call; for one that ends the next is dealt in the same step.

    Seats go round from game to game. An action that isn't possible raises IllegalChoice, and one before ``reset``
    ResetNeeded.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Options | None = None,
        cards: str | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        refuse_rendering(render_mode)
        self.render_mode = None
        if num_envs < 1:
            raise BadOption(f"There must be at least one game, not {num_envs}.")
        self.setup = prepare(game, players, options, cards)
        self.rivals = rivals_of(game, self.setup.players, opponents)
        self.reward = reward_of(reward, self.setup.players)
        self.tensors = Tensors(self.setup)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 1, (self.tensors.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.tensors.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.dealt: Batch | None = None

    @property
    def batch(self) -> Batch:
        """The games. Raises ResetNeeded before ``reset``."""
        if self.dealt is None:
            raise ResetNeeded(UNDEALT)
        return self.dealt

    def reset(self, *, seed: Seeds | None = None, options: Infos | None = None) -> tuple[Floats, Infos]:
        """Deal all games: the first as ``tongbao.new`` does with that seed, the others from it.

        With a list of seeds each game, and those that follow it, is dealt as by OneSeat with its own. Raises BadOption.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        deals = deals_from(int(self.np_random.integers(1 << 32)) if seed is None else seed, self.num_envs)
        self.dealt = Batch.begun(self.setup, self.rivals, deals)
        return self.read()

    def step(self, actions: Any) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Make a choice in every game, given by its id; then the others play. Raises IllegalChoice."""
        endings = self.batch.take(ids_of(self.setup.meta.action_space, actions))
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, dtype=object)
        for ending in endings:
            rewards[ending.number] = self.reward(ending.places, ending.scores)[ending.seat]
            ended[ending.number] = True
            final[ending.number] = self.tensors.floats(ending.observation)[0]
        observations, infos = self.read()
        if endings:
            infos = {**infos, "final_obs": final, "_final_obs": ended.copy()}
        return observations, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def read(self) -> tuple[Floats, Infos]:
        """Every game as one's own seat knows it."""
        batch, tensors = self.batch, self.tensors
        infos = {"action_mask": tensors.masks(batch.masks), "seat": np.array(batch.actors)}
        return tensors.floats(batch.observations), infos


def id_of(game: str) -> str:
    """What Gymnasium calls the environment of a game: ``tongbao/PocketChangan-v0`` for pocket_changan."""
    return f"tongbao/{''.join([word.capitalize() for word in game.split('_')])}-v{VERSION}"


def register() -> None:
    """Make the environments of all games known to ``gymnasium.make`` and ``make_vec``; importing this has done so."""
    for game in GAMES:
        gymnasium.register(
            id_of(game),
            f"{__name__}:{OneSeat.__name__}",
            vector_entry_point=f"{__name__}:{ManySeats.__name__}",
            kwargs={"game": game},
        )


register()


def rivals_of(game: str, players: int, names: str | Sequence[str]) -> list[type[Bot]]:
    """The bots of all seats but one: the same for each, or one for each, clockwise. Raises BadOption."""
    wishes = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(wishes) != players - 1:
        raise BadOption(f"With {players} players there are {players - 1} opponents, not {len(wishes)}.")
    possible = bots_for(game)
    for name in wishes:
        if name not in possible:
            raise BadOption(f"“{name}” can’t be an opponent in {game}; choose one of: {', '.join(possible)}.")
    return [BOTS[name] for name in wishes]
