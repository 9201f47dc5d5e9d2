"""Gymnasium's own test on every game with every number of players; ``make judges`` runs it."""

import gymnasium
from gymnasium.utils.env_checker import check_env
from verdicts import Verdicts

from tongbao.research.gymnasium import id_of


def judge(game: str, players: int) -> None:
    """Its test; it raises if it isn't passed."""
    check_env(gymnasium.make(id_of(game), players=players).unwrapped)


if __name__ == "__main__":
    verdicts = Verdicts("Gymnasium", ["gymnasium", "numpy"])
    verdicts.judge_all("`check_env`", judge)
    verdicts.write()
