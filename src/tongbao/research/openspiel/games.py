"""The games of OpenSpiel: their parameters, what is declared of them, and how they come into its list."""

from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

import pyspiel

from tongbao.engine.meta import BadOption, Meta, Setup
from tongbao.research.chance import Sampled
from tongbao.research.explicit import CHANCES
from tongbao.research.openspiel.observers import Observer
from tongbao.research.openspiel.states import SpielState
from tongbao.research.position import KINDS, beginning
from tongbao.research.rewards import REWARDS, Reward, bounds_of, by_margin
from tongbao.research.small import SMALL_GAMES

T = TypeVar("T")
PREFIX: Final = "python_tongbao_"
PLACES: Final = "places"
FRAMES: Final = 8
FRAMES_OF_SMALL: Final = 16


def game_type(meta: Meta[Any], utility: Any) -> Any:
    """What is declared of a game of the catalogue."""
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
    earlier observations of a player his information tensor holds. Raises BadOption or BadCards, a ValueError.
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
            raise BadOption(f"frames can’t be {self.frames}; it is how many observations are recalled, from 0 on.")
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
        """What looks at states. Raises ValueError for a kind of observation that isn't given."""
        return Observer(self.start.setup, self.frames, iig_obs_type, params)


def called(parameter: str, name: str, known: dict[str, T]) -> T:
    """The value of a parameter that has this name. Raises BadOption."""
    if name not in known:
        raise BadOption(f"{parameter} can’t be “{name[:40]}”; it can be: {', '.join(known)}.")
    return known[name]


def options_in(text: str) -> dict[str, str]:
    """The options that a parameter names. Raises BadOption."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options can’t have “{part[:40]}”; it is a list such as edition:online;even_turns:on.")
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
