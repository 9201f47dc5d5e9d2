"""OpenSpiel: the games, states and observers that ``pyspiel`` asks for.

Once this is imported, ``pyspiel.load_game("python_tongbao_xanadu(players=3)")`` finds the games. A state keeps one
position, which never changes, so a clone shares it. docs/openspiel.md tells what can be done with them. It takes
``pip install 'tongbao[openspiel]'``.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

import numpy as np
import pyspiel

from tongbao.engine.meta import BadOption, Meta, Setup
from tongbao.engine.seats import SPECTATOR
from tongbao.research.chance import Sampled
from tongbao.research.explicit import CHANCES
from tongbao.research.position import KINDS, Position, beginning
from tongbao.research.rewards import REWARDS, Reward, bounds_of, by_margin
from tongbao.research.small import SMALL_GAMES
from tongbao.research.tensors import Floats, Tensors


class Observer:
    """Looks at states for a seat, with perfect recall or not; for the spectator where nothing private is asked for.

    ``tensor`` is float32 from 0 to 1, ``dict`` the same in parts, by the names of the fields of the layout. With
    perfect recall there is one part more: ``recalled``, with a row for each of so many ``frames``, the latest first.
    A row is an earlier observation, from whenever the seat chose or saw a change, and the number of its choice, from 1
    on, by how many there are; 0 if it had none. The spectator has no tensor. Raises ValueError for a kind of
    observation that isn't given.
    """

    def __init__(self, setup: Setup, frames: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Tongbao’s observations don’t take parameters such as {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise ValueError(
                "An observation is what one seat can see, or what everyone can see; there is no other kind."
            )
        self.recalls: Final[bool] = kind.perfect_recall
        self.is_public: Final[bool] = kind.private_info == private.NONE
        self.tensors: Final = Tensors(setup)
        self.frames: Final = frames if self.recalls else 0
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if not self.is_public:
            self.lay_out(setup)

    def lay_out(self, setup: Setup) -> None:
        """Make the tensor and its parts."""
        size, width = self.tensors.size, self.tensors.size + 1
        tensor = np.zeros(size + self.frames * width, np.float32)
        first = 0
        for field in setup.meta.layout(setup):
            self.dict[field.name] = tensor[first : first + field.size]
            first += field.size
        if self.frames:
            self.dict["recalled"] = tensor[size:].reshape(self.frames, width)
        self.tensor = tensor

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player knows; before the deal that is nothing."""
        position: Position = state.position
        if self.tensor is None:
            return
        self.tensor.fill(0)
        observed = position.observed(player)
        if observed:
            self.tensor[: self.tensors.size] = self.tensors.floats(observed)[0]
        for row, (seen, choice) in enumerate(position.recollections(player, self.frames)):
            self.dict["recalled"][row, :-1] = self.tensors.floats(seen)[0]
            self.dict["recalled"][row, -1] = (choice + 1) / self.tensors.actions

    def string_from(self, state: Any, player: int) -> str:
        """The information state as a text."""
        position: Position = state.position
        seat = SPECTATOR if self.is_public else player
        return position.information(seat) if self.recalls else position.seen(seat).decode()


SEEDS: Final = 1 << 53


class SpielState(pyspiel.State):
    """A game of Tongbao as OpenSpiel sees it: one seat acts at a time, or chance does.

    Where all choose at once, seats choose one after another, and nobody knows what the others have sealed.
    """

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat to act, or who is none: chance, or nobody any more."""
        position = self.position
        if position.game is None or position.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.game.over else position.game.actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [choice.id for choice in self.position.choices()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, with their probabilities."""
        return self.position.question.outcomes

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.chosen(action) if position.pending is None else position.answered(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.question.text(action)
        return self.position.setup.meta.action_space.text(action)

    def returns(self) -> list[float]:
        """The return of each seat at the end; zeros before it."""
        position = self.position
        if position.game is None or not position.is_over:
            return [0.0] * position.setup.players
        reward: Reward = self.get_game().reward
        return reward(position.game.places(), position.game.scores())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state with the same information state of the player, all that they don't know dealt again.

        ``sampler`` gives numbers from 0 to 1. The state has no history, for nobody knows how it came to be, and can't
        be serialised. Raises ValueError at a node of chance.
        """
        position = self.position.imagined(player, int(sampler() * SEEDS))
        return SpielState(self.get_game(), position)

    def __str__(self) -> str:
        return str(self.position)


T = TypeVar("T")
PREFIX: Final = "python_tongbao_"
PLACES: Final = "places"
FRAMES: Final = 8
FRAMES_OF_SMALL: Final = 16


def game_type(meta: Meta[Any], utility: Any) -> Any:
    """The declaration of a game of the catalogue."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + meta.name,
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.max_players,
        min_num_players=meta.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.usual_players,
            "options": "",
            "cards": "",
            "chance": Sampled.name,
            "returns": PLACES,
            "frames": FRAMES_OF_SMALL if meta.name in SMALL_GAMES else FRAMES,
        },
    )


