"""Gymnasium's own test on every game with every number of players; ``make judges`` runs it."""

import warnings

import gymnasium
from gymnasium.utils.env_checker import check_env
from verdicts import Verdicts, tables, title

from tongbao.research.gymnasium import id_of


def judged(game: str, players: int) -> str:
    """What the test says."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(gymnasium.make(id_of(game), players=players).unwrapped)
    remarks = sorted({str(warning.message) for warning in told})
    return f"`check_env` passed{'; remarks: ' + '; '.join(remarks) if remarks else ''}"


if __name__ == "__main__":
    verdicts = Verdicts("Gymnasium", ["gymnasium", "numpy"])
    for game, players in tables():
        verdicts.judge(title(game, players), lambda game=game, players=players: judged(game, players))
    verdicts.write()
