"""Many games in one call, every seat's decisions made by the program: for learning by self-play.

One seat of each against bots is ``ManySeats`` in ``gymnasium``.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tongbao import BadOption, IllegalChoice, prepare
from tongbao.bots.envs import Batch
from tongbao.research.conventions import Copied, Seeds, deals_from
from tongbao.research.rewards import reward_of
from tongbao.research.tensors import Floats, Tensors, ids_of

Infos = dict[str, NDArray[Any]]


class SelfPlay(Copied):
    """So many games side by side, each with one decision to be made; one that ends is dealt again at once.

    Game, players, options and cards as for ``tongbao.new``; ``reward`` is one of REWARDS. Raises BadOption, BadCards.
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        cards: str | None = None,
        reward: str | None = None,
    ) -> None:
        if size < 1:
            raise BadOption(f"There must be at least one game, not {size}.")
        self.setup = prepare(game, players, options, cards)
        self.size = size
        self.tensors = Tensors(self.setup)
        self.reward = reward_of(reward, self.setup.players)
        self.dealt: Batch | None = None

    @property
    def batch(self) -> Batch:
        """The games. Raises IllegalChoice before ``reset``."""
        if self.dealt is None:
            raise IllegalChoice("Nothing can be chosen yet: call reset first, to deal the games.")
        return self.dealt

    def reset(self, seed: Seeds = 0) -> tuple[Floats, Infos]:
        """Deal all games: the first as ``tongbao.new`` does with that seed, or each with its own of a list of seeds.

        For what is returned see step. Raises BadOption.
        """
        self.dealt = Batch.begun(self.setup, None, deals_from(seed, self.size))
        return self.read()

    def step(self, actions: Any) -> tuple[Floats, NDArray[np.float32], NDArray[np.bool_], Infos]:
        """Make a choice in every game, given by its id.

        Returns what the seat observes that has to decide next, float32 (games, numbers); what each seat is paid,
        float32 (games, players), all 0 but where a game has ended; which have ended, bool (games,); and infos:
        ``action_mask`` int8 (games, actions), ``seat`` (games,), and of those that have ended ``scores``
        (games, players).
        Raises IllegalChoice.
        """
        endings = self.batch.take(ids_of(self.setup.meta.action_space, actions))
        rewards = np.zeros((self.size, self.setup.players), np.float32)
        scores = np.zeros((self.size, self.setup.players), np.int32)
        ended = np.zeros(self.size, np.bool_)
        for ending in endings:
            rewards[ending.number] = self.reward(ending.places, ending.scores)
            scores[ending.number] = ending.scores
            ended[ending.number] = True
        observations, infos = self.read()
        return observations, rewards, ended, {**infos, "scores": scores}

    def read(self) -> tuple[Floats, Infos]:
        """Every game as the seat knows it that has to decide."""
        batch, tensors = self.batch, self.tensors
        infos = {"action_mask": tensors.masks(batch.masks), "seat": np.array(batch.actors)}
        return tensors.floats(batch.observations), infos