class SpielGame(pyspiel.Game):
    """One game of the catalogue for a number of players, with options.

    Parameters: ``players``; ``options`` such as ``edition:online;even_turns:on``, with / for a comma; ``cards``, the
    path of a card file; ``chance``, sampled or explicit; ``returns``, by places or by margin; ``frames``, how many
    earlier observations of a player their information tensor holds. Raises BadOption or BadCards, a ValueError.
    """

    meta: ClassVar[Meta[Any]]

    def __init__(self, params: dict[str, Any]) -> None:
        meta, players, cards, returns = self.meta, params["players"], params["cards"], params["returns"]
        options = meta.settle(players, options_in(params["options"]))
        setup = Setup(meta, players, options, [], text_of(cards) if cards else None)
        chance = called("chance", params["chance"], CHANCES)
        reward = called("returns", returns, REWARDS)
        self.reward: Reward = by_margin if players == 1 else reward
        self.start = beginning(setup, chance)
        self.frames: int = params["frames"]
        if self.frames < 0:
            raise BadOption(f"frames can’t be {self.frames}; it is the number of past observations, 0 or more.")
        self.chance_nodes = chance.most_questions(setup)
        least, most = bounds_of(returns, players)
        utilities = pyspiel.GameType.Utility
        super().__init__(
            game_type(meta, utilities.GENERAL_SUM if players == 1 else utilities.ZERO_SUM),
            pyspiel.GameInfo(
                num_distinct_actions=meta.action_space.size,
                max_chance_outcomes=chance.most_outcomes(setup),
                num_players=players,
                min_utility=least,
                max_utility=most,
                utility_sum=None if players == 1 else 0.0,
                max_game_length=meta.most_decisions,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self, self.start)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (PREFIX + self.meta.name, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        """A number of questions to chance that no game reaches."""
        return self.chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of states. Raises ValueError for a kind of observation that isn't given."""
        return Observer(self.start.setup, self.frames, iig_obs_type, params)


def called(parameter: str, name: str, known: dict[str, T]) -> T:
    """The value of a parameter that has this name. Raises BadOption."""
    if name not in known:
        raise BadOption(f"{parameter} can’t be “{name[:40]}”; choose one of: {', '.join(known)}.")
    return known[name]


def options_in(text: str) -> dict[str, str]:
    """The options that a parameter names. Raises BadOption."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options can’t contain “{part[:40]}”; write a list such as edition:online;even_turns:on.")
        found[name.strip()] = value.strip().replace("/", ",")
    return found


def text_of(path: str) -> str:
    """The text of a card file. Raises BadOption if it can't be read."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"The card file {path} can’t be read: {error}.") from None


def register(meta: Meta[Any]) -> None:
    """Let OpenSpiel find the game under ``python_tongbao_`` and its name.

    It gets a class of its own: what OpenSpiel keeps outlives the interpreter, which would miss anything less lasting.
    """
    kind = type(SpielGame.__name__, (SpielGame,), {"meta": meta})
    KINDS[meta.name] = meta
    pyspiel.register_game(game_type(meta, pyspiel.GameType.Utility.ZERO_SUM), kind)


for one in list(KINDS.values()):
    register(one)
